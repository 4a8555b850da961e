package org.jmesat.debug;

import org.jmesat.internal.draw.Pen;
import org.jmesat.world.PairDescription;

/** Draws the contact points, the normal at each, and the minimum translation vector of B. */
final class ContactDrawing {
    /** The length of a normal, in pixels. */
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
        pen.use(palette.leastOverlap, 5)
                .arrow(pair.contactX(), pair.contactY(), z, pair.pushEndX(), pair.pushEndY(), z, 15);
        for (int i = 0; i < values.pointCount(); i++) {
            float x = (float) values.pointX(i);
            float y = (float) values.pointY(i);
            float length = pen.pixels(NORMAL, x, y, z);
            float endX = (float) (x + length * values.normalX());
            float endY = (float) (y + length * values.normalY());
            pen.use(palette.contact, 1.8f).arrow(x, y, z, endX, endY, z, 8);
            pen.use(palette.contact, 8).dot(x, y, z);
        }
    }
}
