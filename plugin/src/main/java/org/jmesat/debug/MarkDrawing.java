package org.jmesat.debug;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.world.Collider;

/** Draws the contacts of all pairs but the selected one: small points, and short normals from A to B. */
final class MarkDrawing {
    /** More contacts than this in the picture are too many to tell apart. */
    static final int MOST = 1000;
    /** In pixels. */
    private static final float NORMAL = 14;
    private static final float HEAD = 5;
    private static final float DOT = 5;
    private static final float MARGIN = NORMAL + HEAD;

    private final Pen pen;
    private final ViewScale view;
    private final Palette palette;
    private final List<Contact<Collider>> visible = new ArrayList<>();
    private boolean hidden;

    MarkDrawing(Pen pen, ViewScale view, Palette palette) {
        this.pen = pen;
        this.view = view;
        this.palette = palette;
    }

    /** Draws the contacts of which both deciding pieces are in the picture; the pair may be null. */
    void draw(CollisionSnapshot snapshot, ExplainedPair pair) {
        List<Contact<Collider>> contacts = snapshot.world().getContacts();
        for (int i = 0; i < contacts.size() && visible.size() <= MOST; i++) {
            Contact<Collider> contact = contacts.get(i);
            if (isVisible(snapshot.find(contact.getA(), contact.getPieceA()))
                    && isVisible(snapshot.find(contact.getB(), contact.getPieceB()))) {
                visible.add(contact);
            }
        }
        hidden = visible.size() > MOST;
        for (int i = 0; i < visible.size() && !hidden; i++) {
            if (pair == null || !pair.isOf(visible.get(i).getA(), visible.get(i).getB())) {
                draw(visible.get(i));
            }
        }
        visible.clear();
    }

    private boolean isVisible(PieceOutline piece) {
        return piece != null && view.mayShow(piece.minX(), piece.minY(), piece.maxX(), piece.maxY(), piece.elevation(),
                MARGIN);
    }

    private void draw(Contact<Collider> contact) {
        float z = contact.getA().getElevation() / 2 + contact.getB().getElevation() / 2;
        ContactManifold manifold = contact.getManifold();
        for (int i = 0; i < manifold.count(); i++) {
            double x = manifold.x(i);
            double y = manifold.y(i);
            double length = pen.pixels(NORMAL, x, y, z);
            pen.use(palette.contact, 1.2f).arrow(x, y, z, x + length * contact.getNormalX(),
                    y + length * contact.getNormalY(), z, HEAD);
            pen.use(palette.contact, DOT).dot(x, y, z);
        }
    }

    /** Notes that no contacts are drawn. */
    void clear() {
        hidden = false;
    }

    /** Returns whether the last picture had too many contacts, so that none was drawn. */
    boolean areHidden() {
        return hidden;
    }
}
