package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jmesat.contact.Contact;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.narrowphase.FreePlace;
import org.jmesat.world.Collider;
import org.jmesat.world.ColliderHits;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryFilter;

/** Pushes the bodies of contacts apart when all events of a tick are delivered, as the package page describes. */
final class PairPusher {
    /** The most passes over the bodies: a limit for heaps that cannot come to rest. */
    private static final int MOST_PASSES = 64;

    /** Cosine of 45°: what is within this angle behind a push supports a body against it. */
    private static final double BEHIND = 0.7;

    /** What stands only because the game has put it there. */
    private static final int PUT = 1;
    /** What a fixed collider or something put in place supports. */
    private static final int SUPPORTED = 2;
    private static final int FIXED = 3;

    private static final QueryFilter BODIES = QueryFilter.ALL.withoutTriggers();

    private final Function<Collider, Spatial> spatialOf;
    private final Function<Spatial, PushApart> pushApartOn;
    private final SpatialMover mover;
    private final PushMeasure measure = new PushMeasure();
    private final FreePlace free = new FreePlace();
    private final ColliderHits hits = new ColliderHits();
    private final List<Contact<Collider>> contacts = new ArrayList<>();
    /** The pairs of the tick, followed by spare ones. */
    private final List<PushPair> pairs = new ArrayList<>();
    private int pairCount;
    private final Map<Object, PushBody> bodyOf = new IdentityHashMap<>();
    /** The movable bodies of the tick. */
    private final List<PushBody> bodies = new ArrayList<>();
    /** The same, in the order in which they are placed. */
    private List<PushBody> ordered = new ArrayList<>();
    private List<PushBody> sorted = new ArrayList<>();
    /** The bodies that stay where they are. */
    private final List<PushBody> placed = new ArrayList<>();
    private final List<PushBody> spare = new ArrayList<>();
    private long[] keys = new long[16];
    /** By contact, the tick in which it became a pair. */
    private int[] pairedIn = new int[16];
    private int tick;
    private int visit;
    private boolean pushing = true;

    /**
     * Creates a pusher. {@code spatialOf} returns null for a collider without a spatial, {@code pushApartOn} null for a
     * spatial without a PushApart of its own.
     */
    PairPusher(Function<Collider, Spatial> spatialOf, Function<Spatial, PushApart> pushApartOn, SpatialMover mover) {
        this.spatialOf = spatialOf;
        this.pushApartOn = pushApartOn;
        this.mover = mover;
    }

    /** Sets whether bodies are pushed, at first true. */
    void setPushing(boolean nowPushing) {
        pushing = nowPushing;
    }

    /**
     * Notes a contact of the tick to be pushed apart. Neither side is a trigger, and both have spatials. Does nothing
     * if the control is disabled or not responsible for the pair. The responsible control is that of A; if A has none
     * or a disabled one, that of B.
     */
    void push(Contact<Collider> contact, PushApart control) {
        PushApart a = controlOf(spatialOf.apply(contact.getA()));
        PushApart b = controlOf(spatialOf.apply(contact.getB()));
        PushApart responsible = a != null && a.isEnabled() ? a : b;
        if (pushing && a != b && responsible == control && control.isEnabled()) {
            takePair(contact, contact.getA(), contact.getB());
        }
    }

    private PushPair takePair(Contact<Collider> contact, Collider a, Collider b) {
        if (pairCount == pairs.size()) {
            pairs.add(new PushPair());
        }
        PushPair pair = pairs.get(pairCount++);
        pair.open(contact, a, spatialOf.apply(a), b, spatialOf.apply(b));
        return pair;
    }

    /** Pushes after all events of a tick are delivered. Call it in each tick, with or without a push. */
    void finish(CollisionWorld world) {
        try {
            if (pairCount > 0) {
                tick++;
                findBodies(world);
                solve(world);
            }
        } finally {
            // Also what was pushed before a filter of the game threw an exception.
            moveSpatials();
            hold(world);
            end();
        }
    }

    private void moveSpatials() {
        for (int i = 0; i < bodies.size(); i++) {
            PushBody body = bodies.get(i);
            if (body.pushedX() != 0 || body.pushedY() != 0) {
                mover.move(body.spatial, body.pushedX(), body.pushedY());
            }
        }
    }

