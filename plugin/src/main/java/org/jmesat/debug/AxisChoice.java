package org.jmesat.debug;

import java.util.List;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/** The axes worth drawing: the one that decides and, of the others, those of greatest separation. */
final class AxisChoice {
    private int[] chosen = new int[8];
    private int count;

    /** Chooses at most so many axes (≥1). */
    void choose(AxisReport report, int most) {
        List<Axis> axes = report.axes();
        count = Math.min(most, axes.size());
        if (chosen.length < count) {
            chosen = new int[count];
        }
        chosen[0] = report.decidingIndex();
        int found = 1;
        for (int i = 0; i < axes.size(); i++) {
            if (i != chosen[0]) {
                found = insert(axes, i, found);
            }
        }
    }

    private int insert(List<Axis> axes, int axis, int found) {
        int at = found;
        while (at > 1 && axes.get(axis).separation() > axes.get(chosen[at - 1]).separation()) {
            at--;
        }
        if (at >= count) {
            return found;
        }
        int size = Math.min(found + 1, count);
        System.arraycopy(chosen, at, chosen, at + 1, size - 1 - at);
        chosen[at] = axis;
        return size;
    }

    int count() {
        return count;
    }

    /** Returns which axis of the report comes at a rank; that of rank 0 decides. */
    int index(int rank) {
        return chosen[rank];
    }
}
