package org.jmesat.internal.push;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.PushApart;
import org.jmesat.world.Collider;

/**
 * What has pushed a body in this tick and in the last one: from which directions, how far, and whether something firm
 * did it, which is what gives way to nobody: scenery, or a body that itself has something firm behind it. And which
 * pairs of this tick the body is a side of.
 */
final class Footing {
    /**
     * Cosine of the angle within which two pushes are one direction: the sides of boxes that are meant to be aligned.
     */
    private static final double SAME = 0.999;

    /** Cosine of 45°: what is behind a body within this angle of a push keeps it from giving way. */
    private static final double BEHIND = 0.7;

    /** Cosine of the angle beyond which a push is another one, so that it can make the first needless: about 14°. */
    private static final double OTHER = 0.97;

    /** Of a push: by what gives way itself. */
    static final byte YIELDING = 0;
    /** Of a push: by what only the game moves, or what has that behind it. */
    static final byte FIRM = 1;
    /** Of a push: by what is fixed, or has that behind it. */
    static final byte FIXED = 2;

    private final List<PushPair> pairs = new ArrayList<>();
    private final List<Collider> colliders = new ArrayList<>();
    private Pushes now = new Pushes();
    private Pushes last = new Pushes();
    private double expectedX;
    private double expectedY;
    private double distance;
    /** While the body takes part in the tick, and until it does not. */
    private PushApart control;
    private boolean enlisted;
    private boolean moved;
    private boolean unfinished;

    /** The pushes of one tick, each direction once. */
    private static final class Pushes {
        /** A convex body among others of its size has no more sides that matter; what is beyond is not remembered. */
        private static final int ROOM = 8;

        private final double[] x = new double[ROOM];
        private final double[] y = new double[ROOM];
        private final double[] length = new double[ROOM];
        private final byte[] firmness = new byte[ROOM];
        private int count;

        private int find(double directionX, double directionY) {
            for (int i = 0; i < count; i++) {
                if (x[i] * directionX + y[i] * directionY > SAME) {
                    return i;
                }
            }
            return -1;
        }

        private void add(double directionX, double directionY, double distance, byte newFirmness) {
            int i = find(directionX, directionY);
            if (i < 0) {
                if (count == ROOM) {
                    return;
                }
                i = count++;
                x[i] = directionX;
                y[i] = directionY;
                length[i] = 0;
                firmness[i] = YIELDING;
            }
            length[i] += distance;
            firmness[i] = (byte) Math.max(firmness[i], newFirmness);
        }

        private byte firmnessAgainst(double directionX, double directionY) {
            byte most = YIELDING;
            for (int i = 0; i < count; i++) {
                if (firmness[i] > most && -(x[i] * directionX + y[i] * directionY) >= BEHIND) {
                    most = firmness[i];
                }
            }
            return most;
        }
    }

    /** Notes a push by a distance (≥0, also none) in a direction of unit length. */
    void note(double directionX, double directionY, double distance, byte firmness) {
        now.add(directionX, directionY, distance, firmness);
    }

    /** Tells how firm that is which a push in a direction would press the body against. */
    byte backing(double directionX, double directionY) {
        return (byte) Math.max(now.firmnessAgainst(directionX, directionY),
                last.firmnessAgainst(directionX, directionY));
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

    /** Makes the body of a control take part in the tick; false when it does already. */
    boolean enlist(PushApart newControl) {
        boolean was = enlisted;
        control = newControl;
        enlisted = true;
        return !was;
    }

    boolean isEnlisted() {
        return enlisted;
    }

    PushApart control() {
        return control;
    }

    /** Adds a pair of which a collider of this body is a side. */
    void add(PushPair pair, Collider collider) {
        pairs.add(pair);
        for (int i = 0; i < colliders.size(); i++) {
            if (colliders.get(i) == collider) {
                return;
            }
        }
        colliders.add(collider);
    }

    /** How many colliders of the body are sides of its pairs. */
    int colliderCount() {
        return colliders.size();
    }

    Collider collider(int i) {
        return colliders.get(i);
    }

    int pairCount() {
        return pairs.size();
    }

    PushPair pair(int i) {
        return pairs.get(i);
    }

    /** Adds to how far the body has been pushed in this tick, to and fro. */
    void addDistance(double more) {
        distance += more;
        moved = true;
    }

    /** In world units (≥0). */
    double distance() {
        return distance;
    }

    /** Tells whether the body was pushed since this was asked before. */
    boolean takeMoved() {
        boolean was = moved;
        moved = false;
        return was;
    }

    /** Notes that a push of this body was not handed on to all that it may be in again. */
    void setUnfinished() {
        unfinished = true;
    }

    /** Tells whether that was noted since this was asked before. */
    boolean takeUnfinished() {
        boolean was = unfinished;
        unfinished = false;
        return was;
    }

    /** Ends the tick: its pushes become those of the last one, its pairs are let go of. */
    void end() {
        Pushes swap = last;
        last = now;
        now = swap;
        now.count = 0;
        pairs.clear();
        colliders.clear();
        enlisted = false;
        distance = 0;
        moved = false;
        unfinished = false;
    }

    /** Forgets the body. */
    void clear() {
        control = null;
        last.count = 0;
    }
}
