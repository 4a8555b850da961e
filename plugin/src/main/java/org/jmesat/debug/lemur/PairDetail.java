package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import org.jmesat.debug.NormalJump;
import org.jmesat.debug.PairSelection;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;

/** The names of the explained pair, and the sentences on it. */
final class PairDetail {
    private static final float LETTER = 18;
    private static final float GAP = 8;

    private final PanelStyle style;
    private final Node node = new Node("detail");
    private final TextCell letterA;
    private final TextCell letterB;
    final TextCell nameA;
    final TextCell nameB;
    final TextBlock verdict;
    final TextBlock consequence;
    final TextBlock runnerUp;
    final TextBlock contact;
    final TextBlock jump;
    final TextBlock nothing;
    private NormalJump shownJump;
    private float width;

    PairDetail(PanelStyle style, Node parent) {
        this.style = style;
        letterA = new TextCell(style, node, HAlignment.Left);
        letterB = new TextCell(style, node, HAlignment.Left);
        nameA = new TextCell(style, node, HAlignment.Left);
        nameB = new TextCell(style, node, HAlignment.Left);
        verdict = new TextBlock(style, node, 3);
        consequence = new TextBlock(style, node, 2);
        runnerUp = new TextBlock(style, node, 3);
        contact = new TextBlock(style, node, 2);
        jump = new TextBlock(style, node, 5);
        nothing = new TextBlock(style, node, 2);
        nameA.setColor(style.white);
        nameB.setColor(style.white);
        letterA.setColor(style.dim);
        letterB.setColor(style.dim);
        parent.attachChild(node);
    }

    void place(float x, float y, float newWidth) {
        Placement.move(node, x, y, 0);
        width = newWidth;
        float half = (float) Math.floor((width - GAP) / 2);
        letterA.place(0, 0, LETTER);
        nameA.place(LETTER, 0, half - LETTER);
        letterB.place(half + GAP, 0, LETTER);
        nameB.place(half + GAP + LETTER, 0, half - LETTER);
    }

    /**
     * Shows a pair.
     *
     * @param selection the pair, of which one side may have no collider
     * @param brief whether only the most important sentences are shown
     * @return the height, in pixels
     */
    float show(PairSelection selection, boolean brief) {
        nothing.set("");
        setNames(selection);
        AxisReport report = selection.report();
        boolean apart = report != null && report.isSeparated();
        verdict.set(Verdict.verdict(style.line(), selection), Verdict.isTouching(selection) ? style.amber
                : apart ? style.green : style.plain);
        consequence.set(Verdict.consequence(style.line(), selection));
        boolean jumpy = Verdict.isAboutToJump(selection);
        runnerUp.set(brief && !jumpy ? "" : Verdict.runnerUp(style.line(), selection), jumpy ? style.amber : style.dim);
        contact.set(brief ? "" : Verdict.contact(style.line(), selection), style.dim);
        show(selection.lastJump());
        float y = PanelStyle.LINE;
        y = place(verdict, y);
        y = place(consequence, y);
        y = place(runnerUp, y);
        y = place(contact, y);
        return place(jump, y) + GAP / 2;
    }

    /** Shows only the names of a pair; returns the height, in pixels. */
    float showNames(PairSelection selection) {
        showNothing("");
        setNames(selection);
        return PanelStyle.LINE;
    }

    private void setNames(PairSelection selection) {
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
            jump.set(newJump == null ? "" : newJump.toString(), style.amber);
        }
    }

    private float place(TextBlock block, float y) {
        block.place(0, y, width);
        return y + block.height();
    }

    /** Shows why there is no pair to explain; returns the height, in pixels. */
    float showNothing(CharSequence reason) {
        letterA.set("");
        letterB.set("");
        nameA.set("");
        nameB.set("");
        verdict.set("");
        consequence.set("");
        runnerUp.set("");
        contact.set("");
        show((NormalJump) null);
        nothing.set(reason);
        return place(nothing, 0);
    }

    /** Releases the pair. */
    void clear() {
        show((NormalJump) null);
    }
}