    private void end() {
        for (int i = 0; i < pairCount; i++) {
            pairs.get(i).close();
        }
        pairCount = 0;
        release(bodies);
        release(placed);
        ordered.clear();
        sorted.clear();
        bodyOf.clear();
        hits.clear();
        contacts.clear();
        free.clear();
    }

    private void release(List<PushBody> list) {
        for (int i = 0; i < list.size(); i++) {
            list.get(i).close();
            spare.add(list.get(i));
        }
        list.clear();
    }

    /** Finds the bodies of the pairs asked for, and all that is in contact with them, directly or through others. */
    private void findBodies(CollisionWorld world) {
        int asked = pairCount;
        pairCount = 0;
        for (int i = 0; i < asked; i++) {
            PushPair pair = pairs.get(i);
            if (findSides(pair)) {
                attach(pair);
                notePaired(pair.contact);
                pairs.set(i, pairs.get(pairCount));
                pairs.set(pairCount++, pair);
            } else {
                pair.close();
            }
        }
        addSupports(world, 0);
    }

    private void addSupports(CollisionWorld world, int from) {
        for (int i = from; i < bodies.size(); i++) {
            PushBody body = bodies.get(i);
            for (int c = 0; c < body.colliders.size(); c++) {
                contacts.clear();
                world.getContacts(body.colliders.get(c), contacts);
                for (int k = 0; k < contacts.size(); k++) {
                    Contact<Collider> contact = contacts.get(k);
                    if (!isPaired(contact) && !contact.getA().isTrigger() && !contact.getB().isTrigger()) {
                        notePaired(contact);
                        PushPair pair = takePair(contact, contact.getA(), contact.getB());
                        pair.isPushed = false;
                        keep(pair, findSides(pair));
                    }
                }
            }
        }
    }

    private boolean isPaired(Contact<Collider> contact) {
        return contact.getIndex() < pairedIn.length && pairedIn[contact.getIndex()] == tick;
    }

    private void notePaired(Contact<Collider> contact) {
        if (contact.getIndex() >= pairedIn.length) {
            pairedIn = Arrays.copyOf(pairedIn, Math.max(contact.getIndex() + 1, 2 * pairedIn.length));
        }
        pairedIn[contact.getIndex()] = tick;
    }

    /** Attaches the last pair to its bodies, or gives it back. */
    private void keep(PushPair pair, boolean kept) {
        if (kept) {
            attach(pair);
        } else {
            pair.close();
            pairCount--;
        }
    }

    private static void attach(PushPair pair) {
        pair.bodyA.add(pair, pair.a);
        pair.bodyB.add(pair, pair.b);
    }

    /** Finds the bodies of a pair; false if no push can move either side. */
    private boolean findSides(PushPair pair) {
        Spatial a = pair.spatialA;
        Spatial b = pair.spatialB;
        if (a == null || b == null || pair.a.isRemoved() || pair.b.isRemoved() || top(a) != top(b)
                || controlOf(a) != null && controlOf(a) == controlOf(b) || !PushMeasure.locate(pair, mover.plane())) {
            return false;
        }
        Spatial spatialA = pushedSpatial(a);
        Spatial spatialB = pushedSpatial(b);
        pair.isPlacedA = !isMovable(pair.a, spatialA) || isAbove(spatialA, b);
        pair.isPlacedB = !isMovable(pair.b, spatialB) || isAbove(spatialB, a);
        if (pair.isPlacedA && pair.isPlacedB) {
            return false;
        }
        pair.bodyA = body(pair.a, spatialA);
        pair.bodyB = body(pair.b, spatialB);
        return true;
    }

    private boolean isMovable(Collider collider, Spatial spatial) {
        return spatial != null && !collider.isFixed() && pushApartOn.apply(spatial).isEnabled()
                && pushApartOn.apply(spatial).getWeight() < Float.POSITIVE_INFINITY;
    }

    private PushBody body(Collider collider, Spatial spatial) {
        PushApart control = isMovable(collider, spatial) ? pushApartOn.apply(spatial) : null;
        Object key = control == null ? collider : control;
        PushBody body = bodyOf.get(key);
        if (body == null) {
            body = spare.isEmpty() ? new PushBody() : spare.remove(spare.size() - 1);
            body.open(control, spatial, controlOf(spatial));
            bodyOf.put(key, body);
            (control == null ? placed : bodies).add(body);
        }
        return body;
    }

