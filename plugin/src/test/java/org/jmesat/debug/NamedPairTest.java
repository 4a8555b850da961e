package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pair of an editor's sheet is chosen by names, and explained in texts. */
class NamedPairTest {
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    @AutoClose
    private final HeadlessRun run = new HeadlessRun(collisions, debug);
    private final Node left = new Node("left");
    private final Node right = new Node("right");
    private final Geometry leftDoor = add(left, "door", 0);
    private final Geometry rightDoor = add(right, "door", 1.5f);
    private final Geometry crate = add(left, "crate", 10);
    private final Geometry lamp = add(right, "Lamp", 20);

    private static Geometry add(Node parent, String name, float x) {
        Geometry box = new Geometry(name, new Box(1, 1, 1));
        box.setLocalTranslation(x, 0, 0);
        parent.attachChild(box);
        return box;
    }

    @BeforeEach
    void theViewIsShown() {
        run.step(() -> {
            run.application().getRootNode().attachChild(left);
            run.application().getRootNode().attachChild(right);
        });
        debug.setVisible(true);
        run.frames(3);
    }

    private void name(String a, String b) {
        debug.setPairA(a);
        debug.setPairB(b);
        run.frame();
        debug.getStatus();
        run.frame();
    }

    private void assertPair(Spatial a, Spatial b) {
        assertSame(a, debug.getSelection().spatialA());
        assertSame(b, debug.getSelection().spatialB());
    }

    @Test
    void namesChooseAAndB() {
        name("crate", "Lamp");

        assertPair(crate, lamp);
        assertTrue(debug.getSelection().isChosen());
        assertEquals("crate", debug.getPairA());
        assertEquals("4 colliders, 1 contact, A = crate, B = Lamp: no contact", debug.getStatus());
    }

    @ParameterizedTest
    @CsvSource({"left/door, right/door", "/Root Node/left/door, Root Node/right/door", "' left/door ', right/door"})
    void aPathTellsSpatialsOfTheSameNameApart(String a, String b) {
        name(a, b);
        assertPair(leftDoor, rightDoor);

        name(b, a);
        assertPair(rightDoor, leftDoor);
    }

    @Test
    void theSameNameTwiceChoosesTwoSpatials() {
        name("door", "door");

        assertPair(leftDoor, rightDoor);
    }

    @Test
    void aNameThatContainsASlashIsFound() {
        run.step(() -> lamp.setName("on/off"));
        name("on/off", "crate");

        assertPair(lamp, crate);
    }

    @Test
    void aNodeStandsForTheFirstColliderBelowIt() {
        name("right", "left");

        assertPair(rightDoor, leftDoor);
    }

    @Test
    void aPartOfABodyStandsForTheBody() {
        run.step(() -> right.addControl(new ColliderControl()));
        run.frame();
        name("Lamp", "crate");

        assertPair(right, crate);
    }

