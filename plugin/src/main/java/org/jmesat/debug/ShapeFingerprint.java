package org.jmesat.debug;

import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.text.Property;

/**
 * A number that changes with what the outlines of a spatial are computed from, except its own place: the places, meshes
 * and settings of what is below it. Computed in each frame, without garbage and without reading vertices. Coordinates
 * that are written into a mesh in place do not change it, unless the bound changes.
 */
final class ShapeFingerprint {
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private long sum;

    long of(Spatial top) {
        sum = 0;
        add(top, true);
        return sum;
    }

    private void add(Spatial spatial, boolean isTop) {
        add(System.identityHashCode(spatial));
        if (!isTop) {
            add(spatial.getLocalTranslation());
            add(spatial.getLocalScale());
            Quaternion rotation = spatial.getLocalRotation();
            add(rotation.getX());
            add(rotation.getY());
            add(rotation.getZ());
            add(rotation.getW());
        }
        addSettings(spatial);
        if (spatial instanceof Geometry geometry) {
            add(geometry.isIgnoreTransform() ? 1 : 0);
            add(geometry.getMesh());
        } else if (spatial instanceof Node node) {
            List<Spatial> children = node.getChildren();
            for (int i = 0; i < children.size(); i++) {
                add(children.get(i), false);
            }
        }
    }

    private void addSettings(Spatial spatial) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (spatial.getControl(i) instanceof ColliderControl control) {
                add(control.isEnabled() ? 1 : 0);
                add(Property.hash(control));
            }
        }
        add(ColliderSettings.hash(spatial));
    }

    private void add(Mesh mesh) {
        add(System.identityHashCode(mesh));
        if (mesh == null) {
            return;
        }
        VertexBuffer positions = mesh.getBuffer(Type.Position);
        add(System.identityHashCode(positions));
        add(positions == null ? 0 : System.identityHashCode(positions.getData()));
        add(mesh.getVertexCount());
        BoundingVolume bound = mesh.getBound();
        if (bound != null) {
            add(bound.getCenter());
            add(bound.getVolume());
        }
    }

    private void add(Vector3f value) {
        add(value.x);
        add(value.y);
        add(value.z);
    }

    private void add(float value) {
        add(Float.floatToRawIntBits(value));
    }

    private void add(int bits) {
        sum = (sum ^ bits) * FACTOR;
        sum ^= sum >>> 29;
    }
}
