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
    private final List<Entry> disabled = new ArrayList<>();
    private final List<Entry> faulty = new ArrayList<>();
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

        private boolean isShifted(Transform now) {
            return now.getRotation().equals(transform.getRotation()) && now.getScale().equals(transform.getScale())
                    && Vector3f.isValidVector(now.getTranslation())
                    && Vector3f.isValidVector(transform.getTranslation());
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

    /** Follows a state; returns whether something changed. */
    boolean update(SatCollisionState state, ProjectionPlane newPlane) {
        if (plane != newPlane) {
            plane = newPlane;
            clear();
        }
        boolean changed = update(disabled, state.getDisabledSpatials(found), ColliderKind.DISABLED, state);
        changed |= update(faulty, state.getFaultySpatials(found), ColliderKind.FAULTY, state);
        found.clear();
        return changed;
    }

    private boolean update(List<Entry> entries, List<Spatial> spatials, ColliderKind kind, SatCollisionState state) {
        boolean changed = false;
        removePanel(spatials);
        for (int i = 0; i < spatials.size(); i++) {
            Spatial spatial = spatials.get(i);
            if (i == entries.size()) {
                entries.add(create(spatial, kind, state));
                changed = true;
            } else {
                changed |= follow(entries, i, spatial, kind, state);
            }
        }
        while (entries.size() > spatials.size()) {
            entries.remove(entries.size() - 1);
            changed = true;
        }
        return changed;
    }

    /** Updates the entry at an index, where one that follows may belong if one before it has gone. */
    private boolean follow(List<Entry> entries, int i, Spatial spatial, ColliderKind kind, SatCollisionState state) {
        if (entries.get(i).spatial != spatial) {
            int known = i + 1;
            while (known < entries.size() && entries.get(known).spatial != spatial) {
                known++;
            }
            entries.add(i, known < entries.size() ? entries.remove(known)
                    : create(spatial, kind, state));
            follow(entries, i, spatial, kind, state);
            return true;
        }
        Entry entry = entries.get(i);
        Transform now = spatial.getWorldTransform();
        boolean sameShape = entry.fingerprint == fingerprint.of(spatial);
        if (sameShape && entry.transform.equals(now)) {
            return false;
        }
        if (sameShape && entry.isShifted(now)) {
            entry.shift(now.getTranslation());
        } else {
            entries.set(i, create(spatial, kind, state));
        }
        return true;
    }

    private Entry create(Spatial spatial, ColliderKind kind, SatCollisionState state) {
        return new Entry(spatial, kind, state, plane, fingerprint.of(spatial));
    }

    private static void removePanel(List<Spatial> spatials) {
        for (int i = spatials.size() - 1; i >= 0; i--) {
            if (spatials.get(i).getUserData(PANEL) != null) {
                spatials.remove(i);
            }
        }
    }

    /** Releases the spatials. */
    void clear() {
        disabled.clear();
        faulty.clear();
    }

    int count() {
        return disabled.size() + faulty.size();
    }

    /** Returns one of them: those that are disabled first. */
    Entry get(int i) {
        return i < disabled.size() ? disabled.get(i) : faulty.get(i - disabled.size());
    }
}
