package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.scripts.DetachOnHit;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/scripts.md, and tests that it behaves as the page says. */
class ScriptsGuideTest extends PageScene {
    private final Geometry player = box("player", 1, 1, 0.5f, 0);
    private final Geometry coin = box("coin", 1, 1, 0, 0);

    @Test
    void aCoinIsCountedAndRemovedByUserData() {
        coin.setUserData("jmesat.scripts", "Count(by='player', key='coins'), DetachOnHit(by='player')");
        rootNode.attachChild(player);
        rootNode.attachChild(coin);
        frame();
        assertEquals(1, player.<Integer>getUserData("coins"));
        assertNull(coin.getParent());
        assertEquals(List.of(), state.getProblems());
    }

    @Test
    void aControlDoesTheSame() {
        DetachOnHit script = new DetachOnHit();
        script.setBy("player");
        coin.addControl(script);
        rootNode.attachChild(player);
        rootNode.attachChild(coin);
        frame();
        assertNull(coin.getParent());
    }
}
