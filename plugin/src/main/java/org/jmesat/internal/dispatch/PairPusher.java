package org.jmesat.internal.dispatch;

import com.jme3.math.Vector3f;
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
import org.jmesat.internal.project.WorldTransforms;
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
    private final double[] box = new double[4];
    /** The pairs of the tick, followed by spare ones; likewise the sides. */
    private final List<PushPair> pairs = new ArrayList<>();
    private int pairCount;
    private final List<PushSide> sides = new ArrayList<>();
    private int sideCount;
    private final Map<Collider, PushSide> sideOf = new IdentityHashMap<>();
    private final Map<PushApart, PushBody> bodyOf = new IdentityHashMap<>();
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
    /** Counts the passes of all ticks. */
    private int pass;
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
     * Notes that a control asks for the two sides of a contact of the tick to be pushed apart. Neither side is a
     * trigger, and both have spatials. It counts if the control is enabled and responsible for the pair when all events
     * are delivered. The responsible control is that of A; if A has none or a disabled one, that of B.
     */
    void push(Contact<Collider> contact, PushApart control) {
        if (pushing) {
            PushPair pair = takePair();
            pair.contact = contact;
            pair.asking = control;
        }
    }

    private PushPair takePair() {
        if (pairCount == pairs.size()) {
            pairs.add(new PushPair());
        }
        return pairs.get(pairCount++);
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
        for (int i = 0; i < sideCount; i++) {
            sides.get(i).close();
        }
        sideCount = 0;
        sideOf.clear();
        release(bodies);
        release(placed);
        bodyOf.clear();
        ordered.clear();
        sorted.clear();
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
            Contact<Collider> contact = contactOf(pair);
            if (!isPaired(contact) && open(pair, contact.getA(), contact.getB(), true) && isAskedRightly(pair)) {
                attach(pair);
                notePaired(contact);
                pairs.set(i, pairs.get(pairCount));
                pairs.set(pairCount++, pair);
            } else {
                pair.close();
            }
        }
        addSupports(world, 0);
    }

    @SuppressWarnings("unchecked")
    private static Contact<Collider> contactOf(PushPair pair) {
        return (Contact<Collider>) pair.contact;
    }

    private static boolean isAskedRightly(PushPair pair) {
        PushApart ofA = pair.a.control;
        PushApart responsible = ofA != null && ofA.isEnabled() ? ofA : pair.b.control;
        return responsible == pair.asking && responsible.isEnabled();
    }

    private void addSupports(CollisionWorld world, int from) {
        for (int i = from; i < bodies.size(); i++) {
            PushBody body = bodies.get(i);
            for (int c = 0; c < body.sides.size(); c++) {
                contacts.clear();
                world.getContacts(body.sides.get(c).collider, contacts);
                for (int k = 0; k < contacts.size(); k++) {
                    Contact<Collider> contact = contacts.get(k);
                    if (!isPaired(contact) && world.isSolid(contact.getA(), contact.getB())) {
                        notePaired(contact);
                        PushPair pair = takePair();
                        pair.contact = contact;
                        keep(pair, open(pair, contact.getA(), contact.getB(), false));
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

    private void attach(PushPair pair) {
        pair.a.body.add(pair, pair.a, box);
        pair.b.body.add(pair, pair.b, box);
    }

    /** Finds the sides of a pair; false if no push can move either. */
    private boolean open(PushPair pair, Collider colliderA, Collider colliderB, boolean isPushed) {
        PushSide a = side(colliderA);
        PushSide b = side(colliderB);
        pair.open(a, b, isPushed);
        // A body takes along what is below it.
        pair.isPlacedA = a.isPlaced || isAbove(a.body.spatial, b.spatial);
        pair.isPlacedB = b.isPlaced || isAbove(b.body.spatial, a.spatial);
        return !(pair.isPlacedA && pair.isPlacedB) && a.body != b.body && a.top == b.top
                && Double.isFinite(b.movedX - a.movedX) && Double.isFinite(b.movedY - a.movedY);
    }

    private PushSide side(Collider collider) {
        PushSide side = sideOf.get(collider);
        if (side == null) {
            if (sideCount == sides.size()) {
                sides.add(new PushSide());
            }
            side = sides.get(sideCount++);
            sideOf.put(collider, side);
            open(side, collider, collider.isRemoved() ? null : spatialOf.apply(collider));
        }
        return side;
    }

    private void open(PushSide side, Collider collider, Spatial spatial) {
        side.collider = collider;
        side.spatial = spatial;
        Spatial pushed = pushedSpatial(spatial);
        side.control = pushed == null ? null : pushApartOn.apply(pushed);
        side.isPlaced = side.control == null || !side.control.isEnabled() || collider.isFixed()
                || side.control.getWeight() == Float.POSITIVE_INFINITY;
        side.body = side.isPlaced ? null : bodyOf.get(side.control);
        if (side.body == null) {
            side.body = spare.isEmpty() ? new PushBody() : spare.remove(spare.size() - 1);
            side.body.open(side, pushed);
            (side.isPlaced ? placed : bodies).add(side.body);
            if (!side.isPlaced) {
                bodyOf.put(side.control, side.body);
            }
        }
        side.top = spatial;
        side.movedX = Double.NaN;
        side.movedY = Double.NaN;
        if (spatial != null) {
            while (side.top.getParent() != null) {
                side.top = side.top.getParent();
            }
            WorldTransforms.refresh(spatial);
            Vector3f place = spatial.getWorldTranslation();
            side.movedX = mover.plane().x(place) - collider.getX();
            side.movedY = mover.plane().y(place) - collider.getY();
        }
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
        for (int i = 0; i < MOST_PASSES && moved; i++) {
            moved = pushAll();
            if (moved && findOverlaps(world)) {
                order();
            }
        }
    }

    private boolean pushAll() {
        pass++;
        boolean moved = false;
        for (int i = 0; i < ordered.size(); i++) {
            moved |= place(ordered.get(i));
        }
        for (int i = 0; i < pairCount; i++) {
            moved |= share(pairs.get(i));
        }
        return moved;
    }

    /** Sorts the bodies by level, then by id. */
    private void order() {
        if (bodies.size() > ordered.size()) {
            findBodiesAbove();
        }
        sort(bodies, false);
        assignLevels();
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
        sortKeys(count);
        sorted.clear();
        for (int i = 0; i < count; i++) {
            sorted.add(from.get((int) keys[i]));
        }
        List<PushBody> swap = ordered;
        ordered = sorted;
        sorted = swap;
    }

    /** Shellsort; {@code Arrays.sort} allocates. */
    private void sortKeys(int count) {
        for (int gap = count / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < count; i++) {
                long key = keys[i];
                int j = i;
                for (; j >= gap && keys[j - gap] > key; j -= gap) {
                    keys[j] = keys[j - gap];
                }
                keys[j] = key;
            }
        }
    }

    /** Counts outward over all pairs, from what is fixed and then from what the game has put in place. */
    private void assignLevels() {
        for (int i = 0; i < ordered.size(); i++) {
            ordered.get(i).level = PushBody.FLOATING;
        }
        sorted.clear();
        for (int from = FIXED; from >= PUT; from -= FIXED - PUT) {
            int next = sorted.size();
            for (int i = 0; i < ordered.size(); i++) {
                PushBody body = ordered.get(i);
                if (body.level == PushBody.FLOATING && isBeside(body, from)) {
                    reach(body, 1);
                }
            }
            for (; next < sorted.size(); next++) {
                PushBody body = sorted.get(next);
                for (int i = 0; i < body.pairs.size(); i++) {
                    PushSide other = body.pairs.get(i).other(body);
                    if (!other.isPlaced && other.body.level == PushBody.FLOATING) {
                        reach(other.body, body.level + 1);
                    }
                }
            }
        }
    }

    private void reach(PushBody body, int level) {
        body.level = level;
        sorted.add(body);
    }

    private static boolean isBeside(PushBody body, int rank) {
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            PushSide other = pair.other(body);
            if (pair.isPlaced(other) && rank(other) == rank) {
                return true;
            }
        }
        return false;
    }

    private static int rank(PushSide inPlace) {
        return inPlace.collider.isFixed() ? FIXED : PUT;
    }

    /** Moves a body to its free place among what stands firm beside it; false if it stays. */
    private boolean place(PushBody body) {
        if (!isDeep(body)) {
            return false;
        }
        double deepest = 0;
        double slop = 0;
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            pair.firmness = pair.isPushed && !pair.isPlaced(pair.side(body)) ? firmness(pair, body) : 0;
            if (pair.firmness > 0 && pair.excess() > 0) {
                deepest = Math.max(deepest, -pair.separation);
                slop = Math.max(slop, Math.max(pair.a.body.slop, pair.b.body.slop));
            }
        }
        for (int least = PUT; deepest > 0 && least <= FIXED; least++) {
            // Where it is now, or else where the game has put it: the way from there may be another one.
            if (find(body, least, 0, 0, body.reach(), deepest)) {
                return move(body, 0, 0, slop);
            }
            if (find(body, least, body.pushedX(), body.pushedY(), body.extent, deepest)) {
                return move(body, body.pushedX(), body.pushedY(), slop);
            }
        }
        return false;
    }

    /** Finds the free place among what is at least as firm, for a body that is moved back by (backX, backY) first. */
    private boolean find(PushBody body, int least, double backX, double backY, double most, double deepest) {
        free.clear();
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            if (pair.firmness >= least) {
                addToFree(pair.side(body), pair.other(body), backX, backY, most);
            }
        }
        boolean found = false;
        for (double reach = 2 * deepest; !found && reach < most; reach *= 2) {
            found = free.find(reach);
        }
        return found || most > 0 && free.find(most);
    }

    private boolean isDeep(PushBody body) {
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            if (pair.isPushed && measure.measure(pair) && pair.excess() > 0) {
                return true;
            }
        }
        return false;
    }

    private boolean move(PushBody body, double backX, double backY, double slop) {
        double length = Math.hypot(free.x(), free.y());
        double share = length > slop ? 1 - slop / length : 0;
        double x = share * free.x() - backX;
        double y = share * free.y() - backY;
        body.move(x, y);
        return x != 0 || y != 0;
    }

    private void addToFree(PushSide own, PushSide other, double backX, double backY, double reach) {
        double dx = other.x() - own.x() + backX;
        double dy = other.y() - own.y() + backY;
        for (int i = 0; i < own.collider.getPieceCount(); i++) {
            for (int j = 0; j < other.collider.getPieceCount(); j++) {
                PlacedPolygon piece = own.collider.getPiece(i);
                PlacedPolygon obstacle = other.collider.getPiece(j);
                if (PushMeasure.isNear(piece, obstacle, dx, dy, reach)) {
                    free.add(piece, obstacle, dx, dy);
                }
            }
        }
    }

    /** How firmly the other side of a pair stands against a body; 0 if it gives way, or the two share. */
    private int firmness(PushPair pair, PushBody body) {
        PushSide side = pair.side(body);
        PushSide other = pair.other(body);
        boolean touching = measure.measure(pair);
        if (pair.isPlaced(other) && rank(other) == FIXED) {
            return FIXED;
        }
        if (!touching) {
            return 0;
        }
        int ofBody = behind(pair, side);
        if (pair.isPlaced(other)) {
            // What the game presses against something fixed stays there.
            return ofBody < FIXED ? PUT : 0;
        }
        int ofOther = behind(pair, other);
        boolean firmer = ofOther > ofBody || ofOther == ofBody && ofOther > 0 && other.body.level < body.level;
        return firmer ? SUPPORTED : 0;
    }

    /**
     * What is behind a side against a push by the other one, directly or through others: something fixed, put in place,
     * or nothing. Found once in a pass.
     */
    private int behind(PushPair pair, PushSide side) {
        boolean ofA = side == pair.a;
        if ((ofA ? pair.passA : pair.passB) != pass) {
            // Nothing, while it is being found.
            note(pair, ofA, 0);
            double sign = ofA ? -1 : 1;
            note(pair, ofA, findBehind(side.body, sign * pair.normalX, sign * pair.normalY));
        }
        return ofA ? pair.behindA : pair.behindB;
    }

    private void note(PushPair pair, boolean ofA, int behind) {
        if (ofA) {
            pair.passA = pass;
            pair.behindA = behind;
        } else {
            pair.passB = pass;
            pair.behindB = behind;
        }
    }

    private int findBehind(PushBody body, double x, double y) {
        int most = 0;
        for (int i = 0; i < body.pairs.size() && most < FIXED; i++) {
            PushPair pair = body.pairs.get(i);
            PushSide other = pair.other(body);
            double sign = other == pair.b ? 1 : -1;
            if (measure.measure(pair) && sign * (pair.normalX * x + pair.normalY * y) >= BEHIND) {
                most = Math.max(most, pair.isPlaced(other) ? rank(other) : behind(pair, other));
            }
        }
        return most;
    }

    /** Moves both sides of a pair by their weights, if neither stands firm against the other; false if they stay. */
    private boolean share(PushPair pair) {
        if (!pair.isPushed || pair.isPlacedA || pair.isPlacedB || !measure.measure(pair)) {
            return false;
        }
        PushBody a = pair.a.body;
        PushBody b = pair.b.body;
        double depth = pair.excess();
        if (depth == 0 || firmness(pair, a) > 0 || firmness(pair, b) > 0) {
            return false;
        }
        double shareA = a.mobility / (a.mobility + b.mobility);
        double distanceA = Math.min(shareA * depth, Math.max(0, a.reach()));
        double distanceB = Math.min((1 - shareA) * depth, Math.max(0, b.reach()));
        a.move(-distanceA * pair.normalX, -distanceA * pair.normalY);
        b.move(distanceB * pair.normalX, distanceB * pair.normalY);
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
                // A new pair may add a side to the body.
                for (int c = 0, count = body.sides.size(); c < count; c++) {
                    findOverlaps(world, body.sides.get(c), greatest);
                }
            }
        }
        addSupports(world, known);
        return pairCount > before;
    }

    private void findOverlaps(CollisionWorld world, PushSide side, double margin) {
        Collider collider = side.collider;
        if (collider.isTrigger() || collider.isRemoved() || !findNearby(world, side, margin)) {
            return;
        }
        for (int i = 0; i < hits.getCount(); i++) {
            Collider other = hits.getCollider(i);
            if (other != collider && !isKnown(side, other) && world.getContact(collider, other) == null
                    && world.isSolid(collider, other) && world.decide(collider, other).isAllowed()) {
                boolean inOrder = collider.getId() < other.getId();
                PushPair pair = takePair();
                keep(pair, open(pair, inOrder ? collider : other, inOrder ? other : collider, true)
                        && measure.measure(pair) && pair.excess() > 0);
            }
        }
    }

    private boolean isKnown(PushSide side, Collider collider) {
        PushSide other = sideOf.get(collider);
        for (int i = 0; other != null && i < side.body.pairs.size(); i++) {
            if (side.body.pairs.get(i).isOf(side, other)) {
                return true;
            }
        }
        return false;
    }

    /** Finds the colliders about a side; false if it is out of the range of queries. */
    private boolean findNearby(CollisionWorld world, PushSide side, double margin) {
        side.copyBox(box);
        double minX = box[0] + side.x() - margin;
        double minY = box[1] + side.y() - margin;
        double maxX = box[2] + side.x() + margin;
        double maxY = box[3] + side.y() + margin;
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
            if (pair.a != null && pair.isPushed && measure.measure(pair)
                    && pair.separation <= world.getTouchPolicy().limit(pair.tolerance, true)) {
                double towards = Math.max(pair.a.x() * pair.normalX + pair.a.y() * pair.normalY,
                        -pair.b.x() * pair.normalX - pair.b.y() * pair.normalY);
                if (towards > pair.tolerance) {
                    WorldAccess.<CollisionWorld, Collider>get().hold(world, pair.a.collider, pair.a.x(), pair.a.y(),
                            pair.b.collider, pair.b.x(), pair.b.y());
                }
            }
        }
    }

    /** Whether a spatial is an ancestor of another one, which then moves with it, or the same. */
    private static boolean isAbove(Spatial spatial, Spatial other) {
        Spatial each = other;
        while (each != null && each != spatial) {
            each = each.getParent();
        }
        return each != null;
    }

    /** The nearest spatial at or above another one that has a {@link PushApart}, or null. */
    private Spatial pushedSpatial(Spatial spatial) {
        Spatial each = spatial;
        while (each != null && pushApartOn.apply(each) == null) {
            each = each.getParent();
        }
        return each;
    }
}
