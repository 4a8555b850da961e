package org.jmesat.narrowphase;

import static org.jmesat.narrowphase.MinkowskiDifference.PART;
import static org.jmesat.narrowphase.MinkowskiDifference.RADIUS;
import static org.jmesat.narrowphase.MinkowskiDifference.SQUARED;

import java.util.Arrays;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/**
 * Finds the free place of a body among obstacles: the shortest translation after which it overlaps none of them.
 *
 * <pre>
 * FreePlace place = new FreePlace();
 * place.add(box, leftWall);
 * place.add(box, floor);
 * if (place.find(2)) {
 *     ... move the box by place.x(), place.y()
 * }
 * </pre>
 *
 * <p>The MTVs of single pairs do not answer this: their sum may lead into a third obstacle, and in a row of tiles they
 * lead along the row. A body of several convex pieces is added piece by piece, with the same obstacles; all pieces move
 * together. Nothing is kept from one search to the next but the arrays, so the same input gives the same bits.
 *
 * <p><b>Method.</b> The translations that make a pair overlap are the interior of a convex set, the Minkowski
 * difference obstacle − piece. The free place is the point closest to the origin that is in none of these interiors:
 * the closest point of one edge or arc of a boundary, or a point where two boundaries meet. They meet where an edge or
 * arc of one meets an edge or arc of the other, ends included; if edges lie on each other, the end of one meets the
 * next edge or arc of the other. All these points are tried, and each that is nearer than the best so far is checked
 * against all boundaries. For p edges and arcs nearer than the result that makes O(p²) crossings. {@link #find}
 * allocates nothing once the arrays have grown.
 *
 * <p><b>Tolerance.</b> t is {@link Tolerance#touching} of a pair.
 * <ul>
 * <li>A body that is nowhere deeper than t/2 is left where it is: the translation is (0, 0).
 * <li>Otherwise the place touches the obstacle or the two obstacles that determine it, exactly up to the rounding of
 * doubles, and is nowhere deeper than t/4. The remaining quarter is for the rounding of coordinates to floats: a body
 * that was moved to its place stays there.
 * <li>So a gap is a place if the body is wider by at most t/4: a box of 1 fits in a gap of 1, however the two are
 * turned. A seam between two tiles is a gap of width 0, or less than t if they are not quite adjacent. It is a place
 * for a point or a segment along it, and for nothing that is wider than the seam by more than t/4.
 * <li>Where two boundaries meet at an angle α, measured outside of both, points that are less than t/4 deep in each
 * reach (t/4) / sin(α/2) beyond the corner. So in a pointed notch the translation may be shorter by that than one
 * to a place where nothing overlaps at all. It is longer by t/4 at most, for the least t of all pairs that can overlap.
 * </ul>
 *
 * <p><b>Ties.</b> Places whose distances differ by less than t/4, for that least t, are equally near; otherwise a
 * circle on the seam of two tiles would be moved aside for nothing. Of these the first is taken: closest points of
 * edges, then of arcs, then crossings, in the order in which pairs were added, then in the order of the normals,
 * counter-clockwise, +X before +Y before −X before −Y. Concentric shapes part along +X if that is one of the shortest
 * ways.
 *
 * <p><b>Degenerate shapes.</b> Points, segments and rounded shapes are valid. A pair of which neither has an area
 * overlaps only if it is rounded or if two segments cross. A pair that cannot overlap, such as a point and a segment or
 * two parallel segments, both without rounding, changes neither the place nor the ties.
 *
 * <p>An instance must not be shared between threads.
 */
public final class FreePlace {
    /** The share of t by which a body may overlap and still stay where it is. */
    private static final double AT_REST = 0.5;
    /** The share of t by which a body may overlap at a new place. */
    private static final double MOVED = 0.25;
    /**
     * The share of its length, or radius, by which a point may lie beyond an edge or arc and still count as on it, so
     * that rounding loses no crossing at an end. Every place is checked, so a generous value costs only time.
     */
    private static final double BEYOND = Tolerance.RELATIVE;

    private MinkowskiDifference[] differences = {};
    private int count;
    private double[] parts = {};
    /** A place must be nearer than this to be taken; squared. */
    private double limit;
    private double tie;
    /** Places whose distances differ by less are equally near; infinite if no pair can overlap. */
    private double margin = Double.POSITIVE_INFINITY;
    private boolean found;
    private double x;
    private double y;

