package org.jmesat.debug;

import org.jmesat.world.PairDescription;

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
        PairDescription values = pair.contact();
        float z = pair.elevation();
        pen.use(palette.leastOverlap, 5).arrow(pair.middleX(), pair.middleY(), z, pair.pushX(), pair.pushY(), z, 15);
        for (int i = 0; i < values.pointCount(); i++) {
            float x = values.pointX(i);
            float y = values.pointY(i);
            float length = pen.pixels(NORMAL, x, y, z);
            pen.use(palette.contact, 1.8f)
                    .arrow(x, y, z, x + length * values.normalX(), y + length * values.normalY(), z, 8);
            pen.use(palette.contact, 8).dot(x, y, z);
        }
    }
}
