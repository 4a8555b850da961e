package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code moveToContact} puts a continuous collider where it hit the other side. */
@ParameterizedClass
@EnumSource
class MoveToContactTest extends BulletScene {
    MoveToContactTest(ProjectionPlane plane) {
        super(plane);
    }

    @Test
    void theBulletIsMovedToThePositionOfTheImpact() {
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        fly(8);
        assertEquals(-0.625f, scene.at(bullet).x, 1e-6f);
        assertEquals(0, scene.at(bullet).y);
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
        scene.frame(() -> scene.place(bullet, -2, 0));
        assertEquals(List.of(), scene.events().stream().filter(line -> line.contains("enemy")).toList());
        assertEquals("4 ENTER wall bullet", fly(8).get(0));
    }

    @Test
    void movingTheBulletToTheContactTwiceEqualsMovingItOnce() {
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        scene.step(() -> WorldAccess.<CollisionWorld, Collider>get().setSweepStart(
                scene.state().getWorld().getContinuousColliders().get(0), -6, 0, 1, 0));
        assertEquals("2 ENTER wall bullet", fly(8).get(0));
        assertEquals(-0.625f, scene.at(bullet).x, 1e-6f);
    }

    @Test
    void movingARotatingBulletToTheContactTwiceRotatesItBackOnce() {
        List<Quaternion> turned = new ArrayList<>();
        List<Float> fractions = new ArrayList<>();
        wall.addControl(onEnter(event -> {
            event.moveToContact();
            fractions.add(event.getFraction());
            turned.add(bullet.getLocalRotation().clone());
        }));
        bullet.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        scene.frame(() -> {
            scene.place(bullet, 6, 0);
            scene.turn(bullet, 1);
        });
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), scene.events());
        assertTrue(turned.get(0).isSimilar(bullet.getLocalRotation(), 1e-6f), turned + " " + bullet.getLocalRotation());
        Vector3f side = scene.inPlane(turned.get(0).mult(scene.vector(1, 0, 0)));
        assertEquals(fractions.get(0), FastMath.atan2(side.y, side.x), 1e-5f);
        assertEquals(0, side.z, 1e-6f);
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 0.75f})
    void aContinuousBodyBelowTheBulletIsStoppedAndSweptFromTheContact(float turn) {
        scene.place(enemy, 4, 2);
        Geometry shield = scene.cube("shield", -1, 2);
        Node ship = CollisionScene.node("ship", scene.cube("hull", 0, 0), shield);
        scene.place(ship, -5, 0);
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
            scene.place(ship, 8, 0);
            scene.turn(ship, turn);
        });
        assertEquals(List.of("2 ENTER wall ship", "2 EXIT wall ship SEPARATED"), scene.events());
        scene.frame();
        assertEquals(List.of("3 ENTER wall ship"), scene.events());
        scene.frame(() -> {
            scene.place(ship, 8, 0);
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
        bullet.setLocalRotation(scene.rotation(new Quaternion(0, 0, 1, 0)));
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
            scene.place(bullet, 8, 0);
        });
        assertEquals(List.of(), scene.events());
    }

    @Test
    void aHandlerOfTheWallMayStopTheBullet() {
        wall.addControl(onEnter(CollisionEvent::moveToContact));
        start();
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), fly(8));
        assertEquals(-0.625f, scene.at(bullet).x, 1e-6f);
        assertEquals(0, scene.at(wall).x);
    }

    @Test
    void aRotatingBulletUnderATransformedParentIsMovedToTheContact() {
        Node parent = new Node("parent");
        scene.place(parent, 1, 2, 3);
        parent.setLocalRotation(scene.rotation(0.5f, 0.25f, 1));
        scene.scale(parent, 2, 3, 0.5f);
        parent.attachChild(bullets);
        bullets.rotate(scene.rotation(0.3f, 0.2f, 0.1f));
        List<Vector3f> end = new ArrayList<>();
        bullet.addControl(onEnter(event -> {
            end.add(scene.inPlane(bullet.getWorldTranslation()));
            event.moveToContact();
        }));
        bullets.attachChild(bullet);
        scene.attach(wall, parent);
        scene.step(() -> place(-5, 0));
        scene.frame();
        scene.events();
        scene.frame(() -> place(8, 0.75f));
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED"), scene.events());
        assertEquals(end.get(0).z, scene.inPlane(bullet.getWorldTranslation()).z, 1e-5f);
        // The bullet touches the wall: the next discrete test finds a contact of depth 0.
        List<Float> depths = new ArrayList<>();
        scene.step(() -> scene.state().addCollisionListener(onEnter(event -> depths.add(event.getDepth()))));
        scene.frame();
        assertEquals(1, depths.size());
        assertEquals(0, depths.get(0), 1e-5f);
    }

    /** Places the bullet in world space, rotated in the plane. */
    private void place(float x, float angle) {
        Node parent = bullet.getParent();
        parent.getWorldTransform();
        bullet.setLocalTranslation(parent.worldToLocal(scene.vector(x, 0, 0), new Vector3f()));
        Quaternion world = scene.rotation(0, 0, angle).mult(scene.rotation(0.2f, 0.1f, 0.3f));
        bullet.setLocalRotation(parent.getWorldRotation().inverse().mult(world));
    }

    @ParameterizedTest
    @CsvSource({"false, false", "false, true", "true, false", "true, true"})
    void aBulletThatBecameContinuousIsRotatedBackFromItsAngleInTheTick(boolean isNode, boolean earlier) {
        Spatial shot = isNode ? bullets : bullet;
        bullet.removeControl(control);
        shot.addControl(control);
        control.setContinuous(false);
        scene.place(bullet, 0, 0);
        scene.place(shot, -5, 0);
        List<Float> fractions = new ArrayList<>();
        wall.addControl(onEnter(event -> {
            scene.turn(shot, 2);
            event.moveToContact();
            fractions.add(event.getFraction());
        }));
        start();
        scene.frame(() -> control.setContinuous(earlier));
        scene.frame(() -> {
            control.setContinuous(true);
            scene.place(shot, 0.25f, 0);
            scene.turn(shot, 1);
        });
        Vector3f side = scene.inPlane(bullet.getWorldRotation().mult(scene.vector(1, 0, 0)));
        assertEquals(1, fractions.size());
        assertEquals(fractions.get(0), FastMath.atan2(side.y, side.x), 1e-5f);
    }

    @Test
    void aBulletWhoseGeometryTurnsBackKeepsItsAngleInTheTick() {
        bullet.removeControl(control);
        bullets.addControl(control);
        scene.place(bullet, 0, 0);
        scene.place(bullets, -5, 0);
        wall.addControl(onEnter(event -> {
            scene.turn(bullets, 2);
            event.moveToContact();
        }));
        start();
        Quaternion half = scene.rotation(new Quaternion(0, 0, 1, 0));
        scene.frame(() -> {
            scene.place(bullets, 6, 0);
            bullets.setLocalRotation(half);
            bullet.setLocalRotation(half.inverse());
        });
        assertEquals(half, bullets.getLocalRotation());
    }

    @Test
    void aHandlerMayMakeTheBulletContinuousAndMoveItToTheContact() {
        control.setContinuous(false);
        List<Vector3f> places = new ArrayList<>();
        bullet.addControl(onEnter(event -> {
            scene.state().getWorld().getColliders().get(2).setContinuous(true);
            event.moveToContact();
            places.add(scene.at(bullet));
        }));
        start();
        fly(0.5f);
        assertEquals(List.of(new Vector3f(0.5f, 0, 0)), places);
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
        assertEquals(0, scene.at(bullet).x);
        scene.frame(() -> control.setContinuous(true));
        assertEquals(0, scene.at(bullet).x);
        fly(-5);
        assertEquals(-5, scene.at(bullet).x);
    }

    @Test
    void aCopyCannotMoveToTheContact() {
        CollisionEvent[] kept = new CollisionEvent[1];
        bullet.addControl(onEnter(event -> kept[0] = event.copy()));
        start();
        fly(0);
        assertThrows(IllegalStateException.class, kept[0]::moveToContact);
    }
}
