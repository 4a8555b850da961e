package org.jmesat.debug;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Draws outlines in the colour and pattern of their kind. In contact, an outline keeps the pattern only. */
final class KindPen extends Drawing {
    /** Lengths in pixels. */
    private static final float DASH = 9;
    private static final float DASH_GAP = 7;
    private static final float DOT = 2.5f;
    private static final float DOT_GAP = 9;
    private static final float TICK = 8;
    private static final float TICK_GAP = 14;
    private static final float TICK_WIDTH = 2;

    private final List<Contact<Collider>> contacts = new ArrayList<>();

    KindPen(Drawing other) {
        super(other);
    }

    /** Returns the packed colour of a collider: that of its kind, or another one if it is in contact. */
    int color(CollisionWorld world, Collider collider) {
        world.getContacts(collider, contacts);
        boolean touching = !contacts.isEmpty();
        contacts.clear();
        return color(touching ? DebugColor.TOUCHING : ColliderKind.of(collider).color);
    }

    /** Draws a closed outline of a piece; corners as for {@link Pen#outline}. */
    void outline(ColliderKind kind, int color, float width, double[] xy, int count, double depth) {
        pen.use(color, width);
        if (count == 1 || isSolid(kind)) {
            pen.outline(xy, count, depth);
        }
        // A segment has one edge.
        int edges = count == 2 ? 1 : count == 1 ? 0 : count;
        for (int i = 0; i < edges; i++) {
            int next = i + 1 == count ? 0 : i + 1;
            pattern(kind, color, width, xy[2 * i], xy[2 * i + 1], xy[2 * next], xy[2 * next + 1], depth);
        }
    }

    /** Draws separate edges; ends as for {@link Pen#edges}. */
    void edges(ColliderKind kind, int color, float width, double[] ends, int count, double depth) {
        pen.use(color, width);
        if (isSolid(kind)) {
            pen.edges(ends, count, depth);
        }
        for (int i = 0; i < 4 * count; i += 4) {
            pattern(kind, color, width, ends[i], ends[i + 1], ends[i + 2], ends[i + 3], depth);
        }
    }

    private static boolean isSolid(ColliderKind kind) {
        return kind != ColliderKind.TRIGGER && kind != ColliderKind.DISABLED;
    }

    private void pattern(ColliderKind kind, int color, float width, double x1, double y1, double x2, double y2,
            double depth) {
        switch (kind) {
            case FIXED -> pen.use(color, TICK_WIDTH).ticks(x1, y1, x2, y2, depth, TICK + width, TICK_GAP);
            case TRIGGER -> pen.dashes(x1, y1, x2, y2, depth, DASH, DASH_GAP);
            case DISABLED -> pen.dashes(x1, y1, x2, y2, depth, DOT, DOT_GAP);
            default -> {
                // Solid.
            }
        }
    }
}
