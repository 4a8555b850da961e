package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.Savable;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.internal.text.Property;
import org.jmesat.testing.Rounds;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Random values under random keys: nothing is thrown, mistakes are problems, and other spatials still collide. */
@EditorRequirement({9, 15})
class UserDataFuzzTest {
    private static final long SEED = Long.getLong("jmesat.userdata.seed", 2026);

    private static final String[] PROPERTIES = Stream.concat(
            Stream.of("collider", "enabled", "pushApart", "scripts", "colider", "Mode", "scene.plane", "",
                    "x".repeat(1 << 16)),
            Stream.of(ColliderControl.class, PushApart.class).flatMap(type -> Property.of(type).stream())
                    .map(Property::name)).toArray(String[]::new);

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final Random random = new Random(SEED);

    /** A value that cannot be described. */
    private static final class Mute implements Savable {
        @Override
        public void write(JmeExporter exporter) {
        }

        @Override
        public void read(JmeImporter importer) {
        }

        @Override
        public String toString() {
            throw new IllegalStateException("toString");
        }
    }

    private Object anyValue() {
        return switch (random.nextInt(16)) {
            case 0 -> random.nextBoolean();
            case 1 -> random.nextInt();
            case 2 -> random.nextLong();
            case 3 -> Float.intBitsToFloat(random.nextInt());
            case 4 -> Double.longBitsToDouble(random.nextLong());
            case 5 -> new float[] {Float.NaN, Float.POSITIVE_INFINITY, -0f, Float.MAX_VALUE}[random.nextInt(4)];
            case 6 -> new Vector2f(Float.intBitsToFloat(random.nextInt()), (float) random.nextGaussian());
            case 7 -> new Vector3f();
            case 8 -> new Quaternion();
            case 9 -> new Mute();
            case 10 -> List.of(1, "x");
            case 11 -> Map.of("a", 1);
            case 12 -> new Object[] {1, 2};
            case 13 -> (short) random.nextInt();
            default -> anyText();
        };
    }

    private String anyText() {
        String[] texts = {"", " ", "null", "true", "NaN", "1, NaN", "Infinity", "CIRCLE", "POLYGON", "OUTLINE", "0x",
            "-1", "1e99", "0 0, 2 0, 0 1", "0 0, 2 0, 0 1;", "0 0 rounded -1", "; ;", "1e38 1e38, -1e38 1e38, 0 -1e38",
            "3 3 rounded 1e39", "0 0, 1 1, 2 2", "0 0, 0 1, 1 0", "2, 1", "5, 4", "player,,", "%s {0} $1 \\"};
        StringBuilder text = new StringBuilder(texts[random.nextInt(texts.length)]);
        for (int i = random.nextInt(4); i > 0 && text.length() > 0; i--) {
            text.setCharAt(random.nextInt(text.length()), (char) (32 + random.nextInt(96)));
        }
        return random.nextInt(50) == 0 ? (text + "x").repeat(1 << 16) : text.toString();
    }

    @Test
    void anyValuesUnderAnyKeysAreAtWorstProblems() {
        Geometry a = scene.cube("a", 100, 0);
        scene.attach(a, scene.cube("b", 100.5f, 0));
        scene.frame();
        scene.events();
        Node node = CollisionScene.node("node", scene.cube("child", 0, 0));
        Geometry leaf = scene.cube("leaf", 0, 0);
        scene.attach(node, leaf);
        for (int i = 0; i < Rounds.of(1500); i++) {
            String property = PROPERTIES[random.nextInt(PROPERTIES.length)];
            Object value = random.nextInt(4) == 0 ? null : anyValue();
            String round = "seed " + SEED + ", round " + i + ": " + property.length() + " "
                    + (value instanceof Mute ? "mute" : value);
            scene.frame(() -> (random.nextBoolean() ? node : leaf).setUserData("jmesat." + property, value));
            assertTrue(scene.isColliding(a, scene.root().getChild("b")), round);
            assertEquals(1, scene.events().stream().filter(each -> each.endsWith("STAY a b")).count(), round);
            for (String problem : scene.run().ask(() -> scene.state().getProblems())) {
                assertTrue(problem.length() < 20_000, () -> round + ": " + problem.length());
                assertTrue(!problem.contains("failed"), () -> round + ": " + problem);
            }
        }
        assertTrue(log.messages().stream().noneMatch(each -> each.contains("xception")));
    }

    @Test
    void aMegabyteOfTextIsAProblemOfItsSpatialOnly() {
        String huge = "7 ".repeat(1 << 19);
        for (String property : PROPERTIES) {
            if (!property.equals("layers") && !property.equals("collidesWith") && !property.startsWith("sc")) {
                Geometry leaf = scene.cube("of " + property.substring(0, Math.min(9, property.length())), 0, 0);
                leaf.setUserData("jmesat.shape", "POLYGON");
                leaf.setUserData("jmesat." + property, huge);
                scene.attach(leaf);
                scene.frame();
                String problem = scene.run().ask(() -> scene.state().getProblem(leaf));
                assertNotNull(problem, property);
                assertTrue(problem.length() < 1000, property);
                scene.step(leaf::removeFromParent);
            }
        }
    }
}
