package org.jmesat.sample.lab;

import com.jme3.math.Vector2f;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.geometry.ConvexDecomposition;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.ShapePair;

/**
 * One of the two shapes: its corners as the user edits them, its rounding and its pose. One corner with a rounding is a
 * circle, two are a capsule. Concave corners give several convex pieces.
 */
final class LabShape {
    /** The most corners. */
    static final int MOST = 12;
    /** Distance of the corners of a regular polygon from its middle. */
    private static final float RADIUS = 1.2f;
    private static final float ROUNDING = 0.35f;
    /** How far a shape can be from the origin, in world units. */
    private static final double FAR = 20;
    /** Within this, points are the same. */
    private static final float CLOSE = 1e-4f;

    /** In local coordinates. */
    private float[] xy;
    /** Whether no sides cross or touch. */
    private boolean simple;
    private float rounding;
    private double x;
    private double y;
    private double angle;
    private List<ConvexPolygon> pieces;
    private final List<String[]> edgeNames = new ArrayList<>();

    LabShape(double x, double y, double angle, float rounding, float... xy) {
        this.x = x;
        this.y = y;
        this.angle = angle;
        this.rounding = rounding;
        change(xy);
    }

    LabShape(LabShape from) {
        this(from.x, from.y, from.angle, from.rounding, from.xy);
    }

    private void change(float... corners) {
        xy = corners;
        ConvexPolygon[] sharp;
        simple = true;
        try {
            sharp = count() < 3 ? hull() : ConvexDecomposition.of(xy);
        } catch (IllegalArgumentException noPolygon) {
            // Crossed sides, or no area.
            sharp = hull();
            simple = false;
        }
        pieces = Arrays.stream(sharp).map(piece -> piece.rounded(rounding)).toList();
        nameEdges();
    }

    private ConvexPolygon[] hull() {
        return new ConvexPolygon[] {ConvexPolygon.hullOf(xy)};
    }

    private void nameEdges() {
        edgeNames.clear();
        List<Vector2f> cuts = new ArrayList<>();
        for (ConvexPolygon piece : pieces) {
            String[] names = new String[piece.getVertexCount()];
            for (int i = 0; i < names.length; i++) {
                int next = (i + 1) % names.length;
                names[i] = pieces.size() == 1 ? "" + i : name(new Vector2f(0.5f * (piece.getX(i) + piece.getX(next)),
                        0.5f * (piece.getY(i) + piece.getY(next))), cuts);
            }
            edgeNames.add(names);
        }
    }

    /** Names an edge of a piece by its middle, which is on the outline or on a cut. Adds a new cut to the list. */
    private String name(Vector2f middle, List<Vector2f> cuts) {
        for (int i = 0; i < count(); i++) {
            Vector2f from = new Vector2f(xy[2 * i], xy[2 * i + 1]);
            int next = (i + 1) % count();
            Vector2f to = new Vector2f(xy[2 * next], xy[2 * next + 1]);
            if (from.distance(middle) + middle.distance(to) - from.distance(to) < CLOSE) {
                return "" + i;
            }
        }
        int cut = 0;
        while (cut < cuts.size() && cuts.get(cut).distance(middle) > CLOSE) {
            cut++;
        }
        if (cut == cuts.size()) {
            cuts.add(middle);
        }
        return " cut " + (cut + 1);
    }

    /** Returns the convex pieces, in local coordinates; unmodifiable, at least one. */
    List<ConvexPolygon> pieces() {
        return pieces;
    }

    /** Returns the number of an edge of a piece: that of the edge of the outline, or of a cut between pieces. */
    String edgeName(int piece, int edge) {
        return edgeNames.get(piece)[edge];
    }

    /** Returns new placed pieces, moved by a vector. */
    List<PlacedPolygon> place(double dx, double dy) {
        List<PlacedPolygon> placed = new ArrayList<>();
        for (ConvexPolygon piece : pieces) {
            placed.add(PlacedPolygon.of(piece, x + dx, y + dy, angle));
        }
        return placed;
    }

    /** Returns the straight motion by a vector. */
    Motion motion(double dx, double dy) {
        return Motion.of(x, y, angle, x + dx, y + dy, angle);
    }

