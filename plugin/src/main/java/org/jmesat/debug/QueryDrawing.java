package org.jmesat.debug;

import org.jmesat.world.LoggedQuery;
import org.jmesat.world.QueryLog;

/**
 * Draws the last queries: a ray or the path of a cast as a line, dashed beyond its first hit; a shape at the start, and
 * dashed where it hits; hit points with their normals. A blocked line of sight is dashed all along, in the colour of
 * hits, since it does not find out where it is blocked.
 */
final class QueryDrawing extends Drawing {
    /** In pixels. */
    private static final float WIDTH = 1.4f;
    private static final float DASH = 4;
    private static final float GAP = 4;
    private static final float START = 5;
    private static final float HIT = 7;
    private static final float NORMAL = 16;
    private static final float HEAD = 6;
    /** A ray without an end is drawn as long as this. */
    private static final float LONGEST = 6000;

    private final int color;
    private final int hitColor;

    QueryDrawing(Drawing other) {
        super(other);
        color = color(DebugColor.SEPARATING_LINE);
        hitColor = color(DebugColor.CONTACT);
    }

    void draw(QueryLog log) {
        for (int i = 0; i < log.count(); i++) {
            draw(log.get(i));
        }
    }

    private void draw(LoggedQuery query) {
        // A query has no depth. It is drawn where it hits.
        float z = query.keptCount() > 0 ? query.collider(0).getElevation() : 0;
        drawPath(query, z);
        if (query.kind() == QueryLog.Kind.OVERLAP_BOX) {
            box(query.x(), query.y(), query.maxX(), query.maxY(), z, 0, 0);
        } else if (query.outlineCount() == 0) {
            pen.use(color, START).dot(query.x(), query.y(), z);
        }
        drawHits(query, z);
    }

    private void drawPath(LoggedQuery query, float z) {
        double x = query.x();
        double y = query.y();
        double length = Math.min(query.length(), pen.pixels(LONGEST, x, y, z));
        boolean blocked = query.kind() == QueryLog.Kind.LINE_OF_SIGHT && query.isHit();
        double free = blocked ? 0
                : query.kind() == QueryLog.Kind.PICK ? length : Math.min(query.distance(), length);
        double dirX = query.directionX();
        double dirY = query.directionY();
        if (dirX != 0 || dirY != 0) {
            pen.use(blocked ? hitColor : color, WIDTH);
            pen.line(x, y, z, x + free * dirX, y + free * dirY, z);
            pen.dashes(x + free * dirX, y + free * dirY, x + length * dirX, y + length * dirY, z, DASH, GAP);
        }
        pen.use(color, WIDTH);
        for (int i = 0; i < query.outlineCount(); i++) {
            drawOutline(query, i, 0, 0, z, 0);
            if (dirX != 0 || dirY != 0) {
                drawOutline(query, i, free * dirX, free * dirY, z, DASH);
            }
        }
    }

    private void drawOutline(LoggedQuery query, int which, double dx, double dy, float z, float dash) {
        int count = query.vertexCount(which);
        for (int i = 0; i < count; i++) {
            int next = (i + 1) % count;
            pen.dashes(query.vertexX(which, i) + dx, query.vertexY(which, i) + dy, query.vertexX(which, next) + dx,
                    query.vertexY(which, next) + dy, z, dash, GAP);
        }
    }

    private void drawHits(LoggedQuery query, float z) {
        for (int i = 0; i < query.pointCount(); i++) {
            double x = query.pointX(i);
            double y = query.pointY(i);
            if (query.kind() == QueryLog.Kind.NEAREST) {
                pen.use(color, WIDTH).line(query.x(), query.y(), z, x, y, z);
            }
            double length = pen.pixels(NORMAL, x, y, z);
            pen.use(hitColor, WIDTH)
                    .arrow(x, y, z, x + length * query.normalX(i), y + length * query.normalY(i), z, HEAD);
            pen.use(hitColor, HIT).dot(x, y, z);
        }
    }
}
