package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import org.jmesat.debug.NormalJump;
import org.jmesat.debug.PairSelection;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;

/** The names of the explained pair, and the sentences on it. */
final class PairDetail extends Part {
    private static final float LETTER = 18;
    private static final float GAP = 8;

    private final TextCell letterA = text(HAlignment.Left, style.dim);
    private final TextCell letterB = text(HAlignment.Left, style.dim);
    final TextCell nameA = text(HAlignment.Left, style.white);
    final TextCell nameB = text(HAlignment.Left, style.white);
    final TextCell verdict = sentence(style.plain, 3);
    final TextCell consequence = sentence(style.plain, 2);
    final TextCell runnerUp = sentence(style.dim, 3);
    final TextCell contact = sentence(style.dim, 2);
    final TextCell jump = sentence(style.amber, 5);
    final TextCell nothing = sentence(style.plain, 2);
    /** From top to bottom. */
    private final TextCell[] sentences = {verdict, consequence, runnerUp, contact, jump, nothing};
    private NormalJump shownJump;

    PairDetail(PanelStyle style, Node home) {
        super("detail", style, home);
    }

    /**
     * Shows a pair.
     *
     * @param selection the pair, of which one side may have no collider
     * @param width in pixels
     * @param brief whether only the most important sentences are shown
     * @return the height, in pixels
     */
    float show(PairSelection selection, float width, boolean brief) {
        nothing.set("");
        setNames(selection, width);
        AxisReport report = selection.report();
        boolean apart = report != null && report.isSeparated();
        verdict.set(Verdict.verdict(style.line(), selection), Verdict.isTouching(selection) ? style.amber
                : apart ? style.green : style.plain);
        consequence.set(Verdict.consequence(style.line(), selection));
        boolean jumpy = Verdict.isAboutToJump(selection);
        runnerUp.set(brief && !jumpy ? "" : Verdict.runnerUp(style.line(), selection), jumpy ? style.amber : style.dim);
        contact.set(brief ? "" : Verdict.contact(style.line(), selection));
        show(selection.lastJump());
        return place(PanelStyle.LINE, width) + GAP / 2;
    }

    /** Shows only the names of a pair; returns the height, in pixels. */
    float showNames(PairSelection selection, float width) {
        clear();
        setNames(selection, width);
        return PanelStyle.LINE;
    }

    /** Shows why there is no pair to explain; returns the height, in pixels. */
    float showNothing(CharSequence reason, float width) {
        clear();
        nothing.set(reason);
        return place(0, width);
    }

    /** Removes all text, and releases the pair. */
    void clear() {
        letterA.set("");
        letterB.set("");
        nameA.set("");
        nameB.set("");
        show((NormalJump) null);
        for (TextCell each : sentences) {
            each.set("");
        }
    }

    private void setNames(PairSelection selection, float width) {
        float half = (float) Math.floor((width - GAP) / 2);
        letterA.place(0, 0, LETTER);
        nameA.place(LETTER, 0, half - LETTER);
        letterB.place(half + GAP, 0, LETTER);
        nameB.place(half + GAP + LETTER, 0, half - LETTER);
        letterA.set("A");
        letterB.set("B");
        AxisReport report = selection.report();
        name(nameA, selection.a(), selection.b(), selection.spatialA(), report == null ? 0 : report.pieceA());
        name(nameB, selection.b(), selection.a(), selection.spatialB(), report == null ? 0 : report.pieceB());
    }

    /** Appends the piece if there are several. */
    private void name(TextCell cell, Collider collider, Collider other, Spatial spatial, int piece) {
        if (collider == null) {
            cell.set(spatial == null ? "none" : PairNames.of(spatial));
        } else if (other == null) {
            cell.set(PairNames.of(collider));
        } else {
            cell.set(PairNames.ofPiece(style.line(), collider, other, piece));
        }
    }

    private void show(NormalJump newJump) {
        if (newJump != shownJump) {
            shownJump = newJump;
            jump.set(newJump == null ? "" : newJump.toString());
        }
    }

    private float place(float top, float width) {
        float y = top;
        for (TextCell each : sentences) {
            each.place(0, y, width);
            y += each.height();
        }
        return y;
    }
}
