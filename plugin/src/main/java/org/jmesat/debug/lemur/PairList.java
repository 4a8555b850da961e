package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import org.jmesat.debug.PairSelection;
import org.jmesat.internal.text.NumberText;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionSnapshot;

/**
 * The list of pairs to choose from: first those that touch, the deepest at the top, then those of which only the boxes
 * overlap.
 */
final class PairList {
    private static final int DEPTH_CHARACTERS = 8;
    /** A list of less width has shorter texts. */
    private static final float NARROW = 330;
    /** The top of the first row: below the heading and the row of the automatic choice. */
    private static final float FIRST_ROW = 2 * PairRow.HEIGHT;

    private final PanelStyle style;
    private final Node node = new Node("pairs");
    private final Node parent;
    final TextCell heading;
    private final Pager pager;
    final RowPanel automatic;
    private final Fill automaticMark;
    private final TextCell automaticText;
    final RowList<PairRow> rows;
    private PairSelection selection;
    private Collider lastA;
    private Collider lastB;
    /** Whether the list is shown again for the first time: then it stays where it was scrolled to. */
    private boolean reopened;
    private boolean chosenHere;
    private float width;

    PairList(PanelStyle style, Node parent) {
        this.style = style;
        this.parent = parent;
        heading = new TextCell(style, node, HAlignment.Left);
        heading.setColor(style.dim);
        pager = new Pager(style, node);
        automatic = new RowPanel(style, this::clearChoice);
        automaticMark = new Fill(style, automatic, style.onMark, 1);
        automaticText = new TextCell(style, automatic, HAlignment.Left);
        rows = new RowList<>(node, FIRST_ROW, () -> new PairRow(style, this::choose));
        node.attachChild(automatic);
        parent.attachChild(node);
    }

    private void choose(Collider a, Collider b) {
        if (selection != null) {
            selection.choose(a, b);
            chosenHere = true;
        }
    }

    private void clearChoice() {
        if (selection != null) {
            selection.clear();
        }
    }

    void setShown(boolean shown) {
        if (shown) {
            parent.attachChild(node);
        } else {
            node.removeFromParent();
        }
    }

    void place(float x, float y, float newWidth) {
        Placement.move(node, x, y, 0);
        if (newWidth == width) {
            return;
        }
        width = newWidth;
        heading.place(0, 0, width - Pager.width());
        pager.place(width, 0);
        automatic.place(-RowPanel.PADDING, PairRow.HEIGHT, width + 2 * RowPanel.PADDING, PairRow.HEIGHT);
        automaticMark.place(RowPanel.PADDING, (PairRow.HEIGHT - PairRow.MARK) / 2, PairRow.MARK, PairRow.MARK);
        automaticText.set(width < NARROW ? "automatic: the deepest"
                : "automatic: the deepest. Click a shape: A, Shift: B");
        automaticText.place(RowPanel.PADDING + PairRow.INDENT, 0, width - PairRow.INDENT);
        rows.place(width);
    }

    static float height(int rows) {
        return FIRST_ROW + rows * PairRow.HEIGHT;
    }

    /**
     * Shows the pairs of the last tick.
     *
     * @param newSelection the pairs; a click changes its choice
     * @param capacity the number of rows that fit (≥1)
     */
    void show(PairSelection newSelection, int capacity) {
        selection = newSelection;
        CollisionSnapshot snapshot = selection.snapshot();
        int touching = snapshot.contactCount();
        int all = snapshot.pairCount();
        StringBuilder counts = style.line().append(touching).append(" touching");
        heading.set(all == 0 ? "no pairs" : width < NARROW ? counts : counts.append(", ").append(all - touching)
                .append(" near"));
        boolean hasPair = selection.a() != null && selection.b() != null && selection.a() != selection.b();
        boolean unlisted = hasPair && selection.pair() == null;
        int size = unlisted ? all + 1 : all;
        if (selection.a() != lastA || selection.b() != lastB) {
            lastA = selection.a();
            lastB = selection.b();
            pager.fit(size, capacity);
            if (!reopened) {
                pager.show(unlisted ? all : hasPair ? Math.max(0, snapshot.find(selection.a(), selection.b())) : 0);
            }
            reopened = false;
        }
        pager.fit(size, capacity);
        automaticMark.setMaterial(selection.isChosen() ? style.lane : style.onMark);
        int count = Math.min(capacity, size - pager.first());
        rows.setShown(count);
        int decimals = decimals(snapshot, Math.min(touching, pager.first() + count));
        for (int i = 0; i < count; i++) {
            int pair = pager.first() + i;
            if (pair == all) {
                rows.get(i).show(selection.a(), selection.b(), false, 0, decimals, true);
            } else {
                rows.get(i).show(snapshot.a(pair), snapshot.b(pair), pair < touching, snapshot.depth(pair), decimals,
                        hasPair && isSelected(snapshot.a(pair), snapshot.b(pair)));
            }
        }
    }

    private boolean isSelected(Collider a, Collider b) {
        return a == selection.a() && b == selection.b() || a == selection.b() && b == selection.a();
    }

    /** Returns the number of decimals of the depths in the rows shown, which end before the pair {@code end}. */
    private int decimals(CollisionSnapshot snapshot, int end) {
        double smallest = Double.POSITIVE_INFINITY;
        double greatest = 0;
        for (int i = pager.first(); i < end; i++) {
            double depth = snapshot.depth(i);
            smallest = depth > 0 ? Math.min(smallest, depth) : smallest;
            greatest = Math.max(greatest, depth);
        }
        return NumberText.decimalsOfColumn(greatest > 0 ? smallest : 0, greatest, DEPTH_CHARACTERS);
    }

    /** Removes all pairs, so that a hidden list keeps no collider from being garbage collected. */
    void clear() {
        selection = null;
        reopened |= lastA != null;
        lastA = null;
        lastB = null;
        rows.setShown(0);
    }


    /** Returns whether the user has chosen a pair in this list since the last call. */
    boolean pollChosen() {
        boolean result = chosenHere;
        chosenHere = false;
        return result;
    }

    int rowCount() {
        return rows.shown();
    }

    Pager pager() {
        return pager;
    }
}
