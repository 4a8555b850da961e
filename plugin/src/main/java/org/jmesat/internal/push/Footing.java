package org.jmesat.internal.push;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.PushApart;
import org.jmesat.world.Collider;

/**
 * The pushes on a body in this tick and in the last one: in which directions, how far, and whether by something firm,
 * which does not give way: scenery, or a body with something firm behind it. It holds the pairs of the body, too.
 */
final class Footing {
    /**
     * Cosine of the angle within which two pushes are one direction: the sides of boxes that are meant to be aligned.
     */
    private static final double SAME = 0.999;

    /** Cosine of 45°: something firm within this angle of straight behind a body keeps it from giving way. */
    private static final double BEHIND = 0.7;

    /** Cosine of about 14°: a push in a direction further off can make this one needless. */
    private static final double OTHER = 0.97;

    /** Firmness of a push by a body that gives way itself. */
    static final byte YIELDING = 0;
    /** Firmness of a push by a body that only the game moves, or by one that has such a body behind it. */
    static final byte FIRM = 1;
    /** Firmness of a push by a fixed collider, or by a body that has one behind it. */
    static final byte FIXED = 2;

    private final List<PushPair> pairs = new ArrayList<>();
    private final List<Collider> colliders = new ArrayList<>();
    private Pushes now = new Pushes();
    private Pushes last = new Pushes();
    private double expectedX;
    private double expectedY;
    private double distance;
    private PushApart control;
    private boolean enlisted;
    private boolean moved;
    private boolean unfinished;

    /** The pushes of one tick, each direction once. */
    private static final class Pushes {
        /** More directions than this are not remembered; a convex body among others of its size has fewer. */
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

    /** {@return the firmness of whatever a push in a direction would press the body against} */
    byte backing(double directionX, double directionY) {
        return (byte) Math.max(now.firmnessAgainst(directionX, directionY),
                last.firmnessAgainst(directionX, directionY));
    }

    /**
     * Predicts the pushes that are still to come in this tick if it goes on as the last one, without those in one
     * direction; false when there are none.
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

    /** The sum of the pushes that {@link #expectOthers} predicted, in world units. */
    double expectedX() {
        return expectedX;
    }

    double expectedY() {
        return expectedY;
    }

    /** Begins to remember the body of a control. */
    void open(PushApart newControl) {
        control = newControl;
    }

    PushApart control() {
        return control;
    }

    /** Puts the body in this tick. */
    void enlist() {
        enlisted = true;
    }

    boolean isEnlisted() {
        return enlisted;
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

    /** Forgets the body, which is not in this tick. */
    void close() {
        control = null;
        last.count = 0;
    }
}
