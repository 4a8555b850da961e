package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The hall of Sponza, one mesh of 193 376 vertices, as a floor plan: a slice between knee and head of a hero who stands
 * on the floor at y = 0. Ten units are a metre. In the plane XZ, the second coordinate is −z.
 */
class SponzaFloorPlanTest {
    private static final float KNEE = 4;
    private static final float CHILD = 9;
    private static final float ADULT = 17;
    /** The middle of the nave, and the aisle on one side of it. */
    private static final float NAVE = 3.5f;
    private static final float AISLE = 57.5f;

    private final ColliderControl control = new ColliderControl();
    @AutoClose
    private final CollisionScene scene = new CollisionScene(ProjectionPlane.XZ);
    private Geometry sponza;

    @BeforeEach
    void load() {
        scene.frame(() -> {
            sponza = (Geometry) scene.run().application().getAssetManager().loadModel("Models/Sponza/Sponza.j3o");
            control.setMode(ProjectionMode.OUTLINE);
            control.setSlice(new Vector2f(KNEE, CHILD));
            sponza.addControl(control);
            scene.root().attachChild(sponza);
        });
        assertEquals(193_376, sponza.getVertexCount());
    }

    private SlicedTriangles see(float head) {
        scene.frame(() -> control.setSlice(new Vector2f(KNEE, head)));
        return new SlicedTriangles(sponza, ProjectionPlane.XZ, KNEE, head);
    }

    private int pieces() {
        return scene.run().ask(() -> scene.state().getWorld().getColliders().get(0).getPieceCount());
    }

    @Test
    void aBallRollsWhereOneSeesAWayAndMeetsWallsAndColumns() {
        SlicedTriangles seen = see(CHILD);
        assertTrue(pieces() > 100, () -> pieces() + " pieces");
        RollingBall ball = new RollingBall(scene, sponza, 2);
        // Along the nave; then round the corner, along the aisle, and back at the other end.
        ball.rollFreely(seen, -120, NAVE, 112, NAVE);
        ball.rollFreely(seen, -125, NAVE, -134, 20, -134, AISLE, 123, AISLE, 123, 20, 112, NAVE);
        // Out of the nave: at a column, at a curtain between two columns; out of the aisle: at the outer wall.
        ball.rollAgainst(seen, -61.5f, NAVE, -61.5f, 40);
        ball.rollAgainst(seen, 0, NAVE, 0, 40);
        ball.rollAgainst(seen, 0, AISLE, 0, 70);
        ball.rollAgainst(seen, 100, NAVE, 150, NAVE);
    }

    @Test
    void aSmallBallRollsBetweenAColumnAndACurtain() {
        SlicedTriangles seen = see(CHILD);
        RollingBall ball = new RollingBall(scene, sponza, 0.8f);
        ball.rollFreely(seen, -58.25f, 15, -58.25f, 40, -70, AISLE);
        ball.rollAgainst(seen, -56, 15, -56, 40);
    }

    /** A banner hangs in the middle of the nave, above the head of a child. */
    @Test
    void aTallHeroMeetsTheBannerThatAShortOnePassesUnder() {
        SlicedTriangles seen = see(ADULT);
        RollingBall ball = new RollingBall(scene, sponza, 2);
        ball.rollAgainst(seen, -20, NAVE, 30, NAVE);
        ball.rollFreely(see(CHILD), -20, NAVE, 30, NAVE);
    }

    @Test
    void asOneHullTheHallContainsTheBall() {
        scene.frame(() -> control.setMode(ProjectionMode.HULL_PER_GEOMETRY));
        assertEquals(1, pieces());
        Geometry ball = scene.cube("ball", 0, NAVE);
        Node root = scene.root();
        scene.frame(() -> root.attachChild(ball));
        List<String> events = scene.events();
        assertEquals(1, events.size(), events::toString);
        assertTrue(events.get(0).contains("ENTER"), events::toString);
    }
}
