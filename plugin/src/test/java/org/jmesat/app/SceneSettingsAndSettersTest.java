package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.jme3.scene.Node;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A setting in user data raises the same events as the setter of the app state. */
@EditorRequirement(16)
class SceneSettingsAndSettersTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    /** The events of a scene that is changed in the third frame, with the names of the cubes. */
    private static List<String> eventsAfter(Consumer<CollisionScene> before, Consumer<CollisionScene> change) {
        try (CollisionScene scene = new CollisionScene()) {
            Node level = CollisionScene.node("level", scene.cube("a", 0, 0), scene.cube("b", 0.5f, 0.9f),
                    scene.cube("c", 0, 3), scene.cube("d", 1, 3));
            level.getChild("b").move(0, 0, 5);
            scene.attach(level);
            scene.step(() -> before.accept(scene));
            scene.frames(2);
            scene.step(() -> change.accept(scene));
            scene.frames(3);
            return scene.events();
        }
    }

    private static void set(CollisionScene scene, String property, Object value) {
        scene.root().getChild("level").setUserData("jmesat.scene." + property, value);
    }

    private static void setLayers(CollisionScene scene) {
        scene.root().getChild("a").setUserData("jmesat.layers", "one");
        scene.root().getChild("b").setUserData("jmesat.layers", "two");
    }

    private static void assertSameEvents(Consumer<CollisionScene> code, Consumer<CollisionScene> userData) {
        List<String> expected = eventsAfter(scene -> { }, code);
        assertNotEquals(eventsAfter(scene -> { }, scene -> { }), expected, "the setting plays a part");
        assertEquals(expected, eventsAfter(scene -> { }, userData));
        assertEquals(eventsAfter(code, scene -> { }), eventsAfter(userData, scene -> { }));
    }

    @Test
    void anotherPlaneRaisesTheEventsOfTheSetter() {
        assertSameEvents(scene -> scene.state().setPlane(ProjectionPlane.XZ), scene -> set(scene, "plane", "XZ"));
    }

    @Test
    void anotherTouchPolicyRaisesTheEventsOfTheSetter() {
        assertSameEvents(scene -> scene.state().setTouchPolicy(TouchPolicy.EXCLUSIVE),
                scene -> set(scene, "touchPolicy", "EXCLUSIVE"));
    }

    @Test
    void anotherDiscoveryRaisesTheEventsOfTheSetter() {
        assertSameEvents(scene -> scene.state().setDiscovery(Discovery.MARKED_ONLY),
                scene -> set(scene, "discovery", "MARKED_ONLY"));
    }

    @Test
    void theDepthTestRaisesTheEventsOfTheSetter() {
        assertSameEvents(scene -> scene.state().setDepthTest(true), scene -> set(scene, "depthTest", true));
        assertSameEvents(scene -> scene.state().setDepthTest(true), scene -> set(scene, "depthTest", " True "));
    }

    @Test
    void layersRaiseTheEventsOfTheSetters() {
        assertSameEvents(scene -> {
            setLayers(scene);
            scene.state().setLayerNames("one, two");
            scene.state().setLayersApart("one | two");
        }, scene -> {
            setLayers(scene);
            set(scene, "layerNames", "one, two");
            set(scene, "layersApart", "one | two");
        });
    }

    @Test
    void aFixedStepOfALoadedSceneTakesTheTicksOfTheSetterFromTheFirstFrameOn() {
        for (Object seconds : new Object[] {HeadlessRun.TPF / 4, " 0.005 ", HeadlessRun.TPF, 2}) {
            float step = Float.parseFloat(seconds.toString());
            assertEquals(eventsAfter(scene -> scene.state().setFixedStep(step), scene -> { }),
                    eventsAfter(scene -> set(scene, "fixedStep", seconds), scene -> { }), () -> "step " + seconds);
            assertEquals(eventsAfter(scene -> scene.state().setFixedStep(1), scene -> scene.state().setFixedStep(step)),
                    eventsAfter(scene -> set(scene, "fixedStep", 1), scene -> set(scene, "fixedStep", seconds)),
                    () -> "from 1 to " + seconds);
        }
    }

    /** That a known spatial has its first setting is noticed in the tick, so the step is that of the next frame. */
    @Test
    void theFirstSettingOfAKnownSpatialTakesTheTicksOfASetterThatIsCalledInTheTick() {
        for (Object seconds : new Object[] {HeadlessRun.TPF / 4, " 0.005 ", 2}) {
            float step = Float.parseFloat(seconds.toString());
            assertEquals(eventsAfter(scene -> { }, scene -> scene.state().addTickListener(new CollisionTickListener() {
                @Override
                public void afterTick(SatCollisionState state, float tpf) {
                    state.setFixedStep(step);
                }
            })), eventsAfter(scene -> { }, scene -> set(scene, "fixedStep", seconds)), () -> "step " + seconds);
        }
    }
}
