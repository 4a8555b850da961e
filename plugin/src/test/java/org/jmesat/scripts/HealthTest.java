package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whose damage counts for a health, and how often. */
class HealthTest extends ReadyMadeScene {
    private final Geometry player = scene.cube("player", 9, 0);
    private final Geometry lava = scene.cube("lava", 0, 0);
    private final Node hazards = CollisionScene.node("hazards", lava);

    private void begin(String health, String damage, boolean asControls) {
        give(player, health, asControls);
        give(lava, damage, asControls);
        scene.attach(player, hazards);
        scene.frame();
    }

    private float healthAfterATouch() {
        move(player, 0.5f);
        move(player, 9);
        return player.<Float>getUserData("health");
    }

    /** A word is a name, that of a spatial above, a layer or a tag of the hazard. */
    @ParameterizedTest
    @CsvSource({"'', 90", "lava, 90", "hazards, 90", "hot, 90", "fire, 90", "'spike, fire', 90", "spike, 100",
        "Lava, 100", "player, 100"})
    void onlyDamageOfWhatMatchesCounts(String by, float left) {
        for (boolean asControls : new boolean[] {false, true}) {
            player.setUserData("health", null);
            lava.setUserData("jmesat.tags", "wide, hot");
            lava.setUserData("jmesat.layers", "fire");
            scene.step(() -> scene.state().setLayerNames("fire"));
            begin("Health(by='" + by + "')", "Damage", asControls);
            assertEquals(left, healthAfterATouch(), "as Controls " + asControls);
            assertEquals(List.of(), problems());
            scene.frame(() -> {
                player.removeFromParent();
                hazards.removeFromParent();
                player.setUserData("jmesat.scripts", null);
                lava.setUserData("jmesat.scripts", null);
            });
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theLayerOfAPartOfTheHazardCounts(boolean asControls) {
        give(player, "Health(by='fire')", asControls);
        give(hazards, "Damage", asControls);
        lava.setUserData("jmesat.layers", "fire");
        Geometry rock = scene.cube("rock", 20, 0);
        hazards.attachChildAt(rock, 0);
        scene.step(() -> scene.state().setLayerNames("fire"));
        scene.attach(player, hazards);
        scene.frame();
        assertEquals(90, healthAfterATouch());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onceIsTheFirstHarmUntilTheSpatialComesBack(boolean asControls) {
        begin("Health(once=true)", "Damage(each=" + HeadlessRun.TPF + ')', asControls);
        move(player, 0.5f);
        scene.frames(9);
        assertEquals(90f, player.<Float>getUserData("health"));
        move(player, 9);
        assertEquals(90, healthAfterATouch());
        scene.frame(() -> player.removeFromParent());
        scene.attach(player);
        scene.frame();
        move(player, 0.5f);
        scene.frames(9);
        assertEquals(80f, player.<Float>getUserData("health"));
    }

    /** What others do not let through is not the first harm. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsRefusedIsNoHarmForOnce(boolean asControls) {
        begin("Health(once=true), Health(by='spike')", "Damage", asControls);
        assertEquals(100, healthAfterATouch());
        scene.step(() -> lava.setName("spike"));
        assertEquals(90, healthAfterATouch());
        assertEquals(90, healthAfterATouch());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void eachNumberHasItsOwnRule(boolean asControls) {
        begin("Health(key='shield', by='ice', full=50), Health(by='lava')", "Damage, Damage(key='shield')", asControls);
        assertEquals(90, healthAfterATouch());
        assertEquals(50f, player.<Float>getUserData("shield"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsBelowTheSpatialDoesNotHarmIt(boolean asControls) {
        Node knight = CollisionScene.node("knight", player);
        Geometry sword = scene.cube("sword", 9.5f, 0);
        knight.attachChild(sword);
        Geometry enemy = scene.cube("enemy", 20, 0);
        give(knight, "Health", asControls);
        give(enemy, "Health", asControls);
        give(sword, "Damage", asControls);
        scene.attach(knight, enemy);
        scene.frames(3);
        move(enemy, 10);
        assertEquals(100f, knight.<Float>getUserData("health"));
        assertEquals(90f, enemy.<Float>getUserData("health"));
    }

    @Test
    void aDisabledHealthRefusesNothing() {
        begin("Health(by='spike')", "Damage", true);
        scene.step(() -> player.getControl(Health.class).setEnabled(false));
        assertEquals(90, healthAfterATouch());
        scene.step(() -> player.getControl(Health.class).setEnabled(true));
        assertEquals(90, healthAfterATouch());
    }

    @Test
    void aCloneOfWhoWasHarmedOnceCanBeHarmed() {
        begin("Health(once=true, full=10)", "Damage(amount=3)", true);
        assertEquals(7, healthAfterATouch());
        Geometry copy = scene.run().ask(() -> player.clone(true));
        scene.attach(copy);
        scene.frame();
        move(copy, 0.5f);
        assertEquals(4f, copy.<Float>getUserData("health"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aNumberWithoutAHealthIsHarmedByAll(boolean asControls) {
        player.setUserData("health", 30f);
        begin("Count(of='player', by='lava')", "Damage", asControls);
        assertEquals(20, healthAfterATouch());
        assertNull(player.getControl(Health.class));
    }
}
