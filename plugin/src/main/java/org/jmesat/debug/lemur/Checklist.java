package org.jmesat.debug.lemur;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jmesat.app.PairCheck.Link;
import org.jmesat.app.PairCheck.Result;
import org.jmesat.app.PairCheck;

/**
 * What must hold for the pair to raise an event, one row a link. Links that hold are quiet; the broken one has its
 * whole sentence. Where there is little room, or all hold, the others are only counted; a click on the heading shows
 * them.
 */
final class Checklist extends Part {
    private static final float MARK = 7;
    private static final float INDENT = 16;
    private static final int SENTENCE_LINES = 5;
    /** By link. */
    private static final String[] NAMES = Arrays.stream(Link.values())
            .map(link -> link.name().toLowerCase(Locale.ROOT).replace('_', ' ')).toArray(String[]::new);

    final RowPanel heading;
    final Row[] rows = new Row[NAMES.length];
    private boolean allShown;

    Checklist(PanelStyle style, Node home) {
        super("checks", style, home);
        heading = new RowPanel(style, this, () -> allShown = !allShown);
        Arrays.setAll(rows, i -> new Row());
    }

    /** A mark and a sentence. */
    final class Row extends Part {
        private final Fill mark = fill(style.passedMark, 1);
        final TextCell text = sentence(style.plain, SENTENCE_LINES);

        private Row() {
            super("check", Checklist.this.style, Checklist.this);
        }

        private void show(PairCheck check, float width) {
            switch (check.result()) {
                case PASSED -> show(style.passedMark, style.dim, passed(check, width), width);
                case NOTED -> show(style.touchingMark, style.amber, whole(check), width);
                case BROKEN -> show(style.brokenMark, style.white, whole(check), width);
                case NOT_REACHED -> show(style.unreachedMark, style.grey, name(check), width);
            }
        }

        private void show(Material material, ColorRGBA color, CharSequence sentence, float width) {
            mark.setMaterial(material);
            mark.place(0, (PanelStyle.LINE - MARK) / 2 + 1, MARK, MARK);
            text.place(INDENT, 0, width - INDENT);
            text.set(sentence, color);
        }

        private StringBuilder whole(PairCheck check) {
            return style.line().append(name(check)).append(": ").append(check.text());
        }

        /** Returns what holds; where there is little room, only its name if it would take a second line. */
        private CharSequence passed(PairCheck check, float width) {
            StringBuilder whole = whole(check);
            return width < PanelStyle.NARROW && style.text.advance(whole) > width - INDENT ? name(check) : whole;
        }
    }

    private static String name(PairCheck check) {
        return NAMES[check.link().ordinal()];
    }

    /**
     * Shows checks.
     *
     * @param width in pixels
     * @param compact whether only the links that are broken or may surprise have a row
     * @return the height, in pixels
     */
    float show(List<PairCheck> checks, float width, boolean compact) {
        // Of handlers of which nothing is known there is nothing to say.
        int size = checks.isEmpty() || checks.get(checks.size() - 1).result() != Result.NOT_REACHED ? checks.size()
                : Link.HANDLERS.ordinal();
        int holding = 0;
        PairCheck broken = null;
        for (int i = 0; i < checks.size(); i++) {
            Result result = checks.get(i).result();
            holding += result == Result.PASSED || result == Result.NOTED ? 1 : 0;
            broken = result == Result.BROKEN ? checks.get(i) : broken;
        }
        boolean all = holding == size;
        boolean few = (all || compact) && !allShown;
        StringBuilder title = style.line().append(few ? "+ " : allShown ? "- " : "")
                .append(broken == null ? "Why an event" : "Why no event");
        if (few) {
            title.append(all ? ": all " : ": ").append(holding);
            (all ? title : title.append(" of ").append(size)).append(" checks hold");
        }
        heading.setShown(!checks.isEmpty());
        heading.place(0, 0, width, PanelStyle.LINE);
        heading.write(title, style.dim, 0);
        float y = checks.isEmpty() ? 0 : PanelStyle.LINE;
        for (int i = 0; i < rows.length; i++) {
            boolean shown = i < size && (!few || isSurprising(checks.get(i), broken));
            rows[i].setShown(shown);
            if (shown) {
                rows[i].moveTo(y);
                rows[i].show(checks.get(i), width);
                y += rows[i].text.height();
            }
        }
        return y;
    }

    /** Whether a check is broken, or notes what the sentence of the broken one does not begin with, such as a pause. */
    private static boolean isSurprising(PairCheck check, PairCheck broken) {
        return check == broken || check.result() == Result.NOTED
                && (broken == null || !broken.text().startsWith(check.text()));
    }

    /** Returns whether the user wants to see all links. */
    boolean isAllShown() {
        return allShown;
    }
}
