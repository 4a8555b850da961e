package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import com.jme3.util.BufferUtils;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A dynamic mesh is read in the ticks in which its contents have changed, also in place, and in no others; so is any
 * mesh if the engine was told of the change.
 */
class DynamicMeshTest {
    private final ProjectionCache cache = new ProjectionCache();
    private final ProjectedGeometry projection = new ProjectedGeometry();

    private boolean update(Geometry geometry) {
        return update(geometry, true);
    }

    private boolean update(Geometry geometry, boolean dynamic) {
        cache.beginTick();
        WorldTransforms.refresh(geometry);
        boolean changed = projection.update(geometry, cache, dynamic, PieceSettings.HULL, 0);
        cache.endTick();
        return changed;
    }

    private void settle(Geometry geometry) {
        for (int i = 0; i < 3; i++) {
            update(geometry);
        }
        assertFalse(update(geometry));
    }

    /** Against a projection that reads the mesh for the first time. */
    private void assertAsIfNew(Geometry geometry, String label) {
        ProjectionCache other = new ProjectionCache();
        ProjectedGeometry expected = new ProjectedGeometry();
        other.beginTick();
        expected.update(geometry, other, true, PieceSettings.HULL, 0);
        assertEquals(expected.problem(), projection.problem(), label);
        assertEquals(ProjectionRun.outline(expected).count(), ProjectionRun.outline(projection).count(), label);
        for (int i = 0; i < ProjectionRun.outline(expected).count(); i++) {
            assertEquals(ProjectionRun.outline(expected).x(i), ProjectionRun.outline(projection).x(i), label);
            assertEquals(ProjectionRun.outline(expected).y(i), ProjectionRun.outline(projection).y(i), label);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void eachWriteInPlaceIsNoticedInItsTick(long seed) {
        Random random = new Random(seed);
        Mesh mesh = random.nextBoolean() ? new Sphere(8, 8, 1) : new Box(1, 1, 1);
        Geometry geometry = new Geometry("g", mesh);
        settle(geometry);
        int noticed = 0;
        for (int tick = 0; tick < 300; tick++) {
            boolean written = random.nextInt(3) == 0;
            if (written) {
                FloatBuffer positions = mesh.getFloatBuffer(Type.Position);
                positions.position(random.nextInt(positions.limit()));
                int at = random.nextInt(positions.limit());
                positions.put(at, positions.get(at) * 1.25f + 0.125f);
            }
            boolean changed = update(geometry);
            assertEquals(written, changed, "seed " + seed + ", tick " + tick);
            assertAsIfNew(geometry, "seed " + seed + ", tick " + tick);
            noticed += changed ? 1 : 0;
        }
        assertTrue(noticed > 50);
    }

    /** Like a renderer, or one to which the mesh is invisible. */
    private static void render(Mesh mesh, boolean visible) {
        for (VertexBuffer each : mesh.getBufferList().getArray()) {
            if (visible) {
                each.clearUpdateNeeded();
            }
        }
    }

    /** A position or an index, in the mesh's own buffer. */
    @SuppressWarnings("deprecation") // Games that interleave their meshes still call it.
    private static void write(Mesh mesh, Random random) {
        VertexBuffer interleaved = mesh.getBuffer(Type.InterleavedData);
        VertexBuffer positions = mesh.getBuffer(Type.Position);
        VertexBuffer written = positions;
        if (interleaved != null) {
            written = interleaved;
            int at = positions.getOffset() + positions.getStride() * random.nextInt(mesh.getVertexCount());
            ((ByteBuffer) interleaved.getData()).putFloat(at, random.nextFloat());
        } else if (random.nextInt(3) == 0) {
            written = mesh.getBuffer(Type.Index);
            mesh.getIndexBuffer().put(random.nextInt(mesh.getVertexCount()), random.nextInt(mesh.getVertexCount()));
        } else {
            FloatBuffer data = (FloatBuffer) positions.getData();
            data.put(random.nextInt(data.limit()), random.nextFloat() * 2 - 1);
        }
        if (random.nextBoolean()) {
            written.setUpdateNeeded();
        } else {
            written.updateData(written.getData());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @SuppressWarnings("deprecation")
    void eachWriteThatTheEngineWasToldOfIsNoticedInItsTick(long seed) {
        Random random = new Random(seed);
        Mesh mesh = seed % 2 == 0 ? new Sphere(8, 8, 1) : new Box(1, 1, 1);
        if (seed % 3 == 0) {
            mesh.setInterleaved();
        }
        Geometry geometry = new Geometry("g", mesh);
        boolean visible = false;
        int noticed = 0;
        for (int tick = 0; tick < 300; tick++) {
            visible ^= random.nextInt(20) == 0;
            if (tick > 0 && random.nextInt(3) == 0) {
                write(mesh, random);
            }
            boolean changed = update(geometry, false);
            assertAsIfNew(geometry, "seed " + seed + ", tick " + tick);
            noticed += changed ? 1 : 0;
            render(mesh, visible);
        }
        assertTrue(noticed > 50);
        assertFalse(update(geometry, false));
    }

    @Test
    void aMeshThatIsNotRenderedIsReadOnlyAfterAWrite() {
        Geometry geometry = new Geometry("g", new Box(1, 1, 1));
        update(geometry, false);
        for (int tick = 0; tick < 5; tick++) {
            assertFalse(update(geometry, false));
        }
        write(geometry.getMesh(), new Random(1));
        assertTrue(update(geometry, false));
        assertFalse(update(geometry, false));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMeshThatIsWrittenInEachTickAllocatesNothing(boolean visible) {
        Mesh mesh = new Sphere(40, 40, 1);
        Geometry geometry = new Geometry("g", mesh);
        VertexBuffer positions = mesh.getBuffer(Type.Position);
        FloatBuffer data = (FloatBuffer) positions.getData();
        Runnable tick = () -> {
            data.put(0, data.get(0) + 0.125f);
            positions.updateData(data);
            assertTrue(update(geometry, false));
            render(mesh, visible);
        };
        tick.run();
        tick.run();
        assertEquals(0, org.jmesat.testing.AllocationMeter.leastBytes(tick));
    }

    @Test
    void aWriteIntoTheIndicesIsNoticed() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 0});
        mesh.setBuffer(Type.Index, 3, new int[] {0, 1, 2});
        mesh.updateBound();
        Geometry geometry = new Geometry("g", mesh);
        settle(geometry);
        ((IntBuffer) mesh.getBuffer(Type.Index).getData()).put(2, 3);
        assertTrue(update(geometry));
        assertAsIfNew(geometry, "int indices");
        mesh.clearBuffer(Type.Index);
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 3});
        settle(geometry);
        ((ShortBuffer) mesh.getBuffer(Type.Index).getData()).put(2, (short) 2);
        assertTrue(update(geometry));
        assertAsIfNew(geometry, "short indices");
    }

