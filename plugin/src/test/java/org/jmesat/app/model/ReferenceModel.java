package org.jmesat.app.model;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionPlane;

/**
 * Predicts the events of a scene: reads the scene once a tick, and returns the calls of handlers one by one.
 *
 * <p>Continuous colliders are computed exactly if both sides keep their shape, do not turn and are on the lattice. For
 * all others the model tells the test to skip the sweep.
 */
final class ReferenceModel {
    /** The pair filter of the game. */
    interface Filter {
        boolean allows(Spatial a, Spatial b);
    }

    /** The settings of an app state at a tick. */
    record Sample(Node root, boolean markedOnly, boolean inclusive, boolean depthTest, Layers layers, Filter filter) {
    }

    private final Lattice lattice;
    /** The listeners registered with the app state, in the order of registration. */
    private final List<Registration> registered = new ArrayList<>();
    private Map<Spatial, Body> bodies = new IdentityHashMap<>();
    /** Sorted by lower, then higher id. */
    private final Map<Long, Pair> pairs = new TreeMap<>();
    private final Deque<Delivery> frozen = new ArrayDeque<>();
    /** For each body, the pair of its last ENTER that is not yet delivered. */
    private final Map<Body, Pair> lastEnters = new IdentityHashMap<>();
    private final List<Pair> withdrawn = new ArrayList<>();
    private Set<Spatial> begun = Set.of();
    private Delivery lastDelivered;
    private boolean delivering;
    private boolean resumed;
    private long withdrawnCount;
    private Node lastRoot;
    private ProjectionPlane plane;
    private boolean depthTested;
    private int nextId;
    private long tick;

    ReferenceModel(Lattice lattice) {
        this.lattice = lattice;
    }

    void register(Registration registration) {
        if (!isRegistered(registration)) {
            registered.add(registration);
        }
    }

    void unregister(Registration registration) {
        registered.removeIf(each -> each.isSame(registration));
    }

    void unregister(CollisionListener listener) {
        registered.removeIf(each -> each.listener() == listener);
    }

    /** Whether this registration exists. */
    boolean isRegistered(Registration registration) {
        return registered.stream().anyMatch(each -> each.isSame(registration));
    }

    /** Whether a listener has any registration. */
    boolean isRegistered(CollisionListener listener) {
        return registered.stream().anyMatch(each -> each.listener() == listener);
    }

    long tick() {
        return tick;
    }

    int pairCount() {
        return pairs.size();
    }

    /**
     * Begins a tick and freezes its events.
     *
     * @return spatials that the tick must not sweep, because the model cannot compute their sweep exactly
     */
    List<Spatial> tick(Sample sample) {
        tick++;
        boolean otherPlane = plane != lattice.plane();
        plane = lattice.plane();
        SceneReading reading = new SceneReading(lattice, sample.root(), sample.markedOnly(), sample.layers(),
                otherPlane ? Map.of() : bodies);
        begun = reading.begun();
        Map<Spatial, Body> before = bodies;
        bodies = new IdentityHashMap<>();
        for (Body body : reading.found()) {
            body.id = body.id < 0 ? nextId++ : body.id;
            bodies.put(body.spatial, body);
        }
        Map<Spatial, ExitReason> left = new IdentityHashMap<>();
        for (Spatial spatial : before.keySet()) {
            if (otherPlane || !bodies.containsKey(spatial)) {
                left.put(spatial, reading.reasonToLeave(spatial, lastRoot, otherPlane));
            }
        }
        lastRoot = sample.root();
        if (!depthTested) {
            reading.found().forEach(Body::forgetLastDepth);
        }
        depthTested = sample.depthTest();
        List<Spatial> unmodelled = cutSweeps(reading.found(), sample);
        compare(reading.found(), left, sample);
        return unmodelled;
    }

    private List<Spatial> cutSweeps(List<Body> found, Sample sample) {
        List<Spatial> unmodelled = new ArrayList<>();
        if (resumed) {
            // A pause teleports what is continuous: for a one-way collider, too, it is then unknown where it came from.
            found.stream().filter(body -> body.settings.continuous()).forEach(body -> body.motion.cut());
            found.forEach(body -> body.motion.skipSweep());
        }
        resumed = false;
        if (found.stream().noneMatch(body -> body.settings.continuous())) {
            found.forEach(body -> body.motion.skipSweep());
        }
        for (Body body : found) {
            if (body.motion.cannotBeModelled()) {
                body.motion.cut();
                unmodelled.add(body.spatial);
            }
        }
        for (Body body : found) {
            if (body.motion.isFromContact() && found.stream().anyMatch(other -> other != body
                    && FirstTouch.isSwept(body, other, sample.depthTest())
                    && firstTouch(body, other, sample).isDoubtful())) {
                body.motion.cut();
                unmodelled.add(body.spatial);
            }
        }
        return unmodelled;
    }

