package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jmesat.internal.text.NumberText;

/**
 * Writes an {@link AxisReport} in words, sentence by sentence, for a log or a view of your own. The log, the diagnosis
 * and the panel of this project use the same sentences. A sentence has no full stop at its end and is the same in every
 * locale. Appending one allocates nothing.
 */
public final class AxisNarrator {
    private static final String GAP = "  ";
    private static final int SIZE_DIGITS = 6;
    private static final int SMALLEST_DIGITS = 2;
    private static final int MOST_DECIMALS = 12;
    private static final int DIRECTION_DECIMALS = 6;

    private final String nameA;
    private final String nameB;

    /**
     * Creates a narrator.
     *
     * @param nameA name of the first shape (not null)
     * @param nameB name of the second shape (not null)
     */
    public AxisNarrator(String nameA, String nameB) {
        this.nameA = Objects.requireNonNull(nameA, "nameA");
        this.nameB = Objects.requireNonNull(nameB, "nameB");
    }

    /**
     * Appends whether the shapes overlap, touch or are apart, by how much, and at which edges. What is nearer than the
     * tolerance touches, without a number.
     *
     * @param to receives the sentence (not null)
     * @param report the report, updated at least once (not null)
     * @return {@code to}
     */
    public StringBuilder appendVerdict(StringBuilder to, AxisReport report) {
        check(to, report);
        Axis axis = report.deciding();
        double separation = axis.separation();
        if (report.pieceA() != 0 || report.pieceB() != 0) {
            to.append("Piece ").append(report.pieceA()).append(" of ").append(nameA).append(" and piece ")
                    .append(report.pieceB()).append(" of ").append(nameB);
        } else {
            to.append(nameA).append(" and ").append(nameB);
        }
        boolean touches = report.onlyTouches();
        boolean apart = separation > 0 && !touches;
        if (touches) {
            to.append(" touch");
        } else if (apart) {
            NumberText.append(to.append(" are "), report.distance()).append(" apart");
        } else {
            NumberText.append(to.append(" overlap by "), -separation);
        }
        if (apart && report.isCornerToCorner()) {
            appendEdges(to.append("; at "), axis);
            NumberText.append(to.append(" by "), separation);
        } else {
            appendEdges(to.append(" at "), axis);
        }
        if (report.isSeparated() != apart) {
            to.append(", which counts as ").append(report.isSeparated() ? "apart" : "touching");
            if (!touches) {
                NumberText.append(to.append(": the limit is "), report.limit());
            }
        }
        return to;
    }

    /**
     * Appends the consequence of the verdict: for an overlap the move that ends it, for separate shapes the number of
     * separating axes. Appends nothing if the shapes only touch.
     *
     * @param to receives the sentence (not null)
     * @param report the report, updated at least once (not null)
     * @return {@code to}
     */
    public StringBuilder appendConsequence(StringBuilder to, AxisReport report) {
        return appendConsequence(to, report, false);
    }

    /**
     * Appends the consequence of the verdict, as {@link #appendConsequence(StringBuilder, AxisReport)} does, with the
     * move of the shape that can move.
     *
     * @param to receives the sentence (not null)
     * @param report the report, updated at least once (not null)
     * @param movesA true for the move of the first shape, such as when the second one is fixed
     * @return {@code to}
     */
    public StringBuilder appendConsequence(StringBuilder to, AxisReport report, boolean movesA) {
        check(to, report);
        Axis axis = report.deciding();
        if (!report.isSeparated()) {
            double sign = movesA ? -1 : 1;
            return report.onlyTouches() ? to
                    : NumberText.appendVector(to.append("Moving ").append(movesA ? nameA : nameB).append(" by "),
                    sign * axis.pushX() + 0.0, sign * axis.pushY() + 0.0).append(" leaves them touching");
        }
        int count = 0;
        int all = report.axes().size();
        for (int i = 0; i < all; i++) {
            count += report.axes().get(i).separates() ? 1 : 0;
        }
        return to.append(count).append(" of ").append(all).append(all == 1 ? " axis " : " axes ")
                .append(count == 1 ? "separates" : "separate").append(" them; one is enough");
    }

