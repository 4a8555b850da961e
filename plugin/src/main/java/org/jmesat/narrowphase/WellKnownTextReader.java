package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonCheck;

/** Reads one line of {@link WellKnownText}. Its exceptions name line, column and the unexpected token. */
final class WellKnownTextReader {
    private final String text;
    private final int lineNumber;
    private int position;
    private String token;
    private int column;

    /** Starts at a column of a line, both counted from 1. */
    WellKnownTextReader(String line, int lineNumber, int firstColumn) {
        text = line;
        this.lineNumber = lineNumber;
        position = firstColumn - 1;
        next();
    }

    /** Reads a shape to the end of the line: in world coordinates, or in local coordinates with its pose. */
    ShapeInput read(boolean isLocal) {
        double[] xy = coordinates();
        double rounding = accept(WellKnownText.ROUNDED) ? number() : 0;
        double[] move = isLocal && accept(WellKnownText.MOVED) ? vector() : new double[2];
        double[] angle = isLocal && accept(WellKnownText.TURNED) ? vector() : new double[] {1, 0};
        double[] origin = isLocal && accept(WellKnownText.AT) ? vector() : new double[2];
        if (!token.isEmpty()) {
            throw unexpected("the end of the line");
        }
        return new ShapeInput(xy, rounding, move[0], move[1], origin[0], origin[1], angle[0], angle[1]);
    }

    /** Places a shape that was read from this line. */
    PlacedPolygon place(ShapeInput input, boolean requireConvex) {
        try {
            if (requireConvex && input.xy().length > 4) {
                PolygonCheck.requireConvex(input.xy());
            }
            return input.place();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("Line " + lineNumber + ": " + e.getMessage(), e);
        }
    }

    /** Reads a POINT, a LINESTRING of two points or a POLYGON; of a polygon the closing point and repeats go. */
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
        double[] numbers = xy.stream().mapToDouble(Double::doubleValue).toArray();
        return polygon ? PolygonCheck.withoutRepeats(numbers) : numbers;
    }

    private double[] vector() {
        expect("(");
        double[] xy = {number(), number()};
        expect(")");
        return xy;
    }

    /** Skips a phrase if its first word comes next; throws if its other words do not follow. */
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

    /**
     * Reads a token: a parenthesis, a comma or the text up to one of these or a blank; empty at the end of the line.
     */
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
