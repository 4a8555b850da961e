package org.jmesat.internal.project;

import java.util.Arrays;
import org.jmesat.internal.geometry.ConvexHull;

/**
 * Points in the local coordinates of a mesh, in groups. The convex hull of each group, seen along the plane's axis, is
 * one piece of the outline.
 *
 * <p>While a geometry turns only about the plane's axis, only the corners of these hulls matter, which
 * {@link #corners} finds once.
 */
final class PointGroups {
    private static final int[] EMPTY = {0};
    /** With more parts, such as a million loose triangles, the pieces would need more memory than a game has. */
    static final int MOST_PARTS = 1 << 14;

    private float[] xyz = {};
    /** The array of the copied points; {@link #xyz} may be another one, which this instance must not change. */
    private float[] copies = {};
    /** For each group the number of its first point; one more entry is the number of points. */
    private int[] starts = EMPTY;
    private int count;
    private String problem;
    /** The number of parts that {@link #tooManyText} names, which is cached since a mesh may be read in each tick. */
    private int tooMany;
    private String tooManyText;
    /** The rounding of each group in local units; null if no group is rounded. */
    private float[] roundings;

    /** The corners of the hulls, as groups; null before they are needed. */
    private PointGroups corners;
    private boolean cornersKnown;

    /** Makes all points one group; no group without points. The array is used, not copied, and must not change. */
    void setWhole(float[] points, int pointCount) {
        xyz = points;
        count = pointCount == 0 ? 0 : 1;
        if (starts.length < 2) {
            starts = new int[2];
        }
        starts[count] = pointCount;
        problem = null;
        cornersKnown = false;
    }

    /** Removes all groups, for a reason as the rest of a sentence about the geometry. */
    void setNone(String reason) {
        setWhole(xyz, 0);
        problem = reason;
    }

    /**
     * Uses groups of points; {@code firsts} has the first point of each, and the number of points. The arrays must not
     * change.
     */
    void set(float[] points, int[] firsts) {
        xyz = points;
        starts = firsts;
        count = firsts.length - 1;
        problem = null;
        cornersKnown = false;
    }

    /** Copies the vertices of the connected parts of a mesh, each part as a group; too many parts become one group. */
    void setParts(float[] vertices, ConnectedParts parts) {
        int points = parts.vertexCount();
        if (copies.length < 3 * points) {
            // The parts of an animated slice grow repeatedly, those of most meshes never.
            copies = new float[copies.length == 0 ? 3 * points : 3 * (points + points / 2)];
        }
        if (parts.count() > MOST_PARTS) {
            System.arraycopy(vertices, 0, copies, 0, 3 * points);
            setWhole(copies, points);
            problem = tooMany(parts.count());
            return;
        }
        int[] order = parts.order();
        for (int i = 0; i < points; i++) {
            System.arraycopy(vertices, 3 * order[i], copies, 3 * i, 3);
        }
        xyz = copies;
        count = parts.count();
        if (starts.length < count + 1) {
            starts = new int[count + 1];
        }
        System.arraycopy(parts.starts(), 0, starts, 0, count + 1);
        problem = null;
        cornersKnown = false;
    }

    private String tooMany(int parts) {
        if (tooMany != parts) {
            tooMany = parts;
            tooManyText = "its mesh has " + parts + " separate parts, more than " + MOST_PARTS
                    + ", so that its hull collides instead";
        }
        return tooManyText;
    }

    /**
     * Makes each range of points a group with a rounding (≥0). The arrays are used, not copied, and must not change
     * before the next call.
     */
    void setRounded(float[] points, int[] groupStarts, float[] groupRoundings, int groupCount) {
        xyz = points;
        starts = groupStarts;
        count = groupCount;
        roundings = null;
        for (int group = 0; group < count; group++) {
            roundings = groupRoundings[group] > 0 ? groupRoundings : roundings;
        }
        problem = null;
        cornersKnown = false;
    }

    /** Whether any group is rounded. */
    boolean isRounded() {
        return roundings != null;
    }

    /** The rounding of a group in local units (≥0). */
    float rounding(int group) {
        return roundings == null ? 0 : roundings[group];
    }

    /** Why there is no group, or one instead of several, as the rest of a sentence about the geometry; or null. */
    String problem() {
        return problem;
    }

    /** The number of groups (≥0); each has at least one point. */
    int count() {
        return count;
    }

    /** x, y, z of each point. */
    float[] xyz() {
        return xyz;
    }

    int pointCount() {
        return starts[count];
    }

    /** For each group the number of its first point; one more entry is the number of points. */
    int[] starts() {
        return starts;
    }

    /** The corners of the hull of each group, found once for all geometries without a tilt; their depths are 0. */
    PointGroups corners(ProjectionCache cache) {
        if (!cornersKnown) {
            corners = corners == null ? new PointGroups() : corners;
            corners.setCorners(this, cache);
            cornersKnown = true;
        }
        return corners;
    }

    private void setCorners(PointGroups of, ProjectionCache cache) {
        float[] points = cache.projected(of.pointCount());
        for (int i = 0; i < of.pointCount(); i++) {
            points[2 * i] = of.xyz[3 * i];
            points[2 * i + 1] = of.xyz[3 * i + 1];
        }
        count = of.count;
        problem = of.problem;
        roundings = of.roundings;
        if (starts.length < count + 1) {
            starts = new int[count + 1];
        }
        ConvexHull hull = cache.hull;
        for (int group = 0; group < count; group++) {
            int first = starts[group];
            starts[group + 1] = first + hull.compute(points, of.starts[group], of.starts[group + 1]);
            if (xyz.length < 3 * starts[group + 1]) {
                xyz = Arrays.copyOf(xyz, (group + 1 < count ? 6 : 3) * starts[group + 1]);
            }
            for (int i = first; i < starts[group + 1]; i++) {
                xyz[3 * i] = hull.x(i - first);
                xyz[3 * i + 1] = hull.y(i - first);
            }
        }
    }
}
