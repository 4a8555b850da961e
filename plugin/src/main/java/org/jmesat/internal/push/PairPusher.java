package org.jmesat.internal.push;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jmesat.contact.Contact;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.world.Collider;
import org.jmesat.world.ColliderHits;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryFilter;

/**
 * Pushes the bodies of one contact after the other apart, as the package describes.
 *
 * <p>When all events are delivered, it {@linkplain #settle settles} the tick: it pushes apart what the pushes have
 * brought together, completes pushes that were handed on too often, and makes the world hold the pairs that are in
 * touch now.
 */
public final class PairPusher {
    /** How many bodies a push is handed on to in a row. In a higher stack the rest is done when the tick is settled. */
    private static final int REACH = 12;

    /**
     * The most pushes of pairs for one event, and for each body when the tick is settled: a heap that cannot come to
     * rest would take all the time.
     */
    private static final int EFFORT = 64;

    private static final QueryFilter BODIES = QueryFilter.ALL.withoutTriggers();

    private final Function<Collider, Spatial> spatialOf;
    private final SpatialMover mover;
    private final CurrentPenetration penetration = new CurrentPenetration();
    /** The pairs of the tick, and after them spare ones. */
    private final List<PushPair> pairs = new ArrayList<>();
    private int pairCount;
    private final Footings footings = new Footings();
    private final ColliderHits hits = new ColliderHits();
    private int effort;
    /** The longest way, to and fro, that a body was pushed in this tick, in world units. */
    private double greatestDistance;

    /** Creates a pusher that remembers no tick. {@code spatialOf} gives null for a collider without a spatial. */
    public PairPusher(Function<Collider, Spatial> spatialOf, SpatialMover mover) {
        this.spatialOf = spatialOf;
        this.mover = mover;
    }

    /**
     * Pushes the two sides of a contact of the tick apart. Neither side is a trigger, and both have spatials. Does
     * nothing if the control is disabled or does not act for the pair. The control that acts for a pair is that of A;
     * if A has none or a disabled one, that of B.
     */
    public void push(Contact<Collider> contact, PushApart control) {
        Spatial spatialA = spatialOf.apply(contact.getA());
        Spatial spatialB = spatialOf.apply(contact.getB());
        PushApart a = controlOn(placeOf(spatialA));
        PushApart b = controlOn(placeOf(spatialB));
        PushApart responsible = a != null && a.isEnabled() ? a : b;
        if (a == b || responsible != control || !control.isEnabled()) {
            return;
        }
        effort = EFFORT;
        PushPair pair = takePair();
        pair.set(contact, spatialA, spatialB);
        remember(pair, a, pair.a());
        remember(pair, b, pair.b());
        push(pair, 0);
    }

    private PushPair takePair() {
        if (pairCount == pairs.size()) {
            pairs.add(new PushPair());
        }
        return pairs.get(pairCount++);
    }

    private void remember(PushPair pair, PushApart control, Collider collider) {
        if (control != null && control.isEnabled()) {
            footings.of(control).add(pair, collider);
        }
    }

    /**
     * Completes the pushes of a tick after all its events are delivered. Must be called in each tick, also after one
     * without a push.
     */
    public void settle(CollisionWorld world) {
        try {
            if (greatestDistance > 0) {
                effort = EFFORT * footings.size();
                while (effort > 0 && settleBodies(world)) {
                    // Each round moves bodies that may be in others again.
                }
                hold(world);
            }
        } finally {
            end();
        }
    }

    private void end() {
        penetration.forget();
        hits.clear();
        for (int i = 0; i < pairCount; i++) {
            pairs.get(i).clear();
        }
        pairCount = 0;
        greatestDistance = 0;
        footings.end();
    }

    /** Goes through the bodies once; false when there was nothing to do. */
    private boolean settleBodies(CollisionWorld world) {
        boolean any = false;
        // Their number grows meanwhile.
        for (int i = 0; i < footings.size(); i++) {
            Footing footing = footings.get(i);
            if (footing.takeMoved()) {
                any = true;
                for (int c = 0; c < footing.colliderCount(); c++) {
                    meet(world, footing, footing.collider(c));
                }
            }
            if (footing.takeUnfinished()) {
                any = true;
                handOn(footing, null, 1);
            }
        }
        return any;
    }

