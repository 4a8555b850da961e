package org.jmesat.debug;

import java.util.List;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/** Selects the axes to draw: the deciding axis, then the others by descending separation. */
final class AxisChoice {
    private int[] chosen = new int[8];
    private int count;

    /** Selects at most {@code maxAxes} axes (≥1). */
    void choose(AxisReport report, int maxAxes) {
        List<Axis> axes = report.axes();
        count = Math.min(maxAxes, axes.size());
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

    /** Inserts an axis behind the first {@code found} by its separation; returns their new number. */
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

    /** Returns the index in the report of a selected axis; selected axis 0 is the deciding one. */
    int index(int selected) {
        return chosen[selected];
    }
}
