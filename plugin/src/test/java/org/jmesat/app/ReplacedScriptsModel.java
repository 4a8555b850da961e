package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.app.TracedScript.Call;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;

/**
 * The scripts that each spatial should have while texts and classes change, and the events that each should get. Takes
 * the contacts from a listener that is no script, and finds the listeners of each by its own reading of the scene.
 */
final class ReplacedScriptsModel {
    static final List<Class<? extends TracedScript>> TYPES = List.of(TracedScriptOne.class, TracedScriptTwo.class);
    /** The version of a class that a loader does not have. */
    static final int MISSING = -1;
    private static final String SCRIPTS = "jmesat.scripts";

    /** A script that a spatial should have; the object is known after the tick in which it was made. */
    private static final class Expected {
        private final String item;
        private final int version;
        private TracedScript script;
        private Expected successor;

        Expected(String item, int version) {
            this.item = item;
            this.version = version;
        }
    }

    /** An event of a pair as the other listener got it. */
    private record PairEvent(String kind, int idA, int idB, Spatial a, Spatial b, ExitReason reason, long since) {
        private String pair() {
            return idA + " " + idB;
        }

        private boolean isBefore(PairEvent other) {
            return idA != other.idA ? idA < other.idA : idB < other.idB;
        }
    }

    /** A script that was notified of a contact. */
    private record Knowing(Spatial spatial, Expected script, boolean fromA) {
    }

    private final SatCollisionState state;
    private final Node root;
    private final List<Spatial> all;
    private final List<PairEvent> heard = new ArrayList<>();
    private final Map<Spatial, List<Expected>> scripts = new HashMap<>();
    private final Map<String, List<Knowing>> knowing = new HashMap<>();
    private final List<Object[]> expected = new ArrayList<>();
    private final int[] versions = new int[TYPES.size()];
    private int replacements;
    private int takenOver;
    private int wentOn;

    ReplacedScriptsModel(SatCollisionState state, Node root, List<Spatial> all) {
        this.state = state;
        this.root = root;
        this.all = all;
    }

    /** A listener that takes the contacts for the model. */
    CollisionListener listener() {
        return new PairListener();
    }

    /** Sets which version of a class the loader has. */
    void setVersion(int type, int version) {
        versions[type] = version;
    }

    /** Compares the scripts after a tick, and the calls that they got in it, with those expected. */
    void tick(TracedScript.Trace trace, String where) {
        makeScripts();
        Map<Expected, TracedScript> made = bind(where);
        deliver(made);
        compare(trace, made, where);
        made.forEach((each, script) -> each.script = script);
        scripts.keySet().removeIf(spatial -> !isInScene(spatial));
    }

    /** Fails if too few scripts were replaced in that many frames. */
    void assertReplaced(int frames) {
        assertTrue(replacements > frames / 4, () -> replacements + " replacements");
        assertTrue(takenOver > frames / 4, () -> takenOver + " contacts were taken over");
        assertTrue(wentOn > frames / 40, () -> wentOn + " went on without their class");
    }

    private final class PairListener implements CollisionListener {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            hear("enter", event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            hear("stay", event);
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            hear("exit", event);
        }

        private void hear(String kind, CollisionEvent event) {
            heard.add(new PairEvent(kind, event.getSelfId(), event.getOtherId(), event.getSelf(), event.getOther(),
                    event.getExitReason(), event.getSinceTick()));
        }
    }

    private int version(String item) {
        for (int i = 0; i < versions.length; i++) {
            if (item.startsWith(TYPES.get(i).getName() + "(")) {
                return versions[i];
            }
        }
        throw new AssertionError(item);
    }

    private boolean isInScene(Spatial spatial) {
        Spatial top = spatial;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top == root;
    }

    /** Updates the scripts that each spatial should have; those without a change stay. */
    private void makeScripts() {
        for (Spatial spatial : all) {
            if (!isInScene(spatial)) {
                continue;
            }
            List<Expected> rest = new ArrayList<>(scripts.getOrDefault(spatial, List.of()));
            List<Expected> now = new ArrayList<>();
            String text = spatial.getUserData(SCRIPTS);
            for (String item : text == null || text.isEmpty() ? new String[0] : text.split(",")) {
                Expected old = rest.stream().filter(each -> each.item.equals(item)).findFirst().orElse(null);
                rest.remove(old);
                int version = version(item);
                if (version == MISSING || old != null && old.version == version) {
                    // A script whose new class is missing goes on.
                    wentOn += version == MISSING && old != null ? 1 : 0;
                    if (old != null) {
                        now.add(old);
                    }
                    continue;
                }
                Expected made = new Expected(item, version);
                now.add(made);
                if (old != null) {
                    replacements++;
                    old.successor = made;
                }
            }
            scripts.put(spatial, now);
        }
    }

    private boolean isInstalled(Knowing each) {
        return each.script.successor != null || has(each.spatial, each.script);
    }

    private boolean has(Spatial spatial, Expected script) {
        return scripts.getOrDefault(spatial, List.of()).contains(script);
    }

