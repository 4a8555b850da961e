package org.jmesat.debug;

import java.util.BitSet;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Draws outlines in the colour and pattern of their kind. In contact, an outline keeps the pattern only. */
final class KindPen extends Drawing {
    /** Lengths in pixels. */
    private static final float TICK = 8;
    private static final float TICK_GAP = 14;
    private static final float TICK_WIDTH = 2;

    /** By id of a collider. */
    private final BitSet touching = new BitSet();

    KindPen(Drawing other) {
        super(other);
    }

    /** Finds out which colliders are in contact. */
    void begin(CollisionWorld world) {
        touching.clear();
        WorldAccess.<CollisionWorld, Collider>get().markTouching(world, touching);
    }

    /** Returns the packed colour of a collider: that of its kind, or another one if it is in contact. */
    int color(Collider collider) {
        return color(touching.get(collider.getId()) ? DebugColor.TOUCHING : ColliderKind.of(collider).color);
    }

    /** Draws a closed outline of a piece; corners as for {@link Pen#outline}. */
    void outline(ColliderKind kind, int color, float width, double[] xy, int count, double depth) {
        if (count == 1) {
            pen.use(color, width).outline(xy, count, depth);
        } else {
            edges(kind, color, width, xy, count == 2 ? 1 : count, 2, 2 * count, depth);
        }
    }

    /** Draws edges; their ends as for {@link Pen#edges}. */
    void edges(ColliderKind kind, int color, float width, double[] xy, int count, int stride, int length,
            double depth) {
        pen.use(color, width);
        if (kind.dash == 0) {
            pen.edges(xy, count, stride, length, depth);
        }
        for (int i = 0; i < stride * count && (kind.dash > 0 || kind == ColliderKind.FIXED); i += stride) {
            int end = i + 2 < length ? i + 2 : 0;
            if (kind.dash > 0) {
                pen.dashes(xy[i], xy[i + 1], xy[end], xy[end + 1], depth, kind.dash, kind.gap);
            } else {
                pen.use(color, TICK_WIDTH)
                        .ticks(xy[i], xy[i + 1], xy[end], xy[end + 1], depth, TICK + width, TICK_GAP);
            }
        }
    }
}
