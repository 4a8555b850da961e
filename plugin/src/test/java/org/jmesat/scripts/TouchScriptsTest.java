package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.PushApart;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of ready-made scripts that act on a touch, as user data and as Controls. */
class TouchScriptsTest extends ReadyMadeScene {
    private final Geometry player = scene.cube("player", 5, 0);
    private final Geometry coin = scene.cube("coin", 0, 0);

    private void begin(String scripts, boolean asControls) {
        give(coin, scripts, asControls);
        scene.attach(player, coin);
        scene.frame();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCoinIsCountedAndRemoved(boolean asControls) {
        begin("Count(key='coins'), DetachOnHit", asControls);
        move(player, 0.5f);
        assertEquals(1, player.<Integer>getUserData("coins"));
        assertNull(coin.getParent());
        scene.frames(3);
        assertEquals(1, player.<Integer>getUserData("coins"));
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onlyWhatMatchesTriggers(boolean asControls) {
        begin("Count(by='hero, layer one, gold')", asControls);
        Geometry other = cube("other", 9);
        move(other, 0.5f);
        move(other, 9);
        assertNull(other.getUserData("count"));
        scene.step(() -> other.setName("hero"));
        move(other, 0.5f);
        move(other, 9);
        assertEquals(1, other.<Integer>getUserData("count"));
        scene.step(() -> {
            other.setName("other");
            other.setUserData("jmesat.tags", "silver, gold");
        });
        move(other, 0.5f);
        move(other, 9);
        assertEquals(2, other.<Integer>getUserData("count"));
        scene.step(() -> {
            other.setUserData("jmesat.tags", "golden");
            scene.state().setLayerNames("layer one");
            other.setUserData("jmesat.layers", "layer one");
        });
        scene.frame();
        move(other, 0.5f);
        move(other, 9);
        assertEquals(3, other.<Integer>getUserData("count"));
        scene.step(() -> other.setUserData("jmesat.layers", null));
        scene.frame();
        move(other, 0.5f);
        assertEquals(3, other.<Integer>getUserData("count"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theNameOfASpatialAboveMatches(boolean asControls) {
        Node hero = CollisionScene.node("hero", player);
        give(coin, "Count(by='hero')", asControls);
        scene.attach(hero, coin);
        scene.frame();
        move(player, 0.5f);
        assertEquals(1, player.<Integer>getUserData("count"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDelayRunsWhileTheAppStateDoesAndTheContactMayEnd(boolean asControls) {
        float delay = 5.5f * HeadlessRun.TPF;
        begin("DetachOnHit(delay=" + delay + ")", asControls);
        move(player, 0.5f);
        move(player, 5);
        scene.frames(2);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(20);
        assertNotNull(coin.getParent());
        scene.step(() -> scene.state().setPaused(false));
        // Controls are updated after the ticks of a frame, scripts in user data before them.
        scene.frames(1);
        assertNotNull(coin.getParent());
        scene.frames(3);
        assertNull(coin.getParent());
    }

    /** A Control that throws in its update stops the application, so this is about user data. */
    @Test
    void whatHasThrownIsNotDoneAgainAndTheOthersStillAre() {
        begin("ThrowingTouch(delay=" + 3 * HeadlessRun.TPF + ')', false);
        ThrowingTouch script = scene.run().ask(() -> (ThrowingTouch) scene.state().getScripts(coin).get(0));
        Geometry second = cube("second", -5);
        Geometry third = cube("third", -9);
        scene.frame(() -> {
            player.setLocalTranslation(0.5f, 0, 0);
            second.setLocalTranslation(-0.5f, 0, 0);
        });
        move(third, 0);
        scene.frames(20);
        assertEquals(List.of("player", "second", "third"), script.actedOn);
        assertEquals(3, scene.state().getHandlerFailureCount());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatWaitsIsDroppedWhenTheAppStateOrTheSpatialGoes(boolean asControls) {
        begin("Count(delay=0.05)", asControls);
        move(player, 0.5f);
        scene.frame(() -> coin.removeFromParent());
        scene.frames(20);
        scene.step(() -> player.setLocalTranslation(5, 0, 0));
        scene.attach(coin);
        scene.frames(20);
        assertNull(player.getUserData("count"));
        move(player, 0.5f);
        scene.step(() -> scene.state().setEnabled(false));
        scene.frames(20);
        assertNull(player.getUserData("count"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onceIsOnceUntilTheSpatialComesBack(boolean asControls) {
        begin("Count(once=true)", asControls);
        for (int i = 0; i < 3; i++) {
            move(player, 0.5f);
            move(player, 5);
        }
        assertEquals(1, player.<Integer>getUserData("count"));
        scene.frame(() -> coin.removeFromParent());
        scene.frames(2);
        scene.attach(coin);
        scene.frame();
        move(player, 0.5f);
        assertEquals(2, player.<Integer>getUserData("count"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCountOfANamedSpatialStaysWithin32Bits(boolean asControls) {
        begin("Count(of='score', key='points', amount=2147483647)", asControls);
        move(player, 0.5f);
        assertEquals(List.of("Geometry 'coin' (/Root Node/coin): its script Count finds no spatial 'score'."),
                afterAFrame());
        Node score = new Node("score");
        scene.attach(score);
        for (int i = 0; i < 2; i++) {
            move(player, 5);
            move(player, 0.5f);
        }
        assertEquals(Integer.MAX_VALUE, score.<Integer>getUserData("points"));
        assertEquals(List.of(), afterAFrame());
    }

    /** A coin that is gone after the touch could not report it any more. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCountOfASpatialThatIsNotThereIsAProblemBeforeTheFirstTouch(boolean asControls) {
        begin("Count(of='score'), DetachOnHit", asControls);
        assertEquals(List.of("Geometry 'coin' (/Root Node/coin): its script Count finds no spatial 'score'."),
                afterAFrame());
    }

    private List<String> afterAFrame() {
        scene.frame();
        return problems();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void damageTakesHealthUntilTheSpatialIsRemoved(boolean asControls) {
        give(player, "Health(full=25)", asControls);
        begin("Damage(amount=10)", asControls);
        assertEquals(25f, player.<Float>getUserData("health"));
        float[] rest = {15, 5, 0};
        for (float each : rest) {
            move(player, 0.5f);
            assertEquals(each, player.<Float>getUserData("health"));
            move(player, 5);
        }
        scene.frame();
        assertNull(player.getParent());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whoIsDeadIsRemovedAfterTheDelayUnlessHealed(boolean asControls) {
        give(player, "Health(full=10, delay=" + 3 * HeadlessRun.TPF + ')', asControls);
        scene.attach(player);
        scene.frame();
        scene.step(() -> player.setUserData("health", 0f));
        scene.frames(3);
        scene.frame(() -> player.setUserData("health", 5f));
        scene.step(() -> player.setUserData("health", -1f));
        scene.frames(3);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(9);
        assertNotNull(player.getParent());
        scene.step(() -> scene.state().setPaused(false));
        scene.frame();
        assertNull(player.getParent());
    }

    /** At 10 of 100 each 4 frames, the third time is 8 frames after the first; two colliders are harmed as one. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLastingTouchHarmsAgainAndAgain(boolean asControls) {
        Geometry second = scene.cube("second", 0.25f, 0);
        Node body = CollisionScene.node("body", second);
        scene.step(() -> {
            body.attachChild(player);
            scene.root().attachChild(body);
            body.setLocalTranslation(20, 0, 0);
            body.setUserData("health", 100f);
        });
        give(coin, "Damage(each=" + 4 * HeadlessRun.TPF + ')', asControls);
        scene.attach(coin);
        scene.frame();
        scene.frame(() -> {
            player.setLocalTranslation(0, 0, 0);
            body.setLocalTranslation(0, 0, 0);
        });
        assertEquals(90f, body.<Float>getUserData("health"));
        // Controls are updated after the tick, scripts in user data before the next one.
        scene.frames(asControls ? 2 : 3);
        assertEquals(90f, body.<Float>getUserData("health"));
        scene.frame();
        assertEquals(80f, body.<Float>getUserData("health"));
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(9);
        assertEquals(80f, body.<Float>getUserData("health"));
        scene.step(() -> scene.state().setPaused(false));
        scene.frames(4);
        assertEquals(70f, body.<Float>getUserData("health"));
        scene.frame(() -> body.setLocalTranslation(20, 0, 0));
        scene.frames(9);
        assertEquals(70f, body.<Float>getUserData("health"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatHasNoHealthIsNotHarmedAndTextIsAProblem(boolean asControls) {
        begin("Damage", asControls);
        move(player, 0.5f);
        assertNull(player.getUserData("health"));
        move(player, 5);
        scene.step(() -> player.setUserData("health", "much"));
        move(player, 0.5f);
        assertEquals(List.of("Geometry 'coin' (/Root Node/coin): its script Damage finds health = much "
                + "in the user data of 'player' instead of a number."), afterAFrame());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void teleportMovesTheBodyInThePlaneAndKeepsItsDepth(boolean asControls) {
        Node exit = new Node("exit");
        exit.setLocalTranslation(7, 8, 9);
        Node body = CollisionScene.node("body", player);
        body.setLocalTranslation(0, 0, 2);
        body.setLocalScale(2);
        Node pushed = CollisionScene.node("pushed", body);
        pushed.addControl(new PushApart());
        give(coin, "TeleportTo(target='exit', by='player')", asControls);
        scene.attach(coin, exit, pushed);
        scene.frame();
        move(player, 0.25f);
        assertEquals(new Vector3f(7, 8, 0), pushed.getLocalTranslation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void ofTwoPortalsThatLeadToEachOtherNoneTakesWhatHasJustArrived(boolean asControls) {
        Geometry other = scene.cube("other", 20, 0);
        give(coin, "TeleportTo(target='other', by='player')", asControls);
        give(other, "TeleportTo(target='coin', by='player', delay=0.25)", asControls);
        scene.attach(coin, other, player);
        scene.frame();
        for (int round = 0; round < 3; round++) {
            move(player, 0.5f);
            scene.frames(40);
            assertEquals(20, player.getLocalTranslation().x, "it stays in round " + round);
            move(player, 25);
            move(player, 20.5f);
            scene.frames(40);
            assertEquals(0, player.getLocalTranslation().x, "it goes back in round " + round);
            move(player, 5);
        }
    }

    /** Only what arrives in the tick after the move is not taken. */
    @Test
    void whatWasMovedElsewhereIsTakenByAnotherPortalAtOnce() {
        give(coin, "TeleportTo(target='place', by='player')", false);
        Geometry other = scene.cube("other", 20, 0);
        give(other, "TeleportTo(target='exit')", false);
        Node place = CollisionScene.node("place");
        place.setLocalTranslation(18, 0, 0);
        Node exit = CollisionScene.node("exit");
        exit.setLocalTranslation(40, 0, 0);
        scene.attach(coin, other, player, place, exit);
        move(player, 0.5f);
        scene.frames(2);
        assertEquals(18, player.getLocalTranslation().x);
        move(player, 19.5f);
        assertEquals(40, player.getLocalTranslation().x);
    }

    @Test
    void anotherBodyIsRemovedUnlessItIsFixed() {
        begin("DetachOnHit(other=true)", false);
        move(player, 0.5f);
        assertNull(player.getParent());
        assertNotNull(coin.getParent());
        Geometry wall = cube("wall", 9);
        scene.step(() -> wall.setUserData("jmesat.fixed", true));
        scene.frame();
        move(wall, 0.5f);
        assertNotNull(wall.getParent());
    }
}
