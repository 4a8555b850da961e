package org.jmesat.debug.lemur;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/** A row of the axis table: edges, direction, both intervals, separation, and the role of the axis in the verdict. */
final class AxisRow {
    static final float SIDE = 92;
    static final float GAP = 8;
    private static final float SECOND_LINE = 21;
    /** World transforms are single precision: a turn of less, in degrees, is a rounding. */
    private static final double ROUNDING = 1e-4;

    private final PanelStyle style;
    private final Node node = new Node("axis");
    private final Fill background;
    private final Fill rule;
    private final TextCell edge;
    private final TextCell direction;
    private final TextCell separation;
    private final TextCell meaning;
    private final IntervalBars bars;

    AxisRow(PanelStyle style) {
        this.style = style;
        background = new Fill(style, node, style.leastRow, 0);
        rule = new Fill(style, node, style.rule, 0.05f);
        edge = new TextCell(style, node, HAlignment.Left);
        direction = new TextCell(style, node, HAlignment.Left);
        direction.setColor(style.dim);
        bars = new IntervalBars(style, node);
        separation = new TextCell(style, node, HAlignment.Right);
        meaning = new TextCell(style, node, HAlignment.Right);
    }

    Node node() {
        return node;
    }

    void place(float x, float y, float width, NumberLine line) {
        Placement.move(node, x, y, 0);
        float whole = width + 2 * RowPanel.PADDING;
        background.place(-RowPanel.PADDING, 0, whole, IntervalBars.HEIGHT);
        rule.place(-RowPanel.PADDING, IntervalBars.HEIGHT - 1, whole, 1);
        edge.place(0, 1, SIDE);
        direction.place(0, SECOND_LINE, SIDE);
        bars.place(SIDE + GAP, 0, line);
        separation.place(width - SIDE, 1, SIDE);
        meaning.place(width - SIDE, SECOND_LINE, SIDE);
    }

    void show(AxisReport report, int index, int decimals, NumberLine line) {
        Axis axis = report.axes().get(index);
        boolean deciding = index == report.decidingIndex();
        edge.set(Verdict.NARRATOR.appendName(style.line(), axis), deciding ? style.white : style.plain);
        direction.set(appendDegrees(style.line(), axis.x(), axis.y()).append(" deg"));
        separation.setNumber(axis.separation(), decimals);
        ColorRGBA color = axis.separates() ? style.green : deciding ? style.white : style.dim;
        separation.setColor(color == style.dim ? style.plain : color);
        meaning.set(Verdict.NARRATOR.meaning(report, axis), color);
        background.setMaterial(axis.separates() ? style.separatingRow : style.leastRow);
        background.setShown(deciding);
        bars.show(axis, deciding, line);
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

    String text() {
        return edge.text() + " | " + direction.text() + " | " + separation.text() + " | " + meaning.text();
    }

    IntervalBars bars() {
        return bars;
    }
}
