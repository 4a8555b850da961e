package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.scene.VertexBuffer;
import com.jme3.util.BufferUtils;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The primitives of a mesh are those that OpenGL assembles; one instance is used for all meshes. */
class DrawnPrimitivesTest {
    private static final long SEED = 20260417L;
    private static final int MOST_INDICES = 14;

    private final Random random = new Random(SEED);
    private final MeshVertices reader = new MeshVertices();
    private final DrawnPrimitives primitives = new DrawnPrimitives();
    private float[] positions;

    /** A mesh with positions on a small grid, so that many coincide. */
    private Mesh mesh(int vertexCount) {
        positions = new float[3 * vertexCount];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = random.nextInt(3) == 0 ? -0f : random.nextInt(4);
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, positions);
        return mesh;
    }

    /** Some indices name no vertex. */
    private int[] indices(int count, int vertexCount, boolean allExist) {
        return IntStream.range(0, count)
                .map(i -> allExist || random.nextInt(8) > 0 ? random.nextInt(vertexCount) : 40 + random.nextInt(80))
                .toArray();
    }

    private static VertexBuffer indexBuffer(Format format, int[] indices) {
        Buffer data = switch (format.getComponentSize()) {
            case 1 -> BufferUtils.createByteBuffer(indices.length);
            case 2 -> BufferUtils.createShortBuffer(indices.length);
            default -> BufferUtils.createIntBuffer(indices.length);
        };
        VertexBuffer buffer = new VertexBuffer(Type.Index);
        buffer.setupData(Usage.Static, 1, format, data);
        for (int i = 0; i < indices.length; i++) {
            buffer.setElementComponent(i, 0, switch (format.getComponentSize()) {
                case 1 -> (Object) (byte) indices[i];
                case 2 -> (short) indices[i];
                default -> indices[i];
            });
        }
        return buffer;
    }

    /** The primitives, each as sorted vertex indices. */
    private List<List<Integer>> collect(Mesh mesh) {
        List<List<Integer>> found = new ArrayList<>();
        if (reader.read(mesh) > 0) {
            reader.collectPrimitives(mesh, primitives);
            add(found, primitives.points(), primitives.pointCount(), 1);
            add(found, primitives.segments(), primitives.segmentCount(), 2);
            add(found, primitives.triangles(), primitives.triangleCount(), 3);
        }
        return found;
    }

    private void add(List<List<Integer>> found, int[] vertices, int count, int length) {
        for (int i = 0; i < count; i++) {
            found.add(Arrays.stream(vertices, length * i, length * (i + 1)).map(v -> reader.vertexIndices()[v])
                    .sorted().boxed().toList());
        }
    }

    /** The primitives of a range of the index list, each as sorted vertex indices. */
    private List<List<Integer>> expected(Mode mode, int patch, int[] indices) {
        List<List<Integer>> found = new ArrayList<>();
        for (List<Integer> places : PrimitiveAssembly.primitives(mode, indices.length, patch)) {
            List<List<Integer>> simple = new ArrayList<>();
            for (int k = 1; k + 1 < places.size(); k++) {
                simple.add(List.of(places.get(0), places.get(k), places.get(k + 1)));
            }
            for (List<Integer> each : simple.isEmpty() ? List.of(places) : simple) {
                List<Integer> vertices = each.stream().map(place -> indices[place])
                        .filter(vertex -> 3 * vertex < positions.length).sorted().toList();
                if (mode == Mode.TriangleStrip && hasEqualPositions(vertices)) {
                    vertices.forEach(vertex -> found.add(List.of(vertex)));
                } else if (!vertices.isEmpty()) {
                    found.add(vertices);
                }
            }
        }
        return found;
    }

    private boolean hasEqualPositions(List<Integer> vertices) {
        return vertices.stream().map(this::position).distinct().count() < vertices.size();
    }

    private List<Float> position(int vertex) {
        return List.of(positions[3 * vertex] + 0f, positions[3 * vertex + 1] + 0f, positions[3 * vertex + 2] + 0f);
    }

    private static List<String> sorted(List<List<Integer>> list) {
        return list.stream().map(List::toString).sorted().toList();
    }

    @ParameterizedTest
    @EnumSource(value = Mode.class, mode = EnumSource.Mode.EXCLUDE, names = "Hybrid")
    void thePrimitivesAreThoseOfOpenGl(Mode mode) {
        int found = 0;
        for (int round = 0; round < 600; round++) {
            int indexCount = 1 + random.nextInt(MOST_INDICES);
            Format[] formats = {null, Format.UnsignedByte, Format.UnsignedShort, Format.UnsignedInt, Format.Byte,
                Format.Short, Format.Int};
            Format format = formats[random.nextInt(formats.length)];
            int patch = 1 + random.nextInt(5);
            int vertexCount = format == null ? indexCount : 1 + random.nextInt(30);
            Mesh mesh = mesh(vertexCount);
            mesh.setPatchVertexCount(patch);
            mesh.setMode(mode);
            int[] indices = IntStream.range(0, indexCount).toArray();
            if (format != null) {
                indices = indices(indexCount, vertexCount, random.nextBoolean());
                mesh.setBuffer(indexBuffer(format, indices));
            }
            mesh.updateCounts();
            List<List<Integer>> expected = expected(mode, patch, indices);
            assertEquals(sorted(expected), sorted(collect(mesh)), mode + " " + format + " " + Arrays.toString(indices)
                    + " of " + vertexCount + " vertices, patches of " + patch + ", seed " + SEED + ", round " + round);
            found += expected.size();
        }
        assertTrue(found > 200, "primitives: " + found);
    }

    /** The renderer draws the elements one after the other, first lists, then strips, then fans. */
    @Test
    void theElementsOfAHybridMeshAreListsThenStripsThenFans() {
        for (int round = 0; round < 600; round++) {
            int elements = 1 + random.nextInt(5);
            int strips = random.nextInt(elements + 1);
            int fans = strips + random.nextInt(elements + 2 - strips);
            int[] lengths = IntStream.range(0, elements).map(i -> random.nextInt(8)).toArray();
            Mesh mesh = mesh(20);
            // The lengths may promise more than there is, or less.
            int[] indices = indices(Math.max(3, IntStream.of(lengths).sum() + random.nextInt(5) - 2), 20, false);
            mesh.setElementLengths(lengths);
            mesh.setModeStart(new int[] {0, strips, fans});
            mesh.setBuffer(indexBuffer(Format.UnsignedShort, indices));
            // The engine sets the mode, then fails to count the primitives.
            assertThrows(UnsupportedOperationException.class, () -> mesh.setMode(Mode.Hybrid));
            List<List<Integer>> expected = new ArrayList<>();
            int from = 0;
            for (int i = 0; i < elements; i++) {
                Mode mode = i < strips ? Mode.Triangles : i < fans || strips == fans ? Mode.TriangleStrip
                        : Mode.TriangleFan;
                int to = Math.min(indices.length, from + lengths[i]);
                expected.addAll(expected(mode, 0, Arrays.copyOfRange(indices, from, Math.max(from, to))));
                from = Math.max(from, to);
            }
            assertEquals(sorted(expected), sorted(collect(mesh)), Arrays.toString(indices) + ", lengths "
                    + Arrays.toString(lengths) + ", strips from " + strips + ", fans from " + fans + ", seed " + SEED
                    + ", round " + round);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Mode.class, names = {"Triangles", "TriangleStrip", "TriangleFan"})
    void trianglesAreThoseOfTheEngine(Mode mode) {
        for (int round = 0; round < 100; round++) {
            int[] indices = indices(3 + random.nextInt(MOST_INDICES), 12, true);
            Mesh mesh = mesh(12);
            for (int i = 0; i < positions.length; i++) {
                // No two are equal, and an index that occurs twice is left to the other tests.
                positions[i] = i;
                indices[i % indices.length] = mode == Mode.TriangleStrip ? i % indices.length % 12
                        : indices[i % indices.length];
            }
            mesh.setBuffer(Type.Position, 3, positions);
            mesh.setMode(mode);
            mesh.setBuffer(indexBuffer(Format.UnsignedShort, indices));
            reader.read(mesh);
            reader.collectPrimitives(mesh, primitives);
            assertEquals(mesh.getTriangleCount(), primitives.triangleCount());
            for (int i = 0; i < mesh.getTriangleCount(); i++) {
                int[] engine = new int[3];
                mesh.getTriangle(i, engine);
                int[] ours = Arrays.stream(primitives.triangles(), 3 * i, 3 * i + 3).map(v -> reader.vertexIndices()[v])
                        .toArray();
                if (mode == Mode.TriangleStrip) {
                    Arrays.sort(engine);
                    Arrays.sort(ours);
                }
                assertEquals(Arrays.toString(engine), Arrays.toString(ours), mode + ", triangle " + i + ", seed " + SEED
                        + ", round " + round);
            }
        }
    }

    @Test
    void theTrianglesThatLeadFromStripToStripConnectNothing() {
        positions = new float[] {0, 0, 0, 0, 1, 0, 1, 0, 0, 7, 0, 0, 7, 1, 0, 8, 0, 0};
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.TriangleStrip);
        mesh.setBuffer(Type.Position, 3, positions);
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 2, 2, 3, 3, 4, 5});
        assertEquals(List.of(List.of(0, 1, 2), List.of(3, 4, 5)),
                collect(mesh).stream().filter(each -> each.size() > 1).toList());
        assertEquals(2, partCount());
        // The same without an index buffer: the repeated vertices are stored twice.
        float[] stored = {0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 7, 0, 0, 7, 0, 0, 7, 1, 0, 8, 0, 0};
        mesh.clearBuffer(Type.Index);
        mesh.setBuffer(Type.Position, 3, stored);
        collect(mesh);
        assertEquals(2, partCount());
    }

    private int partCount() {
        ConnectedParts parts = new ConnectedParts();
        parts.find(reader.xyz(), reader.count(), primitives);
        return parts.count();
    }

    /** As if another thread had changed the mesh in between. */
    @Test
    void aChangeAfterTheReadingLeavesNoTraceInThisMeshNorTheNext() {
        Mesh broken = mesh(30);
        broken.setBuffer(indexBuffer(Format.UnsignedInt, IntStream.range(0, 30).toArray()));
        reader.read(broken);
        broken.getBuffer(Type.Index).getData().limit(12);
        reader.collectPrimitives(broken, primitives);
        assertEquals(10, primitives.triangleCount());
        Mesh plain = mesh(6);
        plain.setMode(Mode.Lines);
        assertEquals(List.of(List.of(0, 1), List.of(2, 3), List.of(4, 5)), collect(plain));
        Mesh wrong = mesh(3);
        wrong.setBuffer(indexBuffer(Format.UnsignedByte, new int[] {0, 1, 20}));
        assertEquals(List.of(List.of(0, 1)), collect(wrong));
    }
}
