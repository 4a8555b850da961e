package org.jmesat.debug.lemur;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.Arrays;
import java.util.Locale;
import org.jmesat.app.PairExplanation;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;

/**
 * What must hold for the pair to raise an event, one row a link. Only those that may surprise are shown, since the
 * broken one is the verdict, and the others are counted; a click on the heading shows all.
 */
final class Checklist extends Part {
    private static final float MARK = 7;
    private static final float INDENT = 16;
    private static final int SENTENCE_LINES = 5;
    /** By link. */
    private static final Link[] LINKS = Link.values();
    private static final String[] NAMES = Arrays.stream(LINKS)
            .map(link -> link.name().toLowerCase(Locale.ROOT).replace('_', ' ')).toArray(String[]::new);

    final RowPanel heading;
    final Row[] rows = new Row[NAMES.length];
    /** Whether the user wants to see all links. */
    boolean allShown;

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

        private void show(PairExplanation pair, Link link, float width) {
            switch (pair.getResult(link)) {
                case PASSED -> show(style.passedMark, style.dim, passed(pair, link, width), width);
                case NOTED -> show(style.touchingMark, style.amber, whole(pair, link), width);
                case BROKEN -> show(style.brokenMark, style.white, whole(pair, link), width);
                case NOT_REACHED -> show(style.unreachedMark, style.grey, name(link), width);
            }
        }

        private void show(Material material, ColorRGBA color, CharSequence sentence, float width) {
            mark.setMaterial(material);
            mark.place(0, (PanelStyle.LINE - MARK) / 2 + 1, MARK, MARK);
            text.place(INDENT, 0, width - INDENT);
            text.set(sentence, color);
        }

        private StringBuilder whole(PairExplanation pair, Link link) {
            return pair.append(style.line().append(name(link)).append(": "), link);
        }

        /** Returns what holds; where there is little room, only its name if it would take a second line. */
        private CharSequence passed(PairExplanation pair, Link link, float width) {
            StringBuilder whole = whole(pair, link);
            return width < PanelStyle.NARROW && style.text.advance(whole) > width - INDENT ? name(link) : whole;
        }
    }

    private static String name(Link link) {
        return NAMES[link.ordinal()];
    }

    /** Shows what must hold, and returns the height, in pixels. */
    float show(PairExplanation pair, float width) {
        boolean present = pair.isPresent();
        // Of handlers of which nothing is known there is nothing to say.
        int size = isHolding(pair.getResult(Link.HANDLERS)) ? rows.length : Link.HANDLERS.ordinal();
        int holding = 0;
        for (int i = 0; i < size && present; i++) {
            holding += isHolding(pair.getResult(LINKS[i])) ? 1 : 0;
        }
        boolean all = holding == size;
        StringBuilder title = style.line().append(allShown ? "- " : "+ ").append(all ? "Why an event"
                : "Why no event");
        if (!allShown) {
            title.append(all ? ": all " : ": ").append(holding);
            (all ? title : title.append(" of ").append(size)).append(" checks hold");
        }
        heading.setShown(present);
        heading.place(0, 0, width, PanelStyle.LINE);
        heading.write(title, style.dim, 0);
        float y = present ? PanelStyle.LINE : 0;
        for (int i = 0; i < rows.length; i++) {
            Result result = present ? pair.getResult(LINKS[i]) : Result.NOT_REACHED;
            boolean shown = present && i < size && (allShown || result == Result.NOTED);
            rows[i].setShown(shown);
            if (shown) {
                rows[i].moveTo(y);
                rows[i].show(pair, LINKS[i], width);
                y += rows[i].text.height();
            }
        }
        return y;
    }

    private static boolean isHolding(Result result) {
        return result == Result.PASSED || result == Result.NOTED;
    }
}
