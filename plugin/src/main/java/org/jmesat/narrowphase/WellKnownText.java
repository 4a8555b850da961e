package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;

/** Writes shapes as well-known text (WKT), each number with as many digits as needed to read the same bits back. */
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
        return geometry(vertices) + rounding(shape.rounding());
    }

    /** The core in local coordinates, its rounding, its offset and its pose. */
    static String local(ShapeInput input) {
        String[] vertices = new String[input.xy().length / 2];
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = pair(input.xy()[2 * i], input.xy()[2 * i + 1]);
        }
        String moved = input.dx() == 0 && input.dy() == 0 ? ""
                : ' ' + MOVED + ' ' + vector(input.dx(), input.dy());
        return geometry(vertices) + rounding(input.rounding()) + moved + ' ' + TURNED + ' '
                + vector(input.cos(), input.sin()) + ' ' + AT + ' '
                + vector(input.originX(), input.originY());
    }

    private static String geometry(String[] vertices) {
        String all = String.join(", ", vertices);
        return switch (vertices.length) {
            case 1 -> POINT + " (" + all + ')';
            case 2 -> LINE + " (" + all + ')';
            default -> POLYGON + " ((" + all + ", " + vertices[0] + "))";
        };
    }

    private static String rounding(double rounding) {
        return rounding > 0 ? ' ' + ROUNDED + ' ' + number(rounding) : "";
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

    /** Whole numbers are written without ".0". */
    static String number(double value) {
        String number = Double.toString(value);
        return number.endsWith(".0") ? number.substring(0, number.length() - 2) : number;
    }
}