    /** Creates an instance without obstacles. */
    public FreePlace() {
    }

    /** Removes all pairs. */
    public void clear() {
        count = 0;
        tie = 0;
        margin = Double.POSITIVE_INFINITY;
        x = 0;
        y = 0;
    }

    /**
     * Adds a pair that must not overlap. Both shapes are copied.
     *
     * @param piece a convex piece of the body that moves, placed, not empty
     * @param obstacle a convex piece of an obstacle, placed, not empty
     * @throws IllegalArgumentException if a shape is empty
     */
    public void add(PlacedPolygon piece, PlacedPolygon obstacle) {
        add(piece, obstacle, 0, 0);
    }

    /**
     * Adds a pair that must not overlap, one of which is not where it is placed. Both shapes are copied.
     *
     * @param piece a convex piece of the body that moves, placed, not empty
     * @param obstacle a convex piece of an obstacle, placed, not empty
     * @param dx x of the obstacle's displacement, less that of the piece, in world units (finite)
     * @param dy y of that displacement
     * @throws IllegalArgumentException if a shape is empty, or a number is NaN or infinite
     */
    public void add(PlacedPolygon piece, PlacedPolygon obstacle, double dx, double dy) {
        ShapePair.require("piece", piece);
        ShapePair.require("obstacle", obstacle);
        if (!Double.isFinite(dx) || !Double.isFinite(dy)) {
            throw new IllegalArgumentException("The displacement of an obstacle cannot be (" + dx + ", " + dy + ")");
        }
        if (count == differences.length) {
            differences = Arrays.copyOf(differences, 2 * count + 4);
            Arrays.setAll(differences, i -> i < count ? differences[i] : new MinkowskiDifference());
        }
        differences[count].set(piece, obstacle, dx, dy);
        addLast();
    }

    /** Adds a pair by its difference, which is shared with the caller. */
    void add(MinkowskiDifference difference) {
        if (count == differences.length) {
            differences = Arrays.copyOf(differences, 2 * count + 4);
        }
        differences[count] = difference;
        addLast();
    }

    private void addLast() {
        if (differences[count].blocks()) {
            tie = Math.max(tie, differences[count].tie());
            margin = Math.min(margin, MOVED * differences[count].tolerance());
            count++;
        }
    }

    /**
     * Finds the shortest translation of the body after which no pair overlaps. Obstacles that are further from the body
     * than the reach need not be added; with many obstacles, begin with a short reach and double it while there is no
     * room.
     *
     * @param reach greatest length of the translation, in world units (≥0, may be infinite)
     * @return true if there is such a translation, (0, 0) included; false if there is no room within the reach
     * @throws IllegalArgumentException if the reach is negative or NaN
     */
    public boolean find(double reach) {
        if (!(reach >= 0)) {
            throw new IllegalArgumentException("The reach cannot be " + reach);
        }
        x = 0;
        y = 0;
        found = isFree(0, 0, AT_REST);
        if (!found) {
            limit = (reach + tie) * (reach + tie);
            search();
        }
        return found;
    }

    private void search() {
        int end = 0;
        for (int d = 0; d < count; d++) {
            int needed = end + differences[d].partSize();
            parts = needed <= parts.length ? parts : Arrays.copyOf(parts, 2 * needed);
            end = differences[d].writeParts(parts, end);
        }
        // Edges first: beside a seam, the arc of one tile is nearer than the other's edge by less than the margin.
        for (int i = 0; i < end; i += PART) {
            if (parts[i + RADIUS] == 0) {
                offerFoot(i);
            }
        }
        for (int i = 0; i < end; i += PART) {
            if (parts[i + RADIUS] > 0) {
                offerNearest(i);
            }
        }
        for (int i = 0, d = 0; i < end; i += PART) {
            d += i == differences[d].partEnd() ? 1 : 0;
            for (int j = differences[d].partEnd(); j < end && parts[i + SQUARED] < limit; j += PART) {
                if (parts[j + SQUARED] < limit) {
                    offerCrossings(i, j);
                }
            }
        }
    }

