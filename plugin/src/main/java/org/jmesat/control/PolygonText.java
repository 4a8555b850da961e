package org.jmesat.control;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PointText;

/**
 * Convex polygons as text, in which they are saved: the vertices of each as in {@link PointText}, followed by its
 * rounding if it has one. Polygons are separated by semicolons, as in "0.0 0.0, 2.0 0.0, 2.0 1.0; 0.0 0.0 rounded 0.5".
 * Reading gives the same vertices to the bit.
 */
final class PolygonText {
    private static final String ROUNDED = " rounded ";

    private PolygonText() {
    }

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
     * @throws IllegalArgumentException if the text is not what {@link #write} writes
     */
    static List<ConvexPolygon> read(String text) {
        List<ConvexPolygon> polygons = new ArrayList<>();
        for (String each : text.isBlank() ? new String[0] : text.split(";")) {
            int end = each.indexOf(ROUNDED);
            float[] xy = PointText.readPoints(end < 0 ? each : each.substring(0, end));
            ConvexPolygon core = xy.length < 6 ? ConvexPolygon.hullOf(xy) : ConvexPolygon.of(xy);
            polygons.add(end < 0 ? core : core.rounded(Float.parseFloat(each.substring(end + ROUNDED.length()))));
        }
        return List.copyOf(polygons);
    }
}
