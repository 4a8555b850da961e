package org.jmesat.debug;

import com.jme3.math.Vector2f;
import java.util.BitSet;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.world.Collider;

/**
 * Draws contact points and the normal at each: small ones of all pairs, larger ones of the explained pair, and over
 * these the minimum translation vector of B. An MTV that is too short to be seen is drawn beside the contact with a
 * least length, and with its true length in words.
 */
final class ContactDrawing extends Drawing {
    /** More contacts than this in the picture are too many to tell apart. */
    static final int MOST = 1000;
    /** The length of a normal, that of its head, its width, and the diameter of a contact point, in pixels. */
    private static final float[] SMALL = {14, 5, 1.2f, 5};
    private static final float[] LARGE = {28, 8, 1.8f, 8};
    /** The least length of the arrow, and its distance from the contact if it is lengthened, in pixels. */
    private static final float LEAST = 26;
    private static final float BESIDE = 16;
    /** Half the width of its head. */
    private static final float HALF_WIDTH = 6;
    /** The distance of the label from the arrow, half its height, and half the width of a character, in pixels. */
    private static final float LABEL = 12;
    private static final float HALF_LINE = 11;
    private static final float HALF_CHARACTER = 4;
    /** How far labels stay from the middle of a contact point. */
    private static final float DOT = 8;

    /** Whether the last picture had too many contacts, so that none was drawn but that of the pair. */
    boolean hidden;
    /** The ids of the colliders in the picture. */
    private final BitSet inPicture;
    private final Vector2f start = new Vector2f();
    private final Vector2f end = new Vector2f();
    private final StringBuilder line = new StringBuilder();
    /** Where the arrow of the MTV begins, and its length: at the contact or, if it is lengthened, beside it. */
    private double arrowX;
    private double arrowY;
    private double length;

    ContactDrawing(Drawing other, BitSet inPicture) {
        super(other);
        this.inPicture = inPicture;
    }

    /** Draws the contacts of colliders in the picture, except that of the explained pair, which may be null. */
    void drawOthers(List<Contact<Collider>> contacts, ExplainedPair pair) {
        int visible = 0;
        for (int i = 0; i < contacts.size() && visible <= MOST; i++) {
            visible += mayShow(contacts.get(i)) ? 1 : 0;
        }
        hidden = visible > MOST;
        for (int i = 0; i < contacts.size() && !hidden; i++) {
            Contact<Collider> contact = contacts.get(i);
            boolean ofPair = ExplainedPair.isIn(pair, contact.getA()) && ExplainedPair.isIn(pair, contact.getB());
            if (!ofPair && mayShow(contact)) {
                draw(contact.getManifold(), contact.getNormalX(), contact.getNormalY(), depth(contact), SMALL);
            }
        }
    }

    private boolean mayShow(Contact<Collider> contact) {
        return inPicture.get(contact.getA().getId()) && inPicture.get(contact.getB().getId());
    }

    private static float depth(Contact<Collider> contact) {
        return contact.getA().getElevation() / 2 + contact.getB().getElevation() / 2;
    }

    private void draw(ContactManifold points, double normalX, double normalY, double z, float[] size) {
        for (int i = 0; i < points.count(); i++) {
            double x = points.x(i);
            double y = points.y(i);
            double length = pen.pixels(size[0], x, y, z);
            pen.use(color(DebugColor.CONTACT), size[2])
                    .arrow(x, y, z, x + length * normalX, y + length * normalY, z, size[1]);
            pen.use(color(DebugColor.CONTACT), size[3]).dot(x, y, z);
        }
    }

    /** Keeps labels off the contact points, and off the arrow if it is lengthened. Call this before adding labels. */
    void keepFree(ExplainedPair pair) {
        if (pair.contact == null) {
            return;
        }
        ContactManifold points = pair.contact.getManifold();
        for (int i = 0; i < points.count(); i++) {
            if (view.toPixels(points.x(i), points.y(i), pair.elevation, start)) {
                labels.cover(start.x - DOT, start.y - DOT, start.x + DOT, start.y + DOT);
            }
        }
        double pixel = pen.pixels(1, pair.contactX, pair.contactY, pair.elevation);
        boolean lengthened = pair.contact.getDepth() < LEAST * pixel;
        length = lengthened ? LEAST * pixel : pair.contact.getDepth();
        arrowX = pair.contactX - (lengthened ? BESIDE * pixel * pair.pushY : 0);
        arrowY = pair.contactY + (lengthened ? BESIDE * pixel * pair.pushX : 0);
        if (lengthened && pushes(pair) && view.toPixels(arrowX, arrowY, pair.elevation, start)
                && view.toPixels(arrowX + length * pair.pushX, arrowY + length * pair.pushY, pair.elevation, end)) {
            labels.cover(Math.min(start.x, end.x) - HALF_WIDTH, Math.min(start.y, end.y) - HALF_WIDTH,
                    Math.max(start.x, end.x) + HALF_WIDTH, Math.max(start.y, end.y) + HALF_WIDTH);
        }
    }

    /** Draws the contact of the pair, if it touches, and the push that parts it. */
    void draw(ExplainedPair pair) {
        if (pair.contact == null) {
            return;
        }
        double z = pair.elevation;
        draw(pair.contact.getManifold(), pair.normalX, pair.normalY, z, LARGE);
        if (pushes(pair)) {
            int color = color(DebugColor.LEAST_OVERLAP);
            pen.use(color, 5).arrow(arrowX, arrowY, z, arrowX + length * pair.pushX, arrowY + length * pair.pushY, z,
                    15);
            line.setLength(0);
            NumberText.append(line.append("push ").append(pair.pushed.letter).append(' '), pair.contact.getDepth());
            double pixel = pen.pixels(1, arrowX, arrowY, z);
            double out = pixel * (LABEL + HALF_CHARACTER * line.length() * Math.abs(pair.pushY)
                    + HALF_LINE * Math.abs(pair.pushX));
            labels.add(line, arrowX + length * pair.pushX - out * pair.pushY,
                    arrowY + length * pair.pushY + out * pair.pushX, z, color, LabelSheet.NEAR);
        }
    }

    /** Whether there is anything to push: they do not only touch. */
    private static boolean pushes(ExplainedPair pair) {
        return pair.contact.getDepth() > 0 && (pair.report == null || !pair.report.onlyTouches());
    }
}
