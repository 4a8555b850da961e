package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;

/**
 * What of a polygon's core reaches furthest in a direction: one vertex, or all those of an edge, as an interval on the
 * tangent, which is the direction turned counter-clockwise by a right angle.
 *
 * <p>Directions are asked for counter-clockwise one after the other. The furthest vertex then moves on counter-clockwise,
 * too, so that once round costs O(n); other than with a thin shape, where doubles cannot be trusted to find the way.
 */
final class FaceSpan {
    /** How far the face reaches in the direction. */
    double furthest;
    /** Where the face begins on the tangent, and the vertex there. */
    double low;
    int lowest;
    /** Where the face ends on the tangent, and the vertex there. */
    double high;
    int highest;

    private PlacedPolygon shape;
    private double level;
    private boolean searching;
    private int at;

    /**
     * Begins with another shape, or another first direction.
     *
     * @param newShape the shape, as it is placed
     * @param newLevel how far a vertex may lie behind the furthest and still belong to the face
     */
    void begin(PlacedPolygon newShape, double newLevel) {
        shape = newShape;
        level = newLevel;
        searching = true;
    }

    /** Finds the face in a direction. */
    void find(double nx, double ny) {
        if (searching) {
            search(nx, ny);
            searching = shape.shape().isThin();
        } else {
            climb(nx, ny);
        }
        furthest = along(at, nx, ny);
        lowest = at;
        low = along(at, -ny, nx);
        for (int i = previous(at); along(i, -ny, nx) < low && along(i, nx, ny) >= furthest - level; i = previous(i)) {
            lowest = i;
            low = along(i, -ny, nx);
        }
        highest = at;
        high = along(at, -ny, nx);
        for (int i = next(at); along(i, -ny, nx) > high && along(i, nx, ny) >= furthest - level; i = next(i)) {
            highest = i;
            high = along(i, -ny, nx);
        }
    }

    private void search(double nx, double ny) {
        at = 0;
        for (int i = 1; i < shape.count(); i++) {
            if (along(i, nx, ny) > along(at, nx, ny)) {
                at = i;
            }
        }
    }

    private void climb(double nx, double ny) {
        for (int left = shape.count(); left > 1 && along(next(at), nx, ny) > along(at, nx, ny); left--) {
            at = next(at);
        }
    }

    private int next(int i) {
        return i + 1 < shape.count() ? i + 1 : 0;
    }

    private int previous(int i) {
        return (i > 0 ? i : shape.count()) - 1;
    }

    private double along(int i, double nx, double ny) {
        return nx * shape.x()[i] + ny * shape.y()[i];
    }
}
