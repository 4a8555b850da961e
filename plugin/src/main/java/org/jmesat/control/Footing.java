package org.jmesat.control;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;

/**
 * What has pushed a body in this tick and in the last one: from which directions, how far, and whether something firm
 * did it, which is what gives way to nobody: scenery, or a body that itself has something firm behind it. And which of
 * this tick's contacts of the body have been dealt with.
 */
final class Footing {
    /** Cosine of the angle within which two pushes are one direction: the sides of boxes that are meant to be aligned. */
    private static final double SAME = 0.999;

    /** Cosine of 45°: what is behind a body within this angle of a push keeps it from giving way. */
    private static final double BEHIND = 0.7;

    /** Cosine of the angle beyond which a push is another one, so that it can make the first needless: about 14°. */
    private static final double OTHER = 0.97;

    private final List<Contact<Collider>> contacts = new ArrayList<>();
    private Pushes now = new Pushes();
    private Pushes last = new Pushes();
    private long tick = Long.MIN_VALUE;
    private double expectedX;
    private double expectedY;

    /** The pushes of one tick, each direction once. */
    private static final class Pushes {
        /** A convex body among others of its size has no more sides that matter; what is beyond is not remembered. */
        private static final int ROOM = 8;

        private final double[] x = new double[ROOM];
        private final double[] y = new double[ROOM];
        private final double[] length = new double[ROOM];
        private final boolean[] firm = new boolean[ROOM];
        private int count;

        private int find(double directionX, double directionY) {
            for (int i = 0; i < count; i++) {
                if (x[i] * directionX + y[i] * directionY > SAME) {
                    return i;
                }
            }
            return -1;
        }

        private void add(double directionX, double directionY, double distance, boolean byFirm) {
            int i = find(directionX, directionY);
            if (i < 0) {
                if (count == ROOM) {
                    return;
                }
                i = count++;
                x[i] = directionX;
                y[i] = directionY;
                length[i] = 0;
                firm[i] = false;
            }
            length[i] += distance;
            firm[i] |= byFirm;
        }

        private boolean isFirmAgainst(double directionX, double directionY) {
            for (int i = 0; i < count; i++) {
                if (firm[i] && -(x[i] * directionX + y[i] * directionY) >= BEHIND) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Makes this the state of a tick. Of the tick before nothing is kept when the body heard nothing in it. */
    void begin(long newTick) {
        if (newTick == tick) {
            return;
        }
        Pushes swap = last;
        last = now;
        now = swap;
        now.count = 0;
        if (newTick != tick + 1) {
            last.count = 0;
        }
        tick = newTick;
        contacts.clear();
    }

    /** Notes a push by a distance (≥0, also none) in a direction of unit length. */
    void note(double directionX, double directionY, double distance, boolean byFirm) {
        now.add(directionX, directionY, distance, byFirm);
    }

    /** Tells whether a push in a direction would only press the body against something firm. */
    boolean isBacked(double directionX, double directionY) {
        return now.isFirmAgainst(directionX, directionY) || last.isFirmAgainst(directionX, directionY);
    }

    /**
     * Foretells what the rest of the tick will do to the body if it goes on as the last tick, apart from pushes in one
     * direction; false when that is nothing.
     */
    boolean expectOthers(double directionX, double directionY) {
        expectedX = 0;
        expectedY = 0;
        boolean any = false;
        for (int i = 0; i < last.count; i++) {
            if (last.x[i] * directionX + last.y[i] * directionY < OTHER) {
                int done = now.find(last.x[i], last.y[i]);
                double rest = last.length[i] - (done < 0 ? 0 : now.length[done]);
                if (rest > 0) {
                    expectedX += rest * last.x[i];
                    expectedY += rest * last.y[i];
                    any = true;
                }
            }
        }
        return any;
    }

    /** What {@link #expectOthers} foretold, in world units. */
    double expectedX() {
        return expectedX;
    }

    double expectedY() {
        return expectedY;
    }

    void addContact(Contact<Collider> contact) {
        contacts.add(contact);
    }

    int contactCount() {
        return contacts.size();
    }

    Contact<Collider> contact(int i) {
        return contacts.get(i);
    }

    /** Contacts are used again once they have ended, and name the bodies of others then. */
    void forgetContacts() {
        contacts.clear();
    }
}
