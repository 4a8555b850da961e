package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Random;
import org.jmesat.internal.project.AnimatedModels.Kind;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.Test;

/** Pieces of geometries that move, turn and tilt allocate nothing once their buffers are large enough. */
class PartsAllocationTest {
    private static final float NONE = Float.POSITIVE_INFINITY;
    private static final PieceSettings IN_PARTS = new PieceSettings(ProjectionMode.HULL_PER_PART, -NONE, NONE, 0);
    private static final PieceSettings SLICED = new PieceSettings(ProjectionMode.HULL_PER_PART, -1, 1.5f, 0);
    private static final PieceSettings SLICED_HULL = new PieceSettings(ProjectionMode.HULL_PER_GEOMETRY, -1, 1, 0);
    private static final PieceSettings ABOVE = new PieceSettings(ProjectionMode.HULL_PER_PART, 500, 600, 0);
    /** The number of different poses, of which each round of the meter has several cycles. */
    private static final int CYCLE = 25;

    private final ProjectionCache cache = new ProjectionCache();
    private final ProjectedGeometry projection = new ProjectedGeometry();
    private final Quaternion rotation = new Quaternion();
    private int step;
    private int changes;
    private int most;
    private int least = Integer.MAX_VALUE;

    private void update(Geometry geometry, PieceSettings settings, boolean reread) {
        cache.beginTick();
        WorldTransforms.refresh(geometry);
        changes += projection.update(geometry, cache, reread, settings,
                cache.plane().depth(geometry.getWorldTranslation())) ? 1 : 0;
        cache.endTick();
        most = Math.max(most, projection.pieceCount());
        least = Math.min(least, projection.pieceCount());
    }

    private void pose(Geometry geometry, Vector3f axis, float rise) {
        step = (step + 1) % CYCLE;
        float angle = FastMath.TWO_PI * step / CYCLE;
        geometry.setLocalRotation(rotation.fromAngleNormalAxis(angle, axis));
        geometry.setLocalTranslation(step, -step, rise * FastMath.sin(angle));
    }

    private void assertSteady(Geometry geometry, PieceSettings settings, Vector3f axis, float rise, boolean reread) {
        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            pose(geometry, axis, rise);
            update(geometry, settings, reread);
        }), settings + " about " + axis);
    }

    private static Geometry merged(int solids) {
        return new Geometry("g", new MergedMesh(new Random(3), solids, false).mesh);
    }

    @Test
    void aMergedMeshThatMovesAndTurnsInThePlane() {
        assertSteady(merged(6), IN_PARTS, Vector3f.UNIT_Z, 1, false);
        assertEquals(1, changes);
        assertEquals(6, most);
    }

    @Test
    void aMergedMeshThatTilts() {
        assertSteady(merged(6), IN_PARTS, Vector3f.UNIT_X, 1, false);
        assertTrue(changes > 1000, "changes: " + changes);
    }

    @Test
    void aMergedMeshThatIsReadInEachTick() {
        assertSteady(merged(6), IN_PARTS, Vector3f.UNIT_X, 1, true);
    }

    @Test
    void aSlicedMeshThatTurnsInThePlane() {
        assertSteady(merged(6), SLICED, Vector3f.UNIT_Z, 0, false);
        assertEquals(1, changes);
    }

    @Test
    void aSlicedMeshThatTiltsAndRises() {
        assertSteady(merged(6), SLICED, Vector3f.UNIT_Y, 3, false);
        assertTrue(changes > 1000, "changes: " + changes);
        assertSteady(merged(6), SLICED_HULL, Vector3f.UNIT_Y, 3, false);
    }

    /** The number of pieces goes up and down, to less than a quarter. */
    @Test
    void aSliceThroughManyPartsThatTilt() {
        assertSteady(merged(60), SLICED, Vector3f.UNIT_Y, 5, false);
        assertTrue(most > 20 && least < most / 4, "pieces: " + least + " to " + most);
    }

    @Test
    void aMeshThatMovesOutsideOfItsSlice() {
        assertSteady(merged(3), ABOVE, Vector3f.UNIT_Y, 2, false);
        assertEquals(1, changes);
        assertEquals(0, most);
    }

    @Test
    void aSkinnedModelThatTilts() {
        AnimatedModels models = new AnimatedModels();
        Node model = (Node) models.load(Kind.NEW_CONTROLS, true);
        Geometry geometry = AnimatedModels.geometries(model).get(0);
        models.update(model, 0.1f);
        assertSteady(geometry, IN_PARTS, Vector3f.UNIT_X, 1, false);
        assertTrue(most > 1, "pieces: " + most);
        assertSteady(geometry, SLICED, Vector3f.UNIT_X, 1, false);
    }

    /** Their hull collides instead, and the reason names their number. */
    @Test
    void aSkinnedMeshOfTooManyPartsThatTilts() {
        int points = 20_000;
        float[] xyz = new float[3 * points];
        for (int i = 0; i < points; i++) {
            xyz[3 * i] = i % 200;
            xyz[3 * i + 1] = i;
        }
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.Points);
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.setBuffer(Type.BoneIndex, 4, new byte[4 * points]);
        assertSteady(new Geometry("g", mesh), IN_PARTS, Vector3f.UNIT_X, 0, false);
        assertEquals(1, most);
        assertEquals("its mesh has 20000 separate parts, more than 16384, so that its hull collides instead",
                projection.problem());
    }
}
