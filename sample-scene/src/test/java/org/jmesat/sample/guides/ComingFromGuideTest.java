package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneHit;
import org.jmesat.contact.Contact;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/coming-from.md, and tests that it behaves as the page says. */
class ComingFromGuideTest extends PageScene {
    private final Geometry hero = box("hero", 0.6f, 1, 0, 0.5f);

    @Test
    void bulletsZoneAndCharacter() {
        Geometry zone = box("zone", 2, 2, 4, 1.1f);
        Geometry floor = box("floor", 20, 1, 0, -0.5f);

        floor.setUserData("jmesat.fixed", true);
        zone.setUserData("jmesat.trigger", true);
        zone.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                log.add(event.getOther().getName() + " comes");
            }
        });
        CharacterMover walker = new CharacterMover();
        hero.addControl(walker);
        walker.setVelocity(new Vector3f(4, -1, 0));

        for (int i = 0; i < 120; i++) {
            frame();
        }
        assertEquals(List.of("hero comes"), log);
        assertEquals(8, hero.getLocalTranslation().x, 0.1f);
        assertTrue(walker.isOnGround());
    }

    @Test
    void aWorldOfDyn4j() {
        CollisionWorld world = new CollisionWorld();
        Collider crate = world.add("crate");
        crate.setShape(ConvexPolygon.rectangle(2, 2));
        crate.setFixed(true);
        Collider ball = world.add("ball");
        ball.setShape(ConvexPolygon.circle(0.5f));
        ball.setPosition(1.25, 0);

        world.step();
        for (Contact<Collider> contact : world.getEvents().enters()) {
            log.add("begin " + contact.getNormalX() + " " + contact.getDepth());
        }
        assertEquals(List.of("begin 1.0 0.25"), log);
    }

    /** A coin: whoever has a number of coins takes it. */
    public static class Treasure extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            Integer coins = event.getOther().getUserData("coins");
            if (coins != null) {
                event.getOther().setUserData("coins", coins + 1);
                spatial.removeFromParent();
            }
        }
    }

    @Test
    void aCoinOfUnity() {
        Geometry coin = box("coin", 0.4f, 0.4f, 0.2f, 0.5f);
        box("wall", 1, 4, 6, 0);
        hero.setUserData("coins", 0);

        coin.setUserData("jmesat.trigger", true);
        coin.addControl(new Treasure());

        frame();
        assertEquals(1, (Integer) hero.getUserData("coins"));
        assertNull(coin.getParent());
        frame();

        SceneHit hit = new SceneHit();
        Vector3f from = hero.getWorldTranslation();
        if (state.getQueries().castRay(from, from.add(10, 0, 0), state.getQueries().ignoring(hero), hit)) {
            log.add(hit.getSpatial().getName() + " is " + hit.getDistance() + " away");
        }
        assertEquals(List.of("wall is 5.5 away"), log);
    }

    @Test
    void aCharacterBodyOfGodot() {
        Geometry floor = box("floor", 20, 1, 0, -0.5f);
        floor.setUserData("jmesat.fixed", true);
        float axis = 1;
        boolean jump = false;

        CharacterMover mover = new CharacterMover();
        hero.addControl(mover);
        state.addTickListener(new CollisionTickListener() {
            private final Vector3f velocity = new Vector3f();

            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                mover.getRemainingVelocity(velocity);
                velocity.x = 4 * axis;
                velocity.y = jump && mover.isOnGround() ? 7 : velocity.y - 20 * tpf;
                mover.setVelocity(velocity);
            }
        });

        for (int i = 0; i < 60; i++) {
            frame();
        }
        assertEquals(4, hero.getLocalTranslation().x, 0.1f);
        assertTrue(mover.isOnGround());
    }
}
