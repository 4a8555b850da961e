package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.Mockito.mock;

import com.jme3.app.Application;
import com.jme3.app.state.AppStateManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.CollisionScript;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.CollisionFilter.Verdict;
import org.junit.jupiter.api.Test;

/** {@code diagnose} says in one sentence why a pair has no event. Of several reasons it gives the first. */
class DiagnosisTest extends DiagnosisScene {
    @Test
    void aContactIsReportedWithItsFirstTickAndItsListeners() {
        assertDiagnosis("Event: touching since tick 1; events go to EventLog on the app state.", () -> { });
        scene.frames(2);
        scene.step(() -> a.addControl(scene.log().script("x")));
        assertEquals("Event: touching since tick 1; events go to EventLog$Script on Geometry 'a', "
                + "EventLog on the app state.", diagnosis(a, b));
    }

    @Test
    void aContactReportsThatItsSidesAreFarApartInZ() {
        assertDiagnosis("Event: touching since tick 1, although they are 49 apart in z, which collisions ignore "
                + "without the depth test; events go "
                + "to EventLog on the app state.", () -> b.move(0, 0, 50));
    }

    @Test
    void aContactOfSidesNearInZReportsNoDistance() {
        a.setLocalScale(1, 1, 200);
        assertDiagnosis("Event: touching since tick 1; events go to EventLog on the app state.", () -> b.move(0, 0,
                50));
        scene.frame(() -> {
            a.setLocalScale(1, 1, 1);
            b.setLocalTranslation(0.5f, 0, 1.5f);
        });
        assertEquals("Event: touching since tick 1; events go to EventLog on the app state.", diagnosis(a, b));
    }

    @Test
    void aListenerAboveBothIsNamedOnce() {
        scene.step(() -> scene.root().addControl(scene.log().script("root")));
        assertDiagnosis("Event: touching since tick 1; events go to EventLog$Script on Node 'Root Node', "
                + "EventLog on the app state.", () -> { });
    }

    @Test
    void aScriptWithoutAHandlerIsNoListener() {
        scene.step(() -> scene.state().removeCollisionListener(scene.log()));
        scene.step(() -> b.addControl(new CharacterMover()));
        assertDiagnosis("No event: touching since tick 1, but nobody listens: no CollisionListener at "
                + "or above them or on the app state.", () -> { });
    }

    @Test
    void aContactWithoutAListenerIsReported() {
        scene.step(() -> scene.state().removeCollisionListener(scene.log()));
        assertDiagnosis("No event: touching since tick 1, but nobody listens: no CollisionListener at "
                + "or above them or on the app state.", () -> { });
        CollisionScript script = scene.log().script("x");
        script.setEnabled(false);
        scene.frame(() -> b.addControl(script));
        assertEquals("No event: touching since tick 1, but nobody listens: "
                + "EventLog$Script on Geometry 'b' is disabled.", diagnosis(a, b));
        scene.step(() -> script.setEnabled(true));
        assertEquals("Event: touching since tick 1; events go to EventLog$Script on Geometry 'b'.", diagnosis(a, b));
    }

    @Test
    void aDisabledControlRegisteredWithTheStateIsAListener() {
        CollisionScript script = scene.log().script("x");
        script.setEnabled(false);
        assertDiagnosis("Event: touching since tick 1; events go to EventLog$Script on the app state.", () -> {
            scene.state().removeCollisionListener(scene.log());
            scene.state().addCollisionListener(script);
            a.addControl(script);
        });
        assertEquals(List.of("x: 1 ENTER a b"), scene.events());
    }

    @Test
    void aDetachedStateIsReported() {
        assertEquals("No event: the SatCollisionState is not initialized: attach it, and wait for the next frame.",
                new SatCollisionState().diagnose(a, b));
        assertDiagnosis("No event: the SatCollisionState is not initialized: attach it, and wait for the next frame.",
                () -> scene.run().application().getStateManager().detach(scene.state()));
    }

    @Test
    void aDisabledStateIsReported() {
        assertDiagnosis("No event: the SatCollisionState is disabled.", () -> scene.state().setEnabled(false));
    }

    @Test
    void aStateWithoutATickIsReported() {
        assertDiagnosis("No event: the SatCollisionState has not run a tick since it was enabled.",
                () -> scene.state().setFixedStep(1000));
        scene.step(() -> scene.state().setFixedStep(0));
        scene.frame();
        scene.step(() -> {
            scene.state().setEnabled(false);
            scene.state().setEnabled(true);
        });
        assertEquals("No event: the SatCollisionState has not run a tick since it was enabled.", diagnosis(a, b));
    }

