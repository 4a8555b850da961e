package org.jmesat.internal.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PointText;

/**
 * Convex polygons as text, in saved Controls and in user data: the vertices of each as in {@link PointText}, followed
 * by its rounding if it has one. Polygons are separated by semicolons, as in "0.0 0.0, 2.0 0.0, 2.0 1.0; 0.0 0.0
 * rounded 0.5". Reading gives the same vertices to the bit.
 */
final class PolygonText {
    private static final String ROUNDED = " rounded ";
    private static final Pattern SPACES_AROUND_ROUNDED = Pattern.compile("\\s+rounded\\s+");

    private PolygonText() {
    }

    /** Writes polygons. */
    static String write(List<ConvexPolygon> polygons) {
        StringBuilder text = new StringBuilder();
        for (ConvexPolygon polygon : polygons) {
            text.append(text.length() == 0 ? "" : "; ");
            for (int i = 0; i < polygon.getVertexCount(); i++) {
                text.append(i == 0 ? "" : ", ").append(polygon.getX(i)).append(' ').append(polygon.getY(i));
            }
            if (polygon.getRadius() > 0) {
                text.append(ROUNDED).append(polygon.getRadius());
            }
        }
        return text.toString();
    }

    /**
     * Reads polygons; a blank text is none.
     *
     * @throws IllegalArgumentException if the text gives no polygons; the message names the piece
     */
    static List<ConvexPolygon> read(String text) {
        List<ConvexPolygon> polygons = new ArrayList<>();
        for (String piece : text.isBlank() ? new String[0] : text.split(";")) {
            try {
                polygons.add(readPiece(piece));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("piece " + (polygons.size() + 1) + ": " + e.getMessage(), e);
            }
        }
        return List.copyOf(polygons);
    }

    private static ConvexPolygon readPiece(String piece) {
        String[] parts = SPACES_AROUND_ROUNDED.split(piece, 2);
        float[] xy = readPoints(parts[0]);
        ConvexPolygon core = xy.length < 6 ? ConvexPolygon.hullOf(xy) : ConvexPolygon.of(xy);
        return parts.length == 1 ? core : core.rounded(readRounding(parts[1].strip()));
    }

    private static float[] readPoints(String text) {
        try {
            return PointText.readPoints(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("its points " + e.getMessage(), e);
        }
    }

    private static float readRounding(String text) {
        try {
            return Float.parseFloat(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("The rounding cannot be " + PointText.quote(text), e);
        }
    }
}
