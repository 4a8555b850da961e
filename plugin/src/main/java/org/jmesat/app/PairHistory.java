package org.jmesat.app;

import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * What has happened to a pair that does not touch now, while it is explained: in which ticks it touched last, and
 * whether a body went through the other between two ticks, which only continuous bodies notice. Origins stand for
 * bodies, and turning is ignored.
 */
final class PairHistory {
    private static final long NEVER = -1;

    private final PlacedPolygon piece = new PlacedPolygon();
    private Collider a;
    private Collider b;
    private long tick = NEVER;
    private double ofAX;
    private double ofAY;
    private double ofBX;
    private double ofBY;
    private long touchedSince = NEVER;
    private long touchedUntil = NEVER;
    private long passed = NEVER;
    /** How often the two had been teleported at the last tick. */
    private long before;
    private Collider passing;

    /** Notes the last step of a pair; forgets all if it is another one. */
    void update(CollisionWorld world, Collider newA, Collider newB, Contact<Collider> contact) {
        long now = world.getTick();
        if (a != newA || b != newB || now < tick) {
            clear();
            a = newA;
            b = newB;
        }
        if (a == null || b == null || now == tick) {
            return;
        }
        if (contact != null) {
            touchedSince = contact.getSinceTick();
            touchedUntil = now;
        } else if (now == tick + 1 && touchedUntil != tick && !a.isContinuous() && !b.isContinuous()
                && teleports() == before && !(world.isDepthTest() && world.computeDepthSeparation(a, b) >= 0)) {
            if ((crosses(b, ofAX + b.getX() - ofBX, ofAY + b.getY() - ofBY, a.getX(), a.getY())
                    || crosses(a, ofBX + a.getX() - ofAX, ofBY + a.getY() - ofAY, b.getX(), b.getY()))
                    && mayCollide(world)) {
                passed = now;
                passing = moved(a, ofAX, ofAY) > moved(b, ofBX, ofBY) ? a : b;
            }
        }
        tick = now;
        before = teleports();
        ofAX = a.getX();
        ofAY = a.getY();
        ofBX = b.getX();
        ofBY = b.getY();
    }

    private long teleports() {
        return teleports(a) + teleports(b);
    }

    private static long teleports(Collider collider) {
        return collider.getOwner() instanceof CollisionBody body ? body.teleports() : 0;
    }

    void clear() {
        a = null;
        b = null;
        passing = null;
        tick = NEVER;
        touchedSince = NEVER;
        touchedUntil = NEVER;
        passed = NEVER;
    }

    private boolean mayCollide(CollisionWorld world) {
        try {
            return world.decide(a, b).isAllowed();
        } catch (RuntimeException | Error e) {
            // The game's filter.
            return false;
        }
    }

    private static double moved(Collider body, double fromX, double fromY) {
        return Math.hypot(body.getX() - fromX, body.getY() - fromY);
    }

    /** Whether a line crosses any piece of a body, and ends outside of it. */
    private boolean crosses(Collider body, double fromX, double fromY, double toX, double toY) {
        boolean crosses = false;
        for (int i = 0; i < body.getPieceCount() && !crosses; i++) {
            body.copyPiece(i, piece);
            double enter = 0;
            double exit = piece.count() > 2 ? 1 : NEVER;
            for (int k = 0; k < piece.count() && enter <= exit; k++) {
                double above = piece.normalX(k) * (fromX - piece.x()[k]) + piece.normalY(k) * (fromY - piece.y()[k]);
                double rate = piece.normalX(k) * (fromX - toX) + piece.normalY(k) * (fromY - toY);
                if (rate > 0) {
                    enter = Math.max(enter, above / rate);
                } else if (rate < 0) {
                    exit = Math.min(exit, above / rate);
                } else if (above > 0) {
                    exit = NEVER;
                }
            }
            crosses = enter > 0 && enter <= exit && exit < 1;
        }
        return crosses;
    }

    /**
     * Appends what has happened last, as a clause; nothing if nothing has, or if they touch.
     *
     * @param mayMeet whether the two would meet if they were nearer
     */
    StringBuilder append(StringBuilder to, boolean mayMeet) {
        if (mayMeet && passed > touchedUntil) {
            to.append("in tick ").append(passed).append(' ').append(passing.getOwner())
                    .append(" went through the other between two ticks: set it continuous");
        } else if (touchedUntil != NEVER && touchedUntil < tick) {
            to.append("they touched in tick ").append(touchedSince);
            if (touchedUntil > touchedSince) {
                to.append(" to ").append(touchedUntil);
            }
        }
        return to;
    }
}
