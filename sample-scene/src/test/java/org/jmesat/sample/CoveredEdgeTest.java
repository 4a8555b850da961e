package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Quad;
import org.junit.jupiter.api.Test;

class CoveredEdgeTest {

    private final Node gui = new Node("gui");
    private final CoveredEdge edge = new CoveredEdge(gui, new Camera(1000, 500));

    @Test
    void anEmptyGuiCoversNothing() {
        assertEquals(0, edge.getAsInt());
    }

    @Test
    void panelsOnTheLeftDoNotCount() {
        place(10, 600);
        assertEquals(0, edge.getAsInt());
    }

    @Test
    void theGapBesideAPanelCountsAsCovered() {
        place(690, 300);
        assertEquals(310, edge.getAsInt());
    }

    @Test
    void theWidestOfSeveralPanelsCounts() {
        place(900, 100);
        place(600, 200);
        assertEquals(400, edge.getAsInt());
    }

    @Test
    void aRemovedPanelCoversNothing() {
        Spatial panel = place(690, 300);
        assertEquals(310, edge.getAsInt());
        panel.removeFromParent();
        assertEquals(0, edge.getAsInt());
    }

    @Test
    void theCoveredWidthIsAtMostTheWindows() {
        place(-500, 5000);
        assertEquals(1000, edge.getAsInt());
    }

    private Spatial place(float left, float width) {
        Geometry panel = new Geometry("panel", new Quad(width, 100));
        panel.setLocalTranslation(left, 0, 0);
        gui.attachChild(panel);
        return panel;
    }
}
