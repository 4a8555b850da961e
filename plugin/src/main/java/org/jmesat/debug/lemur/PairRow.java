package org.jmesat.debug.lemur;

import com.simsilica.lemur.HAlignment;
import java.util.function.BiConsumer;
import org.jmesat.internal.text.NumberText;
import org.jmesat.world.Collider;

/** One pair: its names and how deep it is, or that it is apart. A click chooses it. */
final class PairRow {
    static final float HEIGHT = 22;
    static final float MARK = 8;
    static final float INDENT = 18;
    private static final float NUMBER = 72;
    private static final float GAP = 8;

    private final PanelStyle style;
    private final RowPanel panel;
    private final Fill mark;
    private final TextCell nameA;
    private final TextCell nameB;
    private final TextCell state;
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

    RowPanel panel() {
        return panel;
    }

    void place(float y, float width) {
        panel.place(-RowPanel.BLEED, y, width + 2 * RowPanel.BLEED, HEIGHT);
        mark.place(RowPanel.BLEED, (HEIGHT - MARK) / 2, MARK, MARK);
        float left = RowPanel.BLEED + INDENT;
        float half = (float) Math.floor((width - INDENT - NUMBER) / 2 - GAP);
        nameA.place(left, 0, half);
        nameB.place(left + half + GAP, 0, half);
        state.place(RowPanel.BLEED + width - NUMBER, 0, NUMBER);
    }

    /** Shows a pair in contact with its depth, or one that is apart without. */
    void show(Collider newA, Collider newB, boolean touching, double depth, int decimals, boolean chosen) {
        a = newA;
        b = newB;
        nameA.set(PairNames.of(style.line(), a, b), touching ? style.plain : style.dim);
        nameB.set(PairNames.of(style.line(), b, a), touching ? style.plain : style.dim);
        mark.setMaterial(touching ? style.touchingMark : style.nearMark);
        state.set(touching ? NumberText.append(style.line(), depth, decimals) : "apart",
                touching ? style.amber : style.slate);
        panel.setChosen(chosen);
    }

    /** Forgets the pair; a click does nothing until there is another. */
    void forget() {
        a = null;
        b = null;
    }

    String text() {
        return nameA.text() + " | " + nameB.text() + " | " + state.text();
    }
}
