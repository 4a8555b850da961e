package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.junit.jupiter.api.Test;

/** The test on the page of ready-made scripts. */
class BombTest {
    private final SimpleApplication game = new SimpleApplication(new AppState[0]) {
        @Override
        public void simpleInitApp() {
            // Never started.
        }
    };
    private final SatCollisionState state = new SatCollisionState();

    private Geometry add(String name, float x) {
        Geometry box = new Geometry(name, new Box(1, 1, 1));
        box.setLocalTranslation(x, 0, 0);
        game.getRootNode().attachChild(box);
        return box;
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            game.getStateManager().update(0.5f);
            game.getRootNode().updateLogicalState(0.5f);
        }
    }

    @Test
    void itBlowsUpTheWallThreeSecondsAfterTheTouch() {
        Geometry bomb = add("bomb", 0);
        Geometry wall = add("wall", 5);
        Geometry player = add("player", -5);
        bomb.setUserData("jmesat.scripts", "Bomb(seconds=3, blows='wall')");
        state.setScriptPackages("org.jmesat.sample.guides");
        game.getStateManager().attach(state);
        frames(9);
        player.setLocalTranslation(-1, 0, 0);
        frames(6);
        assertNotNull(wall.getParent());
        frames(1);
        assertNull(wall.getParent());
        assertEquals(List.of(), state.getProblems());
    }

    @Test
    void aWallThatIsNotThereIsAProblem() {
        add("bomb", 0).setUserData("jmesat.scripts", "Bomb(seconds=0, blows='wal')");
        add("player", 0);
        state.setScriptPackages("org.jmesat.sample.guides");
        game.getStateManager().attach(state);
        frames(3);
        assertEquals(List.of("Geometry 'bomb' (/Root Node/bomb): its script Bomb finds no spatial 'wal'."),
                state.getProblems());
    }
}
