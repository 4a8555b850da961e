package org.jmesat.app.model;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;

/** What should be heard: fed with the scene once a tick, it names one call of a handler after the other. */
final class ReferenceModel {
    /** The game's own filter. */
    interface Filter {
        boolean allows(Spatial a, Spatial b);
    }

    /** What an app state is set to at a tick. */
    record Sample(Node root, boolean markedOnly, Layers layers, Filter filter) {
    }

    private final Lattice lattice;
    /** What is registered with the app state, in its order. */
    private final List<Role> registered = new ArrayList<>();
    private Map<Spatial, Body> bodies = new IdentityHashMap<>();
    /** By lower and higher id. */
    private final Map<Long, Pair> pairs = new TreeMap<>();
    private final Deque<Telling> frozen = new ArrayDeque<>();
    private Node lastRoot;
    private int nextId;
    private long tick;

    ReferenceModel(Lattice lattice) {
        this.lattice = lattice;
    }

    void register(Role role) {
        if (!isRegistered(role)) {
            registered.add(role);
        }
    }

    void unregister(Role role) {
        registered.removeIf(each -> each.isSame(role));
    }

    void unregister(CollisionListener listener) {
        registered.removeIf(each -> each.listener() == listener);
    }

    /** For the very same. */
    boolean isRegistered(Role role) {
        return registered.stream().anyMatch(each -> each.isSame(role));
    }

    /** For anything. */
    boolean isRegistered(CollisionListener listener) {
        return registered.stream().anyMatch(each -> each.listener() == listener);
    }

    long tick() {
        return tick;
    }

    int pairCount() {
        return pairs.size();
    }

    /** A tick takes place: what it raises is frozen now. */
    void tick(Sample sample) {
        tick++;
        SceneReading reading = new SceneReading(lattice, sample.root(), sample.markedOnly(), sample.layers(), bodies);
        Map<Spatial, Body> before = bodies;
        bodies = new IdentityHashMap<>();
        for (Body body : reading.found()) {
            body.id = body.id < 0 ? nextId++ : body.id;
            bodies.put(body.spatial, body);
        }
        Map<Spatial, ExitReason> left = new IdentityHashMap<>();
        for (Spatial spatial : before.keySet()) {
            if (!bodies.containsKey(spatial)) {
                left.put(spatial, reading.reasonToLeave(spatial, lastRoot));
            }
        }
        lastRoot = sample.root();
        compare(reading.found(), left, sample);
    }

    private void compare(List<Body> found, Map<Spatial, ExitReason> left, Sample sample) {
        Listening listening = new Listening(this, List.copyOf(registered), sample.layers());
        List<Telling> enters = new ArrayList<>();
        List<Telling> stays = new ArrayList<>();
        Map<Long, Pair> open = new TreeMap<>(pairs);
        pairs.clear();
        List<Body> byId = new ArrayList<>(found);
        byId.sort((a, b) -> Integer.compare(a.id, b.id));
        Map<Long, ExitReason> reasons = new TreeMap<>();
        for (int i = 0; i < byId.size(); i++) {
            for (int j = i + 1; j < byId.size(); j++) {
                Body a = byId.get(i);
                Body b = byId.get(j);
                long key = key(a, b);
                boolean allowed = a.settings.allows(b.settings, sample.layers(),
                        sample.filter().allows(a.spatial, b.spatial));
                if (allowed && a.overlaps(b)) {
                    Pair pair = open.remove(key);
                    if (pair == null) {
                        pair = new Pair(a, b, tick);
                        enters.add(new Telling(pair, Heard.Kind.ENTER, null, tick, listening));
                    } else {
                        stays.add(new Telling(pair, Heard.Kind.STAY, null, tick, listening));
                    }
                    pairs.put(key, pair);
                } else {
                    reasons.put(key, allowed ? ExitReason.SEPARATED : ExitReason.FILTERED);
                }
            }
        }
        for (Map.Entry<Long, Pair> ended : open.entrySet()) {
            ExitReason reason = first(left.get(ended.getValue().a.spatial), left.get(ended.getValue().b.spatial));
            frozen.add(new Telling(ended.getValue(), Heard.Kind.EXIT,
                    reason != null ? reason : reasons.get(ended.getKey()), tick, listening));
        }
        frozen.addAll(enters);
        frozen.addAll(stays);
    }

    private static ExitReason first(ExitReason a, ExitReason b) {
        return a == null || b != null && b.compareTo(a) < 0 ? b : a;
    }

    private static long key(Body a, Body b) {
        return (long) a.id << 32 | b.id;
    }

    /** All contacts end, in the tick that is going on or was the last. */
    void tearDown() {
        Listening listening = new Listening(this, List.of(), new Layers());
        for (Pair pair : pairs.values()) {
            frozen.add(new Telling(pair, Heard.Kind.EXIT, ExitReason.TEARDOWN, tick, listening));
        }
        pairs.clear();
        bodies = new IdentityHashMap<>();
        lastRoot = null;
    }

    /** The next call of a handler, or null when nobody else is to hear anything. */
    Heard next() {
        while (!frozen.isEmpty()) {
            Heard next = frozen.peek().next();
            if (next != null) {
                return next;
            }
            frozen.remove();
        }
        return null;
    }
}
