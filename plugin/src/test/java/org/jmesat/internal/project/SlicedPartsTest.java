package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A slice separates only what it cuts apart: its triangles are connected by the corners and edges that they share
 * within it. So triangles that share an edge must be cut at the same points, to the bit.
 */
class SlicedPartsTest {
    private final MeshVertices reader = new MeshVertices();
    private final DrawnPrimitives primitives = new DrawnPrimitives();
    private final DepthSlice slice = new DepthSlice();
    private final ConnectedParts parts = new ConnectedParts();
    private final double[] row = new double[3];
    private double from;
    private double to;

    private double depth(Vector3f vertex) {
        return row[0] * vertex.x + row[1] * vertex.y + row[2] * vertex.z;
    }

    private void anySlice(Random random, MergedMesh merged) {
        for (int axis = 0; axis < 3; axis++) {
            row[axis] = random.nextInt(3) == 0 ? 0 : random.nextDouble() - 0.5;
        }
        from = random.nextBoolean() ? 4 * random.nextDouble() - 2 : anyDepth(random, merged);
        to = switch (random.nextInt(3)) {
            case 0 -> from;
            case 1 -> Math.max(from, anyDepth(random, merged));
            default -> from + random.nextDouble();
        };
    }

    /** The depth of a vertex, so that corners are exactly at an end. */
    private double anyDepth(Random random, MergedMesh merged) {
        List<Vector3f[]> solid = merged.solids.get(random.nextInt(merged.solids.size()));
        return depth(solid.get(random.nextInt(solid.size()))[random.nextInt(3)]);
    }

    private boolean meetsSlice(Vector3f... vertices) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (Vector3f vertex : vertices) {
            least = Math.min(least, depth(vertex));
            greatest = Math.max(greatest, depth(vertex));
        }
        return least <= to && greatest >= from;
    }

    /** Numbers the triangles in the slice, and gives those that share a corner or edge in it the same number. */
    private int searched(MergedMesh merged) {
        List<Vector3f[]> triangles = merged.solids.stream().flatMap(List::stream).filter(this::meetsSlice).toList();
        int[] numbers = IntStream.range(0, triangles.size()).toArray();
        Map<Object, Integer> lowest = new HashMap<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < numbers.length; i++) {
                for (Object shared : shared(triangles.get(i))) {
                    int known = lowest.getOrDefault(shared, Integer.MAX_VALUE);
                    changed |= known != numbers[i];
                    numbers[i] = Math.min(known, numbers[i]);
                    lowest.put(shared, numbers[i]);
                }
            }
        }
        return (int) IntStream.of(numbers).distinct().count();
    }

    /** The corners and edges of a triangle that are in the slice, at least in part. */
    private Set<Object> shared(Vector3f[] triangle) {
        Set<Object> found = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            Vector3f next = triangle[(i + 1) % 3];
            if (meetsSlice(triangle[i])) {
                found.add(triangle[i]);
            }
            if (meetsSlice(triangle[i], next)) {
                found.add(new HashSet<>(List.of(triangle[i], next)));
            }
        }
        return found;
    }

    /**
     * Whether each vertex is exactly at an end of the slice or not near it. Otherwise points on several edges may be
     * rounded to one vertex, which connects them.
     */
    private boolean isClear(MergedMesh merged, double end) {
        return merged.solids.stream().flatMap(List::stream).flatMap(Arrays::stream).mapToDouble(this::depth)
                .allMatch(depth -> depth == end || Math.abs(depth - end) > 1e-4);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void thePartsOfASliceAreConnectedWithinIt(long seed) {
        Random random = new Random(seed);
        int clear = 0;
        int divided = 0;
        int empty = 0;
        for (int round = 0; round < 150; round++) {
            int solids = 1 + random.nextInt(4);
            MergedMesh merged = new MergedMesh(random, solids, false);
            for (int cut = 0; cut < 4; cut++) {
                anySlice(random, merged);
                reader.read(merged.mesh);
                reader.collectPrimitives(merged.mesh, primitives);
                slice.clip(reader.xyz(), reader.count(), primitives, row, 0, from, to);
                parts.find(slice.xyz(), slice.count(), slice.primitives());
                int expected = searched(merged);
                String label = "seed " + seed + ", round " + round + ", cut " + cut + ", from " + from + " to " + to;
                if (isClear(merged, from) && isClear(merged, to)) {
                    assertEquals(expected, parts.count(), label);
                    clear++;
                } else {
                    assertTrue(parts.count() <= expected, label);
                }
                divided += expected > solids ? 1 : 0;
                empty += expected == 0 ? 1 : 0;
            }
        }
        assertTrue(clear > 300 && divided > 5 && empty > 5,
                "clear: " + clear + ", more parts than solids: " + divided + ", empty: " + empty);
    }
}
