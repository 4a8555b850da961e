package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.collision.CollisionResults;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.Ray;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Sphere;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the distances to the triangles of turned and scaled meshes with those that the engine finds. */
class MeshRayTest {
    private static final int RAYS = 300;
    private static final float[] CORNERS = {-1, -1, 0, 1, -1, 0.3f, -0.8f, 1, -0.2f, 1.2f, 0.9f, 0, 0.2f, 1.8f, 0.4f};

    @ParameterizedTest
    @ValueSource(strings = {"sphere", "no indices", "bytes", "ints", "strip", "fan"})
    void theDistanceIsThatOfTheEngine(String kind) {
        Geometry geometry = new Geometry(kind, mesh(kind));
        geometry.setLocalTranslation(0.3f, -0.2f, 1);
        geometry.rotate(0.3f, 0.4f, 0.5f);
        geometry.setLocalScale(1.2f, 0.8f, 1.5f);
        geometry.updateGeometricState();
        Random random = new Random(7);
        MeshRay triangles = new MeshRay();
        int hits = 0;
        for (int i = 0; i < RAYS; i++) {
            Vector3f from = new Vector3f(4 * random.nextFloat() - 2, 4 * random.nextFloat() - 2, 8);
            Vector3f to = new Vector3f(4 * random.nextFloat() - 2, 4 * random.nextFloat() - 2, 0);
            Ray ray = new Ray(from, to.subtractLocal(from).normalizeLocal());
            CollisionResults found = new CollisionResults();
            geometry.collideWith(ray, found);
            double expected = found.size() == 0 ? Double.POSITIVE_INFINITY : found.getClosestCollision().getDistance();
            assertEquals(expected, triangles.distance(geometry, ray, FaceCullMode.Off), 1e-4);
            hits += found.size() == 0 ? 0 : 1;
        }
        assertTrue(hits > 20 && hits < RAYS, hits + " hits");
    }

    private static Mesh mesh(String kind) {
        if (kind.equals("sphere")) {
            return new Sphere(8, 12, 1);
        }
        Mesh mesh = new Mesh();
        boolean joined = kind.equals("strip") || kind.equals("fan");
        mesh.setBuffer(Type.Position, 3, joined ? CORNERS : Arrays.copyOf(CORNERS, 9));
        switch (kind) {
            case "bytes" -> mesh.setBuffer(Type.Index, 3, new byte[] {2, 1, 0});
            case "ints" -> mesh.setBuffer(Type.Index, 3, new int[] {2, 1, 0});
            case "strip" -> mesh.setMode(Mode.TriangleStrip);
            case "fan" -> mesh.setMode(Mode.TriangleFan);
            default -> { }
        }
        mesh.updateBound();
        mesh.updateCounts();
        return mesh;
    }
}
