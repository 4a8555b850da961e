package org.jmesat.benchmarks;

import java.util.List;
import java.util.Locale;

/**
 * A measured number beside the required one.
 *
 * @param what what was measured
 * @param measured the number
 * @param required its limit
 * @param isMost whether the limit is an upper one
 * @param isUnsteady whether the iterations varied by more than a tenth
 */
public record Verdict(String what, double measured, double required, boolean isMost, boolean isUnsteady) {
    /** An upper limit of a number that is not marked as unsteady. */
    public static Verdict atMost(String what, double measured, double required) {
        return new Verdict(what, measured, required, true, false);
    }

    boolean isMet() {
        return isMost ? measured <= required : measured >= required;
    }

    /** A row of a table of Markdown. */
    public String row() {
        return String.format(Locale.ROOT, "| %s | %s | %s | %s%s |", what, number(measured), limit(),
                isMet() ? "PASS" : "MISS", isUnsteady ? " ~" : "");
    }

    private String limit() {
        return (isMost ? "≤ " : "≥ ") + (required % 1 == 0 ? String.valueOf((int) required) : required);
    }

    /** The table of verdicts as Markdown, or nothing if there are none. */
    public static String format(List<Verdict> verdicts) {
        StringBuilder text = new StringBuilder();
        if (!verdicts.isEmpty()) {
            text.append("\n| | measured | required | |\n| --- | --- | --- | --- |\n");
            verdicts.forEach(verdict -> text.append(verdict.row()).append('\n'));
        }
        return text.toString();
    }

    /** Bars of the measured numbers as parts of their limits: longer than 1 where a limit is missed. */
    public static void plot(List<Verdict> verdicts, Plot plot) {
        plot.bars("measured / required", "Orange bars miss their limit. For ≥ the ratio is required / measured. "
                + "Bars are cut at " + Plot.LONGEST + ".", verdicts.stream().map(Verdict::bar).toList());
    }

    private Plot.Bar bar() {
        double ratio = isMost ? measured / required : required / measured;
        // A limit of 0 that is met.
        return new Plot.Bar(what + ": " + number(measured) + " (" + limit() + ")", Double.isNaN(ratio) ? 0 : ratio,
                !isMet());
    }

    /** A number with as many digits as are worth reading; nothing for NaN. */
    public static String number(double value) {
        return Double.isNaN(value) ? "" : String.format(Locale.ROOT, value == 0 || value >= 100 ? "%.0f"
                : value < 0.01 ? "%.4f" : value < 0.1 ? "%.3f" : "%.2f", value);
    }
}
