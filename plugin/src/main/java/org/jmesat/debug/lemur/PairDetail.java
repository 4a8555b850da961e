package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import org.jmesat.contact.Contact;
import org.jmesat.debug.PairSelection;
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
    final TextCell verdict = sentence(style.plain, 3);
    final TextCell consequence = sentence(style.plain, 2);
    final TextCell runnerUp = sentence(style.dim, 3);
    final TextCell contact = sentence(style.dim, 2);
    final TextCell jump = sentence(style.amber, 5);
    final TextCell nothing = sentence(style.plain, 2);
    /** From top to bottom. */
    private final TextCell[] sentences = {verdict, consequence, runnerUp, contact, jump, nothing};
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
     * @return the height, in pixels
     */
    float show(PairSelection selection, float width, boolean brief) {
        nothing.set("");
        setNames(selection, width);
        AxisReport report = selection.report();
        boolean touching = isTouching(selection);
        boolean jumpy = report != null && touching && report.isAboutToJump();
        verdict.set(report == null ? "" : NARRATOR.appendVerdict(style.line(), report),
                touching ? style.amber : report != null && report.isSeparated() ? style.green : style.plain);
        consequence.set(appendConsequence(style.line(), selection));
        runnerUp.set(report == null || brief && !jumpy ? "" : jumpy ? NARRATOR.appendJump(style.line(), report)
                : NARRATOR.appendRunnerUp(style.line(), report), jumpy ? style.amber : style.dim);
        contact.set(brief || !touching ? "" : appendContact(style.line(), selection));
        showJump(selection.lastJump());
        return place(PanelStyle.LINE, width) + GAP / 2;
    }

    /** Appends the consequence of the verdict, or why an overlapping pair has no contact. */
    static StringBuilder appendConsequence(StringBuilder to, PairSelection selection) {
        AxisReport report = selection.report();
        if (report == null) {
            return to;
        }
        if (report.isSeparated() || isTouching(selection)) {
            return NARRATOR.appendConsequence(to, report, selection.b().isFixed() && !selection.a().isFixed());
        }
        double gap = selection.computeDepthGap();
        return Double.isNaN(gap) ? to.append("No contact: filtered, or a setting has changed since")
                : appendDepth(to, gap);
    }

    private static StringBuilder appendDepth(StringBuilder to, double separation) {
        return separation > 0 ? NumberText.append(to.append("No contact: "), separation).append(" apart in depth")
                : to.append("No contact: they only touch in depth");
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

    /** Returns whether the pair was in contact at the last tick. */
    static boolean isTouching(PairSelection selection) {
        return selection.contact() != null;
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
        showJump(null);
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
