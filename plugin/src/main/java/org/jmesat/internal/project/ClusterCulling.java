package org.jmesat.internal.project;

import java.util.Arrays;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.projection.ProjectionPlane;

/**
 * Finds the vertices of a skinned mesh that may be on its outline or at an end of its range of depths, and skins only
 * these. The outline is the same, to the bit, as that of all vertices.
 *
 * <p><b>Bounds.</b> A vertex v of a cluster follows joints with weights that sum to 1. So its projection is between the
 * places P<sub>j</sub> v to which the maps of its joints take it (see {@link JointProjection}). Each of these is in a
 * disc round P<sub>j</sub> c, where c is the centre of the cluster; its radius is that of the cluster times the
 * greatest stretch of the map. The convex hull of these discs contains the cluster. The same holds for depths.
 *
 * <p><b>Rounding.</b> Vertices are skinned in floats, and their weights sum to 1 only nearly. The bounds of
 * {@link JointProjection} cover the difference.
 *
 * <p><b>Dropping.</b> Some corners of the last outline are skinned first, and the two vertices at the ends of the depth
 * range. A cluster is dropped if its discs are inside their hull by more than this rounding, and its depths inside
 * their range. Dropping a point that is inside the hull of others does not change the hull, and {@link ConvexHull} is
 * exact and does not depend on the order of its points. If the corners of the last outline are far from the outline,
 * more is skinned than necessary.
 *
 * <p>Jaime has 3 131 vertices in 498 clusters; of a running Jaime about 820 are skinned.
 */
final class ClusterCulling {
    /** More corners drop more clusters, but each cluster is compared with more edges. */
    private static final int DIRECTIONS = 16;
    /** The most vertices that are remembered: the ends of the range of depths, and corners. */
    static final int MOST_REMEMBERED = 2 + DIRECTIONS;
    /** x and y of the directions in which corners are remembered. */
    private static final double[] DIRECTION = directions();
    /** Numbers per edge: the outward unit normal and the distance from the origin. */
    private static final int EDGE = 3;

    private final JointProjection joints = new JointProjection();
    private BindPose pose;
    private float[] matrices;
    private ProjectionPlane plane;

    /** The hull of the vertices that are skinned first, moved inwards by the rounding; no edge if nothing is inside. */
    private double[] edges = new double[EDGE * 32];
    private int edgeCount;
    private double minDepth;
    private double maxDepth;

    /** The vertices that are skinned: their numbers in the bind pose, and their positions in plane coordinates. */
    private int[] numbers = {};
    private float[] xyz = {};
    private int count;

    private static double[] directions() {
        double[] directions = new double[2 * DIRECTIONS];
        for (int i = 0; i < DIRECTIONS; i++) {
            directions[2 * i] = Angles.cos(2 * Math.PI * i / DIRECTIONS);
            directions[2 * i + 1] = Angles.sin(2 * Math.PI * i / DIRECTIONS);
        }
        return directions;
    }

    /**
     * Computes the hull of a pose into that of the cache, and the range of depths of the transform. Returns false if
     * some vertex might not be finite after skinning and projection, so that all must be looked at.
     *
     * @param remembered how many vertices are in {@code corners}
     * @param corners vertices to begin with; receives those of this pose
     * @return how many vertices {@code corners} has then; −1 if there is no hull
     */
    int findHull(BindPose newPose, float[] newMatrices, PlaneTransform transform, int[] corners, int remembered,
            ProjectionCache cache) {
        count = 0;
        if (!joints.update(newPose, newMatrices, transform, cache.plane())) {
            return -1;
        }
        pose = newPose;
        matrices = newMatrices;
        plane = cache.plane();
        for (int i = 0; i < remembered; i++) {
            skin(corners[i], corners[i] + 1);
        }
        setInner(transform, cache);
        skinOuter();
        pose = null;
        matrices = null;
        float[] points = cache.projected(count);
        if (transform.collapse(xyz, count, false) != null || !transform.project(xyz, count, points)) {
            return -1;
        }
        transform.findDepths(xyz, count);
        findEnds(transform.computeMatrix(), corners);
        int outer = dropInside(points);
        cache.hull.compute(points, outer);
        return findCorners(points, outer, corners);
    }

    /** How many vertices were skinned for the last hull. */
    int count() {
        return count;
    }

    private void skin(int from, int to) {
        int first = count;
        if (numbers.length < count + to - from) {
            numbers = Arrays.copyOf(numbers, 2 * (count + to - from));
            xyz = Arrays.copyOf(xyz, 3 * numbers.length);
        }
        for (int i = from; i < to; i++) {
            numbers[count] = i;
            pose.skin(i, matrices, xyz, 3 * count);
            count++;
        }
        if (plane != ProjectionPlane.XY) {
            MeshVertices.convert(plane, xyz, 3 * first, 3 * count);
        }
    }

