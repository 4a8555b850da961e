package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Torus;
import jme3tools.optimize.GeometryBatchFactory;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** With outlines, a ball rolls through where one sees a way, and only there. */
@ParameterizedClass
@EnumSource
class WhatTheEyeSeesTest {
    private final ProjectionPlane plane;
    @AutoClose
    private final CollisionScene scene;

    WhatTheEyeSeesTest(ProjectionPlane plane) {
        this.plane = plane;
        scene = new CollisionScene(plane);
        scene.run().step(() -> scene.state().setMode(ProjectionMode.OUTLINE));
    }

    private SlicedTriangles see(Geometry geometry) {
        scene.frame(() -> scene.root().attachChild(geometry));
        return scene.run().ask(() -> {
            geometry.updateGeometricState();
            return new SlicedTriangles(geometry, plane, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        });
    }

    @Test
    void aBallRollsAboutInTheHoleOfATorusAndMeetsItAllRound() {
        Geometry torus = scene.geometry("torus", new Torus(24, 12, 0.5f, 2), 0, 0);
        SlicedTriangles seen = see(torus);
        RollingBall ball = new RollingBall(scene, torus, 0.5f);
        ball.rollFreely(seen, -0.8f, 0, 0, 0.8f, 0.8f, 0, 0, -0.8f, -0.8f, 0);
        ball.rollAgainst(seen, 0, 0, 4, 0);
        ball.rollAgainst(seen, 0, 0, -3, 3);
        ball.rollAgainst(seen, 0, 0, -0.1f, -4);
    }

    /** Turned about an axis in the plane, the hole is narrow one way and as long as before the other way. */
    @Test
    void aBallRollsThroughTheHoleOfATiltedTorusTheLongWay() {
        Geometry torus = scene.geometry("torus", new Torus(24, 12, 0.25f, 2), 0, 0);
        torus.setLocalRotation(scene.rotation(1.1f, 0, 0));
        SlicedTriangles seen = see(torus);
        RollingBall ball = new RollingBall(scene, torus, 0.25f);
        ball.rollFreely(seen, -1.3f, 0, 1.3f, 0);
        ball.rollAgainst(seen, 0, 0, 0, 2);
        ball.rollAgainst(seen, 0, 0, 3, 0);
    }

    /** Three walls whose corners are shared, so that they are one connected part: a U, open towards +y. */
    private Geometry room() {
        Node walls = new Node("walls");
        walls.attachChild(wall(-2.25f, -2, -1.75f, 2));
        walls.attachChild(wall(1.75f, -2, 2.25f, 2));
        walls.attachChild(wall(-2.25f, -2.5f, 2.25f, -2));
        Mesh merged = new Mesh();
        walls.updateGeometricState();
        GeometryBatchFactory.mergeGeometries(walls.descendantMatches(Geometry.class), merged);
        return scene.geometry("room", merged, 0, 0);
    }

    private static Geometry wall(float x0, float y0, float x1, float y1) {
        Geometry wall = new Geometry("wall", new Box((x1 - x0) / 2, (y1 - y0) / 2, 1));
        wall.setLocalTranslation((x0 + x1) / 2, (y0 + y1) / 2, 0);
        return wall;
    }

    @Test
    void aHeroWalksIntoARoomOfOneMeshAndMeetsItsWalls() {
        Geometry room = room();
        SlicedTriangles seen = see(room);
        RollingBall hero = new RollingBall(scene, room, 0.5f);
        hero.rollFreely(seen, 0, 4, 0, -1, 1, -1, 1, 1, -1, 1, -1, -1, 0, 4);
        hero.rollAgainst(seen, 0, 0, 4, 0);
        hero.rollAgainst(seen, 0, 0, 0, -4);
        hero.rollAgainst(seen, 0, 0, -1.5f, 0.5f);
        scene.frame(() -> scene.state().setMode(ProjectionMode.HULL_PER_PART));
        hero.roll(new SlicedTriangles(room, plane, 2, 3), 0, 8, 0, 7);
        assertEquals(1, scene.run().ask(() -> scene.state().getWorld().getColliders().get(0).getPieceCount()));
    }
}