    private void offerFoot(int edge) {
        double ex = parts[edge + 2];
        double ey = parts[edge + 3];
        double height = (parts[edge] * ey - parts[edge + 1] * ex) / (ex * ex + ey * ey);
        offer(edge, edge, height * ey, -height * ex);
    }

    private void offerNearest(int arc) {
        double px = parts[arc];
        double py = parts[arc + 1];
        double radius = parts[arc + RADIUS];
        double apart = Math.sqrt(px * px + py * py);
        boolean centred = apart <= tie;
        offer(arc, arc, px - radius * (centred ? -1 : px / apart), py - radius * (centred ? 0 : py / apart));
    }

    private void offerCrossings(int i, int j) {
        double dx = parts[j] - parts[i];
        double dy = parts[j + 1] - parts[i + 1];
        double r = parts[i + RADIUS];
        double s = parts[j + RADIUS];
        if (r > 0 && s > 0) {
            // The line through the crossings of two circles: their radical axis.
            double share = 0.5 + 0.5 * (r - s) * (r + s) / (dx * dx + dy * dy);
            offerOnLine(i, j, parts[i] + share * dx, parts[i + 1] + share * dy, -dy, dx);
        } else if (r > 0) {
            offerOnLine(i, j, parts[j], parts[j + 1], parts[j + 2], parts[j + 3]);
        } else if (s > 0) {
            offerOnLine(j, i, parts[i], parts[i + 1], parts[i + 2], parts[i + 3]);
        } else {
            double ex = parts[i + 2];
            double ey = parts[i + 3];
            // Infinite or NaN for parallel edges, which is on neither.
            double share = (dx * parts[j + 3] - dy * parts[j + 2]) / (ex * parts[j + 3] - ey * parts[j + 2]);
            offer(i, j, parts[i] + share * ex, parts[i + 1] + share * ey);
        }
    }

    /** Offers the crossings of an arc and a line on which all crossings with another part lie. */
    private void offerOnLine(int arc, int other, double lineX, double lineY, double ex, double ey) {
        double radius = parts[arc + RADIUS];
        double share = ((parts[arc] - lineX) * ex + (parts[arc + 1] - lineY) * ey) / (ex * ex + ey * ey);
        double midX = lineX + share * ex;
        double midY = lineY + share * ey;
        double offX = midX - parts[arc];
        double offY = midY - parts[arc + 1];
        double squared = radius * radius - (offX * offX + offY * offY);
        if (squared >= -2 * BEYOND * radius * radius) {
            double half = Math.sqrt(Math.max(0, squared) / (ex * ex + ey * ey));
            offer(arc, other, midX + half * ex, midY + half * ey);
            offer(arc, other, midX - half * ex, midY - half * ey);
        }
    }

    /** Takes a point of the lines or circles of two parts if it is on both, nearer than the best so far, and free. */
    private void offer(int i, int j, double px, double py) {
        double squared = px * px + py * py;
        if (squared < limit && isOn(i, px, py) && isOn(j, px, py) && isFree(px, py, MOVED)) {
            double shorter = Math.max(0, Math.sqrt(squared) - margin);
            limit = shorter * shorter;
            x = px + 0.0;
            y = py + 0.0;
            found = true;
        }
    }

    private boolean isOn(int i, double px, double py) {
        double dx = px - parts[i];
        double dy = py - parts[i + 1];
        double ux = parts[i + 2];
        double uy = parts[i + 3];
        if (parts[i + RADIUS] > 0) {
            double least = -BEYOND * parts[i + RADIUS];
            return ux * dy - uy * dx >= least && dx * parts[i + 5] - dy * parts[i + 4] >= least;
        }
        double along = dx * ux + dy * uy;
        double length = ux * ux + uy * uy;
        return along >= -BEYOND * length && along <= (1 + BEYOND) * length;
    }

    private boolean isFree(double px, double py, double share) {
        boolean free = true;
        for (int d = 0; d < count && free; d++) {
            free = differences[d].isFree(px, py, share);
        }
        return free;
    }

    /** {@return the x component of the translation that was found last, in world units; 0 if none was found} */
    public double x() {
        return x;
    }

    /** {@return the y component of the translation that was found last, in world units; 0 if none was found} */
    public double y() {
        return y;
    }
}
