package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Sphere;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jmesat.internal.project.AnimatedModels.Kind;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A projection that has seen other meshes, modes, slices and poses gives the same pieces as a new one, even if it
 * shares a cache with others. Nothing may be left of what was before.
 */
class ReusedProjectionTest {
    private static final AnimatedModels MODELS = new AnimatedModels();
    private static final double TOLERANCE = 1e-5;
    private static final float NONE = Float.POSITIVE_INFINITY;

    private final ProjectionCache cache = new ProjectionCache();
    private final TreeMap<String, Integer> seen = new TreeMap<>();
    private Random random;

    /** A geometry with its projection and settings. */
    private static final class Subject {
        final ProjectedGeometry projection = new ProjectedGeometry();
        final Geometry geometry;
        /** The model of a skinned geometry; otherwise null. */
        final Spatial model;
        PieceSettings settings = PieceSettings.HULL;
        float elevation;
        boolean reread;

        Subject(Geometry geometry, Spatial model) {
            this.geometry = geometry;
            this.model = model;
        }

        double offset(ProjectionCache cache) {
            float depth = geometry.isIgnoreTransform() ? 0 : cache.plane().depth(geometry.getWorldTranslation());
            return depth - (double) elevation;
        }
    }

    private Subject skinned(Kind kind) {
        Spatial model = MODELS.load(kind, true);
        AnimatedModels.play(model);
        MODELS.update(model, 0.1f);
        return new Subject(AnimatedModels.geometries(model).get(0), model);
    }

    private Mesh anyMesh() {
        return switch (random.nextInt(8)) {
            case 0 -> new Quad(2, 1);
            case 1 -> new Sphere(9, 9, 1);
            case 2 -> posed(new MergedMesh(random, 2, false).mesh);
            case 3 -> posed(new Box(1, 2, 3));
            case 4 -> points();
            case 5 -> new Mesh();
            default -> new MergedMesh(random, 1 + random.nextInt(7), false).mesh;
        };
    }

    /** A mesh that could be skinned, though no control does it. */
    private static Mesh posed(Mesh mesh) {
        mesh.setBuffer(Type.BoneIndex, 4, new byte[4 * mesh.getVertexCount()]);
        return mesh;
    }

    private Mesh points() {
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.Points);
        float[] xyz = new float[12];
        for (int i = 0; i < xyz.length; i++) {
            xyz[i] = random.nextInt(20) == 0 ? Float.NaN : random.nextInt(3) - 1;
        }
        mesh.setBuffer(Type.Position, 3, xyz);
        return mesh;
    }

    private void change(Subject subject) {
        subject.reread = false;
        switch (random.nextInt(7)) {
            case 0 -> changeSettings(subject);
            case 1 -> changeSettings(subject);
            case 2 -> turn(subject.geometry);
            case 3 -> subject.geometry.move(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(3) - 1);
            case 4 -> subject.elevation = random.nextInt(5) - 2;
            case 5 -> changeContents(subject);
            default -> {
                if (subject.model == null) {
                    subject.geometry.setMesh(anyMesh());
                } else {
                    MODELS.update(subject.model, 0.1f);
                }
            }
        }
        WorldTransforms.refresh(subject.geometry);
    }

    private void changeSettings(Subject subject) {
        ProjectionMode mode = random.nextInt(3) == 0 ? ProjectionMode.HULL_PER_GEOMETRY : ProjectionMode.HULL_PER_PART;
        float from = random.nextInt(3) > 0 ? -NONE : random.nextInt(5) - 3;
        float to = random.nextInt(3) > 0 ? NONE : Math.max(from, -3) + random.nextInt(4);
        subject.settings = new PieceSettings(mode, from, to, 0);
    }

    private void turn(Geometry geometry) {
        switch (random.nextInt(4)) {
            case 0 -> geometry.setLocalRotation(new Quaternion().fromAngles(random.nextFloat(), 1, 2));
            case 1 -> geometry.setLocalScale(random.nextInt(5) == 0 ? -1 : 1, random.nextInt(5) == 0 ? 0 : 2, 0.5f);
            default -> geometry.setLocalRotation(new Quaternion().fromAngleAxis(random.nextFloat(), Vector3f.UNIT_Z));
        }
    }

    /** Writes in place without telling the engine: an index, which may not exist, and a coordinate. */
    private void changeContents(Subject subject) {
        Mesh mesh = subject.geometry.getMesh();
        subject.reread = true;
        if (mesh == null || mesh.getBuffer(Type.Index) == null || subject.model != null) {
            return;
        }
        int indices = mesh.getBuffer(Type.Index).getNumElements() * mesh.getBuffer(Type.Index).getNumComponents();
        for (int i = random.nextInt(9); i > 0; i--) {
            mesh.getIndexBuffer().put(random.nextInt(indices), random.nextInt(mesh.getVertexCount() + 1));
        }
        mesh.getFloatBuffer(Type.Position).put(random.nextInt(3 * mesh.getVertexCount()), random.nextInt(3));
    }

    /** The used one may have turned the pieces of an earlier view, so there is a tolerance. */
    private static void assertSame(ProjectedGeometry fresh, ProjectedGeometry used, String label) {
        assertEquals(fresh.problem(), used.problem(), label);
        PiecesByJts.assertPieces(IntStream.range(0, fresh.pieceCount())
                .mapToObj(i -> PiecesByJts.piece(fresh, i)).toList(), used, TOLERANCE, label);
        if (fresh.pieceCount() > 0) {
            assertEquals(fresh.originDepth(), used.originDepth(), label);
            assertEquals(fresh.minDepth(), used.minDepth(), TOLERANCE, label);
            assertEquals(fresh.maxDepth(), used.maxDepth(), TOLERANCE, label);
        }
    }

    private void count(Subject subject) {
        String what = (subject.model == null ? "plain" : "skinned") + " in "
                + (subject.projection.pieceCount() > 1 ? "parts" : "at most one piece")
                + (subject.settings.isSliced() ? ", sliced" : "");
        seen.merge(what, 1, Integer::sum);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aProjectionThatWasUsedBeforeIsLikeANewOne(long seed) {
        random = new Random(seed);
        List<Subject> subjects = List.of(new Subject(new Geometry("one", anyMesh()), null),
                new Subject(new Geometry("two", anyMesh()), null), skinned(Kind.NEW_CONTROLS),
                skinned(Kind.NEW_CONTROLS));
        for (int tick = 0; tick < 300; tick++) {
            cache.beginTick();
            for (Subject subject : subjects) {
                subject.reread = false;
                if (random.nextInt(3) > 0) {
                    change(subject);
                }
                subject.projection.update(subject.geometry, cache, subject.reread, subject.settings,
                        subject.offset(cache));
                ProjectedGeometry fresh = new ProjectedGeometry();
                ProjectionCache freshCache = new ProjectionCache();
                freshCache.beginTick();
                fresh.update(subject.geometry, freshCache, false, subject.settings, subject.offset(freshCache));
                assertSame(fresh, subject.projection, "seed " + seed + ", tick " + tick + ", "
                        + subject.geometry.getName() + ", " + subject.settings);
                count(subject);
            }
            cache.endTick();
        }
        for (String kind : List.of("plain", "skinned")) {
            assertTrue(seen.getOrDefault(kind + " in parts", 0) > 20, seen::toString);
            assertTrue(seen.getOrDefault(kind + " in parts, sliced", 0) > 10, seen::toString);
        }
    }
}