    /** Returns the outline that the user edits: plane x and y of each corner, moved by a vector. */
    double[] outline(double dx, double dy) {
        double[] outline = new double[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            outline[i] = x + dx + Math.cos(angle) * xy[i] - Math.sin(angle) * xy[i + 1];
            outline[i + 1] = y + dy + Math.sin(angle) * xy[i] + Math.cos(angle) * xy[i + 1];
        }
        return outline;
    }

    int count() {
        return xy.length / 2;
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }

    double angle() {
        return angle;
    }

    float rounding() {
        return rounding;
    }

    void move(double dx, double dy) {
        x = Math.max(-FAR, Math.min(FAR, x + dx));
        y = Math.max(-FAR, Math.min(FAR, y + dy));
    }

    void turn(double radians) {
        angle += radians;
    }

    /** Moves a corner to a point of the plane, unless sides would then cross where none did. */
    void setCorner(int corner, double px, double py) {
        float[] before = xy;
        float[] changed = xy.clone();
        put(changed, corner, px, py);
        boolean wasSimple = simple;
        change(changed);
        if (wasSimple && !simple) {
            change(before);
        }
    }

    private void put(float[] corners, int corner, double px, double py) {
        double dx = Math.max(-FAR, Math.min(FAR, px - x));
        double dy = Math.max(-FAR, Math.min(FAR, py - y));
        corners[2 * corner] = (float) (Math.cos(angle) * dx + Math.sin(angle) * dy);
        corners[2 * corner + 1] = (float) (Math.cos(angle) * dy - Math.sin(angle) * dx);
    }

    /** Adds a corner at a point of the plane, in the nearest edge. Returns it, or −1 if there are too many. */
    int addCorner(double px, double py) {
        if (count() >= MOST) {
            return -1;
        }
        float[] more = new float[xy.length + 2];
        int corner = nearestEdge(px, py) + 1;
        System.arraycopy(xy, 0, more, 0, 2 * corner);
        System.arraycopy(xy, 2 * corner, more, 2 * corner + 2, xy.length - 2 * corner);
        put(more, corner, px, py);
        change(more);
        return corner;
    }

    /** Returns the edge that is nearest to a point, by the corner where it begins. */
    private int nearestEdge(double px, double py) {
        double[] outline = outline(0, 0);
        PlacedPolygon point = PlacedPolygon.of(ConvexPolygon.hullOf(0, 0), px, py, 0);
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count(); i++) {
            int next = (i + 1) % count();
            ConvexPolygon edge = ConvexPolygon.hullOf((float) outline[2 * i], (float) outline[2 * i + 1],
                    (float) outline[2 * next], (float) outline[2 * next + 1]);
            double distance = ShapePair.of(PlacedPolygon.of(edge, 0, 0, 0), point).separation();
            best = distance < least ? i : best;
            least = Math.min(least, distance);
        }
        return best;
    }

    /** Removes a corner; does nothing if it is the last one. */
    void removeCorner(int corner) {
        if (count() > 1) {
            float[] less = Arrays.copyOf(xy, xy.length - 2);
            System.arraycopy(xy, 2 * corner + 2, less, 2 * corner, less.length - 2 * corner);
            change(less);
        }
    }

    /** Makes this a regular polygon; with two corners a capsule, with one a circle. */
    void setCount(int count) {
        int corners = Math.max(1, Math.min(MOST, count));
        rounding = corners == 1 ? 0.75f * RADIUS : corners == 2 ? ROUNDING : count() < 3 ? 0 : rounding;
        float[] regular = corners == 2 ? new float[] {-RADIUS, 0, RADIUS, 0} : new float[2 * corners];
        for (int i = 0; i < corners && corners > 2; i++) {
            regular[2 * i] = ConvexPolygon.regular(corners, RADIUS).getX(i);
            regular[2 * i + 1] = ConvexPolygon.regular(corners, RADIUS).getY(i);
        }
        change(regular);
    }

    /** Makes this rounded, or sharp if it is rounded. */
    void switchRounding() {
        rounding = rounding > 0 ? 0 : ROUNDING;
        change(xy);
    }
}
