package org.jmesat.debug.lemur;

import com.jme3.font.BitmapFont;
import com.jme3.scene.Node;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.HAlignment;
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
    private static final float BRIEF_HEIGHT = 520;
    private static final float SPACE = 8;
    /** The pairs leave room for this many axes, in a large and in a small panel. */
    private static final int LEAST_AXES = 3;
    private static final int LEAST_AXES_OF_SMALL = 1;

    private final PanelStyle style;
    private final Node content = new Node("content");
    private final Node body = new Node("body");
    private final PanelFrame frame;
    final TitleBar title;
    final LayerRow layers;
    private final SearchBox search;
    final PairList pairs;
    final PairDetail detail;
    final Checklist checks;
    final RowPanel more;
    private final TextCell moreText;
    final AxisTable axes;
    final ProblemList problems;
    private final Fill ruleAboveDetail;
    private final Fill ruleAboveProblems;
    private final PanelInput input = new PanelInput(this);
    private int pairRows;

    AxisPanel(GuiGlobals globals, BitmapFont font, DebugPalette palette, PanelPlace place) {
        style = new PanelStyle(globals, font, palette, content);
        frame = new PanelFrame(style, place, content);
        title = new TitleBar(style, frame, content);
        more = new RowPanel(style, frame::toggleDetailed);
        moreText = new TextCell(style, more, HAlignment.Left);
        moreText.setColor(style.dim);
        layers = new LayerRow(style, body);
        search = new SearchBox(style, body);
        search.setInput(input);
        ruleAboveDetail = new Fill(style, body, style.rule, 1);
        ruleAboveProblems = new Fill(style, body, style.rule, 1);
        pairs = new PairList(style, body);
        detail = new PairDetail(style, body);
        checks = new Checklist(style, body);
        axes = new AxisTable(style, body);
        problems = new ProblemList(style, body);
    }

    void attachTo(Node guiNode) {
        frame.attachTo(guiNode);
        pairRows = 0;
    }

    void detach() {
        frame.detach();
        input.listen(null);
        search.leave();
        pairs.clear();
        axes.clear();
        layers.clear();
        detail.clear();
    }

    /** Scrolls the list under the cursor: the pairs, the spatials found by name, or the axes. */
    void scroll(float x, float y, int rows) {
        float inPanel = frame.yInPanel(y);
        boolean upper = inPanel < -ruleAboveDetail.getLocalTranslation().y;
        (!upper ? axes.pager() : search.isTyping() ? search.pager() : pairs.pager()).scroll(rows);
    }

    /**
     * Fits the panel to the window.
     *
     * @return true if the size of the window has changed
     */
    boolean fitWindow(int newWidth, int newHeight) {
        if (!frame.fitWindow(newWidth, newHeight)) {
            return false;
        }
        title.place(PanelFrame.PADDING, frame.width());
        pairRows = 0;
        return true;
    }

    /** Shows the last tick. */
    void show(PanelFeed feed) {
        long now = feed.selection().snapshot().tick();
        title.show(feed.plane(), now);
        if (frame.isCollapsed()) {
            axes.leave();
            body.removeFromParent();
            frame.fit(TitleBar.HEIGHT);
        } else {
            content.attachChild(body);
            frame.fit(showBody(feed, now) + SPACE);
        }
        style.text.write();
    }

    private float showBody(PanelFeed feed, long now) {
        PairSelection selection = feed.selection();
        float inner = frame.width() - 2 * PanelFrame.PADDING;
        boolean brief = frame.height() < BRIEF_HEIGHT;
        problems.show(feed.problems(), inner);
        boolean choosing = !frame.isBrief() && hasRoomToChoose();
        float top = showHead(feed, TitleBar.HEIGHT + SPACE / 2, inner, choosing);
        ruleAboveDetail.setShown(!frame.isBrief());
        // What is below the pairs comes first: they get the room that the axes leave.
        float below = frame.isBrief() ? 0 : SPACE / 2;
        below += showDetail(feed, now, brief);
        float height = checks.show(feed.checks(), inner, brief || Verdict.isTouching(selection));
        float y = top;
        if (choosing) {
            y += showPairs(selection, y, inner, frame.height() - y - below - height - leastOfAxes(selection));
        }
        if (!frame.isBrief()) {
            y += SPACE / 2;
            ruleAboveDetail.place(0, y, inner, 1);
            y += SPACE / 2;
        }
        detail.place(0, y, inner);
        y += below - (frame.isBrief() ? 0 : SPACE / 2);
        checks.place(0, y);
        y += height;
        y = showAxes(selection, y, inner);
        return showProblems(y, inner);
    }

    /** Shows what opens the rest in a small window, the layers, and the field for names. */
    private float showHead(PanelFeed feed, float from, float inner, boolean choosing) {
        float y = from;
        if (frame.isSmall()) {
            more.place(-RowPanel.PADDING, y, inner + 2 * RowPanel.PADDING, PairRow.HEIGHT);
            moreText.place(RowPanel.PADDING, 0, inner);
            moreText.set(frame.isBrief() ? "+ Layers, search, pairs, axes" : "- Less");
            body.attachChild(more);
            y += PairRow.HEIGHT;
        } else {
            more.removeFromParent();
        }
        search.setShown(choosing);
        if (!choosing) {
            layers.show(null);
            pairs.setShown(false);
            return y;
        }
        if (layers.pollOpened()) {
            search.leave();
        }
        if (search.pollEntered()) {
            layers.close();
        }
        layers.place(0, y, inner);
        y += layers.show(feed.overlay());
        search.place(0, y, inner);
        return y + search.show(feed, capacityOfPairs() + 1);
    }

    /** Shows the pairs if they fit into a height, and returns their own. */
    private float showPairs(PairSelection selection, float y, float inner, float room) {
        int rows = (int) ((room - SPACE / 2 - PairList.height(0)) / PairRow.HEIGHT);
        boolean shown = !search.isTyping() && rows > 0 && !(isSmallList() && layers.isOpen());
        pairs.setShown(shown);
        if (!shown) {
            return 0;
        }
        pairs.place(0, y, inner);
        pairs.show(selection, Math.min(rows, capacityOfPairs()));
        // The list only grows, so that the parts below do not jump when the number of pairs changes.
        pairRows = Math.min(rows, Math.max(pairRows, pairs.rowCount()));
        return PairList.height(pairRows);
    }

    /** Shows the pair, or why there is none; returns the height. */
    private float showDetail(PanelFeed feed, long now, boolean brief) {
        PairSelection selection = feed.selection();
        if (!hasPair(selection)) {
            return detail.showNothing(nothing(feed, now));
        }
        boolean listed = layers.isOpen() || search.isTyping() || checks.isAllShown();
        return isSmallList() && listed ? detail.showNames(selection) : detail.show(selection, brief);
    }

    /** Returns whether a list that the user has opened takes the place of another part. */
    private boolean isSmallList() {
        return frame.height() < BRIEF_HEIGHT;
    }

    /** Returns whether there is room for layers, names and pairs: not in a small panel that shows all checks. */
    private boolean hasRoomToChoose() {
        return !isSmallList() || !checks.isAllShown();
    }

    /** Returns the height of the least number of axes, of those that there are, and of the problems. */
    private float leastOfAxes(PairSelection selection) {
        int least = isSmallList() ? LEAST_AXES_OF_SMALL : LEAST_AXES;
        int count = selection.report() == null ? 0 : Math.min(least, selection.report().axes().size());
        return SPACE + (count == 0 ? 0 : AxisTable.height(count))
                + (problems.height() > 0 ? problems.height() + 2 * SPACE : 0);
    }

    private static boolean hasPair(PairSelection selection) {
        return (selection.a() != null || selection.spatialA() != null)
                && (selection.b() != null || selection.spatialB() != null);
    }

    private CharSequence nothing(PanelFeed feed, long now) {
        if (feed.state() == null) {
            return "No SatCollisionState is attached";
        }
        int count = now < 0 ? 0 : feed.colliders();
        return switch (count) {
            case 0 -> "No colliders";
            case 1 -> "1 collider; a pair needs two";
            default -> style.line().append(count).append(" colliders, none near another");
        };
    }

    private float showAxes(PairSelection selection, float y, float inner) {
        float available = frame.height() - y - SPACE - (problems.height() > 0 ? problems.height() + 2 * SPACE : 0);
        int capacity = frame.isBrief() ? 0 : (int) Math.max(0, (available - AxisTable.height(0)) / IntervalBars.HEIGHT);
        axes.place(0, y, inner);
        axes.show(selection, capacity);
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
        float spare = frame.height() - BASE_HEIGHT;
        return (int) Math.max(MIN_PAIRS, Math.min(MAX_PAIRS, spare / HEIGHT_PER_PAIR));
    }

    /** Returns whether the user has changed what is shown since the last call. */
    boolean pollChanged() {
        return frame.pollChanged() | pairs.pager().pollTurned() | axes.pager().pollTurned() | axes.pollChanged()
                | search.pollChanged() | checks.isChanged() | layers.pollChanged();
    }

    /** Returns whether the user has chosen a side of the pair in the panel since the last call. */
    boolean pollChosen() {
        return pairs.pollChosen() | search.pollChosen();
    }

    /** Returns what the panel shows, line by line. */
    String text() {
        return style.text.text();
    }

    PanelFrame frame() {
        return frame;
    }

    PanelInput input() {
        return input;
    }

    SearchBox search() {
        return search;
    }
}
