package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/fast-things.md, and tests that it behaves as the page says. */
class FastThingsGuideTest extends PageScene {
    private final Geometry bullet = box("bullet", 0.2f, 0.1f, -5, 0);

    FastThingsGuideTest() {
        box("wall", 0.1f, 2, 0, 0);
        box("enemy", 1, 1, 3, 0);
        ColliderControl control = new ColliderControl();
        control.setContinuous(true);
        bullet.addControl(control);
    }

    @Test
    void aBulletHitsCollidersOnItsPath() {
        state.addCollisionListener(listener());
        frame();
        bullet.move(10, 0, 0);
        frame();
        assertEquals(List.of("ENTER bullet wall", "EXIT bullet wall SEPARATED", "ENTER bullet enemy",
                "EXIT bullet enemy SEPARATED"), log);
    }

    @Test
    void aBulletThatStopsAtTheWallDoesNotHitTheEnemy() {
        state.addCollisionListener(listener());
        bullet.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.moveToContact();
                bullet.getControl(ColliderControl.class).setEnabled(false);
            }
        });
        frame();
        bullet.move(10, 0, 0);
        frame();
        assertEquals("ENTER bullet wall", log.get(0));
        assertEquals(0, log.stream().filter(event -> event.contains("enemy")).count());
        assertEquals(-0.15f, bullet.getLocalTranslation().x, 0.001f);
    }

    @Test
    void aTeleportHitsNothingOnTheWay() {
        state.addCollisionListener(listener());
        frame();
        bullet.setLocalTranslation(5, 0, 0);
        state.teleport(bullet);
        frame();
        assertEquals(List.of(), log);
    }
}
