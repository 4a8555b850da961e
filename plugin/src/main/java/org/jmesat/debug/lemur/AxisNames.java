package org.jmesat.debug.lemur;

import org.jmesat.narrowphase.AxisReport;

/** What the panel calls an axis and its part in the verdict. */
final class AxisNames {
    private AxisNames() {
    }

    /** In a table, after a heading that says that edges are meant. */
    static String row(AxisReport.Axis axis) {
        return switch (axis.owner()) {
            case A -> "A edge " + axis.edge();
            case B -> "B edge " + axis.edge();
            case BOTH -> "A+B edge " + axis.edge();
            case CORNERS -> "corners";
        };
    }

    /** In a sentence. */
    static String sentence(AxisReport.Axis axis) {
        return switch (axis.owner()) {
            case A -> "edge " + axis.edge() + " of A";
            case B -> "edge " + axis.edge() + " of B";
            case BOTH -> "edge " + axis.edgeOfA() + " of A, " + axis.edgeOfB() + " of B";
            case CORNERS -> "the closest corners";
        };
    }

    static String meaning(AxisReport.Axis axis, boolean deciding) {
        if (axis.separates()) {
            return "separates";
        }
        if (axis.separation() >= 0) {
            return "touches";
        }
        return deciding ? "least overlap" : "overlap";
    }
}
