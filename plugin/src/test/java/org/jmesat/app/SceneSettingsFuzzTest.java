package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Random changes of user data and of the scene; the oracle looks at the whole scene in each tick. */
@EditorRequirement(16)
class SceneSettingsFuzzTest {
    private static final String PLANE = "jmesat.scene.plane";

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();

    @Test
    void afterAnyChangesTheSettingsAreThoseOfTheFirstSpatialThatHasThem() {
        Random random = new Random(20260311);
        List<Node> nodes = new ArrayList<>(List.of(scene.root()));
        for (int i = 0; i < 6; i++) {
            nodes.add(new Node("node " + i));
        }
        String[] planes = {"XY", "XZ", "YZ", "wrong", null};
        Object[] truths = {true, false, "true", "nonsense", null};
        for (int tick = 0; tick < 3000; tick++) {
            scene.frame(() -> {
                for (int change = random.nextInt(3); change > 0; change--) {
                    Node node = nodes.get(random.nextInt(nodes.size()));
                    switch (random.nextInt(4)) {
                        case 0 -> node.setUserData(PLANE, planes[random.nextInt(planes.length)]);
                        case 1 -> node.setUserData("jmesat.scene.depthTest", truths[random.nextInt(truths.length)]);
                        case 2 -> node.setUserData("of the game", random.nextBoolean() ? 1 : null);
                        default -> {
                            Node parent = nodes.get(random.nextInt(nodes.size()));
                            if (node != scene.root() && random.nextInt(4) == 0) {
                                node.removeFromParent();
                            } else if (node != scene.root() && node != parent && !parent.hasAncestor(node)) {
                                parent.attachChild(node);
                            }
                        }
                    }
                }
            });
            int now = tick;
            scene.step(() -> {
                Object plane = first(PLANE);
                assertEquals(plane == null || plane.equals("wrong") ? "XY" : plane,
                        state.getQueries().getPlane().name(), () -> "tick " + now);
                assertEquals("true".equals(String.valueOf(first("jmesat.scene.depthTest"))),
                        state.getWorld().isDepthTest(), () -> "tick " + now);
                assertEquals(misplaced(scene.root(), 0), state.getProblems().stream()
                        .filter(problem -> problem.contains("no effect here")).count());
            });
        }
    }

    private Object first(String key) {
        Object value = scene.root().getUserData(key);
        for (int i = 0; i < scene.root().getQuantity() && value == null; i++) {
            value = scene.root().getChild(i).getUserData(key);
        }
        return value;
    }

    private static long misplaced(Spatial spatial, int depth) {
        long count = depth > 1 && spatial.getUserDataKeys().stream().anyMatch(key -> key.startsWith("jmesat")) ? 1 : 0;
        if (spatial instanceof Node node) {
            for (Spatial child : node.getChildren()) {
                count += misplaced(child, depth + 1);
            }
        }
        return count;
    }
}
