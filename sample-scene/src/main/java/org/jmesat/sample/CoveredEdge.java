package org.jmesat.sample;

import com.jme3.bounding.BoundingBox;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.util.function.IntSupplier;

/**
 * How much of the right edge of the window the GUI covers at the moment: from the edge to the left side of whatever has
 * its middle in the right half. It is measured, since a panel that fits itself to the window has no fixed width.
 */
final class CoveredEdge implements IntSupplier {

    private final Node gui;
    private final Camera camera;

    /**
     * @param gui the node with everything that lies over the window, in pixels
     * @param camera any camera as large as the window
     */
    CoveredEdge(Node gui, Camera camera) {
        this.gui = gui;
        this.camera = camera;
    }

    /**
     * Measures what is covered.
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
