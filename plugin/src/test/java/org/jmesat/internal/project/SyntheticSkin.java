package org.jmesat.internal.project;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.anim.SkinningControl;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.util.Random;

/** A random skinned mesh of points, with the mistakes that models have. */
final class SyntheticSkin {
    /** What is peculiar about the mesh. */
    enum Kind {
        SMOOTH, ONE_JOINT, STILL, SUMS_DIFFER, NEGATIVE, REPEATED_JOINTS, FLAT, LINE, ONE_POINT, FEW, HUGE, TINY,
        FAR_AWAY, MISSING_JOINT, NOT_FINITE
    }

    private final Random random;
    private final Kind kind;
    private final Joint[] joints;
    private final Armature armature;
    final SkinningControl control;
    final Node model = new Node("model");
    final Geometry geometry;

    SyntheticSkin(Kind kind, Random random) {
        this.kind = kind;
        this.random = random;
        joints = new Joint[kind == Kind.ONE_JOINT ? 1 : 1 + random.nextInt(6)];
        for (int i = 0; i < joints.length; i++) {
            joints[i] = new Joint("joint " + i);
        }
        armature = new Armature(joints);
        armature.saveBindPose();
        control = new SkinningControl(armature);
        geometry = new Geometry("skin", mesh());
        model.attachChild(geometry);
        model.addControl(control);
    }

    private Mesh mesh() {
        int count = kind == Kind.FEW ? 1 + random.nextInt(6) : 50 + random.nextInt(600);
        float size = kind == Kind.HUGE ? 1e18f : kind == Kind.TINY ? 1e-30f : 1;
        float[] xyz = new float[3 * count];
        float[] weights = new float[4 * count];
        int[] indices = new int[4 * count];
        for (int i = 0; i < count; i++) {
            setPosition(xyz, 3 * i, size);
            setWeights(weights, 4 * i);
            for (int k = 0; k < 4; k++) {
                boolean same = kind == Kind.REPEATED_JOINTS && k > 0 && random.nextBoolean();
                indices[4 * i + k] = same ? indices[4 * i + k - 1] : joint(i);
            }
        }
        Mesh mesh = new Mesh();
        mesh.setMode(Mode.Points);
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.setBuffer(Type.BoneWeight, 4, weights);
        mesh.setBuffer(Type.BoneIndex, 4, Format.UnsignedInt, BufferUtils.createIntBuffer(indices));
        mesh.setMaxNumWeights(1 + random.nextInt(4));
        mesh.generateBindPose();
        return mesh;
    }

    /** Half of the positions are on a grid, so that points and edges coincide. */
    private void setPosition(float[] xyz, int at, float size) {
        boolean onGrid = random.nextBoolean();
        for (int axis = 0; axis < 3; axis++) {
            float value = onGrid ? 0.25f * random.nextInt(9) - 1 : 2 * random.nextFloat() - 1;
            boolean flat = kind == Kind.FLAT && axis == 2 || kind == Kind.LINE && axis > 0 || kind == Kind.ONE_POINT;
            xyz[at + axis] = flat ? 0.5f : size * value + (kind == Kind.FAR_AWAY ? 3000 : 0);
        }
        if (kind == Kind.NOT_FINITE && random.nextInt(300) == 0) {
            xyz[at + random.nextInt(3)] = random.nextBoolean() ? Float.NaN : Float.POSITIVE_INFINITY;
        }
    }

    private void setWeights(float[] weights, int at) {
        int used = 1 + random.nextInt(4);
        float sum = 0;
        for (int k = 0; k < used; k++) {
            weights[at + k] = random.nextFloat();
            sum += weights[at + k];
        }
        boolean odd = random.nextInt(20) == 0;
        for (int k = 0; k < 4; k++) {
            weights[at + k] = kind == Kind.SUMS_DIFFER && (odd || k == 0 && random.nextInt(3) == 0)
                    ? weights[at + k] * (odd ? 2 : 1.0005f) / sum : weights[at + k] / sum;
        }
        if (kind == Kind.NEGATIVE && odd) {
            weights[at + 1] = -weights[at + 1] - 0.5f;
        }
        if (kind == Kind.STILL && random.nextBoolean()) {
            weights[at] = 0;
        }
        if (kind == Kind.NOT_FINITE && random.nextInt(300) == 0) {
            weights[at + random.nextInt(4)] = Float.NaN;
        }
    }

    private int joint(int vertex) {
        boolean missing = kind == Kind.MISSING_JOINT && random.nextInt(500) == 0;
        // Neighbours in the list mostly follow the same joint.
        return missing ? joints.length : random.nextInt(3) > 0 ? vertex % joints.length : random.nextInt(joints.length);
    }

    /** Moves some joints, a little or far; may move one so far that its vertices are not finite. */
    void pose() {
        for (Joint joint : joints) {
            int what = random.nextInt(4);
            if (what == 0) {
                float far = random.nextInt(5) == 0 ? 20 : 1;
                joint.setLocalTranslation(new Vector3f(number(), number(), number()).multLocal(far));
            } else if (what == 1) {
                joint.setLocalRotation(new Quaternion().fromAngles(number(), number(), number()));
            } else if (what == 2 && random.nextInt(3) == 0) {
                joint.setLocalScale(random.nextInt(6) == 0 ? new Vector3f(0, 1, 1)
                        : new Vector3f(number(), number(), number()));
            }
        }
        if (kind == Kind.NOT_FINITE && random.nextInt(10) == 0) {
            joints[0].setLocalTranslation(new Vector3f(Float.MAX_VALUE, 0, 0));
            joints[0].setLocalScale(new Vector3f(Float.MAX_VALUE, 1, 1));
        }
        armature.update();
    }

    private float number() {
        return random.nextBoolean() ? 0.5f * random.nextInt(7) - 1.5f : 2 * random.nextFloat() - 1;
    }
}
