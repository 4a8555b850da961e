package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.world.CollisionLayers;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Layer names and the layer matrix as text properties of the app state. */
class LayerSettingsTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final CollisionLayers layers = state.getLayers();
    private final Geometry player = scene.cube("player", 0, 0);
    private final Geometry shot = scene.cube("shot", 0.5f, 0);

    LayerSettingsTest() {
        player.setUserData("jmesat.layers", "player");
        shot.setUserData("jmesat.layers", "shot");
    }

    @Test
    void textNamesLayersAndKeepsThemApart() {
        state.setLayerNames("player, enemy, shot");
        state.setLayersApart("shot|player, shot | shot");
        scene.attach(player, shot);
        scene.frame();
        assertEquals(List.of(), scene.events());
        assertEquals(List.of("player", "enemy", "shot"),
                List.of(layers.getName(1), layers.getName(2), layers.getName(3)));
        assertFalse(layers.isColliding(3, 1));
        assertFalse(layers.isColliding(3, 3));
        assertTrue(layers.isColliding(3, 2));
        scene.frame(() -> state.setLayersApart("shot | shot"));
        assertEquals(1, scene.events().size());
        scene.frame(() -> state.setLayersApart("player | shot"));
        assertTrue(scene.events().get(0).contains("FILTERED"));
        scene.frame(() -> state.setLayersApart(" "));
        assertEquals(1, scene.events().size());
        assertEquals(List.of(), state.getProblems());
    }

    @Test
    void newLayerNamesReplaceTheOldOnes() {
        state.setLayerNames("player, shot");
        state.setLayersApart("player | shot");
        scene.attach(player, shot);
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame(() -> state.setLayerNames("shot, , player"));
        assertEquals(List.of(), scene.events());
        assertEquals("shot", layers.getName(1));
        assertNull(layers.getName(2));
        assertFalse(layers.isColliding(1, 3));
        assertTrue(layers.isColliding(1, 2));
        scene.frame(() -> state.setLayerNames(""));
        assertNull(layers.getName(1));
        assertEquals("default", layers.getName(0));
    }

    @Test
    void blankTextsLeaveNamesAndMatrixToCode() {
        scene.step(() -> {
            layers.setName(5, "player");
            layers.setName(6, "shot");
            layers.setColliding("player", "shot", false);
        });
        scene.attach(player, shot);
        scene.frames(3);
        assertEquals(List.of(), scene.events());
    }

    @Test
    void textCanKeepApartALayerThatCodeNamesLater() {
        state.setLayersApart("player | shot");
        scene.attach(player, shot);
        scene.frame();
        assertTrue(state.getProblems().toString().contains("layersApart: there is no layer 'player'"));
        scene.frame(() -> {
            layers.setName(5, "player");
            layers.setName(6, "shot");
        });
        assertEquals(List.of(), state.getProblems());
        assertFalse(layers.isColliding(5, 6));
        assertEquals(List.of(), scene.events());
        scene.frame(() -> state.setLayersApart("player | player"));
        assertEquals(1, scene.events().size());
    }

    @Test
    void invalidLayerSettingsAreIgnoredAndReportedAndTheRestApplies() {
        StringBuilder many = new StringBuilder("player, shot, player, default");
        for (int layer = 5; layer <= 64; layer++) {
            many.append(", layer ").append(layer);
        }
        state.setLayerNames(many.toString());
        state.setLayersApart("shot, player | shot | shot, nobody | shot, player | shot, |");
        scene.attach(player, shot);
        scene.frame();
        assertEquals(List.of(), scene.events());
        assertEquals("layer 63", layers.getName(63));
        String problems = state.getProblems().toString();
        for (String expected : List.of("Layer 3 cannot be called 'player'", "Layer 4 cannot be called 'default'",
                "there is no layer 64 for 'layer 64'", "'shot' is not a pair", "'player | shot | shot' is not a pair",
                "there is no layer 'nobody'", "there is no layer ''")) {
            assertTrue(problems.contains(expected), () -> expected + " is not in " + problems);
        }
    }

    /** Each was a problem of its own, so that 20 000 took 0.7 s a tick. */
    @Test
    void ofManyWrongPairsTheFirstAreReportedAndTheOthersCounted() {
        state.setLayersApart("nobody | shot, ".repeat(20_000) + "player | shot");
        state.setLayerNames("player, shot");
        scene.attach(player, shot);
        scene.frame();
        assertEquals(List.of(), scene.events());
        List<String> problems = state.getProblems();
        assertTrue(problems.size() <= 11, () -> problems.size() + " problems");
        assertTrue(problems.toString().contains("layersApart: 19990 more names or pairs are wrong"),
                problems::toString);
    }
}
