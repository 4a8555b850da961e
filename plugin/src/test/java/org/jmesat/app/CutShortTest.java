package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.ledger.CollisionLedger;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A handler cuts a bullet short: the later ENTERs of the bullet in this tick are withdrawn. */
@ParameterizedClass
@EnumSource
class CutShortTest extends BulletScene {
    CutShortTest(ProjectionPlane plane) {
        super(plane);
    }

    /** The ways in which a handler cuts the bullet short at the wall. */
    enum Way {
        MOVE_TO_CONTACT {
            @Override
            void stop(BulletScene test, CollisionEvent event) {
                event.moveToContact();
            }
        },
        TELEPORT {
            @Override
            void stop(BulletScene test, CollisionEvent event) {
                test.scene.state().teleport(test.bullet);
                test.scene.place(test.bullet, -5, 0);
            }
        },
        TELEPORT_OF_THE_CONTROL {
            @Override
            void stop(BulletScene test, CollisionEvent event) {
                test.control.teleport();
                test.scene.place(test.bullet, -5, 0);
            }
        },
        DETACH {
            @Override
            void stop(BulletScene test, CollisionEvent event) {
                test.bullet.removeFromParent();
            }
        },
        DETACH_THE_NODE_ABOVE {
            @Override
            void stop(BulletScene test, CollisionEvent event) {
                test.bullets.removeFromParent();
            }
        },
        DISABLE {
            @Override
            void stop(BulletScene test, CollisionEvent event) {
                test.control.setEnabled(false);
            }
        },
        DISABLE_BY_USER_DATA_ABOVE {
            @Override
            void stop(BulletScene test, CollisionEvent event) {
                test.bullets.setUserData("jmesat.collider", false);
            }
        };

        abstract void stop(BulletScene test, CollisionEvent event);
    }

