package org.jmesat.internal.step;

import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Impact;
import org.jmesat.internal.sat.PairSweep;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.narrowphase.ContactManifold;

/**
 * Casts a shape along a straight line, without turning it, to the first body that it meets. It meets a piece when their
 * separation falls to 0 on the way, or at the end if a step would begin a contact of the bodies there that it would not
 * have begun at the start. So a shape can slide along what it touches, and what is free is free for the step as well.
 */
public final class ShapeCast {
    private final QueryCandidates candidates;
    private final OverlapQuery overlaps;
    private final Sat sat = new Sat();
    private final SatResult contact = new SatResult();
    private final PairSweep sweep = new PairSweep();
    private final Impact impact = new Impact();
    private final ContactManifold manifold = new ContactManifold();
    private final PlacedPolygon mover = new PlacedPolygon();
    private final PlacedPolygon moved = new PlacedPolygon();
    private final PlacedPolygon other = new PlacedPolygon();
    private final PlacedPolygon piece = new PlacedPolygon();
    private final Motion moverMotion = new Motion();
    private final Motion otherMotion = new Motion();

    private double time;
    private boolean overlapping;

    /** The overlap query says where a contact begins. */
    public ShapeCast(BodyTable bodies, PieceStore pieces, OverlapQuery overlaps) {
        candidates = new QueryCandidates(bodies, pieces);
        this.overlaps = overlaps;
    }

    /** The moving shape. Place it at its start before each cast. */
    public PlacedPolygon mover() {
        return mover;
    }

    /**
     * Casts the shape. The hit keeps its values unless this shape meets a body earlier.
     *
     * @param itself the index of a body to ignore, or −1
     */
    public void cast(double dx, double dy, int itself, TouchPolicy policy, QueryBodies seen, Hit hit) {
        double length = Math.sqrt(dx * dx + dy * dy);
        find(dx, dy, length);
        candidates.sort();
        describe(mover, dx, dy, moverMotion);
        moved.set(mover);
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.body(i) == itself) {
                continue;
            }
            candidates.copyPiece(candidates.body(i), candidates.piece(i), other);
            if (meets(i, itself, policy) && isBetter(length, i, hit) && seen.accepts(candidates.body(i))) {
                candidates.describe(i, hit);
                fill(length, hit);
            }
        }
    }

    /** Finds the time, as a fraction of the way, and the normal at which the shape meets the other one. */
    private boolean meets(int i, int itself, TouchPolicy policy) {
        describe(other, 0, 0, otherMotion);
        Impact.State state = sweep.test(mover, moverMotion, other, otherMotion, impact);
        overlapping = state == Impact.State.OVERLAPPING;
        time = impact.time();
        contact.set(impact.penetration());
        if (state != Impact.State.MISS) {
            return true;
        }
        place(1);
        if (!overlaps.beginsContact(moved, candidates.slot(i), policy) 
                || touchesAtStart(candidates.body(i), itself, policy)) {
            return false;
        }
        sat.test(moved, other, Double.POSITIVE_INFINITY, contact);
        return true;
    }

    /**
     * Whether a step would begin a contact with a body at the start of the way. If the shape is a piece of a body, the
     * other pieces count as well, since there is one contact for two bodies.
     */
    private boolean touchesAtStart(int body, int itself, TouchPolicy policy) {
        for (int own = 0; itself >= 0 && own < candidates.slotCount(itself); own++) {
            if (candidates.isPlaced(itself, own)) {
                candidates.copyPiece(itself, own, piece);
                if (touches(piece, body, policy)) {
                    return true;
                }
            }
        }
        return touches(mover, body, policy);
    }

    private boolean touches(PlacedPolygon shape, int body, TouchPolicy policy) {
        for (int i = 0; i < candidates.slotCount(body); i++) {
            if (candidates.isPlaced(body, i) && overlaps.beginsContact(shape, candidates.slot(body, i), policy)) {
                return true;
            }
        }
        return false;
    }

    /** Places the copy of the shape where the shape is at a time. */
    private void place(double at) {
        moved.place(moverMotion.x(at), moverMotion.y(at), mover.cos(), mover.sin());
    }

    /** A body that the shape overlaps at the start is better than one that it only touches, regardless of their ids. */
    private boolean isBetter(double length, int i, Hit hit) {
        double distance = time * length;
        if (hit.isHit() && (float) hit.distance() == (float) distance && hit.isOverlapping() != overlapping) {
            return overlapping;
        }
        return hit.isAfter(distance, candidates.id(i), candidates.piece(i));
    }

    private void find(double dx, double dy, double length) {
        double furthest = mover.largestCoordinate() + Math.max(Math.abs(dx), Math.abs(dy));
        double slack = Math.max(Tolerance.RELATIVE * mover.radius(), Tolerance.coordinates(furthest));
        double halfX = 0.5 * (mover.maxX() - mover.minX()) + slack;
        double halfY = 0.5 * (mover.maxY() - mover.minY()) + slack;
        double x = 0.5 * (mover.minX() + mover.maxX());
        double y = 0.5 * (mover.minY() + mover.maxY());
        if (length > 0) {
            candidates.findAlong(x, y, halfX, halfY, dx / length, dy / length, length);
        } else {
            candidates.findInBox(x - halfX, y - halfY, x + halfX, y + halfY);
        }
    }

    /** Relative to its local origin, as in a step, since the tolerance grows with the distance from it. */
    static void describe(PlacedPolygon placed, double dx, double dy, Motion motion) {
        double u = placed.localCenterX();
        double v = placed.localCenterY();
        double x = placed.centerX() - (placed.cos() * u - placed.sin() * v);
        double y = placed.centerY() - (placed.sin() * u + placed.cos() * v);
        double angle = StrictMath.atan2(placed.sin(), placed.cos());
        motion.set(x, y, angle, x + dx, y + dy, angle);
    }

    private void fill(double length, Hit hit) {
        place(time);
        manifold.compute(moved, other, contact);
        int last = manifold.count() - 1;
        hit.setPlace(0.5 * (manifold.x(0) + manifold.x(last)), 0.5 * (manifold.y(0) + manifold.y(last)),
                -contact.normalX(), -contact.normalY());
        hit.setDistance(time * length, length > 0 ? time : 0);
        hit.setDepth(Math.max(0, contact.depth()), overlapping);
    }
}
