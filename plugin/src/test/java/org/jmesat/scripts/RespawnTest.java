package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Respawn} and {@link Checkpoint} in user data and as Controls. */
class RespawnTest extends ReadyMadeScene {
    private Geometry player;
    private Geometry flag;
    private Geometry lava;

    private void begin(String scripts, boolean asControls) {
        player = cube("player", -5);
        flag = scene.cube("flag", 5, 0);
        flag.setUserData("jmesat.trigger", true);
        lava = scene.cube("lava", 20, 0);
        lava.setUserData("jmesat.trigger", true);
        give(flag, "Checkpoint(by='player')", asControls);
        scene.frame(() -> give(player, scripts, asControls));
        scene.attach(flag, lava);
        scene.frames(3);
    }

    private void expect(float x) {
        assertEquals(x, player.getLocalTranslation().x, 1e-5f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itComesBackToTheStartAndThenToTheCheckpoint(boolean asControls) {
        begin("Respawn(by='lava')", asControls);
        move(player, 20.5f);
        scene.frames(2);
        expect(-5);
        move(player, 5.5f);
        scene.frames(2);
        move(player, 20.5f);
        scene.frames(2);
        expect(5);
        assertEquals(List.of(), problems());
    }

    /** What is at the checkpoint's depth, or how deep that is, plays no part. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theDepthStaysAndTheWayIsNotSwept(boolean asControls) {
        begin("Respawn(by='lava', delay=" + 2 * HeadlessRun.TPF + ")", asControls);
        player.setUserData("jmesat.continuous", true);
        Geometry between = cube("between", 8);
        scene.frame(() -> between.setUserData("jmesat.trigger", true));
        scene.frame(() -> {
            player.setLocalTranslation(20.5f, 0, 3);
            scene.state().teleport(player);
        });
        expect(20.5f);
        scene.events();
        scene.frames(5);
        assertEquals(new Vector3f(-5, 0, 3), player.getLocalTranslation());
        assertFalse(scene.events().toString().contains("between"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aHealthThatIsUsedUpBringsItBackInsteadOfRemovingIt(boolean asControls) {
        begin("Health(full=30), Health(key='air', full=8), Respawn", asControls);
        give2("Damage(amount=30)", asControls);
        scene.frame(() -> player.setUserData("air", 3));
        move(player, 20.5f);
        scene.frames(3);
        expect(-5);
        assertEquals(30f, player.<Object>getUserData("health"));
        assertEquals(8, player.<Object>getUserData("air"), "each number is whole again, in its type");
        assertNotNull(player.getParent());
    }

    private void give2(String scripts, boolean asControls) {
        scene.frame(() -> give(lava, scripts, asControls));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theOrderInTheTextPlaysNoPartAndTheDelayOfTheHealthPasses(boolean asControls) {
        begin("Respawn, Health(delay=" + 4 * HeadlessRun.TPF + ")", asControls);
        scene.frame(() -> {
            player.setLocalTranslation(50, 0, 0);
            player.setUserData("health", 0f);
        });
        scene.frames(2);
        expect(50);
        scene.frames(5);
        expect(-5);
        assertEquals(100f, player.<Object>getUserData("health"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itComesBackOnceAndThenTheHealthRemovesIt(boolean asControls) {
        begin("Health, Respawn(once=true)", asControls);
        scene.frame(() -> player.setUserData("health", 0));
        scene.frames(2);
        assertEquals(100, player.<Object>getUserData("health"));
        scene.frame(() -> player.setUserData("health", 0));
        scene.frames(2);
        assertNull(player.getParent());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withoutByNoTouchCounts(boolean asControls) {
        begin("Respawn", asControls);
        move(player, 20.5f);
        scene.frames(3);
        expect(20.5f);
    }

    /** The script is on a node, the collider below it touches the checkpoint. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aNodeComesBackAsAWhole(boolean asControls) {
        begin("Count", asControls);
        Node hero = CollisionScene.node("hero", scene.cube("player", 0, 0));
        hero.setLocalTranslation(-9, 0, 0);
        give(hero, "Respawn(by='lava')", asControls);
        scene.attach(hero);
        scene.frames(2);
        move(hero, 5.5f);
        scene.frames(2);
        move(hero, 20.5f);
        scene.frames(2);
        assertEquals(5, hero.getLocalTranslation().x);
        assertEquals(List.of("Geometry 'flag' (/Root Node/flag): its script Checkpoint finds no Respawn at or above "
                + "'player', so nothing comes back here: add one there."), touchOfAnother());
    }

    private List<String> touchOfAnother() {
        move(player, 5.5f);
        scene.frames(2);
        return problems();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCopyComesBackToItsOwnPlace(boolean asControls) {
        begin("Respawn(by='lava')", asControls);
        move(player, 5.5f);
        scene.frames(2);
        Geometry copy = scene.run().ask(player::clone);
        scene.frame(() -> {
            player.removeFromParent();
            player = copy;
            copy.setLocalTranslation(-8, 0, 0);
            scene.root().attachChild(copy);
        });
        scene.frames(2);
        move(player, 20.5f);
        scene.frames(2);
        expect(-8);
        assertEquals(List.of(), problems());
    }
}