    /** Finds the body above each body, of those in the tick. */
    private void findBodiesAbove() {
        for (int i = 0; i < bodies.size(); i++) {
            PushBody body = bodies.get(i);
            Spatial above = pushedSpatial(body.spatial.getParent());
            while (above != null && bodyOf.get(pushApartOn.apply(above)) == null) {
                above = pushedSpatial(above.getParent());
            }
            body.above = above == null ? null : bodyOf.get(pushApartOn.apply(above));
        }
    }

    private void solve(CollisionWorld world) {
        order();
        boolean moved = true;
        for (int pass = 0; pass < MOST_PASSES && moved; pass++) {
            moved = false;
            for (int i = 0; i < ordered.size(); i++) {
                moved |= place(ordered.get(i));
            }
            for (int i = 0; i < pairCount; i++) {
                moved |= share(pairs.get(i));
            }
            if (moved && findOverlaps(world)) {
                order();
            }
        }
    }

    /** Sorts the bodies by level, then by id. */
    private void order() {
        findBodiesAbove();
        for (int i = 0; i < bodies.size(); i++) {
            bodies.get(i).level = PushBody.FLOATING;
        }
        sort(bodies, false);
        assignLevels(true);
        assignLevels(false);
        sort(ordered, true);
    }

    private void sort(List<PushBody> from, boolean byLevel) {
        int count = bodies.size();
        if (keys.length < count) {
            keys = new long[2 * count];
        }
        for (int i = 0; i < count; i++) {
            PushBody body = from.get(i);
            keys[i] = (long) (byLevel ? body.level : body.id) << 32 | i;
        }
        Arrays.sort(keys, 0, count);
        sorted.clear();
        for (int i = 0; i < count; i++) {
            sorted.add(from.get((int) keys[i]));
        }
        List<PushBody> swap = ordered;
        ordered = sorted;
        sorted = swap;
    }

    /** Counts outward from what is fixed, or from what the game has put in place, over all pairs. */
    private void assignLevels(boolean fromFixed) {
        int reached = 1;
        for (int level = 1; reached > 0; level++) {
            reached = 0;
            for (int i = 0; i < ordered.size(); i++) {
                PushBody body = ordered.get(i);
                if (body.level == PushBody.FLOATING && isNext(body, level, fromFixed)) {
                    body.level = level;
                    reached++;
                }
            }
        }
    }

