package org.jmesat.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Sphere;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.logging.Logger;
import org.jmesat.app.CapturedLog;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.contacts.StepLock;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.dispatch.HandlerFailures;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A scan that remembers the last one gives the same result as a first scan by a new scanner. */
class ScanMemoryTest {
    private static final Logger LOGGER = Logger.getLogger("org.jmesat");
    private static final int TICKS = 1500;
    private static final String[] KEYS = {"jmesat.collider", "jmesat.fixed", "jmesat.trigger", "jmesat.group",
        "jmesat.mask", "jmesat.mode", "jmesat.enabled", "price"};

    /** Records the pairs of its events. */
    private static final class PairRecorder extends CollisionScript {
        private final String name;
        private final TreeSet<String> received = new TreeSet<>();

        PairRecorder(String name) {
            this.name = name;
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            String a = event.getSelf().getName();
            String b = event.getOther().getName();
            received.add(name + " got " + (a.compareTo(b) < 0 ? a + ' ' + b : b + ' ' + a));
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            onCollisionEnter(event);
        }
    }

    private final Random random = new Random();
    private final Node root = new Node("root");
    private final List<Spatial> spatials = new ArrayList<>();
    private final List<PairRecorder> recorders = new ArrayList<>();
    private final Mesh[] shared = {new Box(0.5f, 0.5f, 0.5f), new Quad(1, 1), new Sphere(5, 6, 0.6f),
        new Cylinder(2, 5, 0.5f, 1, true), posed(), new Mesh()};
    private final CollisionWorld world = new CollisionWorld();
    private final SceneScanner scanner = new SceneScanner(world, LOGGER);
    private final EventDispatcher dispatcher = new EventDispatcher(new HandlerFailures(), new StateListeners(), new RootPresence(), new StepLock());
    private final StringBuilder history = new StringBuilder();
    private Node top = root;
    private boolean markedOnly = false;
    private int names;

