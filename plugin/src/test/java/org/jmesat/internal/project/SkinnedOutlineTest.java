package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.awt.geom.Line2D;
import java.util.Random;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.project.AnimatedModels.Kind;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

/**
 * The outline of an animated model, with skinning on the graphics card, covers just those points that a triangle covers
 * after the engine's software skinning.
 */
class SkinnedOutlineTest {
    private static final AnimatedModels MODELS = new AnimatedModels();
    private static final int POINTS = 150;

    private final long seed = 17;
    private final Random random = new Random(seed);
    private final ProjectionCache cache = new ProjectionCache();
    private final ProjectedGeometry projection = new ProjectedGeometry();
    private final Spatial oracle = MODELS.load(Kind.MIGRATED, false);
    private final Spatial model = MODELS.load(Kind.MIGRATED, true);
    private final Geometry expected = AnimatedModels.geometries(oracle).get(0);
    private final Geometry actual = AnimatedModels.geometries(model).get(0);
    private double[] triangles = {};

    private void nextFrame() {
        model.setLocalRotation(new Quaternion().fromAngles(random.nextFloat(), 7 * random.nextFloat(), 0));
        oracle.setLocalTransform(model.getLocalTransform());
        MODELS.update(oracle, 0.07f);
        MODELS.render(oracle);
        MODELS.update(model, 0.07f);
        cache.beginTick();
        projection.update(actual, cache, false, new PieceSettings(ProjectionMode.OUTLINE, Float.NEGATIVE_INFINITY,
                Float.POSITIVE_INFINITY, 0), 0);
        cache.endTick();
    }

    /** x and y of three corners for each triangle. */
    private void project() {
        float[] xyz = AnimatedModels.positions(expected.getMesh());
        triangles = new double[6 * expected.getMesh().getTriangleCount()];
        int[] vertices = new int[3];
        Vector3f world = new Vector3f();
        for (int t = 0; t < triangles.length / 6; t++) {
            expected.getMesh().getTriangle(t, vertices);
            for (int k = 0; k < 3; k++) {
                int i = 3 * vertices[k];
                expected.localToWorld(new Vector3f(xyz[i], xyz[i + 1], xyz[i + 2]), world);
                triangles[6 * t + 2 * k] = world.x;
                triangles[6 * t + 2 * k + 1] = world.y;
            }
        }
    }

    /** 1 if a triangle covers a point, −1 if none does, 0 if it is near a side. */
    private int cover(double x, double y, double near) {
        int cover = -1;
        for (int t = 0; t < triangles.length; t += 6) {
            double least = Double.POSITIVE_INFINITY;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int k = 0; k < 3; k++) {
                int i = t + 2 * k;
                int j = t + 2 * ((k + 1) % 3);
                double side = (triangles[j] - triangles[i]) * (y - triangles[i + 1])
                        - (triangles[j + 1] - triangles[i + 1]) * (x - triangles[i]);
                least = Math.min(least, side);
                greatest = Math.max(greatest, side);
            }
            if (least > 0 || greatest < 0) {
                cover = 1;
            }
            for (int k = 0; k < 3 && cover < 0; k++) {
                int i = t + 2 * k;
                int j = t + 2 * ((k + 1) % 3);
                if (Line2D.ptSegDist(triangles[i], triangles[i + 1], triangles[j], triangles[j + 1], x, y) < near) {
                    return 0;
                }
            }
        }
        return cover;
    }

    /** How many pieces contain a point. */
    private int pieces(double worldX, double worldY) {
        double dx = worldX - projection.originX();
        double dy = worldY - projection.originY();
        double x = projection.cos() * dx + projection.sin() * dy;
        double y = projection.cos() * dy - projection.sin() * dx;
        int count = 0;
        for (int p = 0; p < projection.pieceCount(); p++) {
            PolygonBuffer piece = projection.piece(p);
            boolean inside = piece.count() > 2;
            for (int i = 0; i < piece.count(); i++) {
                inside &= (x - piece.x(i)) * piece.normalX(i) + (y - piece.y(i)) * piece.normalY(i) < 0;
            }
            count += inside ? 1 : 0;
        }
        return count;
    }

    @Test
    void theOutlineCoversWhatTheTrianglesCoverInEachFrame() {
        int covered = 0;
        int free = 0;
        for (int frame = 0; frame < Rounds.of(30); frame++) {
            nextFrame();
            project();
            double size = AnimatedModels.size(AnimatedModels.positions(expected.getMesh()));
            Vector3f center = expected.getWorldBound().getCenter();
            for (int i = 0; i < POINTS; i++) {
                double x = center.x + size * (random.nextDouble() - 0.5);
                double y = center.y + size * (random.nextDouble() - 0.5);
                int cover = cover(x, y, 1e-4 * size);
                String label = "seed " + seed + ", frame " + frame + ", point " + x + " " + y;
                if (cover > 0) {
                    covered++;
                    assertTrue(pieces(x, y) <= 1, label);
                    // A point on the border of two pieces is in neither.
                    assertTrue(pieces(x, y) == 1 || pieces(x + 1e-4 * size, y) + pieces(x, y + 1e-4 * size) > 0, label);
                } else if (cover < 0) {
                    free++;
                    assertEquals(0, pieces(x, y), label);
                }
            }
        }
        assertTrue(covered > 100 && free > 100, covered + " covered, " + free + " free");
    }
}