    @ParameterizedTest
    @EnumSource(value = Format.class, names = {"Float", "Half", "Byte", "UnsignedShort", "Double"})
    void aWriteInAnyFormatIsNoticed(Format format) {
        Buffer data = switch (format) {
            case Float -> BufferUtils.createFloatBuffer(0, 0, 0, 1, 0, 0, 0, 1, 0);
            case Double -> BufferUtils.createByteBuffer(72).asDoubleBuffer();
            case UnsignedShort -> BufferUtils.createShortBuffer(new short[] {0, 0, 0, 1, 0, 0, 0, 1, 0});
            default -> BufferUtils.createByteBuffer(format == Format.Half ? 18 : 9);
        };
        Mesh mesh = new Mesh();
        VertexBuffer positions = new VertexBuffer(Type.Position);
        positions.setupData(Usage.Dynamic, 3, format, data);
        mesh.setBuffer(positions);
        mesh.setMode(Mesh.Mode.Points);
        mesh.updateCounts();
        Geometry geometry = new Geometry("g", mesh);
        settle(geometry);
        if (data instanceof FloatBuffer floats) {
            floats.put(3, 7);
        } else if (data instanceof ShortBuffer shorts) {
            shorts.put(3, (short) 7);
        } else if (data instanceof ByteBuffer bytes) {
            bytes.put(bytes.limit() - 4, (byte) 0x44);
        } else {
            ((DoubleBuffer) data).put(3, 7);
        }
        update(geometry);
        assertAsIfNew(geometry, format.name());
    }

    @Test
    @SuppressWarnings("deprecation") // Games that interleave their meshes still call it.
    void aWriteIntoInterleavedDataIsNoticed() {
        Mesh mesh = new Box(1, 1, 1);
        mesh.setInterleaved();
        Geometry geometry = new Geometry("g", mesh);
        settle(geometry);
        ByteBuffer bytes = (ByteBuffer) mesh.getBuffer(Type.InterleavedData).getData();
        bytes.putFloat(mesh.getBuffer(Type.Position).getOffset(), -3);
        assertTrue(update(geometry));
        assertAsIfNew(geometry, "interleaved");
    }

    @Test
    void aSteadyTickAllocatesNothing() {
        Geometry geometry = new Geometry("g", new Sphere(40, 40, 1));
        settle(geometry);
        assertEquals(0, org.jmesat.testing.AllocationMeter.leastBytes(() -> update(geometry)));
    }
}
