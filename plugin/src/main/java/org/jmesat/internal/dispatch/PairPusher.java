package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jmesat.contact.Contact;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.ColliderHits;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryFilter;

/**
 * Pushes the bodies of contacts apart, one contact after the other, as the package page describes.
 *
 * <p>When all events are delivered, it {@linkplain #finish finishes} the tick: pushes new overlaps apart, completes
 * pushes that reached the limit of propagation, and makes the world hold the pairs that now touch.
 */
final class PairPusher {
    /** The greatest depth of propagation of a push. In a higher stack {@link #finish} does the rest. */
    private static final int MAX_DEPTH = 12;

    /**
     * The most pushes of pairs for one event, and for each body in {@link #finish}: a limit for heaps that cannot come
     * to rest.
     */
    private static final int MAX_PUSHES = 64;

    private static final QueryFilter BODIES = QueryFilter.ALL.withoutTriggers();

    private final Function<Collider, Spatial> spatialOf;
    private final Function<Spatial, PushApart> pushApartOn;
    private final SpatialMover mover;
    private final CurrentPenetration penetration;
    /** The pairs of the tick, followed by spare ones. */
    private final List<PushPair> pairs = new ArrayList<>();
    private int pairCount;
    private final Footings footings = new Footings();
    private final ColliderHits hits = new ColliderHits();
    private boolean pushing = true;
    /** The number of pushes left. */
    private int budget;
    /** The greatest {@link Footing#distance()} of this tick. */
    private double greatestDistance;

    /**
     * Creates a pusher. {@code spatialOf} returns null for a collider without a spatial, {@code pushApartOn} null for a
     * spatial without a PushApart of its own.
     */
    public PairPusher(Function<Collider, Spatial> spatialOf, Function<Spatial, PushApart> pushApartOn,
            SpatialMover mover) {
        this.spatialOf = spatialOf;
        this.pushApartOn = pushApartOn;
        this.mover = mover;
        penetration = new CurrentPenetration(mover);
    }

    /** Sets whether bodies are pushed, at first true. */
    public void setPushing(boolean pushing) {
        this.pushing = pushing;
    }

    /**
     * Pushes the two sides of a contact of the tick apart. Neither side is a trigger, and both have spatials. Does
     * nothing if the control is disabled or not responsible for the pair. The responsible control is that of A; if A
     * has none or a disabled one, that of B.
     */
    public void push(Contact<Collider> contact, PushApart control) {
        if (!pushing) {
            return;
        }
        Spatial spatialA = spatialOf.apply(contact.getA());
        Spatial spatialB = spatialOf.apply(contact.getB());
        PushApart a = controlOn(bodyOf(spatialA));
        PushApart b = controlOn(bodyOf(spatialB));
        PushApart responsible = a != null && a.isEnabled() ? a : b;
        if (a == b || responsible != control || !control.isEnabled()) {
            return;
        }
        budget = MAX_PUSHES;
        PushPair pair = takePair();
        pair.set(contact, spatialA, spatialB);
        addToFooting(pair, a, pair.a());
        addToFooting(pair, b, pair.b());
        push(pair, 0);
    }

    private PushPair takePair() {
        if (pairCount == pairs.size()) {
            pairs.add(new PushPair());
        }
        return pairs.get(pairCount++);
    }

    private void addToFooting(PushPair pair, PushApart control, Collider collider) {
        if (control != null && control.isEnabled()) {
            footings.of(control).add(pair, collider);
        }
    }

