package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Triggers below bodies: triggers report and do not push; the subtree of a control is one body. */
class SensorsAndBodiesTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry hull = scene.cube("hull", 0, 0);
    private final Geometry field = scene.cube("field", 2, 0);
    private final ColliderControl fieldControl = new ColliderControl();
    private final Node tank = CollisionScene.node("tank", hull, field);
    private final ColliderControl tankControl = new ColliderControl();
    private final Geometry wall = scene.cube("wall", 2.75f, 0);

    /** A tank with a trigger in front of it, and a wall inside the trigger. */
    private void build() {
        fieldControl.setTrigger(true);
        field.addControl(fieldControl);
        tank.addControl(tankControl);
    }

    private static final class Pusher extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            event.pushOut(1);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            event.pushOut(1);
        }
    }

    private static float x(Spatial spatial) {
        return spatial.getWorldTranslation().x;
    }

    @Test
    void aTriggerBelowABodyReportsItselfToListenersAboveAndDoesNotPushTheBody() {
        build();
        tank.addControl(new PushApart());
        tank.addControl(new Pusher());
        tank.addControl(scene.log().script("tank"));
        wall.addControl(new PushApart());
        wall.addControl(new Pusher());
        scene.attach(tank, wall);
        scene.frames(2);
        assertEquals(List.of("tank: 1 ENTER field wall", "1 ENTER field wall", "tank: 2 STAY field wall",
                "2 STAY field wall"), scene.events());
        assertEquals(0, x(tank));
        assertEquals(2, x(field));
        assertEquals(2.75f, x(wall));
    }

    @Test
    void theBodyOfATriggerIsStillPushed() {
        build();
        tank.addControl(new PushApart());
        wall.setLocalTranslation(0.75f, 0, 0);
        scene.attach(tank, wall);
        scene.frame();
        assertEquals(-0.25f, x(hull), 1e-5f);
        assertEquals(1.75f, x(field), 1e-5f);
        assertFalse(scene.isColliding(field, wall));
    }

    @Test
    void aTriggerThatOverlapsItsOwnBodyCollidesWithItUnlessAFilterKeepsThemApart() {
        build();
        field.setLocalTranslation(0, 0, 0);
        scene.attach(tank);
        scene.frame();
        assertEquals(List.of("1 ENTER tank field"), scene.events());
        scene.frame(() -> {
            tankControl.setGroup(-1);
            fieldControl.setGroup(-1);
        });
        assertEquals(List.of("2 EXIT tank field FILTERED"), scene.events());
    }

    @Test
    void triggersMeetTriggers() {
        build();
        ColliderControl control = new ColliderControl();
        control.setTrigger(true);
        wall.addControl(control);
        scene.attach(tank, wall);
        scene.frame();
        assertEquals(List.of("1 ENTER field wall"), scene.events());
    }

    @Test
    void changingTheTriggerFlagIsNoEventAndAppliesFromTheNextTick() {
        build();
        field.removeFromParent();
        field.addControl(new Pusher());
        scene.attach(field, wall);
        scene.frame();
        assertEquals(2, x(field));
        scene.frame(() -> fieldControl.setTrigger(false));
        assertEquals(1.75f, x(field), 1e-5f);
        scene.frame(() -> {
            fieldControl.setTrigger(true);
            field.setLocalTranslation(2, 0, 0);
        });
        assertEquals(2, x(field));
        assertEquals(List.of("1 ENTER field wall", "2 STAY field wall", "3 STAY field wall"), scene.events());
    }

    @Test
    void piecesOfOneBodyNeverCollideAtAnyLevelOfTheSubtree() {
        field.setLocalTranslation(0.25f, 0, 0);
        tank.addControl(tankControl);
        Node barrel = CollisionScene.node("barrel", scene.cube("muzzle", 0.1f, 0.1f));
        tank.attachChild(CollisionScene.node("turret", barrel));
        scene.attach(tank);
        scene.frames(2);
        assertEquals(List.of(), scene.events());
        assertEquals(1, scene.state().getWorld().getColliders().size());
        assertEquals(3, scene.state().getWorld().getColliders().get(0).getPieceCount());
    }

    @Test
    void ofThreeNestedControlsTheNearestAppliesAndThenTheNext() {
        Geometry muzzle = scene.cube("muzzle", 2, 0);
        ColliderControl turretControl = new ColliderControl();
        Node turret = CollisionScene.node("turret", muzzle);
        turret.addControl(turretControl);
        ColliderControl muzzleControl = new ColliderControl();
        muzzle.addControl(muzzleControl);
        field.removeFromParent();
        tank.addControl(tankControl);
        tank.attachChild(turret);
        // Without a polygon of its own the turret would not be a collider beside the muzzle.
        turret.attachChild(scene.cube("dome", -3, 0));
        scene.attach(tank, wall);
        scene.frame();
        scene.frame(() -> muzzle.removeControl(muzzleControl));
        scene.frame(() -> turret.removeControl(turretControl));
        scene.frame(() -> tank.removeControl(tankControl));
        assertEquals(List.of("1 ENTER muzzle wall", "2 EXIT muzzle wall RECONFIGURED", "2 ENTER turret wall",
                "3 EXIT turret wall RECONFIGURED", "3 ENTER tank wall", "4 EXIT tank wall RECONFIGURED",
                "4 ENTER wall muzzle"), scene.events());
    }

    @Test
    void aDisabledControlBelowABodyTakesOnlyItsOwnSubtreeOut() {
        build();
        Geometry post = scene.cube("post", -0.75f, 0);
        scene.attach(tank, wall, post);
        scene.frame();
        scene.frame(() -> fieldControl.setEnabled(false));
        assertEquals(List.of("1 ENTER field wall", "1 ENTER tank post", "2 EXIT field wall DISABLED",
                "2 STAY tank post"), sorted(scene.events()));
        scene.frame(() -> field.removeControl(fieldControl));
        assertEquals(List.of("3 ENTER tank wall", "3 STAY tank post"), scene.events());
    }

    /** Sorts events by tick, because the order of the two bodies' ids does not matter here. */
    private static List<String> sorted(List<String> events) {
        return events.stream().sorted().toList();
    }

    @Test
    void disablingABodyDisablesTheTriggerBelowIt() {
        build();
        scene.attach(tank, wall);
        scene.frame();
        scene.frame(() -> tankControl.setEnabled(false));
        assertEquals(List.of("1 ENTER field wall", "2 EXIT field wall DISABLED"), scene.events());
    }

    @Test
    void aFixedTriggerMeetsMovingCollidersAndNotScenery() {
        build();
        fieldControl.setFixed(true);
        ColliderControl wallControl = new ColliderControl();
        wallControl.setFixed(true);
        wall.addControl(wallControl);
        scene.attach(tank, wall);
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame(() -> wallControl.setFixed(false));
        assertEquals(List.of("2 ENTER field wall"), scene.events());
        assertTrue(scene.isColliding(field, wall));
    }
}
