package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.ConvexPolygon;

/** Reads one line of {@link WellKnownText}. What it cannot read it names, with line and column. */
final class WellKnownTextReader {
    private final String text;
    private final int lineNumber;
    private int position;
    private String token;
    private int column;

    /** Begins at a column of a line, both counted from 1. */
    WellKnownTextReader(String line, int lineNumber, int firstColumn) {
        text = line;
        this.lineNumber = lineNumber;
        position = firstColumn - 1;
        next();
    }

    /** A core and its rounding, as they are written: x and y of each point in turn. */
    record Shape(double[] xy, float rounding) {
    }

    /** Reads a shape of world coordinates to the end of the line. */
    Shape world() {
        Shape shape = new Shape(coordinates(), rounding());
        requireEnd();
        return shape;
    }

    /** Reads a shape of local coordinates and its place to the end of the line. */
    ShapeSource local() {
        double[] xy = coordinates();
        float rounding = rounding();
        double[] move = accept(WellKnownText.MOVED) ? vector() : new double[2];
        double[] angle = accept(WellKnownText.TURNED) ? vector() : new double[] {1, 0};
        double[] origin = accept(WellKnownText.AT) ? vector() : new double[2];
        requireEnd();
        float[] floats = new float[xy.length];
        for (int i = 0; i < xy.length; i++) {
            floats[i] = (float) xy[i];
        }
        return new ShapeSource(polygon(floats, rounding), move[0], move[1],
                new Placement(origin[0], origin[1], angle[0], angle[1]));
    }

    /** Makes a polygon of corners on this line. */
    ConvexPolygon polygon(float[] xy, float rounding) {
        try {
            return ShapeSource.polygon(xy).rounded(rounding);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("Line " + lineNumber + ": " + e.getMessage(), e);
        }
    }

    /** Reads a point, a line of two points or a polygon; the point that closes a polygon is left out. */
    private double[] coordinates() {
        String type = token;
        int points = switch (type) {
            case WellKnownText.POINT -> 1;
            case WellKnownText.LINE -> 2;
            case WellKnownText.POLYGON -> 0;
            default -> throw unexpected("POINT, LINESTRING or POLYGON");
        };
        next();
        boolean polygon = points == 0;
        expect("(");
        if (polygon) {
            expect("(");
        }
        List<Double> xy = new ArrayList<>();
        do {
            xy.add(number());
            xy.add(number());
        } while (acceptToken(","));
        int size = xy.size();
        if (polygon && !(xy.get(0).equals(xy.get(size - 2)) && xy.get(1).equals(xy.get(size - 1)))) {
            throw unexpected("the polygon's first point again, which closes it,");
        }
        if (polygon && size < 8) {
            throw unexpected("at least 4 points in a " + type);
        }
        if (!polygon && size != 2 * points) {
            throw unexpected(points + (points == 1 ? " point" : " points") + " in a " + type);
        }
        expect(")");
        if (polygon) {
            expect(")");
        }
        return xy.stream().limit(polygon ? size - 2 : size).mapToDouble(Double::doubleValue).toArray();
    }

    private float rounding() {
        return accept(WellKnownText.ROUNDED) ? (float) number() : 0;
    }

    private double[] vector() {
        expect("(");
        double[] xy = {number(), number()};
        expect(")");
        return xy;
    }

    /** Goes past a phrase of words if it comes next; its first word decides. */
    private boolean accept(String phrase) {
        String[] words = phrase.split(" ");
        if (!acceptToken(words[0])) {
            return false;
        }
        for (int i = 1; i < words.length; i++) {
            expect(words[i]);
        }
        return true;
    }

    private boolean acceptToken(String expected) {
        if (!token.equals(expected)) {
            return false;
        }
        next();
        return true;
    }

    private void expect(String expected) {
        if (!acceptToken(expected)) {
            throw unexpected("'" + expected + "'");
        }
    }

    private void requireEnd() {
        if (!token.isEmpty()) {
            throw unexpected("the end of the line");
        }
    }

    private double number() {
        double value;
        try {
            value = Double.parseDouble(token);
        } catch (NumberFormatException e) {
            throw unexpected("a number");
        }
        if (!Double.isFinite(value)) {
            throw unexpected("a finite number");
        }
        next();
        return value;
    }

    private IllegalArgumentException unexpected(String wanted) {
        return new IllegalArgumentException("Line " + lineNumber + ", column " + column + ": expected " + wanted
                + " instead of " + (token.isEmpty() ? "the end of the line" : "'" + token + "'"));
    }

    /** A token is a parenthesis, a comma, or what lies between these and blanks; empty at the end of the line. */
    private void next() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            position++;
        }
        int start = position;
        while (position < text.length() && !isDelimiter(text.charAt(position))) {
            position++;
        }
        if (position == start && position < text.length()) {
            position++;
        }
        token = text.substring(start, position);
        column = start + 1;
    }

    private static boolean isDelimiter(char c) {
        return c == '(' || c == ')' || c == ',' || Character.isWhitespace(c);
    }
}
