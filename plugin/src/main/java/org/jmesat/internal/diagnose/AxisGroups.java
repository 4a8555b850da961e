package org.jmesat.internal.diagnose;

import java.util.List;
import java.util.Objects;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/**
 * The axes of a report in groups of nearly the same direction, since a round outline has many that say the same. Each
 * group is led by its axis of greatest separation. The group of the deciding axis is first, the others follow by the
 * separation of their leaders.
 *
 * <p>An update takes O(axes²) and allocates only to grow.
 */
public final class AxisGroups {
    /** The cosine of the greatest angle between an axis and its leader, 1°. */
    private static final double COSINE = Math.cos(Math.toRadians(1));

    /** Indices of axes, by importance. */
    private int[] order = {};
    private int[] members = {};
    /** By group: the index of its first member in {@link #members}; after the last group, their number. */
    private int[] first = {0};
    /** By axis. */
    private int[] groups = {};
    private int size;
    private int count;

    /** Creates an empty list of groups. */
    public AxisGroups() {
    }

    /**
     * Groups the axes of a report.
     *
     * @param report the report, updated at least once (not null)
     */
    public void update(AxisReport report) {
        Objects.requireNonNull(report, "report");
        List<Axis> axes = report.axes();
        resize(axes.size());
        sort(axes, report.decidingIndex());
        count = 0;
        int filled = 0;
        for (int i = 0; i < size; i++) {
            if (groups[order[i]] < 0) {
                first[count] = filled;
                filled = collect(axes, i, filled);
                count++;
            }
        }
        first[count] = filled;
    }

    private void resize(int newSize) {
        size = newSize;
        if (order.length < size) {
            order = new int[size + size / 2];
            members = new int[order.length];
            groups = new int[order.length];
            first = new int[order.length + 1];
        }
        for (int i = 0; i < size; i++) {
            order[i] = i;
        }
    }

    /** Sorts by insertion. */
    private void sort(List<Axis> axes, int deciding) {
        for (int i = 0; i < size; i++) {
            int axis = order[i];
            int at = i;
            for (; at > 0 && isBefore(axes, axis, order[at - 1], deciding); at--) {
                order[at] = order[at - 1];
            }
            order[at] = axis;
            groups[i] = -1;
        }
    }

    private static boolean isBefore(List<Axis> axes, int axis, int other, int deciding) {
        return axis == deciding || other != deciding && axes.get(axis).separation() > axes.get(other).separation();
    }

    /** Collects the axes near the direction of the leader, in order; returns the new number of members. */
    private int collect(List<Axis> axes, int leader, int from) {
        Axis direction = axes.get(order[leader]);
        int filled = from;
        for (int i = leader; i < size; i++) {
            Axis each = axes.get(order[i]);
            if (groups[order[i]] < 0
                    && (i == leader || each.x() * direction.x() + each.y() * direction.y() >= COSINE)) {
                groups[order[i]] = count;
                members[filled++] = order[i];
            }
        }
        return filled;
    }

    /** {@return the number of groups (≥0)} */
    public int count() {
        return count;
    }

    /**
     * Returns the number of axes of a group.
     *
     * @param group which one (0 ≤ group &lt; {@link #count()})
     * @return the number (≥1)
     * @throws IndexOutOfBoundsException if there is no such group
     */
    public int size(int group) {
        Objects.checkIndex(group, count);
        return first[group + 1] - first[group];
    }

    /**
     * Returns the index of an axis of a group in {@link AxisReport#axes()}. Member 0 leads the group, the others follow
     * by descending separation.
     *
     * @param group which one (0 ≤ group &lt; {@link #count()})
     * @param member which axis (0 ≤ member &lt; {@link #size})
     * @return the index
     * @throws IndexOutOfBoundsException if there is no such axis
     */
    public int index(int group, int member) {
        return members[first[group] + Objects.checkIndex(member, size(group))];
    }

    /**
     * Returns the group of an axis.
     *
     * @param axis its index in {@link AxisReport#axes()}
     * @return the group
     * @throws IndexOutOfBoundsException if there is no such axis
     */
    public int groupOf(int axis) {
        return groups[Objects.checkIndex(axis, size)];
    }
}
