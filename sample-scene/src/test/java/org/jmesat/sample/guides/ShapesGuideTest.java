package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import jme3tools.optimize.GeometryBatchFactory;
import org.jmesat.app.Discovery;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
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
    void aMapOfTilesIsOneOutline() {
        List<Geometry> tiles = new ArrayList<>();
        for (int x = 0; x < 10; x++) {
            tiles.add(box("tile", 1, 1, x, 10));
            if (x < 2 || x > 7) {
                tiles.add(box("tile", 1, 1, x, 11));
            }
        }
        tiles.forEach(Geometry::removeFromParent);

        Mesh mesh = new Mesh();
        GeometryBatchFactory.mergeGeometries(tiles, mesh);
        Geometry map = new Geometry("map", mesh);
        map.setUserData("jmesat.mode", "OUTLINE");
        map.setUserData("jmesat.fixed", true);
        rootNode.attachChild(map);

        frame();
        assertEquals(3, state.getWorld().getColliders().get(3).getPieceCount());
        assertSame(map, state.getQueries().overlapPoint(new Vector2f(1, 11)));
        assertNull(state.getQueries().overlapPoint(new Vector2f(4, 11)));
        map.setUserData("jmesat.mode", "HULL_PER_PART");
        frame();
        assertSame(map, state.getQueries().overlapPoint(new Vector2f(4, 11)));
    }

    @Test
    void theStateAndUserDataSetTheMode() {
        Geometry car = crate;
        state.setMode(ProjectionMode.HULL_PER_PART);
        car.setUserData("jmesat.mode", "OUTLINE");
        frame();
        assertEquals(3, colliders());
        assertEquals(List.of(), state.getProblems());
        state.bake(car);
        assertNotNull(car.getUserData("jmesat.baked"));
    }

    @Test
    void aSliceLeavesOutWhatLiesAboveAndBelow() {
        Node level = model;
        ColliderControl plan = new ColliderControl();
        plan.setMode(ProjectionMode.OUTLINE);
        plan.setSlice(new Vector2f(0.5f, 1.8f));
        level.addControl(plan);
        frame();
        assertEquals(1, colliders());
        assertEquals(2, state.getProblems().size());
        plan.setSlice(new Vector2f(-0.25f, 1.8f));
        frame();
        assertEquals(2, colliders());
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
    void shapesCanBeSetByHand() {
        Node hero = new Node("hero");
        Node zone = new Node("zone");
        rootNode.attachChild(hero);
        rootNode.attachChild(zone);
        ColliderControl body = new ColliderControl();
        body.setShape(ColliderShape.CAPSULE);
        body.setSize(new Vector2f(1, 0));
        body.setRadius(0.5f);
        body.setAngle(90);
        hero.addControl(body);
        zone.setUserData("jmesat.shape", "POLYGON");
        zone.setUserData("jmesat.vertices", "0 0, 4 0, 4 1, 1 1, 1 3, 0 3");
        zone.setUserData("jmesat.trigger", true);
        frame();
        assertEquals(1, state.getWorld().getColliders().get(3).getPiece(0).maxY(), 1e-6);
        assertEquals(2, state.getWorld().getColliders().get(4).getPieceCount());
        assertTrue(state.getWorld().getColliders().get(4).isTrigger());
        body.setPolygon(ConvexPolygon.rectangle(2, 1).rounded(0.25f), ConvexPolygon.circle(0.75f));
        frame();
        assertEquals(2, state.getWorld().getColliders().get(3).getPieceCount());
        assertEquals(List.of(), state.getProblems());
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
