package org.jmesat.debug.lemur;

import org.jmesat.narrowphase.Axis;

/** What the panel calls an axis and its part in the verdict. */
final class AxisNames {
    private AxisNames() {
    }

    /** In a table, after a heading that says that edges are meant. */
    static StringBuilder row(StringBuilder to, Axis axis) {
        return switch (axis.owner()) {
            case A -> to.append("A edge ").append(axis.edge());
            case B -> to.append("B edge ").append(axis.edge());
            case BOTH -> to.append("A+B edge ").append(axis.edge());
            case CORNERS -> to.append("corners");
        };
    }

    /** In a sentence. */
    static StringBuilder sentence(StringBuilder to, Axis axis) {
        return switch (axis.owner()) {
            case A -> to.append("edge ").append(axis.edge()).append(" of A");
            case B -> to.append("edge ").append(axis.edge()).append(" of B");
            case BOTH -> to.append("edge ").append(axis.edgeOfA()).append(" of A, ").append(axis.edgeOfB())
                    .append(" of B");
            case CORNERS -> to.append("the closest corners");
        };
    }

    static String meaning(Axis axis, boolean deciding) {
        if (axis.separates()) {
            return "separates";
        }
        if (axis.separation() >= 0) {
            return "touches";
        }
        return deciding ? "least overlap" : "overlap";
    }
}
