package org.jmesat.internal.project;

import com.jme3.math.Vector2f;
import java.util.Arrays;
import java.util.List;
import org.jmesat.geometry.ConvexDecomposition;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.projection.ColliderShape;

/**
 * The shape that is set by hand for a collider, as groups of points in the spatial's local coordinates, which here are
 * plane coordinates: x and y in the plane, and z, which is 0, along its axis. The convex hull of a projected group,
 * rounded by the group's rounding, is one piece. Instances are computed again only when a setting changes.
 */
final class HandShape {
    private ColliderShape shape = ColliderShape.MESH;
    private float width;
    private float height;
    private float radius;
    private float offsetX;
    private float offsetY;
    private float angle;
    private String vertices = "";
    private List<ConvexPolygon> polygon = List.of();

    private float[] xyz = {};
    private int[] starts = {0};
    private float[] roundings = {};
    private int count;
    private String problem;
    private final PointGroups groups = new PointGroups();
    private double cos = 1;
    private double sin;

    /**
     * Sets the settings of a collider, which must be valid lengths and finite coordinates; the polygon, which must be
     * immutable, replaces the vertices unless it is empty. Returns true if any has changed. Allocates nothing if none
     * has.
     */
    boolean update(ColliderShape newShape, Vector2f size, float newRadius, Vector2f offset, float newAngle,
            String newVertices, List<ConvexPolygon> newPolygon) {
        if (newShape == shape && size.x == width && size.y == height && newRadius == radius && offset.x == offsetX
                && offset.y == offsetY && newAngle == angle && newPolygon == polygon && newVertices.equals(vertices)) {
            return false;
        }
        shape = newShape;
        width = size.x;
        height = size.y;
        radius = newRadius;
        offsetX = offset.x;
        offsetY = offset.y;
        angle = newAngle;
        vertices = newVertices;
        polygon = newPolygon;
        compute();
        return true;
    }

    private void compute() {
        count = 0;
        problem = null;
        setTurn();
        float x = width / 2;
        float y = height / 2;
        switch (shape) {
            case MESH -> { }
            case RECTANGLE -> add(0, -x, -y, x, -y, x, y, -x, y);
            case CIRCLE -> add(radius, 0, 0);
            case CAPSULE -> add(radius, -x, 0, x, 0);
            case SEGMENT -> add(0, -x, 0, x, 0);
            case POLYGON -> addPolygon();
        }
        groups.setRounded(xyz, starts, roundings, count);
    }

    /** Quarter turns are exact. */
    private void setTurn() {
        double degrees = Math.IEEEremainder(angle, 360);
        double quarters = Math.rint(degrees / 90);
        double rest = Math.toRadians(degrees - 90 * quarters);
        double c = Angles.cos(rest);
        double s = Angles.sin(rest);
        int quadrant = (int) quarters & 3;
        cos = quadrant == 0 ? c : quadrant == 1 ? -s : quadrant == 2 ? -c : s;
        sin = quadrant == 0 ? s : quadrant == 1 ? c : quadrant == 2 ? -s : -c;
    }

    private void addPolygon() {
        if (!polygon.isEmpty()) {
            polygon.forEach(this::add);
            return;
        }
        if (vertices.isBlank()) {
            problem = "its shape is POLYGON but it has no vertices";
            return;
        }
        try {
            addPieces(PointText.readPoints(vertices));
        } catch (IllegalArgumentException e) {
            count = 0;
            problem = "its vertices " + PointText.quote(vertices) + ' ' + e.getMessage();
        }
    }

    private void addPieces(float[] xy) {
        ConvexPolygon[] pieces;
        try {
            pieces = ConvexDecomposition.of(xy);
        } catch (IllegalArgumentException e) {
            String reason = e.getMessage();
            throw new IllegalArgumentException(
                    "give no shape: " + Character.toLowerCase(reason.charAt(0)) + reason.substring(1), e);
        }
        for (ConvexPolygon piece : pieces) {
            add(piece);
        }
    }

    private void add(ConvexPolygon piece) {
        float[] xy = new float[2 * piece.getVertexCount()];
        for (int i = 0; i < piece.getVertexCount(); i++) {
            xy[2 * i] = piece.getX(i);
            xy[2 * i + 1] = piece.getY(i);
        }
        add(piece.getRadius(), xy);
    }

    private void add(float rounding, float... xy) {
        int first = starts[count];
        int end = first + xy.length / 2;
        if (roundings.length == count) {
            roundings = Arrays.copyOf(roundings, 1 + 2 * count);
            starts = Arrays.copyOf(starts, 2 + 2 * count);
        }
        if (xyz.length < 3 * end) {
            xyz = Arrays.copyOf(xyz, 3 * Math.max(end, 2 * first));
        }
        for (int i = 0; i < xy.length / 2; i++) {
            double px = cos * xy[2 * i] - sin * xy[2 * i + 1] + offsetX;
            double py = sin * xy[2 * i] + cos * xy[2 * i + 1] + offsetY;
            xyz[3 * (first + i)] = (float) px;
            xyz[3 * (first + i) + 1] = (float) py;
        }
        roundings[count++] = rounding;
        starts[count] = end;
    }

    /** Whether the shape is set by hand and valid; otherwise it is that of the meshes. */
    boolean isValid() {
        return count > 0;
    }

    /** Why the settings give no shape, as the rest of a sentence about the spatial; or null. */
    String problem() {
        return problem;
    }

    /** The groups; none for {@link ColliderShape#MESH} and if there is a problem. The next update changes them. */
    PointGroups groups() {
        return groups;
    }
}
