package org.jmesat.debug.lemur;

import org.jmesat.debug.PairSelection;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.AxisNarrator;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.PairDescription;

/** The sentences on the chosen pair: those of its report, and what the world says. Each is appended to a text. */
final class Verdict {
    private static final int UNIT_DECIMALS = 2;
    /** The shapes have their names in the line above. */
    static final AxisNarrator NARRATOR = new AxisNarrator("A", "B");

    private Verdict() {
    }

    /** The answer and the axis that gives it. */
    static StringBuilder answer(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        return report == null ? to.append("Nothing to explain: one of them has no shape")
                : NARRATOR.appendVerdict(to, report);
    }

    /** What follows from it. */
    static StringBuilder consequence(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return to;
        }
        return report.isSeparated() || isTouching(selection) ? NARRATOR.appendConsequence(to, report)
                : to.append("No contact: filtered, or changed since");
    }

    /** What would decide if the deciding axis did not, and whether that is likely soon. */
    static StringBuilder runnerUp(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return to;
        }
        return isAboutToJump(selection) ? NARRATOR.appendJump(to, report) : NARRATOR.appendRunnerUp(to, report);
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
        NumberText.append(to.append(", normal ("), pair.normalX(), UNIT_DECIMALS);
        NumberText.append(to.append(", "), pair.normalY(), UNIT_DECIMALS);
        return to.append("), since tick ").append(pair.sinceTick());
    }

    static boolean isTouching(PairSelection selection) {
        PairDescription pair = selection.pair();
        return pair != null && pair.touching();
    }
}