    @Test
    void onlyBLeavesAToTheView() {
        name("", "left/door");

        assertSame(leftDoor, debug.getSelection().spatialB());
        assertSame(rightDoor, debug.getSelection().spatialA());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " "})
    void blankNamesGoBackToTheDeepestPair(String blank) {
        name("crate", "Lamp");
        name(blank, blank);

        assertPair(leftDoor, rightDoor);
        assertFalse(debug.getSelection().isChosen());
    }

    @Test
    void nullCountsAsBlank() {
        name("crate", null);
        name(null, null);

        assertEquals("", debug.getPairA() + debug.getPairB());
        assertFalse(debug.getSelection().isChosen());
    }

    @Test
    void aNameThatNothingHasIsToldWithTheNearestOne() {
        name("crat", "left/dor");

        assertEquals("pairA: no spatial is called \"crat\"; did you mean \"crate\"?; "
                + "pairB: no spatial is called \"left/dor\"; did you mean \"door\"?; "
                + "4 colliders, 1 contact, A = door, B = door: they collide", debug.getStatus());
    }

    @Test
    void aNameOfOneSpatialForBothIsTold() {
        name("crate", "left/crate");

        assertTrue(debug.getStatus().startsWith("pairB is the same spatial as pairA; 4 colliders"), debug::getStatus);
        assertSame(crate, debug.getSelection().spatialA());
    }

    @Test
    void whatGetsTheNameLaterIsChosenThen() {
        name("barrel", "crate");
        assertTrue(debug.getStatus().startsWith("pairA: no spatial is called \"barrel\""), debug::getStatus);

        Geometry barrel = run.ask(() -> add(right, "barrel", 30));
        run.frames(70);

        assertPair(barrel, crate);
        assertTrue(debug.getStatus().startsWith("5 colliders"), debug::getStatus);
    }

    @Test
    void aRemovedSpatialStaysChosenUntilAnotherHasItsName() {
        name("crate", "Lamp");
        run.step(crate::removeFromParent);
        run.frames(70);
        assertPair(crate, lamp);
        read();
        assertTrue(debug.getExplanation().contains("not in the scene"), debug::getExplanation);

        Geometry again = run.ask(() -> add(right, "crate", 30));
        run.frames(70);
        assertPair(again, lamp);
    }

    @Test
    void thePairIsChosenAgainWhenTheViewIsShownAgain() {
        name("crate", "Lamp");
        debug.setVisible(false);
        run.frames(2);
        debug.setVisible(true);
        run.frames(2);

        assertPair(crate, lamp);
    }

    @Test
    void betweenTheUserMayChooseInOtherWays() {
        name("crate", "Lamp");
        run.step(() -> debug.getSelection().choose(leftDoor, lamp));
        run.frames(100);

        assertPair(leftDoor, lamp);
    }

    @Test
    void theExplanationHasTheAnswerTheAxisAndTheChecks() {
        name("left/door", "right/door");
        read();
        String text = debug.getExplanation();

        assertTrue(text.startsWith("A = door, B = door  |  "), text);
        assertTrue(text.contains(run.ask(() -> collisions.diagnose(leftDoor, rightDoor))), text);
        assertTrue(text.contains("  |  A and B overlap by 0.5"), text);
        assertTrue(text.contains("  |  axis: "), text);
        assertFalse(text.contains("\n"), text);
    }

    @Test
    void theExplanationIsThatOfTheNamedPairFromTheFirstFrameOn() {
        read();
        for (int i = 0; i < 3; i++) {
            name("right/door", "left/door");
            assertTrue(debug.getExplanation().contains("Moving B by (-0.5, 0)"), debug::getExplanation);
            read();
            name("left/door", "right/door");
            assertTrue(debug.getExplanation().contains("Moving B by (0.5, 0)"), debug::getExplanation);
            read();
        }
    }

    @Test
    void theExplanationNamesTheFirstReasonWhyThereIsNoContact() {
        run.step(() -> {
            ColliderControl control = new ColliderControl();
            crate.addControl(control);
            control.setEnabled(false);
        });
        name("crate", "Lamp");
        read();

        assertTrue(debug.getExplanation().contains(run.ask(() -> collisions.diagnose(crate, lamp))),
                debug::getExplanation);
        assertTrue(debug.getExplanation().contains("disabled"), debug::getExplanation);
    }

    @Test
    void theExplanationFollowsTheSceneWhileItIsRead() {
        name("left/door", "right/door");
        read();
        String touching = debug.getExplanation();
        run.step(() -> rightDoor.setLocalTranslation(2.5f, 0, 0));
        read();
        String apart = debug.getExplanation();
        assertNotSame(touching, apart);
        assertTrue(apart.contains("apart"), apart);

        run.step(() -> rightDoor.setLocalTranslation(1.25f, 0, 0));
        read();
        assertTrue(debug.getExplanation().contains("overlap by 0.75"), debug::getExplanation);
    }

    /** Reads the text as a sheet does, for a second. */
    private void read() {
        for (int i = 0; i < 64; i++) {
            debug.getExplanation();
            run.frame();
        }
    }

    /** No tick changes the pair then, but the checks see the scene. */
    @Test
    void theExplanationFollowsTheSceneWhileThereIsNoTick() {
        name("left/door", "right/door");
        debug.getExplanation();
        run.frame();
        run.step(() -> collisions.setPaused(true));
        for (int i = 0; i < 5; i++) {
            read();
        }
        assertTrue(debug.getExplanation().contains("Paused"), debug::getExplanation);

        run.step(() -> collisions.setPaused(false));
        for (int i = 0; i < 5; i++) {
            read();
        }
        assertFalse(debug.getExplanation().contains("Paused"), debug::getExplanation);
    }

    @Test
    void anExplanationThatWasNotReadIsNotTakenForANewOne() {
        name("left/door", "right/door");
        read();
        assertTrue(debug.getExplanation().startsWith("A = door"), debug::getExplanation);
        run.frames(250);
        name("crate", "Lamp");
        run.frames(10);

        assertEquals("...", debug.getExplanation());
        run.frame();
        assertTrue(debug.getExplanation().startsWith("A = crate, B = Lamp"), debug::getExplanation);
    }

    @Test
    void aSheetThatReadsOnceASecondAlwaysHasAnExplanation() {
        name("left/door", "right/door");
        read();
        for (int i = 0; i < 10; i++) {
            run.step(() -> rightDoor.move(0.125f, 0, 0));
            run.frames(64);
            String overlap = String.valueOf(0.375 - 0.125 * i);
            String text = debug.getExplanation();
            assertTrue(i < 3 ? text.contains("overlap by " + overlap) : text.startsWith("A = door, B = door"), text);
        }
    }

    @Test
    void aSteadyFrameAllocatesNothingForTextsThatNobodyReads() {
        name("left/door", "right/door");
        Runnable update = () -> {
            collisions.update(HeadlessRun.TPF);
            debug.update(HeadlessRun.TPF);
        };
        for (int i = 0; i < 3000; i++) {
            run.step(update::run);
        }

        assertEquals(0, run.ask(() -> AllocationMeter.leastBytes(update)));
        debug.getExplanation();
        assertNotEquals(0, run.ask(() -> AllocationMeter.bytes(() -> {
            for (int i = 0; i < 6 / HeadlessRun.TPF; i++) {
                update.run();
            }
        })));
        assertEquals(0, run.ask(() -> AllocationMeter.leastBytes(update)));
    }

    @Test
    void theTextsSayWhyNothingIsShown() {
        assertEquals("not attached", new CollisionDebugState().getExplanation());
        debug.setVisible(false);
        run.frame();
        assertTexts("hidden: set visible");

        run.frame(() -> debug.setEnabled(false));
        assertTexts("disabled: set enabled");

        debug.setVisible(true);
        run.frame(() -> debug.setEnabled(true));
        run.frame(() -> run.application().getStateManager().detach(collisions));
        run.frame();
        assertTexts("nothing to draw: no SatCollisionState is attached");

        run.frame(() -> run.application().getStateManager().detach(debug));
        assertTexts("not attached");
    }

    private void assertTexts(String text) {
        assertEquals(text, debug.getStatus());
        assertEquals(text, debug.getExplanation());
        debug.setStatus("anything");
        debug.setExplanation(null);
        assertEquals(text, debug.getStatus());
        assertEquals(text, debug.getExplanation());
    }
}
