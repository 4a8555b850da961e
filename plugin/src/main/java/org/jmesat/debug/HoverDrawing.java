package org.jmesat.debug;

import com.jme3.renderer.Camera;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.TriangleBatch;

/** Writes two lines above the cursor: the name of what is under it, and its id, layer and kind. */
final class HoverDrawing {
    /** The middles of the lines above the cursor, in pixels. */
    private static final float UPPER = 46;
    private static final float LOWER = 24;
    /** How far to the side to move lines that do not fit into the picture, in steps. */
    private static final float SIDEWAYS = 40;
    private static final int STEPS = 4;

    private final LabelSheet labels;
    private final int color;

    HoverDrawing(LabelSheet labels, Palette palette) {
        this.labels = labels;
        color = TriangleBatch.pack(palette.leastOverlap);
    }

    /** Draws in the view port of a camera what is under the cursor there; the argument may be null. */
    void draw(Hover hover, Camera camera) {
        if (hover == null || hover.name().isEmpty() || hover.viewPort().getCamera() != camera) {
            return;
        }
        float x = hover.x() - camera.getViewPortLeft() * camera.getWidth();
        float y = hover.y() - camera.getViewPortBottom() * camera.getHeight();
        add(hover.name(), x, y + UPPER);
        add(hover.details(), x, y + LOWER);
    }

    private void add(String line, float x, float y) {
        boolean added = labels.addAt(line, x, y, color);
        for (int i = 1; i <= STEPS && !added; i++) {
            added = labels.addAt(line, x + i * SIDEWAYS, y, color) || labels.addAt(line, x - i * SIDEWAYS, y, color);
        }
    }
}
