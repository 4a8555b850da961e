package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The events of a continuous collider in a scene: a bullet of side 1 and thinner walls. */
@ParameterizedClass
@EnumSource
class ContinuousMotionTest {
    @AutoClose
    private final CollisionScene scene;
    private final Geometry bullet;
    private final Geometry wall;
    private final ColliderControl control = new ColliderControl();
    private final List<CollisionEvent> kept = new ArrayList<>();
    private final List<String> details = new ArrayList<>();

    ContinuousMotionTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        bullet = scene.cube("bullet", -5, 0);
        wall = scene.geometry("wall", new Box(0.125f, 3, 3), 0, 0);
    }

    @BeforeEach
    void listen() {
        control.setContinuous(true);
        bullet.addControl(control);
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                note("ENTER", event);
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                note("EXIT", event);
            }

            private void note(String kind, CollisionEvent event) {
                kept.add(event.copy());
                details.add(String.format(Locale.ROOT, "%s %.2f%s%s", kind, event.getFraction(),
                        event.isPassThrough() ? " pass" : "", event.isConservative() ? " conservative" : ""));
            }
        }));
    }

    private void start(Spatial... spatials) {
        scene.attach(spatials);
        scene.frame();
        scene.events();
        details.clear();
        kept.clear();
    }

    @Test
    void aBulletThroughAWallEntersAndExitsInOneTick() {
        start(bullet, wall);
        scene.frame(() -> scene.place(bullet, 5, 1));
        assertEquals(List.of("2 ENTER bullet wall", "2 EXIT bullet wall SEPARATED"), scene.events());
        assertEquals(List.of("ENTER 0.44 pass", "EXIT 0.44 pass"), details);
        assertFalse(scene.isColliding(bullet, wall));
        scene.frames(2);
        assertEquals(List.of(), scene.events());
    }

    @Test
    void aPassThroughHasTheValuesAtTheTimeOfImpact() {
        start(bullet, wall);
        scene.frame(() -> scene.place(bullet, 5, 0));
        for (CollisionEvent event : kept) {
            assertEquals(new Vector2f(1, 0), event.getNormal(new Vector2f()));
            assertEquals(0, event.getDepth());
            assertEquals(new Vector2f(), event.getMtv(new Vector2f()));
            assertEquals(2, event.getContactCount());
            assertEquals(-0.125f, event.getContactPoint(0, new Vector2f()).x, 1e-6f);
            assertEquals(0.5f, Math.abs(event.getContactPoint(1, new Vector2f()).y), 1e-6f);
            assertEquals(2, event.getSinceTick());
            assertTrue(event.isPassThrough());
        }
    }

    @Test
    void aBulletThatStopsInsideHasItsTimeOfImpact() {
        start(bullet, wall);
        scene.frame(() -> scene.place(bullet, 0, 0));
        scene.frame();
        assertEquals(List.of("2 ENTER bullet wall", "3 STAY bullet wall"), scene.events());
        assertEquals(List.of("ENTER 0.88"), details);
        assertEquals(0.625f, kept.get(0).getDepth(), 1e-6f);
    }

    @Test
    void aMovingPartnerIsHitToo() {
        start(bullet, wall);
        scene.frame(() -> scene.place(wall, -10, 0));
        assertEquals(List.of("ENTER 0.44 pass", "EXIT 0.44 pass"), details);
    }

    @Test
    void aTeleportedBodyIsNotSwept() {
        start(bullet, wall);
        scene.frame(() -> {
            scene.place(bullet, 5, 0);
            control.teleport();
        });
        scene.frame(() -> {
            scene.state().teleport(bullet);
            scene.place(bullet, -5, 0);
        });
        assertEquals(List.of(), scene.events());
        scene.frame(() -> scene.place(bullet, 5, 0));
        assertEquals(List.of("4 ENTER bullet wall", "4 EXIT bullet wall SEPARATED"), scene.events());
    }

    @Test
    void teleportingANodeTeleportsAllCollidersBelow() {
        Node room = CollisionScene.node("room", bullet);
        start(room, wall);
        scene.frame(() -> {
            scene.place(room, 10, 0);
            scene.state().teleport(room);
        });
        assertEquals(List.of(), scene.events());
        scene.frame(() -> scene.state().teleport(new Node("elsewhere")));
        assertThrows(NullPointerException.class, () -> scene.state().teleport(null));
    }

    @Test
    void aBodyThatWasDetachedOrDisabledIsNotSwept() {
        start(bullet, wall);
        scene.frame(() -> bullet.removeFromParent());
        scene.frame(() -> {
            scene.place(bullet, 5, 0);
            scene.root().attachChild(bullet);
        });
        scene.frame(() -> control.setEnabled(false));
        scene.frame(() -> {
            scene.place(bullet, -5, 0);
            control.setEnabled(true);
        });
        assertEquals(List.of(), scene.events());
        scene.frame(() -> {
            bullet.removeFromParent();
            scene.place(bullet, 5, 0);
            scene.root().attachChild(bullet);
        });
        assertEquals(2, scene.events().size());
    }

    @Test
    void aShapeThatChangesDuringTheTickIsSweptConservatively() {
        start(bullet, wall);
        scene.frame(() -> {
            scene.place(bullet, 5, 0);
            scene.scale(bullet, 3, 1, 1);
        });
        assertEquals(List.of("ENTER 0.34 pass conservative", "EXIT 0.34 pass conservative"), details);
    }

    private void assertExactThroughTheWall(Spatial body) {
        ColliderControl settings = new ColliderControl();
        settings.setContinuous(true);
        body.addControl(settings);
        assertExactThroughTheWall(body, settings);
    }

    private void assertExactThroughTheWall(Spatial body, ColliderControl settings) {
        scene.place(body, -8, 0);
        body.setLocalRotation(tilt);
        start(body, wall);
        float x = 8.123f;
        for (int i = 0; i < 40; i++) {
            float to = x;
            scene.frame(() -> {
                scene.place(body, to, 0.01f * to);
                body.setLocalRotation(scene.rotation(0, 0, to).multLocal(tilt));
            });
            x = -x + 0.1f * (i % 2);
        }
        assertEquals(2 * 40, details.size(), details.toString());
        assertTrue(details.stream().allMatch(line -> line.endsWith(" pass")), details.toString());
    }

    private Quaternion tilt = new Quaternion();

    private Node bodyOfTurnedPieces() {
        Geometry left = scene.cube("left", -1, 0);
        Geometry right = scene.cube("right", 1, 0.25f);
        scene.turn(right, 0.5f);
        return CollisionScene.node("body", left, right);
    }

    @Test
    void aBodyOfTurnedPiecesThatTurnsIsExact() {
        assertExactThroughTheWall(bodyOfTurnedPieces());
    }

    @Test
    void aBodyOfOneHullThatTurnsIsExact() {
        Node body = bodyOfTurnedPieces();
        ColliderControl settings = new ColliderControl();
        settings.setMode(ProjectionMode.SINGLE_HULL);
        settings.setContinuous(true);
        body.addControl(settings);
        assertExactThroughTheWall(body, settings);
    }

    /** The rotation of a body must not be read as a change of shape only because the body is swept now. */
    @ParameterizedTest
    @EnumSource(ProjectionMode.class)
    void aBodyThatStartsToTurnIsNotConservative(ProjectionMode mode) {
        Node bar = CollisionScene.node("bar", scene.geometry("one half", new Box(3, 0.125f, 1), -3, 0),
                scene.geometry("other half", new Box(3, 0.125f, 1), 3, 0));
        scene.turn(bar.getChild(1), 0.001f);
        scene.turn(bar, 1.5707964f);
        ColliderControl settings = new ColliderControl();
        settings.setMode(mode);
        bar.addControl(settings);
        scene.attach(bar);
        scene.frame();
        scene.place(bullet, -5, 5);
        start(bullet);
        scene.frame(() -> {
            scene.place(bullet, 5, 5);
            scene.turn(bar, 0.001f);
        });
        assertEquals(List.of("ENTER 0.44 pass", "EXIT 0.44 pass"), details);
    }

    @Test
    void aTiltedModelThatTurnsIsExact() {
        tilt = scene.rotation(-1.5707964f, 0, 0);
        assertExactThroughTheWall(bodyOfTurnedPieces());
    }

    @Test
    void aModelUpsideDownThatTurnsIsExact() {
        tilt = scene.rotation(3.1415927f, 0, 0);
        assertExactThroughTheWall(scene.geometry("ball", new Sphere(12, 12, 0.5f), 0, 0));
    }

    @Test
    void passThroughsAreInTheOrderOfTheEnters() {
        Geometry second = scene.geometry("second", new Box(0.125f, 3, 3), 2, 0);
        start(wall, bullet, second);
        scene.frame(() -> scene.place(bullet, 2, 0));
        assertEquals(List.of("2 ENTER wall bullet", "2 EXIT wall bullet SEPARATED", "2 ENTER bullet second"),
                scene.events());
    }

    @Test
    void theExitOfAPassThroughReachesTheListenersOfTheEnter() {
        CollisionScript leaver = new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                scene.log().note("left on ENTER");
                bullet.removeControl(this);
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                scene.log().note("got EXIT");
            }
        };
        bullet.addControl(leaver);
        wall.addControl(scene.log().script("wall"));
        start(bullet, wall);
        scene.frame(() -> scene.place(bullet, 5, 0));
        assertEquals(List.of("left on ENTER", "wall: 2 ENTER wall bullet", "2 ENTER bullet wall",
                "wall: 2 EXIT wall bullet SEPARATED", "2 EXIT bullet wall SEPARATED"), scene.events());
    }

    @Test
    void aHandlerThatDetachesBothAndThrowsDoesNotStopTheExit() {
        bullet.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.getSelf().removeFromParent();
                event.getOther().removeFromParent();
                throw new IllegalArgumentException("of the test");
            }
        });
        start(bullet, wall);
        try (CapturedLog log = new CapturedLog()) {
            scene.frame(() -> scene.place(bullet, 5, 0));
            scene.frame();
            assertEquals(1, log.messages().size());
        }
        assertEquals(List.of("2 ENTER bullet wall", "2 EXIT bullet wall SEPARATED"), scene.events());
        assertEquals(1, scene.state().getHandlerFailureCount());
    }

    @Test
    void noBodyIsPushedOutAfterAPassThrough() {
        bullet.addControl(new PushApart());
        wall.addControl(new PushApart());
        start(bullet, wall);
        scene.frame(() -> scene.place(bullet, 5, 0));
        assertEquals(5, scene.at(bullet).x);
        assertEquals(0, scene.at(wall).x);
    }

    @Test
    void catchUpTicksSweepEachMotionOnce() {
        start(bullet, wall);
        scene.step(() -> scene.state().setFixedStep(0.01f));
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                scene.move(bullet, 4, 0);
            }
        }));
        long before = scene.run().ask(() -> scene.state().getTick());
        scene.run().step(() -> scene.state().update(0.0401f));
        long ticks = scene.run().ask(() -> scene.state().getTick()) - before;
        assertTrue(ticks >= 2, "ticks " + ticks);
        assertEquals(List.of("ENTER", "EXIT"), scene.events().stream().map(line -> line.split(" ")[1]).toList());
    }

    @Test
    void aMotionOfTheLargestFloatsDoesNotAffectLaterTicks() {
        start(bullet, wall);
        scene.frame(() -> scene.place(bullet, -3e38f, 0));
        scene.frame(() -> scene.place(bullet, 3e38f, 0));
        scene.frame(() -> scene.place(bullet, 5, 0));
        scene.events();
        scene.frame(() -> scene.place(bullet, -5, 0));
        assertEquals(2, scene.events().size());
    }
}
