package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jmesat.contact.Contact;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.testing.Faults;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Exceptions at random places in a scene: none leaves a tick, each listener gets its events in order, and when they
 * have stopped the state is like a new one.
 */
@EditorRequirement(9)
class FaultsFuzzTest {
    private static final int TICKS = 1500;

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    /** Checks the order of the events of each pair, then throws now and then. */
    private static final class Witness implements CollisionListener {
        private final TreeSet<String> open = new TreeSet<>();
        private final List<String> mistakes = new ArrayList<>();
        private final boolean mayBeLate;
        private final Faults faults;
        private int exits;

        Witness(boolean mayBeLate, Faults faults) {
            this.mayBeLate = mayBeLate;
            this.faults = faults;
        }

        private static String pair(CollisionEvent event) {
            return Math.min(event.getSelfId(), event.getOtherId()) + " "
                    + Math.max(event.getSelfId(), event.getOtherId());
        }

        private void expect(boolean expected, String what, CollisionEvent event) {
            if (!expected) {
                mistakes.add(what + " of " + pair(event) + " in tick " + event.getTick());
            }
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            expect(open.add(pair(event)), "a second ENTER", event);
            faults.at("handler");
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            expect(!open.add(pair(event)) || mayBeLate, "a STAY without ENTER", event);
            faults.at("handler");
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            expect(open.remove(pair(event)), "an EXIT without ENTER", event);
            exits++;
            faults.at("handler");
        }
    }

    private static final class Script extends CollisionScript {
        private final Witness witness;

        Script(Witness witness) {
            this.witness = witness;
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            witness.faults.arm(false);
            boolean above = isAtOrAbove(getSpatial(), event.getSelf());
            witness.faults.arm(true);
            witness.expect(above, "an ENTER of another body", event);
            witness.onCollisionEnter(event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            witness.onCollisionStay(event);
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            witness.onCollisionExit(event);
        }
    }

    /** A state that arms the faults during its updates. */
    private static final class ArmedState extends SatCollisionState {
        private final Faults faults;

        ArmedState(Faults faults) {
            this.faults = faults;
        }

        @Override
        public void update(float tpf) {
            faults.arm(true);
            try {
                super.update(tpf);
            } finally {
                faults.arm(false);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 60, false", "2, 400, false", "3, 3000, false", "4, 60, true", "5, 400, true", "6, 3000, true",
        "15, 60, false", "22, 60, true"})
    void noneLeavesATickAndTheEventsStayInOrder(long seed, int rarity, boolean withErrors) {
        Random random = new Random(seed);
        Faults faults = new Faults(random, withErrors);
        ArmedState state = new ArmedState(faults);
        Witness onState = new Witness(false, faults);
        List<Witness> witnesses = new ArrayList<>(List.of(onState));
        state.addCollisionListener(onState);
        try (EditorApplication editor = new EditorApplication()) {
            List<Node> nodes = new ArrayList<>();
            List<Spatial> all = build(editor, random, faults, nodes, witnesses);
            state.setRoot(nodes.get(0));
            // Otherwise scripts get no events in an editor.
            state.setPreview(true);
            editor.attach(state);
            faults.setRarity(rarity);
            for (int tick = 0; tick < TICKS; tick++) {
                editor.onUpdateThread(() -> {
                    change(random, nodes, all);
                    return null;
                });
                editor.frame();
                assertEquals(List.of(), editor.swallowed());
                assertEquals(List.of(), onState.mistakes);
            }
            assertTrue(faults.thrown().size() > 15, faults.thrown()::toString);
            assertTrue(state.getStatus().contains(" caught") || state.getStatus().contains("failed"), state::getStatus);
            assertTrue(onState.exits > 50, () -> onState.exits + " EXITs");
            faults.setRarity(0);
            editor.frames(3);
            for (Witness each : witnesses) {
                assertEquals(List.of(), each.mistakes);
                assertTrue(each.open.containsAll(
                        editor.onUpdateThread(() -> contacts(state, witnesses.indexOf(each) - 1, all))));
                // A body that has moved to another node during a contact still owes the EXIT to the former one.
                assertTrue(editor.onUpdateThread(() -> contacts(state, -1, all)).containsAll(each.open));
            }
            String settled = editor.onUpdateThread(() -> describe(state, all));
            editor.detach(state);
            editor.frame();
            witnesses.forEach(each -> assertEquals(List.of(), List.copyOf(each.open)));
            SatCollisionState fresh = new SatCollisionState(nodes.get(0));
            editor.attach(fresh);
            editor.frames(2);
            assertEquals(editor.onUpdateThread(() -> describe(fresh, all)), settled);
            assertEquals(List.of(), editor.dialogs());
        }
    }

