package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Sphere;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MeshVerticesTest {

    private final MeshVertices vertices = new MeshVertices();

    /** A mesh whose vertex i is at (i, 10 i, 100 i). */
    private static Mesh line(Mode mode, int vertexCount) {
        float[] xyz = new float[3 * vertexCount];
        for (int i = 0; i < vertexCount; i++) {
            xyz[3 * i] = i;
            xyz[3 * i + 1] = 10 * i;
            xyz[3 * i + 2] = 100 * i;
        }
        Mesh mesh = new Mesh();
        mesh.setMode(mode);
        mesh.setBuffer(Type.Position, 3, xyz);
        return mesh;
    }

    private int[] indicesRead() {
        int[] read = new int[vertices.count()];
        for (int i = 0; i < read.length; i++) {
            read[i] = vertices.vertexIndices()[i];
        }
        return read;
    }

    private void assertRefused(Mesh mesh, MeshDefect defect, String problem) {
        assertEquals(0, vertices.read(mesh));
        assertEquals(0, vertices.count());
        assertEquals(defect, vertices.report.defect());
        assertEquals(problem, vertices.problem());
    }

    @Test
    void aNewReaderHasNoVerticesAndNoProblem() {
        assertEquals(0, vertices.count());
        assertNull(vertices.report.defect());
        assertNull(vertices.problem());
    }

    @Test
    void aBoxHasTwentyFourVertices() {
        assertEquals(24, vertices.read(new Box(1, 2, 3)));
        for (int i = 0; i < 24; i++) {
            assertEquals(1, Math.abs(vertices.xyz()[3 * i]));
            assertEquals(2, Math.abs(vertices.xyz()[3 * i + 1]));
            assertEquals(3, Math.abs(vertices.xyz()[3 * i + 2]));
        }
    }

    @Test
    void verticesComeInTheOrderOfTheirFirstUse() {
        Mesh mesh = line(Mode.Triangles, 9);
        mesh.setBuffer(Type.Index, 3, new short[] {7, 2, 5, 5, 2, 0});

        assertEquals(4, vertices.read(mesh));
        assertArrayEquals(new int[] {7, 2, 5, 0}, indicesRead());
        assertArrayEquals(new float[] {7, 70, 700, 2, 20, 200, 5, 50, 500, 0, 0, 0},
                Arrays.copyOf(vertices.xyz(), 12));
    }

    @Test
    void indicesAreUnsigned() {
        Mesh bytes = line(Mode.Points, 256);
        bytes.setBuffer(Type.Index, 1, new byte[] {(byte) 255, (byte) 128});
        vertices.read(bytes);
        assertArrayEquals(new int[] {255, 128}, indicesRead());

        Mesh shorts = line(Mode.Points, 65536);
        shorts.setBuffer(Type.Index, 1, new short[] {(short) 65535, (short) 32768});
        vertices.read(shorts);
        assertArrayEquals(new int[] {65535, 32768}, indicesRead());
    }

    @Test
    void onlyIndicesBelowTheLimitAreDrawn() {
        Mesh mesh = line(Mode.Points, 9);
        mesh.setBuffer(Type.Index, 1, new int[] {1, 3, 5, 7});
        mesh.getBuffer(Type.Index).getData().position(1).limit(3);

        vertices.read(mesh);
        assertArrayEquals(new int[] {1, 3, 5}, indicesRead());
        assertEquals(1, mesh.getBuffer(Type.Index).getData().position());
        assertEquals(3, mesh.getBuffer(Type.Index).getData().limit());
    }

    @Test
    void aMeshInterleavedByTheEngineHasTheSameVertices() {
        Mesh mesh = new Sphere(8, 8, 2);
        vertices.read(mesh);
        float[] before = Arrays.copyOf(vertices.xyz(), 3 * vertices.count());
        interleave(mesh);

        assertEquals(before.length / 3, vertices.read(mesh));
        assertArrayEquals(before, Arrays.copyOf(vertices.xyz(), before.length));
    }

    @SuppressWarnings("deprecation")
    private static void interleave(Mesh mesh) {
        mesh.setInterleaved();
    }

    @Test
    void levelsOfDetailAreIgnored() {
        Mesh mesh = new Box(1, 1, 1);
        VertexBuffer coarse = new VertexBuffer(Type.Index);
        coarse.setupData(Usage.Static, 3, Format.UnsignedShort, BufferUtils.createShortBuffer((short) 0,
                (short) 1, (short) 2));
        mesh.setLodLevels(new VertexBuffer[] {coarse});

        assertEquals(24, vertices.read(mesh));
    }

    @Test
    void aFourthComponentIsIgnored() {
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.Points);
        mesh.setBuffer(Type.Position, 4, new float[] {2, 4, 6, 2, 3, 6, 9, Float.NaN});

        assertEquals(2, vertices.read(mesh));
        assertArrayEquals(new float[] {2, 4, 6, 3, 6, 9}, Arrays.copyOf(vertices.xyz(), 6));
    }

    @Test
    void aHybridMeshDrawsListsThenStripsThenFans() {
        Mesh mesh = line(Mode.Triangles, 30);
        mesh.setBuffer(Type.Index, 1, new int[] {
            0, 1, 2, 3, // a list of one triangle, with a vertex left over
            4, 5, 6, 7, // a strip of two
            8, 9, // a strip too short
            10, 11, 12, 13, // a fan of two
            14, 15, 16}); // beyond the elements
        mesh.setElementLengths(new int[] {4, 4, 2, 4});
        mesh.setModeStart(new int[] {0, 1, 3});
        makeHybrid(mesh);

        vertices.read(mesh);
        assertArrayEquals(new int[] {0, 1, 2, 4, 5, 6, 7, 10, 11, 12, 13}, indicesRead());
    }

    @Test
    void aHybridElementEndsWithTheIndexBuffer() {
        Mesh mesh = line(Mode.Triangles, 9);
        mesh.setBuffer(Type.Index, 1, new int[] {0, 1, 2, 3});
        mesh.setElementLengths(new int[] {3, 100, 100});
        mesh.setModeStart(new int[] {0, 1, 2});
        makeHybrid(mesh);

        vertices.read(mesh);
        assertArrayEquals(new int[] {0, 1, 2}, indicesRead());
    }

    @Test
    void aHybridMeshWithoutElementsOrIndicesDrawsNothing() {
        Mesh mesh = line(Mode.Triangles, 9);
        makeHybrid(mesh);
        assertRefused(mesh, MeshDefect.NOTHING_DRAWN,
                "the mesh draws nothing: no whole primitive of mode Hybrid in 9 vertices");
    }

    /** The engine sets the mode, and then throws because it cannot count the elements. */
    private static void makeHybrid(Mesh mesh) {
        assertThrows(UnsupportedOperationException.class, () -> mesh.setMode(Mode.Hybrid));
        assertSame(Mode.Hybrid, mesh.getMode());
    }

    @Test
    void aMeshWithoutPositionsIsRefused() {
        assertRefused(new Mesh(), MeshDefect.NO_POSITIONS, "the mesh has no Position buffer");
    }

    @Test
    void emptyPositionsAreRefused() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, BufferUtils.createFloatBuffer(0));
        assertRefused(mesh, MeshDefect.NO_DATA, "the mesh's Position buffer holds no data");
    }

    @Test
    void lessThanOnePositionIsRefused() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {1, 2});
        assertRefused(mesh, MeshDefect.NO_DATA, "the mesh's Position buffer holds no data");
    }

    @Test
    void anEmptyIndexBufferDrawsNothing() {
        Mesh mesh = line(Mode.Triangles, 3);
        mesh.setBuffer(Type.Index, 3, new short[0]);
        assertRefused(mesh, MeshDefect.NOTHING_DRAWN,
                "the mesh draws nothing: no whole primitive of mode Triangles in 0 indices");
    }

    @Test
    void aMeshWithoutUpdatedCountsDrawsNothing() {
        Mesh mesh = line(Mode.Triangles, 3);
        mesh.setBuffer(Type.Index, 3, new short[0]);
        mesh.getBuffer(Type.Index).updateData(BufferUtils.createShortBuffer((short) 0, (short) 1, (short) 2));
        assertRefused(mesh, MeshDefect.NOTHING_DRAWN, "the mesh draws nothing: its counts are stale; call"
                + " Mesh.updateCounts after filling its buffers");

        mesh.updateCounts();
        assertEquals(3, vertices.read(mesh));
    }

    @Test
    void anIndexBufferOfFloatsIsRefused() {
        Mesh mesh = line(Mode.Triangles, 3);
        mesh.setBuffer(Type.Index, 3, BufferUtils.createFloatBuffer(0f, 1f, 2f));
        assertRefused(mesh, MeshDefect.UNREADABLE_BUFFER,
                "the mesh's Index buffer cannot be read: format Float, offset 0, stride 0 in a FloatBuffer");
    }

    @Test
    void aStrideThatSplitsAFloatIsRefused() {
        Mesh mesh = line(Mode.Points, 3);
        mesh.getBuffer(Type.Position).setStride(10);
        assertRefused(mesh, MeshDefect.UNREADABLE_BUFFER,
                "the mesh's Position buffer cannot be read: format Float, offset 0, stride 10 in a FloatBuffer");
    }

    @Test
    void aFormatThatDoesNotFitTheDataIsRefused() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, Format.Double, BufferUtils.createFloatBuffer(1, 2, 3));
        assertRefused(mesh, MeshDefect.UNREADABLE_BUFFER,
                "the mesh's Position buffer cannot be read: format Double, offset 0, stride 0 in a FloatBuffer");
    }

    @Test
    void aVertexThatIsNotFiniteIsLeftOutAndReported() {
        Mesh mesh = line(Mode.Points, 5);
        FloatBuffer positions = (FloatBuffer) mesh.getBuffer(Type.Position).getData();
        positions.put(3 * 2 + 1, Float.NaN);
        assertEquals(4, vertices.read(mesh));
        assertArrayEquals(new int[] {0, 1, 3, 4}, indicesRead());
        assertEquals(positions.get(3 * 3), vertices.xyz()[3 * 2]);
        assertEquals(MeshDefect.NOT_FINITE, vertices.report.defect());
        assertEquals("vertex 2 of the mesh has y = NaN (it is left out)", vertices.problem());
        positions.put(3 * 4, Float.NEGATIVE_INFINITY);
        assertEquals(3, vertices.read(mesh));
        assertEquals("vertex 2 of the mesh has y = NaN (2 such vertices are left out)", vertices.problem());
    }

    @Test
    void aMeshWithoutAFiniteVertexIsRefused() {
        Mesh mesh = line(Mode.Points, 5);
        FloatBuffer positions = (FloatBuffer) mesh.getBuffer(Type.Position).getData();
        for (int i = 0; i < 5; i++) {
            positions.put(3 * i, Float.NEGATIVE_INFINITY);
        }
        assertRefused(mesh, MeshDefect.NOT_FINITE, "vertex 0 of the mesh has x = -Infinity");
    }

    @Test
    void aMeshThatDrawsADoubleBeyondTheRangeOfFloatIsRefused() {
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.Points);
        mesh.setBuffer(new VertexData(Format.Double, 3, false, new double[][] {{0, 0, 1e300}})
                .layOut(Type.Position, VertexData.Layout.PACKED, null));
        assertRefused(mesh, MeshDefect.NOT_FINITE, "vertex 0 of the mesh has z = Infinity");
    }

    @Test
    void aNaNThatIsNotDrawnIsIgnored() {
        Mesh mesh = line(Mode.Points, 5);
        mesh.setBuffer(Type.Index, 1, new short[] {0, 4});
        ((FloatBuffer) mesh.getBuffer(Type.Position).getData()).put(3, Float.NaN);
        assertEquals(2, vertices.read(mesh));
        assertNull(vertices.problem());
    }

    @Test
    void indicesOutOfRangeAreLeftOutAndReported() {
        Mesh mesh = line(Mode.Points, 5);
        mesh.setBuffer(Type.Index, 1, new int[] {1, 5, -1, 3});

        assertEquals(2, vertices.read(mesh));
        assertArrayEquals(new int[] {1, 3}, indicesRead());
        assertEquals(MeshDefect.INDEX_OUT_OF_RANGE, vertices.report.defect());
        assertEquals("the mesh draws vertex 5 but has only 5 positions (2 such indices)",
                vertices.problem());
    }

    @Test
    void anIndexAboveTwoToTheThirtyFirstIsReportedAsUnsigned() {
        Mesh mesh = line(Mode.Points, 5);
        mesh.setBuffer(Type.Index, 1, new int[] {-2});
        assertRefused(mesh, MeshDefect.INDEX_OUT_OF_RANGE, "the mesh draws vertex 4294967294 but has only 5 positions");
    }

    @Test
    void countsBeyondTheBufferAreReported() {
        Mesh mesh = line(Mode.Points, 5);
        mesh.getBuffer(Type.Position).updateData(BufferUtils.createFloatBuffer(1, 2, 3));

        assertEquals(1, vertices.read(mesh));
        assertEquals("the mesh draws vertex 1 but has only 1 position (4 such indices)",
                vertices.problem());
    }

    @Test
    void aValidMeshAfterABadMeshHasNoProblem() {
        vertices.read(new Mesh());
        assertEquals(4, vertices.read(new Quad(1, 1)));
        assertNull(vertices.report.defect());
        assertNull(vertices.problem());
    }

    @Test
    void onlyNullThrows() {
        assertThrows(NullPointerException.class, () -> vertices.read((Mesh) null));
        assertThrows(NullPointerException.class, () -> vertices.read((Geometry) null));
    }

    @Test
    void aGeometryWithoutAMeshIsRefused() {
        assertEquals(0, vertices.read(new Geometry("empty")));
        assertEquals(MeshDefect.NO_MESH, vertices.report.defect());
        assertEquals("the geometry has no mesh", vertices.problem());
    }

    @Test
    void aGeometryWithoutDeformationHasTheVerticesOfItsMesh() {
        assertEquals(4, vertices.read(new Geometry("quad", new Quad(1, 1))));
        assertNull(vertices.problem());
    }

    @Test
    void readingTheSameMeshesAgainAllocatesNothing() {
        Mesh sphere = new Sphere(30, 30, 1);
        Mesh interleaved = new Sphere(12, 12, 1);
        interleave(interleaved);
        Mesh strip = line(Mode.TriangleStrip, 100);
        Mesh shorts = new Mesh();
        shorts.setBuffer(Type.Position, 3, new short[] {0, 0, 0, 1, 0, 0, 0, 1, 0});

        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            vertices.read(sphere);
            vertices.read(interleaved);
            vertices.read(strip);
            vertices.read(shorts);
        }));
    }

    @Test
    void readingABadMeshAgainAllocatesNothing() {
        Mesh bad = line(Mode.Points, 5);
        ((FloatBuffer) bad.getBuffer(Type.Position).getData()).put(0, Float.NaN);
        Mesh good = new Quad(1, 1);

        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            vertices.read(bad);
            vertices.problem();
            vertices.read(good);
            vertices.problem();
        }));
    }
}
