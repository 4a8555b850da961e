package org.jmesat.testing;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;

/**
 * Two polygons in poses that are difficult for collision code.
 *
 * @param kind the kind of difficulty
 * @param seed of the generator
 * @param round index of the pair in the generator's sequence
 * @param a one polygon
 * @param poseA its pose
 * @param b the other polygon
 * @param poseB its pose
 */
public record HardPair(Kind kind, long seed, long round, ConvexPolygon a, Pose poseA, ConvexPolygon b, Pose poseB) {
    /** The kinds of difficulty. */
    public enum Kind {
        /** Similar sizes, about half of the pairs overlapping. */
        SIMILAR_SIZE,
        /** One shape inside the other. */
        CONTAINED,
        /** Equal local origins; the shapes may be equal too. */
        CONCENTRIC,
        /** A vertex of one on an edge of the other, exactly or within a few ulps. */
        VERTEX_TO_EDGE,
        /** A vertex of each at the same position, exactly or nearly. */
        VERTEX_TO_VERTEX,
        /** An edge of each on the same line, exactly or nearly. */
        EDGE_TO_EDGE,
        /** Rectangles and regular polygons of the same orientation, so that several axes tie. */
        PARALLEL_EDGES,
        /** Shapes with an aspect ratio from 1:10² to 1:10⁶. */
        SLIVERS,
        /** Sizes of about 1:1000, the smaller near the larger one's outline. */
        DIFFERENT_SIZES,
        /** At least one shape without an interior. */
        POINTS_AND_SEGMENTS,
        /** Coordinates on whole and half numbers, angles of right angles. */
        ON_GRID,
        /** A pair of another kind, scaled down to 10⁻⁴. */
        SMALL_SCALE,
        /** A pair of another kind, about 10⁶ from the origin. */
        FAR_AWAY
    }

    /**
     * A position and an angle.
     *
     * @param x world x of the local origin
     * @param y world y of the local origin
     * @param angle in radians, counter-clockwise
     */
    public record Pose(double x, double y, double angle) {
        public double cos() {
            return StrictMath.cos(angle);
        }

        public double sin() {
            return StrictMath.sin(angle);
        }

        private PlacedPolygon place(ConvexPolygon polygon) {
            return Placing.at(polygon, x, y, angle);
        }

        private ExactShape exact(ConvexPolygon polygon) {
            return ExactShape.of(polygon, x, y, cos(), sin());
        }
    }

    public PlacedPolygon placedA() {
        return poseA.place(a);
    }

    public PlacedPolygon placedB() {
        return poseB.place(b);
    }

    public ExactShape exactA() {
        return poseA.exact(a);
    }

    public ExactShape exactB() {
        return poseB.exact(b);
    }

    /** A line with kind, seed and round, then two lines of code that rebuild both shapes. */
    @Override
    public String toString() {
        return kind + ", round " + round + " of seed " + seed + "L\n" + code("a", a, poseA) + '\n'
                + code("b", b, poseB);
    }

    private static String code(String name, ConvexPolygon polygon, Pose pose) {
        StringBuilder text = new StringBuilder(name).append(" = Placing.at(ConvexPolygon.")
                .append(polygon.getVertexCount() < 3 ? "hullOf(" : "of(");
        for (int i = 0; i < polygon.getVertexCount(); i++) {
            text.append(i == 0 ? "" : ", ").append(polygon.getX(i)).append("f, ").append(polygon.getY(i)).append('f');
        }
        return text.append("), ").append(pose.x()).append(", ").append(pose.y()).append(", ").append(pose.angle())
                .append(");").toString();
    }
}
