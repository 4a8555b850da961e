package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.function.IntToDoubleFunction;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.debug.PairSelection;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;

/**
 * The list of pairs to choose from: first those that touch, the deepest at the top, then those of which only the boxes
 * overlap.
 */
final class PairList extends Part {
    private static final int DEPTH_CHARACTERS = 8;
    private static final String APART = "apart";
    /** The top of the first row: below the heading and the row of the automatic choice. */
    private static final float FIRST_ROW = 2 * RowPanel.HEIGHT;

    private final PanelFeed feed;
    private final Runnable chosen;
    final TextCell heading;
    final RowPanel automatic;
    private final Fill automaticMark;
    final RowList<PairRow> rows;
    private final IntToDoubleFunction depths;
    /** The ids of the pair for which the page was turned. */
    private int lastA = PairNames.NONE;
    private int lastB = PairNames.NONE;

    /** Creates the list; {@code chosen} runs after a choice. */
    PairList(PanelStyle style, Node home, PanelFeed feed, Runnable chosen) {
        super("pairs", style, home);
        this.feed = feed;
        this.chosen = chosen;
        depths = pair -> feed.selection.pairDepth(pair);
        heading = text(HAlignment.Left, style.dim);
        rows = new RowList<>(style, this, FIRST_ROW, RowPanel.HEIGHT, PairRow::new);
        automatic = new RowPanel(style, this, () -> {
            if (feed.selection != null) {
                feed.selection.clear();
            }
        });
        automaticMark = automatic.mark(style.onMark);
    }

    /** Both names, and the depth or that they are apart. A click chooses the pair. */
    final class PairRow extends RowPanel {
        private static final float NUMBER = 72;
        private static final float WORDS = 136;
        private static final float GAP = 8;

        private final Fill mark = mark(style.touchingMark);
        final TextCell nameA = text;
        final TextCell nameB = text(HAlignment.Left, style.plain);
        final TextCell state = text(HAlignment.Right, style.plain);

        private PairRow(int row) {
            super(PairList.this.style, PairList.this, () -> choose(row));
        }

        private void show(int index, int decimals, float width) {
            Collider a = a(index);
            Collider b = b(index);
            boolean touching = index < feed.selection.contactCount();
            boolean chosen = a == feed.selection.a() && b == feed.selection.b()
                    || a == feed.selection.b() && b == feed.selection.a();
            String words = chosen ? relation() : APART;
            float number = words.equals(APART) || touching ? NUMBER : WORDS;
            float half = (float) Math.floor((width - INDENT - number) / 2 - GAP);
            nameA.place(INDENT, 0, half);
            nameB.place(INDENT + half + GAP, 0, half);
            state.place(width - number, 0, number);
            nameA.set(PairNames.of(style.line(), a, b), touching ? style.plain : style.dim);
            nameB.set(PairNames.of(style.line(), b, a), touching ? style.plain : style.dim);
            PairNames.tellApart(style, nameA, a, nameB, b);
            mark.setMaterial(touching ? style.touchingMark : style.nearMark);
            if (touching) {
                state.setNumber(feed.selection.pairDepth(index), decimals, style.amber);
            } else {
                state.set(words, style.slate);
            }
            setChosen(chosen);
        }
    }

    /** Returns how the chosen pair lies, which has no contact. */
    private String relation() {
        AxisReport report = feed.selection.report();
        return report == null ? "no shape" : report.isSeparated() ? APART
                : feed.selection.explanation().getBroken() == Link.LAYERS ? "overlaps, filtered" : "overlaps";
    }

    private void choose(int row) {
        int index = rows.first + row;
        if (feed.selection != null && a(index) != null && a(index) != b(index)) {
            feed.selection.choose(a(index), b(index));
            chosen.run();
        }
    }

    /** Returns A of an entry: the pairs of the last tick, and then the chosen one if it is not among them. */
    private Collider a(int index) {
        return index < feed.selection.pairCount() ? feed.selection.pairA(index) : feed.selection.a();
    }

    private Collider b(int index) {
        return index < feed.selection.pairCount() ? feed.selection.pairB(index) : feed.selection.b();
    }

    static float height(int rows) {
        return FIRST_ROW + rows * RowPanel.HEIGHT;
    }

    /**
     * Shows the pairs of the last tick.
     *
     * @param width in pixels
     * @param capacity the number of rows that fit (≥1)
     */
    void show(float width, int capacity) {
        PairSelection selection = feed.selection;
        int touching = selection.contactCount();
        int all = selection.pairCount();
        boolean narrow = width < PanelStyle.NARROW;
        StringBuilder counts = style.line().append(touching).append(" touching");
        heading.place(0, 0, width - RowList.WIDTH);
        heading.set(all == 0 ? "no pairs" : narrow ? counts : counts.append(", ").append(all - touching)
                .append(" near"));
        automatic.place(0, RowPanel.HEIGHT, width, RowPanel.HEIGHT);
        automatic.write(narrow ? "automatic: the deepest" : "automatic: the deepest. Click a shape: A, Shift: B",
                style.plain, RowPanel.INDENT);
        automaticMark.setMaterial(selection.isChosen() ? style.lane : style.onMark);
        boolean hasPair = selection.a() != null && selection.b() != null && selection.a() != selection.b();
        int index = selection.pairIndex();
        boolean unlisted = hasPair && index < 0;
        int idOfA = PairNames.id(selection.a());
        int idOfB = PairNames.id(selection.b());
        if (idOfA != lastA || idOfB != lastB) {
            lastA = idOfA;
            lastB = idOfB;
            rows.turnTo(unlisted ? all : Math.max(0, index), capacity);
        }
        int count = rows.show(width, 0, unlisted ? all + 1 : all, capacity);
        int decimals = rows.decimals(depths, Math.min(touching, rows.first + count), DEPTH_CHARACTERS);
        for (int i = 0; i < count; i++) {
            rows.get(i).show(rows.first + i, decimals, width);
        }
    }
}
