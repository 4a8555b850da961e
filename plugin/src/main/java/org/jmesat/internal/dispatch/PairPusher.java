package org.jmesat.internal.dispatch;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
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

    /** How firmly something stands that an anchor supports, between {@link PushSide#PUT} and {@link PushSide#FIXED}. */
    private static final int SUPPORTED = 2;

    /** The level of what the game has put in place, which is above any level that leads to something fixed. */
    private static final int PUT_LEVEL = 1 << 29;

    private static final QueryFilter BODIES = QueryFilter.ALL.withoutTriggers();

    private final Function<Collider, Spatial> spatialOf;
    private final Function<Spatial, PushApart> pushApartOn;
    private final SpatialMover mover;
    private final HandlerRecord handlers;
    private final PushMeasure measure = new PushMeasure();
    private final FreePlace free = new FreePlace();
    private final ColliderHits hits = new ColliderHits();
    private final List<Contact<Collider>> contacts = new ArrayList<>();
    /** The pairs of the tick, followed by spare ones; likewise the sides and bodies, as many as the maps have. */
    private final List<PushPair> pairs = new ArrayList<>();
    private int pairCount;
    private final List<PushSide> sides = new ArrayList<>();
    private final Map<Collider, PushSide> sideOf = new IdentityHashMap<>();
    private final List<PushBody> bodies = new ArrayList<>();
    private final Map<PushApart, PushBody> bodyOf = new IdentityHashMap<>();
    /** What has no PushApart. */
    private final PushBody still = new PushBody();
    /** The bodies in the order in which they are placed. */
    private final List<PushBody> ordered = new ArrayList<>();
    /** The indices of the contacts that have a pair. */
    private final BitSet paired = new BitSet();
    /** The controls of the last tick's bodies without room. */
    private final List<PushApart> withoutRoom = new ArrayList<>();
    boolean pushing = true;

    /**
     * Creates a pusher. {@code spatialOf} returns null for a collider without a spatial, {@code pushApartOn} null for a
     * spatial without a PushApart of its own.
     */
    PairPusher(Function<Collider, Spatial> spatialOf, Function<Spatial, PushApart> pushApartOn, SpatialMover mover,
            HandlerRecord handlers) {
        this.spatialOf = spatialOf;
        this.pushApartOn = pushApartOn;
        this.mover = mover;
        this.handlers = handlers;
    }

    /**
     * Notes that a control asks for the two sides of a contact of the tick to be pushed apart. Neither side is a
     * trigger, and both have spatials. It counts if the control is enabled and responsible for the pair when all events
     * are delivered. The responsible control is that of A; if A has none or a disabled one, that of B.
     */
    void push(Contact<Collider> contact, PushApart control) {
        if (pushing) {
            PushPair pair = at(pairs, pairCount++, PushPair::new);
            pair.contact = contact;
            pair.asking = control;
        }
    }

    private static <T> T at(List<T> pool, int i, Supplier<T> maker) {
        if (i == pool.size()) {
            pool.add(maker.get());
        }
        return pool.get(i);
    }

    /** Pushes after all events of a tick are delivered. Call it in each tick, with or without a push. */
    void finish(CollisionWorld world) {
        withoutRoom.forEach(control -> control.reportRoom(true));
        withoutRoom.clear();
        if (pairCount == 0) {
            return;
        }
        try {
            findBodies(world);
            solve(world);
        } finally {
            // Also what was pushed before a filter of the game threw an exception.
            moveSpatials();
            reportRoom();
            hold(world);
            end();
        }
    }

    private void moveSpatials() {
        for (int i = 0; i < bodyOf.size(); i++) {
            PushBody body = bodies.get(i);
            if (body.pushedX != 0 || body.pushedY != 0) {
                mover.move(body.spatial, body.pushedX, body.pushedY);
            }
        }
    }

    private void reportRoom() {
        for (int i = 0; i < bodyOf.size(); i++) {
            PushBody body = bodies.get(i);
            for (int k = 0; k < body.pairs.size(); k++) {
                PushPair pair = body.pairs.get(k);
                boolean otherStays = pair.anchor(pair.other(pair.side(body))) > 0;
                body.hasRoom &= !pair.isPushed || !otherStays || measure.excess(pair) == 0;
            }
            if (!body.hasRoom) {
                withoutRoom.add(body.control);
                body.control.reportRoom(false);
            }
        }
    }

    private void end() {
        pairCount = 0;
        pairs.forEach(PushPair::close);
        sides.forEach(PushSide::close);
        bodies.forEach(PushBody::close);
        sideOf.clear();
        bodyOf.clear();
        ordered.clear();
        paired.clear();
        hits.clear();
        contacts.clear();
        free.clear();
    }

    /** Finds the bodies of the pairs asked for, and all that is in contact with them, directly or through others. */
    private void findBodies(CollisionWorld world) {
        for (int i = 0; i < pairCount; i++) {
            PushPair pair = pairs.get(i);
            boolean movable = pair.open(side(pair.contact.getA()), side(pair.contact.getB()));
            pair.isPushed = movable && isAskedRightly(pair) && notePaired(pair.contact);
            if (pair.isPushed) {
                attach(pair);
            } else if (!movable && (pair.a.body.control == pair.asking || pair.b.body.control == pair.asking)) {
                handlers.note(pair.contact, pair.asking, false, world.getTick(), pair.whyStill(), null);
            }
        }
        addSupports(world, 0);
    }

    private static boolean isAskedRightly(PushPair pair) {
        PushApart ofA = pair.a.body.control;
        PushApart responsible = ofA != null && ofA.isEnabled() ? ofA : pair.b.body.control;
        return responsible == pair.asking && responsible.isEnabled();
    }

    private void addSupports(CollisionWorld world, int from) {
        for (int i = from; i < bodyOf.size(); i++) {
            PushBody body = bodies.get(i);
            for (int c = 0; c < body.sides.size(); c++) {
                world.getContacts(body.sides.get(c).collider, contacts);
                for (int k = 0; k < contacts.size(); k++) {
                    Contact<Collider> contact = contacts.get(k);
                    if (!contact.getA().isTrigger() && !contact.getB().isTrigger() && contact.isSolid()
                            && notePaired(contact)) {
                        add(contact, contact.getA(), contact.getB());
                    }
                }
            }
        }
    }

    /** Returns false for a contact that has a pair already. */
    private boolean notePaired(Contact<Collider> contact) {
        boolean isNew = !paired.get(contact.getIndex());
        paired.set(contact.getIndex());
        return isNew;
    }

    /** Adds a pair that a contact supports, or an overlap. */
    private void add(Contact<Collider> contact, Collider a, Collider b) {
        PushPair pair = at(pairs, pairCount, PushPair::new);
        pair.contact = contact;
        pair.isPushed = contact == null;
        if (pair.open(side(a), side(b)) && (contact != null || measure.excess(pair) > 0)) {
            attach(pair);
            pairCount++;
        }
    }

    private static void attach(PushPair pair) {
        attach(pair, pair.a);
        attach(pair, pair.b);
    }

    private static void attach(PushPair pair, PushSide side) {
        if (side.anchor == 0) {
            side.body.add(pair, side);
        }
    }

    private PushSide side(Collider collider) {
        PushSide side = sideOf.get(collider);
        if (side == null) {
            side = at(sides, sideOf.size(), PushSide::new);
            sideOf.put(collider, side);
            Spatial spatial = collider.isRemoved() ? null : spatialOf.apply(collider);
            side.open(collider, body(spatial));
            locate(side, spatial);
        }
        return side;
    }

    private void locate(PushSide side, Spatial spatial) {
        side.top = spatial;
        side.movedX = Double.NaN;
        side.movedY = Double.NaN;
        if (spatial != null) {
            while (side.top.getParent() != null) {
                side.top = side.top.getParent();
            }
            WorldTransforms.refresh(spatial);
            Vector3f place = spatial.getWorldTranslation();
            side.movedX = mover.plane().x(place) - side.collider.getX();
            side.movedY = mover.plane().y(place) - side.collider.getY();
        }
    }

    /** The body of the nearest PushApart at or above a spatial. */
    private PushBody body(Spatial spatial) {
        if (spatial == null) {
            return still;
        }
        PushApart control = pushApartOn.apply(spatial);
        if (control == null) {
            return body(spatial.getParent());
        }
        PushBody body = bodyOf.get(control);
        if (body == null) {
            body = at(bodies, bodyOf.size(), PushBody::new);
            bodyOf.put(control, body);
            body.open(spatial, control, body(spatial.getParent()));
        }
        return body;
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
        for (int i = 0; i < pairCount; i++) {
            Arrays.fill(pairs.get(i).behind, PushPair.UNKNOWN);
        }
        boolean moved = false;
        for (int i = 0; i < ordered.size(); i++) {
            moved |= place(ordered.get(i));
        }
        for (int i = 0; i < pairCount; i++) {
            moved |= share(pairs.get(i));
        }
        return moved;
    }

    /** Sorts the bodies by level, then by id: Shellsort, since {@code List.sort} allocates. */
    private void order() {
        for (int i = ordered.size(); i < bodyOf.size(); i++) {
            ordered.add(bodies.get(i));
        }
        assignLevels();
        for (int gap = ordered.size() / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < ordered.size(); i++) {
                PushBody body = ordered.get(i);
                int j = i;
                for (; j >= gap && body.isBefore(ordered.get(j - gap)); j -= gap) {
                    ordered.set(j, ordered.get(j - gap));
                }
                ordered.set(j, body);
            }
        }
    }

    /** Counts outward over all pairs, from what is fixed and then from what the game has put in place. */
    private void assignLevels() {
        for (int i = 0; i < ordered.size(); i++) {
            ordered.get(i).level = PushBody.FLOATING;
        }
        boolean changed = true;
        for (int round = 0; changed; round++) {
            changed = false;
            for (int i = 0; i < ordered.size(); i++) {
                // To and fro, so that a row takes few rounds in either direction.
                changed |= lower(ordered.get(round % 2 == 0 ? i : ordered.size() - 1 - i));
            }
        }
    }

    private static boolean lower(PushBody body) {
        int before = body.level;
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            PushSide other = pair.other(pair.side(body));
            int anchor = pair.anchor(other);
            int level = anchor == PushSide.FIXED ? 0 : anchor == PushSide.PUT ? PUT_LEVEL : other.body.level;
            body.level = Math.min(body.level, level + 1);
        }
        return body.level < before;
    }

    /** Moves a body to its free place among what stands firm beside it; false if it stays. */
    private boolean place(PushBody body) {
        body.hasRoom = true;
        if (!isDeep(body)) {
            return false;
        }
        double deepest = 0;
        double slop = 0;
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            pair.firmness = firmness(pair, pair.side(body));
            if (pair.firmness > 0 && measure.excess(pair) > 0) {
                deepest = Math.max(deepest, -pair.separation);
                slop = Math.max(slop, pair.slop);
            }
        }
        for (int least = PushSide.PUT; deepest > 0 && least <= PushSide.FIXED; least++) {
            // Where it is now, or else where the game has put it: the way from there may be another one.
            if (find(body, least, 0, 0, body.reach(), deepest)) {
                return move(body, 0, 0, slop);
            }
            if (find(body, least, body.pushedX, body.pushedY, body.extent, deepest)) {
                return move(body, body.pushedX, body.pushedY, slop);
            }
            body.hasRoom = false;
        }
        return false;
    }

    private boolean isDeep(PushBody body) {
        boolean isDeep = false;
        for (int i = 0; i < body.pairs.size() && !isDeep; i++) {
            isDeep = body.pairs.get(i).isPushed && measure.excess(body.pairs.get(i)) > 0;
        }
        return isDeep;
    }

    /** Finds the free place among what is at least as firm, for a body that is moved back by (backX, backY) first. */
    private boolean find(PushBody body, int least, double backX, double backY, double most, double deepest) {
        free.clear();
        for (int i = 0; i < body.pairs.size(); i++) {
            PushPair pair = body.pairs.get(i);
            if (pair.firmness >= least) {
                PushSide side = pair.side(body);
                addToFree(side, pair.other(side), backX, backY, most);
            }
        }
        for (double reach = 2 * deepest; reach < most; reach *= 2) {
            if (free.find(reach)) {
                return true;
            }
        }
        return most > 0 && free.find(most);
    }

    private boolean move(PushBody body, double backX, double backY, double slop) {
        double length = Math.hypot(free.x(), free.y());
        double share = length > slop ? 1 - slop / length : 0;
        return body.move(share * free.x() - backX, share * free.y() - backY);
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

    /** How firmly the other side of a pair stands against a side; 0 if it gives way, or the two share. */
    private int firmness(PushPair pair, PushSide side) {
        PushSide other = pair.other(side);
        int anchor = pair.anchor(other);
        if (!pair.isPushed || pair.anchor(side) > 0 || !measure.touches(pair) && anchor < PushSide.FIXED) {
            return 0;
        }
        if (anchor == PushSide.FIXED) {
            return anchor;
        }
        int ofBody = behind(pair, side);
        if (anchor > 0) {
            // What the game presses against something fixed stays there.
            return ofBody < PushSide.FIXED ? anchor : 0;
        }
        int ofOther = behind(pair, other);
        boolean firmer = ofOther > ofBody || ofOther == ofBody && ofOther > 0 && other.body.level < side.body.level;
        return firmer ? SUPPORTED : 0;
    }

    /**
     * What is behind a side against a push by the other one, directly or through others: something fixed, put in place,
     * or nothing. Found once in a pass.
     */
    private int behind(PushPair pair, PushSide side) {
        int i = side == pair.a ? 0 : 1;
        if (pair.behind[i] == PushPair.UNKNOWN) {
            // Nothing, while it is being found.
            pair.behind[i] = 0;
            double sign = side == pair.a ? -1 : 1;
            pair.behind[i] = findBehind(side.body, sign * pair.normalX, sign * pair.normalY);
        }
        return pair.behind[i];
    }

    private int findBehind(PushBody body, double x, double y) {
        int most = 0;
        for (int i = 0; i < body.pairs.size() && most < PushSide.FIXED; i++) {
            PushPair pair = body.pairs.get(i);
            PushSide other = pair.other(pair.side(body));
            double sign = other == pair.b ? 1 : -1;
            if (measure.touches(pair) && sign * (pair.normalX * x + pair.normalY * y) >= BEHIND) {
                int anchor = pair.anchor(other);
                most = Math.max(most, anchor > 0 ? anchor : behind(pair, other));
            }
        }
        return most;
    }

    /** Moves both sides of a pair by their weights, if neither stands firm against the other; false if they stay. */
    private boolean share(PushPair pair) {
        double depth = pair.isPushed && pair.anchor(pair.a) == 0 && pair.anchor(pair.b) == 0 ? measure.excess(pair) : 0;
        if (depth == 0 || firmness(pair, pair.a) > 0 || firmness(pair, pair.b) > 0) {
            return false;
        }
        PushBody a = pair.a.body;
        PushBody b = pair.b.body;
        double shareA = a.mobility / (a.mobility + b.mobility);
        double distanceA = Math.min(shareA * depth, a.reach());
        double distanceB = Math.min((1 - shareA) * depth, b.reach());
        boolean moved = a.move(-distanceA * pair.normalX, -distanceA * pair.normalY);
        return b.move(distanceB * pair.normalX, distanceB * pair.normalY) || moved;
    }

    /** Adds the overlaps that pushes have made; false if there are none. */
    private boolean findOverlaps(CollisionWorld world) {
        int before = pairCount;
        int known = bodyOf.size();
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
                addWithoutContact(world, body, greatest);
            }
        }
        addSupports(world, known);
        return pairCount > before;
    }

    /** Adds the overlaps of the body's other colliders; not for a control that a handler has added in this tick. */
    private void addWithoutContact(CollisionWorld world, PushBody body, double margin) {
        MovedBody moved = CharacterMovers.bodyOf(body.sides.get(0).collider);
        for (int c = 0; moved != null && c < moved.colliders.size(); c++) {
            PushSide side = side(moved.colliders.get(c));
            if (!side.isAttached) {
                findOverlaps(world, side, margin);
            }
        }
    }

    private void findOverlaps(CollisionWorld world, PushSide side, double margin) {
        Collider collider = side.collider;
        if (collider.isTrigger() || collider.isRemoved() || !findNearby(world, side, margin)) {
            return;
        }
        for (int i = 0; i < hits.getCount(); i++) {
            Collider other = hits.getCollider(i);
            if (other != collider && !isKnown(side, sideOf.get(other)) && world.isSolid(collider, other)
                    && world.decide(collider, other).isAllowed()) {
                boolean inOrder = collider.getId() < other.getId();
                add(null, inOrder ? collider : other, inOrder ? other : collider);
            }
        }
    }

    private static boolean isKnown(PushSide side, PushSide other) {
        boolean known = false;
        for (int i = 0; other != null && !known && i < side.body.pairs.size(); i++) {
            known = side.body.pairs.get(i).isOf(side, other);
        }
        return known;
    }

    /** Finds the colliders about a side; false if it is out of the range of queries. */
    private boolean findNearby(CollisionWorld world, PushSide side, double margin) {
        double minX = side.minX + side.x() - margin;
        double minY = side.minY + side.y() - margin;
        double maxX = side.maxX + side.x() + margin;
        double maxY = side.maxY + side.y() + margin;
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
            if (pair.isPushed && measure.touches(pair)
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
}
