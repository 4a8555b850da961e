package org.jmesat.geometry;

import java.util.Objects;

/**
 * Divides a concave polygon into convex ones, which {@link ConvexPolygon} and a body of several pieces need.
 *
 * <p>The pieces have the polygon's corners and no others, their interiors are disjoint, and together they are the
 * polygon. It is triangulated and the triangles are merged (S. Hertel and K. Mehlhorn, <i>Fast triangulation of simple
 * polygons</i>, 1983), which gives few pieces: the least number for many small polygons, a little more for others.
 * All decisions are exact, so the same corners give the same pieces on every machine. Holes are not supported.
 */
public final class ConvexDecomposition {
    private ConvexDecomposition() {
    }

    /**
     * Divides a polygon into convex pieces.
     *
     * @param xy x and y of at least three corners in turn, clockwise or counter-clockwise, in local units; the polygon
     *     may be concave and may have corners on straight edges or repeat a corner, which the pieces leave out; not
     *     altered
     * @return a new array of at least one new polygon, sharp and counter-clockwise
     * @throws IllegalArgumentException if there are fewer than three corners or more than 4 096, the array has an odd
     *     length, a number is NaN or infinite, or the polygon crosses or touches itself or has no area; the message
     *     names the value
     */
    public static ConvexPolygon[] of(float... xy) {
        float[][] pieces = SimplePolygon.partition(Objects.requireNonNull(xy, "xy"));
        ConvexPolygon[] polygons = new ConvexPolygon[pieces.length];
        for (int i = 0; i < pieces.length; i++) {
            polygons[i] = ConvexPolygon.of(pieces[i]);
        }
        return polygons;
    }
}
