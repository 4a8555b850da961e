package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/** The table of a pair's axes: the deciding axis first, then the others by descending separation. */
final class AxisTable {
    private final PanelStyle style;
    private final Node node = new Node("axes");
    private final TextCell heading;
    private final Pager pager;
    private final NumberLine line = new NumberLine();
    private final List<AxisRow> rows = new ArrayList<>();
    private int[] order = {};
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
        }
    }

    /**
     * Shows a report.
     *
     * @param report the report, or null to show nothing
     * @param capacity the number of rows that fit (≥1)
     */
    void show(AxisReport report, int capacity) {
        int size = report == null ? 0 : report.axes().size();
        pager.fit(size, capacity);
        int count = Math.min(capacity, size - pager.first());
        if (count <= 0) {
            heading.set("");
            setRowCount(0);
            return;
        }
        heading.set(style.line().append(size).append(size == 1 ? " axis" : " axes")
                .append(" by edges: A above, B below"));
        double longest = AxisWindow.span(sort(report), report.deciding());
        boolean lineChanged = line.fit(width - 2 * (AxisRow.SIDE + AxisRow.GAP), longest);
        setRowCount(count);
        int decimals = decimals(report, count);
        for (int i = 0; i < count; i++) {
            AxisRow row = rows.get(i);
            if (lineChanged) {
                row.place(0, rowTop(i), width, line);
            }
            row.show(report, order[pager.first() + i], decimals, line);
        }
    }

    /** Returns the number of decimals of the separations in the rows shown. */
    private int decimals(AxisReport report, int count) {
        double smallest = Double.POSITIVE_INFINITY;
        double greatest = 0;
        for (int i = 0; i < count; i++) {
            double size = Math.abs(report.axes().get(order[pager.first() + i]).separation());
            smallest = size > 0 ? Math.min(smallest, size) : smallest;
            greatest = Math.max(greatest, size);
        }
        return NumberText.decimalsOfColumn(greatest > 0 ? smallest : 0, greatest, PanelStyle.NUMBER_CHARACTERS);
    }

    private static float rowTop(int row) {
        return PanelStyle.LINE + 2 + row * IntervalBars.HEIGHT;
    }

    static float height(int rows) {
        return rowTop(rows);
    }

    private void setRowCount(int count) {
        while (rows.size() < count) {
            AxisRow row = new AxisRow(style);
            row.place(0, rowTop(rows.size()), width, line);
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
    }

    /** Sorts the axes by insertion, as their order changes little; returns the longest span that a row needs. */
    private double sort(AxisReport report) {
        List<Axis> axes = report.axes();
        int size = axes.size();
        if (order.length != size) {
            order = new int[size];
            for (int i = 0; i < size; i++) {
                order[i] = i;
            }
        }
        double longest = 0;
        for (int i = 0; i < size; i++) {
            Axis axis = axes.get(i);
            longest = Math.max(longest, AxisWindow.needed(axis));
            int index = order[i];
            int place = i;
            while (place > 0 && isBefore(report, index, order[place - 1])) {
                order[place] = order[place - 1];
                place--;
            }
            order[place] = index;
        }
        return longest;
    }

    private static boolean isBefore(AxisReport report, int i, int j) {
        if (i == report.decidingIndex() || j == report.decidingIndex()) {
            return i == report.decidingIndex();
        }
        double ofI = report.axes().get(i).separation();
        double ofJ = report.axes().get(j).separation();
        return ofI > ofJ || ofI == ofJ && i < j;
    }

    int rowCount() {
        return rowCount;
    }

    AxisRow row(int i) {
        return rows.get(i);
    }

    TextCell heading() {
        return heading;
    }

    Pager pager() {
        return pager;
    }

    NumberLine line() {
        return line;
    }
}
