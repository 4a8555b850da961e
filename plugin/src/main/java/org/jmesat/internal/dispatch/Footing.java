package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.PushApart;
import org.jmesat.world.Collider;

/**
 * The pushes on a body in this tick and in the last one, each with direction, length and firmness, and the pairs of the
 * body. A push is firm if it comes from a body that does not move: scenery, or a supported body.
 */
final class Footing {
    /** Two pushes within the angle of this cosine are merged: sides of boxes that are meant to be aligned. */
    private static final double SAME = 0.999;

    /** Cosine of 45°: a firm push within this angle of the opposite direction supports a body. */
    private static final double BEHIND = 0.7;

    /** Cosine of about 14°: a push in a direction further off can make this one needless. */
    private static final double OTHER = 0.97;

    /** Firmness of a push by a body that is not supported. */
    static final byte YIELDING = 0;
    /** Firmness of a push by a body that only the game moves, or by a body that it supports. */
    static final byte FIRM = 1;
    /** Firmness of a push by a fixed collider, or by a body that it supports. */
    static final byte FIXED = 2;

    private final List<PushPair> pairs = new ArrayList<>();
    private final List<Collider> colliders = new ArrayList<>();
    private Pushes now = new Pushes();
    private Pushes last = new Pushes();
    private double expectedX;
    private double expectedY;
    private double distance;
    private PushApart control;
    private boolean inTick;
    private boolean moved;
    private boolean unfinished;

    /** The pushes of one tick, each direction once. */
    private static final class Pushes {
        /** Further directions are dropped; a convex body among bodies of its size has fewer. */
        private static final int CAPACITY = 8;

        private final double[] x = new double[CAPACITY];
        private final double[] y = new double[CAPACITY];
        private final double[] length = new double[CAPACITY];
        private final byte[] firmness = new byte[CAPACITY];
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
                if (count == CAPACITY) {
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

    /** Records a push by a distance (≥0) in a direction of unit length. */
    void addPush(double directionX, double directionY, double distance, byte firmness) {
        now.add(directionX, directionY, distance, firmness);
    }

    /** {@return the firmness of the body's support against a push in a direction} */
    byte support(double directionX, double directionY) {
        return (byte) Math.max(now.firmnessAgainst(directionX, directionY),
                last.firmnessAgainst(directionX, directionY));
    }

    /**
     * Predicts the remaining pushes of this tick from those of the last one, except in one direction; false if there
     * are none.
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

    /** Assigns this to the body of a control. */
    void open(PushApart newControl) {
        control = newControl;
    }

    PushApart control() {
        return control;
    }

    /** Marks the body as part of this tick. */
    void enterTick() {
        inTick = true;
    }

    boolean isInTick() {
        return inTick;
    }

    /** Adds a pair with a collider of this body. */
    void add(PushPair pair, Collider collider) {
        pairs.add(pair);
        for (int i = 0; i < colliders.size(); i++) {
            if (colliders.get(i) == collider) {
                return;
            }
        }
        colliders.add(collider);
    }

    /** The number of colliders of the body that are in its pairs. */
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

    /** Adds to the length of all pushes of this tick. */
    void addDistance(double more) {
        distance += more;
        moved = true;
    }

    /** The length of all pushes of this tick, in world units (≥0). */
    double distance() {
        return distance;
    }

    /** Returns whether the body was pushed since the last call. */
    boolean takeMoved() {
        boolean was = moved;
        moved = false;
        return was;
    }

    /** Marks a push of this body that was not propagated to all its pairs. */
    void setUnfinished() {
        unfinished = true;
    }

    /** Returns whether {@link #setUnfinished} was called since the last call. */
    boolean takeUnfinished() {
        boolean was = unfinished;
        unfinished = false;
        return was;
    }

    /** Ends the tick: its pushes become those of the last tick, and its pairs are released. */
    void end() {
        Pushes swap = last;
        last = now;
        now = swap;
        now.count = 0;
        pairs.clear();
        colliders.clear();
        inTick = false;
        distance = 0;
        moved = false;
        unfinished = false;
    }

    /** Releases the body, which is not in this tick. */
    void close() {
        control = null;
        last.count = 0;
    }
}
