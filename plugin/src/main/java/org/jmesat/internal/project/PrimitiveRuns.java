package org.jmesat.internal.project;

import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import java.util.Arrays;

/**
 * The ranges of the index list that a mesh draws, each with one mode and only whole primitives. A hybrid mesh has one
 * for each of its elements, any other mesh at most one. Like OpenGL, it leaves out what follows the last whole
 * primitive.
 */
final class PrimitiveRuns {
    private Mode[] modes = new Mode[1];
    /** The first index of each range, and the one after its last. */
    private int[] bounds = new int[2];
    private int count;

    /**
     * Finds the ranges. A hybrid mesh is drawn only with an index buffer.
     *
     * @param indexCount the number of indices, or of vertices drawn without an index buffer
     */
    void find(Mesh mesh, int indexCount, boolean indexed) {
        count = 0;
        if (mesh.getMode() != Mode.Hybrid) {
            add(mesh.getMode(), 0, wholePrimitives(mesh.getMode(), indexCount, mesh.getPatchVertexCount()));
        } else if (indexed) {
            findHybrid(mesh, indexCount);
        }
    }

    /** Finds the elements of a hybrid mesh: first lists of triangles, then strips, then fans. */
    private void findHybrid(Mesh mesh, int indexCount) {
        int[] starts = mesh.getModeStart();
        int[] lengths = mesh.getElementLengths();
        if (starts == null || starts.length < 3 || lengths == null) {
            return;
        }
        Mode mode = Mode.Triangles;
        int from = 0;
        for (int i = 0; i < lengths.length && from < indexCount; i++) {
            if (i == starts[1]) {
                mode = Mode.TriangleStrip;
            } else if (i == starts[2]) {
                mode = Mode.TriangleFan;
            }
            int length = Math.max(0, Math.min(lengths[i], indexCount - from));
            add(mode, from, from + wholePrimitives(mode, length, 0));
            from += length;
        }
    }

    private void add(Mode mode, int from, int to) {
        if (count == modes.length) {
            modes = Arrays.copyOf(modes, 2 * count);
            bounds = Arrays.copyOf(bounds, 4 * count);
        }
        modes[count] = mode;
        bounds[2 * count] = from;
        bounds[2 * count + 1] = to;
        count++;
    }

    /** The number of leading indices that belong to whole primitives. */
    static int wholePrimitives(Mode mode, int indexCount, int patchVertexCount) {
        return switch (mode) {
            case Points -> indexCount;
            case Lines -> indexCount - indexCount % 2;
            case LineStrip, LineLoop -> indexCount >= 2 ? indexCount : 0;
            case Triangles -> indexCount - indexCount % 3;
            case TriangleStrip, TriangleFan -> indexCount >= 3 ? indexCount : 0;
            case Patch -> patchVertexCount < 1 ? 0 : indexCount - indexCount % patchVertexCount;
            // Hybrid meshes are split before; an unknown mode draws nothing.
            default -> 0;
        };
    }

    int count() {
        return count;
    }

    Mode mode(int i) {
        return modes[i];
    }

    /** The first index of a range. */
    int from(int i) {
        return bounds[2 * i];
    }

    /** One more than the last index of a range. */
    int to(int i) {
        return bounds[2 * i + 1];
    }
}
