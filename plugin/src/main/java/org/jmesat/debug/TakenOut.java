package org.jmesat.debug;

import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;

/**
 * The outlines of what is disabled or faulty, which the world does not know. Those of a spatial are computed when it
 * appears, turns, is scaled or changes its shape, since that reads its meshes; a mere move shifts them.
 */
final class TakenOut {
    /** User data of our own panel, which is taken out of a GUI root. */
    private static final String PANEL = "jme-sat panel";
    /** Of more pieces, such as the tiles of a terrain, only the box around all is drawn: a grid of lines hides more. */
    private static final int MOST_PIECES = 12;

    private final List<Spatial> found = new ArrayList<>();
    /** Those that are disabled come first. */
    private final List<Entry> entries = new ArrayList<>();
    private final ShapeFingerprint fingerprint = new ShapeFingerprint();
    private ProjectionPlane plane;

    /** A spatial and its outlines. */
    static final class Entry {
        final Spatial spatial;
        final ColliderKind kind;
        private final Transform transform;
        private final ProjectionPlane plane;
        /** x and y of the corners of each piece, or of the box of very many; empty if there is nothing. */
        final List<double[]> outlines;
        private final long fingerprint;
        float depth;
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;

        private Entry(Spatial spatial, ColliderKind kind, SatCollisionState state, ProjectionPlane plane,
                long fingerprint) {
            this.fingerprint = fingerprint;
            this.spatial = spatial;
            this.kind = kind;
            this.plane = plane;
            transform = spatial.getWorldTransform().clone();
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

        /** Follows a mere move; returns false if the outlines must be computed again. */
        private boolean follow(long newFingerprint) {
            Transform now = spatial.getWorldTransform();
            boolean follows = fingerprint == newFingerprint && now.getRotation().equals(transform.getRotation())
                    && now.getScale().equals(transform.getScale());
            boolean moved = !now.getTranslation().equals(transform.getTranslation());
            follows &= !moved || Vector3f.isValidVector(now.getTranslation())
                    && Vector3f.isValidVector(transform.getTranslation());
            if (follows && moved) {
                shift(now.getTranslation());
            }
            return follows;
        }

        private void shift(Vector3f position) {
            double x = plane.x(position) - plane.x(transform.getTranslation());
            double y = plane.y(position) - plane.y(transform.getTranslation());
            for (int i = 0; i < outlines.size(); i++) {
                double[] outline = outlines.get(i);
                for (int j = 0; j < outline.length; j += 2) {
                    outline[j] += x;
                    outline[j + 1] += y;
                }
            }
            minX += x;
            minY += y;
            maxX += x;
            maxY += y;
            depth = plane.depth(position);
            transform.setTranslation(position);
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
                long shape = fingerprint.of(spatial);
                if (at == entries.size()) {
                    entries.add(new Entry(spatial, kind, state, plane, shape));
                } else if (!entries.get(at).follow(shape)) {
                    entries.set(at, new Entry(spatial, kind, state, plane, shape));
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

    /** Releases the spatials. */
    void clear() {
        entries.clear();
    }

    int count() {
        return entries.size();
    }

    Entry get(int i) {
        return entries.get(i);
    }
}