    private static List<Spatial> build(EditorApplication editor, Random random, Faults faults, List<Node> nodes,
            List<Witness> witnesses) {
        List<Spatial> all = new ArrayList<>();
        Material material = new Material(editor.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");
        for (int i = 0; i < 6; i++) {
            Node node = faults.new FaultyNode("node " + i);
            if (i > 0) {
                nodes.get(random.nextInt(nodes.size())).attachChild(node);
            }
            nodes.add(node);
            all.add(node);
        }
        for (int i = 0; i < 14; i++) {
            Geometry geometry = faults.new FaultyGeometry("geometry " + i, faults.new FaultyMesh());
            geometry.setMaterial(material);
            geometry.setLocalTranslation(4 * random.nextFloat(), 4 * random.nextFloat(), 0);
            nodes.get(random.nextInt(nodes.size())).attachChild(geometry);
            all.add(geometry);
            if (i % 3 == 0) {
                geometry.addControl(faults.new FaultyControl());
            }
        }
        for (Spatial each : all) {
            Witness witness = new Witness(true, faults);
            witnesses.add(witness);
            each.addControl(new Script(witness));
        }
        editor.open(nodes.get(0));
        return all;
    }

    private static void change(Random random, List<Node> nodes, List<Spatial> all) {
        Spatial spatial = all.get(random.nextInt(all.size()));
        Node node = nodes.get(random.nextInt(nodes.size()));
        switch (random.nextInt(6)) {
            case 0 -> spatial.move(random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0);
            case 1 -> spatial.rotate(0, 0, 0.2f);
            case 2 -> {
                if (spatial != nodes.get(0) && spatial != node
                        && !node.hasAncestor((spatial instanceof Node n) ? n : null)) {
                    node.attachChild(spatial);
                }
            }
            case 3 -> spatial.setUserData("jmesat.collider", random.nextInt(4) == 0 ? false : null);
            case 4 -> spatial.setUserData("jmesat.mask", random.nextBoolean() ? null : random.nextInt(2));
            default -> {
                ColliderControl control = spatial.getControl(ColliderControl.class);
                if (control != null) {
                    control.setContinuous(random.nextBoolean());
                    control.setEnabled(random.nextInt(4) > 0);
                }
            }
        }
        if (spatial instanceof Geometry) {
            // Nothing gets lost in the distance.
            spatial.getLocalTranslation().interpolateLocal(Vector3f.ZERO, 0.02f);
            spatial.setLocalTranslation(spatial.getLocalTranslation());
        }
    }

    /** The pairs of ids in contact; if a spatial is given by its index, those below it. */
    private static TreeSet<String> contacts(SatCollisionState state, int index, List<Spatial> all) {
        TreeSet<String> pairs = new TreeSet<>();
        for (Contact<Collider> contact : state.getWorld().getContacts()) {
            if (index < 0 || isAtOrAbove(all.get(index), CollisionBody.spatialOf(contact.getA()))
                    || isAtOrAbove(all.get(index), CollisionBody.spatialOf(contact.getB()))) {
                pairs.add(contact.getA().getId() + " " + contact.getB().getId());
            }
        }
        return pairs;
    }

    private static boolean isAtOrAbove(Spatial top, Spatial spatial) {
        Spatial each = spatial;
        while (each != null && each != top) {
            each = each.getParent();
        }
        return each == top;
    }

    /** What the scene is to a state: colliders with their outlines, contacts and problems, by name. */
    private static String describe(SatCollisionState state, List<Spatial> all) {
        StringBuilder text = new StringBuilder();
        for (Spatial each : all) {
            Collider collider = state.getCollider(each);
            if (collider == null || state.getSpatial(collider) != each) {
                continue;
            }
            text.append('\n').append(each.getName()).append(": ").append(collider.getMask()).append(' ')
                    .append(collider.isContinuous());
            for (int i = 0; i < collider.getPieceCount(); i++) {
                for (int v = 0; v < collider.getPiece(i).count(); v++) {
                    text.append(" (").append((float) collider.getPiece(i).x()[v]).append(' ')
                            .append((float) collider.getPiece(i).y()[v]).append(')');
                }
            }
            for (Spatial other : all) {
                text.append(state.isColliding(each, other) ? " " + other.getName() : "");
            }
        }
        Set<String> problems = new TreeSet<>(state.getProblems());
        // These are as of the last look at the scene, which may have met a fault.
        problems.removeIf(each -> each.startsWith("Likely mistake: "));
        return text.append('\n').append(problems).toString();
    }
}
