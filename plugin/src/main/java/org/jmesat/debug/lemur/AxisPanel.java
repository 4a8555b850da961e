package org.jmesat.debug.lemur;

import com.jme3.font.BitmapFont;
import com.jme3.scene.Node;
import org.jmesat.debug.DebugPalette;
import org.jmesat.debug.PairSelection;

/** The panel: places its parts from top to bottom. */
final class AxisPanel {
    private static final int MIN_PAIRS = 2;
    private static final int MAX_PAIRS = 12;
    /** The list has one row for each {@code HEIGHT_PER_PAIR} pixels above the base height; the axes get the rest. */
    private static final float BASE_HEIGHT = 400;
    private static final float HEIGHT_PER_PAIR = 60;
    /** A panel of less height shows only the most important sentences. */
    private static final float LOW_HEIGHT = 520;
    private static final float SPACE = 8;
    /** The pairs leave room for this many axes, in a large and in a small panel. */
    private static final int LEAST_AXES = 3;
    private static final int LEAST_AXES_OF_SMALL = 1;

    private final PanelFeed feed;
    final PanelStyle style;
    private final Part body;
    final PanelFrame frame;
    final TitleBar title;
    final LayerRow layers;
    final SearchBox search;
    final PairList pairs;
    final PairDetail detail;
    final Checklist checks;
    final RowPanel more;
    final AxisTable axes;
    final ProblemList problems;
    private final Fill ruleAboveLists;
    private final Fill ruleAboveProblems;
    final PanelInput input = new PanelInput(this);
    private boolean chosen;
    private int pairRows;

    AxisPanel(BitmapFont font, DebugPalette palette, PanelPlace place, PanelFeed feed) {
        this.feed = feed;
        Node content = new Node("content");
        style = new PanelStyle(font, palette, content);
        frame = new PanelFrame(style, place, content);
        title = new TitleBar(style, frame, content);
        body = new Part("body", style, content);
        more = new RowPanel(style, body, () -> place.detailed = !place.detailed);
        layers = new LayerRow(style, body, feed, this::leaveSearch);
        search = new SearchBox(style, body, feed, input, layers::close, () -> chosen = true);
        ruleAboveLists = body.fill(style.rule, 1);
        ruleAboveProblems = body.fill(style.rule, 1);
        pairs = new PairList(style, body, feed, () -> chosen = true);
        detail = new PairDetail(style, body);
        checks = new Checklist(style, body);
        axes = new AxisTable(style, body, feed);
        problems = new ProblemList(style, body);
    }

    /** In a small panel, the switches of the layers and the spatials found take the same place. */
    private void leaveSearch() {
        search.leave();
    }

    void attachTo(Node guiNode) {
        guiNode.attachChild(frame.sheet);
        pairRows = 0;
    }

    void detach() {
        frame.sheet.removeFromParent();
        input.listen(null);
        search.leave();
        axes.leave();
        detail.clear();
    }

    /** Scrolls the list under the cursor: the pairs, the spatials found by name, or the axes. */
    void scroll(float x, float y, int rows) {
        boolean lower = frame.yInPanel(y) >= -axes.getLocalTranslation().y;
        (lower ? axes.rows : search.typing ? search.rows : pairs.rows).scroll(rows);
    }

    /** Shows the feed in a window of a size. */
    void show(int windowWidth, int windowHeight) {
        if (frame.fitWindow(windowWidth, windowHeight)) {
            pairRows = 0;
        }
        long now = feed.selection.tick();
        title.show(feed.plane(), now);
        body.setShown(!frame.place.collapsed);
        if (frame.place.collapsed) {
            axes.leave();
            frame.fit(TitleBar.HEIGHT);
        } else {
            frame.fit(showBody(now, frame.width - 2 * PanelFrame.PADDING) + SPACE);
        }
        style.text.write();
    }

