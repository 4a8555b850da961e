package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.ledger.CollisionLedger;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A bullet of side 1 that starts at x = −5 and passes a wall at x = 0 and, behind it, an enemy; the enemy was attached
 * first and has the lower id.
 */
class CutShortTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Node bullets = new Node("bullets");
    private final Geometry enemy = scene.cube("enemy", 4, 0);
    private final Geometry wall = scene.geometry("wall", new Box(0.125f, 3, 3), 0, 0);
    private final Geometry bullet = scene.cube("bullet", -5, 0);
    private final ColliderControl control = continuous(bullet);

    private static ColliderControl continuous(Spatial spatial) {
        ColliderControl control = new ColliderControl();
        control.setContinuous(true);
        spatial.addControl(control);
        return control;
    }

    private static CollisionScript onEnter(Consumer<CollisionEvent> handler) {
        return new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                handler.accept(event);
            }
        };
    }

    private void start() {
        bullets.attachChild(bullet);
        scene.attach(enemy, wall, bullets);
        scene.frame();
        scene.events();
    }

    private List<String> fly(float toX) {
        scene.frame(() -> bullet.setLocalTranslation(toX, 0, 0));
        return scene.events();
    }

    /** The ways in which a handler cuts the bullet short at the wall. */
    enum Way {
        MOVE_TO_CONTACT {
            @Override
            void stop(CutShortTest test, CollisionEvent event) {
                event.moveToContact();
            }
        },
        TELEPORT {
            @Override
            void stop(CutShortTest test, CollisionEvent event) {
                test.scene.state().teleport(test.bullet);
                test.bullet.setLocalTranslation(-5, 0, 0);
            }
        },
        TELEPORT_OF_THE_CONTROL {
            @Override
            void stop(CutShortTest test, CollisionEvent event) {
                test.control.teleport();
                test.bullet.setLocalTranslation(-5, 0, 0);
            }
        },
        DETACH {
            @Override
            void stop(CutShortTest test, CollisionEvent event) {
                test.bullet.removeFromParent();
            }
        },
        DETACH_THE_NODE_ABOVE {
            @Override
            void stop(CutShortTest test, CollisionEvent event) {
                test.bullets.removeFromParent();
            }
        },
        DISABLE {
            @Override
            void stop(CutShortTest test, CollisionEvent event) {
                test.control.setEnabled(false);
            }
        },
        DISABLE_BY_USER_DATA_ABOVE {
            @Override
            void stop(CutShortTest test, CollisionEvent event) {
                test.bullets.setUserData("jmesat.collider", false);
            }
        };

        abstract void stop(CutShortTest test, CollisionEvent event);
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
            bullet.setLocalTranslation(-5, 0, 0);
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
        scene.frame(() -> foot.setLocalTranslation(0, 20, 0));
        scene.step(() -> foot.addControl(new CollisionScript() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                bullet.removeFromParent();
            }
        }));
        start();
        scene.frame(() -> {
            foot.setLocalTranslation(5, 20, 0);
            bullet.setLocalTranslation(8, 0, 0);
        });
        assertEquals(List.of("EXIT button foot SEPARATED"),
                scene.events().stream().map(line -> line.substring(line.indexOf(' ') + 1)).toList());
    }

    @Test
    void aBulletDetachedByOneHandlerAndAttachedByTheNextIsCutShort() {
        CollisionListener putBack = onEnter(event -> bullets.attachChild(bullet));
        bullet.addControl(onEnter(event -> bullet.removeFromParent()));
        wall.addControl((CollisionScript) putBack);
        start();
        // The wall has the lower id, so its handler is called first.
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), fly(8));
    }

    @Test
    void cuttingABulletShortDoesNotAffectAnotherBullet() {
        Geometry second = scene.cube("second", -5, 2);
        continuous(second);
        bullets.attachChild(second);
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        enemy.setLocalScale(1, 8, 1);
        start();
        scene.step(() -> second.setLocalTranslation(-6, 2, 0));
        scene.frame();
        scene.frame(() -> {
            bullet.setLocalTranslation(8, 0, 0);
            second.setLocalTranslation(8, 2, 0);
        });
        assertEquals(List.of("3 ENTER wall bullet", "3 EXIT wall bullet SEPARATED", "3 ENTER wall second",
                "3 EXIT wall second SEPARATED", "3 ENTER enemy second", "3 EXIT enemy second SEPARATED"), scene.events());
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
        scene.frame(() -> crate.setLocalTranslation(30.5f, 0, 0));
        assertEquals(List.of("self false, other true", "2 ENTER crate left", "self false, other true", "other false",
                "2 ENTER crate right", "2 STAY left right"),
                scene.events().stream().filter(line -> !line.contains("bullet")).toList());
        scene.step(() -> scene.root().attachChild(crate));
        assertTrue(kept[0].isSelfInScene());
        assertFalse(kept[0].isOtherInScene());
    }

    @Test
    void theBulletIsMovedToThePositionOfTheImpact() {
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        fly(8);
        assertEquals(-0.625f, bullet.getLocalTranslation().x, 1e-6f);
        assertEquals(0, bullet.getLocalTranslation().y);
    }

    @Test
    void theNextSweepBeginsAtTheContact() {
        bullet.addControl(onEnter(event -> {
            if (event.getTick() == 2) {
                event.moveToContact();
            }
        }));
        start();
        fly(8);
        // The sweep begins at the wall; from x = 8 it would hit the enemy.
        scene.frame(() -> bullet.setLocalTranslation(-2, 0, 0));
        assertEquals(List.of(), scene.events().stream().filter(line -> line.contains("enemy")).toList());
        assertEquals("4 ENTER wall bullet", fly(8).get(0));
    }

    @Test
    void movingTheBulletToTheContactTwiceEqualsMovingItOnce() {
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        scene.step(() -> scene.state().getWorld().getContinuousColliders().get(0).setSweepStart(-6, 0, 1, 0));
        assertEquals("2 ENTER wall bullet", fly(8).get(0));
        assertEquals(-0.625f, bullet.getLocalTranslation().x, 1e-6f);
    }

    @Test
    void movingARotatingBulletToTheContactTwiceRotatesItBackOnce() {
        List<Quaternion> turned = new ArrayList<>();
        wall.addControl(onEnter(event -> {
            event.moveToContact();
            turned.add(bullet.getLocalRotation().clone());
        }));
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        scene.frame(() -> {
            bullet.setLocalTranslation(6, 0, 0);
            bullet.rotate(0, 0, 1);
        });
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), scene.events());
        assertTrue(turned.get(0).isSimilar(bullet.getLocalRotation(), 1e-6f), turned + " " + bullet.getLocalRotation());
        assertTrue(turned.get(0).getZ() > 0.1f, turned.toString());
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 0.75f})
    void aContinuousBodyBelowTheBulletIsStoppedAndSweptFromTheContact(float turn) {
        enemy.setLocalTranslation(4, 2, 0);
        Geometry shield = scene.cube("shield", -1, 2);
        Node ship = CollisionScene.node("ship", scene.cube("hull", 0, 0), shield);
        ship.setLocalTranslation(-5, 0, 0);
        continuous(ship).setGroup(-1);
        continuous(shield).setGroup(-1);
        ship.addControl(onEnter(event -> {
            if (event.getSelf() == ship) {
                event.moveToContact();
            }
        }));
        scene.attach(enemy, wall, ship);
        scene.frame();
        scene.events();
        scene.frame(() -> {
            ship.setLocalTranslation(8, 0, 0);
            ship.rotate(0, 0, turn);
        });
        assertEquals(List.of("2 ENTER wall ship", "2 EXIT wall ship SEPARATED"), scene.events());
        scene.frame();
        assertEquals(List.of("3 ENTER wall ship"), scene.events());
        scene.frame(() -> {
            ship.setLocalTranslation(8, 0, 0);
            ship.setLocalRotation(new Quaternion());
        });
        assertTrue(scene.events().contains("4 ENTER enemy shield"));
    }

    @ParameterizedTest
    @ValueSource(floats = {5.3f, 5.9f, 6.3f, 7.1f, 7.7f, 8})
    void roundingDoesNotMakeABulletAtRestRotate(float toX) {
        Geometry zone = scene.cube("zone", -1, 0);
        ColliderControl settings = new ColliderControl();
        settings.setMask(0);
        zone.addControl(settings);
        scene.attach(zone);
        bullet.setLocalRotation(new Quaternion(0, 0, 1, 0));
        List<Float> fractions = new ArrayList<>();
        bullet.addControl(onEnter(event -> {
            fractions.add(event.getFraction());
            event.moveToContact();
        }));
        start();
        fly(toX);
        fractions.clear();
        scene.step(() -> wall.removeFromParent());
        scene.frame(() -> settings.setMask(-1));
        assertEquals(List.of(1f), fractions);
    }

    @Test
    void aBulletMovedToTheContactAndDetachedIsNotSweptFromTheContact() {
        bullet.addControl(onEnter(event -> {
            event.moveToContact();
            bullet.removeFromParent();
        }));
        start();
        fly(8);
        scene.frame(() -> {
            bullets.attachChild(bullet);
            bullet.setLocalTranslation(8, 0, 0);
        });
        assertEquals(List.of(), scene.events());
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
            bullet.setLocalTranslation(8, 0, 0);
        });
        assertEquals(List.of("3 STAY late later"), scene.events());
    }

    @Test
    void aHandlerOfTheWallMayStopTheBullet() {
        wall.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), fly(8));
        assertEquals(-0.625f, bullet.getLocalTranslation().x, 1e-6f);
        assertEquals(0, wall.getLocalTranslation().x);
    }

    @Test
    void aRotatingBulletUnderATransformedParentIsMovedToTheContact() {
        Node parent = new Node("parent");
        parent.setLocalTranslation(1, 2, 3);
        parent.setLocalRotation(new Quaternion().fromAngles(0.5f, 0.25f, 1));
        parent.setLocalScale(2, 3, 0.5f);
        parent.attachChild(bullets);
        bullets.rotate(0.3f, 0.2f, 0.1f);
        List<Vector3f> end = new ArrayList<>();
        bullet.addControl(onEnter(event -> {
            end.add(bullet.getWorldTranslation().clone());
            event.moveToContact();
        }));
        bullets.attachChild(bullet);
        scene.attach(wall, parent);
        scene.step(() -> place(-5, 0));
        scene.frame();
        scene.events();
        scene.frame(() -> place(8, 0.75f));
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), scene.events());
        assertEquals(end.get(0).z, bullet.getWorldTranslation().z, 1e-5f);
        // The bullet touches the wall: the next discrete test finds a contact of depth 0.
        List<Float> depths = new ArrayList<>();
        scene.step(() -> scene.state().addCollisionListener(onEnter(event -> depths.add(event.getDepth()))));
        scene.frame();
        assertEquals(1, depths.size());
        assertEquals(0, depths.get(0), 1e-5f);
    }

    /** Places the bullet in world space, rotated about Z. */
    private void place(float x, float angle) {
        Node parent = bullet.getParent();
        parent.getWorldTransform();
        bullet.setLocalTranslation(parent.worldToLocal(new Vector3f(x, 0, 0), new Vector3f()));
        Quaternion world = new Quaternion().fromAngles(0, 0, angle).mult(new Quaternion().fromAngles(0.2f, 0.1f, 0.3f));
        bullet.setLocalRotation(parent.getWorldRotation().inverse().mult(world));
    }

    @Test
    void moveToContactDoesNothingWithoutAContinuousSideOrAfterTheEnter() {
        control.setContinuous(false);
        CollisionScript mover = new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.moveToContact();
            }

            @Override
            public void onCollisionStay(CollisionEvent event) {
                event.moveToContact();
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                event.moveToContact();
            }
        };
        bullet.addControl(mover);
        start();
        fly(0);
        assertEquals(0, bullet.getLocalTranslation().x);
        scene.frame(() -> control.setContinuous(true));
        assertEquals(0, bullet.getLocalTranslation().x);
        fly(-5);
        assertEquals(-5, bullet.getLocalTranslation().x);
    }

    @ParameterizedTest
    @ValueSource(floats = {4, 8})
    void diagnoseReportsThatAHandlerCutTheBulletShort(float end) {
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        fly(end);
        String text = scene.run().ask(() -> scene.state().diagnose(bullet, enemy));
        assertEquals("Not reported in tick 2: a handler cut a continuous side short before the time of impact, "
                + (end == 4 ? "0.8889" : "0.6154") + " of the tick.", text);
    }

    @Test
    void aCopyCannotMoveToTheContact() {
        CollisionEvent[] kept = new CollisionEvent[1];
        bullet.addControl(onEnter(event -> kept[0] = event.copy()));
        start();
        fly(0);
        assertThrows(IllegalStateException.class, kept[0]::moveToContact);
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
            bullet.setLocalTranslation(8, 0, 0);
            bullets.attachChild(bullet);
        });
        assertEquals(List.of("3 EXIT zone bullet SEPARATED"), scene.events());
    }
}
