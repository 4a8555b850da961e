package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts are those of a search through the graph; one instance is used for all meshes. */
class ConnectedPartsTest {
    private final ConnectedParts parts = new ConnectedParts();
    private final DrawnPrimitives primitives = new DrawnPrimitives();
    private final List<int[]> joined = new ArrayList<>();

    private void add(int... vertices) {
        primitives.add(vertices[0], vertices.length > 1 ? vertices[1] : -1, vertices.length > 2 ? vertices[2] : -1);
        joined.add(vertices);
    }

    private void clear() {
        primitives.clear();
        joined.clear();
    }

    private List<List<Integer>> found(float[] xyz, int count) {
        parts.find(xyz, count, primitives);
        assertEquals(count, parts.vertexCount());
        return IntStream.range(0, parts.count()).mapToObj(part -> Arrays.stream(parts.order(), parts.starts()[part],
                parts.starts()[part + 1]).boxed().toList()).toList();
    }

    /** The parts in the order of their lowest vertices, each in ascending order. */
    private List<List<Integer>> searched(float[] xyz, int count) {
        List<List<Integer>> found = new ArrayList<>();
        boolean[] seen = new boolean[count];
        for (int start = 0; start < count; start++) {
            if (seen[start]) {
                continue;
            }
            TreeSet<Integer> part = new TreeSet<>();
            Deque<Integer> open = new ArrayDeque<>(List.of(start));
            while (!open.isEmpty()) {
                int vertex = open.pop();
                if (part.add(vertex)) {
                    seen[vertex] = true;
                    for (int other = 0; other < count; other++) {
                        if (xyz[3 * other] == xyz[3 * vertex] && xyz[3 * other + 1] == xyz[3 * vertex + 1]
                                && xyz[3 * other + 2] == xyz[3 * vertex + 2]) {
                            open.push(other);
                        }
                    }
                    joined.stream().filter(each -> IntStream.of(each).anyMatch(v -> v == vertex))
                            .flatMapToInt(IntStream::of).forEach(open::push);
                }
            }
            found.add(List.copyOf(part));
        }
        return found;
    }

    /** Positions on a grid of some size, so that more or fewer coincide; a zero may be negative. */
    private static float[] positions(Random random, int count, int size) {
        float[] xyz = new float[3 * count + random.nextInt(4)];
        for (int i = 0; i < xyz.length; i++) {
            float value = (random.nextInt(size) - size / 2) / 4f;
            xyz[i] = value == 0 && random.nextBoolean() ? -0f : value;
        }
        return xyz;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void thePartsAreThoseOfASearchThroughTheGraph(long seed) {
        Random random = new Random(seed);
        int several = 0;
        for (int round = 0; round < 500; round++) {
            clear();
            int count = 1 + random.nextInt(random.nextInt(20) == 0 ? 300 : 30);
            float[] xyz = positions(random, count, 1 + random.nextInt(12));
            int lengths = 1 + random.nextInt(3);
            for (int i = random.nextInt(1 + count / 2); i > 0; i--) {
                add(random.ints(1 + random.nextInt(lengths), 0, count).toArray());
            }
            List<List<Integer>> expected = searched(xyz, count);
            assertEquals(expected, found(xyz, count), "seed " + seed + ", round " + round);
            several += expected.size() > 1 && expected.size() < count ? 1 : 0;
        }
        assertTrue(several > 200, "meshes with several parts: " + several);
    }

    @Test
    void zeroAndMinusZeroAreOnePosition() {
        add(0, 1);
        add(2, 3);
        assertEquals(List.of(List.of(0, 1, 2, 3)), found(new float[] {1, 1, 1, 0, -0f, 0, -0f, 0, 0, 2, 2, 2}, 4));
    }

    @Test
    void noVerticesHaveNoParts() {
        assertEquals(List.of(), found(new float[0], 0));
        add(0, 1, 2);
        assertEquals(1, found(new float[9], 3).size());
        clear();
        assertEquals(List.of(), found(new float[9], 0));
    }

    /** The longest chain of parents that a mesh can have. */
    @Test
    void aLongStripDrawnBackwardsIsOnePart() {
        int count = 200_000;
        float[] xyz = new float[3 * count];
        for (int i = 0; i < count; i++) {
            xyz[3 * i] = i;
        }
        for (int i = count - 1; i > 0; i--) {
            primitives.add(i, i - 1, -1);
        }
        parts.find(xyz, count, primitives);
        assertEquals(1, parts.count());
        assertEquals(count, parts.vertexCount());
    }
}
