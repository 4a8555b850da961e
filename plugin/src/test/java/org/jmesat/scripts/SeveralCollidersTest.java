package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import org.jmesat.app.CollisionScene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is one touch if a body, or what it touches, has several colliders. */
class SeveralCollidersTest extends ReadyMadeScene {
    private final Geometry head = scene.cube("head", 0, 0.5f);
    private final Geometry feet = scene.cube("feet", 0, -0.5f);
    private final Node body = CollisionScene.node("body", head, feet);
    private final Geometry front = scene.cube("front", -0.25f, 0);
    private final Geometry rear = scene.cube("rear", 0.25f, 0);
    private final Node coin = CollisionScene.node("coin", front, rear);

    private void begin(String scripts, boolean asControls) {
        give(coin, scripts, asControls);
        body.setLocalTranslation(9, 0, 0);
        scene.attach(body, coin);
        scene.frame();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBodyTouchesOnceUntilItsLastContactHasEnded(boolean asControls) {
        body.setUserData("jmesat.pushApart", true);
        front.setUserData("jmesat.trigger", true);
        rear.setUserData("jmesat.trigger", true);
        begin("Count", asControls);
        move(body, 0);
        assertEquals(1, body.<Integer>getUserData("count"));
        // Only the rear is still touched, then the front again.
        move(body, 1);
        move(body, 0);
        // Only the feet touch, then the head again.
        scene.frame(() -> body.setLocalTranslation(0, 1.25f, 0));
        move(body, 0);
        assertEquals(1, body.<Integer>getUserData("count"));
        move(body, 9);
        move(body, 0);
        assertEquals(2, body.<Integer>getUserData("count"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void collidersThatNothingJoinsAreBodiesOfTheirOwn(boolean asControls) {
        begin("Count", asControls);
        move(body, 0);
        assertEquals(1, head.<Integer>getUserData("count"));
        assertEquals(1, feet.<Integer>getUserData("count"));
        assertNull(body.getUserData("count"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void partsOfTheScriptedSpatialDoNotCountForIt(boolean asControls) {
        begin("Count(of='coin'), TeleportTo(target='body'), Damage(key='count')", asControls);
        scene.frames(3);
        assertNull(coin.getUserData("count"));
        assertEquals(-0.25f, front.getWorldTranslation().x);
        assertEquals(0.25f, rear.getWorldTranslation().x);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void allCollidersBelowAHealthAreHarmedAsOne(boolean asControls) {
        body.setUserData("health", 100f);
        begin("Damage", asControls);
        move(body, 0);
        move(body, 1);
        move(body, 0);
        assertEquals(90f, body.<Float>getUserData("health"));
        move(body, 9);
        move(body, 0);
        assertEquals(80f, body.<Float>getUserData("health"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPlatformLiftsABodyOutOfTheDeepestContactOnly(boolean asControls) {
        body.setUserData("jmesat.pushApart", true);
        scene.step(() -> {
            head.setLocalTranslation(-1, 0, 0);
            feet.setLocalTranslation(1, -0.25f, 0);
            coin.setLocalScale(8, 1, 1);
        });
        begin("OneWayPlatform", asControls);
        // The feet are 0.5 deep in the platform, the head 0.25.
        scene.frame(() -> body.setLocalTranslation(0, 3, 0));
        scene.frame(() -> body.setLocalTranslation(0, 0.75f, 0));
        assertEquals(1.25f, body.getLocalTranslation().y, 1e-6f);
        for (int i = 0; i < 5; i++) {
            scene.frame(() -> body.move(0, -0.25f, 0));
            assertEquals(1.25f, body.getLocalTranslation().y, 1e-6f);
        }
    }
}
