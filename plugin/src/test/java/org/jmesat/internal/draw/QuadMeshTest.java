package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Random;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;

class QuadMeshTest {
    private final QuadMesh mesh = new QuadMesh(false);
    private final ColorRGBA color = new ColorRGBA(0.1f, 0.2f, 0.3f, 0.4f);

    @Test
    void theMeshHasTheTrianglesAddedSinceTheLastClear() {
        fill(5);
        fill(2);

        assertEquals(8, mesh.getVertexCount());
        assertEquals(4, mesh.getTriangleCount());
        assertEquals(2, mesh.getFloatBuffer(Type.Position).get(22));
        assertEquals(0, mesh.getFloatBuffer(Type.Position).get(23));
        ByteBuffer colors = (ByteBuffer) mesh.getBuffer(Type.Color).getData();
        assertEquals(4 * 8, colors.limit());
        assertEquals(51, colors.get(29));
        assertEquals(102, colors.get(31));
    }

    @Test
    void threeVerticesAreATriangleAndFourAreTwo() {
        add(3, 1, 2, 2);
        add(0, 1, 2, 3);
        mesh.upload();

        assertTriangle(0, 3, 1, 2);
        assertTriangle(2, 0, 1, 2);
        assertTriangle(3, 0, 2, 3);
    }

    private void add(int... x) {
        int vertex = mesh.reserve(1);
        for (int i = 0; i < x.length; i++) {
            mesh.set(vertex + i, x[i], 10 + x[i], 0);
        }
        mesh.add(1);
    }

    private void assertTriangle(int index, float... x) {
        Vector3f[] found = {new Vector3f(), new Vector3f(), new Vector3f()};
        mesh.getTriangle(index, found[0], found[1], found[2]);
        for (int i = 0; i < 3; i++) {
            assertEquals(new Vector3f(x[i], 10 + x[i], 0), found[i]);
        }
    }

    @Test
    void anEmptyMeshHasNoTriangle() {
        fill(3);
        fill(0);

        assertEquals(0, mesh.getVertexCount());
    }

    @Test
    void buffersGrowByDoublingAndAreUsedAgain() {
        fill(1000);
        VertexBuffer positions = mesh.getBuffer(Type.Position);
        Buffer data = positions.getData();
        assertEquals(128 * 8 * 12, data.capacity());

        fill(10);
        fill(1024);

        assertSame(positions, mesh.getBuffer(Type.Position));
        assertSame(data, positions.getData());
    }

    /** The oracle is a new mesh, which has no indices of an earlier upload. */
    @Test
    void theIndicesDoNotDependOnEarlierUploads() {
        Random random = new Random(20261122);
        for (int round = 0; round < 50; round++) {
            int count = random.nextInt(700);
            fill(count);
            QuadMesh fresh = new QuadMesh(false);
            fill(fresh, count);

            assertEquals(fresh.getBuffer(Type.Index).getData(), mesh.getBuffer(Type.Index).getData());
            assertEquals(fresh.getTriangleCount(), mesh.getTriangleCount());
        }
    }

    /** The graphics card has the indices that were uploaded: none may be drawn that was not. */
    @Test
    void indicesAreUploadedWhenMoreAreDrawnThanEver() {
        VertexBuffer indices = mesh.getBuffer(Type.Index);
        int uploaded = 0;
        for (int count : new int[] {3, 2, 3, 5, 100, 10, 1000, 999, 1001}) {
            fill(count);
            uploaded = indices.isUpdateNeeded() ? indices.getData().limit() : uploaded;
            indices.clearUpdateNeeded();
            assertTrue(indices.getData().limit() <= uploaded, count + " quads");
            assertEquals(6 * count, indices.getData().limit());
        }
        fill(1000);
        assertFalse(indices.isUpdateNeeded());
    }

    @Test
    void rewritingAllocatesNoArray() {
        Runnable rewrite = () -> fill(100);
        rewrite.run();

        // The engine iterates over its buffers when it counts the vertices.
        long bytes = AllocationMeter.bytes(rewrite);
        assertTrue(bytes <= 128, bytes + " bytes");
    }

    private void fill(int triangles) {
        fill(mesh, triangles);
    }

    private void fill(QuadMesh to, int triangles) {
        to.clear();
        for (int i = 0; i < triangles; i++) {
            int vertex = to.reserve(1);
            for (int k = 0; k < QuadMesh.QUAD; k++) {
                to.set(vertex + k, 1, 2, Pen.pack(color));
            }
            to.add(1);
        }
        to.upload();
    }
}
