package org.jmesat.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.light.AmbientLight;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.BatchNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.instancing.InstancedNode;
import com.jme3.scene.shape.Box;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jmesat.app.CapturedLog;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.project.AllocationMeter;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bodies below a node need no full scan while only places and angles change; each other change is found at once. */
class SettledBodiesTest extends ChangingScene {
    private static final int LONG = 5;

    private final ColliderControl control = new ColliderControl();
    private final ColliderControl nestedControl = new ColliderControl();
    private final Node above = new Node("above");
    private final Node body = new Node("body");
    private final Node inner = new Node("inner");
    private final Node nested = new Node("nested");
    private final Geometry near = new Geometry("near", shared[0]);
    private final Geometry far = new Geometry("far", shared[2]);
    private final Geometry own = new Geometry("own", shared[3]);

    /** A body of two geometries, one of them in a node of its own, and a body below it. */
    private void settle() {
        root.attachChild(above);
        above.attachChild(body);
        body.addControl(control);
        body.attachChild(near);
        body.attachChild(inner);
        body.attachChild(nested);
        inner.attachChild(far);
        nested.addControl(nestedControl);
        nested.attachChild(own);
        above.setLocalTranslation(2, 1, 0.5f);
        inner.setLocalTranslation(0.3f, 0.7f, 0.1f);
        nested.setLocalTranslation(0.5f, 0, 0);
        spatials.addAll(List.of(above, body, inner, nested, near, far, own));
        scan(LONG);
    }

    private void scan(int ticks) {
        for (int i = 0; i < ticks; i++) {
            scanner.scan(root, markedOnly);
            world.step();
        }
    }

    private int lastFullScan(Spatial spatial) {
        return scanner.table.scanned[scanner.table.find(spatial)];
    }

