package org.jmesat.debug;

import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.TriangleBatch;
import org.jmesat.internal.text.NumberText;
import org.jmesat.world.PairDescription;

/**
 * Draws the contact points of the pair, the normal at each, and over them the minimum translation vector of B. An MTV
 * that is too short to be seen is drawn beside the contact with a least length, and with its true length in words.
 */
final class ContactDrawing {
    /** The length of a normal, in pixels. */
    private static final float NORMAL = 28;
    /** The least length of the arrow, and its distance from the contact if it is lengthened, in pixels. */
    private static final float LEAST = 26;
    private static final float BESIDE = 16;
    /** How far the middle of the label is from the start of the arrow, in lengths of the arrow. */
    private static final double LABEL = 2.4;

    private final Pen pen;
    private final Palette palette;
    private final LabelSheet labels;
    private final StringBuilder line = new StringBuilder();

    ContactDrawing(Pen pen, Palette palette, LabelSheet labels) {
        this.labels = labels;
        this.pen = pen;
        this.palette = palette;
    }

    void draw(ExplainedPair pair) {
        PairDescription values = pair.contact();
        double z = pair.elevation();
        for (int i = 0; i < values.pointCount(); i++) {
            double x = values.pointX(i);
            double y = values.pointY(i);
            double length = pen.pixels(NORMAL, x, y, z);
            pen.use(palette.contact, 1.8f)
                    .arrow(x, y, z, x + length * values.normalX(), y + length * values.normalY(), z, 8);
            pen.use(palette.contact, 8).dot(x, y, z);
        }
        if (values.depth() > 0) {
            drawPush(pair, values, z);
        }
    }

    private void drawPush(ExplainedPair pair, PairDescription values, double z) {
        double x = pair.contactX();
        double y = pair.contactY();
        double least = pen.pixels(LEAST, x, y, z);
        pen.use(palette.leastOverlap, 5);
        if (values.depth() >= least) {
            pen.arrow(x, y, z, pair.pushEndX(), pair.pushEndY(), z, 15);
            return;
        }
        double aside = pen.pixels(BESIDE, x, y, z);
        x -= aside * values.normalY();
        y += aside * values.normalX();
        pen.arrow(x, y, z, x + least * values.normalX(), y + least * values.normalY(), z, 15);
        double past = LABEL * least;
        line.setLength(0);
        NumberText.append(line.append("MTV "), values.depth());
        labels.add(line, x + past * values.normalX(), y + past * values.normalY(), z,
                TriangleBatch.pack(palette.leastOverlap));
    }
}
