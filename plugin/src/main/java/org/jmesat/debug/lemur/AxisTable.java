package org.jmesat.debug.lemur;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.function.IntToDoubleFunction;
import org.jmesat.internal.diagnose.AxisGroups;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/**
 * The table of a pair's axes: the deciding axis first, then the others by descending separation. Axes of nearly the
 * same direction share a row with a plus, and a click shows the others below it. The scene shows the axis of the row
 * under the cursor.
 */
final class AxisTable extends Part {
    /** The characters of a number that fit into a narrow column. */
    private static final int NARROW_CHARACTERS = 7;
    private static final float FIRST_ROW = PanelStyle.LINE + 2;
    private static final float GAP = 8;
    private static final float SIDE = 96;
    private static final float NARROW_SIDE = 70;
    /** The width of a table with narrow columns at its sides. */
    private static final float NARROW = 380;
    private static final float SECOND_LINE = 21;
    /** With more characters, the angle has no unit in a narrow column. */
    private static final int LONG_ANGLE = 4;
    /** World transforms are single precision: a turn of less, in degrees, is a rounding. */
    private static final double ROUNDING = 1e-4;

    private final PanelFeed feed;
    final TextCell heading;
    final NumberLine line = new NumberLine();
    final RowList<AxisRow> rows;
    private final AxisGroups groups = new AxisGroups();
    /** The name of the first axis of the group that is open, so that it stays open in the next tick; or empty. */
    private String opened = "";
    /** The open group in the report shown; -1 for none. */
    private int open = -1;
    private int hovered = -1;
    private final IntToDoubleFunction separations = this::separation;

    AxisTable(PanelStyle style, Node home, PanelFeed feed) {
        super("axes", style, home);
        this.feed = feed;
        heading = text(HAlignment.Left, style.dim);
        rows = new RowList<>(style, this, FIRST_ROW, IntervalBars.HEIGHT, AxisRow::new);
    }

    /** Edges, direction, both intervals, separation, and the role of the axis in the verdict. */
    final class AxisRow extends RowPanel {
        private final Fill rule = fill(style.rule, 0.05f);
        final TextCell edge = text;
        final TextCell direction = text(HAlignment.Left, style.dim);
        final TextCell separation = text(HAlignment.Right, style.plain);
        final TextCell meaning = text(HAlignment.Right, style.plain);
        final IntervalBars bars = new IntervalBars(style, this);
        private final int row;

        private AxisRow(int row) {
            super(AxisTable.this.style, AxisTable.this, () -> click(row));
            this.row = row;
        }

        @Override
        void hover(boolean entered) {
            super.hover(entered);
            AxisTable.this.hover(row, entered);
        }

        /**
         * Shows an axis, which may stand for a group.
         *
         * @param index the index of that axis in the report
         * @param sign before the name: whether a click shows more axes of the group, or hides them
         * @param shown whether the scene shows that axis
         */
        private void show(AxisReport report, int index, String sign, boolean shown, int decimals, float width) {
            Axis axis = report.axes().get(index);
            boolean deciding = index == report.decidingIndex();
            boolean narrow = isNarrow(width);
            float side = side(width);
            rule.place(-PADDING, IntervalBars.HEIGHT - 1, width + 2 * PADDING, 1);
            edge.place(0, 1, side);
            direction.place(0, SECOND_LINE, side);
            separation.place(width - side, 1, side);
            meaning.place(width - side, SECOND_LINE, side);
            edge.set(PairDetail.NARRATOR.appendName(style.line().append(sign), axis),
                    deciding ? style.white : style.plain);
            StringBuilder angle = appendDegrees(style.line(), axis.x(), axis.y());
            direction.set(narrow && angle.length() > LONG_ANGLE ? angle : angle.append(" deg"));
            ColorRGBA color = axis.separates() ? style.green : deciding ? style.white : style.dim;
            separation.setNumber(axis.separation(), decimals, color == style.dim ? style.plain : color);
            String role = PairDetail.NARRATOR.meaning(report, axis);
            meaning.set(narrow ? shorten(role) : role, color);
            setGround(!deciding ? style.clear : axis.separates() ? style.separatingRow : style.leastRow);
            setChosen(shown);
            bars.show(side + GAP, axis, deciding, line);
        }

        /** Shortens a role to a word that fits into a narrow column. */
        private static String shorten(String role) {
            return switch (role) {
                case "least overlap" -> "least";
                case "widest gap" -> "widest";
                case "separates" -> "apart";
                default -> role;
            };
        }
    }

