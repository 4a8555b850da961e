package org.jmesat.narrowphase;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;

/** Writes shapes as well-known text, each number with as many digits as it takes to read the same bits back. */
final class WellKnownText {
    static final String POINT = "POINT";
    static final String LINE = "LINESTRING";
    static final String POLYGON = "POLYGON";
    static final String ROUNDED = "rounded by";
    static final String MOVED = "moved by";
    static final String TURNED = "turned by";
    static final String AT = "at";

    private WellKnownText() {
    }

    /** The core in world coordinates, then its rounding. */
    static String world(PlacedPolygon shape) {
        String[] vertices = new String[shape.count()];
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = pair(shape.x()[i], shape.y()[i]);
        }
        return geometry(vertices) + rounding((float) shape.rounding());
    }

    /** The core in its own coordinates, its rounding, and what puts it in the world. */
    static String local(ShapeSource source) {
        ConvexPolygon polygon = source.polygon();
        String[] vertices = new String[polygon.getVertexCount()];
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = plain(Float.toString(polygon.getX(i))) + ' ' + plain(Float.toString(polygon.getY(i)));
        }
        Placement placement = source.placement();
        String moved = source.dx() == 0 && source.dy() == 0 ? ""
                : ' ' + MOVED + ' ' + vector(source.dx(), source.dy());
        return geometry(vertices) + rounding(polygon.getRadius()) + moved + ' ' + TURNED + ' '
                + vector(placement.cos(), placement.sin()) + ' ' + AT + ' '
                + vector(placement.originX(), placement.originY());
    }

    private static String geometry(String[] vertices) {
        String all = String.join(", ", vertices);
        return switch (vertices.length) {
            case 1 -> POINT + " (" + all + ')';
            case 2 -> LINE + " (" + all + ')';
            default -> POLYGON + " ((" + all + ", " + vertices[0] + "))";
        };
    }

    private static String rounding(float rounding) {
        return rounding > 0 ? ' ' + ROUNDED + ' ' + plain(Float.toString(rounding)) : "";
    }

    /** One point, or several. */
    static String points(double[] xy) {
        if (xy.length == 2) {
            return POINT + ' ' + vector(xy[0], xy[1]);
        }
        StringBuilder text = new StringBuilder("MULTIPOINT (");
        for (int i = 0; i < xy.length; i += 2) {
            text.append(i == 0 ? "" : ", ").append(vector(xy[i], xy[i + 1]));
        }
        return text.append(')').toString();
    }

    static String line(double x0, double y0, double x1, double y1) {
        return LINE + " (" + pair(x0, y0) + ", " + pair(x1, y1) + ')';
    }

    static String vector(double x, double y) {
        return '(' + pair(x, y) + ')';
    }

    private static String pair(double x, double y) {
        return number(x) + ' ' + number(y);
    }

    static String number(double value) {
        return plain(Double.toString(value));
    }

    /** Whole numbers without their ".0". */
    private static String plain(String number) {
        return number.endsWith(".0") ? number.substring(0, number.length() - 2) : number;
    }
}
