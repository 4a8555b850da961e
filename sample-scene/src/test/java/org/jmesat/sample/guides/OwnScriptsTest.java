package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.math.Quaternion;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The two scripts on the page of ready-made scripts that extend their bases, named in user data and as Controls. */
class OwnScriptsTest {
    private final SimpleApplication game = new SimpleApplication(new AppState[0]) {
        @Override
        public void simpleInitApp() {
            // Never started.
        }
    };
    private final SatCollisionState state = new SatCollisionState();
    private final Node player = new Node("player");

    /** A player of two colliders, far away. */
    @BeforeEach
    void addPlayer() {
        player.attachChild(box("body", 0));
        player.attachChild(box("hat", 0.25f));
        player.addControl(new PushApart());
        player.setLocalTranslation(-9, 0, 0);
        game.getRootNode().attachChild(player);
        state.setPlane(ProjectionPlane.XZ);
        state.setScriptPackages("org.jmesat.sample.guides");
        game.getStateManager().attach(state);
    }

    private static Geometry box(String name, float x) {
        Geometry box = new Geometry(name, new Box(0.5f, 0.5f, 0.5f));
        box.setLocalTranslation(x, 0, 0);
        return box;
    }

    private Geometry add(String name, float x) {
        Geometry box = box(name, x);
        game.getRootNode().attachChild(box);
        return box;
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            game.getStateManager().update(0.5f);
            game.getRootNode().updateLogicalState(0.5f);
        }
    }

    private Geometry addCoin(boolean asControl, float delay) {
        Geometry coin = add("coin", 0);
        coin.setUserData("jmesat.trigger", true);
        if (asControl) {
            SpinningCoin script = new SpinningCoin();
            script.setValue(5);
            script.setBy("player");
            script.setDelay(delay);
            coin.addControl(script);
        } else {
            coin.setUserData("jmesat.scripts", "SpinningCoin(value=5, by='player', delay=" + delay + ")");
        }
        return coin;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCoinSpinsAndIsWorthItsValue(boolean asControl) {
        Geometry coin = addCoin(asControl, 0);
        add("enemy", 0.5f);
        frames(3);
        assertNotEquals(Quaternion.IDENTITY, coin.getLocalRotation());
        assertNotNull(coin.getParent());
        player.setLocalTranslation(0, 0, 0);
        frames(2);
        assertNull(coin.getParent());
        assertEquals(5, player.<Integer>getUserData("coins"));
        assertEquals(List.of(), state.getProblems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void ofTwoThatComeInTheSameTickOneGetsTheCoin(boolean asControl) {
        Node second = new Node("player");
        second.attachChild(box("body", 0));
        second.addControl(new PushApart());
        second.setLocalTranslation(9, 0, 0);
        game.getRootNode().attachChild(second);
        addCoin(asControl, 0);
        frames(2);
        player.setLocalTranslation(-0.9f, 0, 0);
        second.setLocalTranslation(0.9f, 0, 0);
        frames(2);
        assertEquals(5, player.<Integer>getUserData("coins"));
        assertNull(second.getUserData("coins"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itStandsStillInAPause(boolean asControl) {
        Geometry coin = addCoin(asControl, 0);
        frames(3);
        state.setPaused(true);
        Quaternion before = coin.getLocalRotation().clone();
        frames(3);
        assertEquals(before, coin.getLocalRotation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itsDelayPassesWhileItSpins(boolean asControl) {
        Geometry coin = addCoin(asControl, 1.25f);
        player.setLocalTranslation(0, 0, 0);
        frames(2);
        assertNotNull(coin.getParent());
        frames(3);
        assertNull(coin.getParent());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPlateIsPressedByTwoBodies(boolean asControl) {
        Geometry plate = add("plate", 0);
        plate.setUserData("jmesat.trigger", true);
        if (asControl) {
            plate.addControl(new HeavyPlate());
        } else {
            plate.setUserData("jmesat.scripts", "HeavyPlate");
        }
        Geometry crate = add("crate", 9);
        player.setLocalTranslation(-0.8f, 0, 0);
        frames(3);
        assertEquals(false, plate.<Boolean>getUserData("pressed"), "two colliders, but one body");
        crate.setLocalTranslation(0.9f, 0, 0);
        frames(2);
        assertEquals(true, plate.<Boolean>getUserData("pressed"));
        crate.setLocalTranslation(9, 0, 0);
        frames(2);
        assertEquals(false, plate.<Boolean>getUserData("pressed"));
        crate.setLocalTranslation(0.9f, 0, 0);
        frames(2);
        player.setLocalTranslation(-9, 0, 0);
        crate.setLocalTranslation(9, 0, 0);
        frames(1);
        assertEquals(false, plate.<Boolean>getUserData("pressed"));
        assertEquals(List.of(), state.getProblems());
    }
}
