package org.jmesat.internal.project;

import com.jme3.anim.MorphControl;
import com.jme3.material.Material;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.MorphTarget;
import com.jme3.util.BufferUtils;
import java.util.Random;

/** Random points with random morph targets, and where the engine's shader places them. */
final class MorphedModel {
    static final int VERTICES = 20;

    final Node node = new Node();
    final Geometry geometry;
    private final Random random;
    private final AnimatedModels models;
    private final int targets;
    private final int buffersPerTarget;

    MorphedModel(AnimatedModels models, Random random, int targets, boolean withNormals) {
        this.models = models;
        this.random = random;
        this.targets = targets;
        buffersPerTarget = withNormals ? 2 : 1;
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.Points);
        mesh.setBuffer(Type.Position, 3, randomFloats());
        for (int t = 0; t < targets; t++) {
            MorphTarget target = new MorphTarget("target " + t);
            target.setBuffer(Type.Position, BufferUtils.createFloatBuffer(randomFloats()));
            if (withNormals) {
                target.setBuffer(Type.Normal, BufferUtils.createFloatBuffer(randomFloats()));
            }
            mesh.addMorphTarget(target);
        }
        geometry = new Geometry("morphing", mesh);
        geometry.setMaterial(new Material(models.assets(), "Common/MatDefs/Misc/Unshaded.j3md"));
        node.attachChild(geometry);
        node.addControl(new MorphControl());
    }

    private float[] randomFloats() {
        float[] values = new float[3 * VERTICES];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextFloat() * 4 - 2;
        }
        return values;
    }

    /** Sets random weights, and prepares the engine's shader inputs for them. */
    void morph() {
        float[] weights = new float[targets];
        for (int t = 0; t < targets; t++) {
            // Some weights are so small that the engine ignores them, and some are negative.
            weights[t] = switch (random.nextInt(4)) {
                case 0 -> 0.004f;
                case 1 -> -0.5f;
                default -> 0.01f + random.nextFloat();
            };
        }
        geometry.setMorphState(weights);
        models.render(node);
    }

    /** The positions by the formula of Morph_Compute_Pos in Common/ShaderLib/MorphAnim.glsllib. */
    float[] positionsByTheShader() {
        float[] weights = (float[]) geometry.getMaterial().getParam("MorphWeights").getValue();
        float[] xyz = AnimatedModels.positions(geometry.getMesh());
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                Type type = Type.values()[Type.MorphTarget0.ordinal() + i * buffersPerTarget];
                for (int k = 0; k < xyz.length; k++) {
                    xyz[k] += weights[i] * geometry.getMesh().getFloatBuffer(type).get(k);
                }
            }
        }
        return xyz;
    }
}
