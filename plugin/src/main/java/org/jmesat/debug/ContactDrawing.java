package org.jmesat.debug;

import com.jme3.math.Vector2f;
import org.jmesat.contact.Contact;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.TriangleBatch;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.world.Collider;

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
    /** Half the width of its head. */
    private static final float HALF_WIDTH = 6;
    /** The distance of the label from the arrow, half its height, and half the width of a character, in pixels. */
    private static final float LABEL = 12;
    private static final float HALF_LINE = 11;
    private static final float HALF_CHARACTER = 4;
    /** The diameter of a contact point, and how far labels stay from its middle. */
    private static final float DOT = 8;

    private final Pen pen;
    private final Palette palette;
    private final LabelSheet labels;
    private final Vector2f start = new Vector2f();
    private final Vector2f end = new Vector2f();
    private final StringBuilder line = new StringBuilder();

    ContactDrawing(Pen pen, Palette palette, LabelSheet labels) {
        this.labels = labels;
        this.pen = pen;
        this.palette = palette;
    }

    /** Keeps labels off the contact points, and off the arrow if it is lengthened. Call this before adding labels. */
    void keepFree(ExplainedPair pair, ViewScale view) {
        Contact<Collider> contact = pair.contact();
        ContactManifold points = contact.getManifold();
        double z = pair.elevation();
        for (int i = 0; i < points.count(); i++) {
            if (view.toPixels(points.x(i), points.y(i), z, start)) {
                labels.cover(start.x - DOT, start.y - DOT, start.x + DOT, start.y + DOT);
            }
        }
        double least = pen.pixels(LEAST, pair.contactX(), pair.contactY(), z);
        double aside = pen.pixels(BESIDE, pair.contactX(), pair.contactY(), z);
        double x = pair.contactX() - aside * pair.normalY();
        double y = pair.contactY() + aside * pair.normalX();
        if (contact.getDepth() > 0 && contact.getDepth() < least && view.toPixels(x, y, z, start)
                && view.toPixels(x + least * pair.normalX(), y + least * pair.normalY(), z, end)) {
            labels.cover(Math.min(start.x, end.x) - HALF_WIDTH, Math.min(start.y, end.y) - HALF_WIDTH,
                    Math.max(start.x, end.x) + HALF_WIDTH, Math.max(start.y, end.y) + HALF_WIDTH);
        }
    }

    void draw(ExplainedPair pair) {
        Contact<Collider> contact = pair.contact();
        ContactManifold points = contact.getManifold();
        double z = pair.elevation();
        for (int i = 0; i < points.count(); i++) {
            double x = points.x(i);
            double y = points.y(i);
            double length = pen.pixels(NORMAL, x, y, z);
            pen.use(palette.contact, 1.8f)
                    .arrow(x, y, z, x + length * pair.normalX(), y + length * pair.normalY(), z, 8);
            pen.use(palette.contact, DOT).dot(x, y, z);
        }
        if (contact.getDepth() > 0) {
            drawPush(pair, z);
        }
    }

    private void drawPush(ExplainedPair pair, double z) {
        double depth = pair.contact().getDepth();
        double x = pair.contactX();
        double y = pair.contactY();
        double least = pen.pixels(LEAST, x, y, z);
        pen.use(palette.leastOverlap, 5);
        if (depth >= least) {
            pen.arrow(x, y, z, pair.pushEndX(), pair.pushEndY(), z, 15);
            return;
        }
        double aside = pen.pixels(BESIDE, x, y, z);
        x -= aside * pair.normalY();
        y += aside * pair.normalX();
        pen.arrow(x, y, z, x + least * pair.normalX(), y + least * pair.normalY(), z, 15);
        line.setLength(0);
        NumberText.append(line.append("push "), depth);
        double out = pen.pixels(LABEL, x, y, z) + pen.pixels(HALF_CHARACTER, x, y, z) * line.length()
                * Math.abs(pair.normalY()) + pen.pixels(HALF_LINE, x, y, z) * Math.abs(pair.normalX());
        labels.add(line, x + least * pair.normalX() - out * pair.normalY(),
                y + least * pair.normalY() + out * pair.normalX(), z,
                TriangleBatch.pack(palette.leastOverlap));
    }
}
