package org.jmesat.internal.project;

import com.jme3.scene.Geometry;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.MorphTarget;
import java.nio.FloatBuffer;

/**
 * Morphs vertices by the displacements of the mesh's morph targets, weighted by the geometry's morph state. The
 * graphics card's limit of targets does not matter, since the engine merges the others. O(vertices × targets in use).
 */
final class MorphBlend {

    /** The engine ignores smaller weights, and negative ones. */
    private static final float LEAST_WEIGHT = 0.005f;

    private MorphBlend() {
    }

    /** Morphs the drawn vertices {@code xyz} of a mesh with morph targets in place; false if the mesh has a defect. */
    static boolean apply(Geometry geometry, DrawnVertices drawn, float[] xyz, DefectReport report) {
        MorphTarget[] targets = geometry.getMesh().getMorphTargets();
        float[] weights = geometry.getMorphState();
        int count = Math.min(targets.length, weights.length);
        for (int t = 0; t < count; t++) {
            FloatBuffer displacements = targets[t].getBuffer(Type.Position);
            // Not !(>=), so that a weight of NaN makes the mesh invalid, as it does on the screen.
            if (displacements == null || weights[t] < LEAST_WEIGHT) {
                continue;
            }
            if (displacements.limit() / 3 <= drawn.lastElement()) {
                report.morphTooShort(t, displacements.limit() / 3, drawn.lastElement());
                return false;
            }
            add(displacements, weights[t], drawn, xyz);
        }
        return true;
    }

    private static void add(FloatBuffer displacements, float weight, DrawnVertices drawn, float[] xyz) {
        int[] elements = drawn.elements();
        int count = drawn.count();
        int out = 0;
        for (int i = 0; i < count; i++) {
            int at = 3 * elements[i];
            xyz[out++] += weight * displacements.get(at);
            xyz[out++] += weight * displacements.get(at + 1);
            xyz[out++] += weight * displacements.get(at + 2);
        }
    }
}
