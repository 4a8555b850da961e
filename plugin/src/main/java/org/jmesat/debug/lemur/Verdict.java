package org.jmesat.debug.lemur;

import org.jmesat.debug.PairSelection;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.CollisionSnapshot;

/** Says in words why a pair does or does not collide. */
final class Verdict {
    private static final int UNIT_DECIMALS = 2;

    private Verdict() {
    }

    /** The answer and the axis that gives it. */
    static String answer(PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return "Nothing to explain: one of them has no shape";
        }
        AxisReport.Axis axis = report.deciding();
        String size = NumberText.decimal(Math.abs(axis.separation()), decimals(report));
        if (isTouching(selection)) {
            return axis.separation() < 0
                    ? "Collision: least overlap " + size + ", " + AxisNames.sentence(axis)
                    : "Touch: gap " + size + " is within tolerance";
        }
        if (report.isSeparated()) {
            return "Apart: gap " + size + ", " + AxisNames.sentence(axis);
        }
        return "No contact: filtered, or overlap " + size + " is a touch";
    }

    /** What follows from it. */
    static String consequence(PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return "";
        }
        CollisionSnapshot.Pair pair = selection.pair();
        if (isTouching(selection) && pair.depth() > 0) {
            return "To part them, push B by " + NumberText.vector(pair.normalX() * pair.depth(),
                    pair.normalY() * pair.depth(), decimals(report));
        }
        int separating = 0;
        for (int i = 0; i < report.axes().size(); i++) {
            separating += report.axes().get(i).separates() ? 1 : 0;
        }
        return separating == 0 ? "No axis separates them"
                : separating + (separating == 1 ? " axis of " : " axes of ") + report.axes().size()
                        + (separating == 1 ? " separates them; one is enough" : " separate them; one is enough");
    }

    /** What would decide if the deciding axis did not, and whether that is likely soon. */
    static String runnerUp(PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null || report.runnerUp().isEmpty()) {
            return "";
        }
        AxisReport.Axis next = report.runnerUp().get();
        if (report.isSeparated()) {
            return (next.separation() < 0 ? "Runner-up: overlap " : "Runner-up: gap ")
                    + NumberText.decimal(Math.abs(next.separation()), decimals(report)) + ", "
                    + AxisNames.sentence(next);
        }
        return isAboutToJump(selection) ? "MTV about to jump: " + deeper(report, report.rival().get())
                : "Runner-up: " + deeper(report, next);
    }

    private static String deeper(AxisReport report, AxisReport.Axis other) {
        String margin = NumberText.decimal(report.separation() - other.separation(), decimals(report));
        return margin + " deeper, "
                + (other.isOpposite(report.deciding()) ? "the other way round" : AxisNames.sentence(other));
    }

    /** Tells whether a small movement may turn the normal of a pair in contact. */
    static boolean isAboutToJump(PairSelection selection) {
        return isTouching(selection) && selection.report() != null && selection.report().isAboutToJump();
    }

    /** The contact, or that there is none. */
    static String contact(PairSelection selection) {
        if (!isTouching(selection)) {
            return "";
        }
        CollisionSnapshot.Pair pair = selection.pair();
        int points = pair.points().length / 2;
        return points + (points == 1 ? " contact point" : " contact points") + ", normal "
                + NumberText.vector(pair.normalX(), pair.normalY(), UNIT_DECIMALS) + ", since tick " + pair.sinceTick();
    }

    static boolean isTouching(PairSelection selection) {
        CollisionSnapshot.Pair pair = selection.pair();
        return pair != null && pair.touching();
    }

    private static int decimals(AxisReport report) {
        double longest = 0;
        for (int i = 0; i < report.axes().size(); i++) {
            AxisReport.Axis axis = report.axes().get(i);
            longest = Math.max(longest, Math.max(axis.maxA(), axis.maxB()) - Math.min(axis.minA(), axis.minB()));
        }
        return NumberText.decimalsFor(longest);
    }
}
