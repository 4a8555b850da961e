package org.jmesat.internal.bake;

import java.util.List;
import java.util.Objects;

/**
 * The exact outline of triangles in the plane, holes included, as few convex pieces.
 *
 * <p>Finding one that is not convex needs the JTS Topology Suite on the class path; {@link #isAvailable} says whether
 * it is there. This
 * class names no type of JTS, so that it can be loaded and asked without it.
 */
public final class OutlinePieces {
    /** Beyond this {@link #find} would take seconds. */
    public static final int MOST_TRIANGLES = 1_000_000;

    /** A simplified outline adds at most this share of the exact outline's area. */
    public static final double MOST_AREA_ERROR = 0.25;

    /** The words by which the lack of the library is told from other problems. */
    public static final String MISSING = "the library JTS, which is not on the class path";

    private static final float[][] NONE = {};
    /** The outline of triangles that all have no area. */
    static final OutlinePieces NO_AREA = new OutlinePieces(NONE, 0, null);
    private static final boolean AVAILABLE = isOnTheClassPath();

    private final float[][] pieces;
    private final double areaError;
    private final String problem;

    private OutlinePieces(float[][] pieces, double areaError, String problem) {
        this.pieces = pieces;
        this.areaError = areaError;
        this.problem = problem;
    }

    static OutlinePieces of(float[][] pieces, double areaError) {
        return new OutlinePieces(pieces, areaError, null);
    }

    static OutlinePieces none(String problem) {
        return new OutlinePieces(NONE, 0, problem);
    }

    private static boolean isOnTheClassPath() {
        try {
            Class.forName("org.locationtech.jts.noding.snapround.SnapRoundingNoder", false,
                    OutlinePieces.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError missing) {
            return false;
        }
    }

    /** {@return whether JTS is on the class path; without it {@link #find} finds only outlines that are convex} */
    public static boolean isAvailable() {
        return AVAILABLE;
    }

    /**
     * Finds the outline of triangles. A triangle that is seen edge-on is a segment. Bad geometry is no exception but a
     * result without pieces whose {@link #problem} says why: no triangle, a coordinate that is NaN or infinite, too
     * many triangles, sides, crossings or corners; no JTS, unless the outline is seen to be convex.
     *
     * @param xy x and y of three corners for each triangle, in any winding; not altered. Triangles may overlap, repeat,
     *     or have no area
     * @param triangles number of triangles (≥0)
     * @param maxVertices most corners that the outline is to have, all rings together, or 0 for the exact outline. A
     *     simplified outline covers the exact one; it keeps more corners if fewer would add more than
     *     {@link #MOST_AREA_ERROR} of the area
     * @return the pieces, or the problem; the same for the same input on every machine
     * @throws IllegalArgumentException if the array is shorter than six numbers for each triangle, or a number is
     *     negative
     */
    public static OutlinePieces find(float[] xy, int triangles, int maxVertices) {
        Objects.requireNonNull(xy, "xy");
        if (triangles < 0 || triangles > xy.length / 6) {
            throw new IllegalArgumentException(
                    "An array of " + xy.length + " numbers does not hold " + triangles + " triangles");
        }
        if (maxVertices < 0) {
            throw new IllegalArgumentException("The most vertices must not be negative, but are " + maxVertices);
        }
        if (!AVAILABLE) {
            OutlinePieces convex = ConvexOutline.find(xy, triangles, maxVertices);
            return convex != null ? convex : none("its outline needs " + MISSING);
        }
        if (triangles > MOST_TRIANGLES) {
            return none("its outline has more than " + MOST_TRIANGLES + " triangles");
        }
        return OutlineSearch.run(xy, triangles, maxVertices);
    }

    /**
     * Removes corners from rings that neither cross nor overlap, so that they still do not. Does not need JTS.
     *
     * @param rings x and y of the corners of each ring in turn, whole numbers up to 2²⁵ in magnitude; not altered
     * @param tolerance how far a removed corner may be from the side that replaces it
     * @return the rings as new arrays, in the same order
     */
    public static List<int[]> simplify(List<int[]> rings, double tolerance) {
        return RingSimplifier.simplify(rings, tolerance);
    }

    /**
     * Finds the pieces of what rings surround, where their winding number is above 0, if JTS {@link #isAvailable}.
     *
     * @param rings x and y of the corners of each ring in turn, whole numbers up to 2²⁵ in magnitude; not altered
     * @param unit the length of 1
     * @return the pieces, or the problem; the same for the same input on every machine
     */
    public static OutlinePieces ofRings(List<int[]> rings, double unit) {
        return OutlineSearch.run(rings, unit);
    }

    /**
     * {@return x and y of the corners of each piece: counter-clockwise, strictly convex as floats, with disjoint
     * interiors; then the segments of triangles without area that are not on pieces, or a single point if all
     * triangles are that point; empty if there is a {@link #problem}} The arrays belong to this result.
     */
    public float[][] pieces() {
        return pieces;
    }

    /**
     * {@return the area of the pieces less that of the exact outline, in squared units of the input (≥0); 0 without a
     * limit of vertices}
     */
    public double areaError() {
        return areaError;
    }

    /** {@return why there is no piece, as the rest of a sentence about the mesh, or null if there are pieces} */
    public String problem() {
        return problem;
    }
}
