package org.jmesat.debug.lemur;

import org.jmesat.debug.PairSelection;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.PairDescription;

/** Says in words why a pair does or does not collide: appends to a text, which it returns. */
final class Verdict {
    private static final int UNIT_DECIMALS = 2;

    private Verdict() {
    }

    /** The answer and the axis that gives it. */
    static StringBuilder answer(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return to.append("Nothing to explain: one of them has no shape");
        }
        Axis axis = report.deciding();
        double size = Math.abs(axis.separation());
        int decimals = decimals(report);
        if (isTouching(selection)) {
            return axis.separation() < 0 ? named(to.append("Collision: least overlap "), size, decimals, axis)
                    : NumberText.decimal(to.append("Touch: gap "), size, decimals).append(" is within tolerance");
        }
        if (report.isSeparated()) {
            return named(to.append("Apart: gap "), size, decimals, axis);
        }
        return NumberText.decimal(to.append("No contact: filtered, or overlap "), size, decimals).append(" is a touch");
    }

    private static StringBuilder named(StringBuilder to, double size, int decimals, Axis axis) {
        return AxisNames.sentence(NumberText.decimal(to, size, decimals).append(", "), axis);
    }

    /** What follows from it. */
    static StringBuilder consequence(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return to;
        }
        PairDescription pair = selection.pair();
        if (isTouching(selection) && pair.depth() > 0) {
            return NumberText.vector(to.append("To part them, push B by "), pair.normalX() * pair.depth(),
                    pair.normalY() * pair.depth(), decimals(report));
        }
        int separating = 0;
        for (int i = 0; i < report.axes().size(); i++) {
            separating += report.axes().get(i).separates() ? 1 : 0;
        }
        if (separating == 0) {
            return to.append("No axis separates them");
        }
        return to.append(separating).append(separating == 1 ? " axis of " : " axes of ").append(report.axes().size())
                .append(separating == 1 ? " separates them; one is enough" : " separate them; one is enough");
    }

    /** What would decide if the deciding axis did not, and whether that is likely soon. */
    static StringBuilder runnerUp(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null || report.runnerUp().isEmpty()) {
            return to;
        }
        Axis next = report.runnerUp().get();
        if (report.isSeparated()) {
            return named(to.append(next.separation() < 0 ? "Runner-up: overlap " : "Runner-up: gap "),
                    Math.abs(next.separation()), decimals(report), next);
        }
        return isAboutToJump(selection) ? deeper(to.append("MTV about to jump: "), report, report.rival().get())
                : deeper(to.append("Runner-up: "), report, next);
    }

    private static StringBuilder deeper(StringBuilder to, AxisReport report, Axis other) {
        NumberText.decimal(to, report.separation() - other.separation(), decimals(report)).append(" deeper, ");
        return other.isOpposite(report.deciding()) ? to.append("the other way round") : AxisNames.sentence(to, other);
    }

    /** Tells whether a small movement may turn the normal of a pair in contact. */
    static boolean isAboutToJump(PairSelection selection) {
        return isTouching(selection) && selection.report() != null && selection.report().isAboutToJump();
    }

    /** The contact, or that there is none. */
    static StringBuilder contact(StringBuilder to, PairSelection selection) {
        if (!isTouching(selection)) {
            return to;
        }
        PairDescription pair = selection.pair();
        to.append(pair.pointCount()).append(pair.pointCount() == 1 ? " contact point" : " contact points");
        NumberText.vector(to.append(", normal "), pair.normalX(), pair.normalY(), UNIT_DECIMALS);
        return to.append(", since tick ").append(pair.sinceTick());
    }

    static boolean isTouching(PairSelection selection) {
        PairDescription pair = selection.pair();
        return pair != null && pair.touching();
    }

    private static int decimals(AxisReport report) {
        double longest = 0;
        for (int i = 0; i < report.axes().size(); i++) {
            Axis axis = report.axes().get(i);
            longest = Math.max(longest, Math.max(axis.maxA(), axis.maxB()) - Math.min(axis.minA(), axis.minB()));
        }
        return NumberText.decimalsFor(longest);
    }
}
