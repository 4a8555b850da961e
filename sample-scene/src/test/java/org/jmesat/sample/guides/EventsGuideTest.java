package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneContacts;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.ledger.CollisionLedger;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/events.md, and tests that it behaves as the page says. */
class EventsGuideTest extends PageScene {
    private final Geometry player = box("player", 1, 1, 0, 0);
    private final Geometry door = box("door", 1, 2, 5, 0);
    private final Vector2f normal = new Vector2f();

    @Test
    void aScriptGetsEnterAndExit() {
        player.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                log.add("hit " + event.getOther().getName());
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                log.add("left " + event.getOther().getName() + ": " + event.getExitReason());
            }
        });
        player.setLocalTranslation(4.5f, 0, 0);
        frame();
        player.setLocalTranslation(0, 0, 0);
        frame();
        assertEquals(List.of("hit door", "left door: SEPARATED"), log);
    }

    private static class Door extends AbstractControl implements CollisionListener {
        private boolean open;

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            open = true;
        }

        @Override
        protected void controlUpdate(float tpf) {
        }

        @Override
        protected void controlRender(RenderManager rm, ViewPort vp) {
        }
    }

    @Test
    void anyControlMayListen() {
        Door control = new Door();
        door.addControl(control);
        player.setLocalTranslation(4.5f, 0, 0);
        frame();
        assertTrue(control.open);
    }

    private void hurt(Spatial spatial) {
        log.add("hurt " + spatial.getName());
    }

    @Test
    void aListenerForTwoLayersGetsSelfFromTheFirst() {
        state.setLayerNames("bullet, enemy");
        ColliderControl enemy = new ColliderControl();
        enemy.setLayers("enemy");
        player.addControl(enemy);
        ColliderControl bullet = new ColliderControl();
        bullet.setLayers("bullet");
        door.addControl(bullet);
        state.addCollisionListener("bullet", "enemy", new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.getSelf().removeFromParent();     // the bullet
                hurt(event.getOther());                 // the enemy
            }
        });
        door.setLocalTranslation(0.5f, 0, 0);
        frame();
        assertEquals(List.of("hurt player"), log);
        assertEquals(1, rootNode.getQuantity());
    }

    @Test
    void theContactsOfASpatialCanBeRead() {
        SceneContacts contacts = new SceneContacts();
        player.setLocalTranslation(4.5f, 0, 0);
        frame();

        if (state.isColliding(player, door)) {
            log.add("since tick " + state.getSinceTick(player, door));
        }

        state.getContacts(player, contacts);
        for (int i = 0; i < contacts.size(); i++) {
            log.add(contacts.getOther(i).getName() + " " + contacts.getDepth(i) + " "
                    + contacts.getNormal(i, normal));
        }
        assertEquals(List.of("since tick 1", "door 0.5 (1.0, 0.0)"), log);
    }

    @Test
    void movesInBeforeTickAreTestedInTheSameFrame() {
        state.addCollisionListener(listener());
        state.addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                player.move(4 * tpf, 0, 0);
            }
        });
        player.setLocalTranslation(4 - 4 * TPF + 0.01f, 0, 0);
        frame();
        assertEquals(List.of("ENTER player door"), log);
    }

    @Override
    void simpleUpdate(float tpf) {
        if (state.isManual()) {
            player.move(3 * tpf, 0, 0);
            state.tick(tpf);
            if (state.isColliding(player, door)) {
                log.add("in the door");
            }
        }
    }

    @Test
    void aGameMayRunTheTicksItself() {
        state.setManual(true);
        player.setLocalTranslation(4 - 3 * TPF + 0.01f, 0, 0);
        frame();
        assertEquals(List.of("in the door"), log);
    }

    @Test
    void aPauseStopsTheTicksAndStepRunsOne() {
        frame();
        state.setPaused(true);
        frame();
        assertEquals(1, state.getTick());
        state.step();
        assertEquals(2, state.getTick());
    }

    @Test
    void aDiagnosisSaysWhyThereIsNoEvent() {
        frame();
        String why = state.diagnose(player, door);
        assertTrue(why.startsWith("No event: they are 4 apart"), why);
    }

    @Test
    void aLedgerChecksTheEvents() {
        CollisionLedger ledger = new CollisionLedger(state);
        ledger.setReport(log::add);
        player.setLocalTranslation(4.5f, 0, 0);
        frame();
        frame();
        ledger.verify();
        assertEquals(2, ledger.getEventCount());
        assertEquals(List.of("player + door since tick 1"), ledger.getOpenPairs());
        assertTrue(log.get(1).startsWith("tick 2: 0 EXIT, 0 ENTER, 1 STAY, 1 open, hash "), log.get(1));
    }
}
