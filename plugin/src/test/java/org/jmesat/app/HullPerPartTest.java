package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import java.util.List;
import jme3tools.optimize.GeometryBatchFactory;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mesh that was merged from several collides part by part. */
@ParameterizedClass
@EnumSource
class HullPerPartTest {
    @AutoClose
    private final CollisionScene scene;

    HullPerPartTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
    }

    /** A room of three walls that were merged: a U about the origin, 4 wide, open towards +y. */
    private Geometry room() {
        Node walls = new Node("walls");
        walls.attachChild(wall(-2, 0, 0.25f, 2));
        walls.attachChild(wall(2, 0, 0.25f, 2));
        walls.attachChild(wall(0, -2.5f, 2, 0.25f));
        Mesh merged = new Mesh();
        walls.updateGeometricState();
        GeometryBatchFactory.mergeGeometries(walls.descendantMatches(Geometry.class), merged);
        return scene.geometry("room", merged, 0, 0);
    }

    private static Geometry wall(float x, float y, float halfWidth, float halfHeight) {
        Geometry wall = new Geometry("wall", new Box(halfWidth, halfHeight, 1));
        wall.setLocalTranslation(x, y, 0);
        return wall;
    }

    private Geometry hero() {
        return scene.cube("hero", 0, 0.5f);
    }

    private int pieces(Geometry geometry) {
        return scene.run().ask(() -> scene.state().getWorld().getColliders().stream()
                .filter(collider -> scene.state().getSpatial(collider) == geometry)
                .mapToInt(Collider::getPieceCount).sum());
    }

    @Test
    void aRoomThatWasMergedContainsItsHeroByDefault() {
        scene.frame(() -> {
            scene.root().attachChild(room());
            scene.root().attachChild(hero());
        });
        assertEquals(List.of("ENTER room hero"), events());
    }

    /** The events since the last call, without their ticks. */
    private List<String> events() {
        return scene.events().stream().map(event -> event.substring(event.indexOf(' ') + 1)).toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theHeroOfARoomInPartsMeetsOnlyItsWalls(boolean byState) {
        Geometry room = room();
        Geometry hero = hero();
        scene.frame(() -> {
            if (byState) {
                scene.state().setMode(ProjectionMode.HULL_PER_PART);
            } else {
                ColliderControl control = new ColliderControl();
                control.setMode(ProjectionMode.HULL_PER_PART);
                room.addControl(control);
            }
            scene.root().attachChild(room);
            scene.root().attachChild(hero);
        });
        assertEquals(List.of(), events());
        assertEquals(3, pieces(room));
        scene.frame(() -> scene.move(hero, -2, 0));
        assertEquals(List.of("ENTER room hero"), events());
        scene.frame(() -> scene.move(hero, 2, 0));
        assertEquals(List.of("EXIT room hero SEPARATED"), events());
    }

    @Test
    void aRoomInPartsThatTurnsMeetsTheHeroWithTheWallThatCame() {
        Geometry room = room();
        scene.frame(() -> {
            scene.state().setMode(ProjectionMode.HULL_PER_PART);
            scene.root().attachChild(room);
            scene.root().attachChild(scene.cube("hero", 0, 3));
        });
        assertEquals(List.of(), events());
        scene.frame(() -> scene.turn(room, (float) Math.PI));
        assertEquals(List.of("ENTER room hero"), events());
        assertEquals(3, pieces(room));
    }

    @Test
    void aChangeOfTheModeEndsNoContactThatLasts() {
        Geometry room = room();
        scene.frame(() -> {
            scene.root().attachChild(room);
            scene.root().attachChild(scene.cube("hero", 2, 0));
        });
        events();
        for (ProjectionMode mode : ProjectionMode.values()) {
            scene.frame(() -> scene.state().setMode(mode));
            assertEquals(List.of("STAY room hero"), events(), mode::name);
            // It shows no sprites, so their modes have its parts as well.
            assertEquals(mode.compareTo(ProjectionMode.HULL_PER_PART) < 0 ? 1 : 3, pieces(room), mode::name);
        }
    }

    @Test
    void facesWithVerticesOfTheirOwnAreConnectedByPosition() {
        Geometry cube = scene.cube("cube", 0, 0);
        assertEquals(24, cube.getMesh().getVertexCount());
        scene.frame(() -> {
            scene.state().setMode(ProjectionMode.HULL_PER_PART);
            scene.root().attachChild(cube);
        });
        assertEquals(1, pieces(cube));
    }

    @Test
    void partsFollowTheMesh() {
        Geometry room = room();
        scene.frame(() -> {
            scene.state().setMode(ProjectionMode.HULL_PER_PART);
            scene.root().attachChild(room);
        });
        scene.frame(() -> {
            room.getMesh().getBuffer(Type.Index).updateData(new Box(1, 1, 1).getIndexBuffer().getBuffer());
            room.getMesh().updateCounts();
        });
        assertEquals(1, pieces(room));
    }
}
