package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.jmesat.internal.project.AnimatedModels.Kind;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The pieces of an animated model are hulls by JTS of the vertices that the engine's software skinning computes: part
 * by part, or of what a slice leaves of the triangles.
 */
@ParameterizedClass
@EnumSource
class SkinnedPartsTest {
    private static final int FRAMES = Rounds.of(12);
    private static final float NONE = Float.POSITIVE_INFINITY;
    private static final AnimatedModels MODELS = new AnimatedModels();

    private final ProjectionPlane plane;
    private final Random random;
    private final ProjectionCache cache = new ProjectionCache();
    private final ProjectedGeometry projection = new ProjectedGeometry();
    private Spatial oracle;
    private Spatial model;
    private Geometry expected;
    private Geometry actual;
    /** The triangles of each part, as vertices, in the order in which they are first drawn. */
    private List<List<int[]>> parts;

    SkinnedPartsTest(ProjectionPlane plane) {
        this.plane = plane;
        random = new Random(plane.ordinal());
        cache.setPlane(plane);
    }

    private void load(Kind kind, boolean hardware) {
        oracle = MODELS.load(kind, false);
        model = MODELS.load(kind, hardware);
        AnimatedModels.play(oracle);
        AnimatedModels.play(model);
        expected = AnimatedModels.geometries(oracle).get(0);
        actual = AnimatedModels.geometries(model).get(0);
        parts = parts(expected.getMesh());
    }

    /** Numbers the positions of the bind pose; lowers the numbers of each triangle to its least until none changes. */
    private static List<List<int[]>> parts(Mesh mesh) {
        float[] xyz = new float[3 * mesh.getVertexCount()];
        Type type = mesh.getBuffer(Type.BindPosePosition) == null ? Type.Position : Type.BindPosePosition;
        mesh.getFloatBuffer(type).get(0, xyz);
        Map<List<Float>, Integer> positions = new LinkedHashMap<>();
        int[] vertices = IntStream.range(0, xyz.length / 3).map(i -> positions.computeIfAbsent(
                List.of(xyz[3 * i] + 0f, xyz[3 * i + 1] + 0f, xyz[3 * i + 2] + 0f), key -> positions.size())).toArray();
        int[] numbers = IntStream.range(0, positions.size()).toArray();
        List<int[]> triangles = IntStream.range(0, mesh.getTriangleCount()).mapToObj(i -> {
            int[] triangle = new int[3];
            mesh.getTriangle(i, triangle);
            return triangle;
        }).toList();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int[] triangle : triangles) {
                int least = IntStream.of(triangle).map(vertex -> numbers[vertices[vertex]]).min().orElseThrow();
                for (int vertex : triangle) {
                    changed |= numbers[vertices[vertex]] != least;
                    numbers[vertices[vertex]] = least;
                }
            }
        }
        Map<Integer, List<int[]>> found = new LinkedHashMap<>();
        for (int[] triangle : triangles) {
            found.computeIfAbsent(numbers[vertices[triangle[0]]], key -> new ArrayList<>()).add(triangle);
        }
        return List.copyOf(found.values());
    }

    private void nextFrame(boolean placed) {
        if (placed) {
            model.setLocalTranslation(random.nextInt(9), random.nextInt(9), random.nextInt(9));
            Vector3f axis = random.nextBoolean() ? plane.toWorld(0, 0, 1, new Vector3f())
                    : new Vector3f(random.nextFloat(), 1, random.nextFloat()).normalizeLocal();
            model.setLocalRotation(new Quaternion().fromAngleAxis(7 * random.nextFloat(), axis));
            model.setLocalScale(random.nextBoolean() ? 1 : -0.5f, 1, 1.5f);
            oracle.setLocalTransform(model.getLocalTransform());
        }
        MODELS.update(oracle, 0.07f);
        MODELS.render(oracle);
        MODELS.update(model, 0.07f);
    }

    private void update(PieceSettings settings, float elevation) {
        cache.beginTick();
        projection.update(actual, cache, false, settings,
                plane.depth(actual.getWorldTranslation()) - (double) elevation);
        cache.endTick();
        assertNull(projection.problem());
    }

    private List<List<Vector3f[]>> inWorld() {
        float[] xyz = AnimatedModels.positions(expected.getMesh());
        expected.computeWorldMatrix();
        Vector3f[] vertices = IntStream.range(0, xyz.length / 3).mapToObj(i -> expected.getWorldMatrix().mult(
                new Vector3f(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]))).toArray(Vector3f[]::new);
        return parts.stream().map(part -> part.stream().map(triangle -> IntStream.of(triangle)
                .mapToObj(vertex -> vertices[vertex]).toArray(Vector3f[]::new)).toList()).toList();
    }

    private double tolerance() {
        return 1e-4 * AnimatedModels.size(AnimatedModels.positions(expected.getMesh()));
    }

    private void assertParts(String label) {
        PiecesByJts.assertPieces(inWorld().stream().map(part -> PiecesByJts.hull(part, plane, -NONE, NONE)).toList(),
                projection, tolerance(), label);
    }

    @ParameterizedTest
    @EnumSource
    void eachPartOfTheModelIsAPieceInEachFrame(Kind kind) {
        PieceSettings inParts = new PieceSettings(ProjectionMode.HULL_PER_PART, -NONE, NONE, 0);
        PieceSettings sliced = new PieceSettings(ProjectionMode.HULL_PER_PART, -0.5f, 0.5f, 0);
        load(kind, true);
        assertTrue(parts.size() > 1, kind + " has " + parts.size() + " parts");
        for (int frame = 0; frame < FRAMES; frame++) {
            String label = kind + " of " + parts.size() + " parts, seed " + plane.ordinal() + ", frame " + frame;
            nextFrame(frame % 3 == 1);
            if (frame % 4 == 2) {
                // Parts of a slice, and one hull, must leave nothing behind.
                update(sliced, plane.depth(actual.getWorldTranslation()));
                update(PieceSettings.HULL, 0);
                assertEquals(1, projection.pieceCount(), label);
            }
            update(inParts, 0);
            assertParts(label);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"MIGRATED", "NEW_CONTROLS"})
    void aSliceOfTheModelIsTheHullOfItsClippedTriangles(Kind kind) {
        load(kind, kind == Kind.MIGRATED);
        for (int frame = 0; frame < FRAMES; frame++) {
            nextFrame(frame % 3 == 1);
            List<Vector3f[]> triangles = inWorld().stream().flatMap(List::stream).toList();
            double[] depths = triangles.stream().flatMap(Arrays::stream).mapToDouble(plane::depth).sorted().toArray();
            float low = (float) depths[depths.length / 3];
            float high = (float) depths[depths.length * 3 / 4];
            float elevation = random.nextInt(9);
            update(new PieceSettings(ProjectionMode.HULL_PER_GEOMETRY, low - elevation, high - elevation, 0),
                    elevation);
            // A tip that just reaches into the slice belongs to it or not by rounding, so the slice lies between two.
            float near = (float) tolerance();
            String label = kind + ", seed " + plane.ordinal() + ", frame " + frame;
            assertEquals(1, projection.pieceCount(), label);
            PiecesByJts.assertBetween(PiecesByJts.hull(triangles, plane, low + near, high - near),
                    PiecesByJts.hull(triangles, plane, low - near, high + near), projection, 2 * near, label);
        }
    }
}
