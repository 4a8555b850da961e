package org.jmesat.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A scan that remembers the last one gives the same result as a first scan by a new scanner. */
class ScanMemoryTest extends ChangingScene {
    private static final int TICKS = 1500;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void afterRandomChangesAScanEqualsAFirstScan(long seed) {
        random.setSeed(seed);
        int colliders = 0;
        try (CapturedLog log = new CapturedLog()) {
            for (int i = 0; i < 40; i++) {
                anyNode().attachChild(create());
            }
            for (int tick = 0; tick < TICKS; tick++) {
                history.setLength(0);
                for (int n = random.nextInt(4); n > 0; n--) {
                    change();
                }
                int now = tick;
                compareWithAFirstScan(what ->
                        what + ", seed " + seed + ", tick " + now + ", after " + history);
                colliders += world.getColliders().size();
                if (spatials.size() > 80) {
                    prune();
                }
            }
            assertTrue(log.messages().size() > 10, "no bad spatial was reported");
        }
        assertTrue(colliders > 5 * TICKS, "colliders in all ticks: " + colliders);
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 8, 9})
    void afterManyUnchangedTicksAScanEqualsAFirstScan(long seed) {
        random.setSeed(seed);
        try (CapturedLog log = new CapturedLog()) {
            for (int round = 0; round < 40; round++) {
                for (int i = 0; i < 8; i++) {
                    anyNode().attachChild(create());
                }
                for (int tick = 0; tick < 90; tick++) {
                    scanner.scan(top, markedOnly);
                    world.step();
                }
                for (int tick = 0; tick < 4; tick++) {
                    history.setLength(0);
                    change();
                    String now = ", seed " + seed + ", round " + round + ", tick " + tick + ", after " + history;
                    compareWithAFirstScan(what -> what + now);
                }
                if (spatials.size() > 60) {
                    prune();
                }
            }
            assertTrue(!log.messages().isEmpty(), "no bad spatial was reported");
        }
    }

    /** The engine forbids adding a spatial to two nodes, but exposes the list of a node's children. */
    @ParameterizedTest
    @ValueSource(longs = {10, 11, 12})
    void aSpatialThatIsInTheSceneTwiceIsScannedOnce(long seed) {
        random.setSeed(seed);
        List<Node> nodes = new ArrayList<>();
        int twice = 0;
        try (CapturedLog log = new CapturedLog()) {
            for (int i = 0; i < 6; i++) {
                nodes.add(new Node("node " + i));
                (i < 4 ? root : nodes.get(i - 4)).attachChild(nodes.get(i));
                for (int k = 0; k < 3; k++) {
                    Geometry geometry = new Geometry("g" + i + k, shared[0]);
                    geometry.setLocalTranslation(3 * random.nextFloat(), 3 * random.nextFloat(), 0);
                    nodes.get(i).attachChild(geometry);
                    spatials.add(geometry);
                }
            }
            spatials.addAll(nodes.subList(4, 6));
            for (int tick = 0; tick < 400; tick++) {
                Spatial spatial = any(spatials);
                Node node = nodes.get(random.nextInt(4));
                boolean isOwn = node == spatial.getParent();
                switch (random.nextInt(5)) {
                    case 0 -> node.attachChild(spatial);
                    case 1 -> node.getChildren().add(random.nextInt(node.getQuantity() + 1), spatial);
                    case 2 -> node.getChildren().removeIf(each -> each == spatial && !isOwn);
                    case 3 -> node.setQueueBucket(random.nextInt(4) == 0 ? Bucket.Sky : Bucket.Inherit);
                    default -> spatial.move(0.1f, 0, 0);
                }
                int now = tick;
                compareWithAFirstScan(what -> what + ", seed " + seed + ", tick " + now);
                twice += scanner.problems().sentences().size();
            }
            assertTrue(!log.messages().isEmpty(), "no spatial that is in the scene twice was reported");
            assertTrue(twice > 100, "spatials that are in the scene twice in all ticks: " + twice);
        }
    }

    @Test
    void theOutlineOfASettledGeometryIsFreedAfterAWhile() {
        Geometry geometry = new Geometry("g", shared[0]);
        root.attachChild(geometry);
        scanner.scan(root, false);
        WeakReference<ScenePart> part = new WeakReference<>(scanner.table.parts[scanner.table.find(geometry)]);
        assertTrue(part.get().hasPieces());
        for (int tick = 0; tick < 100; tick++) {
            scanner.scan(root, false);
        }
        System.gc();
        assertNull(part.get());
    }

    @Test
    void aSpatialThatIsChangedAndChangedBackIsScannedAgain() {
        Geometry geometry = new Geometry("g", shared[0]);
        root.attachChild(geometry);
        Quaternion tilted = new Quaternion().fromAngles(1, 0, 0);
        for (int tick = 0; tick < 9; tick++) {
            boolean odd = tick % 3 == 2;
            geometry.setLocalRotation(odd ? tilted : new Quaternion());
            geometry.setUserData("price", odd ? 3 : null);
            int now = tick;
            compareWithAFirstScan(what -> what + ", tick " + now);
        }
    }

    @Test
    void aRotationThatIsUndoneTogetherWithAnotherChangeIsFound() {
        Geometry geometry = new Geometry("g", shared[0]);
        root.attachChild(geometry);
        Quaternion turned = new Quaternion().fromAngleAxis(1, Vector3f.UNIT_Z);
        for (int tick = 0; tick < 12; tick++) {
            geometry.setLocalRotation(tick % 4 == 2 ? turned : new Quaternion());
            geometry.setUserData("price", tick % 4 == 3 ? 3 : null);
            int now = tick;
            compareWithAFirstScan(what -> what + ", tick " + now);
        }
    }

    @Test
    void aChainOfTwentyThousandNodesIsScannedToItsEnd() throws Throwable {
        inAThreadWithALargeStack(this::scanAChain);
    }

    private void scanAChain() {
        Node last = root;
        for (int i = 0; i < 20_000; i++) {
            Node next = new Node("n" + i);
            last.attachChild(next);
            last = next;
        }
        Geometry geometry = new Geometry("g", shared[0]);
        last.attachChild(geometry);
        for (int tick = 0; tick < 3; tick++) {
            scanner.scan(root, false);
            world.step();
        }
        assertEquals(1, world.getColliders().size());
        scanner.invalidate(root);
        geometry.removeFromParent();
        scanner.scan(root, false);
        world.step();
        assertEquals(0, world.getColliders().size());
    }

    @Test
    void aRootUnderTwentyThousandNodesIsReadAtItsPosition() throws Throwable {
        inAThreadWithALargeStack(this::readADeepRoot);
    }

    private void readADeepRoot() {
        Node last = root;
        for (int i = 0; i < 20_000; i++) {
            Node next = new Node("n" + i);
            next.setLocalTranslation(1, 0, 0);
            last.attachChild(next);
            last = next;
        }
        last.attachChild(new Geometry("g", shared[0]));
        scanner.scan(last, false);
        assertEquals(20_000, world.getColliders().get(0).getX());
    }

    /** Attaching a node recurses through all its ancestors in the engine, which needs a large stack. */
    private static void inAThreadWithALargeStack(Runnable body) throws Throwable {
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(null, body, "deep", 256L << 20);
        thread.setUncaughtExceptionHandler((which, failure) -> thrown[0] = failure);
        thread.start();
        thread.join();
        if (thrown[0] != null) {
            throw thrown[0];
        }
    }

    @Test
    void twoScannersOfOneSceneDoNotAffectEachOther() {
        random.setSeed(7);
        SceneScanner[] scanners = {
            new SceneScanner(new CollisionWorld(), LOGGER), new SceneScanner(new CollisionWorld(), LOGGER)};
        try (CapturedLog log = new CapturedLog()) {
            for (int tick = 0; tick < 300; tick++) {
                change();
                if (tick % 3 == 0) {
                    scanners[1].scan(top, markedOnly);
                }
                scanners[0].scan(top, markedOnly);
                int now = tick;
                compareWithAFirstScan(what -> what + ", tick " + now);
            }
            assertTrue(log.messages().size() > 0, "no bad spatial was reported");
        }
    }
}
