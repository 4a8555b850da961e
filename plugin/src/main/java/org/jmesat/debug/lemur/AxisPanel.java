package org.jmesat.debug.lemur;

import com.jme3.asset.AssetManager;
import com.jme3.scene.Node;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.HAlignment;
import java.util.List;
import org.jmesat.debug.PairSelection;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.projection.ProjectionPlane;

/** The panel at the right edge of the window: places its parts from top to bottom. */
final class AxisPanel {
    private static final float MAX_WIDTH = 440;
    private static final float MIN_WIDTH = 340;
    private static final float WINDOW_SHARE = 0.48f;
    private static final float REFERENCE_WIDTH = 1280;
    private static final float REFERENCE_HEIGHT = 720;
    private static final int MIN_PAIRS = 3;
    private static final int MAX_PAIRS = 12;
    /** The list has one row for each {@code HEIGHT_PER_PAIR} pixels above the base height; the axes get the rest. */
    private static final float BASE_HEIGHT = 400;
    private static final float HEIGHT_PER_PAIR = 48;
    private static final float MARGIN = 8;
    private static final float PADDING = 12;
    private static final float SPACE = 8;
    /** Above the z that a game usually has in its GUI node. */
    private static final float Z = 50;

    private final PanelStyle style;
    private final PanelSheet sheet = new PanelSheet();
    private final Fill background;
    private final Node content = new Node("content");
    private final TextCell title;
    private final TextCell tick;
    private final PairList pairs;
    private final PairDetail detail;
    private final AxisTable axes;
    private final ProblemList problems;
    private final Fill ruleAbovePairs;
    private final Fill ruleAboveDetail;
    private final Fill ruleAboveProblems;
    private int windowWidth;
    private int windowHeight;
    private float width;
    private float height;
    private int pairRows;
    private float shownHeight;

    AxisPanel(GuiGlobals globals, AssetManager assets) {
        style = new PanelStyle(globals, assets, content);
        background = new Fill(style, sheet, style.sheet, 0);
        sheet.attachChild(content);
        Placement.move(content, PADDING, 0, 1);
        title = new TextCell(style, content, HAlignment.Left);
        title.setColor(style.white);
        tick = new TextCell(style, content, HAlignment.Right);
        tick.setColor(style.dim);
        ruleAbovePairs = new Fill(style, content, style.rule, 1);
        ruleAboveDetail = new Fill(style, content, style.rule, 1);
        ruleAboveProblems = new Fill(style, content, style.rule, 1);
        pairs = new PairList(style, content);
        detail = new PairDetail(style, content);
        axes = new AxisTable(style, content);
        problems = new ProblemList(style, content);
    }

    void attachTo(Node guiNode) {
        guiNode.attachChild(sheet);
        pairRows = 0;
    }

    void detach() {
        sheet.removeFromParent();
        pairs.clear();
    }

    String text() {
        return style.text.text();
    }

    boolean isAttachedTo(Node guiNode) {
        return sheet.getParent() == guiNode;
    }

    /**
     * Places the panel in the window.
     *
     * @param newWidth width of the window in pixels
     * @param newHeight height of the window in pixels
     * @return true if the size of the window has changed
     */
    boolean fitWindow(int newWidth, int newHeight) {
        if (newWidth == windowWidth && newHeight == windowHeight) {
            return false;
        }
        windowWidth = newWidth;
        windowHeight = newHeight;
        // A bitmap font is sharp only at integer scales.
        int scale = (int) Math.max(1, Math.min(newWidth / REFERENCE_WIDTH, newHeight / REFERENCE_HEIGHT));
        float available = (float) newWidth / scale;
        width = (float) Math.floor(
                Math.min(available, Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, WINDOW_SHARE * available))));
        height = (float) newHeight / scale - 2 * MARGIN;
        sheet.setLocalScale(scale);
        sheet.setLocalTranslation(newWidth - scale * (width + (available > width ? MARGIN : 0)),
                newHeight - scale * MARGIN, Z);
        float inner = width - 2 * PADDING;
        title.place(0, SPACE, inner / 2);
        tick.place(inner / 2, SPACE, inner / 2);
        pairRows = 0;
        shownHeight = 0;
        return true;
    }

    /**
     * Shows the last tick.
     *
     * @param selection the pairs and the one to explain
     * @param sentences the problems of the scene, one sentence each
     * @param plane the plane whose coordinates the numbers are
     */
    void show(PairSelection selection, List<String> sentences, ProjectionPlane plane) {
        float inner = width - 2 * PADDING;
        float y = SPACE + PanelStyle.LINE + 4;
        ruleAbovePairs.place(0, y, inner, 1);
        y += SPACE / 2;
        title.set(style.line().append("Collisions, ").append(plane.name()).append(" plane"));
        long now = selection.snapshot().tick();
        tick.set(now < 0 ? "" : style.line().append("tick ").append(now));
        problems.show(sentences, inner);
        pairs.place(0, y, inner);
        pairs.show(selection, capacityOfPairs());
        // The list only grows, so that the parts below do not jump when the number of pairs changes.
        pairRows = Math.max(pairRows, pairs.rowCount());
        y += PairList.height(pairRows) + SPACE / 2;
        ruleAboveDetail.place(0, y, inner, 1);
        y += SPACE / 2;
        detail.place(0, y, inner);
        boolean hasPair = selection.a() != null && selection.b() != null;
        if (hasPair) {
            y += detail.show(selection);
        } else {
            y += detail.showNothing(now < 0
                    ? "No SatCollisionState is attached" : "No two colliders are near each other");
        }
        y = showAxes(hasPair ? selection.report() : null, y, inner);
        y = showProblems(y, inner);
        resize(y + SPACE);
        style.text.write();
    }

    private float showAxes(AxisReport report, float y, float inner) {
        float available = height - y - SPACE - (problems.height() > 0 ? problems.height() + 2 * SPACE : 0);
        int capacity = (int) Math.max(1, (available - AxisTable.height(0)) / IntervalBars.HEIGHT);
        axes.place(0, y, inner);
        axes.show(report, capacity);
        return axes.rowCount() == 0 ? y : y + AxisTable.height(axes.rowCount());
    }

    private float showProblems(float y, float inner) {
        if (problems.height() == 0) {
            ruleAboveProblems.setShown(false);
            return y;
        }
        ruleAboveProblems.place(0, y + SPACE, inner, 1);
        problems.place(0, y + SPACE + SPACE / 2);
        return y + SPACE + SPACE / 2 + problems.height();
    }

    private int capacityOfPairs() {
        float spare = height - BASE_HEIGHT;
        return (int) Math.max(MIN_PAIRS, Math.min(MAX_PAIRS, spare / HEIGHT_PER_PAIR));
    }

    private void resize(float newHeight) {
        if (newHeight != shownHeight) {
            shownHeight = newHeight;
            background.place(0, 0, width, newHeight);
        }
    }

    /** Returns whether the user has turned a page since the last call. */
    boolean pollPageTurned() {
        return pairs.pager().pollTurned() | axes.pager().pollTurned();
    }

    Fill background() {
        return background;
    }

    PairList pairs() {
        return pairs;
    }

    PairDetail detail() {
        return detail;
    }

    AxisTable axes() {
        return axes;
    }

    ProblemList problems() {
        return problems;
    }
}