    private void compare(List<Body> found, Map<Spatial, ExitReason> left, Sample sample) {
        FrozenRegistrations registrations = new FrozenRegistrations(this, List.copyOf(registered), sample.layers());
        List<Pair> enters = new ArrayList<>();
        List<Pair> stays = new ArrayList<>();
        Map<Long, Pair> open = new TreeMap<>(pairs);
        pairs.clear();
        List<Body> byId = new ArrayList<>(found);
        byId.sort((a, b) -> Integer.compare(a.id, b.id));
        Map<Long, ExitReason> reasons = new TreeMap<>();
        for (int i = 0; i < byId.size(); i++) {
            for (int j = i + 1; j < byId.size(); j++) {
                Body a = byId.get(i);
                Body b = byId.get(j);
                long key = Pair.key(a, b);
                boolean allowed = a.settings.allows(b.settings, sample.layers(),
                        sample.filter().allows(a.spatial, b.spatial));
                Pair pair = open.get(key);
                boolean touching = allowed && a.overlaps(b) && (!sample.depthTest() || a.overlapsInDepth(b));
                FirstTouch passage = allowed && pair == null && FirstTouch.isSwept(a, b, sample.depthTest())
                        ? firstTouch(a, b, sample) : null;
                boolean conservative = passage != null && !passage.isDeep();
                if (touching) {
                    open.remove(key);
                    if (pair == null) {
                        pair = new Pair(a, b, tick, passage == null ? 1 : passage.time(), false, conservative,
                                OneWayModel.isSolid(a, b));
                        enters.add(pair);
                    } else {
                        stays.add(pair);
                    }
                    pairs.put(key, pair);
                } else if (passage != null && passage.hasMet()) {
                    enters.add(new Pair(a, b, tick, passage.time(), true, conservative,
                            OneWayModel.isSolid(a, b)));
                }
                reasons.put(key, allowed ? ExitReason.SEPARATED : ExitReason.FILTERED);
            }
        }
        for (Map.Entry<Long, Pair> ended : open.entrySet()) {
            ExitReason reason = first(left.get(ended.getValue().a.spatial), left.get(ended.getValue().b.spatial));
            frozen.add(new Delivery(ended.getValue(), HandlerCall.Kind.EXIT,
                    reason != null ? reason : reasons.get(ended.getKey()), tick, registrations));
        }
        // Sorts by fraction; the sort is stable, so equal fractions stay in the order of ids.
        enters.sort((one, other) -> Float.compare(one.fraction, other.fraction));
        lastEnters.clear();
        for (Pair pair : enters) {
            frozen.add(new Delivery(pair, HandlerCall.Kind.ENTER, null, tick, registrations));
            lastEnters.put(pair.a, pair);
            lastEnters.put(pair.b, pair);
            if (pair.passThrough) {
                frozen.add(new Delivery(pair, HandlerCall.Kind.EXIT, ExitReason.SEPARATED, tick, registrations));
            }
        }
        stays.forEach(pair -> frozen.add(new Delivery(pair, HandlerCall.Kind.STAY, null, tick, registrations)));
        delivering = true;
    }

    /** Whether a Control in the same tree as a spatial is to get the EXIT of a contact. */
    boolean awaitsExit(Spatial spatial) {
        return pairs.values().stream().flatMap(pair -> pair.recipients.stream())
                .anyMatch(each -> each.place() != null && top(each.place()) == top(spatial));
    }

    private static Spatial top(Spatial spatial) {
        Spatial top = spatial;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top;
    }

    private static FirstTouch firstTouch(Body a, Body b, Sample sample) {
        return new FirstTouch(a, b, sample.inclusive(), !sample.depthTest() || a.overlapsInDepthAtBothEnds(b));
    }

    private static ExitReason first(ExitReason a, ExitReason b) {
        return a == null || b != null && b.compareTo(a) < 0 ? b : a;
    }

