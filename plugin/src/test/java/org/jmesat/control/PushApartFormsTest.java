package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A heap of bodies with a {@link PushApart} each, as a Control and by user data. */
@EditorRequirement(16)
class PushApartFormsTest {
    /** Gives spatials a PushApart in one of the two forms. */
    private record Form(boolean byUserData) {
        void enable(Spatial spatial, boolean enabled) {
            if (byUserData) {
                spatial.setUserData("jmesat.pushApart", enabled);
                return;
            }
            if (spatial.getControl(PushApart.class) == null) {
                spatial.addControl(new PushApart());
            }
            spatial.getControl(PushApart.class).setEnabled(enabled);
        }

        private static void setIfPresent(Spatial spatial, String key, float value) {
            if (spatial.getUserData("jmesat.pushApart") != null) {
                spatial.setUserData(key, value);
            }
        }

        void setWeight(Spatial spatial, float weight) {
            if (byUserData) {
                setIfPresent(spatial, "jmesat.weight", weight);
            } else if (spatial.getControl(PushApart.class) != null) {
                spatial.getControl(PushApart.class).setWeight(weight);
            }
        }

        void setSlop(Spatial spatial, float slop) {
            if (byUserData) {
                setIfPresent(spatial, "jmesat.slop", slop);
            } else if (spatial.getControl(PushApart.class) != null) {
                spatial.getControl(PushApart.class).setSlop(slop);
            }
        }

        void remove(Spatial spatial) {
            if (byUserData) {
                for (String key : List.of("pushApart", "weight", "slop")) {
                    spatial.setUserData("jmesat." + key, null);
                }
            } else {
                spatial.removeControl(PushApart.class);
            }
        }
    }

    /** A heap in a corner whose bodies change at random: a line for each event and each position, to the bit. */
    private static List<String> heap(Form form, long seed) {
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>();
        try (CollisionScene heap = new CollisionScene()) {
            List<Node> bodies = new ArrayList<>();
            for (int i = 0; i < 18; i++) {
                Node body = CollisionScene.node("body " + i, heap.cube("cube " + i, 0, 0));
                body.setLocalTranslation(1 + 4 * random.nextFloat(), 1 + 4 * random.nextFloat(), 0);
                form.enable(body, random.nextInt(5) > 0);
                bodies.add(body);
                heap.attach(body);
            }
            for (Geometry wall : List.of(heap.geometry("floor", new Box(30, 1, 1), 29, -1),
                    heap.geometry("wall", new Box(1, 30, 1), -1, 29))) {
                wall.setUserData("jmesat.fixed", true);
                heap.attach(wall);
            }
            for (int i = 0; i < 120; i++) {
                heap.frame(() -> change(bodies.get(random.nextInt(bodies.size())), form, heap, random, bodies));
                lines.addAll(heap.events());
                for (Node body : bodies) {
                    Vector3f place = body.getWorldTranslation();
                    lines.add(Float.floatToRawIntBits(place.x) + " " + Float.floatToRawIntBits(place.y));
                }
            }
        }
        return lines;
    }

    private static void change(Node body, Form form, CollisionScene heap, Random random, List<Node> bodies) {
        bodies.forEach(each -> each.move(-0.02f, -0.02f, 0));
        switch (random.nextInt(12)) {
            case 0 -> form.enable(body, true);
            case 1 -> form.enable(body, false);
            case 2 -> form.setWeight(body, random.nextBoolean() ? Float.POSITIVE_INFINITY : 3);
            case 3 -> form.setSlop(body, 0.01f);
            case 4 -> form.remove(body);
            case 5 -> {
                if (body.getParent() == null) {
                    heap.root().attachChild(body);
                } else {
                    body.removeFromParent();
                }
            }
            case 6 -> body.setUserData("jmesat.enabled", random.nextBoolean() ? false : null);
            default -> { }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void bothFormsPushTheSameToTheBit(long seed) {
        List<String> byControl = heap(new Form(false), seed);
        assertTrue(byControl.stream().anyMatch(each -> each.contains("EXIT")));
        assertEquals(byControl, heap(new Form(true), seed), "seed " + seed);
    }
}
