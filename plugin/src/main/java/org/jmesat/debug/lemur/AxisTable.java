package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.debug.AxisGroups;
import org.jmesat.debug.PairSelection;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.AxisReport.Owner;

/**
 * The table of a pair's axes: the deciding axis first, then the others by descending separation. Axes of nearly the
 * same direction share a row with a plus, and a click shows the others below it. The scene shows the axis of the row
 * under the cursor.
 */
final class AxisTable {
    /** The characters of a number that fit into a narrow column. */
    private static final int NARROW_CHARACTERS = 7;

    private final PanelStyle style;
    private final Node node = new Node("axes");
    final TextCell heading;
    private final Pager pager;
    final NumberLine line = new NumberLine();
    final List<AxisRow> rows = new ArrayList<>();
    private final AxisGroups groups = new AxisGroups();
    private PairSelection selection;
    /** The first axis of the group that is open, by its owner and edges, so that it stays open in the next tick. */
    private boolean opened;
    private Owner openedOwner;
    private int openedEdgeOfA;
    private int openedEdgeOfB;
    private boolean changed;
    /** The open group in the report shown; -1 for none. */
    private int open = -1;
    private int hovered = -1;
    private int rowCount;
    private float width;

    AxisTable(PanelStyle style, Node parent) {
        this.style = style;
        heading = new TextCell(style, node, HAlignment.Left);
        heading.setColor(style.dim);
        pager = new Pager(style, node);
        parent.attachChild(node);
    }

    void place(float x, float y, float newWidth) {
        Placement.move(node, x, y, 0);
        if (newWidth != width) {
            width = newWidth;
            heading.place(0, 0, width - Pager.width());
            pager.place(width, 0);
            for (int i = 0; i < rows.size(); i++) {
                rows.get(i).place(0, rowTop(i), width, line);
            }
        }
    }

    /**
     * Shows the report of a pair.
     *
     * @param newSelection the pair; its report may be null
     * @param capacity the number of rows that fit; 0 to show nothing
     */
    void show(PairSelection newSelection, int capacity) {
        selection = newSelection;
        AxisReport report = capacity < 1 ? null : selection.report();
        int size = 0;
        if (report != null) {
            groups.update(report);
            open = findOpen(report);
            size = groups.count() + (open < 0 ? 0 : groups.size(open) - 1);
        }
        pager.fit(size, Math.max(1, capacity));
        int count = Math.min(capacity, size - pager.first());
        if (count <= 0) {
            heading.set("");
            setRowCount(0);
            return;
        }
        setHeading(report.axes().size());
        boolean lineChanged = line.fit(width - 2 * (AxisRow.side(width) + AxisRow.GAP), span(report));
        setRowCount(count);
        int decimals = decimals(report, count);
        Axis shown = selection.shownAxis();
        int shownGroup = shown == null ? -1 : groups.groupOf(report.axes().indexOf(shown));
        for (int i = 0; i < count; i++) {
            AxisRow row = rows.get(i);
            if (lineChanged) {
                row.place(0, rowTop(i), width, line);
            }
            int group = groupAt(pager.first() + i);
            int index = indexAt(pager.first() + i);
            boolean first = index == groups.index(group, 0);
            boolean isShown = group == open ? report.axes().get(index) == shown : group == shownGroup;
            String sign = !first ? "   " : groups.size(group) == 1 ? "" : group == open ? "- " : "+ ";
            row.show(report, index, sign, isShown, decimals, line);
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

    private int findOpen(AxisReport report) {
        for (int i = 0; i < groups.count() && opened; i++) {
            Axis first = report.axes().get(groups.index(i, 0));
            if (groups.size(i) > 1 && first.owner() == openedOwner && first.edgeOfA() == openedEdgeOfA
                    && first.edgeOfB() == openedEdgeOfB) {
                return i;
            }
        }
        return -1;
    }

    /** Opens or closes the group of a row. */
    private void click(int row) {
        AxisReport report = selection == null ? null : selection.report();
        int entry = pager.first() + row;
        if (report == null || row >= rowCount || groups.size(groupAt(entry)) < 2) {
            return;
        }
        int group = groupAt(entry);
        Axis first = report.axes().get(groups.index(group, 0));
        opened = group != open;
        openedOwner = first.owner();
        openedEdgeOfA = first.edgeOfA();
        openedEdgeOfB = first.edgeOfB();
        changed = true;
    }

    /** Returns whether the user has opened or closed a group since the last call. */
    boolean pollChanged() {
        boolean result = changed;
        changed = false;
        return result;
    }

    private void setHeading(int size) {
        StringBuilder text = style.line().append(size).append(size == 1 ? " axis" : " axes");
        boolean grouped = groups.count() < size;
        if (AxisRow.isNarrow(width)) {
            heading.set(grouped ? text.append("; click +") : text);
        } else if (grouped) {
            heading.set(text.append(" in ").append(groups.count()).append(groups.count() == 1 ? " direction"
                    : " directions").append("; click + for all"));
        } else {
            heading.set(text.append("; point at one to see its edges"));
        }
    }

    /** Returns the span of the rows, in world units. */
    private static double span(AxisReport report) {
        double longest = 0;
        for (int i = 0; i < report.axes().size(); i++) {
            longest = Math.max(longest, AxisWindow.needed(report.axes().get(i)));
        }
        return AxisWindow.span(longest, report.deciding());
    }

    /** Returns the number of decimals of the separations in the rows shown. */
    private int decimals(AxisReport report, int count) {
        double smallest = Double.POSITIVE_INFINITY;
        double greatest = 0;
        for (int i = 0; i < count; i++) {
            double size = Math.abs(report.axes().get(indexAt(pager.first() + i)).separation());
            smallest = size > 0 ? Math.min(smallest, size) : smallest;
            greatest = Math.max(greatest, size);
        }
        return NumberText.decimalsOfColumn(greatest > 0 ? smallest : 0, greatest,
                AxisRow.isNarrow(width) ? NARROW_CHARACTERS : PanelStyle.NUMBER_CHARACTERS);
    }

    private void hover(int row, boolean entered) {
        if (!entered) {
            if (hovered == row) {
                leave();
            }
            return;
        }
        AxisReport report = selection == null ? null : selection.report();
        if (report != null && row < rowCount && indexAt(pager.first() + row) < report.axes().size()) {
            hovered = row;
            selection.showAxis(report.axes().get(indexAt(pager.first() + row)));
        }
    }

    /** Makes the scene show the deciding axis again, if the cursor is on a row. */
    void leave() {
        if (hovered >= 0 && selection != null) {
            selection.showAxis(null);
        }
        hovered = -1;
    }

    private static float rowTop(int row) {
        return PanelStyle.LINE + 2 + row * IntervalBars.HEIGHT;
    }

    static float height(int rows) {
        return rowTop(rows);
    }

    private void setRowCount(int count) {
        while (rows.size() < count) {
            int index = rows.size();
            AxisRow row = new AxisRow(style, entered -> hover(index, entered), () -> click(index));
            row.place(0, rowTop(index), width, line);
            rows.add(row);
        }
        for (int i = rowCount; i < count; i++) {
            rows.get(i).place(0, rowTop(i), width, line);
            node.attachChild(rows.get(i).node());
        }
        for (int i = count; i < rowCount; i++) {
            rows.get(i).node().removeFromParent();
        }
        rowCount = count;
        if (hovered >= count) {
            leave();
        }
    }

    /** Releases the pair. */
    void clear() {
        leave();
        setRowCount(0);
        selection = null;
    }

    int rowCount() {
        return rowCount;
    }

    Pager pager() {
        return pager;
    }
}
