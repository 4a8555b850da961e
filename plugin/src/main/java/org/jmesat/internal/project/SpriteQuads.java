package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.util.Arrays;

/**
 * The textured parallelograms of a mesh: each is a pair of triangles, one after the other, that share two corners, with
 * texture coordinates that form a parallelogram as well. A quad of the engine is one, a batch of quads has several.
 */
final class SpriteQuads {
    /** How far the fourth corner may be from where the other three put it, as a share of the diagonals. */
    private static final double TOLERANCE = 1e-3;

    private final AttributeReader reader = new AttributeReader();
    private final DefectReport report = new DefectReport();
    private final double[] uvOfQuad = new double[6];
    /** u and v of each drawn vertex at the last reading. */
    private float[] uv = {};
    private int vertexCount;
    private float[] scratch = {};
    /** Three vertices for each quad: its first, second and fourth corner. */
    private int[] corners = {};
    private float[] xyz = {};
    private int count;
    /** For each quad the number of pieces of it and the quads before it. */
    private int[] ends = {};

    /** The buffer whose data has the texture coordinates of a mesh; null if there is none. */
    static VertexBuffer holder(Mesh mesh, VertexBuffer buffer) {
        VertexBuffer interleaved = buffer == null || buffer.getStride() == 0 ? null
                : mesh.getBuffer(Type.InterleavedData);
        return interleaved == null ? buffer : interleaved;
    }

    /** Whether the texture coordinates of a mesh are those of the last {@link #find}. */
    boolean matches(Mesh mesh, ProjectionCache cache) {
        MeshVertices vertices = cache.readMesh(mesh);
        if (vertices.count() != vertexCount || scratch.length < 2 * vertexCount) {
            return false;
        }
        return read(mesh, vertices, scratch) == null && Arrays.equals(uv, 0, 2 * vertexCount, scratch, 0,
                2 * vertexCount);
    }

    /** Finds the quads of a mesh; returns why it has not only quads, as a clause, or null. */
    String find(Mesh mesh, ProjectionCache cache) {
        count = 0;
        MeshVertices vertices = cache.readMesh(mesh);
        vertexCount = vertices.count();
        if (vertexCount == 0) {
            return "its mesh draws nothing";
        }
        DrawnPrimitives primitives = cache.primitives;
        vertices.collectPrimitives(mesh, primitives);
        int triangles = primitives.triangleCount();
        if (primitives.segmentCount() + primitives.pointCount() > 0 || triangles % 2 != 0) {
            return "its mesh does not consist of quads";
        }
        uv = new float[2 * vertexCount];
        scratch = new float[2 * vertexCount];
        String problem = read(mesh, vertices, uv);
        if (problem != null) {
            return problem;
        }
        xyz = Arrays.copyOf(vertices.xyz(), 3 * vertexCount);
        corners = new int[3 * triangles / 2];
        ends = new int[triangles / 2];
        for (int i = 0; i < triangles; i += 2) {
            if (!addQuad(primitives.triangles(), 3 * i)) {
                return "triangles " + i + " and " + (i + 1) + " of its mesh do not show one parallelogram of a texture";
            }
        }
        return null;
    }

    private String read(Mesh mesh, MeshVertices vertices, float[] into) {
        VertexBuffer buffer = mesh.getBuffer(Type.TexCoord);
        if (buffer == null) {
            return "its mesh has no texture coordinates";
        }
        report.clear();
        if (!reader.open(buffer, mesh.getBuffer(Type.InterleavedData), report)) {
            return report.text();
        }
        boolean enough = vertices.lastVertex() < reader.elementCount();
        if (enough) {
            reader.gather(vertices.vertexIndices(), vertexCount, 2, into);
        }
        reader.close();
        return enough ? null : "its mesh has fewer texture coordinates than vertices";
    }

    private boolean addQuad(int[] triangles, int at) {
        for (int i = 0; i < 3; i++) {
            int a = triangles[at + i];
            int b = triangles[at + (i + 1) % 3];
            int c = triangles[at + (i + 2) % 3];
            for (int j = 3; j < 6; j++) {
                int p = triangles[at + j];
                int q = triangles[at + 3 + (j + 1) % 3];
                int d = triangles[at + 3 + (j + 2) % 3];
                boolean shared = isSame(b, p) && isSame(c, q) || isSame(b, q) && isSame(c, p);
                // The corners are a, b, d, c in this order about the quad.
                if (shared && isParallelogram(a, b, c, d)) {
                    corners[3 * count] = a;
                    corners[3 * count + 1] = b;
                    corners[3 * count + 2] = c;
                    count++;
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isSame(int i, int j) {
        return i == j || xyz[3 * i] == xyz[3 * j] && xyz[3 * i + 1] == xyz[3 * j + 1]
                && xyz[3 * i + 2] == xyz[3 * j + 2] && uv[2 * i] == uv[2 * j] && uv[2 * i + 1] == uv[2 * j + 1];
    }

    /** Whether d is opposite to a, in space and in the texture. */
    private boolean isParallelogram(int a, int b, int c, int d) {
        return isParallelogram(xyz, 3, a, b, c, d) && isParallelogram(uv, 2, a, b, c, d);
    }

    private static boolean isParallelogram(float[] of, int width, int a, int b, int c, int d) {
        double size = 0;
        double error = 0;
        for (int k = 0; k < width; k++) {
            double pa = of[width * a + k];
            double pb = of[width * b + k];
            double pc = of[width * c + k];
            double pd = of[width * d + k];
            size = Math.max(size, Math.max(Math.abs(pb - pc), Math.abs(pa - pd)));
            error = Math.max(error, Math.abs(pb + pc - pa - pd));
        }
        return error <= TOLERANCE * size;
    }

    int count() {
        return count;
    }

    /** The texture coordinates of a quad's first, second and fourth corner; valid until the next call. */
    double[] uv(int quad) {
        for (int i = 0; i < 6; i++) {
            uvOfQuad[i] = uv[2 * corners[3 * quad + i / 2] + i % 2];
        }
        return uvOfQuad;
    }

    /** Notes how many pieces a quad and those before it have. */
    void setEnd(int quad, int pieces) {
        ends[quad] = pieces;
    }

    /** Maps the pieces of all quads to the coordinates of the mesh. */
    void setGroups(SpritePieces pieces, PointGroups groups) {
        int points = pieces.starts()[pieces.count()];
        float[] mapped = new float[3 * points];
        int quad = 0;
        for (int piece = 0; piece < pieces.count(); piece++) {
            while (ends[quad] <= piece) {
                quad++;
            }
            for (int i = pieces.starts()[piece]; i < pieces.starts()[piece + 1]; i++) {
                map(quad, pieces.st()[2 * i], pieces.st()[2 * i + 1], mapped, 3 * i);
            }
        }
        groups.set(mapped, Arrays.copyOf(pieces.starts(), pieces.count() + 1));
    }

    private void map(int quad, double s, double t, float[] into, int at) {
        for (int k = 0; k < 3; k++) {
            double a = xyz[3 * corners[3 * quad] + k];
            double b = xyz[3 * corners[3 * quad + 1] + k];
            double c = xyz[3 * corners[3 * quad + 2] + k];
            into[at + k] = (float) (a + s * (b - a) + t * (c - a));
        }
    }
}
