package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import org.jmesat.app.Discovery;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/shapes.md, and tests that it behaves as the page says. */
class ShapesGuideTest extends PageScene {
    private final Node model = new Node("model");
    private final Geometry crate = box("crate", 1, 1, 0, 3);

    ShapesGuideTest() {
        model.attachChild(box("hull", 2, 1, 0, 0));
        model.attachChild(box("tower", 1, 2, 0, 1));
        rootNode.attachChild(model);
    }

    private int colliders() {
        return (int) state.getWorld().getColliders().stream().filter(each -> !each.isRemoved()).count();
    }

    @Test
    void aControlMakesAModelOneBody() {
        frame();
        assertEquals(3, colliders());
        model.addControl(new ColliderControl());
        frame();
        assertEquals(2, colliders());
        assertEquals(2, state.getWorld().getColliders().get(1).getPieceCount());
    }

    @Test
    void aSingleHullIsOnePiece() {
        ColliderControl control = new ColliderControl();
        control.setMode(ProjectionMode.SINGLE_HULL);
        control.setFixed(true);
        model.addControl(control);
        frame();
        assertEquals(1, state.getWorld().getColliders().get(1).getPieceCount());
    }

    @Test
    void onlyMarkedSpatialsCollideUnderMarkedOnly() {
        state.setDiscovery(Discovery.MARKED_ONLY);
        crate.setUserData("jmesat.collider", true);
        crate.setUserData("jmesat.fixed", true);
        frame();
        assertEquals(1, colliders());
    }

    @Test
    void userDataExcludesASubtree() {
        model.setUserData("jmesat.collider", false);
        frame();
        assertEquals(1, colliders());
    }

    @Test
    void aBufferWrittenInPlaceIsReadAfterInvalidate() {
        frame();
        FloatBuffer positions = crate.getMesh().getFloatBuffer(Type.Position);
        positions.put(0, -3);
        state.invalidate(crate);
        frame();
        assertEquals(-3, state.getWorld().getColliders().get(0).getPiece(0).minX(), 1e-6);
    }
}
