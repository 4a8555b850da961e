package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import org.jmesat.debug.PairSelection;
import org.jmesat.narrowphase.AxisReport;

/** The names of the explained pair, and the sentences on it. */
final class PairDetail {
    private static final float LETTER = 18;
    private static final float GAP = 8;

    private final PanelStyle style;
    private final Node node = new Node("detail");
    private final TextCell letterA;
    private final TextCell letterB;
    private final TextCell nameA;
    private final TextCell nameB;
    private final TextCell verdict;
    private final TextCell consequence;
    private final TextCell runnerUp;
    private final TextCell contact;
    private final TextCell nothing;

    PairDetail(PanelStyle style, Node parent) {
        this.style = style;
        letterA = new TextCell(style, node, HAlignment.Left);
        letterB = new TextCell(style, node, HAlignment.Left);
        nameA = new TextCell(style, node, HAlignment.Left);
        nameB = new TextCell(style, node, HAlignment.Left);
        verdict = new TextCell(style, node, HAlignment.Left);
        consequence = new TextCell(style, node, HAlignment.Left);
        runnerUp = new TextCell(style, node, HAlignment.Left);
        contact = new TextCell(style, node, HAlignment.Left);
        nothing = new TextCell(style, node, HAlignment.Left);
        nameA.setColor(style.white);
        nameB.setColor(style.white);
        letterA.setColor(style.dim);
        letterB.setColor(style.dim);
        contact.setColor(style.dim);
        parent.attachChild(node);
    }

    void place(float x, float y, float width) {
        Placement.move(node, x, y, 0);
        float half = (float) Math.floor((width - GAP) / 2);
        letterA.place(0, 0, LETTER);
        nameA.place(LETTER, 0, half - LETTER);
        letterB.place(half + GAP, 0, LETTER);
        nameB.place(half + GAP + LETTER, 0, half - LETTER);
        nothing.place(0, 0, width);
        verdict.place(0, PanelStyle.LINE, width);
        consequence.place(0, 2 * PanelStyle.LINE, width);
        runnerUp.place(0, 3 * PanelStyle.LINE, width);
        contact.place(0, 4 * PanelStyle.LINE, width);
    }

    /** Shows a pair; returns the height, in pixels. */
    float show(PairSelection selection) {
        nothing.set("");
        letterA.set("A");
        letterB.set("B");
        AxisReport report = selection.report();
        if (report == null) {
            nameA.set(PairNames.of(style.line(), selection.a(), selection.b()));
            nameB.set(PairNames.of(style.line(), selection.b(), selection.a()));
        } else {
            nameA.set(PairNames.ofPiece(style.line(), selection.a(), selection.b(), report.pieceA()));
            nameB.set(PairNames.ofPiece(style.line(), selection.b(), selection.a(), report.pieceB()));
        }
        boolean apart = report != null && report.isSeparated();
        verdict.set(Verdict.verdict(style.line(), selection), Verdict.isTouching(selection) ? style.amber
                : apart ? style.green : style.plain);
        consequence.set(Verdict.consequence(style.line(), selection));
        runnerUp.set(Verdict.runnerUp(style.line(), selection),
                Verdict.isAboutToJump(selection) ? style.amber : style.dim);
        contact.set(Verdict.contact(style.line(), selection));
        return 5 * PanelStyle.LINE + GAP / 2;
    }

    TextCell verdict() {
        return verdict;
    }

    TextCell consequence() {
        return consequence;
    }

    TextCell runnerUp() {
        return runnerUp;
    }

    TextCell contact() {
        return contact;
    }

    TextCell nothing() {
        return nothing;
    }

    /** Shows why there is no pair to explain; returns the height, in pixels. */
    float showNothing(String reason) {
        letterA.set("");
        letterB.set("");
        nameA.set("");
        nameB.set("");
        nothing.set(reason);
        verdict.set("");
        consequence.set("");
        runnerUp.set("");
        contact.set("");
        return PanelStyle.LINE;
    }
}
