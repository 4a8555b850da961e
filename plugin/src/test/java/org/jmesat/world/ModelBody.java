package org.jmesat.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.DepthSpan;

/** A collider of {@link WorldModel}: its settings and its placed pieces. */
final class ModelBody {
    final Collider collider;
    /** An element is null if its piece was not set. */
    final List<ConvexPolygon> shapes = new ArrayList<>();
    final List<PlacedPolygon> placed = new ArrayList<>();
    double x;
    double y;
    double cos = 1;
    double sin;
    boolean fixed;
    long category = 1;
    long mask = -1;
    int group;
    DepthSpan depth = DepthSpan.FLAT;
    ExitReason removal;

    ModelBody(Collider collider) {
        this.collider = collider;
    }

    void place() {
        placed.clear();
        for (ConvexPolygon shape : shapes) {
            PlacedPolygon polygon = new PlacedPolygon();
            if (shape != null) {
                polygon.setShape(shape);
                polygon.place(x, y, cos, sin);
            }
            placed.add(polygon);
        }
    }

    boolean isEmpty() {
        return shapes.stream().allMatch(Objects::isNull);
    }
}
