package org.jmesat.testing;

import com.jme3.anim.AnimClip;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.AnimTrack;
import com.jme3.anim.Joint;
import com.jme3.anim.SkinningControl;
import com.jme3.anim.TransformTrack;
import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Arrays;
import org.jmesat.projection.ProjectionPlane;

/**
 * Converts an animated model that is laid out for the XY plane to another plane: the transforms of its spatials, its
 * meshes, its joints and the key frames of its animations. Like {@link InPlane}, it only exchanges coordinates and
 * signs.
 */
public final class ModelInPlane {
    private final InPlane in;
    private final Matrix4f toWorld = new Matrix4f();
    private final Matrix4f toPlane;

    private ModelInPlane(ProjectionPlane plane) {
        in = new InPlane(plane);
        for (int i = 0; i < 3; i++) {
            Vector3f axis = in.vector(i == 0 ? 1 : 0, i == 1 ? 1 : 0, i == 2 ? 1 : 0);
            toWorld.setColumn(i, new float[] {axis.x, axis.y, axis.z, 0});
        }
        toPlane = toWorld.transpose();
    }

    /** Converts a model of the new animation system in place; its geometries get meshes of their own. */
    public static void convert(Spatial model, ProjectionPlane plane) {
        model.depthFirstTraversal(new ModelInPlane(plane)::convert);
    }

    private void convert(Spatial spatial) {
        spatial.setLocalTransform(converted(spatial.getLocalTransform()));
        if (spatial instanceof Geometry geometry) {
            geometry.setMesh(converted(geometry.getMesh().deepClone()));
        }
        SkinningControl skinning = spatial.getControl(SkinningControl.class);
        if (skinning != null) {
            skinning.getArmature().getJointList().forEach(this::convert);
            skinning.getArmature().update();
        }
        AnimComposer composer = spatial.getControl(AnimComposer.class);
        if (composer != null) {
            composer.getAnimClips().forEach(this::convert);
        }
    }

    private Mesh converted(Mesh mesh) {
        if (mesh.getBuffer(Type.BindPosePosition) != null) {
            in.convert(mesh.getFloatBuffer(Type.BindPosePosition));
        }
        return in.mesh(mesh);
    }

    private void convert(Joint joint) {
        joint.setLocalTransform(converted(joint.getLocalTransform()));
        joint.getInitialTransform().set(converted(joint.getInitialTransform()));
        joint.setInverseModelBindMatrix(toWorld.mult(joint.getInverseModelBindMatrix()).mult(toPlane));
    }

    private void convert(AnimClip clip) {
        for (AnimTrack<?> each : clip.getTracks()) {
            TransformTrack track = (TransformTrack) each;
            track.setKeyframesTranslation(Arrays.stream(track.getTranslations()).map(this::vector)
                    .toArray(Vector3f[]::new));
            track.setKeyframesRotation(Arrays.stream(track.getRotations()).map(in::rotation)
                    .toArray(Quaternion[]::new));
            track.setKeyframesScale(Arrays.stream(track.getScales()).map(scale -> in.scale(scale.x, scale.y, scale.z))
                    .toArray(Vector3f[]::new));
        }
    }

    private Vector3f vector(Vector3f inXy) {
        return in.vector(inXy.x, inXy.y, inXy.z);
    }

    private Transform converted(Transform inXy) {
        Vector3f scale = inXy.getScale();
        return new Transform(vector(inXy.getTranslation()), in.rotation(inXy.getRotation()),
                in.scale(scale.x, scale.y, scale.z));
    }
}