    /** Pushes a body apart from what it was pushed into. */
    private void meet(CollisionWorld world, Footing footing, Collider collider) {
        if (collider.isTrigger() || collider.isRemoved()) {
            return;
        }
        Spatial spatial = spatialOf.apply(collider);
        Spatial place = placeOf(spatial);
        findAround(world, collider, spatial);
        for (int i = 0; i < hits.getCount(); i++) {
            Collider other = hits.getCollider(i);
            Spatial otherSpatial = spatialOf.apply(other);
            if (other != collider && otherSpatial != null && placeOf(otherSpatial) != place
                    && !isKnown(world, footing, collider, other) && world.decide(collider, other).isAllowed()) {
                PushPair pair = takePair();
                if (collider.getId() < other.getId()) {
                    pair.set(collider, spatial, other, otherSpatial);
                } else {
                    pair.set(other, otherSpatial, collider, spatial);
                }
                meet(pair);
            }
        }
    }

    private void findAround(CollisionWorld world, Collider collider, Spatial spatial) {
        hits.clear();
        penetration.locate(collider, spatial);
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            PlacedPolygon piece = collider.getPiece(i);
            minX = Math.min(minX, piece.minX());
            minY = Math.min(minY, piece.minY());
            maxX = Math.max(maxX, piece.maxX());
            maxY = Math.max(maxY, piece.maxY());
        }
        double margin = Math.min(greatestDistance, 0.5 * Math.max(maxX - minX, maxY - minY));
        minX += penetration.movedAX() - margin;
        minY += penetration.movedAY() - margin;
        maxX += penetration.movedAX() + margin;
        maxY += penetration.movedAY() + margin;
        double most = PolygonTable.MOST_COORDINATE;
        if (minX >= -most && minY >= -most && maxX <= most && maxY <= most) {
            world.getQueries().overlapBox(minX, minY, maxX, maxY, BODIES, hits);
        }
    }

    /** Whether two are a contact of the tick, which its own events deal with, or have met before. */
    private static boolean isKnown(CollisionWorld world, Footing footing, Collider collider, Collider other) {
        if (world.getContact(collider, other) != null) {
            return true;
        }
        // The pairs that have met come after all contacts.
        for (int i = footing.pairCount() - 1; i >= 0 && footing.pair(i).contact() == null; i--) {
            if (footing.pair(i).isOf(collider, other)) {
                return true;
            }
        }
        return false;
    }

    private void meet(PushPair pair) {
        if (top(pair.spatialA()) != top(pair.spatialB()) || !penetration.findPieces(pair)) {
            pair.clear();
            pairCount--;
            return;
        }
        remember(pair, controlOn(placeOf(pair.spatialA())), pair.a());
        remember(pair, controlOn(placeOf(pair.spatialB())), pair.b());
        push(pair, 0);
    }

    /** Makes the world hold the pairs that are in touch now, and of which a side was pushed towards the other. */
    private void hold(CollisionWorld world) {
        for (int i = 0; i < pairCount; i++) {
            PushPair pair = pairs.get(i);
            Collider a = pair.a();
            Collider b = pair.b();
            if (a.isRemoved() || b.isRemoved() || !penetration.measure(pair)
                    || penetration.separation() > world.getTouchPolicy().limit(penetration.tolerance(), true)) {
                continue;
            }
            double x = penetration.normalX();
            double y = penetration.normalY();
            double towards = Math.max(penetration.movedAX() * x + penetration.movedAY() * y,
                    -penetration.movedBX() * x - penetration.movedBY() * y);
            if (towards > penetration.tolerance()) {
                world.hold(a, penetration.movedAX(), penetration.movedAY(), b, penetration.movedBX(),
                        penetration.movedBY());
            }
        }
    }

    private void push(PushPair pair, int handedOn) {
        effort--;
        Spatial placeA = placeOf(pair.spatialA());
        Spatial placeB = placeOf(pair.spatialB());
        PushApart a = controlOn(placeA);
        PushApart b = controlOn(placeB);
        double mobilityA = mobility(pair.a(), a, placeA, placeB);
        double mobilityB = mobility(pair.b(), b, placeB, placeA);
        if (mobilityA + mobilityB == 0 || a == b || top(pair.spatialA()) != top(pair.spatialB())
                || !penetration.measure(pair)) {
            return;
        }
        Footing footingA = footings.of(a);
        Footing footingB = footings.of(b);
        double tolerance = penetration.tolerance();
        double x = penetration.normalX();
        double y = penetration.normalY();
        double depth = penetration.depth();
        boolean deep = depth > tolerance;
        if (deep && (mobilityB == 0 && isNeedless(footingA, -1, x, y)
                || mobilityA == 0 && isNeedless(footingB, 1, x, y))) {
            return;
        }
        byte firmnessA = mobilityA == 0 ? firmness(pair.a()) : footingA.backing(-x, -y);
        byte firmnessB = mobilityB == 0 ? firmness(pair.b()) : footingB.backing(x, y);
        if (mobilityA == 0 && firmnessA == Footing.FIRM && firmnessB == Footing.FIXED
                || mobilityB == 0 && firmnessB == Footing.FIRM && firmnessA == Footing.FIXED) {
            // What only the game moves presses the body against something fixed, and the body stays there.
            return;
        }
        boolean firmA = firmnessA > Footing.YIELDING;
        boolean firmB = firmnessB > Footing.YIELDING;
        boolean squeezed = firmA && firmB && mobilityA > 0 && mobilityB > 0;
        double shareA = share(mobilityA, firmA, mobilityB, firmB);
        double rest = Math.max(0, depth - Math.max(slop(a), slop(b)));
        double pathA = rest * shareA;
        double pathB = rest * (1 - shareA);
        if (mobilityA > 0) {
            move(footingA, placeA, -x, -y, pathA, squeezed ? Footing.YIELDING : firmnessB, deep);
        }
        if (mobilityB > 0) {
            move(footingB, placeB, x, y, pathB, squeezed ? Footing.YIELDING : firmnessA, deep);
        }
        if (pathA > tolerance) {
            handOn(footingA, pair, handedOn + 1);
        }
        if (pathB > tolerance) {
            handOn(footingB, pair, handedOn + 1);
        }
    }

    /** Moves a body and notes the push: a firm one also if it moves nothing, one within the tolerance as length 0. */
    private void move(Footing footing, Spatial place, double x, double y, double path, byte firmness, boolean deep) {
        if (path > 0) {
            mover.move(place, x * path, y * path);
            footing.addDistance(path);
            greatestDistance = Math.max(greatestDistance, footing.distance());
        }
        if (path > 0 || firmness > Footing.YIELDING) {
            footing.note(x, y, deep ? path : 0, firmness);
        }
    }

    /** Pushes the other pairs of a body that was pushed: it may overlap again with those of earlier events. */
    private void handOn(Footing footing, PushPair from, int handedOn) {
        int i = 0;
        while (handedOn <= REACH && effort > 0 && i < footing.pairCount()) {
            if (footing.pair(i) != from) {
                push(footing.pair(i), handedOn);
            }
            i++;
        }
        if (i < footing.pairCount() && footing.pairCount() > 1) {
            footing.setUnfinished();
        }
    }

    /**
     * Whether a body will leave an immovable one by the other pushes of this tick, if they are as in the last tick: it
     * slides over the seam between two tiles, and the other tile lifts it.
     */
    private boolean isNeedless(Footing footing, int sign, double normalX, double normalY) {
        return footing.expectOthers(sign * normalX, sign * normalY)
                && !penetration.wouldOverlap(sign * footing.expectedX(), sign * footing.expectedY());
    }

    /** A's share of the way; where both have something firm behind them, or none, the weights decide. */
    private static double share(double mobilityA, boolean firmA, double mobilityB, boolean firmB) {
        if (firmA != firmB) {
            return firmA ? 0 : 1;
        }
        return mobilityA / (mobilityA + mobilityB);
    }

    private static byte firmness(Collider immobile) {
        return immobile.isFixed() ? Footing.FIXED : Footing.FIRM;
    }

    private static double slop(PushApart control) {
        return control == null ? 0 : control.getSlop();
    }

    /** The inverse of the weight; 0 for a side that this partner cannot push. */
    private static double mobility(Collider collider, PushApart control, Spatial place, Spatial otherPlace) {
        if (control == null || !control.isEnabled() || collider.isFixed() || isAbove(place, otherPlace)) {
            return 0;
        }
        return 1.0 / control.getWeight();
    }

    /** Whether a spatial is at or above another one, which moves with it then. */
    private static boolean isAbove(Spatial spatial, Spatial other) {
        for (Spatial each = other; each != null; each = each.getParent()) {
            if (each == spatial) {
                return true;
            }
        }
        return false;
    }

    private static Spatial placeOf(Spatial spatial) {
        Spatial place = spatial;
        while (place != null && controlOn(place) == null) {
            place = place.getParent();
        }
        return place;
    }

    private static PushApart controlOn(Spatial place) {
        return place == null ? null : place.getControl(PushApart.class);
    }

    private static Spatial top(Spatial spatial) {
        Spatial top = spatial;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top;
    }
}
