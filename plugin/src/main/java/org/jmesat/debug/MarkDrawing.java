package org.jmesat.debug;

import org.jmesat.internal.draw.Pen;
import org.jmesat.world.ContactMark;
import org.jmesat.world.CollisionSnapshot;

/** Draws the contacts of all pairs but the selected one: small points, and short normals from A to B. */
final class MarkDrawing {
    /** In pixels. */
    private static final float NORMAL = 14;
    private static final float HEAD = 5;
    private static final float DOT = 5;

    private final Pen pen;
    private final Palette palette;
    private final ContactMark each = new ContactMark();

    MarkDrawing(Pen pen, Palette palette) {
        this.pen = pen;
        this.palette = palette;
    }

    /** Draws the contacts of a snapshot; the pair may be null. */
    void draw(CollisionSnapshot snapshot, ExplainedPair pair) {
        for (int i = 0; i < snapshot.markCount(); i++) {
            ContactMark mark = snapshot.mark(i, each);
            if (pair == null || !pair.isOf(mark.a(), mark.b())) {
                draw(mark);
            }
        }
    }

    private void draw(ContactMark mark) {
        float z = mark.elevation();
        for (int i = 0; i < mark.pointCount(); i++) {
            double x = mark.pointX(i);
            double y = mark.pointY(i);
            double length = pen.pixels(NORMAL, x, y, z);
            pen.use(palette.contact, 1.2f)
                    .arrow(x, y, z, x + length * mark.normalX(), y + length * mark.normalY(), z, HEAD);
            pen.use(palette.contact, DOT).dot(x, y, z);
        }
    }
}