    private void assertFollowed(Runnable change) {
        List<Integer> before = spatials.stream().map(this::lastFullScan).toList();
        change.run();
        compareWithAFirstScan(what -> what);
        assertEquals(before, spatials.stream().map(this::lastFullScan).toList());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBodyThatMovesAndTurnsNeedsNoFullScan(boolean onlyMarked) {
        markedOnly = onlyMarked;
        settle();
        assertFollowed(() -> { });
        assertFollowed(() -> body.move(0.1f, 0.2f, 0.3f));
        assertFollowed(() -> above.move(7, -3, 0));
        assertFollowed(() -> body.rotate(0, 0, 0.7f));
        assertFollowed(() -> inner.move(0.1f, 0, 0));
        assertFollowed(() -> far.rotate(0, 0, 0.3f));
        assertFollowed(() -> near.move(0, 0, 0.4f));
        assertFollowed(() -> nested.move(0.1f, 0, 0));
        assertFollowed(() -> inner.setCullHint(CullHint.Always));
        assertFollowed(() -> body.addLight(new AmbientLight()));
        assertFollowed(() -> far.setName("another"));
    }

    @Test
    void aShapeSetByHandNeedsNoFullScanEither() {
        control.setShape(ColliderShape.CIRCLE);
        ColliderControl square = new ColliderControl();
        square.setShape(ColliderShape.RECTANGLE);
        near.addControl(square);
        settle();
        assertFollowed(() -> body.move(0.1f, 0.2f, 0.3f));
        assertFollowed(() -> near.rotate(0, 0, 0.7f));
        assertFollowed(() -> near.setLocalScale(2));
        assertFollowed(() -> far.setMesh(shared[0]));
        assertFollowed(() -> near.setIgnoreTransform(true));
    }

    @Test
    void theChildrenOfABodyThatIsScannedInEachTickNeedNoFullScan() {
        body.addControl(new ColliderControl());
        try (CapturedLog log = new CapturedLog()) {
            settle();
            int before = lastFullScan(near);
            scan(3);
            assertEquals(before, lastFullScan(near));
            assertEquals(LONG + 3, lastFullScan(body));
            assertEquals(1, log.messages().size());
        }
    }

    private static Arguments change(String name, Consumer<SettledBodiesTest> change) {
        return Arguments.of(name, change);
    }

    static Stream<Arguments> changes() {
        return Stream.of(
                change("the node is tilted", t -> t.body.rotate(0.4f, 0, 0)),
                change("the node is scaled", t -> t.body.setLocalScale(2, 1, 1)),
                change("the node has no place", t -> t.body.move(Float.NaN, 0, 0)),
                change("a child is scaled", t -> t.far.setLocalScale(0.5f)),
                change("a child is tilted", t -> t.far.setLocalRotation(new Quaternion().fromAngles(1, 0, 0))),
                change("a child has no place", t -> t.far.move(Float.NaN, 0, 0)),
                change("a child turns back", t -> {
                    t.far.rotate(0, 0, 1);
                    t.scan(1);
                    t.far.rotate(0, 0, -1);
                }),
                change("the node turns and its geometries do not", t -> {
                    t.near.setMesh(t.shared[1]);
                    t.body.attachChild(t.far);
                    t.far.rotate(0, 0, 1);
                    t.scan(LONG);
                    // Half a turn, so that the products are exact.
                    t.body.setLocalRotation(new Quaternion(0, 0, 1, 0));
                    t.near.setLocalRotation(new Quaternion(0, 0, -1, 0).mult(t.near.getLocalRotation()));
                    t.far.setLocalRotation(new Quaternion(0, 0, -1, 0).mult(t.far.getLocalRotation()));
                }),
                change("a child moves along the axis", t -> t.far.move(0, 0, 3)),
                change("a child is added", t -> t.inner.attachChild(new Geometry("more", t.shared[0]))),
                change("a child is removed", t -> t.far.removeFromParent()),
                change("all children are removed", t -> {
                    t.near.removeFromParent();
                    t.inner.removeFromParent();
                }),
                change("the child of the nested body is removed", t -> t.own.removeFromParent()),
                change("children change places", t -> t.body.swapChildren(0, 1)),
                change("a child moves to the node below", t -> t.inner.attachChild(t.near)),
                change("a child moves to the nested body", t -> t.nested.attachChild(t.near)),
                change("a child moves out of the body", t -> t.root.attachChild(t.near)),
                change("the nested body moves out", t -> t.root.attachChild(t.nested)),
                change("the body moves to another node", t -> t.root.attachChild(t.body)),
                change("a child has another mesh", t -> t.far.setMesh(t.shared[1])),
                change("a child has no mesh", t -> t.far.setMesh(new Mesh())),
                change("a child has a mesh of lines", t -> {
                    t.far.setMesh(new Box(1, 1, 1));
                    t.far.getMesh().setMode(Mesh.Mode.Lines);
                }),
                change("a child has an animated mesh", t -> t.far.setMesh(t.shared[4])),
                change("a mesh has other data", t -> {
                    FloatBuffer copy = BufferUtils.clone(t.far.getMesh().getFloatBuffer(Type.Position));
                    t.far.getMesh().getBuffer(Type.Position).updateData(copy.put(0, 3));
                }),
                change("a mesh is written in place", t -> {
                    t.far.getMesh().getFloatBuffer(Type.Position).put(0, 3);
                    t.scanner.invalidate(t.body);
                }),
                change("a mesh of a dynamic body is written in place", t -> {
                    t.control.setDynamic(true);
                    // As if rendered. Otherwise each scan compares the contents.
                    t.far.getMesh().getBufferList().forEach(VertexBuffer::clearUpdateNeeded);
                    t.scan(LONG);
                    t.far.getMesh().getFloatBuffer(Type.Position).put(0, 3);
                }),
                change("a child ignores its transform", t -> t.far.setIgnoreTransform(true)),
                change("a child is sky", t -> t.far.setQueueBucket(Bucket.Sky)),
                change("the node is in the GUI bucket", t -> t.body.setQueueBucket(Bucket.Gui)),
                change("the node has no control", t -> t.body.removeControl(t.control)),
                change("the node below has a control", t -> t.inner.addControl(new ColliderControl())),
                change("a child has a control", t -> t.near.addControl(new ColliderControl())),
                change("the nested body has no control", t -> t.nested.removeControl(t.nestedControl)),
                change("the body is disabled", t -> t.control.setEnabled(false)),
                change("the nested body is disabled", t -> t.nestedControl.setEnabled(false)),
                change("user data takes a child out", t -> t.far.setUserData("jmesat.collider", false)),
                change("user data takes the node below out", t -> t.inner.setUserData("jmesat.collider", false)),
                change("user data takes all out", t -> t.above.setUserData("jmesat.collider", false)),
                change("user data marks the node below", t -> t.inner.setUserData("jmesat.fixed", true)),
                change("user data marks the node above", t -> t.above.setUserData("jmesat.fixed", true)),
                change("user data is wrong", t -> t.inner.setUserData("jmesat.fixd", true)),
                change("the mode is another", t -> t.control.setMode(ProjectionMode.SINGLE_HULL)),
                change("the slice is another", t -> t.control.setSlice(new Vector2f(-0.2f, 0.3f))),
                change("the body is dynamic", t -> t.control.setDynamic(true)),
                change("the body is a trigger", t -> t.control.setTrigger(true)),
                change("the body has unknown layers", t -> t.control.setLayers("nobody")),
                change("the body has a circle", t -> t.control.setShape(ColliderShape.CIRCLE)),
                change("the body has a wrong shape", t -> t.control.setShape(ColliderShape.POLYGON)),
                change("the body had a circle", t -> {
                    t.control.setShape(ColliderShape.CIRCLE);
                    t.scan(LONG);
                    t.control.setShape(ColliderShape.MESH);
                }),
                change("the world was told otherwise", t -> t.world.getColliders().get(0).setPosition(77, 77)),
                change("the other spatials collide too, or no more", t -> t.markedOnly = !t.markedOnly));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("changes")
    void isFoundAtTheNextTickIf(String name, Consumer<SettledBodiesTest> change) {
        try (CapturedLog log = new CapturedLog()) {
            assertEquals(List.of(), log.messages());
            for (boolean marked : new boolean[] {false, true}) {
                new SettledBodiesTest().checkChange(change, marked);
            }
        }
    }

    private void checkChange(Consumer<SettledBodiesTest> change, boolean marked) {
        markedOnly = marked;
        settle();
        change.accept(this);
        for (int tick = 1; tick <= 3; tick++) {
            String when = ", tick " + tick + ", marked only " + marked;
            compareWithAFirstScan(what -> what + when);
        }
        body.move(1, 2, 0);
        near.rotate(0, 0, 0.2f);
        compareWithAFirstScan(what -> what + " after a move, marked only " + marked);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theChildrenOfNodesThatGenerateGeometriesAreFound(boolean onlyMarked) {
        markedOnly = onlyMarked;
        for (Node node : List.of(new BatchNode("batch"), new InstancedNode("instanced"))) {
            node.addControl(new ColliderControl());
            node.attachChild(new Geometry(node.getName() + " 0", shared[0]));
            node.attachChild(new Geometry(node.getName() + " 1", shared[2]));
            root.attachChild(node);
            spatials.addAll(node.getChildren());
        }
        scan(LONG);
        assertFollowed(() -> root.getChild(0).move(1, 2, 3));
        ((Node) root.getChild(0)).detachChildAt(0);
        compareWithAFirstScan(what -> what + " after a child left");
        ((Node) root.getChild(1)).attachChildAt(spatials.get(0), 0);
        compareWithAFirstScan(what -> what + " after a child came");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void collidersBelowAHundredNodesThatAllMoveAreFollowed(boolean onlyMarked) {
        markedOnly = onlyMarked;
        settle();
        lastOfAHundredNodes(root).attachChild(above);
        lastOfAHundredNodes(body).attachChild(inner);
        lastOfAHundredNodes(root).attachChild(nested);
        nested.removeControl(nestedControl);
        own.addControl(nestedControl);
        scan(LONG);
        assertFollowed(() -> {
            for (Spatial each = far; each != null; each = each.getParent()) {
                each.move(0.25f, 0, 0);
            }
            for (Spatial each = own; each != root; each = each.getParent()) {
                each.move(0.25f, 0, 0);
            }
        });
    }

    private static Node lastOfAHundredNodes(Node top) {
        Node last = top;
        for (int i = 0; i < 100; i++) {
            Node next = new Node("n" + i);
            last.attachChild(next);
            last = next;
        }
        return last;
    }

    @Override
    Spatial create() {
        if (random.nextInt(3) > 0) {
            return super.create();
        }
        String name = "body " + random.nextInt();
        Node made = switch (random.nextInt(6)) {
            case 0 -> new BatchNode(name);
            case 1 -> new InstancedNode(name);
            default -> new Node(name);
        };
        made.addControl(new ColliderControl());
        made.setLocalTranslation(4 * random.nextFloat(), 4 * random.nextFloat(), random.nextFloat());
        for (int n = random.nextInt(4); n > 0; n--) {
            made.attachChild(super.create());
        }
        spatials.add(made);
        return made;
    }

    private void changeBody() {
        ColliderControl any = any(spatials).getControl(ColliderControl.class);
        if (any != null) {
            switch (random.nextInt(5)) {
                case 0 -> any.setShape(random.nextBoolean() ? ColliderShape.MESH : ColliderShape.CIRCLE);
                case 1 -> any.setDynamic(!any.isDynamic());
                case 2 -> any.setSlice(random.nextBoolean() ? new Vector2f(-0.3f, 0.4f)
                        : new Vector2f(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY));
                case 3 -> any.setLayers(random.nextInt(3) == 0 ? "nobody" : "");
                default -> any.teleport();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void afterRandomChangesToBodiesAScanEqualsAFirstScan(long seed) {
        random.setSeed(seed);
        int pieces = 0;
        try (CapturedLog log = new CapturedLog()) {
            for (int i = 0; i < 25; i++) {
                anyNode().attachChild(create());
            }
            for (int tick = 0; tick < 800; tick++) {
                history.setLength(0);
                if (tick % 40 < 20) {
                    change();
                    changeBody();
                } else if (random.nextInt(3) == 0) {
                    Spatial moved = any(spatials);
                    moved.move(random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0);
                    moved.rotate(new Quaternion().fromAngleAxis(random.nextInt(2), Vector3f.UNIT_Z));
                }
                int now = tick;
                compareWithAFirstScan(what -> what + ", seed " + seed + ", tick " + now + ", after " + history);
                pieces += world.getColliders().stream().mapToInt(each -> each.getPieceCount() - 1).sum();
                if (spatials.size() > 70) {
                    prune();
                }
            }
            assertTrue(!log.messages().isEmpty(), "no bad spatial was reported");
        }
        assertTrue(pieces > 500, "pieces beyond the first of each body, in all ticks: " + pieces);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aScanOfSettledBodiesAllocatesNothingWhileTheyMove(boolean onlyMarked) {
        settle();
        int[] tick = {0};
        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            float step = tick[0]++ % 2 == 0 ? 0.1f : -0.1f;
            body.move(step, step, 0);
            nested.rotate(0, 0, step);
            inner.move(0, step, 0);
            scanner.scan(root, onlyMarked);
        }));
    }
}
