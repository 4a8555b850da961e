package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.util.List;
import java.util.Random;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.InPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter.Verdict;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The depth test with meshes: the range of a collider is that of its meshes along the plane's axis. */
class DepthInASceneTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry floor = ground("floor", new Box(5, 0.25f, 5), 0, -0.25f, 0);
    private final Geometry crate = ground("crate", new Box(0.5f, 0.5f, 0.5f), 0, 0.5f, 0);

    @BeforeEach
    void seeTheGroundFromAboveWithTheDepthTest() {
        scene.state().setPlane(ProjectionPlane.XZ);
        scene.state().setDepthTest(true);
    }

    private Geometry ground(String name, Mesh mesh, float x, float y, float z) {
        Geometry geometry = scene.geometry(name, mesh, x, y);
        geometry.setLocalTranslation(x, y, z);
        return geometry;
    }

    private List<String> eventsAfter(HeadlessRun.Step step) {
        scene.frame(step);
        return scene.events();
    }

    @Test
    void aCrateOnAFloorDoesNotHitItUntilItSinksIn() {
        scene.attach(floor, crate);
        assertEquals(List.of(), eventsAfter(() -> { }));
        assertEquals(List.of("2 ENTER floor crate"), eventsAfter(() -> crate.move(0, -0.01f, 0)));
        assertEquals(List.of("3 EXIT floor crate SEPARATED"), eventsAfter(() -> crate.move(0, 0.01f, 0)));
    }

    /** Rounding under a turned parent must not keep the contact. */
    @Test
    void aCrateThatSankInForATickAndStandsAgainHasNoContact() {
        Random random = new Random(7);
        Node turned = CollisionScene.node("turned", floor, crate);
        scene.attach(turned);
        for (int i = 0; i < 100; i++) {
            scene.frame(() -> {
                turned.setLocalRotation(new Quaternion().fromAngles(0, 7 * random.nextFloat(), 0));
                turned.setLocalTranslation(0, random.nextFloat(), 0);
                crate.setLocalTranslation(0, 0.4f, 0);
            });
            assertTrue(scene.isColliding(floor, crate), "round " + i);
            scene.frame(() -> crate.setLocalTranslation(0, 0.5f, 0));
            assertFalse(scene.isColliding(floor, crate), "round " + i);
        }
    }

    /** Such depths overflow; the outline is as good as any. */
    @Test
    void aHugeScaleAlongTheAxisOfThePlaneDoesNotStopTheTick() {
        Mesh points = new Mesh();
        points.setMode(Mesh.Mode.Points);
        points.setBuffer(Type.Position, 3, new float[] {0, 1e20f, 0, 1, 2e20f, 0, 0, 1e20f, 1});
        points.updateBound();
        Geometry dust = ground("dust", points, 0, 0, 0);
        dust.setUserData("jmesat.collider", true);
        dust.setLocalScale(1, 1e20f, 1);
        scene.attach(dust, floor, crate);
        scene.frame(() -> crate.move(0, -0.25f, 0));
        assertTrue(scene.isColliding(floor, crate));
        scene.frame(() -> dust.setLocalScale(1, -1e20f, 1));
        assertEquals(3, scene.state().getWorld().getColliders().size());
    }

    @Test
    void theTestCanBeTurnedOnAndOff() {
        scene.attach(floor, crate);
        scene.frame();
        assertEquals(List.of("2 ENTER floor crate"), eventsAfter(() -> scene.state().setDepthTest(false)));
        assertEquals(List.of("3 EXIT floor crate SEPARATED"), eventsAfter(() -> scene.state().setDepthTest(true)));
    }

    /** A cube that is tilted by 45 degrees reaches further down by (√2 − 1)/2. */
    @Test
    void aTiltedCrateReachesFurtherDown() {
        scene.attach(floor, crate);
        scene.frame();
        crate.setUserData("of the game", 1);
        assertEquals(List.of("2 ENTER floor crate"), eventsAfter(() -> crate.setLocalRotation(
                new Quaternion().fromAngles(FastMath.QUARTER_PI, 0, 0))));
        assertEquals(List.of("3 EXIT floor crate SEPARATED"), eventsAfter(() -> crate.move(0, 0.2072f, 0)));
        assertEquals(List.of("4 ENTER floor crate"), eventsAfter(() -> crate.setLocalScale(1.1f)));
    }

    @Test
    void twoSpritesAtTheSameDepthCollideAndAtDifferentOnesDoNot() {
        scene.state().setPlane(ProjectionPlane.XY);
        Geometry one = ground("one", new Quad(1, 1), 0, 0, 2);
        Geometry two = ground("two", new Quad(1, 1), 0.5f, 0, 2);
        scene.attach(one, two);
        assertEquals(List.of("1 ENTER one two"), eventsAfter(() -> { }));
        assertEquals(List.of("2 EXIT one two SEPARATED"), eventsAfter(() -> two.move(0, 0, 0.01f)));
        assertEquals(List.of("3 ENTER one two"), eventsAfter(() -> two.move(0, 0, -0.01f)));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aMarginExtendsTheRangeAndANegativeOneShortensIt(boolean byControl) {
        Geometry pad = ground("pad", new Box(0.5f, 0, 0.5f), 0, 0, 0);
        ColliderControl control = new ColliderControl();
        if (byControl) {
            pad.addControl(control);
        }
        scene.attach(pad, crate);
        assertEquals(List.of(), eventsAfter(() -> { }));
        assertEquals(List.of("2 ENTER pad crate"), eventsAfter(() -> setMargin(pad, byControl, 0.125f)));
        assertEquals(List.of(), eventsAfter(() -> crate.move(0, 0.125f, 0)).stream().filter(e -> e.contains("ENTER"))
                .toList());
        assertEquals(List.of("4 ENTER pad crate"), eventsAfter(() -> crate.move(0, -0.25f, 0)));
        assertEquals(List.of("5 STAY pad crate"), eventsAfter(() -> setMargin(pad, byControl, 0)));
        // A flat range cannot be shortened.
        assertEquals(List.of("6 STAY pad crate"), eventsAfter(() -> setMargin(pad, byControl, -4)));
        assertEquals(List.of("7 EXIT pad crate SEPARATED"),
                eventsAfter(() -> setMargin(crate, false, -0.25f)));
        Collider collider = scene.run().ask(() -> scene.state().getWorld().getColliders().stream()
                .filter(each -> scene.state().getSpatial(each) == crate).findFirst().orElseThrow());
        assertEquals(0.125f, collider.getMinDepth(), 1e-6f);
        assertEquals(0.625f, collider.getMaxDepth(), 1e-6f);
        scene.frame(() -> setMargin(crate, false, -1));
        assertEquals(0.375f, collider.getMinDepth(), 1e-6f);
        assertEquals(0.375f, collider.getMaxDepth(), 1e-6f);
    }

    private static void setMargin(Geometry geometry, boolean byControl, float margin) {
        if (byControl) {
            geometry.getControl(ColliderControl.class).setDepthMargin(margin);
        } else {
            geometry.setUserData("jmesat.depthMargin", margin);
        }
    }

    @ParameterizedTest
    @EnumSource(ProjectionMode.class)
    void aBodyReachesFromItsLowestPieceToItsHighest(ProjectionMode mode) {
        Geometry head = ground("head", new Box(0.25f, 0.25f, 0.25f), 0, 2, 0);
        Geometry feet = ground("feet", new Box(0.25f, 0.25f, 0.25f), 0, 0.25f, 0);
        Node hero = CollisionScene.node("hero", head, feet);
        hero.setLocalTranslation(0, 1, 0);
        ColliderControl control = new ColliderControl();
        control.setMode(mode);
        hero.addControl(control);
        scene.attach(hero);
        scene.frame();
        Collider collider = scene.state().getWorld().getColliders().get(0);
        assertEquals(1, collider.getMinDepth(), 1e-6f);
        assertEquals(3.25f, collider.getMaxDepth(), 1e-6f);
        scene.frame(() -> head.removeFromParent());
        assertEquals(1.5f, collider.getMaxDepth(), 1e-6f);
        scene.frame(() -> hero.setLocalScale(1, -2, 1));
        assertEquals(0, collider.getMinDepth(), 1e-6f);
        assertEquals(1, collider.getMaxDepth(), 1e-6f);
    }

    /** In each plane, a box that is above another one does not hit it, whichever way it comes. */
    @ParameterizedTest
    @EnumSource
    void depthIsAlongTheAxisOfThePlane(ProjectionPlane plane) {
        InPlane in = new InPlane(plane);
        scene.state().setPlane(plane);
        Geometry low = ground("low", in.mesh(new Box(1, 1, 0.25f)), 0, 0, 0);
        Geometry high = ground("high", in.mesh(new Box(1, 1, 0.25f)), 0, 0, 0);
        high.setLocalTranslation(in.vector(0.5f, 0.5f, 0.75f));
        scene.attach(low, high);
        assertEquals(List.of(), eventsAfter(() -> { }));
        assertEquals(List.of("2 ENTER low high"), eventsAfter(() -> high.move(in.vector(0, 0, -0.5f))));
        assertEquals(List.of("3 EXIT low high SEPARATED"), eventsAfter(() -> high.move(in.vector(0, 0, -1))));
    }

    @Test
    void aContinuousBodyThatFallsThroughAFloorInOneTickMeetsIt() {
        StringBuilder entered = new StringBuilder();
        ColliderControl control = new ColliderControl();
        control.setContinuous(true);
        crate.addControl(control);
        crate.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                entered.append(event.isPassThrough() ? "through " : "in ").append(event.isConservative());
            }
        });
        scene.attach(floor, crate);
        scene.frame();
        assertEquals(List.of("2 ENTER floor crate", "2 EXIT floor crate SEPARATED"),
                eventsAfter(() -> crate.move(0, -3, 0)));
        assertEquals("through true", entered.toString());
        assertEquals(List.of(), eventsAfter(() -> crate.move(0, -1, 0)));
    }

    @Test
    void bodiesAtDifferentDepthsAreNotPushedApart() {
        Geometry bridge = ground("bridge", new Box(3, 0.25f, 0.5f), 0, 2, 0);
        bridge.addControl(new PushApart());
        crate.addControl(new PushApart());
        Geometry other = ground("other", new Box(0.5f, 0.5f, 0.5f), 0.75f, 0.5f, 0);
        other.addControl(new PushApart());
        scene.attach(bridge, crate, other);
        scene.frames(3);
        assertEquals(new Vector3f(0, 2, 0), bridge.getWorldTranslation());
        assertEquals(1, other.getWorldTranslation().x - crate.getWorldTranslation().x, 1e-4f);
    }

    @Test
    void decideAndDiagnoseNameTheDepthTestAndTheDistance() {
        scene.attach(floor, crate);
        scene.frame(() -> crate.move(0, 0.5f, 0));
        scene.step(() -> {
            assertEquals(Verdict.DEPTH, scene.state().decide(floor, crate));
            assertEquals(Verdict.DEPTH, scene.state().decide(crate, floor));
            String expected = "No event: they are 0.5 apart in y, and the depth test is on "
                    + "(Geometry 'floor' from -0.5 to 0, Geometry 'crate' from 0.5 to 1.5).";
            assertEquals(expected, scene.state().diagnose(floor, crate));
            assertEquals(expected, scene.state().diagnose(crate, floor));
            assertFalse(scene.state().isColliding(floor, crate));
        });
        scene.frame(() -> crate.move(0, -0.5f, 0));
        scene.step(() -> assertEquals("No event: they only touch in y, and the depth test is on "
                + "(Geometry 'floor' from -0.5 to 0, Geometry 'crate' from 0 to 1).",
                scene.state().diagnose(floor, crate)));
    }

    @Test
    void queriesTakeARangeOfDepth() {
        scene.attach(floor, crate);
        scene.frame();
        scene.step(() -> {
            SceneQueries queries = scene.state().getQueries();
            SceneHit hit = new SceneHit();
            Vector3f from = new Vector3f(-9, 0, 0);
            Vector3f to = new Vector3f(9, 0, 0);
            assertTrue(queries.castRay(from, to, QueryFilter.ALL, hit));
            assertEquals(floor, hit.getSpatial());
            assertTrue(queries.castRay(from, to, QueryFilter.ALL.withDepth(0.1f, 0.2f), hit));
            assertEquals(crate, hit.getSpatial());
            assertFalse(queries.castRay(from, to, QueryFilter.ALL.withDepth(1.1f, 9), hit));
        });
        Geometry rolling = ground("rolling", new Box(0.5f, 0.5f, 0.5f), -8, 0.5f, 0);
        scene.attach(rolling);
        scene.frame();
        scene.step(() -> {
            SceneHit hit = new SceneHit();
            assertTrue(scene.state().getQueries().castSpatial(rolling, new Vector3f(20, 0, 0), QueryFilter.ALL, hit));
            assertEquals(crate, hit.getSpatial());
            assertEquals(7, hit.getDistance(), 1e-4f);
        });
    }
}
