package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pieces of a merged mesh are the hulls by JTS of its solids, or of what a slice leaves of their triangles. */
@ParameterizedClass
@EnumSource
class PartsInPlaneTest {
    private static final int ROUNDS = 60;
    private static final double TOLERANCE = 1e-4;
    private static final float NONE = Float.POSITIVE_INFINITY;

    private final ProjectionPlane plane;
    private final ProjectionCache cache = new ProjectionCache();

    PartsInPlaneTest(ProjectionPlane plane) {
        this.plane = plane;
        cache.setPlane(plane);
    }

    /** Half of the turns are in the plane; scales mirror along any axis, and flatten along that of the plane. */
    private void place(Spatial spatial, Random random) {
        spatial.setLocalTranslation(9 * random.nextFloat(), -9 * random.nextFloat(), 9 * random.nextFloat());
        boolean inPlane = random.nextBoolean();
        Vector3f axis = inPlane ? plane.toWorld(0, 0, 1, new Vector3f())
                : new Vector3f(random.nextFloat(), random.nextFloat() - 0.5f, 0.3f).normalizeLocal();
        spatial.setLocalRotation(new Quaternion().fromAngleAxis(FastMath.TWO_PI * random.nextFloat(), axis));
        Vector3f flat = random.nextInt(8) == 0 ? plane.toWorld(0, 0, 1, new Vector3f()) : Vector3f.ZERO;
        spatial.setLocalScale((1 - flat.x) * factor(random), (1 - flat.y) * factor(random),
                (1 - flat.z) * factor(random));
    }

    private static float factor(Random random) {
        return (random.nextInt(5) == 0 ? -1 : 1) * (0.5f + random.nextFloat());
    }

    private static List<List<Vector3f[]>> inWorld(MergedMesh merged, Geometry geometry) {
        geometry.computeWorldMatrix();
        return merged.solids.stream().map(solid -> solid.stream().map(triangle -> new Vector3f[] {
            geometry.getWorldMatrix().mult(triangle[0]), geometry.getWorldMatrix().mult(triangle[1]),
            geometry.getWorldMatrix().mult(triangle[2])}).toList()).toList();
    }

