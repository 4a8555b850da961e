package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import java.nio.FloatBuffer;
import java.util.Arrays;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.debug.CollisionDebugState.Layer;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.QueryFilter;
import org.jmesat.world.QueryHit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What each layer of drawing adds to the picture, in an application without a window. */
class LayersTest {
    @AutoClose
    private final HeadlessRun run = new HeadlessRun();
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    private final QueryHit hit = new QueryHit();
    private Spatial mover;

    @BeforeEach
    void aSceneWithSomethingForEachLayer() {
        run.step(() -> {
            Node root = run.application().getRootNode();
            add(root, "crate", 0, 0);
            add(root, "another", 1.5f, 0.4f);
            add(root, "third", 2.5f, 1.9f);
            Node body = new Node("body");
            body.addControl(new ColliderControl());
            root.attachChild(body);
            add(body, "left", -4, 0);
            add(body, "right", -2.5f, 0.5f);
            mover = add(root, "mover", 0, -3);
            ColliderControl continuous = new ColliderControl();
            continuous.setContinuous(true);
            mover.addControl(continuous);
        });
        debug.setVisible(true);
        run.frame(() -> run.application().getStateManager().attachAll(collisions, debug));
        run.frames(2);
    }

    private static Geometry add(Node parent, String name, float x, float y) {
        Geometry geometry = new Geometry(name, new Box(0.8f, 0.8f, 0.8f));
        geometry.setLocalTranslation(x, y, 0);
        parent.attachChild(geometry);
        return geometry;
    }

    /** Moves the continuous collider and casts a ray, so that both layers have something to draw. */
    private void frame() {
        run.frame(() -> {
            mover.move(0.01f, 0, 0);
            collisions.getWorld().getQueries().castRay(-9, 0, 9, 1, QueryFilter.ALL, hit);
        });
    }

    /** Nothing sleeps in this scene. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SLEEPING")
    void aLayerIsDrawnOnlyWhileItIsSwitchedOn(Layer layer) {
        layer.setShown(debug, false);
        frame();
        frame();
        int without = vertices();
        layer.setShown(debug, true);
        frame();
        frame();
        int with = vertices();
        assertTrue(with > without, () -> layer + ": " + without + " and " + with + " vertices");

        layer.setShown(debug, false);
        frame();
        frame();
        assertEquals(without, vertices(), layer::toString);
    }

    @Test
    void whatIsDisabledIsDrawnWhereItIs() {
        int without = vertices();
        Spatial pickup = run.ask(() -> {
            Spatial added = add(run.application().getRootNode(), "pickup", 3, -2);
            ColliderControl disabled = new ColliderControl();
            disabled.setEnabled(false);
            added.addControl(disabled);
            return added;
        });
        run.frames(2);
        assertTrue(vertices() > without, "the dots of a disabled spatial");
        float[] before = positions();
        run.frame(() -> pickup.move(0.25f, 0, 0));
        run.frames(1);
        assertNotEquals(Arrays.toString(before), Arrays.toString(positions()));

        run.frame(pickup::removeFromParent);
        run.frames(1);
        assertEquals(without, vertices());
    }

    /** Its user data takes the panel out of a root that is the GUI node. */
    @Test
    void ourOwnPanelIsNotDrawnAsDisabled() {
        int without = vertices();
        run.frame(() -> {
            Spatial panel = add(run.application().getRootNode(), "panel", 3, -2);
            panel.setUserData("jmesat.collider", false);
            panel.setUserData("jme-sat panel", true);
        });
        run.frames(1);
        assertEquals(without, vertices());
    }

    @Test
    void queriesAreRecordedOnlyWhileTheyAreDrawn() {
        assertEquals(null, collisions.getWorld().getQueries().getLog());
        debug.setQueries(true);
        frame();
        frame();
        assertEquals(1, collisions.getWorld().getQueries().getLog().get(0).keptCount());
        debug.setVisible(false);
        frame();
        assertEquals(null, collisions.getWorld().getQueries().getLog());
    }

    @Test
    void aBlockedLineOfSightIsDashedAllAlong() {
        debug.setQueries(true);
        int free = verticesWithSight(2);
        int blocked = verticesWithSight(-6);
        assertTrue(blocked > free + 50, () -> free + " and " + blocked + " vertices");
    }

    /** Asks for the line of sight from (0, 2) to (0, y): free above the crate at the origin, blocked through it. */
    private int verticesWithSight(float y) {
        boolean free = run.ask(() -> collisions.getWorld().getQueries().hasLineOfSight(-0.5, 2, 0.5, y,
                QueryFilter.ALL));
        assertEquals(y > 0, free);
        run.frames(1);
        return vertices();
    }

    @Test
    void theStatusSaysThatContactsAreTooManyToDraw() {
        run.frame(() -> {
            Node pile = new Node("pile");
            Box box = new Box(0.8f, 0.8f, 0.8f);
            for (int i = 0; i < 50; i++) {
                pile.attachChild(new Geometry("box " + i, box));
            }
            run.application().getRootNode().attachChild(pile);
        });
        run.frames(2);
        String note = "more than 1000 of them in view: not drawn, ";
        assertTrue(run.ask(debug::getStatus).contains("contacts, " + note + "A = "), debug::getStatus);
        debug.setContacts(false);
        run.frames(2);
        assertFalse(run.ask(debug::getStatus).contains(note), debug::getStatus);
    }

    @Test
    void aFrameWithATickAndAllLayersAllocatesNothing() {
        for (Layer each : Layer.values()) {
            each.setShown(debug, true);
        }
        Runnable frame = () -> {
            mover.move(0.001f, 0, 0);
            collisions.update(HeadlessRun.TPF);
            debug.update(HeadlessRun.TPF);
            run.application().getRootNode().updateGeometricState();
            debug.render(run.application().getRenderManager());
        };
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            least = Math.min(least, run.ask(() -> AllocationMeter.bytes(frame)));
        }
        assertEquals(0, least);
    }

    private int vertices() {
        return run.ask(() -> ((Node) scene()).getChildren().stream()
                .filter(each -> each.getLocalCullHint() != Spatial.CullHint.Always)
                .mapToInt(Spatial::getVertexCount).sum());
    }

    private float[] positions() {
        return run.ask(() -> {
            Geometry lines = (Geometry) ((Node) scene()).getChild(0);
            VertexBuffer buffer = lines.getMesh().getBuffer(Type.Position);
            FloatBuffer xyz = ((FloatBuffer) buffer.getData()).duplicate();
            xyz.rewind();
            float[] copy = new float[xyz.limit()];
            xyz.get(copy);
            return copy;
        });
    }

    private Spatial scene() {
        ViewPort main = run.application().getViewPort();
        return main.getScenes().get(main.getScenes().size() - 1);
    }
}