    /**
     * Shows the report of the pair.
     *
     * @param width in pixels
     * @param capacity the number of rows that fit; 0 to show nothing
     */
    void show(float width, int capacity) {
        AxisReport report = capacity < 1 ? null : feed.selection.report();
        int size = 0;
        if (report != null) {
            groups.update(report);
            open = findOpen(report);
            size = groups.count() + (open < 0 ? 0 : groups.size(open) - 1);
        }
        int count = rows.show(width, 0, size, Math.max(1, capacity));
        if (hovered >= count) {
            leave();
        }
        heading.place(0, 0, width - RowList.WIDTH);
        heading.set(count == 0 ? "" : heading(report.axes().size(), width));
        if (count == 0) {
            return;
        }
        line.fit(widthOfBars(width), report);
        int decimals = rows.decimals(separations, rows.first + count,
                isNarrow(width) ? NARROW_CHARACTERS : PanelStyle.NUMBER_CHARACTERS);
        Axis shown = feed.selection.shownAxis();
        int shownGroup = shown == null ? -1 : groups.groupOf(report.axes().indexOf(shown));
        for (int i = 0; i < count; i++) {
            int group = groupAt(rows.first + i);
            int index = indexAt(rows.first + i);
            boolean first = index == groups.index(group, 0);
            boolean isShown = group == open ? report.axes().get(index) == shown : group == shownGroup;
            String sign = !first ? "   " : groups.size(group) == 1 ? "" : group == open ? "- " : "+ ";
            rows.get(i).show(report, index, sign, isShown, decimals, width);
        }
    }

    /** Returns the group of an entry: groups in their order, and the axes of the open one instead of its first. */
    private int groupAt(int entry) {
        int more = open < 0 ? 0 : groups.size(open) - 1;
        return open < 0 || entry <= open ? entry : entry <= open + more ? open : entry - more;
    }

    /** Returns the index of the axis of an entry. */
    private int indexAt(int entry) {
        int group = groupAt(entry);
        return groups.index(group, group == open ? entry - open : 0);
    }

    private double separation(int entry) {
        return Math.abs(feed.selection.report().axes().get(indexAt(entry)).separation());
    }

    private int findOpen(AxisReport report) {
        for (int i = 0; i < groups.count() && !opened.isEmpty(); i++) {
            if (groups.size(i) > 1 && opened.contentEquals(name(report, i))) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the report if it has a row; null otherwise. */
    private AxisReport report(int row) {
        AxisReport report = feed.selection == null ? null : feed.selection.report();
        return report != null && row < rows.shown && indexAt(rows.first + row) < report.axes().size() ? report
                : null;
    }

    /** Opens or closes the group of a row. */
    private void click(int row) {
        AxisReport report = report(row);
        int group = groupAt(rows.first + row);
        if (report == null || groups.size(group) < 2) {
            return;
        }
        opened = group == open ? "" : name(report, group).toString();
    }

    /** Returns the name of the first axis of a group, until the next text. */
    private StringBuilder name(AxisReport report, int group) {
        return PairDetail.NARRATOR.appendName(style.line(), report.axes().get(groups.index(group, 0)));
    }

    private StringBuilder heading(int size, float width) {
        StringBuilder text = style.line().append(size).append(size == 1 ? " axis" : " axes");
        int directions = groups.count();
        if (directions == size) {
            return isNarrow(width) ? text : text.append("; point at one to see its edges");
        }
        return isNarrow(width) ? text.append("; click +") : text.append(" in ").append(directions)
                .append(directions == 1 ? " direction" : " directions").append("; click + for all");
    }

    private void hover(int row, boolean entered) {
        AxisReport report = report(row);
        if (!entered && hovered == row) {
            leave();
        } else if (entered && report != null) {
            hovered = row;
            feed.selection.showAxis(report.axes().get(indexAt(rows.first + row)));
        }
    }

    /** Makes the scene show the deciding axis again, if the cursor is on a row. */
    void leave() {
        if (hovered >= 0 && feed.selection != null) {
            feed.selection.showAxis(null);
        }
        hovered = -1;
    }

    private static boolean isNarrow(float width) {
        return width < NARROW;
    }

    /** Returns the width of the columns beside the bars. */
    private static float side(float width) {
        return isNarrow(width) ? NARROW_SIDE : SIDE;
    }

    /** Returns the width of the bars. */
    private static float widthOfBars(float width) {
        return width - 2 * (side(width) + GAP);
    }

    static float height(int rows) {
        return FIRST_ROW + rows * IntervalBars.HEIGHT;
    }

    /**
     * Appends the angle of a direction in degrees: more than -180, at most 180, with one decimal. A smaller angle has
     * more, unless it is just the rounding of a transform.
     */
    static StringBuilder appendDegrees(StringBuilder to, double x, double y) {
        double angle = Math.toDegrees(Math.atan2(y, x));
        double size = Math.abs(angle);
        if (180 - size < 0.05) {
            return NumberText.append(to, 180, 1);
        }
        return size < ROUNDING ? NumberText.append(to, 0, 1) : NumberText.appendCell(to, angle, 1);
    }
}
