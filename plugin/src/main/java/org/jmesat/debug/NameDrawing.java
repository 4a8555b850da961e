package org.jmesat.debug;

import com.jme3.math.Vector2f;
import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.Collider;

/**
 * Writes the names of colliders, and of what is disabled or faulty, on them or above small ones; one without a name by
 * its id. A name for which there is no place is left out.
 */
final class NameDrawing {
    /** How far below the top a name is, as a part of the height: the middle is left free for arrows. */
    private static final double FROM_TOP = 0.25;

    /** The height of a shape that a name would hide, and how far above it the middle of the name is, in pixels. */
    private static final float LOW = 28;
    private static final float ABOVE = 15;

    private final LabelSheet labels;
    private final ViewScale view;
    private final KindPen kinds;
    private final Vector2f low = new Vector2f();
    private final Vector2f high = new Vector2f();
    private final StringBuilder line = new StringBuilder();

    NameDrawing(LabelSheet labels, ViewScale view, KindPen kinds) {
        this.labels = labels;
        this.view = view;
        this.kinds = kinds;
    }

    void draw(CollisionSnapshot snapshot, Picture picture) {
        drawColliders(snapshot, picture.state());
        for (int i = 0; i < picture.takenOut().count(); i++) {
            TakenOut.Entry entry = picture.takenOut().get(i);
            String name = entry.spatial().getName();
            if (name != null && !entry.outlines().isEmpty()) {
                write(name, entry.minX(), entry.minY(), entry.maxX(), entry.maxY(), entry.depth(),
                        kinds.color(entry.kind(), false));
            }
        }
    }

    private void drawColliders(CollisionSnapshot snapshot, SatCollisionState state) {
        int end = snapshot.outlineCount();
        for (int from = 0; from < end;) {
            PieceOutline first = snapshot.outline(from);
            Collider collider = first.collider();
            int next = snapshot.endOutline(collider);
            double minX = Double.POSITIVE_INFINITY;
            double minY = Double.POSITIVE_INFINITY;
            double maxX = Double.NEGATIVE_INFINITY;
            double maxY = Double.NEGATIVE_INFINITY;
            for (int i = from; i < next; i++) {
                PieceOutline each = snapshot.outline(i);
                minX = Math.min(minX, each.minX());
                minY = Math.min(minY, each.minY());
                maxX = Math.max(maxX, each.maxX());
                maxY = Math.max(maxY, each.maxY());
            }
            write(name(collider, state), minX, minY, maxX, maxY, first.elevation(),
                    kinds.color(ColliderKind.of(first), first.isTouching()));
            from = next;
        }
    }

    private void write(CharSequence name, double minX, double minY, double maxX, double maxY, float depth, int color) {
        double x = (minX + maxX) / 2;
        double y = maxY - FROM_TOP * (maxY - minY);
        if (view.toPixels(x, minY, depth, low) && view.toPixels(x, maxY, depth, high)
                && low.distance(high) < LOW) {
            // Beside it: on it, the name would hide it.
            y = maxY + ABOVE / Math.max(1, low.distance(high)) * (maxY - minY);
        }
        if (view.shows(x, y, depth)) {
            labels.addClose(name, x, y, depth, color);
        }
    }

    private CharSequence name(Collider collider, SatCollisionState state) {
        Spatial spatial = state == null ? null : state.getSpatial(collider);
        String name = spatial == null ? null : spatial.getName();
        if (name != null && !name.isEmpty()) {
            return name;
        }
        line.setLength(0);
        return line.append('#').append(collider.getId());
    }
}
