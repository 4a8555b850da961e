package org.jmesat.internal.project;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.IndexBuffer;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** A mesh that was merged from several solids, its triangles in any order. */
final class MergedMesh {
    final Mesh mesh = new Mesh();
    /** The triangles of each solid, as vertices; solids are in the order of the first triangle that is drawn. */
    final List<List<Vector3f[]>> solids = new ArrayList<>();

    /** Merges solids at random positions and angles, all within about 5 of the origin. */
    MergedMesh(Random random, int count, boolean convex) {
        List<Vector3f> positions = new ArrayList<>();
        List<int[]> triangles = new ArrayList<>();
        for (int solid = 0; solid < count; solid++) {
            Quaternion turn = new Quaternion().fromAngles(FastMath.TWO_PI * random.nextFloat(),
                    FastMath.TWO_PI * random.nextFloat(), 0);
            Vector3f offset = new Vector3f(random.nextFloat(), random.nextFloat(), random.nextFloat())
                    .multLocal(8).subtractLocal(4, 4, 4);
            if (random.nextInt(3) == 0) {
                turn = new Quaternion();
            }
            add(anySolid(random, convex), turn, offset, solid, positions, triangles);
        }
        Collections.shuffle(triangles, random);
        int[] indices = triangles.stream().flatMapToInt(each -> IntStream.of(each).limit(3)).toArray();
        List<Integer> order = new ArrayList<>();
        for (int[] triangle : triangles) {
            if (!order.contains(triangle[3])) {
                order.add(triangle[3]);
                solids.add(new ArrayList<>());
            }
            solids.get(order.indexOf(triangle[3])).add(new Vector3f[] {positions.get(triangle[0]),
                positions.get(triangle[1]), positions.get(triangle[2])});
        }
        float[] xyz = new float[3 * positions.size()];
        for (int i = 0; i < positions.size(); i++) {
            xyz[3 * i] = positions.get(i).x;
            xyz[3 * i + 1] = positions.get(i).y;
            xyz[3 * i + 2] = positions.get(i).z;
        }
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.setBuffer(Type.Index, 3, indices);
        mesh.updateBound();
    }

    private static Mesh anySolid(Random random, boolean convex) {
        float size = 0.3f + random.nextFloat();
        return switch (random.nextInt(convex ? 3 : 4)) {
            case 0 -> new Box(size, 0.5f, 0.2f + random.nextFloat());
            case 1 -> new Sphere(3 + random.nextInt(9), 3 + random.nextInt(9), size);
            // With 4 rings, the engine's caps may be off the side by rounding, and so be parts of their own.
            case 2 -> new Cylinder(2, 3 + random.nextInt(9), size, 1 + size, true);
            default -> new Torus(3 + random.nextInt(9), 3 + random.nextInt(9), 0.3f * size, size);
        };
    }

    private static void add(Mesh solid, Quaternion turn, Vector3f offset, int number, List<Vector3f> positions,
            List<int[]> triangles) {
        int first = positions.size();
        float[] xyz = AnimatedModels.positions(solid);
        for (int i = 0; i < xyz.length; i += 3) {
            positions.add(turn.mult(new Vector3f(xyz[i], xyz[i + 1], xyz[i + 2])).addLocal(offset));
        }
        IndexBuffer indices = solid.getIndicesAsList();
        for (int i = 0; i < indices.size(); i += 3) {
            triangles.add(new int[] {first + indices.get(i), first + indices.get(i + 1), first + indices.get(i + 2),
                number});
        }
    }
}
