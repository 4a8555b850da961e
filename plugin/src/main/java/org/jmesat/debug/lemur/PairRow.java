package org.jmesat.debug.lemur;

import com.simsilica.lemur.HAlignment;
import java.util.function.BiConsumer;
import org.jmesat.world.Collider;

/** A row of the pair list: both names, and the depth or "apart". A click chooses the pair. */
final class PairRow implements RowList.Row {
    static final float HEIGHT = 22;
    static final float MARK = 8;
    static final float INDENT = 18;
    private static final float NUMBER = 72;
    private static final float GAP = 8;

    private final PanelStyle style;
    private final RowPanel panel;
    private final Fill mark;
    final TextCell nameA;
    final TextCell nameB;
    final TextCell state;
    private Collider a;
    private Collider b;

    PairRow(PanelStyle style, BiConsumer<Collider, Collider> choose) {
        this.style = style;
        panel = new RowPanel(style, () -> {
            if (a != null) {
                choose.accept(a, b);
            }
        });
        mark = new Fill(style, panel, style.touchingMark, 1);
        nameA = new TextCell(style, panel, HAlignment.Left);
        nameB = new TextCell(style, panel, HAlignment.Left);
        state = new TextCell(style, panel, HAlignment.Right);
    }

    @Override
    public RowPanel panel() {
        return panel;
    }

    @Override
    public void place(float y, float width) {
        panel.place(-RowPanel.PADDING, y, width + 2 * RowPanel.PADDING, HEIGHT);
        mark.place(RowPanel.PADDING, (HEIGHT - MARK) / 2, MARK, MARK);
        float left = RowPanel.PADDING + INDENT;
        float half = (float) Math.floor((width - INDENT - NUMBER) / 2 - GAP);
        nameA.place(left, 0, half);
        nameB.place(left + half + GAP, 0, half);
        state.place(RowPanel.PADDING + width - NUMBER, 0, NUMBER);
    }

    /** Shows a pair; the depth is shown only if it touches. */
    void show(Collider newA, Collider newB, boolean touching, double depth, int decimals, boolean chosen) {
        a = newA;
        b = newB;
        nameA.set(PairNames.of(style.line(), a, b), touching ? style.plain : style.dim);
        nameB.set(PairNames.of(style.line(), b, a), touching ? style.plain : style.dim);
        mark.setMaterial(touching ? style.touchingMark : style.nearMark);
        if (touching) {
            state.setNumber(depth, decimals);
        } else {
            state.set("apart");
        }
        state.setColor(touching ? style.amber : style.slate);
        panel.setChosen(chosen);
    }

    /** Removes the pair; a click does nothing until another is shown. */
    @Override
    public void clear() {
        a = null;
        b = null;
    }
}
