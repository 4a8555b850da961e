package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jmesat.internal.project.VertexData.Layout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mode with every index format, and every position format in every layout, compared with slow oracles. */
class MeshVerticesFormatTest {

    private static final long SEED = 20260131L;
    private static final int VERTICES = 40;
    private static final List<Format> INDEX_FORMATS = List.of(Format.UnsignedByte, Format.UnsignedShort,
            Format.UnsignedInt, Format.Byte, Format.Short, Format.Int);

    private final MeshVertices vertices = new MeshVertices();

    static Stream<Arguments> modesAndIndexFormats() {
        List<Arguments> cases = new ArrayList<>();
        for (Mode mode : Mode.values()) {
            if (mode != Mode.Hybrid) {
                cases.add(Arguments.of(mode, null));
                INDEX_FORMATS.forEach(format -> cases.add(Arguments.of(mode, format)));
            }
        }
        return cases.stream();
    }

    @ParameterizedTest(name = "{0} with indices {1}")
    @MethodSource("modesAndIndexFormats")
    void exactlyTheVerticesOfWholePrimitivesAreRead(Mode mode, Format indexFormat) {
        Random random = new Random(SEED);
        for (Format positionFormat : Format.values()) {
            for (int indexCount = 1; indexCount <= 13; indexCount++) {
                String label = mode + " " + indexFormat + " " + positionFormat + " with " + indexCount
                        + " indices, seed " + SEED;
                int vertexCount = indexFormat == null ? indexCount : VERTICES;
                VertexData data = VertexData.random(random, positionFormat, 3, false, vertexCount);
                int patchSize = 1 + random.nextInt(5);
                Mesh mesh = new Mesh();
                mesh.setPatchVertexCount(patchSize);
                mesh.setMode(mode);
                mesh.setBuffer(data.layOut(Type.Position, Layout.PACKED, null));
                int[] indices = new int[indexCount];
                for (int i = 0; i < indexCount; i++) {
                    indices[i] = indexFormat == null ? i : random.nextInt(vertexCount);
                }
                if (indexFormat != null) {
                    mesh.setBuffer(indexBuffer(indexFormat, indices));
                }

                Set<Integer> drawn = new TreeSet<>();
                PrimitiveAssembly.usedPlaces(mode, indexCount, patchSize).forEach(i -> drawn.add(indices[i]));

                int count = vertices.read(mesh);
                assertEquals(drawn, verticesRead(label), label);
                assertEquals(drawn.size(), count, label);
                assertEquals(drawn.isEmpty() ? MeshDefect.NOTHING_DRAWN : null, vertices.report.defect(), label);
                assertCoordinates(data, label);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void everyFormatInEveryLayoutGivesTheShadersValues(Format format) {
        Random random = new Random(SEED);
        for (Layout layout : Layout.values()) {
            for (int components = 1; components <= 4; components++) {
                for (boolean normalized : new boolean[] {false, true}) {
                    String label = layout + " " + components + " x " + format
                            + (normalized ? " normalized" : "") + ", seed " + SEED;
                    VertexData data = VertexData.random(random, format, components, normalized, VERTICES);
                    Mesh mesh = new Mesh();
                    mesh.setMode(Mode.Points);
                    VertexBuffer[] interleaved = new VertexBuffer[1];
                    VertexBuffer position = data.layOut(Type.Position, layout, interleaved);
                    mesh.setBuffer(indexBuffer(Format.UnsignedShort, countingDown()));
                    addWithoutCounting(mesh, position, interleaved[0]);

                    Buffer buffer = interleaved[0] != null ? interleaved[0].getData() : position.getData();
                    int bufferPosition = buffer.position();
                    int bufferLimit = buffer.limit();
                    assertEquals(VERTICES, vertices.read(mesh), () -> label + ": " + vertices.problem());
                    assertNull(vertices.problem(), label);
                    assertCoordinates(data, label);
                    assertEquals(bufferPosition, buffer.position(), label);
                    assertEquals(bufferLimit, buffer.limit(), label);
                    if (layout == Layout.DISTURBED) {
                        assertEquals(bufferLimit / 3, buffer.reset().position(), label + ": mark");
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(value = Format.class, names = {"Byte", "UnsignedByte", "Short", "Int", "Float"})
    void theValuesAreThoseOfTheEnginesElementAccess(Format format) {
        VertexData data = VertexData.random(new Random(SEED), format, 3, false, VERTICES);
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.Points);
        VertexBuffer position = data.layOut(Type.Position, Layout.PACKED, null);
        mesh.setBuffer(position);

        assertEquals(VERTICES, vertices.read(mesh));
        for (int i = 0; i < VERTICES; i++) {
            for (int c = 0; c < 3; c++) {
                Number raw = (Number) position.getElementComponent(vertices.vertexIndices()[i], c);
                float expected = format == Format.UnsignedByte ? raw.intValue() & 0xff : raw.floatValue();
                assertEquals(expected, vertices.xyz()[3 * i + c], "vertex " + i + " component " + c);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(value = Format.class, names = {"Byte", "Short", "Int"})
    void theMostNegativeNormalizedIntegerIsMinusOne(Format format) {
        double lowest = -Math.pow(2, 8 * format.getComponentSize() - 1);
        VertexData data = new VertexData(format, 3, true, new double[][] {{lowest, -lowest - 1, 0}});
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.Points);
        mesh.setBuffer(data.layOut(Type.Position, Layout.PACKED, null));

        assertEquals(1, vertices.read(mesh));
        assertEquals(-1f, vertices.xyz()[0]);
        assertEquals(1f, vertices.xyz()[1]);
        assertEquals(0f, vertices.xyz()[2]);
    }

    private Set<Integer> verticesRead(String label) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < vertices.count(); i++) {
            assertNull(seen.put(vertices.vertexIndices()[i], i), label + ": a vertex was read twice");
        }
        return new TreeSet<>(seen.keySet());
    }

    private void assertCoordinates(VertexData data, String label) {
        for (int i = 0; i < vertices.count(); i++) {
            for (int c = 0; c < 3; c++) {
                assertEquals(data.expected(vertices.vertexIndices()[i], c), vertices.xyz()[3 * i + c],
                        label + ": vertex " + vertices.vertexIndices()[i] + " component " + c);
            }
        }
    }

    private static int[] countingDown() {
        int[] indices = new int[VERTICES];
        for (int i = 0; i < VERTICES; i++) {
            indices[i] = VERTICES - 1 - i;
        }
        return indices;
    }

    /** Interleaves like Mesh.setInterleaved, which fails for an attribute without data of its own. */
    private static void addWithoutCounting(Mesh mesh, VertexBuffer position, VertexBuffer interleaved) {
        if (interleaved == null) {
            mesh.setBuffer(position);
            return;
        }
        mesh.setBuffer(Type.Position, 3, new float[3 * VERTICES]);
        mesh.getBufferList().remove(mesh.getBuffer(Type.Position));
        for (VertexBuffer buffer : List.of(position, interleaved)) {
            mesh.getBuffers().put(buffer.getBufferType().ordinal(), buffer);
            mesh.getBufferList().add(buffer);
        }
    }

    private static VertexBuffer indexBuffer(Format format, int... indices) {
        ByteBuffer bytes = ByteBuffer.allocateDirect(indices.length * format.getComponentSize())
                .order(ByteOrder.nativeOrder());
        Buffer data = switch (format.getComponentSize()) {
            case 1 -> bytes;
            case 2 -> bytes.asShortBuffer();
            default -> bytes.asIntBuffer();
        };
        for (int i = 0; i < indices.length; i++) {
            switch (format.getComponentSize()) {
                case 1 -> bytes.put(i, (byte) indices[i]);
                case 2 -> bytes.putShort(2 * i, (short) indices[i]);
                default -> bytes.putInt(4 * i, indices[i]);
            }
        }
        VertexBuffer buffer = new VertexBuffer(Type.Index);
        buffer.setupData(Usage.Static, 1, format, data);
        return buffer;
    }
}