    private void update(ProjectedGeometry projection, Geometry geometry, PieceSettings settings, float elevation) {
        cache.beginTick();
        WorldTransforms.refresh(geometry);
        projection.update(geometry, cache, false, settings,
                cache.plane().depth(geometry.getWorldTranslation()) - (double) elevation);
        cache.endTick();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void eachSolidIsAPiece(long seed) {
        Random random = new Random(seed);
        PieceSettings settings = new PieceSettings(ProjectionMode.HULL_PER_PART, -NONE, NONE, 0);
        int turned = 0;
        int mirrored = 0;
        for (int round = 0; round < ROUNDS; round++) {
            MergedMesh merged = new MergedMesh(random, 1 + random.nextInt(6), false);
            Geometry geometry = new Geometry("g", merged.mesh);
            Node parent = new Node("n");
            parent.attachChild(geometry);
            ProjectedGeometry projection = new ProjectedGeometry();
            // The later updates use what is cached.
            for (int update = 0; update < 3; update++) {
                place(random.nextBoolean() ? geometry : parent, random);
                update(projection, geometry, settings, 0);
                assertNull(projection.problem());
                PiecesByJts.assertPieces(inWorld(merged, geometry).stream()
                        .map(solid -> PiecesByJts.hull(solid, plane, -NONE, NONE)).toList(), projection, TOLERANCE,
                        "seed " + seed + ", round " + round + ", update " + update);
                turned += projection.sin() != 0 ? 1 : 0;
                mirrored += geometry.getWorldScale().x < 0 ? 1 : 0;
            }
        }
        assertTrue(turned > 10 && mirrored > 10, "turned in the plane: " + turned + ", mirrored: " + mirrored);
    }

    /** Whether the slice neither begins nor ends near the least or greatest depth of a solid, where rounding counts. */
    private boolean isClear(List<List<Vector3f[]>> solids, double from, double to) {
        return solids.stream().allMatch(solid -> {
            DoubleSummaryStatistics depths = solid.stream().flatMap(Arrays::stream).mapToDouble(plane::depth)
                    .summaryStatistics();
            return DoubleStream.of(depths.getMin() - from, depths.getMin() - to, depths.getMax() - from,
                    depths.getMax() - to).allMatch(distance -> Math.abs(distance) > 0.01);
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"HULL_PER_GEOMETRY", "HULL_PER_PART"})
    void aSliceLeavesTheHullsOfTheClippedTriangles(ProjectionMode mode) {
        long seed = 11 + mode.ordinal();
        Random random = new Random(seed);
        boolean inParts = mode == ProjectionMode.HULL_PER_PART;
        int compared = 0;
        int empty = 0;
        for (int round = 0; round < ROUNDS; round++) {
            MergedMesh merged = new MergedMesh(random, 1 + random.nextInt(5), inParts);
            Geometry geometry = new Geometry("g", merged.mesh);
            ProjectedGeometry projection = new ProjectedGeometry();
            for (int update = 0; update < 4; update++) {
                if (update != 2) {
                    place(geometry, random);
                }
                float elevation = random.nextInt(9) - 4;
                float from = random.nextInt(5) == 0 ? -NONE : 12 * random.nextFloat() - 6;
                float to = random.nextInt(5) == 0 ? NONE : Math.max(from, -9) + 4 * random.nextFloat();
                update(projection, geometry, new PieceSettings(mode, from, to, 0), elevation);
                List<List<Vector3f[]>> solids = inWorld(merged, geometry);
                double low = (double) elevation + from;
                double high = (double) elevation + to;
                if (!isClear(solids, low, high)) {
                    continue;
                }
                List<List<Vector3f[]>> groups = inParts ? solids
                        : List.of(solids.stream().flatMap(List::stream).toList());
                List<org.locationtech.jts.geom.Geometry> hulls = groups.stream()
                        .map(group -> PiecesByJts.hull(group, plane, low, high)).filter(hull -> !hull.isEmpty())
                        .toList();
                String label = "seed " + seed + ", round " + round + ", update " + update + ", from " + low + " to "
                        + high;
                assertSamePieces(hulls, projection, label);
                compared++;
                empty += hulls.isEmpty() ? 1 : 0;
                assertEquals(hulls.isEmpty(), projection.problem() != null, label);
            }
        }
        assertTrue(compared > 100 && empty > 5, "compared: " + compared + ", empty: " + empty);
    }

    /** In any order: in a slice, the part that is drawn first need not have the first vertex. */
    private static void assertSamePieces(List<org.locationtech.jts.geom.Geometry> hulls, ProjectedGeometry projection,
            String label) {
        int count = projection.pieceCount();
        assertEquals(hulls.size(), count, label + ": " + projection.problem());
        List<org.locationtech.jts.geom.Geometry> pieces =
                IntStream.range(0, count).mapToObj(i -> PiecesByJts.piece(projection, i)).toList();
        for (org.locationtech.jts.geom.Geometry hull : hulls) {
            assertTrue(pieces.stream().anyMatch(piece -> PiecesByJts.distance(hull, piece) <= TOLERANCE),
                    label + ": no piece is " + hull);
        }
    }

    @Test
    void aSliceAroundTheWholeMeshLeavesItsPieces() {
        Random random = new Random(21);
        for (int round = 0; round < ROUNDS; round++) {
            MergedMesh merged = new MergedMesh(random, 3, false);
            Geometry geometry = new Geometry("g", merged.mesh);
            place(geometry, random);
            ProjectedGeometry projection = new ProjectedGeometry();
            update(projection, geometry, new PieceSettings(ProjectionMode.HULL_PER_PART, -500, 500, 0), 0);
            PiecesByJts.assertPieces(inWorld(merged, geometry).stream()
                    .map(solid -> PiecesByJts.hull(solid, plane, -NONE, NONE)).toList(), projection, TOLERANCE,
                    "seed 21, round " + round);
        }
    }
}
