package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jmesat.control.ColliderControl;
import org.jmesat.world.CollisionFilter.Verdict;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** In random scenes the diagnosis agrees with contacts and filters, and with the engine's bounding boxes. */
class DiagnosisFuzzTest {
    private static final long SEED = 20260220;
    private static final int CUBES = 12;
    private static final int ROUNDS = 40;

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Random random = new Random(SEED);
    private final List<Geometry> cubes = new ArrayList<>();
    private final Map<String, Integer> kinds = new TreeMap<>();

    private boolean chance(int of) {
        return random.nextInt(of) == 0;
    }

    private void setUp(Geometry cube, Node... parents) {
        parents[random.nextInt(parents.length)].attachChild(cube);
        if (chance(12)) {
            cube.removeFromParent();
        }
        cube.setQueueBucket(chance(15) ? Bucket.Sky : Bucket.Inherit);
        cube.setLocalTranslation(4 * random.nextFloat(), 4 * random.nextFloat(), 0);
        cube.setLocalScale(chance(15) ? 0 : 1);
        cube.rotate(0, 0, random.nextFloat());
        while (cube.getNumControls() > 0) {
            cube.removeControl(cube.getControl(0));
        }
        if (chance(2)) {
            ColliderControl control = new ColliderControl();
            control.setEnabled(!chance(6));
            control.setFixed(chance(4));
            control.setGroup(random.nextInt(4) - 2);
            control.setCategory(random.nextInt(4));
            control.setMask(chance(6) ? 0 : -1L << random.nextInt(2));
            control.setLayers(chance(5) ? "nobody knows" : "");
            cube.addControl(control);
        }
    }

    @Test
    void theDiagnosisAgreesWithContactsFiltersAndBoxesInRandomScenes() {
        Node body = new Node("body");
        body.addControl(new ColliderControl());
        Node folder = new Node("folder");
        scene.attach(body, folder);
        for (int i = 0; i < CUBES; i++) {
            cubes.add(scene.cube("cube " + i, 0, 0));
        }
        for (int i = 0; i < ROUNDS; i++) {
            int round = i;
            scene.frame(() -> {
                scene.run().application().getViewPort().setEnabled(false);
                scene.state().getLayers().setColliding(0, 1, chance(2));
                cubes.forEach(cube -> setUp(cube, scene.root(), folder, body));
            });
            scene.step(() -> checkAll("round " + round + ", seed " + SEED, body, folder));
        }
        assertEquals(List.of("Geometry", "Node", "both", "layer", "the", "they", "touching"),
                List.copyOf(kinds.keySet()), kinds::toString);
        assertTrue(kinds.values().stream().allMatch(count -> count > 30), kinds::toString);
    }

    private void checkAll(String when, Node body, Node folder) {
        List<Spatial> all = new ArrayList<>(cubes);
        all.add(body);
        all.add(folder);
        scene.root().updateGeometricState();
        for (Spatial a : all) {
            for (Spatial b : all) {
                if (a != b) {
                    check(when, a, b);
                }
            }
        }
    }

    private void check(String when, Spatial a, Spatial b) {
        SatCollisionState state = scene.state();
        String sentence = state.diagnose(a, b);
        DiagnosisScene.assertChecksAgree(sentence, state.check(a, b));
        String message = when + ", " + a + " and " + b + ": " + sentence;
        kinds.merge(sentence.split("vent: ")[1].split(" ")[0], 1, Integer::sum);
        assertTrue(sentence.endsWith(".") && !sentence.contains("\n") && !sentence.contains("null"), message);
        boolean inContact = sentence.startsWith("Event: touching since tick " + state.getSinceTick(a, b) + ";");
        assertEquals(state.isColliding(a, b), inContact, message);
        assertEquals(inContact, state.diagnose(b, a).startsWith("Event: touching"), message);
        Verdict verdict = state.decide(a, b);
        boolean boxes = sentence.contains(", their bounding boxes by ");
        boolean axis = sentence.contains(" apart: axis ");
        if (inContact || boxes || axis) {
            assertTrue(verdict.isAllowed(), message);
        } else if (sentence.startsWith("No event: both") || sentence.startsWith("No event: the ")
                || sentence.startsWith("No event: layer") || sentence.contains("no layer")) {
            assertFalse(verdict.isAllowed(), message);
        }
        if ((boxes || axis) && isAlone(a) && isAlone(b)) {
            assertEquals(axis, boxesOverlap(a, b), message);
        }
    }

    private static boolean isAlone(Spatial spatial) {
        return spatial instanceof Geometry && (spatial.getControl(ColliderControl.class) != null
                || !spatial.getParent().getName().equals("body"));
    }

    private static boolean boxesOverlap(Spatial a, Spatial b) {
        BoundingBox one = (BoundingBox) a.getWorldBound();
        BoundingBox other = (BoundingBox) b.getWorldBound();
        Vector3f between = one.getCenter().subtract(other.getCenter());
        return Math.abs(between.x) <= one.getXExtent() + other.getXExtent()
                && Math.abs(between.y) <= one.getYExtent() + other.getYExtent();
    }
}