    private static boolean isNext(PushBody body, int level, boolean fromFixed) {
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            PushBody other = pair.other(body);
            boolean first = pair.isPlaced(other);
            if (level == 1 ? first && (!fromFixed || sideOf(pair, other).isFixed())
                    : !first && other.level == level - 1) {
                return true;
            }
        }
        return false;
    }

    private static Collider sideOf(PushPair pair, PushBody body) {
        return body == pair.bodyA ? pair.a : pair.b;
    }

    /** Moves a body to its free place among what stands firm beside it; false if it stays. */
    private boolean place(PushBody body) {
        double deepest = 0;
        double slop = 0;
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            pair.firmness = 0;
            if (pair.isPushed && !pair.isPlaced(body)) {
                pair.firmness = firmness(pair, body);
                if (pair.firmness > 0 && pair.excess() > 0) {
                    deepest = Math.max(deepest, -pair.separation);
                    slop = Math.max(slop, Math.max(pair.bodyA.slop, pair.bodyB.slop));
                }
            }
        }
        double most = body.reach();
        for (int least = PUT; deepest > 0 && least <= FIXED; least++) {
            free.clear();
            for (int i = 0; i < body.pairs.size(); i++) {
                PushPair pair = body.pairs.get(i);
                if (pair.firmness >= least) {
                    addTo(free, pair, body, most);
                }
            }
            for (double reach = Math.min(2 * deepest, most); reach > 0; reach = reach < most
                    ? Math.min(2 * reach, most) : 0) {
                if (free.find(reach)) {
                    return move(body, free.x(), free.y(), slop);
                }
            }
        }
        return false;
    }

    private static boolean move(PushBody body, double x, double y, double slop) {
        double length = Math.hypot(x, y);
        double share = length > slop ? 1 - slop / length : 0;
        if (share * length == 0) {
            return false;
        }
        body.move(share * x, share * y);
        return true;
    }

    private static void addTo(FreePlace free, PushPair pair, PushBody body, double reach) {
        boolean isA = body == pair.bodyA;
        double dx = isA ? pair.bx() - pair.ax() : pair.ax() - pair.bx();
        double dy = isA ? pair.by() - pair.ay() : pair.ay() - pair.by();
        Collider own = isA ? pair.a : pair.b;
        Collider other = isA ? pair.b : pair.a;
        for (int i = 0; i < own.getPieceCount(); i++) {
            for (int j = 0; j < other.getPieceCount(); j++) {
                PlacedPolygon piece = own.getPiece(i);
                PlacedPolygon obstacle = other.getPiece(j);
                if (PushMeasure.isNear(piece, obstacle, dx, dy, reach)) {
                    free.add(piece, obstacle, dx, dy);
                }
            }
        }
    }

    /** How firmly the other side of a pair stands against a body; 0 if it gives way, or the two share. */
    private int firmness(PushPair pair, PushBody body) {
        PushBody other = pair.other(body);
        boolean touching = measure.measure(pair);
        if (pair.isPlaced(other) && sideOf(pair, other).isFixed()) {
            return FIXED;
        }
        if (!touching) {
            return 0;
        }
        double sign = body == pair.bodyA ? 1 : -1;
        double x = sign * pair.normalX;
        double y = sign * pair.normalY;
        int ofBody = support(body, -x, -y);
        if (pair.isPlaced(other)) {
            // What the game presses against something fixed stays there.
            return ofBody < FIXED ? PUT : 0;
        }
        int ofOther = support(other, x, y);
        boolean firmer = ofOther > ofBody || ofOther == ofBody && ofOther > 0 && other.level < body.level;
        return firmer ? SUPPORTED : 0;
    }

    /** What is behind a body in a direction, directly or through others: something fixed, put in place, or nothing. */
    private int support(PushBody body, double x, double y) {
        visit++;
        return supportBehind(body, x, y);
    }

    private int supportBehind(PushBody body, double x, double y) {
        body.visited = visit;
        int most = 0;
        for (int i = 0; i < body.pairs.size() && most < FIXED; i++) {
            PushPair pair = body.pairs.get(i);
            PushBody other = pair.other(body);
            boolean touching = measure.measure(pair);
            double sign = body == pair.bodyA ? 1 : -1;
            double nx = sign * pair.normalX;
            double ny = sign * pair.normalY;
            if (touching && nx * x + ny * y >= BEHIND) {
                if (pair.isPlaced(other)) {
                    most = Math.max(most, sideOf(pair, other).isFixed() ? FIXED : PUT);
                } else if (other.visited != visit) {
                    most = Math.max(most, supportBehind(other, nx, ny));
                }
            }
        }
        return most;
    }

    /** Moves both sides of a pair by their weights, if neither stands firm against the other; false if they stay. */
    private boolean share(PushPair pair) {
        if (!pair.isPushed || pair.isPlacedA || pair.isPlacedB) {
            return false;
        }
        measure.measure(pair);
        double depth = pair.excess();
        if (depth == 0 || firmness(pair, pair.bodyA) > 0 || firmness(pair, pair.bodyB) > 0) {
            return false;
        }
        double shareA = pair.bodyA.mobility / (pair.bodyA.mobility + pair.bodyB.mobility);
        double distanceA = Math.min(shareA * depth, Math.max(0, pair.bodyA.reach()));
        double distanceB = Math.min((1 - shareA) * depth, Math.max(0, pair.bodyB.reach()));
        pair.bodyA.move(-distanceA * pair.normalX, -distanceA * pair.normalY);
        pair.bodyB.move(distanceB * pair.normalX, distanceB * pair.normalY);
        return distanceA + distanceB > 0;
    }

    /** Adds the overlaps that pushes have made; false if there are none. */
    private boolean findOverlaps(CollisionWorld world) {
        int before = pairCount;
        int known = bodies.size();
        double greatest = 0;
        for (int i = 0; i < known; i++) {
            greatest = Math.max(greatest, Math.hypot(bodies.get(i).x(), bodies.get(i).y()));
        }
        for (int i = 0; i < known; i++) {
            PushBody body = bodies.get(i);
            if (body.searched != body.version()) {
                body.searched = body.version();
                // A new pair may add colliders to the body.
                for (int c = 0, count = body.colliders.size(); c < count; c++) {
                    findOverlaps(world, body, body.colliders.get(c), greatest);
                }
            }
        }
        if (pairCount > before) {
            addSupports(world, known);
        }
        return pairCount > before;
    }

    private void findOverlaps(CollisionWorld world, PushBody body, Collider collider, double margin) {
        if (collider.isTrigger() || collider.isRemoved() || !findNearby(world, body, collider, margin)) {
            return;
        }
        for (int i = 0; i < hits.getCount(); i++) {
            Collider other = hits.getCollider(i);
            if (other != collider && world.getContact(collider, other) == null && !isKnown(body, collider, other)
                    && world.decide(collider, other).isAllowed()) {
                boolean inOrder = collider.getId() < other.getId();
                PushPair pair = takePair(null, inOrder ? collider : other, inOrder ? other : collider);
                keep(pair, findSides(pair) && measure.measure(pair) && pair.excess() > 0);
            }
        }
    }

    private static boolean isKnown(PushBody body, Collider collider, Collider other) {
        for (int i = 0; i < body.pairs.size(); i++) {
            if (body.pairs.get(i).isOf(collider, other)) {
                return true;
            }
        }
        return false;
    }

    /** Finds the colliders about a body's collider; false if it is out of the range of queries. */
    private boolean findNearby(CollisionWorld world, PushBody body, Collider collider, double margin) {
        PushPair any = body.pairs.get(0);
        for (int i = 0; sideOf(any, body) != collider; i++) {
            any = body.pairs.get(i);
        }
        double dx = body == any.bodyA ? any.ax() : any.bx();
        double dy = body == any.bodyA ? any.ay() : any.by();
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
        minX += dx - margin;
        minY += dy - margin;
        maxX += dx + margin;
        maxY += dy + margin;
        double most = PolygonTable.MOST_COORDINATE;
        hits.clear();
        if (!(minX >= -most && minY >= -most && maxX <= most && maxY <= most)) {
            return false;
        }
        world.getQueries().overlapBox(minX, minY, maxX, maxY, BODIES, hits);
        return true;
    }

    /** Makes the world hold the pairs that touch now and of which a side was pushed towards the other. */
    private void hold(CollisionWorld world) {
        for (int i = 0; i < pairCount; i++) {
            PushPair pair = pairs.get(i);
            if (pair.isPushed && measure.measure(pair)
                    && pair.separation <= world.getTouchPolicy().limit(pair.tolerance, true)) {
                double x = pair.normalX;
                double y = pair.normalY;
                double towards = Math.max(pair.ax() * x + pair.ay() * y, -pair.bx() * x - pair.by() * y);
                if (towards > pair.tolerance) {
                    WorldAccess.<CollisionWorld, Collider>get().hold(world, pair.a, pair.ax(), pair.ay(), pair.b,
                            pair.bx(), pair.by());
                }
            }
        }
    }

    /** Whether a spatial is an ancestor of another one, which then moves with it, or the same. */
    private static boolean isAbove(Spatial spatial, Spatial other) {
        for (Spatial each = other; each != null; each = each.getParent()) {
            if (each == spatial) {
                return true;
            }
        }
        return false;
    }

    /** The nearest spatial at or above another one that has a {@link PushApart}, or null. */
    private Spatial pushedSpatial(Spatial spatial) {
        Spatial each = spatial;
        while (each != null && pushApartOn.apply(each) == null) {
            each = each.getParent();
        }
        return each;
    }

    private PushApart controlOf(Spatial spatial) {
        Spatial pushed = pushedSpatial(spatial);
        return pushed == null ? null : pushApartOn.apply(pushed);
    }

    private static Spatial top(Spatial spatial) {
        Spatial top = spatial;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top;
    }
}
