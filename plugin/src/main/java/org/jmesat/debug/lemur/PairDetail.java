package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import org.jmesat.app.PairExplanation;
import org.jmesat.contact.Contact;
import org.jmesat.debug.PairSelection;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.AxisNarrator;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;

/** The names of the explained pair, and the sentences on it. */
final class PairDetail extends Part {
    /** Calls the shapes A and B; the line above shows the names of their spatials. */
    static final AxisNarrator NARRATOR = new AxisNarrator("A", "B");

    private static final float LETTER = 18;
    private static final float GAP = 8;

    private final TextCell letterA = text(HAlignment.Left, style.colorA);
    private final TextCell letterB = text(HAlignment.Left, style.colorB);
    final TextCell nameA = text(HAlignment.Left, style.white);
    final TextCell nameB = text(HAlignment.Left, style.white);
    final TextCell verdict = sentence(style.white, 4);
    final TextCell numbers = sentence(style.plain, 3);
    final TextCell consequence = sentence(style.plain, 2);
    final TextCell runnerUp = sentence(style.dim, 3);
    final TextCell contact = sentence(style.dim, 2);
    final TextCell hint = sentence(style.amber, 4);
    final TextCell jump = sentence(style.amber, 5);
    final TextCell nothing = sentence(style.plain, 2);
    /** From top to bottom. */
    private final TextCell[] sentences = {numbers, hint, consequence, runnerUp, contact, jump, nothing};
    private String shownJump;

    PairDetail(PanelStyle style, Node home) {
        super("detail", style, home);
    }

    /**
     * Shows a pair.
     *
     * @param selection the pair, of which one side may have no collider
     * @param width in pixels
     * @param brief whether only the most important sentences are shown
     * @param verdictOnly whether there is no number, either
     * @return the height, in pixels
     */
    float show(PairSelection selection, float width, boolean brief, boolean verdictOnly) {
        nothing.set("");
        PairExplanation pair = selection.explanation();
        AxisReport report = pair.axes();
        boolean touching = pair.getContact() != null;
        boolean jumpy = report != null && touching && !brief && report.isAboutToJump();
        verdict.set(pair.isPresent() ? pair.appendVerdict(style.line()) : "",
                pair.isPresent() && pair.getBroken() == null ? style.amber : style.white);
        numbers.set(report == null || verdictOnly ? "" : NARRATOR.appendVerdict(style.line(), report));
        hint.set(pair.isPresent() && !verdictOnly ? appendHint(style.line(), selection) : "");
        consequence.set(report == null || brief || !touching && !report.isSeparated() ? ""
                : NARRATOR.appendConsequence(style.line(), report,
                        selection.b().isFixed() && !selection.a().isFixed()));
        runnerUp.set(jumpy ? NARRATOR.appendJump(style.line(), report)
                : report == null || brief ? "" : NARRATOR.appendRunnerUp(style.line(), report),
                jumpy ? style.amber : style.dim);
        contact.set(brief || !touching ? "" : appendContact(style.line(), selection));
        showJump(selection.lastJump());
        verdict.place(0, 0, width);
        setNames(selection, verdict.height(), width);
        return place(verdict.height() + PanelStyle.LINE, width) + GAP / 2;
    }

    private static StringBuilder appendHint(StringBuilder to, PairSelection selection) {
        return selection.explanation().appendHint(to).length() > 0 ? to : selection.appendOutside(to);
    }

    /** Appends the contact points, the normal and the first tick of a pair in contact. */
    private static StringBuilder appendContact(StringBuilder to, PairSelection selection) {
        Contact<Collider> contact = selection.contact();
        int points = contact.getManifold().count();
        double sign = contact.getA() == selection.a() ? 1 : -1;
        to.append(points).append(points == 1 ? " contact point" : " contact points");
        NumberText.appendVector(to.append(", normal "), sign * contact.getNormalX() + 0.0,
                sign * contact.getNormalY() + 0.0);
        return to.append(", since tick ").append(contact.getSinceTick());
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
        showJump(null);
        verdict.set("");
        for (TextCell each : sentences) {
            each.set("");
        }
    }

    private void setNames(PairSelection selection, float top, float width) {
        float half = (float) Math.floor((width - GAP) / 2);
        letterA.place(0, top, LETTER);
        nameA.place(LETTER, top, half - LETTER);
        letterB.place(half + GAP, top, LETTER);
        nameB.place(half + GAP + LETTER, top, half - LETTER);
        letterA.set("A");
        letterB.set("B");
        AxisReport report = selection.report();
        name(nameA, selection.a(), selection.b(), selection.spatialA(), report == null ? 0 : report.pieceA());
        name(nameB, selection.b(), selection.a(), selection.spatialB(), report == null ? 0 : report.pieceB());
        PairNames.tellApart(style, nameA, selection.a(), nameB, selection.b());
    }

    /** Appends the piece if there are several. */
    private void name(TextCell cell, Collider collider, Collider other, Spatial spatial, int piece) {
        if (collider == null) {
            cell.set(spatial == null ? "none" : SpatialName.orClass(spatial));
        } else if (other == null) {
            cell.set(PairNames.of(collider));
        } else {
            cell.set(PairNames.ofPiece(style.line(), collider, other, piece));
        }
    }

    private void showJump(String newJump) {
        if (newJump != shownJump) {
            shownJump = newJump;
            jump.set(newJump == null ? "" : newJump);
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
