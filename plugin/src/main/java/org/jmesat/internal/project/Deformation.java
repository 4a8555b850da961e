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
 * What bends a geometry out of the shape in its buffers: the skinning control and the morph control that
 * reach it, of which the nearest on the way to the root counts.
 *
 * <p>The Position buffer does not say how a skinned mesh looks. Skinned by the graphics card it stays in
 * the bind pose for ever; skinned by the processor it is written only while some camera sees it, and
 * culling must not matter to a collision. So the pose is taken from the joints.
 *
 * <p>Finding it refreshes the armature's skinning matrices, an array that the engine shares with its
 * renderer and refreshes itself in each frame. Only for the thread that updates the scene.
 */
@SuppressWarnings("deprecation") // SkeletonControl: models saved before jME 3.3 still carry one
final class Deformation {

    private static final String JOINT_MATRICES = "BoneMatrices";
    private static final int MOST_JOINTS_IN_SHADER = 255;

    private Matrix4f[] jointMatrices;
    private boolean skinnedInShader;
    private boolean startsFromBindPose;
    private boolean morphed;

    /** Finds the controls that bend a geometry, which has a mesh; false if none. {@link #clear} releases them. */
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

    /** Whether the vertex shader skins, which it does after morphing; the processor does it before. */
    boolean isSkinnedInShader() {
        return skinnedInShader;
    }

    /** Whether the Position buffer may hold a pose, and the bind pose is to be had from its own buffer. */
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
        settle(armature);
        jointMatrices = armature.computeSkinningMatrices();
        skinnedInShader = control.isHardwareSkinningPreferred() && jointMatrices.length <= MOST_JOINTS_IN_SHADER;
        startsFromBindPose = !control.isHardwareSkinningUsed();
    }

    private void follow(SkeletonControl control, Spatial spatial) {
        if (!control.isEnabled() || control.getSkeleton() == null) {
            followFrozen(spatial);
            return;
        }
        jointMatrices = control.getSkeleton().computeSkinningMatrices();
        skinnedInShader = control.isHardwareSkinningPreferred() && jointMatrices.length <= MOST_JOINTS_IN_SHADER;
        startsFromBindPose = !control.isHardwareSkinningUsed();
    }

    /**
     * A disabled control leaves its last pose with the shader, if that does the skinning, or else in the
     * Position buffer.
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
     * A cloned armature, and so that of any model the asset manager hands out, has all its joints at the
     * origin until its control is first updated, which comes after the first tick. Any camera sees it only
     * after that.
     */
    private static void settle(Armature armature) {
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