    /**
     * Appends which axis is the {@linkplain AxisReport#runnerUp() runner-up}. Appends nothing when there is none.
     *
     * @param to receives the sentence (not null)
     * @param report the report, updated at least once (not null)
     * @return {@code to}
     */
    public StringBuilder appendRunnerUp(StringBuilder to, AxisReport report) {
        check(to, report);
        Axis next = report.runnerUp().orElse(null);
        return next == null ? to : appendOther(to.append("The next best axis is "), report, next);
    }

    /**
     * Appends the axis that the MTV {@linkplain AxisReport#rival() may jump to}. Appends nothing when there is none.
     *
     * @param to receives the sentence (not null)
     * @param report the report, updated at least once (not null)
     * @return {@code to}
     */
    public StringBuilder appendJump(StringBuilder to, AxisReport report) {
        check(to, report);
        Axis rival = report.rival().orElse(null);
        return rival == null ? to : appendOther(to.append("The smallest push (MTV) may jump to "), report, rival);
    }

    private static void check(StringBuilder to, AxisReport report) {
        Objects.requireNonNull(to, "to");
        Objects.requireNonNull(report, "report");
    }

    /** Appends the edges of an axis that does not decide, and how much worse it is. */
    private StringBuilder appendOther(StringBuilder to, AxisReport report, Axis axis) {
        double margin = report.separation() - axis.separation();
        boolean kept = margin < -report.tie();
        if (axis.isOpposite(report.deciding())) {
            to.append("the opposite direction");
        } else {
            appendEdges(to, axis);
        }
        to.append(", ");
        if (report.isSeparated()) {
            to.append(axis.separation() < 0 ? "overlapping by " : "");
            NumberText.append(to, Math.abs(axis.separation())).append(axis.separation() < 0 ? "" : " apart");
        } else if (Math.abs(margin) <= report.tie()) {
            to.append("as deep");
        } else {
            NumberText.append(to, Math.abs(margin)).append(kept ? " less deep" : " deeper");
        }
        return kept ? to.append(", but the previous axis is kept") : to;
    }

    /**
     * Appends the edges of an axis in words, for a sentence.
     *
     * @param to receives the words (not null)
     * @param axis the axis (not null)
     * @return {@code to}
     */
    public StringBuilder appendEdges(StringBuilder to, Axis axis) {
        Objects.requireNonNull(axis, "axis");
        Objects.requireNonNull(to, "to");
        return switch (axis.owner()) {
            case A -> to.append("edge ").append(axis.edgeOfA()).append(" of ").append(nameA);
            case B -> to.append("edge ").append(axis.edgeOfB()).append(" of ").append(nameB);
            case BOTH -> to.append("edge ").append(axis.edgeOfA()).append(" of ").append(nameA).append(" and ")
                    .append(axis.edgeOfB()).append(" of ").append(nameB);
            case CORNERS -> to.append("the closest corners");
        };
    }

    /**
     * Appends a short name of an axis, for a table: its edges.
     *
     * @param to receives the name (not null)
     * @param axis the axis (not null)
     * @return {@code to}
     */
    public StringBuilder appendName(StringBuilder to, Axis axis) {
        Objects.requireNonNull(axis, "axis");
        Objects.requireNonNull(to, "to");
        return switch (axis.owner()) {
            case A -> to.append(nameA).append(' ').append(axis.edgeOfA());
            case B -> to.append(nameB).append(' ').append(axis.edgeOfB());
            case BOTH -> to.append(nameA).append(' ').append(axis.edgeOfA()).append(", ").append(nameB).append(' ')
                    .append(axis.edgeOfB());
            case CORNERS -> to.append("corners");
        };
    }

    /**
     * Returns the role of an axis in the verdict, for a table.
     *
     * @param report the report (not null)
     * @param axis one of its axes (not null)
     * @return one word or two
     */
    public String meaning(AxisReport report, Axis axis) {
        Objects.requireNonNull(axis, "axis");
        boolean deciding = axis == Objects.requireNonNull(report, "report").deciding();
        if (axis.separates()) {
            return deciding ? "widest gap" : "separates";
        }
        return axis.separation() >= 0 ? "touches" : deciding ? "least overlap" : "overlap";
    }

