package org.jmesat.internal.project;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.anim.MorphControl;
import com.jme3.anim.SkinningControl;
import com.jme3.animation.SkeletonControl;
import com.jme3.material.MatParamOverride;
import com.jme3.math.Matrix4f;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;

/**
 * The deformation of a geometry by a skinning control and a morph control: in each case the nearest one on the
 * geometry or its ancestors.
 *
 * <p>The Position buffer does not have the current pose of a skinned mesh. With skinning on the graphics card, it
 * keeps the bind pose; with skinning on the CPU, it is updated only while a camera sees the mesh, and culling must
 * not affect collisions. So the pose is computed from the joints.
 *
 * <p>{@link #find} refreshes the armature's skinning matrices, an array that the engine shares with its renderer
 * and refreshes in each frame. Only for the thread that updates the scene.
 */
@SuppressWarnings("deprecation") // SkeletonControl: models saved before jME 3.3 still carry one
final class Deformation {

    private static final String JOINT_MATRICES = "BoneMatrices";
    private static final int MOST_JOINTS_IN_SHADER = 255;

    /** The armature of the matrices computed last: geometries of one model follow one armature, one after another. */
    private Object lastArmature;
    private Matrix4f[] lastMatrices;
    private Matrix4f[] jointMatrices;
    private boolean skinnedInShader;
    private boolean startsFromBindPose;
    private boolean morphed;

    /** Makes joint matrices be computed again, as in another tick; until then those computed last are kept. */
    void forgetMatrices() {
        lastArmature = null;
        lastMatrices = null;
    }

    /** Finds the controls that deform a geometry with a mesh; false if none. {@link #clear} releases them. */
    boolean find(Geometry geometry) {
        clear();
        Mesh mesh = geometry.getMesh();
        boolean skinnable = mesh.isAnimated();
        boolean morphable = mesh.hasMorphTargets();
        for (Spatial spatial = geometry; spatial != null && (skinnable || morphable); spatial = spatial.getParent()) {
            int controls = spatial.getNumControls();
            for (int i = 0; i < controls; i++) {
                Control control = spatial.getControl(i);
                if (skinnable && control instanceof SkinningControl skinning) {
                    follow(skinning, spatial);
                    skinnable = false;
                } else if (skinnable && control instanceof SkeletonControl skinning) {
                    follow(skinning, spatial);
                    skinnable = false;
                } else if (morphable && control instanceof MorphControl) {
                    morphed = true;
                    morphable = false;
                }
            }
        }
        return morphed || jointMatrices != null;
    }

    void clear() {
        jointMatrices = null;
        skinnedInShader = false;
        startsFromBindPose = false;
        morphed = false;
    }

    /** From bind pose to current pose for each joint, in local coordinates of the mesh; null if not skinned. */
    Matrix4f[] jointMatrices() {
        return jointMatrices;
    }

    /** Whether the vertex shader skins, which is after morphing; skinning on the CPU is before morphing. */
    boolean isSkinnedInShader() {
        return skinnedInShader;
    }

    /** Whether the Position buffer may hold a skinned pose, so that the bind pose must be read from its own buffer. */
    boolean startsFromBindPose() {
        return startsFromBindPose;
    }

    boolean isMorphed() {
        return morphed;
    }

    private void follow(SkinningControl control, Spatial spatial) {
        Armature armature = control.getArmature();
        if (!control.isEnabled() || armature == null) {
            followFrozen(spatial);
            return;
        }
        if (armature != lastArmature) {
            updateIfNew(armature);
            keep(armature, armature.computeSkinningMatrices());
        }
        follow(control.isHardwareSkinningPreferred(), control.isHardwareSkinningUsed());
    }

    private void follow(SkeletonControl control, Spatial spatial) {
        if (!control.isEnabled() || control.getSkeleton() == null) {
            followFrozen(spatial);
            return;
        }
        if (control.getSkeleton() != lastArmature) {
            keep(control.getSkeleton(), control.getSkeleton().computeSkinningMatrices());
        }
        follow(control.isHardwareSkinningPreferred(), control.isHardwareSkinningUsed());
    }

    private void keep(Object armature, Matrix4f[] matrices) {
        lastArmature = armature;
        lastMatrices = matrices;
    }

    private void follow(boolean inShaderPreferred, boolean inShaderUsed) {
        jointMatrices = lastMatrices;
        skinnedInShader = inShaderPreferred && jointMatrices.length <= MOST_JOINTS_IN_SHADER;
        startsFromBindPose = !inShaderUsed;
    }

    /**
     * Reads the last pose of a disabled control: from the shader's parameters if the shader skins; otherwise it is in
     * the Position buffer.
     */
    private void followFrozen(Spatial spatial) {
        for (MatParamOverride override : spatial.getLocalMatParamOverrides().getArray()) {
            if (override.isEnabled() && JOINT_MATRICES.equals(override.getName())
                    && override.getValue() instanceof Matrix4f[] matrices) {
                jointMatrices = matrices;
                skinnedInShader = true;
            }
        }
    }

    /**
     * Updates an armature that never was. A cloned armature, such as that of any model from the asset manager, has all
     * its joints at the origin until its control is first updated, which is after the first tick.
     */
    private static void updateIfNew(Armature armature) {
        boolean posed = false;
        int joints = armature.getJointCount();
        for (int i = 0; i < joints; i++) {
            Joint joint = armature.getJoint(i);
            if (!isIdentity(joint.getModelTransform())) {
                return;
            }
            posed |= !isIdentity(joint.getLocalTransform());
        }
        if (posed) {
            armature.update();
        }
    }

    private static boolean isIdentity(Transform transform) {
        Vector3f translation = transform.getTranslation();
        Vector3f scale = transform.getScale();
        return translation.x == 0 && translation.y == 0 && translation.z == 0
                && scale.x == 1 && scale.y == 1 && scale.z == 1
                && transform.getRotation().getX() == 0 && transform.getRotation().getY() == 0
                && transform.getRotation().getZ() == 0;
    }
}
