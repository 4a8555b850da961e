package org.jmesat.internal.project;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.geometry.PointText;

/**
 * Outlines that were computed before, and saved with a collider as text. Each belongs to what it was computed from, by
 * a fingerprint, and to a direction of view. Reading gives the same pieces to the bit, and needs no library.
 *
 * <p>The fingerprint is that of what was given: the vertices and triangles of the mesh, and for a slice also its depths
 * and the world scale. The vertices that the slice has cut are computed, and their last bits depend on the rotation; so
 * does the depth of the mesh above its collider, which is therefore kept beside the fingerprint, with its rounding.
 *
 * <p>The text begins with its version. Then follows an entry for each outline, separated by semicolons: the fingerprint
 * in hexadecimal digits, the limit of vertices, the area error, the direction, for a slice the depth and its rounding,
 * a colon, and the pieces, separated by vertical bars, as in
 * {@code version 2; 1f 0 0.0 0.0 0.0 1.0: 0.0 0.0, 2.0 0.0, 2.0 1.0}. A text of version 1 has only entries, without
 * depths, and the fingerprints are those of what the slices have cut.
 */
public final class BakedOutlines {
    private static final String VERSION = "version ";

    private final List<OutlineView> views = new ArrayList<>();
    private boolean old = true;

    /** Creates a list without an outline. */
    public BakedOutlines() {
    }

    /**
     * Reads outlines; a blank text has none.
     *
     * @throws IllegalArgumentException if the text is anything else than what {@link #write} writes; the message is the
     *     rest of a sentence that begins with the text
     */
    public static BakedOutlines read(String text) {
        BakedOutlines outlines = new BakedOutlines();
        for (String each : text.split(";")) {
            String entry = each.strip();
            if (entry.startsWith(VERSION)) {
                if (!entry.equals(VERSION + 2)) {
                    throw new IllegalArgumentException("have the " + PointText.quote(entry)
                            + ", of which this program knows only 1 and 2");
                }
                outlines.old = false;
            } else if (!entry.isEmpty()) {
                outlines.views.add(OutlineView.read(entry));
            }
        }
        return outlines;
    }

    /**
     * Computes the outline of a geometry as it is seen now, and adds it. Returns why it has none, as the rest of a
     * sentence about it, or null. One that is skinned or morphed looks different in each frame, and is skipped. World
     * transforms must be up to date.
     *
     * @param settings how the geometry becomes pieces
     * @param body the collider's spatial
     * @param cache in its first tick or a later one
     */
    public String add(Geometry geometry, PieceSettings settings, Spatial body, ProjectionCache cache) {
        if (geometry.getMesh() != null && PosedMesh.isPosed(geometry.getMesh())) {
            return null;
        }
        ProjectedGeometry projection = new ProjectedGeometry();
        double offset = projection.computeSliceOffset(geometry, body, cache.plane());
        projection.update(geometry, cache, false, settings, offset);
        OutlineView view = projection.outlineView();
        if (view == null || view.groups().count() == 0) {
            return projection.problem();
        }
        if (settings.isSliced()) {
            view.setRounding(projection.sliceRounding());
        }
        for (OutlineView each : views) {
            if (each.isSame(view)) {
                return null;
            }
        }
        views.add(view);
        return null;
    }

    /** Writes the outlines so that {@link #read} gives the same ones. */
    public String write() {
        StringBuilder text = new StringBuilder();
        for (OutlineView view : views) {
            text.append(text.isEmpty() ? VERSION + 2 : "").append("; ");
            view.write(text);
        }
        return text.toString();
    }

    /** Whether the text is of version 1. */
    boolean isOld() {
        return old;
    }

    /** The outline that a wanted one would be; null if there is none. */
    OutlineView find(OutlineView wanted) {
        for (OutlineView view : views) {
            if (view.isSame(wanted)) {
                return view;
            }
        }
        return null;
    }

    /** Whether there is an outline of the same mesh along any direction. */
    boolean knows(OutlineView wanted) {
        for (OutlineView view : views) {
            if (view.isOfSameMesh(wanted)) {
                return true;
            }
        }
        return false;
    }

    /** Computes the fingerprint of vertices and triangles: 64 bits of a hash. */
    static long fingerprint(float[] xyz, int count, DrawnPrimitives primitives) {
        long hash = count;
        for (int i = 0; i < 3 * count; i++) {
            hash = mix(hash, Float.floatToRawIntBits(xyz[i] + 0f));
        }
        int[] triangles = primitives.triangles();
        for (int i = 0; i < 3 * primitives.triangleCount(); i++) {
            hash = mix(hash, triangles[i]);
        }
        return hash;
    }

    /** Adds to the fingerprint of a mesh what a slice of it depends on, apart from its depth and the rotation. */
    static long fingerprint(long mesh, PieceSettings settings, Vector3f scale) {
        long hash = mesh;
        for (float each : new float[] {settings.sliceFrom(), settings.sliceTo(), scale.x, scale.y, scale.z}) {
            hash = mix(hash, Float.floatToRawIntBits(each + 0f));
        }
        return hash;
    }

    /** Adds a value to a fingerprint. */
    static long mix(long hash, int value) {
        long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
