package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.Buffer;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;

class TriangleBatchTest {
    private final TriangleBatch batch = new TriangleBatch();
    private final Vector3f corner = new Vector3f(1, 2, 3);
    private final ColorRGBA color = new ColorRGBA(0.1f, 0.2f, 0.3f, 0.4f);

    @Test
    void theMeshHasWhatWasAddedSinceTheLastClear() {
        fill(5);
        fill(2);

        assertEquals(6, batch.mesh().getVertexCount());
        assertEquals(2, batch.mesh().getTriangleCount());
        assertEquals(3, batch.mesh().getFloatBuffer(Type.Position).get(17));
        assertEquals(0.4f, batch.mesh().getFloatBuffer(Type.Color).get(23));
    }

    @Test
    void aBatchOfNothingHasNoTriangle() {
        fill(3);
        fill(0);

        assertTrue(batch.isEmpty());
        assertEquals(0, batch.mesh().getVertexCount());
    }

    @Test
    void buffersGrowByDoublingAndAreUsedAgain() {
        fill(1000);
        VertexBuffer positions = batch.mesh().getBuffer(Type.Position);
        Buffer data = positions.getData();
        assertEquals(128 * 8 * 9, data.capacity());

        fill(10);
        fill(1024);

        assertSame(positions, batch.mesh().getBuffer(Type.Position));
        assertSame(data, positions.getData());
    }

    @Test
    void writingAnewMakesNoArray() {
        Runnable rewrite = () -> fill(100);
        rewrite.run();

        // The engine iterates over its buffers when it counts the vertices.
        long bytes = AllocationMeter.bytes(rewrite);
        assertTrue(bytes <= 64, bytes + " bytes");
    }

    private void fill(int triangles) {
        batch.clear();
        for (int i = 0; i < triangles; i++) {
            batch.add(corner, corner, corner, color);
        }
        batch.upload();
    }
}