    /** Returns all sentences, one a line, then a table of the axes. */
    String write(AxisReport report) {
        StringBuilder text = new StringBuilder();
        appendVerdict(text, report);
        end(text);
        appendConsequence(text, report);
        end(text);
        if (report.isSeparatedByCircles()) {
            end(text.append("The bounding circles are apart already, so the test looks at no axis"));
        }
        if (report.isDirectionArbitrary()) {
            end(text.append("The direction is arbitrary: the opposite one is as good"));
        }
        if (!report.rival().equals(report.runnerUp())) {
            appendRunnerUp(text, report);
            end(text);
        }
        appendJump(text, report);
        end(text);
        append(text, rows(report));
        return text.toString();
    }

    /** Ends a sentence, if there is one. */
    private static void end(StringBuilder text) {
        if (text.charAt(text.length() - 1) != '\n') {
            text.append(".\n");
        }
    }

    private List<String[]> rows(AxisReport report) {
        int decimals = decimals(report);
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {"edges", "direction from " + nameA + " to " + nameB, "", nameA + " from", "to",
            nameB + " from", "to", "separation", ""});
        for (Axis axis : sorted(report)) {
            rows.add(new String[] {appendName(new StringBuilder(), axis).toString(),
                number(axis.x(), DIRECTION_DECIMALS), number(axis.y(), DIRECTION_DECIMALS),
                number(axis.minA(), decimals), number(axis.maxA(), decimals), number(axis.minB(), decimals),
                number(axis.maxB(), decimals),
                NumberText.appendCell(new StringBuilder(), axis.separation(), decimals).toString(),
                meaning(report, axis)});
        }
        return rows;
    }

    private static String number(double value, int decimals) {
        return NumberText.append(new StringBuilder(), value, decimals).toString();
    }

    private static List<Axis> sorted(AxisReport report) {
        List<Axis> axes = new ArrayList<>(report.axes());
        axes.remove(report.decidingIndex());
        axes.sort((one, other) -> Double.compare(other.separation(), one.separation()));
        axes.add(0, report.deciding());
        return axes;
    }

    /** Six digits of the pair's size, or more decimals if depth and margin need them for two digits. */
    private static int decimals(AxisReport report) {
        int decimals = NumberText.decimalsFor(report.size(), SIZE_DIGITS, MOST_DECIMALS);
        for (double small : new double[] {Math.abs(report.separation()), Math.abs(report.margin())}) {
            if (small > report.tie() && decimals != NumberText.EXPONENT) {
                decimals = Math.max(decimals, NumberText.decimalsFor(small, SMALLEST_DIGITS, MOST_DECIMALS));
            }
        }
        return decimals;
    }

    /** The first and last columns are aligned left, the numbers between them right. */
    private static void append(StringBuilder text, List<String[]> rows) {
        int last = rows.get(0).length - 1;
        int[] widths = new int[last + 1];
        for (String[] row : rows.subList(1, rows.size())) {
            for (int i = 0; i <= last; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        String[] heading = rows.get(0);
        int direction = widths[1] + GAP.length() + widths[2];
        widths[1] += Math.max(0, heading[1].length() - direction);
        for (int i = 0; i < last; i++) {
            widths[i] = i == 1 ? widths[i] : Math.max(widths[i], heading[i].length());
        }
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder(pad(row[0], widths[0], false));
            if (row == heading) {
                line.append(GAP).append(pad(row[1], widths[1] + GAP.length() + widths[2], true));
            } else {
                line.append(GAP).append(pad(row[1], widths[1], true)).append(GAP).append(pad(row[2], widths[2], true));
            }
            for (int i = 3; i < last; i++) {
                line.append(GAP).append(pad(row[i], widths[i], true));
            }
            line.append(GAP).append(row[last]);
            text.append(row == heading ? "" : "\n").append(line.toString().stripTrailing());
        }
    }

    private static String pad(String cell, int width, boolean right) {
        String blanks = " ".repeat(width - cell.length());
        return right ? blanks + cell : cell + blanks;
    }
}
