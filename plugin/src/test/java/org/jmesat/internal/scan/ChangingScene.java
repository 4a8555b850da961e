package org.jmesat.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.dispatch.HandlerFailures;
import org.jmesat.internal.dispatch.ScenePresence;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.step.StepLock;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.editor.RandomSettings;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** A scene with random changes. Compares each scan with a first scan by a new scanner. */
abstract class ChangingScene {
    static final Logger LOGGER = Logger.getLogger("org.jmesat");
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

    final Random random = new Random();
    final Node root = new Node("root");
    final List<Spatial> spatials = new ArrayList<>();
    private final List<PairRecorder> recorders = new ArrayList<>();
    final Mesh[] shared = {new Box(0.5f, 0.5f, 0.5f), new Quad(1, 1), new Sphere(5, 6, 0.6f),
        new Cylinder(2, 5, 0.5f, 1, true), posed(), new Mesh()};
    final CollisionWorld world = new CollisionWorld();
    final SceneScanner scanner = new SceneScanner(world, LOGGER);
    private final EventDispatcher dispatcher = newDispatcher(scanner);
    final StringBuilder history = new StringBuilder();
    Node top = root;
    boolean markedOnly = false;
    private int names;

    private static Mesh posed() {
        Mesh mesh = new Box(0.5f, 0.5f, 0.5f);
        mesh.setBuffer(Type.BoneIndex, 4, new byte[4 * mesh.getVertexCount()]);
        return mesh;
    }

    private static EventDispatcher newDispatcher(SceneScanner scanner) {
        return new EventDispatcher(new HandlerFailures(), new StateListeners(), scanner.userDataListeners(),
                new ScenePresence(spatial -> false), new StepLock());
    }

    <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    Node anyNode() {
        List<Spatial> nodes = spatials.stream().filter(Node.class::isInstance).toList();
        return nodes.isEmpty() || random.nextInt(4) == 0 ? root : (Node) any(nodes);
    }

    private Spatial anySpatial() {
        return spatials.isEmpty() ? root : any(spatials);
    }

    Spatial create() {
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
    void change() {
        Spatial spatial = anySpatial();
        int kind = random.nextInt(24);
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
            // Only disabled ones, since the scene must not move between two scans.
            case 21 -> spatial.setUserData("jmesat.pushApart", random.nextBoolean() ? false : null);
            case 22 -> spatial.setUserData("jmesat.weight", random.nextInt(4) - 1);
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
                    .append(each.getElevation()).append(' ').append(each.getMinDepth()).append(' ')
                    .append(each.getMaxDepth()).append(' ').append(each.getCos()).append(' ').append(each.getSin())
                    .append(' ').append(each.isFixed()).append(' ').append(each.isTrigger())
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
    static TreeSet<String> problems(SceneScanner scanner) {
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

    /** Such a spatial keeps the listeners that it had before, and a first scan does not find it. */
    private static boolean isBelowDisabled(Spatial spatial) {
        boolean below = false;
        for (Spatial each = spatial.getParent(); each != null; each = each.getParent()) {
            below |= LeftOut.isDisabled(each);
        }
        return below;
    }

    private static List<String> made(SceneScanner scanner, Spatial spatial) {
        return scanner.userDataListeners().on(spatial).stream().map(RandomSettings::describe).toList();
    }

    /**
     * Compares lines of words. The corners of a tilted mesh that turned before may differ by rounding, since its
     * outline was computed at another angle.
     */
    private static void assertAlike(List<String> expected, List<String> found, Function<String, String> where) {
        String[] words = String.join(" ; ", expected).split("[ ,]");
        String[] foundWords = String.join(" ; ", found).split("[ ,]");
        boolean alike = words.length == foundWords.length;
        for (int i = 0; alike && i < words.length; i++) {
            alike = words[i].equals(foundWords[i]) || words[i].contains(".") && foundWords[i].contains(".")
                    && Math.abs(Double.parseDouble(words[i]) - Double.parseDouble(foundWords[i])) < 1e-6;
        }
        if (!alike) {
            assertEquals(expected, found, () -> where.apply("colliders"));
        }
    }

    void compareWithAFirstScan(Function<String, String> where) {
        scanner.scan(top, markedOnly);
        world.step();
        List<String> received = listen(() -> dispatcher.dispatch(world));

        CollisionWorld freshWorld = new CollisionWorld();
        SceneScanner fresh = new SceneScanner(freshWorld, LOGGER);
        fresh.scan(top, markedOnly);
        freshWorld.step();
        List<String> expected = listen(() -> newDispatcher(fresh).dispatch(freshWorld));

        assertAlike(describe(freshWorld), describe(world), where);
        assertEquals(expected, received, () -> where.apply("listeners"));
        assertEquals(problems(fresh), problems(scanner), () -> where.apply("problems"));
        assertEquals(fresh.table.size(), scanner.table.size(), () -> where.apply("remembered"));
        for (Spatial each : spatials) {
            assertEquals(fresh.find(each) == null, scanner.find(each) == null, () -> where.apply("find " + each));
            if (!isBelowDisabled(each)) {
                assertEquals(made(fresh, each), made(scanner, each), () -> where.apply("from user data of " + each));
            }
        }
    }

    /** Removes half of the spatials, and resets the transforms of the others. */
    void prune() {
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
}