    @Test
    void aStateWithoutARootIsReported() {
        SatCollisionState rootless = new SatCollisionState();
        // A mock of a class would make Object.equals allocate in all later tests of this JVM.
        Application withoutScene = mock(Application.class);
        rootless.initialize(new AppStateManager(withoutScene), withoutScene);
        rootless.update(HeadlessRun.TPF);
        assertEquals("No event: the SatCollisionState has no root node: call setRoot.", rootless.diagnose(a, b));
    }

    @Test
    void twoPiecesOfOneBodyAreReported() {
        Node body = CollisionScene.node("body", a, b);
        body.addControl(controlOfA);
        scene.attach(body);
        scene.frame();
        String expected = "No event: both are part of Node 'body', and pieces of one body never collide; to split "
                + "it, give each a ColliderControl of its own.";
        assertEquals(expected, diagnosis(a, b));
        assertEquals(expected, diagnosis(body, b));
        assertEquals(Verdict.SAME_BODY, scene.run().ask(() -> scene.state().decide(a, b)));
    }

    @Test
    void twoFixedCollidersAreReported() {
        assertDiagnosis("No event: both are fixed, and fixed colliders never collide with each other.", () -> {
            mark();
            controlOfA.setFixed(true);
            controlOfB.setFixed(true);
        });
    }

    @Test
    void aSharedNegativeGroupIsReported() {
        assertDiagnosis("No event: both are in group -4, and members of a negative group never collide.", () -> {
            mark();
            controlOfA.setGroup(-4);
            controlOfB.setGroup(-4);
        });
    }

    @Test
    void aMaskIsReportedWithTheLayersThatItLacks() {
        assertDiagnosis("No event: the mask of Geometry 'a' keeps them apart: it does not contain layers 2 (enemy), "
                + "5 of "
                + "Geometry 'b'.", () -> {
            mark();
            scene.state().getLayers().setName(2, "enemy");
            controlOfA.setMask(1);
            controlOfB.setCategory(1 << 2 | 1 << 5);
        });
        assertEquals(Verdict.MASK, scene.run().ask(() -> scene.state().decide(b, a)));
    }

    @Test
    void aMaskOrCategoryOfZeroIsReported() {
        assertDiagnosis("No event: the mask of Geometry 'a' is 0, so it collides with no layer.", () -> {
            mark();
            controlOfA.setMask(0);
        });
        scene.frame(() -> {
            controlOfA.setMask(-1);
            controlOfA.setCategory(0);
        });
        assertEquals("No event: Geometry 'a' is in no layer: its category is 0, which no mask matches.", diagnosis(a,
                b));
    }

    @Test
    void anUnknownLayerNameIsReported() {
        assertDiagnosis("No event: Geometry 'a' is in no layer: its category is 0, which no mask matches; problem "
                + "of Geometry 'a': its setting layers names an unknown layer: 'plyer'; known are default "
                + "(see jmesat.scene.layerNames).", () -> {
                    mark();
                    controlOfA.setLayers("plyer");
                });
    }

    @Test
    void layersThatTheMatrixKeepsApartAreReported() {
        scene.attach(a, b);
        scene.frame(() -> {
            mark();
            scene.state().getLayers().setName(3, "shot");
            scene.state().getLayers().setColliding(3, 0, false);
            controlOfB.setLayers("shot");
        });
        assertEquals("No event: layer 0 (default) of Geometry 'a' "
                + "does not collide with layer 3 (shot) of Geometry 'b'.", diagnosis(a, b));
        assertEquals(Verdict.LAYERS, scene.run().ask(() -> scene.state().decide(a, b)));
    }

    @Test
    void theGamesFilterIsReported() {
        assertDiagnosis("No event: the game's PairFilter keeps them apart.",
                () -> scene.state().getWorld().setPairFilter((one, other) -> false));
        scene.step(() -> scene.state().getWorld().setPairFilter((one, other) -> {
            throw new UnsupportedOperationException("no idea");
        }));
        scene.frame();
        assertEquals("No event: the game's PairFilter keeps them apart: it throws "
                + "java.lang.UnsupportedOperationException: no "
                + "idea.", diagnosis(a, b));
        scene.step(() -> scene.state().getWorld().setPairFilter(null));
        assertEquals("No event: they touch: a setting that kept them apart at the last tick has changed since, and "
                + "applies "
                + "from the next tick.",
                diagnosis(a, b));
    }

    @Test
    void theDistanceOfTheBoundingBoxesIsReported() {
        assertDiagnosis("No event: they are 1.521 apart, their bounding boxes by 1.5 in x.",
                () -> b.setLocalTranslation(2.5f, 1.25f, 0));
        scene.frame(() -> b.setLocalTranslation(0, -2.125f, 0));
        assertEquals("No event: they are 1.125 apart, their bounding boxes by 1.125 in y.", diagnosis(a, b));
    }

