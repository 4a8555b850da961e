package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Torus;
import java.nio.FloatBuffer;
import java.util.SplittableRandom;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The range of depths of an outline is that of the mesh's vertices along the plane's axis, by the engine's own matrix.
 */
class DepthRangeTest {
    private static final int ROUNDS = 400;

    @ParameterizedTest
    @EnumSource
    void theRangeIsThatOfTheVertices(ProjectionPlane plane) {
        SplittableRandom random = new SplittableRandom(plane.ordinal());
        for (int round = 0; round < ROUNDS; round++) {
            ProjectionCache cache = new ProjectionCache();
            cache.setPlane(plane);
            ProjectedGeometry outline = new ProjectedGeometry();
            Geometry geometry = new Geometry("g", anyMesh(random));
            Node parent = new Node("n");
            parent.attachChild(geometry);
            // The second update takes over what is cached.
            for (int update = 0; update < 3; update++) {
                place(parent, random, plane);
                place(geometry, random, plane);
                parent.updateGeometricState();
                cache.beginTick();
                outline.update(geometry, cache, false, PieceSettings.HULL, 0);
                check(geometry, plane, outline, "seed " + plane.ordinal() + ", round " + round + ", update " + update);
                cache.endTick();
            }
        }
    }

    private static Mesh anyMesh(SplittableRandom random) {
        return switch (random.nextInt(3)) {
            case 0 -> new Box(new Vector3f(-1, -2, -0.5f), new Vector3f(0.5f, 1, 3));
            case 1 -> new Quad(2, 1);
            default -> new Torus(6, 8, 0.25f, 1);
        };
    }

    /** Half of the turns are in the plane; some scales mirror, and some flatten along the plane's axis. */
    private static void place(Spatial spatial, SplittableRandom random, ProjectionPlane plane) {
        spatial.setLocalTranslation(random.nextInt(9) - 4, random.nextInt(9) - 4, random.nextInt(9) - 4);
        Vector3f axis = random.nextBoolean() ? plane.toWorld(0, 0, 1, new Vector3f())
                : new Vector3f((float) random.nextDouble(), 1, -0.5f).normalizeLocal();
        spatial.setLocalRotation(new Quaternion().fromAngleAxis((float) (7 * random.nextDouble()), axis));
        float along = random.nextInt(4) - 1.5f;
        Vector3f scale = plane.toWorld(1, 1, random.nextInt(6) == 0 ? 0 : along, new Vector3f());
        // Only the scale along the axis may have any sign.
        spatial.setLocalScale(plane == ProjectionPlane.YZ ? scale.x : Math.abs(scale.x),
                plane == ProjectionPlane.XZ ? scale.y : Math.abs(scale.y),
                plane == ProjectionPlane.XY ? scale.z : Math.abs(scale.z));
    }

    private static void check(Geometry geometry, ProjectionPlane plane, ProjectedGeometry outline, String label) {
        FloatBuffer positions = geometry.getMesh().getFloatBuffer(Type.Position);
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < positions.limit(); i += 3) {
            Vector3f local = new Vector3f(positions.get(i), positions.get(i + 1), positions.get(i + 2));
            double depth = plane.depth(geometry.getWorldTransform().transformVector(local, new Vector3f()));
            least = Math.min(least, depth);
            greatest = Math.max(greatest, depth);
        }
        assertEquals(least, outline.originDepth() + outline.minDepth(), 2e-5, label);
        assertEquals(greatest, outline.originDepth() + outline.maxDepth(), 2e-5, label);
    }
}
