package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.jme3.app.LegacyApplication;
import com.jme3.app.state.AppStateManager;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The scene that an app state tests: the application's root, another root, or several states side by side. */
class RootsTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final Node left = CollisionScene.node("left", a, b);
    private final Geometry c = scene.cube("c", 0.1f, 0);
    private final Geometry d = scene.cube("d", 0.6f, 0);
    private final Node right = CollisionScene.node("right", c, d);

    @Test
    void theRootIsTheApplicationsUnlessOneIsSet() {
        scene.frame();
        assertSame(scene.root(), scene.state().getRoot());
        scene.step(() -> scene.state().setRoot(left));
        assertSame(left, scene.state().getRoot());
        scene.step(() -> scene.state().setRoot(null));
        assertSame(scene.root(), scene.state().getRoot());
    }

    @Test
    void anyNodeCanBeARootAndSpatialsOutsideItDoNotCollide() {
        scene.attach(left, right);
        scene.frame(() -> scene.state().setRoot(right));
        assertEquals(List.of("1 ENTER c d"), scene.events());
    }

    @Test
    void theListenersAboveTheRootGetNoEvents() {
        scene.attach(left);
        scene.step(() -> {
            scene.state().setRoot(left);
            left.addControl(scene.log().script("at the root"));
            scene.root().addControl(scene.log().script("above"));
        });
        scene.frame();
        assertEquals(List.of("at the root: 1 ENTER a b", "1 ENTER a b"), scene.events());
    }

    @Test
    void changingTheRootEndsTheContactsOutsideIt() {
        scene.attach(left, right);
        scene.frame(() -> scene.state().setRoot(left));
        scene.frame(() -> scene.state().setRoot(right));
        assertEquals(List.of("1 ENTER a b", "2 EXIT a b RECONFIGURED", "2 ENTER c d"), scene.events());
    }

    @Test
    void contactsInsideBothRootsLast() {
        scene.attach(left);
        scene.frame(() -> scene.state().setRoot(left));
        scene.frame(() -> scene.state().setRoot(null));
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
    }

    @Test
    void aRootThatIsSetInAHandlerAppliesFromTheNextTick() {
        scene.attach(left, right);
        scene.step(() -> {
            scene.state().setRoot(left);
            scene.state().addTickListener(new CollisionTickListener() {
                @Override
                public void afterTick(SatCollisionState state, float tpf) {
                    state.setRoot(right);
                }
            });
        });
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.frame();
        assertEquals(List.of("2 EXIT a b RECONFIGURED", "2 ENTER c d"), scene.events());
    }

    @Test
    void theApplicationsRootCountsInTheTickInWhichTheChosenOneIsTakenBack() {
        Node chosen = CollisionScene.node("chosen");
        SatCollisionState other = new SatCollisionState(chosen);
        EventLog log = new EventLog();
        scene.attach(scene.cube("a", 0, 0), scene.cube("b", 0.5f, 0), chosen);
        scene.step(() -> {
            other.addCollisionListener(log);
            other.addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState state, float tpf) {
                    state.setRoot(state.getTick() == 0 ? chosen : null);
                }
            });
            scene.run().application().getStateManager().attach(other);
        });
        scene.frames(2);
        assertEquals(List.of("2 ENTER a b"), log.take());
    }

    @Test
    void severalStatesWithDifferentRootsRunSideBySide() {
        EventLog other = new EventLog();
        SatCollisionState second = new SatCollisionState(right);
        second.addCollisionListener(other);
        scene.attach(left, right);
        scene.step(() -> {
            scene.state().setRoot(left);
            scene.run().application().getStateManager().attach(second);
        });
        scene.frame();
        scene.frame(() -> d.setLocalTranslation(9, 0, 0));
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
        assertEquals(List.of("1 ENTER c d", "2 EXIT c d SEPARATED"), other.take());
    }

    @Test
    void severalStatesWithTheSameRootRunSideBySide() {
        EventLog other = new EventLog();
        SatCollisionState second = new SatCollisionState();
        second.addCollisionListener(other);
        scene.attach(left);
        scene.step(() -> scene.run().application().getStateManager().attach(second));
        scene.frame();
        scene.frame(() -> second.setEnabled(false));
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
        assertEquals(List.of("1 ENTER a b", "1 EXIT a b TEARDOWN"), other.take());
    }

    @Test
    void panelsOfAGuiCollideWhereTheGuiNodeIsTheRoot() {
        scene.step(() -> {
            GuiGlobals.initialize(scene.run().application());
            for (int i = 0; i < 3; i++) {
                Panel panel = new Panel();
                panel.setName("panel " + i);
                panel.setPreferredSize(new Vector3f(100, 40, 0));
                panel.setLocalTranslation(80 * i, 300, 0);
                panel.setBackground(new QuadBackgroundComponent());
                panel.setUserData("jmesat.collider", true);
                scene.run().application().getGuiNode().attachChild(panel);
            }
        });
        scene.frame();
        scene.frame(() -> scene.state().setRoot(scene.run().application().getGuiNode()));
        assertEquals(List.of("2 ENTER panel 0 panel 1", "2 ENTER panel 1 panel 2"), scene.events());
    }

    @Test
    void inAnApplicationWithoutARootNodeTheFirstSceneOfTheMainViewPortIsTheRoot() {
        LegacyApplication bare = new BareApplication(new Node("shown"));
        SatCollisionState state = new SatCollisionState();
        AppStateManager states = new AppStateManager(bare);
        states.attach(state);
        states.update(0.1f);
        assertEquals("shown", state.getRoot().getName());
        assertEquals(1, state.getTick());
    }

    @Test
    void withoutAViewPortTicksRunAndNothingCollides() {
        LegacyApplication bare = new BareApplication(null);
        SatCollisionState state = new SatCollisionState();
        EventLog log = new EventLog();
        state.addCollisionListener(log);
        AppStateManager states = new AppStateManager(bare);
        states.attach(state);
        states.update(0.1f);
        assertNull(state.getRoot());
        state.setRoot(left);
        states.update(0.1f);
        state.setRoot(null);
        states.update(0.1f);
        assertEquals(List.of("2 ENTER a b", "3 EXIT a b RECONFIGURED"), log.take());
    }

    /** An application with at most a view port. */
    private static final class BareApplication extends LegacyApplication {
        BareApplication(Node shown) {
            if (shown != null) {
                viewPort = new ViewPort("main", new Camera(64, 64));
                viewPort.attachScene(shown);
            }
        }
    }
}
