package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.app.state.AbstractAppState;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.SimpleBatchNode;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.control.AbstractControl;
import com.jme3.scene.control.Control;
import com.jme3.terrain.geomipmap.TerrainQuad;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Random;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases in which the engine's own world transform is stale, or computing it throws. */
class EngineTrapsTest {
    private static final int DEPTH = 100;

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0, 0);

    /** Puts a spatial at the bottom of a chain of nodes whose world transforms are all stale. */
    private static Node underStaleNodes(Spatial spatial) {
        Spatial top = spatial;
        for (int i = 0; i < DEPTH; i++) {
            top = CollisionScene.node("level " + i, top);
            top.setLocalTranslation(0.25f, 0, 0);
        }
        return (Node) top;
    }

    private static Spatial[] upwards(Spatial from) {
        Spatial[] all = new Spatial[DEPTH + 1];
        Spatial each = from;
        for (int i = 0; i <= DEPTH; i++) {
            all[i] = each;
            each = each.getParent();
        }
        return all;
    }

    @Test
    void theEngineCannotRefreshAHundredStaleLevels() {
        Node top = underStaleNodes(b);
        for (Spatial each : upwards(b)) {
            each.setLocalTranslation(1, 0, 0);
        }
        assertThrows(IndexOutOfBoundsException.class, b::getWorldTransform);
        top.getWorldTransform();
    }

    @Test
    void aColliderUnderAHundredMovedNodesIsTestedAtItsPosition() {
        Node top = underStaleNodes(b);
        a.setLocalTranslation(25.5f, 0, 0);
        scene.attach(a, top);
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.frame(() -> {
            for (Spatial each : upwards(b)) {
                each.move(0.02f, 0, 0);
            }
        });
        assertEquals(List.of("2 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void aRootUnderAHundredMovedNodesIsReadAtItsPosition() {
        Node root = CollisionScene.node("root", b, scene.cube("c", 0.5f, 0));
        Node top = underStaleNodes(root);
        top.setLocalScale(2);
        scene.step(() -> {
            scene.state().setRoot(root);
            scene.state().addCollisionListener(new CollisionScript() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    scene.log().note("depth " + event.getDepth());
                }
            });
        });
        scene.frame();
        assertEquals(List.of("1 ENTER b c", "depth 1.0"), scene.events());
        scene.frame(() -> {
            for (Spatial each : upwards(root)) {
                each.move(1, 0, 0);
            }
        });
        // The topmost node is at 1.25. All below it are scaled by 2: 99 nodes at 1.25 and the root at 1.
        assertEquals(1.25 + 2 * (99 * 1.25 + 1), scene.state().getWorld().getColliders().get(0).getX(), 1e-3);
    }

    @Test
    void pushingOutWorksUnderAHundredMovedNodes() {
        Node top = underStaleNodes(b);
        a.setLocalTranslation(25.5f, 0, 0);
        scene.attach(a, top);
        scene.frame(() -> b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                for (Spatial each : upwards(b)) {
                    each.setLocalTranslation(each.getLocalTranslation().clone());
                }
                event.pushOut(1);
            }
        }));
        scene.frame();
        assertEquals(24.5f, b.getWorldTranslation().x, 1e-4f);
    }

    @Test
    void aGeometryThatIgnoresItsTransformIsTestedAtTheOrigin() {
        Node away = CollisionScene.node("away", b);
        away.setLocalTranslation(50, 0, 0);
        b.setLocalTranslation(7, 7, 7);
        b.setIgnoreTransform(true);
        scene.attach(a, away);
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.frame(() -> away.setLocalTranslation(60, 0, 0));
        assertEquals(List.of("2 STAY a b"), scene.events());
        scene.frame(() -> b.setIgnoreTransform(false));
        assertEquals(List.of("3 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void aGeometryThatIgnoresItsTransformIsAPieceAtTheOrigin() {
        Node body = CollisionScene.node("body", b);
        body.addControl(new ColliderControl());
        body.setLocalTranslation(50, 3, 0);
        body.setLocalScale(4);
        b.setIgnoreTransform(true);
        a.setLocalTranslation(0.9f, 0.9f, 0);
        scene.attach(a, body);
        scene.frame();
        assertEquals(List.of("1 ENTER a body"), scene.events());
        scene.frame(() -> a.setLocalTranslation(1.1f, 0, 0));
        assertEquals(List.of("2 EXIT a body SEPARATED"), scene.events());
    }

    /** A node below a parent, with a and b at its ends, in one batch. */
    private SimpleBatchNode simpleBatch() {
        SimpleBatchNode batch = new SimpleBatchNode("batch");
        batch.attachChild(a);
        batch.attachChild(b);
        b.setLocalTranslation(2, 0, 0);
        scene.attach(CollisionScene.node("parent", batch));
        scene.step(batch::batch);
        return batch;
    }

    @ParameterizedTest
    @EnumSource(Discovery.class)
    void theChildrenOfAMovedSimpleBatchNodeCollideWhereTheyAreDrawn(Discovery discovery) {
        SimpleBatchNode batch = simpleBatch();
        Geometry post = scene.cube("post", 10, 5);
        post.addControl(new ColliderControl());
        scene.attach(post);
        scene.frame(() -> {
            scene.state().setDiscovery(discovery);
            a.addControl(new ColliderControl());
            b.addControl(new ColliderControl());
        });
        assertEquals(List.of(), scene.events());
        scene.frame(() -> batch.setLocalTranslation(10, 5, 0));
        assertEquals(List.of("2 ENTER a post"), scene.events());
        scene.frame(() -> batch.getParent().setLocalTranslation(-2, 0, 0));
        assertEquals(List.of("3 EXIT a post SEPARATED", "3 ENTER b post"), scene.events());
        scene.frame(() -> b.setLocalTranslation(4, 0, 0));
        assertEquals(List.of("4 EXIT b post SEPARATED"), scene.events());
    }

    @Test
    void theChildrenOfASimpleBatchNodeHaveTheOutlinesThatAreDrawn() {
        SimpleBatchNode batch = simpleBatch();
        Random random = new Random(15);
        for (int i = 0; i < 50; i++) {
            scene.frame(() -> {
                Spatial moved = List.of(batch, batch.getParent(), a, b).get(random.nextInt(4));
                moved.setLocalTranslation(random.nextFloat() * 9, random.nextFloat() * 9, random.nextFloat());
                moved.setLocalRotation(new Quaternion().fromAngles(random.nextFloat(), random.nextFloat(), 3));
                moved.setLocalScale(0.5f + random.nextFloat());
            });
            scene.events();
            int tick = i;
            assertEquals(drawnBox(batch), colliderBox(), () -> "seed 15, tick " + tick);
        }
    }

    @Test
    void theChildrenOfASimpleBatchNodeAreThePiecesOfABody() {
        SimpleBatchNode batch = simpleBatch();
        scene.frame(() -> batch.addControl(new ColliderControl()));
        scene.frame(() -> batch.getParent().setLocalTranslation(7, 3, 0));
        assertEquals(1, scene.state().getWorld().getColliders().size());
        assertEquals(drawnBox(batch), colliderBox());
    }

    @Test
    void aChildThatIsNotInTheBatchOfASimpleBatchNodeCollidesWhereTheEngineDrawsIt() {
        SimpleBatchNode batch = simpleBatch();
        Geometry late = scene.cube("late", 0.5f, 0);
        scene.frame(() -> batch.attachChild(late));
        assertEquals(List.of("1 ENTER a late"), scene.events());
        scene.frame(() -> batch.setLocalTranslation(20, 0, 0));
        assertEquals(List.of("2 EXIT a late SEPARATED"), scene.events());
        assertEquals(0.5f, late.getWorldMatrix().toTranslationVector().x);
    }

    private static String drawnBox(SimpleBatchNode batch) {
        List<Vector3f> corners = new ArrayList<>();
        for (Spatial child : batch.getChildren()) {
            if (batch.isBatch(child)) {
                for (Vector3f each : BufferUtils.getVector3Array(((Geometry) child).getMesh().getFloatBuffer(
                        VertexBuffer.Type.Position))) {
                    corners.add(child.localToWorld(each, null));
                }
            }
        }
        return box(corners);
    }

    private String colliderBox() {
        List<Vector3f> corners = new ArrayList<>();
        for (Collider each : scene.state().getWorld().getColliders()) {
            for (int i = 0; i < each.getPieceCount(); i++) {
                PlacedPolygon piece = each.getPiece(i);
                for (int k = 0; k < piece.count(); k++) {
                    corners.add(new Vector3f((float) piece.x()[k], (float) piece.y()[k], 0));
                }
            }
        }
        return box(corners);
    }

    private static String box(List<Vector3f> corners) {
        DoubleSummaryStatistics x = corners.stream().mapToDouble(each -> each.x).summaryStatistics();
        DoubleSummaryStatistics y = corners.stream().mapToDouble(each -> each.y).summaryStatistics();
        return String.format("%.3f…%.3f, %.3f…%.3f", x.getMin(), x.getMax(), y.getMin(), y.getMax());
    }

    /** Terrain writes heights into its buffers, and changes a bound only if a height is outside. */
    @Test
    void aBirdAboveLoweredTerrainLeavesIt() {
        float[] heights = new float[33 * 33];
        heights[16 * 33 + 16] = 8;
        TerrainQuad terrain = new TerrainQuad("terrain", 17, 33, heights);
        a.setLocalTranslation(0, 7, 0);
        a.setName("bird");
        terrain.setMaterial(a.getMaterial());
        scene.attach(a, terrain);
        scene.frame();
        assertEquals(List.of("1 ENTER bird terrainPatch1", "1 ENTER bird terrainPatch2", "1 ENTER bird terrainPatch3",
                "1 ENTER bird terrainPatch4"), onlyOf("bird"));
        scene.frame(() -> terrain.setHeight(new Vector2f(0, 0), 1));
        assertEquals(List.of("2 EXIT bird terrainPatch1 SEPARATED", "2 EXIT bird terrainPatch2 SEPARATED",
                "2 EXIT bird terrainPatch3 SEPARATED", "2 EXIT bird terrainPatch4 SEPARATED"), onlyOf("bird"));
        scene.frame(() -> terrain.adjustHeight(new Vector2f(0, 0), 6));
        assertEquals(4, onlyOf("bird").size());
    }

    /** Controls and {@code simpleUpdate} run after the tick, and the frame is rendered before the next one. */
    @ParameterizedTest
    @ValueSource(floats = {0, 3 * HeadlessRun.TPF})
    void aWriteAfterTheTickIsSeenThoughTheRendererHasUploadedItBeforeTheNext(float fixedStep) {
        Mesh mesh = a.getMesh();
        b.setLocalTranslation(2, 0, 0);
        scene.attach(a, b);
        scene.step(() -> {
            scene.state().setFixedStep(fixedStep);
            scene.run().application().getStateManager().attach(new Renderer(a, b));
        });
        scene.frames(9);
        scene.events();
        Control wide = new WritingControl(mesh, 8);
        scene.frame(() -> a.addControl(wide));
        scene.frame(() -> a.removeControl(wide));
        scene.frames(4);
        assertEquals("ENTER a b", scene.events().get(0).replaceFirst("\\d+ ", ""));
    }

    /** Uploads the buffers of some meshes at the end of each frame. */
    private static final class Renderer extends AbstractAppState {
        private final Geometry[] geometries;

        Renderer(Geometry... geometries) {
            this.geometries = geometries;
        }

        @Override
        public void postRender() {
            for (Geometry each : geometries) {
                each.getMesh().getBufferList().forEach(VertexBuffer::clearUpdateNeeded);
            }
        }
    }

    /** Multiplies the coordinates of a mesh by a factor, in each frame. */
    private static final class WritingControl extends AbstractControl {
        private final Mesh mesh;
        private final float factor;

        WritingControl(Mesh mesh, float factor) {
            this.mesh = mesh;
            this.factor = factor;
        }

        @Override
        protected void controlUpdate(float tpf) {
            VertexBuffer positions = mesh.getBuffer(VertexBuffer.Type.Position);
            FloatBuffer data = (FloatBuffer) positions.getData();
            for (int i = 0; i < data.limit(); i++) {
                data.put(i, data.get(i) * factor);
            }
            positions.updateData(data);
        }

        @Override
        protected void controlRender(RenderManager manager, ViewPort port) {
        }
    }

    private List<String> onlyOf(String name) {
        return scene.events().stream().filter(each -> each.contains(" " + name + " ")).toList();
    }

    @Test
    void aSceneThatTheEngineNeverUpdatesIsTestedAtItsPosition() {
        Node root = CollisionScene.node("root", a, b);
        b.setLocalTranslation(3, 0, 0);
        scene.frame(() -> scene.state().setRoot(root));
        assertEquals(List.of(), scene.events());
        Vector3f matrixBefore = b.getWorldMatrix().toTranslationVector();
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        assertEquals(new Vector3f(3, 0, 0), matrixBefore);
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }
}
