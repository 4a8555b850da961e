package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.debug.PairSelection;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.CollisionSnapshot.Pair;

/** The pairs to choose from: those that touch first, then those that only come near each other. */
final class PairList {
    private static final float[] NO_POINTS = {};

    private final PanelStyle style;
    private final Node node = new Node("pairs");
    private final TextCell heading;
    private final Pager pager;
    private final RowPanel automatic;
    private final Fill automaticMark;
    private final TextCell automaticText;
    private final List<PairRow> rows = new ArrayList<>();
    private final List<Pair> pairs = new ArrayList<>();
    private PairSelection selection;
    private Collider followedA;
    private Collider followedB;
    private int shown;
    private float width;

    PairList(PanelStyle style, Node parent) {
        this.style = style;
        heading = new TextCell(style, node, HAlignment.Left);
        heading.setColor(style.dim);
        pager = new Pager(style, node);
        automatic = new RowPanel(style, () -> selection.clear());
        automaticMark = new Fill(style, automatic, style.onMark, 1);
        automaticText = new TextCell(style, automatic, HAlignment.Left);
        automaticText.set("automatic: deepest, kept while it touches");
        node.attachChild(automatic);
        parent.attachChild(node);
    }

    void place(float x, float y, float newWidth) {
        Placement.move(node, x, y, 0);
        if (newWidth == width) {
            return;
        }
        width = newWidth;
        heading.place(0, 0, width - Pager.width());
        pager.place(width, 0);
        automatic.place(-RowPanel.BLEED, PairRow.HEIGHT, width + 2 * RowPanel.BLEED, PairRow.HEIGHT);
        automaticMark.place(RowPanel.BLEED, (PairRow.HEIGHT - PairRow.MARK) / 2, PairRow.MARK, PairRow.MARK);
        automaticText.place(RowPanel.BLEED + PairRow.INDENT, 0, width - PairRow.INDENT);
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).place(rowTop(i), width);
        }
    }

    private static float rowTop(int row) {
        return (row + 2) * PairRow.HEIGHT;
    }

    static float height(int rows) {
        return rowTop(rows);
    }

    /**
     * Shows the pairs of the last tick.
     *
     * @param newSelection the pairs, and what a click changes
     * @param capacity rows that there is place for (≥1)
     */
    void show(PairSelection newSelection, int capacity) {
        selection = newSelection;
        double deepest = collect();
        if (selection.a() != followedA || selection.b() != followedB) {
            followedA = selection.a();
            followedB = selection.b();
            pager.fit(pairs.size(), capacity);
            pager.show(Math.max(0, indexOfSelected()));
        }
        pager.fit(pairs.size(), capacity);
        automaticMark.setMaterial(selection.isChosen() ? style.lane : style.onMark);
        int count = Math.min(capacity, pairs.size() - pager.first());
        setRowCount(count);
        int decimals = NumberText.decimalsFor(10 * deepest);
        for (int i = 0; i < count; i++) {
            Pair pair = pairs.get(pager.first() + i);
            rows.get(i).show(pair.a(), pair.b(), pair.touching(),
                    pair.touching() ? NumberText.decimal(pair.depth(), decimals) : "apart", isSelected(pair));
        }
    }

    /** Returns the greatest depth. */
    private double collect() {
        pairs.clear();
        List<Pair> all = selection.snapshot().pairs();
        double deepest = 0;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).touching()) {
                pairs.add(all.get(i));
                deepest = Math.max(deepest, all.get(i).depth());
            }
        }
        int touching = pairs.size();
        for (int i = 0; i < all.size(); i++) {
            if (!all.get(i).touching()) {
                pairs.add(all.get(i));
            }
        }
        heading.set(all.isEmpty() ? "no pair is near" : touching + " touching, " + (all.size() - touching) + " near");
        if (selection.a() != null && indexOfSelected() < 0) {
            pairs.add(new Pair(selection.a(), selection.b(), false, 0, 0, 0, NO_POINTS, -1));
        }
        return deepest;
    }

    private int indexOfSelected() {
        for (int i = 0; i < pairs.size(); i++) {
            if (isSelected(pairs.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Forgets the pairs, so that no collider is kept alive by a list that nobody sees. */
    void forget() {
        pairs.clear();
        followedA = null;
        followedB = null;
        setRowCount(0);
    }

    private boolean isSelected(CollisionSnapshot.Pair pair) {
        return pair.a() == selection.a() && pair.b() == selection.b();
    }

    private void setRowCount(int count) {
        while (rows.size() < count) {
            PairRow row = new PairRow(style, (a, b) -> selection.choose(a, b));
            row.place(rowTop(rows.size()), width);
            rows.add(row);
        }
        for (int i = shown; i < count; i++) {
            node.attachChild(rows.get(i).panel());
        }
        for (int i = count; i < shown; i++) {
            rows.get(i).panel().removeFromParent();
            rows.get(i).forget();
        }
        shown = count;
    }

    int shown() {
        return shown;
    }

    PairRow row(int i) {
        return rows.get(i);
    }

    RowPanel automatic() {
        return automatic;
    }

    TextCell heading() {
        return heading;
    }

    Pager pager() {
        return pager;
    }
}
