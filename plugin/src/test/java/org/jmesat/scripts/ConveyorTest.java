package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.PushApart;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A conveyor. At 16 units per second it carries 1/4 in a frame. */
class ConveyorTest extends ReadyMadeScene {
    private static final float STEP = 16 * HeadlessRun.TPF;

    private final Geometry crate = scene.cube("crate", 0, 1);
    private final Geometry wall = scene.cube("wall", 0, 1);
    private final Geometry belt = scene.cube("belt", 0, 0);

    private void begin(String scripts, boolean asControls) {
        belt.setLocalScale(100, 1, 1);
        belt.setUserData("jmesat.fixed", true);
        give(belt, scripts, asControls);
        crate.setUserData("jmesat.pushApart", true);
        wall.setUserData("jmesat.group", -1);
        crate.setUserData("jmesat.group", -1);
        scene.attach(crate, wall, belt);
        scene.frame();
        scene.frames(asControls ? 0 : 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itCarriesWhatIsPushedAndNothingElse(boolean asControls) {
        begin("Conveyor(velocity=(16, 0, 5))", asControls);
        assertEquals(new Vector3f(STEP, 1, 0), crate.getLocalTranslation());
        scene.frames(7);
        assertEquals(new Vector3f(8 * STEP, 1, 0), crate.getLocalTranslation());
        assertEquals(new Vector3f(0, 1, 0), wall.getLocalTranslation());
        scene.frame(() -> crate.setLocalTranslation(0, 3, 0));
        Vector3f place = crate.getLocalTranslation().clone();
        scene.frames(3);
        assertEquals(place, crate.getLocalTranslation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withByItCarriesWhatMatchesUnlessItIsFixed(boolean asControls) {
        begin("Conveyor(velocity=(16, 0, 0), by='wall')", asControls);
        assertEquals(new Vector3f(0, 1, 0), crate.getLocalTranslation());
        assertEquals(new Vector3f(STEP, 1, 0), wall.getLocalTranslation());
        scene.step(() -> {
            wall.setUserData("jmesat.fixed", true);
            belt.setUserData("jmesat.fixed", null);
        });
        scene.frame();
        Vector3f place = wall.getLocalTranslation().clone();
        scene.frames(3);
        assertEquals(place, wall.getLocalTranslation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itStopsInAPauseAfterTheFirstTimeAndWithTheAppState(boolean asControls) {
        begin("Conveyor(velocity=(16, 0, 0), once=true)", asControls);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(5);
        assertEquals(new Vector3f(STEP, 1, 0), crate.getLocalTranslation());
        scene.step(() -> scene.state().setPaused(false));
        scene.frame();
        assertEquals(new Vector3f(2 * STEP, 1, 0), crate.getLocalTranslation());
        scene.step(() -> scene.state().setEnabled(false));
        scene.frames(5);
        assertEquals(new Vector3f(2 * STEP, 1, 0), crate.getLocalTranslation());
        scene.step(() -> scene.state().setEnabled(true));
        scene.frames(asControls ? 1 : 2);
        assertEquals(new Vector3f(3 * STEP, 1, 0), crate.getLocalTranslation());
        scene.frame(() -> {
            crate.setLocalTranslation(0, 3, 0);
            wall.setLocalTranslation(0, 3, 0);
        });
        scene.frame(() -> crate.setLocalTranslation(0, 1, 0));
        scene.frames(3);
        assertEquals(new Vector3f(0, 1, 0), crate.getLocalTranslation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBodyOfSeveralCollidersUnderATurnedParentIsCarriedOnce(boolean asControls) {
        Node body = CollisionScene.node("body", scene.cube("left", -0.5f, 0), scene.cube("right", 0.5f, 0));
        body.addControl(new PushApart());
        body.setLocalTranslation(1, 0, 0);
        Node turned = CollisionScene.node("turned", body);
        turned.setLocalScale(2);
        turned.rotate(0, 0, FastMath.HALF_PI);
        belt.setLocalScale(100);
        belt.setUserData("jmesat.trigger", true);
        give(belt, "Conveyor(velocity=(16, 0, 0))", asControls);
        scene.attach(turned, belt);
        scene.frame();
        scene.frames(asControls ? 0 : 1);
        assertEquals(STEP, body.getWorldTranslation().x, 1e-6f);
        assertEquals(2, body.getWorldTranslation().y, 1e-6f);
    }
}
