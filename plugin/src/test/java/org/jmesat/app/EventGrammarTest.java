package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.state.AppStateManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.Relay;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each listener gets ENTER, STAY each tick and one EXIT for each contact, under random changes to the scene and the
 * state, made between frames and in handlers, some of which throw.
 */
class EventGrammarTest {
    private static final int TICKS = 400;

    @AutoClose
    private final CapturedLog captured = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final List<Geometry> leaves = new ArrayList<>();
    private final List<Node> groups = new ArrayList<>();
    private final List<Grammar> places = new ArrayList<>();
    private final Map<ExitReason, Integer> reasons = new HashMap<>();
    private final Grammar all = new Grammar("state");
    private Random random;
    private boolean calm;
    private int changes;

    /**
     * Checks that a listener gets, for each pair, ENTER (or STAY if added during the contact), then STAY each tick,
     * then one EXIT.
     */
    private final class Grammar implements CollisionListener {
        private final String place;
        private final Map<String, Long> open = new HashMap<>();

        Grammar(String place) {
            this.place = place;
        }

        private String pair(CollisionEvent event) {
            String[] names = {event.getSelf().getName(), event.getOther().getName()};
            Arrays.sort(names);
            return names[0] + " + " + names[1];
        }

        private void check(boolean right, String what, CollisionEvent event) {
            assertTrue(right, () -> what + " at " + place + ": " + event + ", open since " + open);
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            check(open.put(pair(event), event.getTick()) == null, "ENTER of an open pair", event);
            check(event.getSinceTick() == event.getTick(), "ENTER that is old", event);
            disturb();
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            Long before = open.put(pair(event), event.getTick());
            if (this == all) {
                check(before != null && before == event.getTick() - 1, "STAY after " + before, event);
            } else {
                check(before == null || before < event.getTick(), "second STAY", event);
            }
            disturb();
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            check(open.remove(pair(event)) != null, "EXIT of no open pair", event);
            if (this == all) {
                reasons.merge(event.getExitReason(), 1, Integer::sum);
            }
            disturb();
        }
    }

    private void disturb() {
        if (calm) {
            return;
        }
        if (random.nextInt(40) == 0) {
            change();
        }
        if (random.nextInt(40) == 0) {
            throw new IllegalStateException("a handler that fails");
        }
    }

    private void build() {
        for (int i = 0; i < 5; i++) {
            Node group = new Node("group " + i);
            groups.add(group);
        }
        for (int i = 0; i < 24; i++) {
            Geometry leaf = scene.cube("leaf " + i, 4 * random.nextFloat(), 4 * random.nextFloat());
            leaves.add(leaf);
            groups.get(i % groups.size()).attachChild(leaf);
        }
        List<Spatial> everything = new ArrayList<>(leaves);
        everything.addAll(groups);
        scene.step(() -> {
            scene.run().application().getViewPort().setEnabled(false);
            everything.add(scene.root());
            for (Spatial each : everything) {
                Grammar grammar = new Grammar(each.getName());
                places.add(grammar);
                each.addControl(new Relay(grammar));
            }
            groups.forEach(scene.root()::attachChild);
            scene.state().removeCollisionListener(scene.log());
            scene.state().addCollisionListener(all);
        });
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private void change() {
        changes++;
        Geometry leaf = any(leaves);
        Node group = any(groups);
        Spatial either = random.nextBoolean() ? leaf : group;
        switch (random.nextInt(18)) {
            case 0 -> leaf.removeFromParent();
            case 1 -> group.attachChild(leaf);
            case 2 -> scene.root().attachChild(either);
            case 3 -> group.removeFromParent();
            case 4 -> nest(any(groups), group);
            case 5 -> leaf.setLocalScale(random.nextInt(3) == 0 ? 0 : 1);
            case 6 -> leaf.setMesh(random.nextBoolean() ? new Box(0.5f, 0.5f, 0.5f) : new Sphere(5, 5, 0.6f));
            case 7 -> switchControl(either);
            case 8 -> either.setUserData("jmesat.collider", any(Arrays.asList(true, false, null, null)));
            case 9 -> either.setUserData("jmesat.group", any(Arrays.asList(-1, 1, null)));
            case 10 -> setFixed(any(Arrays.asList(true, null)));
            case 11 -> scene.state().setDiscovery(random.nextInt(8) == 0 ? Discovery.MARKED_ONLY : null);
            case 12 -> scene.state().setRoot(random.nextInt(8) == 0 ? group : null);
            case 13 -> scene.state().setTouchPolicy(any(List.of(TouchPolicy.values())));
            case 14 -> scene.state().setEnabled(random.nextInt(8) > 0);
            case 15 -> detachOrAttachState(random.nextInt(8) > 0);
            case 16 -> scene.state().invalidate(either);
            default -> group.rotate(random.nextFloat(), random.nextFloat(), random.nextFloat());
        }
    }

    private void setFixed(Boolean fixed) {
        for (int i = 0; i < leaves.size() / 2; i++) {
            any(leaves).setUserData("jmesat.fixed", fixed);
        }
    }

    private static void nest(Node child, Node parent) {
        for (Spatial each = parent; each != null; each = each.getParent()) {
            if (each == child) {
                return;
            }
        }
        parent.attachChild(child);
    }

    private void switchControl(Spatial spatial) {
        ColliderControl control = spatial.getControl(ColliderControl.class);
        if (control == null) {
            control = new ColliderControl();
            control.setMode(any(List.of(ProjectionMode.values())));
            spatial.addControl(control);
        } else if (random.nextBoolean()) {
            control.setEnabled(!control.isEnabled());
        } else {
            spatial.removeControl(control);
        }
    }

    private void detachOrAttachState(boolean attached) {
        AppStateManager states = scene.run().application().getStateManager();
        if (attached) {
            states.attach(scene.state());
        } else {
            states.detach(scene.state());
        }
    }

    private void stir() {
        for (Geometry leaf : leaves) {
            leaf.move(0.2f * random.nextFloat() - 0.1f, 0.2f * random.nextFloat() - 0.1f, 0);
            leaf.rotate(0, 0.1f, 0.1f);
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            change();
        }
        // Undoes rare changes in half of the ticks, so that most ticks find contacts.
        if (random.nextInt(2) == 0) {
            scene.state().setEnabled(true);
            detachOrAttachState(true);
            scene.state().setRoot(null);
            scene.state().setDiscovery(null);
            groups.forEach(group -> {
                if (group.getParent() == null) {
                    scene.root().attachChild(group);
                }
            });
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1000, 1001, 1002, 1003, 1004, 1005})
    void everyListenerGetsTheEventsOfEachContactInOrder(long seed) {
        random = new Random(seed);
        build();
        String where = "seed " + seed;
        for (int i = 0; i < TICKS; i++) {
            scene.frame(this::stir);
            scene.step(() -> {
                if (scene.state().isEnabled() && scene.state().isInitialized()) {
                    assertEquals(scene.state().getWorld().getContacts().size(), all.open.size(), where);
                }
            });
        }
        calm = true;
        scene.close();
        assertEquals(Map.of(), all.open, where);
        for (Grammar place : places) {
            assertEquals(Map.of(), place.open, () -> where + ", at " + place.place);
        }
        assertTrue(changes > 200, where);
        assertTrue(reasons.keySet().containsAll(List.of(ExitReason.values())), () -> where + ": " + reasons);
    }
}
