package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.Discovery;
import org.jmesat.control.ColliderControl;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A shot of side 1. At 640 units per second it flies 10 in a frame. */
class ProjectileTest extends ReadyMadeScene {
    private static final float STEP = 640 * HeadlessRun.TPF;

    private final Geometry shot = scene.cube("shot", 0, 0);

    private void begin(String scripts, boolean asControls) {
        give(shot, scripts, asControls);
        scene.attach(shot);
        scene.frame();
        scene.frames(asControls ? 0 : 1);
    }

    private void expect(float x, float y) {
        assertEquals(x, shot.getWorldTranslation().x, 1e-3f);
        assertEquals(y, shot.getWorldTranslation().y, 1e-3f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itFliesInTheAxesOfItsSpatialHoweverThatIsScaled(boolean asControls) {
        Node gun = CollisionScene.node("gun", shot);
        gun.setLocalScale(2);
        gun.rotate(0, 0, FastMath.HALF_PI);
        give(shot, "Projectile(velocity=(640, 64, 9))", asControls);
        scene.attach(gun);
        scene.frame();
        scene.frames(asControls ? 0 : 1);
        expect(-1, STEP);
        scene.frames(3);
        expect(-4, 4 * STEP);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(3);
        expect(-4, 4 * STEP);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itStopsAtItsFirstHitAndIsRemoved(boolean asControls) {
        Geometry wall = scene.cube("wall", 24, 0);
        Geometry enemy = scene.cube("enemy", 26, 0);
        wall.setLocalScale(0.01f, 9, 1);
        enemy.setUserData("health", 100f);
        wall.setUserData("health", 100f);
        scene.attach(wall, enemy);
        begin("Projectile(velocity=(640, 0, 0)), Damage", asControls);
        scene.frames(3);
        assertNull(shot.getParent());
        expect(24 - 0.5f - 0.005f, 0);
        assertEquals(90f, wall.<Float>getUserData("health"));
        assertEquals(100f, enemy.<Float>getUserData("health"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itHitsAWallInItsFirstFrameOfFlight(boolean asControls) {
        Geometry wall = scene.cube("wall", 5, 0);
        wall.setLocalScale(0.01f, 9, 1);
        scene.attach(wall);
        begin("Projectile(velocity=(640, 0, 0), detach=false)", asControls);
        scene.frames(3);
        expect(5 - 0.5f - 0.005f, 0);
        scene.frame(() -> wall.setLocalTranslation(50, 0, 0));
        scene.frames(5);
        expect(5 - 0.5f - 0.005f, 0);
        assertNotNull(shot.getParent());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itsColliderIsContinuousAsLongAsItHasTheScriptAndNothingElseIsChanged(boolean asControls) {
        shot.addControl(new ColliderControl());
        Node bare = CollisionScene.node("bare", scene.cube("part", 0, 5));
        give(bare, "Projectile", asControls);
        scene.step(() -> scene.state().setDiscovery(Discovery.MARKED_ONLY));
        scene.attach(bare);
        begin("Projectile", asControls);
        assertTrue(isContinuous(shot));
        assertTrue(isContinuous(bare));
        assertFalse(shot.getControl(ColliderControl.class).isContinuous());
        scene.step(() -> {
            for (Spatial each : new Spatial[] {shot, bare}) {
                each.setUserData("jmesat.scripts", null);
                each.removeControl(Projectile.class);
            }
        });
        scene.frame();
        assertFalse(isContinuous(shot));
        assertNull(scene.run().ask(() -> scene.state().getCollider(bare)));
        assertEquals(0, shot.getUserDataKeys().size() + bare.getUserDataKeys().size());
    }

    private boolean isContinuous(Spatial spatial) {
        return scene.run().ask(() -> scene.state().getCollider(spatial).isContinuous());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itFliesThroughWhatDoesNotMatchAndIsRemovedAfterTheDelay(boolean asControls) {
        scene.attach(scene.cube("friend", 15, 0), scene.cube("enemy", 35, 0));
        begin("Projectile(velocity=(640, 0, 0), by='enemy', delay=" + 4 * HeadlessRun.TPF + ')', asControls);
        scene.frames(asControls ? 4 : 3);
        expect(34, 0);
        scene.frames(asControls ? 2 : 3);
        assertNotNull(shot.getParent());
        scene.frame();
        assertNull(shot.getParent());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itFliesAsFarAsItsRange(boolean asControls) {
        begin("Projectile(velocity=(640, 0, 0), range=25)", asControls);
        scene.frames(2);
        expect(25, 0);
        scene.frame();
        assertNull(shot.getParent());
        Geometry arrow = scene.cube("arrow", 0, 5);
        give(arrow, "Projectile(velocity=(640, 0, 0), range=25, detach=false)", asControls);
        scene.attach(arrow);
        scene.frames(9);
        assertEquals(25, arrow.getLocalTranslation().x, 1e-3f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itsRangeIsMeasuredInThePlane(boolean asControls) {
        begin("Projectile(velocity=(640, 0, 2000), range=25, detach=false)", asControls);
        scene.frames(5);
        expect(25, 0);
    }

    @Test
    void itStopsWhereItIsWhenItsRangeIsShortened() {
        begin("Projectile(velocity=(640, 0, 0), range=100, detach=false)", true);
        scene.frames(3);
        scene.step(() -> shot.getControl(Projectile.class).setRange(15));
        scene.frames(3);
        expect(4 * STEP, 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fromAPoolItFliesAgainAsIfItWereNew(boolean asControls) {
        scene.attach(scene.cube("wall", 25, 0));
        begin("Projectile(velocity=(640, 0, 0), range=100)", asControls);
        for (int i = 0; i < 5; i++) {
            scene.frames(3);
            assertNull(shot.getParent());
            expect(24, 0);
            // At an even round at once, otherwise after the app state has seen that it is gone.
            scene.frames(i % 2);
            scene.step(() -> shot.setLocalTranslation(0, 0, 0));
            scene.attach(shot);
            scene.frame();
            scene.frames(asControls || i % 2 == 0 ? 0 : 1);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withoutAColliderAndFixedItStaysWhereItIs(boolean asControls) {
        Node templates = CollisionScene.node("templates", shot);
        templates.setUserData("jmesat.collider", false);
        give(shot, "Projectile", asControls);
        scene.attach(templates);
        scene.frames(5);
        expect(0, 0);
        Geometry stone = scene.cube("stone", 0, 5);
        stone.setUserData("jmesat.fixed", true);
        give(stone, "Projectile", asControls);
        scene.attach(stone);
        scene.frames(5);
        assertEquals(new Vector3f(0, 5, 0), stone.getLocalTranslation());
        assertSame(templates, shot.getParent());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itStopsInFlightWhenTheAppStateOrTheScriptGoes(boolean asControls) {
        begin("Projectile(velocity=(640, 0, 0))", asControls);
        scene.frame(() -> scene.state().setEnabled(false));
        float x = shot.getLocalTranslation().x;
        scene.frames(3);
        expect(x, 0);
        scene.step(() -> scene.state().setEnabled(true));
        scene.frames(3);
        scene.step(() -> {
            if (asControls) {
                shot.removeControl(Projectile.class);
            } else {
                shot.setUserData("jmesat.scripts", null);
            }
        });
        scene.frame();
        float end = shot.getLocalTranslation().x;
        scene.frames(3);
        expect(end, 0);
    }
}