    /**
     * Completes the pushes of a tick after all its events are delivered. Call it in each tick, with or without a push.
     */
    public void finish(CollisionWorld world) {
        try {
            if (greatestDistance > 0) {
                budget = MAX_PUSHES * footings.size();
                while (budget > 0 && finishBodies(world)) {
                    // Each round may create new overlaps.
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

    /** Goes through the bodies once; false if there was nothing to do. */
    private boolean finishBodies(CollisionWorld world) {
        boolean any = false;
        // The number of footings grows during the loop.
        for (int i = 0; i < footings.size(); i++) {
            Footing footing = footings.get(i);
            if (footing.takeMoved()) {
                any = true;
                for (int c = 0; c < footing.colliderCount(); c++) {
                    pushOverlaps(world, footing, footing.collider(c));
                }
            }
            if (footing.takeUnfinished()) {
                any = true;
                propagate(footing, null, 1);
            }
        }
        return any;
    }

    /** Pushes a collider and the bodies that it was pushed into apart. */
    private void pushOverlaps(CollisionWorld world, Footing footing, Collider collider) {
        if (collider.isTrigger() || collider.isRemoved()) {
            return;
        }
        Spatial spatial = spatialOf.apply(collider);
        Spatial body = bodyOf(spatial);
        findNearby(world, collider, spatial);
        for (int i = 0; i < hits.getCount(); i++) {
            Collider other = hits.getCollider(i);
            Spatial otherSpatial = spatialOf.apply(other);
            if (other != collider && otherSpatial != null && bodyOf(otherSpatial) != body
                    && !isKnown(world, footing, collider, other) && world.decide(collider, other).isAllowed()) {
                PushPair pair = takePair();
                if (collider.getId() < other.getId()) {
                    pair.set(collider, spatial, other, otherSpatial);
                } else {
                    pair.set(other, otherSpatial, collider, spatial);
                }
                pushOverlap(pair);
            }
        }
    }

    private void findNearby(CollisionWorld world, Collider collider, Spatial spatial) {
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

    /** Whether two colliders are a contact of the tick, which its own events handle, or already a pair. */
    private static boolean isKnown(CollisionWorld world, Footing footing, Collider collider, Collider other) {
        if (world.getContact(collider, other) != null) {
            return true;
        }
        // New overlaps come after all contacts.
        for (int i = footing.pairCount() - 1; i >= 0 && footing.pair(i).contact() == null; i--) {
            if (footing.pair(i).isOf(collider, other)) {
                return true;
            }
        }
        return false;
    }

    private void pushOverlap(PushPair pair) {
        if (top(pair.spatialA()) != top(pair.spatialB()) || !penetration.findPieces(pair)) {
            pair.clear();
            pairCount--;
            return;
        }
        addToFooting(pair, controlOn(bodyOf(pair.spatialA())), pair.a());
        addToFooting(pair, controlOn(bodyOf(pair.spatialB())), pair.b());
        push(pair, 0);
    }

    /** Makes the world hold the pairs that touch now and of which a side was pushed towards the other. */
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
                WorldAccess.<CollisionWorld, Collider>get().hold(world, a, penetration.movedAX(), penetration.movedAY(),
                        b, penetration.movedBX(), penetration.movedBY());
            }
        }
    }

    private void push(PushPair pair, int level) {
        budget--;
        Spatial bodyA = bodyOf(pair.spatialA());
        Spatial bodyB = bodyOf(pair.spatialB());
        PushApart a = controlOn(bodyA);
        PushApart b = controlOn(bodyB);
        double mobilityA = mobility(pair.a(), a, bodyA, bodyB);
        double mobilityB = mobility(pair.b(), b, bodyB, bodyA);
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
        byte firmnessA = mobilityA == 0 ? firmness(pair.a()) : footingA.support(-x, -y);
        byte firmnessB = mobilityB == 0 ? firmness(pair.b()) : footingB.support(x, y);
        if (mobilityA == 0 && firmnessA == Footing.FIRM && firmnessB == Footing.FIXED
                || mobilityB == 0 && firmnessB == Footing.FIRM && firmnessA == Footing.FIXED) {
            // A body that only the game moves presses this one against a fixed collider: it stays there.
            return;
        }
        boolean firmA = firmnessA > Footing.YIELDING;
        boolean firmB = firmnessB > Footing.YIELDING;
        boolean squeezed = firmA && firmB && mobilityA > 0 && mobilityB > 0;
        double shareA = share(mobilityA, firmA, mobilityB, firmB);
        double rest = Math.max(0, depth - Math.max(slop(a), slop(b)));
        double distanceA = rest * shareA;
        double distanceB = rest * (1 - shareA);
        if (mobilityA > 0) {
            move(footingA, bodyA, -x, -y, distanceA, squeezed ? Footing.YIELDING : firmnessB, deep);
        }
        if (mobilityB > 0) {
            move(footingB, bodyB, x, y, distanceB, squeezed ? Footing.YIELDING : firmnessA, deep);
        }
        if (distanceA > tolerance) {
            propagate(footingA, pair, level + 1);
        }
        if (distanceB > tolerance) {
            propagate(footingB, pair, level + 1);
        }
    }

    /** Moves a body and records the push: a firm one even if it moves nothing, one within the tolerance as length 0. */
    private void move(Footing footing, Spatial body, double x, double y, double distance, byte firmness,
            boolean deep) {
        if (distance > 0) {
            mover.move(body, x * distance, y * distance);
            footing.addDistance(distance);
            greatestDistance = Math.max(greatestDistance, footing.distance());
        }
        if (distance > 0 || firmness > Footing.YIELDING) {
            footing.addPush(x, y, deep ? distance : 0, firmness);
        }
    }

    /** Pushes the other pairs of a body that was pushed, since it may overlap them again. */
    private void propagate(Footing footing, PushPair from, int level) {
        int i = 0;
        while (level <= MAX_DEPTH && budget > 0 && i < footing.pairCount()) {
            if (footing.pair(i) != from) {
                push(footing.pair(i), level);
            }
            i++;
        }
        if (i < footing.pairCount() && footing.pairCount() > 1) {
            footing.setUnfinished();
        }
    }

    /**
     * Whether the other pushes of this tick, predicted from the last one, will free a body from an immovable one. Then
     * it slides over the seam between two tiles, and the other tile lifts it.
     */
    private boolean isNeedless(Footing footing, int sign, double normalX, double normalY) {
        return footing.expectOthers(sign * normalX, sign * normalY)
                && !penetration.wouldOverlap(sign * footing.expectedX(), sign * footing.expectedY());
    }

    /** A's share of the depth: 0 if only A is supported, 1 if only B is, otherwise by weight. */
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

    /** The inverse of the weight; 0 for a side that the other one cannot push. */
    private static double mobility(Collider collider, PushApart control, Spatial body, Spatial otherBody) {
        if (control == null || !control.isEnabled() || collider.isFixed() || isAbove(body, otherBody)) {
            return 0;
        }
        return 1.0 / control.getWeight();
    }

    /** Whether a spatial is another one or an ancestor of it, which then moves with it. */
    private static boolean isAbove(Spatial spatial, Spatial other) {
        for (Spatial each = other; each != null; each = each.getParent()) {
            if (each == spatial) {
                return true;
            }
        }
        return false;
    }

    /** The nearest spatial at or above another one that has a {@link PushApart}, or null. */
    private Spatial bodyOf(Spatial spatial) {
        Spatial body = spatial;
        while (body != null && controlOn(body) == null) {
            body = body.getParent();
        }
        return body;
    }

    private PushApart controlOn(Spatial spatial) {
        return spatial == null ? null : pushApartOn.apply(spatial);
    }

    private static Spatial top(Spatial spatial) {
        Spatial top = spatial;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top;
    }
}
