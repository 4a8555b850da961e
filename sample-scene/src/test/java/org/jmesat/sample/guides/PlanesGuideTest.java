package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/planes.md, and tests that it behaves as the page says. */
class PlanesGuideTest extends PageScene {
    private final QueryFilter walls = QueryFilter.ALL.withMask(2);
    private final Geometry guard = cube("guard", 0, 0.5f, 0);
    private final Geometry player = cube("player", 4, 0.5f, -3);
    private final Geometry terrain = cube("terrain", 0, -0.5f, 0);

    PlanesGuideTest() {
        terrain.setLocalScale(100, 1, 100);
        terrain.setUserData("jmesat.collider", false);
        state.setPlane(ProjectionPlane.XZ);
        state.addCollisionListener(listener());
    }

    private Geometry cube(String name, float x, float y, float z) {
        Geometry cube = new Geometry(name, new Box(0.5f, 0.5f, 0.5f));
        cube.setLocalTranslation(x, y, z);
        rootNode.attachChild(cube);
        return cube;
    }

    private static final class Stopping extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            Vector3f away = event.getMtv(new Vector3f());
            getSpatial().move(away);
        }
    }

    @Test
    void theGroundIsSeenFromAboveAndDoesNotHitAnything() {
        frame();
        assertEquals(List.of(), log);
        assertEquals(3, state.getQueries().getPlane().y(player.getWorldTranslation()));
        terrain.setUserData("jmesat.collider", null);
        frame();
        assertEquals(2, log.size());
    }

    @Test
    void anMtvInSpaceMovesOutOfTheOther() {
        player.setLocalTranslation(0.75f, 0.5f, 0.125f);
        player.addControl(new Stopping());
        frame();
        assertEquals(new Vector3f(1, 0.5f, 0.125f), player.getLocalTranslation());
    }

    @Test
    void theGuardSeesThePlayerUnlessAWallIsBetween() {
        Geometry wall = cube("wall", 2, 3, -1.5f);
        ColliderControl control = new ColliderControl();
        control.setCategory(2);
        wall.addControl(control);
        frame();
        look();
        assertEquals(List.of(), log);
        wall.move(0, 0, 3);
        frame();
        look();
        assertEquals(List.of("seen"), log);
    }

    private void look() {
        Vector3f eye = guard.getWorldTranslation();
        if (state.getQueries().hasLineOfSight(eye, player.getWorldTranslation(), walls)) {
            log.add("seen");
        }
    }

    @Test
    void withTheDepthTestABridgeDoesNotHitWhoWalksUnderIt() {
        Geometry bridge = cube("bridge", 0, 3, 0);
        bridge.setLocalScale(8, 0.25f, 1);
        frame();
        assertEquals(List.of("ENTER guard bridge"), log);
        state.setDepthTest(true);
        frame();
        assertEquals(List.of("ENTER guard bridge", "EXIT guard bridge SEPARATED"), log);
        QueryFilter onThisFloor = QueryFilter.ALL.withDepth(3, 6);
        List<Spatial> found = new ArrayList<>();
        state.getQueries().overlapPoint(guard.getWorldTranslation(), onThisFloor, found);
        assertEquals(List.of(bridge), found);
    }

    @Test
    void aFlatPadNeedsAMarginToBeSteppedOn() {
        state.setDepthTest(true);
        Geometry plate = cube("pad", 0, 0, 0);
        plate.setLocalScale(1, 0, 1);
        frame();
        assertEquals(List.of(), log);
        ColliderControl pad = new ColliderControl();
        pad.setTrigger(true);
        pad.setDepthMargin(0.5f);
        plate.addControl(pad);
        frame();
        assertEquals(List.of("ENTER guard pad"), log);
    }
}