    @Test
    void theContactsOfABulletAreReportedInTheOrderOfTimeNotOfIds() {
        start();
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED", "2 ENTER enemy bullet",
                "2 EXIT enemy bullet SEPARATED"), fly(8));
    }

    @ParameterizedTest
    @EnumSource
    void aBulletStoppedAtTheWallDoesNotPassTheEnemyBehindIt(Way way) {
        bullet.addControl(onEnter(event -> way.stop(this, event)));
        start();
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), fly(8));
    }

    @ParameterizedTest
    @EnumSource
    void aBulletStoppedAtTheWallHasNoContactWithTheEnemyBehindIt(Way way) {
        bullet.addControl(onEnter(event -> way.stop(this, event)));
        List<Boolean> afterTick = new ArrayList<>();
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                afterTick.add(state.isColliding(bullet, enemy));
                afterTick.add(state.getContacts(bullet, new SceneContacts()).size() > 0);
            }
        }));
        List<Boolean> whileDelivering = new ArrayList<>();
        wall.addControl(onEnter(event -> whileDelivering.add(scene.state().isColliding(bullet, enemy))));
        start();
        afterTick.clear();
        CollisionLedger ledger = scene.run().ask(() -> new CollisionLedger(scene.state()));
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), fly(4));
        assertEquals(List.of(true), whileDelivering);
        assertEquals(List.of(false, false), afterTick);
        assertEquals(List.of("enemy bullet"), enters());
        scene.run().step(ledger::verify);
        assertEquals(List.of(), ledger.getOpenPairs());
        scene.frame();
        scene.run().step(ledger::verify);
        List<String> later = scene.events();
        assertEquals(way == Way.MOVE_TO_CONTACT ? List.of("3 ENTER wall bullet") : List.of(), later);
    }

    /** The ENTERs of the last step as the world computed them, without pass-throughs. */
    private List<String> enters() {
        return scene.run().ask(() -> scene.state().getWorld().getEvents().enters().stream()
                .filter(contact -> !contact.isPassThrough())
                .map(contact -> name(contact.getA()) + " " + name(contact.getB())).toList());
    }

    private static String name(Collider collider) {
        return CollisionBody.spatialOf(collider).getName();
    }

    @ParameterizedTest
    @EnumSource(names = {"TELEPORT", "TELEPORT_OF_THE_CONTROL", "DETACH", "DETACH_THE_NODE_ABOVE", "DISABLE",
        "DISABLE_BY_USER_DATA_ABOVE"})
    void aBulletPutBackAtTheMuzzleHitsNothingOnTheWay(Way way) {
        bullet.addControl(onEnter(event -> way.stop(this, event)));
        start();
        fly(8);
        // The bullet returns to the muzzle before the next tick; the way back is not swept.
        scene.frame(() -> {
            bullets.attachChild(bullet);
            scene.root().attachChild(bullets);
            bullets.setUserData("jmesat.collider", null);
            control.setEnabled(true);
            scene.place(bullet, -5, 0);
        });
        assertEquals(List.of(), scene.events());
        assertEquals("4 ENTER wall bullet", fly(8).get(0));
    }

    @Test
    void aHandlerOfAnotherPairCutsABulletShort() {
        Geometry button = scene.cube("button", 0, 20);
        Geometry foot = scene.cube("foot", 5, 20);
        scene.attach(button, foot);
        scene.frame();
        scene.frame(() -> scene.place(foot, 0, 20));
        scene.step(() -> foot.addControl(new CollisionScript() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                bullet.removeFromParent();
            }
        }));
        start();
        scene.frame(() -> {
            scene.place(foot, 5, 20);
            scene.place(bullet, 8, 0);
        });
        assertEquals(List.of("EXIT button foot SEPARATED"),
                scene.events().stream().map(line -> line.substring(line.indexOf(' ') + 1)).toList());
    }

    @Test
    void aBulletDetachedByOneHandlerAndAttachedByTheNextIsCutShort() {
        // The wall has the lower id, so its handler is called first.
        wall.addControl(onEnter(event -> bullet.removeFromParent()));
        bullet.addControl(onEnter(event -> bullets.attachChild(bullet)));
        start();
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), fly(8));
    }

    @Test
    void aBulletAttachedByOneHandlerAndDetachedByTheNextIsCutShort() {
        wall.addControl(onEnter(event -> bullets.attachChild(bullet)));
        bullet.addControl(onEnter(event -> bullet.removeFromParent()));
        start();
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), fly(8));
    }

    @Test
    void cuttingABulletShortDoesNotAffectAnotherBullet() {
        Geometry second = scene.cube("second", -5, 2);
        continuous(second);
        bullets.attachChild(second);
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        scene.scale(enemy, 1, 8, 1);
        start();
        scene.step(() -> scene.place(second, -6, 2));
        scene.frame();
        scene.frame(() -> {
            scene.place(bullet, 8, 0);
            scene.place(second, 8, 2);
        });
        assertEquals(List.of("3 ENTER wall bullet", "3 EXIT wall bullet SEPARATED",
                "3 ENTER wall second", "3 EXIT wall second SEPARATED",
                "3 ENTER enemy second", "3 EXIT enemy second SEPARATED"), scene.events());
    }

    @Test
    void pairsWithoutAContinuousSideAreDeliveredWhole() {
        Geometry crate = scene.cube("crate", 20, 0);
        Geometry left = scene.cube("left", 30, 0);
        Geometry right = scene.cube("right", 31, 0);
        crate.addControl(onEnter(event -> {
            crate.removeFromParent();
            scene.log().note("self " + event.isSelfInScene() + ", other " + event.isOtherInScene());
        }));
        CollisionEvent[] kept = new CollisionEvent[1];
        right.addControl(onEnter(event -> {
            scene.log().note("other " + event.isOtherInScene());
            kept[0] = event.copy();
        }));
        scene.attach(crate, left, right);
        start();
        scene.frame(() -> scene.place(crate, 30.5f, 0));
        assertEquals(List.of("self false, other true", "2 ENTER crate left", "self false, other true", "other false",
                "2 ENTER crate right", "2 STAY left right"),
                scene.events().stream().filter(line -> !line.contains("bullet")).toList());
        scene.step(() -> scene.root().attachChild(crate));
        assertTrue(kept[0].isSelfInScene());
        assertFalse(kept[0].isOtherInScene());
    }

    @Test
    void aBulletDetachedByAHandlerOfAnotherPairIsNotSwept() {
        start();
        Geometry late = scene.cube("late", 20, 0);
        late.addControl(onEnter(event -> bullet.removeFromParent()));
        scene.attach(late, scene.cube("later", 20.5f, 0));
        assertEquals("2 ENTER late later", fly(-4).get(0));
        scene.frame(() -> {
            bullets.attachChild(bullet);
            scene.place(bullet, 8, 0);
        });
        assertEquals(List.of("3 STAY late later"), scene.events());
    }

    @ParameterizedTest
    @ValueSource(floats = {4, 8})
    void diagnoseReportsThatAHandlerCutTheBulletShort(float end) {
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        fly(end);
        String text = scene.run().ask(() -> scene.state().diagnose(bullet, enemy));
        assertEquals("No event: in tick 2 a handler cut a continuous side short before the time of impact, "
                + (end == 4 ? "0.8889" : "0.6154") + " of the tick.", text);
    }

    @Test
    void aWithdrawnPairThatOverlapsAtTheNextTickEnters() {
        bullet.addControl(onEnter(event -> {
            if (event.getTick() == 2) {
                scene.state().teleport(bullet);
            }
        }));
        start();
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), fly(4));
        scene.frame();
        assertEquals(List.of("3 ENTER enemy bullet"), scene.events());
    }

    @Test
    void aBulletThatIsCutShortInAStayIsNotSwept() {
        Geometry zone = scene.geometry("zone", new Box(1, 1, 1), -5, 0);
        bullet.addControl(new CollisionScript() {
            @Override
            public void onCollisionStay(CollisionEvent event) {
                if (event.getOther() == zone) {
                    bullet.removeFromParent();
                }
            }
        });
        scene.attach(zone);
        start();
        scene.frame();
        scene.events();
        scene.frame(() -> {
            scene.place(bullet, 8, 0);
            bullets.attachChild(bullet);
        });
        assertEquals(List.of("3 EXIT zone bullet SEPARATED"), scene.events());
    }
}
