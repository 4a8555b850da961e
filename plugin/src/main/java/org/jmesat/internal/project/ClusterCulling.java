package org.jmesat.internal.project;

import org.jmesat.internal.geometry.ConvexHull;

/**
 * Finds the vertices of a skinned mesh that may be on its outline or at an end of its range of depths, and skins only
 * these. The outline is the same, to the bit, as that of all vertices.
 *
 * <p><b>Bounds.</b> A vertex v of a cluster follows the joints j with the weights w<sub>j</sub>, which sum to 1. With
 * the map P<sub>j</sub> of a joint from bind pose to plane (see {@link JointProjection}), the linear part A<sub>j</sub>
 * of that map, the centre c of the cluster and the mean weights m<sub>j</sub>, its projection is
 * Σ w<sub>j</sub> P<sub>j</sub> v = C + Σ (w<sub>j</sub> − m<sub>j</sub>) (P<sub>j</sub> c − C)
 * + Σ w<sub>j</sub> A<sub>j</sub> (v − c), where C = Σ m<sub>j</sub> P<sub>j</sub> c. So it is in a disc round C. The
 * radius is the sum over the joints of the greatest deviation from m<sub>j</sub> times |P<sub>j</sub> c − C|, and the
 * radius of the cluster times the greatest stretch of an A<sub>j</sub>. The same holds for depths.
 *
 * <p><b>Margins.</b> Vertices are skinned in floats, and their weights sum to 1 only nearly. The margins of
 * {@link JointProjection} bound the difference.
 *
 * <p><b>Dropping.</b> The vertices that were corners of the last outline are skinned first, and the two at the ends of
 * the depth range. A cluster is dropped if its disc is inside their hull by more than the margin, and its depths
 * inside their range. Dropping a point that is inside the hull of others does not change the hull, and
 * {@link ConvexHull} is exact and does not depend on the order of its points. If the corners of the last outline are
 * far from the outline, more is skinned than necessary.
 *
 * <p>Jaime has 3 131 vertices in 498 clusters; of a running Jaime about 570 are skinned, and 50 reach the hull.
 */
final class ClusterCulling {
    private final JointProjection joints = new JointProjection();
    private final InnerPolygon inner = new InnerPolygon();
    /** x, y and depth of the centre of a cluster under each of its joints. */
    private double[] centers = new double[3 * 16];
    /** The clusters that may only have an end of the range of depths. */
    private int[] deep = new int[16];

    /**
     * Computes the bounds of the joints. Returns false if some vertex might not be finite after skinning and
     * projection, so that all must be looked at.
     */
    boolean begin(BindPose pose, float[] matrices, PlaneTransform transform, ProjectionCache cache) {
        return joints.update(pose, matrices, transform, cache.plane());
    }

    /**
     * Adds the vertices that may matter to those that are kept. Returns how many of these may be on the outline; they
     * come first. The others may only have the least or greatest depth.
     */
    int addOuter(BindPose pose, KeptVertices kept, PlaneTransform transform, ProjectionCache cache) {
        float[] points = cache.projected(kept.count());
        ConvexHull hull = cache.hull();
        inner.clear();
        if (transform.project(kept.xyz(), kept.count(), points)) {
            hull.compute(points, kept.count());
            inner.set(hull, joints.margin(), transform, joints.depthMargin());
        }
        ClusterBounds clusters = pose.clusters();
        ensureCapacity(clusters.count(), Math.max(clusters.mostEntries(), pose.groups().mostEntries()));
        int[] starts = clusters.starts();
        double growth = 1 + pose.limits().deviation();
        int deepCount = 0;
        for (int group = 0; group < pose.groups().count(); group++) {
            if (place(pose.groups(), group, growth) == InnerPolygon.INSIDE) {
                continue;
            }
            for (int i = pose.groupClusters()[group]; i < pose.groupClusters()[group + 1]; i++) {
                int place = place(clusters, i, growth);
                if (place == InnerPolygon.OUTSIDE) {
                    kept.addAll(starts[i], starts[i + 1]);
                } else if (place == InnerPolygon.DEEP) {
                    deep[deepCount++] = i;
                }
            }
        }
        kept.addAll(starts[clusters.count()], pose.count());
        int outer = kept.count();
        for (int i = 0; i < deepCount; i++) {
            kept.addAll(starts[deep[i]], starts[deep[i] + 1]);
        }
        return outer;
    }

    private void ensureCapacity(int clusters, int entries) {
        if (deep.length < clusters) {
            deep = new int[clusters + clusters / 2];
        }
        if (centers.length < 3 * entries) {
            centers = new double[6 * entries];
        }
    }

    /** The hull of the vertices that were kept first, moved inwards by the margin. */
    InnerPolygon inner() {
        return inner;
    }

    private int place(ClusterBounds clusters, int cluster, double growth) {
        double[] m = joints.maps();
        double[] spheres = clusters.spheres();
        int at = ClusterBounds.SPHERE * cluster;
        double cx = spheres[at];
        double cy = spheres[at + 1];
        double cz = spheres[at + 2];
        int first = clusters.entryStarts()[cluster];
        int count = clusters.entryStarts()[cluster + 1] - first;
        double x = 0;
        double y = 0;
        double z = 0;
        double stretch = 0;
        double depthStretch = 0;
        double[] c = centers;
        for (int i = 0; i < count; i++) {
            int k = JointProjection.at(clusters.joints()[first + i]);
            double jointX = m[k] * cx + m[k + 1] * cy + m[k + 2] * cz + m[k + 3];
            double jointY = m[k + 4] * cx + m[k + 5] * cy + m[k + 6] * cz + m[k + 7];
            double jointZ = m[k + 8] * cx + m[k + 9] * cy + m[k + 10] * cz + m[k + 11];
            double mean = clusters.means()[first + i];
            x += mean * jointX;
            y += mean * jointY;
            z += mean * jointZ;
            c[3 * i] = jointX;
            c[3 * i + 1] = jointY;
            c[3 * i + 2] = jointZ;
            stretch = Math.max(stretch, m[k + JointProjection.STRETCH]);
            depthStretch = Math.max(depthStretch, m[k + JointProjection.DEPTH_STRETCH]);
        }
        double size = spheres[at + 3] * growth;
        double radius = stretch * size;
        double halfDepth = depthStretch * size;
        for (int i = 0; i < count && count > 1; i++) {
            double dx = c[3 * i] - x;
            double dy = c[3 * i + 1] - y;
            double spread = clusters.spreads()[first + i];
            radius += spread * Math.sqrt(dx * dx + dy * dy);
            halfDepth += spread * Math.abs(c[3 * i + 2] - z);
        }
        return inner.place(x, y, radius, z, halfDepth);
    }
}
