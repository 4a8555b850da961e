package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import com.jme3.util.BufferUtils;
import java.nio.Buffer;
import java.nio.FloatBuffer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MeshRevisionTest {

    private final MeshRevision revision = new MeshRevision();

    static Stream<Named<Consumer<Mesh>>> changes() {
        return Stream.of(
                change("other position data of the same size", mesh -> {
                    VertexBuffer positions = mesh.getBuffer(Type.Position);
                    positions.updateData(BufferUtils.createFloatBuffer(positions.getData().limit()));
                }),
                change("other index data of the same size", mesh -> {
                    VertexBuffer indices = mesh.getBuffer(Type.Index);
                    indices.updateData(BufferUtils.createShortBuffer(indices.getData().limit()));
                }),
                change("another position buffer with the same data", mesh -> replace(mesh, Type.Position)),
                change("another index buffer with the same data", mesh -> replace(mesh, Type.Index)),
                change("no index buffer", mesh -> mesh.clearBuffer(Type.Index)),
                change("no position buffer", mesh -> mesh.clearBuffer(Type.Position)),
                change("a lower limit of the positions", mesh -> lowerLimit(mesh, Type.Position)),
                change("a lower limit of the indices", mesh -> lowerLimit(mesh, Type.Index)),
                change("another stride", mesh -> mesh.getBuffer(Type.Position).setStride(24)),
                change("another offset", mesh -> mesh.getBuffer(Type.Position).setOffset(12)),
                change("normalized", mesh -> mesh.getBuffer(Type.Position).setNormalized(true)),
                change("another format", mesh -> mesh.getBuffer(Type.Position).convertToHalf()),
                change("interleaved", MeshRevisionTest::interleave),
                change("another mode", mesh -> mesh.setMode(Mode.TriangleStrip)),
                change("hybrid", mesh -> assertThrows(UnsupportedOperationException.class,
                        () -> mesh.setMode(Mode.Hybrid))),
                change("another patch size", mesh -> mesh.setPatchVertexCount(4)),
                change("updateBound after writing in place", mesh -> {
                    ((FloatBuffer) mesh.getBuffer(Type.Position).getData()).put(0, 7);
                    mesh.updateBound();
                }),
                change("another kind of bound", mesh -> mesh.setBound(new BoundingSphere(1, new Vector3f()))),
                change("no bound", mesh -> mesh.setBound(null)),
                change("the centre of the bound", mesh -> mesh.getBound().getCenter().z++),
                change("an extent of the bound", mesh -> ((BoundingBox) mesh.getBound()).setYExtent(9)));
    }

    private static Named<Consumer<Mesh>> change(String name, Consumer<Mesh> change) {
        return Named.of(name, change);
    }

    private static void replace(Mesh mesh, Type type) {
        VertexBuffer old = mesh.getBuffer(type);
        VertexBuffer copy = new VertexBuffer(type);
        copy.setupData(Usage.Static, old.getNumComponents(), old.getFormat(), old.getData());
        mesh.clearBuffer(type);
        mesh.setBuffer(copy);
    }

    private static void lowerLimit(Mesh mesh, Type type) {
        Buffer data = mesh.getBuffer(type).getData();
        data.limit(data.limit() - 3);
    }

    @SuppressWarnings("deprecation")
    private static void interleave(Mesh mesh) {
        mesh.setInterleaved();
    }

    @ParameterizedTest
    @MethodSource("changes")
    void aChangeIsReportedOnce(Consumer<Mesh> change) {
        Mesh mesh = new Box(1, 1, 1);
        assertTrue(revision.update(mesh), "the first look");
        assertFalse(revision.update(mesh), "nothing happened");
        change.accept(mesh);
        assertTrue(revision.update(mesh), "the change");
        assertFalse(revision.update(mesh), "nothing happened since");
    }

    @Test
    void anotherRadiusOfABoundingSphereIsAChange() {
        Mesh mesh = new Box(1, 1, 1);
        BoundingSphere sphere = new BoundingSphere(1, new Vector3f());
        mesh.setBound(sphere);
        revision.update(mesh);
        sphere.setRadius(2);
        assertTrue(revision.update(mesh));
        assertFalse(revision.update(mesh));
    }

    @Test
    void otherElementsOfAHybridMeshAreAChange() {
        Mesh mesh = new Box(1, 1, 1);
        assertThrows(UnsupportedOperationException.class, () -> mesh.setMode(Mode.Hybrid));
        revision.update(mesh);
        mesh.setElementLengths(new int[] {3});
        assertTrue(revision.update(mesh));
        mesh.setModeStart(new int[] {0, 1, 2});
        assertTrue(revision.update(mesh));
        assertFalse(revision.update(mesh));
    }

    @Test
    void updatingTheCountsIsAChangeIfTheyDiffer() {
        Mesh mesh = new Box(1, 1, 1);
        mesh.getBuffer(Type.Index).getData().limit(3);
        revision.update(mesh);
        mesh.updateCounts();
        assertTrue(revision.update(mesh));
        mesh.updateCounts();
        assertFalse(revision.update(mesh));
    }

    @Test
    void anUnchangedBoundOfNaNIsNoChange() {
        Mesh mesh = new Box(1, 1, 1);
        ((BoundingBox) mesh.getBound()).setXExtent(Float.NaN);
        revision.update(mesh);
        assertFalse(revision.update(mesh));
    }

    @Test
    void writingInPlaceIsNoChange() {
        Mesh mesh = new Box(1, 1, 1);
        VertexBuffer positions = mesh.getBuffer(Type.Position);
        revision.update(mesh);
        ((FloatBuffer) positions.getData()).put(0, 7);
        positions.updateData(positions.getData());
        assertFalse(revision.update(mesh));
    }

    @Test
    void theEnginesUpdateFlagIsAlwaysSetWithoutRendering() {
        VertexBuffer positions = new VertexBuffer(Type.Position);
        positions.setupData(Usage.Static, 3, Format.Float, BufferUtils.createFloatBuffer(3));
        assertTrue(positions.isUpdateNeeded(), "set at creation, and only rendering clears it");
    }

    @Test
    void aMeshThatChangesInEachTickAllocatesNothing() {
        Mesh mesh = new Box(1, 1, 1);
        BoundingBox bound = (BoundingBox) mesh.getBound();
        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            bound.setXExtent(bound.getXExtent() + 1);
            assertTrue(revision.update(mesh));
        }));
    }

    @Test
    void updatingWithAnUnchangedMeshAllocatesNothing() {
        Mesh mesh = new Box(1, 1, 1);
        assertEquals(0, AllocationMeter.bytesPerRound(() -> revision.update(mesh)));
    }
}
