package org.jmesat.debug;

import org.jmesat.world.CollisionSnapshot.Pair;

/** Draws the contact points, the normal at each, and the minimum translation vector as it would move B. */
final class ContactDrawing {
    /** In pixels. */
    private static final float NORMAL = 28;

    private final Pen pen;
    private final Palette palette;

    ContactDrawing(Pen pen, Palette palette) {
        this.pen = pen;
        this.palette = palette;
    }

    void draw(ExplainedPair pair) {
        Pair values = pair.contact();
        float[] points = values.points();
        float z = pair.elevation();
        pen.use(palette.leastOverlap, 5).arrow(pair.middleX(), pair.middleY(), z, pair.pushX(), pair.pushY(), z, 15);
        for (int i = 0; i < points.length; i += 2) {
            float length = pen.pixels(NORMAL, points[i], points[i + 1], z);
            pen.use(palette.contact, 1.8f).arrow(points[i], points[i + 1], z, points[i] + length * values.normalX(),
                    points[i + 1] + length * values.normalY(), z, 8);
            pen.use(palette.contact, 8).dot(points[i], points[i + 1], z);
        }
    }
}
