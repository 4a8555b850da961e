package org.jmesat.debug.lemur;

import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import java.util.function.Consumer;

/** A row of the search: a spatial, what kind of collider it is, and whether it is A or B. */
final class SpatialRow implements RowList.Row {
    private static final float KIND = 96;
    private static final float LETTER = 18;

    private final PanelStyle style;
    private final RowPanel panel;
    private final TextCell letter;
    final TextCell name;
    final TextCell kind;
    private Spatial spatial;

    SpatialRow(PanelStyle style, Consumer<Spatial> choose) {
        this.style = style;
        panel = new RowPanel(style, () -> {
            if (spatial != null) {
                choose.accept(spatial);
            }
        });
        letter = new TextCell(style, panel, HAlignment.Left);
        name = new TextCell(style, panel, HAlignment.Left);
        kind = new TextCell(style, panel, HAlignment.Right);
        kind.setColor(style.dim);
    }

    @Override
    public RowPanel panel() {
        return panel;
    }

    @Override
    public void place(float y, float width) {
        panel.place(-RowPanel.PADDING, y, width + 2 * RowPanel.PADDING, PairRow.HEIGHT);
        letter.place(RowPanel.PADDING, 0, LETTER);
        name.place(RowPanel.PADDING + LETTER, 0, width - LETTER - KIND);
        kind.place(RowPanel.PADDING + width - KIND, 0, KIND);
    }

    void show(Spatial newSpatial, String newKind, String newLetter) {
        spatial = newSpatial;
        letter.set(newLetter, style.white);
        name.set(PairNames.of(spatial));
        kind.set(newKind);
        panel.setChosen(!newLetter.isEmpty());
    }

    /** Removes the spatial; a click does nothing until another is shown. */
    @Override
    public void clear() {
        spatial = null;
    }
}
