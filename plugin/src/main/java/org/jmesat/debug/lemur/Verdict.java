package org.jmesat.debug.lemur;

import org.jmesat.debug.PairSelection;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.AxisNarrator;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.PairDescription;

/** Appends the sentences on the explained pair: those of its {@link AxisNarrator}, and one on its contact. */
final class Verdict {
    /** Calls the shapes A and B; the line above shows the names of their spatials. */
    static final AxisNarrator NARRATOR = new AxisNarrator("A", "B");

    private Verdict() {
    }

    /** Appends whether the shapes overlap, touch or are apart, and at which edges; nothing without a report. */
    static StringBuilder verdict(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        return report == null ? to : NARRATOR.appendVerdict(to, report);
    }

    /** Appends the consequence of the verdict, or why an overlapping pair has no contact. */
    static StringBuilder consequence(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return to;
        }
        if (report.isSeparated() || isTouching(selection)) {
            return NARRATOR.appendConsequence(to, report);
        }
        PairDescription pair = selection.pair();
        return pair != null && pair.apartInDepth() ? depth(to, pair.depthSeparation())
                : to.append("No contact: filtered, or a setting has changed since");
    }

    private static StringBuilder depth(StringBuilder to, double separation) {
        return separation > 0 ? NumberText.append(to.append("No contact: "), separation).append(" apart in depth")
                : to.append("No contact: they only touch in depth");
    }

    /** Appends the runner-up or, if the MTV may jump, the axis that it may jump to. */
    static StringBuilder runnerUp(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return to;
        }
        return isAboutToJump(selection) ? NARRATOR.appendJump(to, report) : NARRATOR.appendRunnerUp(to, report);
    }

    /** Returns whether a small movement of a pair in contact may turn its normal. */
    static boolean isAboutToJump(PairSelection selection) {
        return isTouching(selection) && selection.report() != null && selection.report().isAboutToJump();
    }

    /** Appends the contact points, the normal and the first tick; nothing if there is no contact. */
    static StringBuilder contact(StringBuilder to, PairSelection selection) {
        if (!isTouching(selection)) {
            return to;
        }
        PairDescription pair = selection.pair();
        to.append(pair.pointCount()).append(pair.pointCount() == 1 ? " contact point" : " contact points");
        NumberText.appendVector(to.append(", normal "), pair.normalX(), pair.normalY());
        return to.append(", since tick ").append(pair.sinceTick());
    }

    /** Returns whether the pair was in contact at the last tick. */
    static boolean isTouching(PairSelection selection) {
        PairDescription pair = selection.pair();
        return pair != null && pair.touching();
    }
}
