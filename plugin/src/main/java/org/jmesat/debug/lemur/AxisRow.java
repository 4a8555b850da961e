package org.jmesat.debug.lemur;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.function.Consumer;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/**
 * A row of the axis table: edges, direction, both intervals, separation, and the role of the axis in the verdict.
 */
final class AxisRow extends RowPanel {
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

    private final Fill rule;
    final TextCell edge;
    final TextCell direction;
    final TextCell separation;
    final TextCell meaning;
    final IntervalBars bars;
    private final Consumer<Boolean> hover;

    /**
     * Creates a row.
     *
     * @param hover is called when the cursor enters the row (true) or leaves it
     * @param click is called for each click
     */
    AxisRow(PanelStyle style, Node home, Consumer<Boolean> hover, Runnable click) {
        super(style, home, click);
        this.hover = hover;
        rule = fill(style.rule, 0.05f);
        edge = text;
        direction = text(HAlignment.Left, style.dim);
        bars = new IntervalBars(style, this);
        separation = text(HAlignment.Right, style.plain);
        meaning = text(HAlignment.Right, style.plain);
    }

    @Override
    void hover(boolean entered) {
        super.hover(entered);
        hover.accept(entered);
    }

    static boolean isNarrow(float width) {
        return width < NARROW;
    }

    /** Returns the width of the columns beside the bars. */
    private static float side(float width) {
        return isNarrow(width) ? NARROW_SIDE : SIDE;
    }

    /** Returns the width of the bars. */
    static float widthOfBars(float width) {
        return width - 2 * (side(width) + GAP);
    }

    /**
     * Shows an axis, which may stand for a group.
     *
     * @param index the index of that axis in the report
     * @param sign before the name: whether a click shows more axes of the group, or hides them
     * @param shown whether the scene shows that axis
     */
    void show(AxisReport report, int index, String sign, boolean shown, int decimals, NumberLine line, float width) {
        Axis axis = report.axes().get(index);
        boolean deciding = index == report.decidingIndex();
        boolean narrow = isNarrow(width);
        float side = side(width);
        rule.place(-PADDING, IntervalBars.HEIGHT - 1, width + 2 * PADDING, 1);
        edge.place(0, 1, side);
        direction.place(0, SECOND_LINE, side);
        separation.place(width - side, 1, side);
        meaning.place(width - side, SECOND_LINE, side);
        edge.set(PairDetail.NARRATOR.appendName(style.line().append(sign), axis), deciding ? style.white : style.plain);
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
