package org.jmesat.debug;

import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.settings.SettingTable;
import org.jmesat.projection.ProjectionPlane;

/**
 * The outlines of what is disabled or faulty, which the world does not know. Those of a spatial are computed again when
 * a fingerprint says that it may look different, since that reads its meshes: a number that changes with the places,
 * meshes and settings of the spatial and of what is below it. It is computed in each frame, without garbage and without
 * reading vertices; coordinates that are written into a mesh in place do not change it, unless the bound changes.
 */
final class TakenOut {
    /** User data of our own panel, which is taken out of a GUI root. */
    private static final String PANEL = "jme-sat panel";
    /** Of more pieces, such as the tiles of a terrain, only the box around all is drawn: a grid of lines hides more. */
    private static final int MOST_PIECES = 12;
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private final List<Spatial> found = new ArrayList<>();
    /** Those that are disabled come first. */
    final List<Entry> entries = new ArrayList<>();
    private ProjectionPlane plane;
    private long sum;

    /** A spatial and its outlines. */
    static final class Entry {
        final Spatial spatial;
        final ColliderKind kind;
        /** x and y of the corners of each piece, or of the box of very many; empty if there is nothing. */
        final List<double[]> outlines;
        private final long fingerprint;
        final float depth;
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;

        private Entry(Spatial spatial, ColliderKind kind, SatCollisionState state, ProjectionPlane plane,
                long fingerprint) {
            this.fingerprint = fingerprint;
            this.spatial = spatial;
            this.kind = kind;
            List<double[]> pieces = state.computeOutlines(spatial);
            depth = plane.depth(spatial.getWorldTranslation());
            for (double[] outline : pieces) {
                for (int i = 0; i < outline.length; i += 2) {
                    minX = Math.min(minX, outline[i]);
                    minY = Math.min(minY, outline[i + 1]);
                    maxX = Math.max(maxX, outline[i]);
                    maxY = Math.max(maxY, outline[i + 1]);
                }
            }
            outlines = pieces.size() <= MOST_PIECES ? pieces
                    : List.of(new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY});
        }
    }

    /** Follows a state. */
    void update(SatCollisionState state, ProjectionPlane newPlane) {
        if (plane != newPlane) {
            plane = newPlane;
            clear();
        }
        int count = update(0, state.getDisabledSpatials(found), ColliderKind.DISABLED, state);
        count = update(count, state.getFaultySpatials(found), ColliderKind.FAULTY, state);
        removeFrom(count, null, null);
        found.clear();
    }

    /** Updates the entries of a kind, from an index on; returns where they end. */
    private int update(int from, List<Spatial> spatials, ColliderKind kind, SatCollisionState state) {
        int at = from;
        for (int i = 0; i < spatials.size(); i++) {
            Spatial spatial = spatials.get(i);
            if (spatial.getUserData(PANEL) == null) {
                removeFrom(at, spatial, kind);
                sum = state.getMode().ordinal();
                WorldTransforms.refresh(spatial);
                add(spatial);
                if (at == entries.size()) {
                    entries.add(new Entry(spatial, kind, state, plane, sum));
                } else if (entries.get(at).fingerprint != sum) {
                    entries.set(at, new Entry(spatial, kind, state, plane, sum));
                }
                at++;
            }
        }
        return at;
    }

    /** Removes the entries before that of a spatial, which may not be there. */
    private void removeFrom(int index, Spatial spatial, ColliderKind kind) {
        while (index < entries.size() && (entries.get(index).spatial != spatial || entries.get(index).kind != kind)) {
            entries.remove(index);
        }
    }

    /** Adds a spatial, and what is below it, to the fingerprint. */
    private void add(Spatial spatial) {
        add(System.identityHashCode(spatial));
        add(WorldTransforms.refreshFromParent(spatial));
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (spatial.getControl(i) instanceof ColliderControl control) {
                add(System.identityHashCode(control));
                add(control.changeCount());
            }
        }
        add(spatial.getUserDataKeys().isEmpty() ? 0 : SettingTable.COLLIDER.hash(spatial));
        if (spatial instanceof Geometry geometry) {
            add(2 * geometry.getQueueBucket().ordinal() + (geometry.isIgnoreTransform() ? 1 : 0));
            add(geometry.getMesh());
        } else if (spatial instanceof Node node) {
            List<Spatial> children = node.getChildren();
            for (int i = 0; i < children.size(); i++) {
                add(children.get(i));
            }
        }
    }

    private void add(Transform transform) {
        add(transform.getTranslation());
        add(transform.getScale());
        Quaternion rotation = transform.getRotation();
        add(rotation.getX());
        add(rotation.getY());
        add(rotation.getZ());
        add(rotation.getW());
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

    /** Releases the spatials. */
    void clear() {
        entries.clear();
    }
}
