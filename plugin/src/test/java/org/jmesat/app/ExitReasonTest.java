package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each contact ends with one EXIT that has the right reason. */
class ExitReasonTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.6f, 0);
    private final Node node = CollisionScene.node("n", b);
    private final ColliderControl control = new ColliderControl();

    @BeforeEach
    void bringIntoContact() {
        scene.attach(a, node);
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    private void assertEnds(ExitReason reason, HeadlessRun.Step cause) {
        scene.frame(cause);
        assertEquals(List.of("2 EXIT a b " + reason), scene.events());
        scene.frames(2);
        assertEquals(List.of(), scene.events());
    }

    @Test
    void movingApartIsSeparated() {
        assertEnds(ExitReason.SEPARATED, () -> b.setLocalTranslation(5, 0, 0));
    }

    @Test
    void shrinkingApartIsSeparated() {
        assertEnds(ExitReason.SEPARATED, () -> b.setLocalScale(0.01f));
    }

    @Test
    void leavingTheSceneIsRemoved() {
        assertEnds(ExitReason.REMOVED, b::removeFromParent);
    }

    @Test
    void aNodeThatLeavesTheSceneTakesItsCollidersWithIt() {
        assertEnds(ExitReason.REMOVED, node::removeFromParent);
    }

    @Test
    void bothLeavingTheSceneIsOneRemoved() {
        assertEnds(ExitReason.REMOVED, scene.root()::detachAllChildren);
    }

    @Test
    void leavingTheSceneForAnotherOneIsRemoved() {
        assertEnds(ExitReason.REMOVED, () -> new Node("elsewhere").attachChild(b));
    }

    @Test
    void userDataColliderFalseIsDisabled() {
        assertEnds(ExitReason.DISABLED, () -> node.setUserData("jmesat.collider", false));
    }

    @Test
    void aDisabledControlOnTheSpatialIsDisabled() {
        assertEnds(ExitReason.DISABLED, () -> {
            control.setEnabled(false);
            b.addControl(control);
        });
    }

    @Test
    void aDisabledControlOnAnAncestorIsDisabled() {
        assertEnds(ExitReason.DISABLED, () -> {
            control.setEnabled(false);
            scene.root().addControl(control);
        });
    }

    @Test
    void aMaskThatNoLongerMatchesIsFiltered() {
        assertEnds(ExitReason.FILTERED, () -> {
            control.setMask(2);
            b.addControl(control);
        });
    }

    @Test
    void aNegativeGroupThatBothJoinIsFiltered() {
        assertEnds(ExitReason.FILTERED, () -> {
            a.setUserData("jmesat.group", -7);
            b.setUserData("jmesat.group", -7);
        });
    }

    @Test
    void bothBecomingSceneryIsFiltered() {
        assertEnds(ExitReason.FILTERED, () -> {
            a.setUserData("jmesat.fixed", true);
            b.setUserData("jmesat.fixed", true);
        });
    }

    @Test
    void theGamesOwnFilterIsFiltered() {
        assertEnds(ExitReason.FILTERED, () -> scene.state().getWorld().setPairFilter((first, second) -> false));
    }

    @Test
    void aFilteredPairIsFilteredAtAnyDistance() {
        assertEnds(ExitReason.FILTERED, () -> {
            control.setMask(2);
            b.addControl(control);
            b.move(100, 0, 0);
        });
    }

    @Test
    void aScaleThatLeavesOnePointIsInvalid() {
        try (CapturedLog log = new CapturedLog()) {
            assertEnds(ExitReason.INVALID, () -> node.setLocalScale(0));
            assertEquals(1, log.messages().size());
        }
    }

    @Test
    void aMeshWithoutPositionsIsInvalid() {
        try (CapturedLog log = new CapturedLog()) {
            assertEnds(ExitReason.INVALID, () -> {
                // The engine cannot draw such a mesh.
                scene.run().application().getViewPort().setEnabled(false);
                b.setMesh(new Mesh());
            });
            assertEquals(1, log.messages().size());
        }
    }

    @Test
    void aTranslationThatIsNotANumberIsInvalid() {
        try (CapturedLog log = new CapturedLog()) {
            assertEnds(ExitReason.INVALID, () -> {
                scene.run().application().getViewPort().setEnabled(false);
                b.move(Float.NaN, 0, 0);
            });
            assertEquals(1, log.messages().size());
        }
    }

    @Test
    void joiningABodyIsReconfiguredAndTheBodyEnters() {
        scene.frame(() -> node.addControl(control));
        assertEquals(List.of("2 EXIT a b RECONFIGURED", "2 ENTER a n"), scene.events());
    }

    @Test
    void aBodyThatFallsApartIsReconfiguredAndItsPartsEnter() {
        scene.frame(() -> node.addControl(control));
        scene.events();
        scene.frame(() -> node.removeControl(control));
        assertEquals(List.of("3 EXIT a n RECONFIGURED", "3 ENTER a b"), scene.events());
    }

    @Test
    void noLongerBeingMarkedIsReconfigured() {
        assertEnds(ExitReason.RECONFIGURED, () -> scene.state().setDiscovery(Discovery.MARKED_ONLY));
    }

    @Test
    void lyingOutsideTheNewRootIsReconfigured() {
        assertEnds(ExitReason.RECONFIGURED, () -> scene.state().setRoot(node));
    }

    /** Both cubes overlap in each plane, so the contact begins again, in the same tick. */
    @Test
    void anotherPlaneIsReconfiguredAndTheContactBeginsAgain() {
        scene.frame(() -> scene.state().setPlane(ProjectionPlane.XZ));
        assertEquals(List.of("2 EXIT a b RECONFIGURED", "2 ENTER a b"), scene.events());
        scene.frame();
        assertEquals(List.of("3 STAY a b"), scene.events());
    }

    /** In space, the last normal and point are the same in any plane. */
    @Test
    void theExitByAnotherPlaneHasTheNormalAndPointsOfTheFormerOne() {
        List<Vector3f> seen = new ArrayList<>();
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionStay(CollisionEvent event) {
                note(event);
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                note(event);
                note(event.copy());
            }

            private void note(CollisionEvent event) {
                seen.add(event.getNormal(new Vector3f()));
                seen.add(event.getContactPoint(0, new Vector3f()));
            }
        }));
        scene.frame(() -> b.setLocalTranslation(0.125f, 0.75f, 0));
        seen.clear();
        scene.frame();
        scene.frame(() -> scene.state().setPlane(ProjectionPlane.XZ));
        assertEquals(new Vector3f(0, 1, 0), seen.get(0));
        assertEquals(List.of(seen.get(0), seen.get(1)), seen.subList(2, 4));
        assertEquals(List.of(seen.get(0), seen.get(1)), seen.subList(4, 6));
    }

    @Test
    void contactsThatAreNoneInTheOtherPlaneOnlyEnd() {
        scene.frame(() -> b.setLocalTranslation(0.6f, 0, 3));
        scene.events();
        scene.frame(() -> scene.state().setPlane(ProjectionPlane.XZ));
        assertEquals(List.of("3 EXIT a b RECONFIGURED"), scene.events());
    }

    @Test
    void aPlaneSetInAPauseTakesEffectAtTheNextTick() {
        scene.step(() -> scene.state().setPaused(true));
        scene.frame(() -> scene.state().setPlane(ProjectionPlane.XZ));
        assertEquals(List.of(), scene.events());
        assertEquals(ProjectionPlane.XY, scene.state().getQueries().getPlane());
        scene.step(() -> scene.state().step());
        assertEquals(List.of("2 EXIT a b RECONFIGURED", "2 ENTER a b"), scene.events());
        assertEquals(ProjectionPlane.XZ, scene.state().getQueries().getPlane());
    }

    @Test
    void disablingTheStateIsTeardownAtOnce() {
        scene.step(() -> scene.state().setEnabled(false));
        assertEquals(List.of("1 EXIT a b TEARDOWN"), scene.events());
        scene.frames(2);
        assertEquals(List.of(), scene.events());
    }

    @Test
    void detachingTheStateIsTeardownWhenTheEngineCleansItUp() {
        scene.frame(() -> scene.run().application().getStateManager().detach(scene.state()));
        assertEquals(List.of("1 EXIT a b TEARDOWN"), scene.events());
        scene.frames(2);
        assertEquals(List.of(), scene.events());
    }

    @Test
    void stoppingTheApplicationIsTeardown() {
        scene.close();
        assertEquals(List.of("1 EXIT a b TEARDOWN"), scene.events());
    }

    @Test
    void enablingTheStateAgainBeginsANewContact() {
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame(() -> scene.state().setEnabled(true));
        assertEquals(List.of("1 EXIT a b TEARDOWN", "2 ENTER a b"), scene.events());
    }

    @Test
    void attachingTheStateAgainBeginsANewContact() {
        scene.frame(() -> scene.run().application().getStateManager().detach(scene.state()));
        scene.frame(() -> scene.run().application().getStateManager().attach(scene.state()));
        assertEquals(List.of("1 EXIT a b TEARDOWN", "2 ENTER a b"), scene.events());
    }

    @Test
    void aSpatialDetachedAndAttachedAgainWithinATickIsNoEvent() {
        scene.frame(() -> {
            node.removeFromParent();
            b.removeFromParent();
            scene.root().attachChildAt(b, 0);
            scene.root().attachChild(node);
        });
        assertEquals(List.of("2 STAY a b"), scene.events());
    }

    @Test
    void aControlRemovedAndAddedAgainWithinATickIsNoEvent() {
        scene.frame(() -> b.addControl(control));
        scene.frame(() -> {
            b.removeControl(control);
            control.setEnabled(false);
            control.setEnabled(true);
            b.addControl(control);
        });
        assertEquals(List.of("2 STAY a b", "3 STAY a b"), scene.events());
    }

    @Test
    void bothSpatialsAreThereInTheExitOfARemovedOne() {
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                scene.log().note(event.getSelf() == a && event.getOther() == b ? "both there" : "one is missing");
            }
        }));
        scene.frame();
        scene.frame(b::removeFromParent);
        assertEquals(List.of("2 STAY a b", "3 EXIT a b REMOVED", "both there"), scene.events());
    }

    @Test
    void aColliderThatTheGameRemovesFromTheWorldExitsAndIsAddedAgain() {
        scene.frame(() -> scene.state().getWorld().remove(scene.state().getWorld().getColliders().get(1),
                ExitReason.REMOVED));
        assertEquals(List.of("2 EXIT a b REMOVED", "2 ENTER a b"), scene.events());
    }
}