    /** Sets the edges and depths inside which vertices are dropped, to those of the vertices skinned so far. */
    private void setInner(PlaneTransform transform, ProjectionCache cache) {
        edgeCount = 0;
        float[] points = cache.projected(count);
        ConvexHull hull = cache.hull;
        if (!transform.project(xyz, count, points)) {
            return;
        }
        hull.compute(points, count);
        transform.findDepths(xyz, count);
        minDepth = transform.minDepth() + joints.depthRounding();
        maxDepth = transform.maxDepth() - joints.depthRounding();
        int corners = hull.count();
        if (corners < 3) {
            return;
        }
        if (edges.length < EDGE * corners) {
            edges = new double[2 * EDGE * corners];
        }
        edgeCount = corners;
        double px = hull.x(corners - 1);
        double py = hull.y(corners - 1);
        for (int i = 0; i < corners; i++) {
            double qx = hull.x(i);
            double qy = hull.y(i);
            double length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));
            double nx = (qy - py) / length;
            double ny = (px - qx) / length;
            edges[EDGE * i] = nx;
            edges[EDGE * i + 1] = ny;
            edges[EDGE * i + 2] = nx * px + ny * py - joints.rounding();
            px = qx;
            py = qy;
        }
    }

    /** Skins the vertices that may be on the outline, or at an end of the range of depths. */
    private void skinOuter() {
        int[] starts = pose.clusters();
        int clusters = pose.clusterCount();
        for (int i = 0; i < clusters; i++) {
            if (!isInside(i)) {
                skin(starts[i], starts[i + 1]);
            }
        }
        skin(starts[clusters], pose.count());
    }

    /** Whether the vertices of a cluster are inside the edges, and their depths inside the range; false for NaN. */
    private boolean isInside(int cluster) {
        double[] m = joints.maps();
        double[] spheres = pose.spheres();
        int at = BindPose.SPHERE * cluster;
        double x = spheres[at];
        double y = spheres[at + 1];
        double z = spheres[at + 2];
        double size = spheres[at + 3];
        int end = pose.jointStarts()[cluster + 1];
        for (int i = pose.jointStarts()[cluster]; i < end; i++) {
            int k = JointProjection.at(pose.clusterJoints()[i]);
            double depth = m[k + 8] * x + m[k + 9] * y + m[k + 10] * z + m[k + 11];
            double halfDepth = m[k + JointProjection.DEPTH_STRETCH] * size;
            if (!(depth - halfDepth > minDepth && depth + halfDepth < maxDepth
                    && contains(m[k] * x + m[k + 1] * y + m[k + 2] * z + m[k + 3],
                            m[k + 4] * x + m[k + 5] * y + m[k + 6] * z + m[k + 7],
                            m[k + JointProjection.STRETCH] * size))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a disc is strictly inside the edges; false for NaN. */
    private boolean contains(double x, double y, double radius) {
        double[] e = edges;
        int end = EDGE * edgeCount;
        for (int i = 0; i < end; i += EDGE) {
            if (!(e[i] * x + e[i + 1] * y + radius < e[i + 2])) {
                return false;
            }
        }
        return end > 0;
    }

    /** Removes the points inside the edges; returns how many are left. */
    private int dropInside(float[] points) {
        int left = 0;
        for (int i = 0; i < count; i++) {
            float x = points[2 * i];
            float y = points[2 * i + 1];
            if (!contains(x, y, 0)) {
                points[2 * left] = x;
                points[2 * left + 1] = y;
                numbers[left++] = numbers[i];
            }
        }
        return left;
    }

    /** Writes the vertices of least and greatest depth to the start of an array. */
    private void findEnds(double[] matrix, int[] into) {
        int lowest = 0;
        int highest = 0;
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double depth = matrix[6] * xyz[3 * i] + matrix[7] * xyz[3 * i + 1] + matrix[8] * xyz[3 * i + 2];
            if (depth < least) {
                least = depth;
                lowest = i;
            }
            if (depth > greatest) {
                greatest = depth;
                highest = i;
            }
        }
        into[0] = numbers[lowest];
        into[1] = numbers[highest];
    }

    /** Writes the vertices furthest in each direction behind the two ends; returns how many there are in all. */
    private int findCorners(float[] points, int outer, int[] into) {
        int found = 2;
        for (int d = 0; d < DIRECTIONS && outer > 0; d++) {
            double x = DIRECTION[2 * d];
            double y = DIRECTION[2 * d + 1];
            int furthest = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < outer; i++) {
                double along = x * points[2 * i] + y * points[2 * i + 1];
                if (along > most) {
                    most = along;
                    furthest = i;
                }
            }
            if (into[found - 1] != numbers[furthest] || found == 2) {
                into[found++] = numbers[furthest];
            }
        }
        return found;
    }
}
