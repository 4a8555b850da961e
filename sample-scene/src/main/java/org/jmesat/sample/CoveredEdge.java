package org.jmesat.sample;

import com.jme3.bounding.BoundingBox;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.util.function.IntSupplier;

/**
 * Measures the width that the GUI covers at the right edge of the window: from the edge to the left side of elements
 * whose middle is in the right half. Panels fit themselves to the window, so the width is not fixed.
 */
final class CoveredEdge implements IntSupplier {

    private final Node gui;
    private final Camera camera;

    /**
     * @param gui the GUI node, in pixels
     * @param camera any camera of the window's size
     */
    CoveredEdge(Node gui, Camera camera) {
        this.gui = gui;
        this.camera = camera;
    }

    /**
     * Measures the covered width.
     *
     * @return the width in pixels, 0 to the width of the window
     */
    @Override
    public int getAsInt() {
        float width = camera.getWidth();
        float left = width;
        for (int i = 0; i < gui.getQuantity(); i++) {
            if (gui.getChild(i).getWorldBound() instanceof BoundingBox box && box.getCenter().x > width / 2) {
                left = Math.min(left, box.getCenter().x - box.getXExtent());
            }
        }
        return (int) Math.ceil(width - Math.max(0f, left));
    }
}