    /** Shows the answer first, then what opens the rest, and below it the lists and the axes. */
    private float showBody(long now, float width) {
        float ofProblems = problems.show(feed.problems, width, isLow());
        float belowAxes = ofProblems > 0 ? ofProblems + 2 * SPACE : 0;
        detail.moveTo(TitleBar.HEIGHT);
        float y = TitleBar.HEIGHT + showDetail(now, width);
        checks.moveTo(y);
        y += checks.show(feed.selection.explanation(), width);
        more.place(0, y, width, RowPanel.HEIGHT);
        more.write(!frame.place.detailed ? "+ Layers, search, pairs, axes" : "- Less", style.dim, 0);
        y += RowPanel.HEIGHT;
        // A low panel that shows all checks has no room for layers, names and pairs.
        boolean choosing = frame.place.detailed && !(isLow() && checks.allShown);
        ruleAboveLists.place(0, y + SPACE / 2, choosing ? width : 0, 1);
        y = choosing ? showChoice(y + SPACE, width) : y;
        search.setShown(choosing);
        float room = frame.height - y - SPACE - leastOfAxes() - belowAxes;
        y += choosing ? showPairs(y, width, room) : hideChoice();
        y += showAxes(y, width, frame.height - y - SPACE - belowAxes);
        problems.moveTo(y + SPACE + SPACE / 2);
        ruleAboveProblems.place(0, y + SPACE, ofProblems > 0 ? width : 0, 1);
        return ofProblems > 0 ? y + SPACE + SPACE / 2 + ofProblems : y;
    }

    /** Shows the layers, and the field for names; returns where they end. */
    private float showChoice(float top, float width) {
        layers.moveTo(top);
        float y = top + layers.show(width);
        search.moveTo(y);
        return y + search.show(width, capacityOfPairs() + 1);
    }

    private float hideChoice() {
        layers.setShown(false);
        pairs.setShown(false);
        return 0;
    }

    /** Shows the pairs if they fit into a height, and returns their own. */
    private float showPairs(float y, float width, float room) {
        int rows = (int) ((room - SPACE / 2 - PairList.height(0)) / RowPanel.HEIGHT);
        boolean shown = !search.typing && rows > 0 && !(isLow() && layers.isOpen());
        pairs.setShown(shown);
        if (!shown) {
            return 0;
        }
        pairs.moveTo(y);
        pairs.show(width, Math.min(rows, capacityOfPairs()));
        // The list only grows, so that the parts below do not jump when the number of pairs changes.
        pairRows = Math.min(rows, Math.max(pairRows, pairs.rows.shown));
        return PairList.height(pairRows);
    }

    /** Shows the pair, or why there is none; returns the height. */
    private float showDetail(long now, float width) {
        PairSelection selection = feed.selection;
        boolean hasPair = (selection.a() != null || selection.spatialA() != null)
                && (selection.b() != null || selection.spatialB() != null);
        if (!hasPair) {
            return detail.showNothing(nothing(now), width);
        }
        // In a low panel, a list that the user has opened takes the place of the numbers.
        boolean listed = layers.isOpen() || search.typing || checks.allShown;
        return detail.show(selection, width, !frame.place.detailed || isLow(), isLow() && listed);
    }

    private boolean isLow() {
        return frame.height < LOW_HEIGHT;
    }

    /** Returns the height of the least number of axes, of those that there are. */
    private float leastOfAxes() {
        int least = isLow() ? LEAST_AXES_OF_SMALL : LEAST_AXES;
        int count = feed.selection.report() == null ? 0 : Math.min(least, feed.selection.report().axes().size());
        return count == 0 ? 0 : AxisTable.height(count);
    }

    private CharSequence nothing(long now) {
        if (feed.state == null) {
            return "No SatCollisionState is attached";
        }
        int count = now < 0 ? 0 : feed.colliders();
        return switch (count) {
            case 0 -> "No colliders";
            case 1 -> "1 collider; a pair needs two";
            default -> style.line().append(count).append(" colliders, none near another");
        };
    }

    /** Shows the axes that fit into a height, and returns their own. */
    private float showAxes(float y, float width, float room) {
        // The deciding axis is the picture to the answer.
        int most = !frame.place.detailed ? isLow() && checks.allShown ? 0 : 1 : Integer.MAX_VALUE;
        int capacity = Math.min(most, (int) Math.max(0, (room - AxisTable.height(0)) / IntervalBars.HEIGHT));
        axes.moveTo(y);
        axes.show(width, capacity);
        return axes.rows.shown == 0 ? 0 : AxisTable.height(axes.rows.shown);
    }

    private int capacityOfPairs() {
        float spare = frame.height - BASE_HEIGHT;
        return (int) Math.max(MIN_PAIRS, Math.min(MAX_PAIRS, spare / HEIGHT_PER_PAIR));
    }

    /** Returns whether the user has chosen a side of the pair in the panel since the last call. */
    boolean pollChosen() {
        boolean result = chosen;
        chosen = false;
        return result;
    }
}
