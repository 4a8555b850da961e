package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.contact.Contact;
import org.jmesat.narrowphase.ContactManifold;

/**
 * The contacts in the window of a {@link CollisionSnapshot}, ascending by key. Their points are computed here, since
 * the world computes those of a contact only when they are read. Too many to tell apart are left out, since computing
 * and drawing 30 000 contacts takes several times as long as the tick. Allocates only to grow.
 */
final class ContactRows {
    /** Numbers of a contact: depth, x and y of the normal, and of each point x and y. */
    private static final int ROW = 7;
    private static final int POINTS = 3;

    private int count;
    private boolean tooMany;
    private final long[] keys = new long[CollisionSnapshot.MOST_MARKS];
    private Collider[] sides = {};
    private double[] rows = {};
    private int[] pointCounts = {};
    private boolean[] triggers = {};
    private float[] elevations = {};
    private boolean[] begins = {};

    void clear() {
        Arrays.fill(sides, 0, Math.min(2 * count, sides.length), null);
        count = 0;
        tooMany = false;
    }

    /** Releases the arrays. */
    void trim() {
        count = 0;
        tooMany = false;
        ensureRows(0);
    }

    /** Adds the contact of a pair, unless they are too many; {@link #copy} follows. */
    void add(long key) {
        tooMany |= count == keys.length;
        if (!tooMany) {
            keys[count++] = key;
        }
    }

    /** Whether more were added than are shown. Then none is shown, and no more need be added. */
    boolean areTooMany() {
        return tooMany;
    }

    /** Copies the values of all contacts added, unless they are too many. */
    void copy(WorldStages world) {
        if (tooMany) {
            count = 0;
        }
        KeySort.sort(keys, count);
        if (pointCounts.length < count) {
            ensureRows(Math.min(keys.length, 16 + count + count / 2));
        }
        for (int i = 0; i < count; i++) {
            copy(i, world.tracker.find((int) (keys[i] >>> 32), (int) keys[i]), world.tracker.tick());
        }
    }

    private void ensureRows(int capacity) {
        sides = new Collider[2 * capacity];
        rows = new double[ROW * capacity];
        pointCounts = new int[capacity];
        triggers = new boolean[capacity];
        elevations = new float[capacity];
        begins = new boolean[capacity];
    }

    private void copy(int i, Contact<Collider> contact, long tick) {
        Collider a = contact.getA();
        Collider b = contact.getB();
        sides[2 * i] = a;
        sides[2 * i + 1] = b;
        triggers[i] = a.isTrigger() || b.isTrigger();
        elevations[i] = a.getElevation() / 2 + b.getElevation() / 2;
        begins[i] = contact.getSinceTick() == tick;
        int row = ROW * i;
        rows[row] = contact.getDepth();
        rows[row + 1] = contact.getNormalX();
        rows[row + 2] = contact.getNormalY();
        ContactManifold manifold = contact.getManifold();
        pointCounts[i] = manifold.count();
        for (int point = 0; point < manifold.count(); point++) {
            rows[row + POINTS + 2 * point] = manifold.x(point);
            rows[row + POINTS + 2 * point + 1] = manifold.y(point);
        }
    }

    int count() {
        return count;
    }

    Collider a(int contact) {
        return sides[2 * contact];
    }

    Collider b(int contact) {
        return sides[2 * contact + 1];
    }

    boolean isTrigger(int contact) {
        return triggers[contact];
    }

    boolean isNew(int contact) {
        return begins[contact];
    }

    float elevation(int contact) {
        return elevations[contact];
    }

    double depth(int contact) {
        return rows[ROW * contact];
    }

    double normalX(int contact) {
        return rows[ROW * contact + 1];
    }

    double normalY(int contact) {
        return rows[ROW * contact + 2];
    }

    int pointCount(int contact) {
        return pointCounts[contact];
    }

    double pointX(int contact, int point) {
        return rows[ROW * contact + POINTS + 2 * point];
    }

    double pointY(int contact, int point) {
        return rows[ROW * contact + POINTS + 2 * point + 1];
    }
}
