package org.jmesat.internal.query;

import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.impact.Impact;
import org.jmesat.internal.impact.PairSweep;
import org.jmesat.narrowphase.ContactManifold;

/** Casts a shape along a straight line, without turning it, to the first body that it meets. */
public final class ShapeCast {
    private final QueryCandidates candidates;
    private final PairSweep sweep = new PairSweep();
    private final Impact impact = new Impact();
    private final ContactManifold manifold = new ContactManifold();
    private final PlacedPolygon mover = new PlacedPolygon();
    private final PlacedPolygon other = new PlacedPolygon();
    private final PolygonBuffer moverShape = new PolygonBuffer();
    private final PolygonBuffer otherShape = new PolygonBuffer();
    private final Motion moverMotion = new Motion();
    private final Motion otherMotion = new Motion();

    public ShapeCast(QueryCandidates candidates) {
        this.candidates = candidates;
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
    public void cast(double dx, double dy, int itself, QueryBodies seen, Hit hit) {
        double length = Math.sqrt(dx * dx + dy * dy);
        find(dx, dy, length);
        candidates.sort();
        describe(mover, moverShape, dx, dy, moverMotion);
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.body(i) == itself) {
                continue;
            }
            other.take(candidates.pieces().table(), candidates.slot(i));
            describe(other, otherShape, 0, 0, otherMotion);
            if (sweep.test(moverShape, moverMotion, otherShape, otherMotion, impact) != Impact.State.MISS
                    && isBetter(length, i, hit) && seen.accepts(candidates.body(i))) {
                candidates.describe(i, hit);
                fill(length, hit);
            }
        }
    }

    /** A body that the shape overlaps at the start is better than one that it only touches, regardless of their ids. */
    private boolean isBetter(double length, int i, Hit hit) {
        boolean overlapping = impact.state() == Impact.State.OVERLAPPING;
        double distance = impact.time() * length;
        if (hit.isHit() && hit.distance() == distance && hit.isOverlapping() != overlapping) {
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

    /** Relative to its own centre, so that a distant local origin costs no precision. */
    private static void describe(PlacedPolygon placed, PolygonBuffer shape, double dx, double dy, Motion motion) {
        shape.set(placed.shape(), -placed.shape().centerX(), -placed.shape().centerY());
        double angle = StrictMath.atan2(placed.sin(), placed.cos());
        motion.set(placed.centerX(), placed.centerY(), angle, placed.centerX() + dx, placed.centerY() + dy, angle);
    }

    private void fill(double length, Hit hit) {
        Penetration contact = impact.penetration();
        // Relative to its centre, like the swept shape.
        mover.local().set(moverShape, 0, 0);
        moverMotion.place(impact.time(), mover);
        manifold.compute(mover, other, contact);
        int last = manifold.count() - 1;
        hit.setPlace(0.5 * (manifold.x(0) + manifold.x(last)), 0.5 * (manifold.y(0) + manifold.y(last)),
                -contact.normalX(), -contact.normalY());
        hit.setDistance(impact.time() * length, length > 0 ? impact.time() : 0);
        hit.setDepth(contact.depth(), impact.state() == Impact.State.OVERLAPPING);
    }
}
