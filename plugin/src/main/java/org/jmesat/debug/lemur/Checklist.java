package org.jmesat.debug.lemur;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.PairCheck;
import org.jmesat.app.PairCheck.Result;

/**
 * What must hold for the pair to raise an event, one row a link. Links that hold are quiet; the broken one has its
 * whole sentence. Where there is little room, or all hold, the others are only counted; a click on the heading shows
 * them.
 */
final class Checklist {
    private static final float MARK = 7;
    private static final float INDENT = 16;
    private static final int SENTENCE_LINES = 5;
    /** A list of less width has shorter texts. */
    private static final float NARROW = 330;

    private final PanelStyle style;
    private final Node node = new Node("checks");
    final RowPanel heading;
    final TextCell headingText;
    final List<Row> rows = new ArrayList<>();
    private List<PairCheck> checks = List.of();
    private float width;
    private float height;
    private boolean compact;
    private boolean allShown;
    private boolean changed;

    /** A mark and a sentence. */
    final class Row {
        final Node rowNode = new Node("check");
        private final Fill mark = new Fill(style, rowNode, style.passedMark, 1);
        final TextBlock text = new TextBlock(style, rowNode, SENTENCE_LINES);

        float show(Material markMaterial, ColorRGBA color, CharSequence sentence, float y) {
            Placement.move(rowNode, 0, y, 0);
            mark.setMaterial(markMaterial);
            mark.place(0, (PanelStyle.LINE - MARK) / 2 + 1, MARK, MARK);
            text.place(INDENT, 0, width - INDENT);
            text.set(sentence, color);
            node.attachChild(rowNode);
            return y + text.height();
        }
    }

    Checklist(PanelStyle style, Node parent) {
        this.style = style;
        parent.attachChild(node);
        heading = new RowPanel(style, () -> {
            allShown = !allShown;
            changed = true;
        });
        headingText = new TextCell(style, heading, HAlignment.Left);
    }

    void place(float x, float y) {
        Placement.move(node, x, y, 0);
    }

    /**
     * Shows checks.
     *
     * @param newChecks the same instance as long as they do not change
     * @param newWidth in pixels
     * @param newCompact whether only the links that are broken or may surprise have a row
     * @return the height, in pixels
     */
    float show(List<PairCheck> newChecks, float newWidth, boolean newCompact) {
        if (newChecks == checks && newWidth == width && newCompact == compact && !changed) {
            return height;
        }
        changed = false;
        checks = newChecks;
        width = newWidth;
        compact = newCompact;
        for (Row row : rows) {
            row.rowNode.removeFromParent();
        }
        heading.removeFromParent();
        height = checks.isEmpty() ? 0 : layOut();
        return height;
    }

    private float layOut() {
        int holding = 0;
        for (PairCheck check : checks) {
            holding += check.result() == Result.PASSED || check.result() == Result.NOTED ? 1 : 0;
        }
        boolean all = holding == checks.size();
        boolean few = (all || compact) && !allShown;
        StringBuilder title = style.line().append(few ? "+ " : allShown ? "- " : "")
                .append(isBroken() ? "Why no event" : "Why an event");
        if (few) {
            title.append(all ? ": all " : ": ").append(holding);
            (all ? title : title.append(" of ").append(checks.size())).append(" checks hold");
        }
        headingText.set(title, style.dim);
        heading.place(-RowPanel.PADDING, 0, width + 2 * RowPanel.PADDING, PanelStyle.LINE);
        headingText.place(RowPanel.PADDING, 0, width);
        node.attachChild(heading);
        float y = PanelStyle.LINE;
        int used = 0;
        for (PairCheck check : checks) {
            if (!few || check.result() == Result.BROKEN || check.result() == Result.NOTED && !isRepeated(check)) {
                y = show(row(used++), check, y);
            }
        }
        return y;
    }

    /** Returns whether the sentence of the broken check begins with what is noted here, such as a pause. */
    private boolean isRepeated(PairCheck noted) {
        for (PairCheck check : checks) {
            if (check.result() == Result.BROKEN && check.text().startsWith(noted.text())) {
                return true;
            }
        }
        return false;
    }

    private boolean isBroken() {
        return checks.stream().anyMatch(check -> check.result() == Result.BROKEN);
    }

    private float show(Row row, PairCheck check, float y) {
        return switch (check.result()) {
            case PASSED -> row.show(style.passedMark, style.dim, passed(check), y);
            case NOTED -> row.show(style.touchingMark, style.amber, name(check) + ": " + check.text(), y);
            case BROKEN -> row.show(style.brokenMark, style.white, name(check) + ": " + check.text(), y);
            case NOT_REACHED -> row.show(style.unreachedMark, style.grey, name(check), y);
        };
    }

    /** Returns what holds; where there is little room, only its name if it would take a second line. */
    private String passed(PairCheck check) {
        String text = name(check) + ": " + check.text();
        return width < NARROW && style.text.advance(text) > width - INDENT ? name(check) : text;
    }

    private Row row(int i) {
        while (rows.size() <= i) {
            rows.add(new Row());
        }
        return rows.get(i);
    }

    private static String name(PairCheck check) {
        return switch (check.link()) {
            case SCENE -> "scene";
            case ENABLED -> "enabled";
            case SHAPE -> "shape";
            case LAYERS -> "layers";
            case BOXES -> "boxes";
            case DEPTH -> "depth";
            case AXIS -> "axis";
            case TOUCH_POLICY -> "touch policy";
            case LISTENERS -> "listeners";
        };
    }

    /** Returns whether the user wants to see all links. */
    boolean isAllShown() {
        return allShown;
    }

    /** Returns whether the user has clicked on the heading since the list was shown. */
    boolean isChanged() {
        return changed;
    }
}