    /** Ends all contacts, in the current or the last tick. */
    void tearDown() {
        FrozenRegistrations registrations = new FrozenRegistrations(this, List.of(), new Layers());
        for (Pair pair : pairs.values()) {
            frozen.add(new Delivery(pair, HandlerCall.Kind.EXIT, ExitReason.TEARDOWN, tick, registrations));
        }
        pairs.clear();
        bodies = new IdentityHashMap<>();
        begun = Set.of();
        lastRoot = null;
    }

    /** The next call of a handler, or null if there is none left. */
    HandlerCall next() {
        cutAfterHandler();
        while (!frozen.isEmpty()) {
            Delivery delivery = frozen.peek();
            Pair pair = delivery.pair();
            if (delivery.isNew() && delivery.kind() == HandlerCall.Kind.ENTER
                    && (pair.a.isCutShort() || pair.b.isCutShort())) {
                withdraw(pair);
                continue;
            }
            HandlerCall next = delivery.next();
            if (next != null) {
                lastDelivered = delivery;
                return next;
            }
            frozen.remove();
            passed(pair);
        }
        endDelivery();
        return null;
    }

    /** Removes a pair that a cut has prevented. */
    private void withdraw(Pair pair) {
        withdrawnCount++;
        frozen.removeIf(delivery -> delivery.pair() == pair);
        withdrawn.add(pair);
        passed(pair);
    }

    private void passed(Pair pair) {
        if (frozen.stream().noneMatch(delivery -> delivery.pair() == pair)) {
            lastEnters.values().removeIf(last -> last == pair);
        }
    }

    /**
     * Cuts continuous bodies of the last event, and of pending ENTERs, short if a handler left them detached or
     * disabled.
     */
    private void cutAfterHandler() {
        if (lastDelivered != null) {
            cutIfTakenOut(lastDelivered.pair().a);
            cutIfTakenOut(lastDelivered.pair().b);
            lastEnters.keySet().forEach(this::cutIfTakenOut);
        }
        lastDelivered = null;
    }

    private void cutIfTakenOut(Body body) {
        if (bodies.get(body.spatial) == body && body.settings.continuous() && !isEnabledInScene(body.spatial)) {
            body.motion.teleport();
        }
    }

    private boolean isEnabledInScene(Spatial spatial) {
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            if (Settings.isExcluded(each)) {
                return false;
            }
            if (each == lastRoot) {
                return true;
            }
        }
        return false;
    }

    private void endDelivery() {
        if (delivering) {
            delivering = false;
            noteWhereHandlersLeft();
            withdrawn.forEach(pair -> pairs.remove(pair.key()));
            withdrawn.clear();
            bodies.values().forEach(this::cutIfTakenOut);
        }
    }

    /** For a one-way collider, the motion of what touches something begins where handlers have left it. */
    private void noteWhereHandlersLeft() {
        if (bodies.values().stream().anyMatch(Body::isOneWay)) {
            for (Pair pair : pairs.values()) {
                pair.a.noteLeft(lattice);
                pair.b.noteLeft(lattice);
            }
        }
    }

    /** Skips the next sweep of the colliders at and below a spatial, and of the body that the spatial belongs to. */
    void teleport(Spatial top) {
        for (Spatial each : Pool.subtree(top)) {
            Body body = bodies.get(each == top ? owner(top) : each);
            if (body != null) {
                body.motion.teleport();
            }
        }
    }

    private Spatial owner(Spatial spatial) {
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            if (begun.contains(each)) {
                return each;
            }
            if (Settings.isExcluded(each)) {
                return null;
            }
        }
        return null;
    }

    /** Called when a pause ends. */
    void resume() {
        resumed = true;
    }

    /** The body that {@code moveToContact} moves in this handler, or null. */
    Body bodyToMove(HandlerCall call) {
        Body self = bodies.get(call.self());
        Body other = bodies.get(call.other());
        if (call.kind() != HandlerCall.Kind.ENTER || self == null || other == null) {
            return null;
        }
        return self.settings.continuous() ? self : other.settings.continuous() ? other : null;
    }

    /** The continuous bodies that move together with a body. */
    List<Body> continuousBelow(Body moved) {
        return Pool.subtree(moved.spatial).stream().map(bodies::get)
                .filter(body -> body != null && body != moved && body.settings.continuous()).toList();
    }

    /** The motion of both sides of the last call. */
    String lastPair() {
        return lastDelivered == null ? "no event" : lastDelivered.pair().toString();
    }

    /** The number of withdrawn pairs. */
    long withdrawnCount() {
        return withdrawnCount;
    }
}