    @Test
    void theSeparatingAxisIsReported() {
        scene.attach(a, b);
        scene.frame(() -> {
            b.rotate(0, 0, (float) (Math.PI / 4));
            b.setLocalTranslation(1.125f, 1.125f, 0);
        });
        assertEquals("No event: they are 0.3839 apart: axis 4 of 4, edge 3 of Geometry 'b', separates them.",
                diagnosis(a, b));
    }

    @Test
    void aPassThroughInTheLastTickIsReported() {
        assertDiagnosis("No event: they are 8 apart, their bounding boxes by 8 in x.", () -> {
            mark();
            controlOfB.setContinuous(true);
            b.setLocalTranslation(9, 0, 0);
        });
        scene.frame(() -> b.setLocalTranslation(-9, 0, 0));
        String passed = "Event: passed through each other within tick 2; events go to EventLog on the app state.";
        assertEquals(passed, diagnosis(a, b));
        assertEquals(passed, diagnosis(b, a));
        scene.frame();
        assertEquals("No event: they are 8 apart, their bounding boxes by 8 in x.", diagnosis(a, b));
    }

    @Test
    void layersAlsoKeepSweptPairsApart() {
        scene.step(() -> scene.state().getLayers().setColliding(0, 0, false));
        controlOfB.setContinuous(true);
        b.addControl(controlOfB);
        b.setLocalTranslation(9, 0, 0);
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.setLocalTranslation(-9, 0, 0));
        assertEquals(List.of(), scene.events());
        assertEquals("No event: layer 0 (default) of Geometry 'a' does not collide with layer 0 "
                + "(default) of Geometry 'b'.", diagnosis(a, b));
    }

    @Test
    void touchingUnderTheExclusivePolicyIsReported() {
        assertDiagnosis("No event: they only touch, and the touch policy is EXCLUSIVE.", () -> {
            scene.state().setTouchPolicy(TouchPolicy.EXCLUSIVE);
            b.setLocalTranslation(1, 0, 0);
        });
    }

    @Test
    void ofSeveralReasonsTheFirstIsReported() {
        scene.attach(a, b);
        scene.frame(() -> {
            mark();
            controlOfA.setMask(0);
            b.setLocalScale(0);
            b.setLocalTranslation(9, 9, 9);
        });
        assertEquals("No event: Geometry 'b' has no polygon: its world scale is (0.0, 0.0, 0.0), which shrinks it "
                + "to a point.",
                diagnosis(a, b));
        scene.frame(() -> b.setLocalScale(1));
        assertEquals("No event: the mask of Geometry 'a' is 0, so it collides with no layer.", diagnosis(a, b));
        scene.frame(() -> controlOfA.setMask(-1));
        assertEquals("No event: they are 11.31 apart, their bounding boxes by 8 in x.", diagnosis(a, b));
        scene.step(() -> controlOfB.setEnabled(false));
        assertEquals("No event: Geometry 'b' is disabled by its own ColliderControl.", diagnosis(a, b));
        scene.step(b::removeFromParent);
        assertEquals("No event: Geometry 'b' is not in the scene under Node 'Root Node': it has no parent.",
                diagnosis(a, b));
    }

    @Test
    void invalidArgumentsAreRefused() {
        SatCollisionState state = scene.state();
        assertEquals("a", assertThrows(NullPointerException.class, () -> state.diagnose(null, b)).getMessage());
        assertEquals("b", assertThrows(NullPointerException.class, () -> state.diagnose(a, null)).getMessage());
        assertEquals("A spatial cannot collide with itself: Geometry 'a'",
                assertThrows(IllegalArgumentException.class, () -> state.diagnose(a, a)).getMessage());
        assertEquals("a", assertThrows(NullPointerException.class, () -> state.decide(null, b)).getMessage());
        assertEquals("b", assertThrows(NullPointerException.class, () -> state.decide(a, null)).getMessage());
        assertNull(state.decide(a, b));
    }

    @Test
    void diagnoseMayBeCalledInAHandler() {
        List<String> answers = new ArrayList<>();
        a.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                answers.add(scene.state().diagnose(event.getSelf(), event.getOther()));
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                answers.add(scene.state().diagnose(event.getSelf(), event.getOther()));
            }
        });
        scene.step(() -> scene.state().removeCollisionListener(scene.log()));
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.move(9, 0, 0));
        assertEquals(List.of("Event: touching since tick 1; events go to DiagnosisTest$1 on Geometry 'a'.",
                "No event: they are 8.5 apart, their bounding boxes by 8.5 in x."), answers);
    }
}
