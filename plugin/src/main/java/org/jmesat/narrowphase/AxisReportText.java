package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.narrowphase.AxisReport.Owner;

/** A report in words and as a table, for a log. */
final class AxisReportText {
    private static final DecimalText DIRECTION = DecimalText.fixed(6);
    private static final String GAP = "  ";

    private final AxisReport report;
    private final String nameA;
    private final String nameB;
    private final Axis runnerUp;
    private final Axis rival;
    private final StringBuilder text = new StringBuilder();

    AxisReportText(AxisReport report, String nameA, String nameB) {
        this.report = report;
        this.nameA = nameA;
        this.nameB = nameB;
        runnerUp = report.runnerUp().orElse(null);
        rival = report.rival().orElse(null);
    }

    String write() {
        verdict();
        runnerUp();
        table();
        return text.toString();
    }

    private void verdict() {
        Axis axis = report.deciding();
        double separation = axis.separation();
        String amount = DecimalText.inWords(Math.abs(separation));
        text.append(nameA).append(" and ").append(nameB).append(' ');
        if (report.pieceA() != 0 || report.pieceB() != 0) {
            text.append("(pieces ").append(report.pieceA()).append(" and ").append(report.pieceB()).append(") ");
        }
        if (report.isSeparated()) {
            text.append(separation < 0 ? "count as apart: overlap " : "are apart: gap ").append(amount);
        } else {
            text.append(separation < 0 ? "overlap: least overlap " : "touch: gap ").append(amount);
        }
        text.append(" along ").append(vector(axis.x(), axis.y())).append(", ").append(edges(axis));
        boolean byLimit = report.isSeparated() ? separation < 0 : separation > 0;
        text.append(byLimit ? "; the limit is " + DecimalText.inWords(report.limit()) : "").append(".\n");
        if (report.isSeparated()) {
            countSeparating();
        } else if (separation < 0) {
            text.append("Moving ").append(nameB).append(" by ").append(vector(axis.pushX(), axis.pushY()))
                    .append(", or ").append(nameA).append(" the other way, leaves them touching.\n");
        }
    }

    private void countSeparating() {
        int count = 0;
        for (Axis axis : report.axes()) {
            count += axis.separates() ? 1 : 0;
        }
        int all = report.axes().size();
        text.append(count).append(" of ").append(all).append(all == 1 ? " axis" : " axes")
                .append(count == 1 ? " separates them" : " separate them").append("; one is enough.");
        text.append(report.isSeparatedByCircles() ? " The bounding circles alone are apart.\n" : "\n");
    }

    private void runnerUp() {
        if (report.isDirectionArbitrary()) {
            text.append("Geometry gives no direction: the other way round would do as well.\n");
        }
        if (runnerUp == null) {
            return;
        }
        text.append("Runner-up: ").append(other(runnerUp));
        if (rival == null) {
            text.append(".\n");
        } else if (rival.equals(runnerUp)) {
            text.append(": the MTV is about to jump.\n");
        } else {
            text.append(". The MTV is about to jump to ").append(other(rival)).append(".\n");
        }
    }

    /** An axis that does not decide: its edges, by how much it is worse, and how far its direction is turned. */
    private String other(Axis axis) {
        Axis deciding = report.deciding();
        double margin = deciding.separation() - axis.separation();
        String amount = DecimalText.inWords(Math.abs(margin));
        String difference;
        if (Math.abs(margin) <= report.tie()) {
            difference = report.isSeparated() ? "a gap as wide" : "as deep";
        } else if (report.isSeparated()) {
            difference = axis.separation() >= 0 ? amount + " narrower" : "overlap "
                    + DecimalText.inWords(-axis.separation());
        } else if (margin > 0) {
            difference = amount + " deeper";
        } else {
            difference = amount + " less deep, but the axis of last time is kept";
        }
        if (axis.isOpposite(deciding)) {
            return "the other way round, " + (axis.owner() == Owner.CORNERS ? "" : edges(axis) + ", ") + difference;
        }
        double cosine = deciding.x() * axis.x() + deciding.y() * axis.y();
        double sine = deciding.x() * axis.y() - deciding.y() * axis.x();
        double turn = StrictMath.toDegrees(StrictMath.abs(StrictMath.atan2(sine, cosine)));
        return edges(axis) + ", " + difference + ", " + DecimalText.inWords(StrictMath.rint(10 * turn) / 10)
                + " degrees away";
    }

    private String edges(Axis axis) {
        return switch (axis.owner()) {
            case A -> "edge " + axis.edgeOfA() + " of " + nameA;
            case B -> "edge " + axis.edgeOfB() + " of " + nameB;
            case BOTH -> "edge " + axis.edgeOfA() + " of " + nameA + " and edge " + axis.edgeOfB() + " of " + nameB;
            case CORNERS -> "the line between the closest corners";
        };
    }

    private static String vector(double x, double y) {
        return '(' + DecimalText.inWords(x) + ", " + DecimalText.inWords(y) + ')';
    }

    private void table() {
        DecimalText column = column();
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {"axis", "direction from " + nameA + " to " + nameB, "", nameA + " from", "to",
            nameB + " from", "to", "separation", ""});
        for (Axis axis : sorted()) {
            rows.add(new String[] {row(axis), DIRECTION.write(axis.x()), DIRECTION.write(axis.y()),
                column.write(axis.minA()), column.write(axis.maxA()), column.write(axis.minB()),
                column.write(axis.maxB()), column.write(axis.separation()), meaning(axis)});
        }
        append(rows);
    }

    private String row(Axis axis) {
        return switch (axis.owner()) {
            case A -> nameA + " edge " + axis.edgeOfA();
            case B -> nameB + " edge " + axis.edgeOfB();
            case BOTH -> nameA + " edge " + axis.edgeOfA() + ", " + nameB + " edge " + axis.edgeOfB();
            case CORNERS -> "corners";
        };
    }

    private String meaning(Axis axis) {
        if (axis.separates()) {
            return axis == report.deciding() ? "separates, widest gap" : "separates";
        }
        return axis == report.deciding() ? axis.separation() < 0 ? "least overlap" : "touches"
                : axis == runnerUp ? "runner-up" : "";
    }

    private List<Axis> sorted() {
        List<Axis> axes = new ArrayList<>(report.axes());
        axes.remove(report.decidingIndex());
        axes.sort((one, other) -> Double.compare(other.separation(), one.separation()));
        axes.add(0, report.deciding());
        return axes;
    }

    private DecimalText column() {
        double largest = 0;
        for (Axis axis : report.axes()) {
            largest = Math.max(largest, Math.max(Math.max(Math.abs(axis.minA()), Math.abs(axis.maxA())),
                    Math.max(Math.abs(axis.minB()), Math.abs(axis.maxB()))));
        }
        double noise = report.tie();
        double depth = Math.abs(report.separation());
        double margin = Math.abs(report.margin());
        double smallest = Math.min(depth > noise ? depth : Double.POSITIVE_INFINITY,
                margin > noise ? margin : Double.POSITIVE_INFINITY);
        return DecimalText.column(report.size(), Double.isInfinite(smallest) ? 0 : smallest, largest);
    }

    /** The first column and the last begin at the same place in each line, the numbers between end there. */
    private void append(List<String[]> rows) {
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
