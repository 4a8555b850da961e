package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jmesat.app.TracedScript.Call;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random changes of a scene, of texts and of the classes of scripts: each script gets the events of a model. The model
 * takes the contacts from a listener that is no script, and finds the listeners of each by its own reading of the scene.
 */
class ReplacedScriptsFuzzTest {
    private static final int FRAMES = 2000;
    private static final String SCRIPTS = "jmesat.scripts";
    private static final List<Class<? extends TracedScript>> TYPES =
            List.of(TracedScriptOne.class, TracedScriptTwo.class);
    /** The version of a class that a loader does not have. */
    private static final int MISSING = -1;

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

    /** The successor of a script whose class is missing. */
    private static final Expected NONE = new Expected("", MISSING);

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

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final SatCollisionState state = scene.state();
    private final List<Spatial> all = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final List<PairEvent> heard = new ArrayList<>();
    private final Map<Spatial, List<Expected>> scripts = new HashMap<>();
    private final Map<String, List<Knowing>> knowing = new HashMap<>();
    private final List<Object[]> expected = new ArrayList<>();
    private final int[] versions = new int[TYPES.size()];
    private int versionCount;
    private int replacements;
    private int takenOver;
    private int endedWithoutSuccessor;
    private int thrown;

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

    private void build(Random random) {
        for (int i = 0; i < 4; i++) {
            nodes.add(new Node("node " + i));
        }
        all.addAll(nodes);
        for (int i = 0; i < 8; i++) {
            all.add(scene.cube("cube " + i, random.nextInt(6) / 2f, random.nextInt(6) / 2f));
        }
        scene.attach(all.toArray(new Spatial[0]));
    }

    private static String text(Random random) {
        List<String> items = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            items.add(TYPES.get(random.nextInt(TYPES.size())).getName() + "(label=" + "abc".charAt(random.nextInt(3))
                    + ")");
        }
        return String.join(",", items);
    }

    private void change(Random random) {
        Spatial spatial = all.get(random.nextInt(all.size()));
        Node node = nodes.get(random.nextInt(nodes.size()));
        switch (random.nextInt(12)) {
            case 0 -> spatial.setUserData(SCRIPTS, random.nextInt(5) == 0 ? null : text(random));
            case 1 -> {
                if (random.nextInt(3) == 0) {
                    spatial.removeFromParent();
                }
            }
            case 2 -> {
                if (spatial != node && !(spatial instanceof Node top && node.hasAncestor(top))) {
                    node.attachChild(spatial);
                }
            }
            case 3 -> scene.root().attachChild(spatial);
            case 4, 5 -> replaceClasses(random);
            case 6, 7 -> {
                List<CollisionScript> present = state.getScripts(spatial);
                if (!present.isEmpty()) {
                    present.get(random.nextInt(present.size())).setEnabled(random.nextInt(3) > 0);
                }
            }
            case 8 -> state.setPaused(random.nextInt(4) == 0);
            default -> {
                if (spatial instanceof Geometry) {
                    spatial.setLocalTranslation(random.nextInt(6) / 2f, random.nextInt(6) / 2f, 0);
                }
            }
        }
    }

    private void replaceClasses(Random random) {
        List<Class<?>> own = new ArrayList<>();
        List<Class<?>> missing = new ArrayList<>();
        boolean first = random.nextInt(5) == 0;
        for (int i = 0; i < versions.length; i++) {
            int choice = first ? 0 : random.nextInt(9);
            if (choice == 8) {
                missing.add(TYPES.get(i));
                versions[i] = MISSING;
            } else if (choice < 4) {
                versions[i] = 0;
            } else {
                own.add(TYPES.get(i));
                versions[i] = ++versionCount;
            }
        }
        state.setScriptLoader(first ? null : new LoadedAgain(own, missing));
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
        return top == scene.root();
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
                if (old != null && old.version == version) {
                    now.add(old);
                    continue;
                }
                Expected made = version == MISSING ? null : new Expected(item, version);
                if (made != null) {
                    now.add(made);
                }
                if (old != null) {
                    replacements++;
                    old.successor = made == null ? NONE : made;
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
                endedWithoutSuccessor += each.script.successor == NONE ? 1 : 0;
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

    private void tick(TracedScript.Trace trace, Random random, String where) {
        scene.step(() -> change(random));
        long before = state.getTick();
        scene.frame();
        scene.step(() -> {
            if (state.getTick() != before) {
                makeScripts();
                Map<Expected, TracedScript> made = bind(where);
                deliver(made);
                compare(trace, made, where);
                made.forEach((each, script) -> each.script = script);
                scripts.keySet().removeIf(spatial -> !isInScene(spatial));
            }
            assertEquals(0, trace.calls.stream().filter(call -> call.other() != null).count(), where);
        });
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "3, 0", "4, 30", "5, 200"})
    void eachScriptGetsTheEventsOfTheModel(long seed, int rarity) {
        Random random = new Random(seed);
        build(random);
        TracedScript.Trace trace = scene.run().ask(TracedScript.TRACE::get);
        scene.step(() -> {
            state.setScriptPackages("org.jmesat.app");
            state.addCollisionListener(new PairListener());
            state.removeCollisionListener(scene.log());
            all.forEach(each -> each.setUserData(SCRIPTS, text(random)));
            trace.hook = call -> {
                if (rarity > 0 && random.nextInt(rarity) == 0) {
                    thrown++;
                    throw new IllegalStateException("at random");
                }
            };
        });
        for (int i = 0; i < FRAMES; i++) {
            tick(trace, random, "seed " + seed + ", frame " + i);
        }
        // The EXITs of the end would be logged when the log is no longer captured.
        scene.step(() -> trace.hook = call -> { });
        assertTrue(replacements > FRAMES / 4, () -> replacements + " replacements");
        assertTrue(takenOver > FRAMES / 4, () -> takenOver + " contacts were taken over");
        assertTrue(endedWithoutSuccessor > FRAMES / 40, () -> endedWithoutSuccessor + " without a successor");
        assertTrue(rarity == 0 || thrown > FRAMES / 20, () -> thrown + " exceptions");
    }
}