    private void expect(Expected script, String kind, PairEvent event, boolean fromA, ExitReason reason) {
        expected.add(new Object[] {script, kind, fromA ? event.idA : event.idB, fromA ? event.idB : event.idA, reason,
                event.since});
    }

    /** The scripts that listen to a contact, in the order of their events. */
    private List<Knowing> listeners(PairEvent event) {
        List<Knowing> found = new ArrayList<>();
        for (Spatial side : List.of(event.a, event.b)) {
            for (Spatial each = side; each != null; each = each.getParent()) {
                for (Expected script : scripts.getOrDefault(each, List.of())) {
                    if (found.stream().noneMatch(other -> other.script == script)) {
                        found.add(new Knowing(each, script, side == event.a));
                    }
                }
            }
        }
        return found;
    }

    private static boolean isEnabled(Expected script, Map<Expected, TracedScript> made) {
        TracedScript object = script.script != null ? script.script : made.get(script);
        return object.isEnabled();
    }

    /** Computes the calls of a delivery from what the other listener heard. */
    private void deliver(Map<Expected, TracedScript> made) {
        List<PairEvent> exits = heard.stream().filter(each -> each.kind.equals("exit")).toList();
        List<PairEvent> stays = heard.stream().filter(each -> each.kind.equals("stay")).toList();
        int next = 0;
        Map<String, List<Expected>> expecting = new HashMap<>();
        for (PairEvent exit : exits) {
            while (next < stays.size() && stays.get(next).isBefore(exit)) {
                leave(stays.get(next++), expecting);
            }
            for (Knowing each : knowing.getOrDefault(exit.pair(), List.of())) {
                if (isInstalled(each)) {
                    expect(each.script, "exit", exit, each.fromA, exit.reason);
                }
            }
            knowing.remove(exit.pair());
        }
        while (next < stays.size()) {
            leave(stays.get(next++), expecting);
        }
        Map<String, List<Expected>> joined = new HashMap<>();
        for (PairEvent stay : stays) {
            for (Knowing each : listeners(stay)) {
                if (expecting.getOrDefault(stay.pair(), List.of()).contains(each.script)
                        && isEnabled(each.script, made)) {
                    takenOver++;
                    expect(each.script, "enter", stay, each.fromA, null);
                    joined.computeIfAbsent(stay.pair(), key -> new ArrayList<>()).add(each.script);
                }
            }
        }
        for (PairEvent event : heard) {
            if (event.kind.equals("exit")) {
                continue;
            }
            List<Knowing> now = new ArrayList<>();
            for (Knowing each : listeners(event)) {
                if (isEnabled(each.script, made)) {
                    now.add(each);
                    if (!joined.getOrDefault(event.pair(), List.of()).contains(each.script)) {
                        expect(each.script, event.kind, event, each.fromA, null);
                    }
                }
            }
            for (Knowing each : knowing.getOrDefault(event.pair(), List.of())) {
                if (has(each.spatial, each.script) && now.stream().noneMatch(other -> other.script == each.script)) {
                    now.add(each);
                }
            }
            knowing.put(event.pair(), now);
        }
    }

    private void leave(PairEvent stay, Map<String, List<Expected>> expecting) {
        List<Knowing> known = knowing.get(stay.pair());
        if (known == null) {
            return;
        }
        for (Knowing each : known) {
            if (each.script.successor != null) {
                expect(each.script, "exit", stay, each.fromA, ExitReason.RECONFIGURED);
                expecting.computeIfAbsent(stay.pair(), key -> new ArrayList<>()).add(each.script.successor);
            }
        }
        known.removeIf(each -> each.script.successor != null);
    }

    private void compare(TracedScript.Trace trace, Map<Expected, TracedScript> made, String where) {
        List<Object> wanted = new ArrayList<>();
        for (Object[] each : expected) {
            Expected script = (Expected) each[0];
            each[0] = script.script != null ? script.script : made.get(script);
            wanted.add(List.of(each[0], each[1], each[2], each[3], String.valueOf(each[4]), each[5]));
        }
        List<Object> found = new ArrayList<>();
        for (Call each : trace.calls) {
            if (each.other() != null) {
                found.add(List.of(each.script(), each.kind(), each.selfId(), each.otherId(),
                        String.valueOf(each.reason()), each.since()));
            }
        }
        assertEquals(wanted, found, where);
        assertEquals(List.of(), trace.mistakes, where);
        expected.clear();
        heard.clear();
        trace.calls.clear();
    }

    /** The objects of the scripts that are new. */
    private Map<Expected, TracedScript> bind(String where) {
        Map<Expected, TracedScript> made = new HashMap<>();
        for (Spatial spatial : all) {
            List<Expected> wanted = isInScene(spatial) ? scripts.getOrDefault(spatial, List.of()) : List.of();
            List<CollisionScript> found = state.getScripts(spatial);
            assertEquals(wanted.size(), found.size(), where);
            for (int i = 0; i < found.size(); i++) {
                Expected each = wanted.get(i);
                if (each.script != null) {
                    assertTrue(each.script == found.get(i), () -> where + ": " + each.item + " was made again");
                } else {
                    made.put(each, (TracedScript) found.get(i));
                }
            }
        }
        return made;
    }
}