    private static Mesh posed() {
        Mesh mesh = new Box(0.5f, 0.5f, 0.5f);
        mesh.setBuffer(Type.BoneIndex, 4, new byte[4 * mesh.getVertexCount()]);
        return mesh;
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private Node anyNode() {
        List<Spatial> nodes = spatials.stream().filter(Node.class::isInstance).toList();
        return nodes.isEmpty() || random.nextInt(4) == 0 ? root : (Node) any(nodes);
    }

    private Spatial anySpatial() {
        return spatials.isEmpty() ? root : any(spatials);
    }

    private Spatial create() {
        Spatial spatial;
        if (random.nextInt(4) == 0) {
            spatial = new Node("n" + names++);
        } else {
            spatial = new Geometry("g" + names++, shared[random.nextInt(random.nextInt(20) == 0 ? 6 : 5)]);
            spatial.setLocalTranslation(4 * random.nextFloat(), 4 * random.nextFloat(), random.nextFloat());
        }
        spatials.add(spatial);
        return spatial;
    }

    private boolean isAbove(Spatial upper, Spatial lower) {
        for (Spatial each = lower; each != null; each = each.getParent()) {
            if (each == upper) {
                return true;
            }
        }
        return false;
    }

    /** Makes a random change. */
    private void change() {
        Spatial spatial = anySpatial();
        int kind = random.nextInt(22);
        history.append(kind).append(':').append(spatial.getName()).append(' ');
        switch (kind) {
            case 0, 1 -> anyNode().attachChild(create());
            case 2 -> anyNode().attachChildAt(create(), 0);
            case 3 -> spatial.removeFromParent();
            case 4 -> {
                Node node = anyNode();
                if (!isAbove(spatial, node)) {
                    node.attachChild(spatial);
                }
            }
            case 5 -> shuffle(anyNode());
            case 6 -> swap(anyNode());
            case 7 -> toggleControl(spatial);
            case 8 -> changeControl(spatial);
            case 9 -> toggleRecorder(spatial);
            case 10 -> spatial.setUserData(KEYS[random.nextInt(KEYS.length)], value());
            case 11 -> spatial.setUserData(KEYS[random.nextInt(KEYS.length)], null);
            case 12 -> {
                if (random.nextInt(30) == 0) {
                    spatial.move(Float.NaN, 0, 0);
                } else {
                    spatial.setLocalTranslation(4 * random.nextFloat(), 4 * random.nextFloat(), random.nextFloat());
                }
            }
            case 13 -> spatial.setLocalRotation(rotation());
            case 14 -> spatial.setLocalScale(scale(), scale(), scale());
            case 15 -> changeGeometry(spatial);
            case 16 -> changeMesh();
            case 17 -> spatial.setQueueBucket(Bucket.values()[random.nextInt(Bucket.values().length)]);
            case 18 -> spatial.setCullHint(random.nextBoolean() ? Spatial.CullHint.Always : Spatial.CullHint.Never);
            case 19 -> changeWorldDirectly();
            case 20 -> scanner.invalidate(spatial);
            default -> reconfigure();
        }
    }

    private Quaternion rotation() {
        return switch (random.nextInt(4)) {
            case 0 -> new Quaternion();
            case 1, 2 -> new Quaternion().fromAngleAxis(7 * random.nextFloat(), Vector3f.UNIT_Z);
            default -> new Quaternion().fromAngles(7 * random.nextFloat(), 7 * random.nextFloat(), 1);
        };
    }

    private float scale() {
        return switch (random.nextInt(12)) {
            case 0 -> 0;
            case 1 -> -1;
            case 2, 3 -> 0.5f + random.nextFloat();
            default -> 1;
        };
    }

    private void shuffle(Node node) {
        List<Spatial> children = new ArrayList<>(node.getChildren());
        Collections.shuffle(children, random);
        node.detachAllChildren();
        children.forEach(node::attachChild);
    }

    private void swap(Node node) {
        if (node.getQuantity() > 1) {
            node.swapChildren(random.nextInt(node.getQuantity()), random.nextInt(node.getQuantity()));
        }
    }

    private Object value() {
        return switch (random.nextInt(4)) {
            case 0 -> true;
            case 1 -> false;
            case 2 -> random.nextInt(3) - 1;
            default -> ProjectionMode.SINGLE_HULL.name();
        };
    }

    private void toggleControl(Spatial spatial) {
        ColliderControl control = spatial.getControl(ColliderControl.class);
        if (control == null || random.nextInt(10) == 0) {
            spatial.addControl(new ColliderControl());
        } else {
            spatial.removeControl(control);
        }
    }

    private void changeControl(Spatial spatial) {
        ColliderControl control = spatial.getControl(ColliderControl.class);
        if (control != null) {
            switch (random.nextInt(6)) {
                case 0 -> control.setEnabled(!control.isEnabled());
                case 1 -> control.setFixed(!control.isFixed());
                case 2 -> control.setTrigger(!control.isTrigger());
                case 3 -> control.setMask(random.nextInt(4));
                case 4 -> control.setGroup(random.nextInt(3) - 1);
                default -> control.setMode(ProjectionMode.values()[random.nextInt(2)]);
            }
        }
    }

    private void toggleRecorder(Spatial spatial) {
        PairRecorder recorder = spatial.getControl(PairRecorder.class);
        if (recorder == null || random.nextInt(5) == 0) {
            PairRecorder another = new PairRecorder("recorder " + names++);
            recorders.add(another);
            spatial.addControlAt(random.nextInt(spatial.getNumControls() + 1), another);
        } else {
            spatial.removeControl(recorder);
        }
    }

    private void changeGeometry(Spatial spatial) {
        if (spatial instanceof Geometry geometry) {
            switch (random.nextInt(4)) {
                case 0 -> geometry.setIgnoreTransform(!geometry.isIgnoreTransform());
                case 1 -> geometry.setMesh(new Box(random.nextFloat() + 0.1f, 0.5f, 0.5f));
                default -> geometry.setMesh(shared[random.nextInt(shared.length)]);
            }
        }
    }

    private void changeMesh() {
        Mesh mesh = shared[random.nextInt(5)];
        FloatBuffer positions = mesh.getFloatBuffer(Type.Position);
        int i = random.nextInt(positions.limit());
        float number = random.nextInt(40) == 0 ? Float.NaN : random.nextFloat() - 0.5f;
        if (random.nextBoolean()) {
            FloatBuffer copy = BufferUtils.clone(positions);
            copy.put(i, number);
            mesh.getBuffer(Type.Position).updateData(copy);
            return;
        }
        positions.put(i, number);
        for (Spatial each : spatials) {
            if (each instanceof Geometry geometry && geometry.getMesh() == mesh) {
                scanner.invalidate(geometry);
            }
        }
    }

    /** Changes a collider in the world directly, as a game might. */
    private void changeWorldDirectly() {
        List<Collider> live = world.getColliders().stream().filter(each -> !each.isRemoved()).toList();
        if (!live.isEmpty()) {
            Collider collider = any(live);
            switch (random.nextInt(4)) {
                case 0 -> world.remove(collider, ExitReason.REMOVED);
                case 1 -> collider.setPosition(77, 77);
                case 2 -> collider.setFixed(!collider.isFixed());
                default -> collider.setFilter(5, 6, 7);
            }
        }
    }

    private void reconfigure() {
        if (random.nextInt(3) == 0) {
            top = random.nextInt(3) == 0 ? anyNode() : root;
        } else if (random.nextInt(2) == 0) {
            markedOnly = random.nextInt(2) == 1;
        }
    }

    private static List<String> describe(CollisionWorld world) {
        List<String> lines = new ArrayList<>();
        for (Collider each : world.getColliders()) {
            StringBuilder line = new StringBuilder(CollisionBody.spatialOf(each).getName());
            line.append(" at ").append(each.getX()).append(' ').append(each.getY()).append(' ')
                    .append(each.getElevation()).append(' ').append(each.isFixed()).append(' ').append(each.isTrigger())
                    .append(' ').append(each.getCategory()).append(' ').append(each.getMask()).append(' ')
                    .append(each.getGroup());
            for (int i = 0; i < each.getPieceCount(); i++) {
                PlacedPolygon piece = each.getPiece(i);
                line.append(" |");
                for (int v = 0; v < piece.count(); v++) {
                    line.append(' ').append(piece.x()[v]).append(',').append(piece.y()[v]);
                }
            }
            lines.add(line.toString());
        }
        Collections.sort(lines);
        return lines;
    }

    /** Sorted, because a scanner lists problems in the order of their appearance. */
    private static TreeSet<String> problems(SceneScanner scanner) {
        TreeSet<String> lines = new TreeSet<>();
        for (String sentence : scanner.problems().sentences()) {
            String[] parts = sentence.substring(0, sentence.length() - 1).split("\\): |; ");
            for (int i = 1; i < parts.length; i++) {
                lines.add(parts[0] + ' ' + parts[i]);
            }
        }
        return lines;
    }

    private List<String> listen(Runnable delivery) {
        recorders.forEach(recorder -> recorder.received.clear());
        delivery.run();
        return recorders.stream().flatMap(recorder -> recorder.received.stream()).sorted().toList();
    }

    private void compareWithAFirstScan(Function<String, String> where) {
        scanner.scan(top, markedOnly);
        world.step();
        List<String> received = listen(() -> dispatcher.dispatch(world));

        CollisionWorld freshWorld = new CollisionWorld();
        SceneScanner fresh = new SceneScanner(freshWorld, LOGGER);
        fresh.scan(top, markedOnly);
        freshWorld.step();
        List<String> expected =
                listen(() -> new EventDispatcher(new HandlerFailures(), new StateListeners(), new RootPresence(), new StepLock()).dispatch(freshWorld));

        assertEquals(describe(freshWorld), describe(world), () -> where.apply("colliders"));
        assertEquals(expected, received, () -> where.apply("listeners"));
        assertEquals(problems(fresh), problems(scanner), () -> where.apply("problems"));
        assertEquals(fresh.rememberedCount(), scanner.rememberedCount(), () -> where.apply("remembered"));
        for (Spatial each : spatials) {
            assertEquals(fresh.find(each) == null, scanner.find(each) == null, () -> where.apply("find " + each));
        }
    }

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

    /** Removes half of the spatials, and resets the transforms of the others. */
    private void prune() {
        for (int i = spatials.size() - 1; i >= 0; i -= 2) {
            spatials.remove(i).removeFromParent();
        }
        for (Spatial each : spatials) {
            each.setLocalTransform(Transform.IDENTITY);
            each.setLocalTranslation(4 * random.nextFloat(), 4 * random.nextFloat(), random.nextFloat());
            if (!isAbove(root, each) && !isAbove(each, root)) {
                root.attachChild(each);
            }
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
        SceneScanner[] scanners = {new SceneScanner(new CollisionWorld(), LOGGER), new SceneScanner(new CollisionWorld(), LOGGER)};
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
