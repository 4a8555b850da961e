package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PairCheck;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.jmesat.control.PushApart;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The link of the handlers tells what each of them did in the contact of a pair, or in one that ended lately. */
class HandlerChecksTest extends DiagnosisScene {
    private static final String CONTACT = "Event: touching since tick 1; events go to ";
    private static final float APART = 9;

    /** Does what a test asks for. */
    private static final class Asked extends CollisionScript {
        private Consumer<Asked> onEnter = script -> { };
        private Consumer<Asked> onStay = script -> { };
        private Consumer<Asked> onExit = script -> { };

        void say(String reason) {
            note(reason);
        }

        void say(String reason, Object value) {
            note(reason, value);
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            onEnter.accept(this);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            onStay.accept(this);
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            onExit.accept(this);
        }
    }

    /** Handles ENTER only. */
    private static final class Greeter extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            getSpatial().setUserData("met", true);
        }
    }

    private final Asked asked = new Asked();

    @BeforeEach
    void withoutTheLog() {
        scene.step(() -> {
            scene.state().removeCollisionListener(scene.log());
            scene.state().setManual(true);
        });
        scene.frame();
    }

    /** Attaches both, of which {@code a} has a script that does what the test asks for, and runs a tick. */
    private void meet() {
        a.addControl(asked);
        scene.attach(a, b);
        tick();
    }

    private void tick() {
        tick(0);
    }

    private void tick(float seconds) {
        scene.step(() -> scene.state().tick(seconds));
    }

    private void part() {
        scene.step(() -> b.move(APART, 0, 0));
        tick();
    }

    private void meetAgain() {
        scene.step(() -> b.move(-APART, 0, 0));
        tick();
    }

    private static String fails(Asked script) {
        throw new IllegalStateException("no health");
    }

    private PairCheck check() {
        return check(a, b);
    }

    private PairCheck check(Spatial one, Spatial other) {
        return scene.run().ask(() -> scene.state().check(one, other).get(Link.HANDLERS.ordinal()));
    }

    private void assertHandlers(Result result, String text) {
        assertEquals(new PairCheck(Link.HANDLERS, result, text), check());
        assertEquals(new PairCheck(Link.HANDLERS, result, text), check(b, a));
    }

    private void assertNothingKnown() {
        assertHandlers(Result.NOT_REACHED, "Handlers");
    }

    @Test
    void aHandlerThatRunsPassesWithItsTicks() {
        meet();
        String who = "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1)";
        assertHandlers(Result.PASSED, who);
        tick();
        tick();
        assertHandlers(Result.PASSED, who + ", at STAY (tick 3)");
        assertEquals(CONTACT + "HandlerChecksTest$Asked on Geometry 'a'.", diagnosis(a, b));
        part();
        assertHandlers(Result.PASSED,
                who + ", at STAY (tick 3), at EXIT (tick 4); that contact ended at tick 4 (SEPARATED)");
    }

    /** Of contacts that have ended 256 are known, with those that failed. */
    @Test
    void manyFailuresThatNobodyHasAskedForLeaveRoomForOtherContacts() {
        List<Geometry> failing = new ArrayList<>();
        for (int i = 0; i < 256; i++) {
            Geometry one = scene.cube("one", 3 * i, 20);
            Geometry other = scene.cube("other", 3 * i + 0.5f, 20);
            Asked throwing = new Asked();
            throwing.onEnter = HandlerChecksTest::fails;
            one.addControl(throwing);
            scene.attach(one, other);
            failing.add(other);
        }
        asked.onEnter = script -> script.say("the door is open");
        Asked second = new Asked();
        second.onEnter = script -> script.say("it is night");
        Geometry c = scene.cube("c", 0, 50);
        Geometry d = scene.cube("d", 0.5f, 50);
        c.addControl(second);
        scene.attach(c, d);
        meet();
        scene.step(() -> failing.forEach(each -> each.move(0, 1.5f, 0)));
        tick();
        scene.step(() -> d.move(APART, 0, 0));
        part();
        assertTrue(check().text().contains("the door is open"), check().text());
        assertTrue(check(c, d).text().contains("it is night"), check(c, d).text());
    }

    /** A Control whose {@code isEnabled} throws. */
    private static final class Broken extends CollisionScript {
        @Override
        public boolean isEnabled() {
            throw new AssertionError("broken");
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            getSpatial().setUserData("met", true);
        }
    }

    @Test
    void aQuestionAboutAListenerThatThrowsDoesNotChangeTheNextFrame() {
        meet();
        Broken broken = new Broken();
        scene.step(() -> {
            a.addControl(broken);
            scene.state().diagnose(a, b);
            a.removeControl(broken);
        });
        tick();
        assertEquals(3, scene.run().ask(() -> (int) scene.state().getTick()) + 1);
    }

    @Test
    void eachDisabledListenerIsNamed() {
        for (int i = 0; i < 2; i++) {
            Greeter greeter = new Greeter();
            greeter.setEnabled(false);
            a.addControl(greeter);
        }
        scene.attach(a, b);
        tick();
        String who = "HandlerChecksTest$Greeter on Geometry 'a'";
        assertTrue(diagnosis(a, b).contains("nobody listens: " + who + ", " + who + " are disabled"), diagnosis(a, b));
    }

    @Test
    void aHandlerThatIsNotOverriddenIsNotNamed() {
        a.addControl(new Greeter());
        scene.attach(a, b);
        tick();
        tick();
        String text = "HandlerChecksTest$Greeter on Geometry 'a' ran at ENTER (tick 1)";
        assertHandlers(Result.PASSED, text);
        part();
        assertHandlers(Result.PASSED, text + "; that contact ended at tick 3 (SEPARATED)");
    }

    @Test
    void aHandlerThatThrowsIsNotedWithTheFirstLineAndHowOften() {
        asked.onEnter = script -> {
            throw new IllegalStateException("no health\nof anybody");
        };
        asked.onStay = HandlerChecksTest::fails;
        meet();
        String threw = "HandlerChecksTest$Asked on Geometry 'a' threw java.lang.IllegalStateException: no health";
        assertHandlers(Result.NOTED, threw + " at ENTER (tick 1)");
        for (int i = 0; i < 3; i++) {
            tick();
        }
        String all = threw + " at ENTER (tick 1), threw java.lang.IllegalStateException: no health (3 times)"
                + " at STAY (tick 4)";
        assertHandlers(Result.NOTED, all);
        assertEquals(CONTACT + "HandlerChecksTest$Asked on Geometry 'a'. " + all + ".", diagnosis(a, b));
        asked.onStay = script -> { };
        tick();
        assertHandlers(Result.NOTED, all);
    }

    @Test
    void onlyWhatSurprisesIsInTheDiagnosis() {
        asked.onStay = HandlerChecksTest::fails;
        b.addControl(new Greeter());
        meet();
        assertEquals(CONTACT + "HandlerChecksTest$Asked on Geometry 'a', HandlerChecksTest$Greeter on Geometry 'b'.",
                diagnosis(a, b));
        tick();
        String threw = "threw java.lang.IllegalStateException: no health at STAY (tick 2)";
        assertHandlers(Result.NOTED, "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1), " + threw
                + "; HandlerChecksTest$Greeter on Geometry 'b' ran at ENTER (tick 1)");
        assertEquals(CONTACT + "HandlerChecksTest$Asked on Geometry 'a', HandlerChecksTest$Greeter on Geometry 'b'. "
                + "HandlerChecksTest$Asked on Geometry 'a' " + threw + ".", diagnosis(a, b));
    }

    @Test
    void anErrorIsAnExceptionToo() {
        asked.onEnter = script -> {
            throw new AssertionError("of a test");
        };
        a.addControl(asked);
        scene.attach(a, b);
        scene.step(() -> {
            try {
                scene.state().tick(0);
            } catch (AssertionError expected) {
                // Thrown after the tick.
            }
        });
        assertHandlers(Result.NOTED, "HandlerChecksTest$Asked on Geometry 'a' threw java.lang.AssertionError: of a "
                + "test at ENTER (tick 1)");
    }

    @Test
    void handlersAreInTheOrderOfTheirCalls() {
        Node parent = CollisionScene.node("parent", a);
        a.addControl(new Greeter());
        parent.addControl(new Greeter());
        b.addControl(new Greeter());
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.getSelf().setUserData("met", true);
            }
        }));
        scene.attach(parent, b);
        tick();
        String ran = " ran at ENTER (tick 1)";
        assertHandlers(Result.PASSED, "HandlerChecksTest$Greeter on Geometry 'a'" + ran
                + "; HandlerChecksTest$Greeter on Node 'parent'" + ran
                + "; HandlerChecksTest$Greeter on Geometry 'b'" + ran
                + "; HandlerChecksTest$1 on the app state" + ran);
    }

    @Test
    void aListenerThatComesLaterHasNoEnter() {
        meet();
        scene.step(() -> b.addControl(new Asked()));
        assertHandlers(Result.PASSED, "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1)");
        tick();
        assertHandlers(Result.PASSED, "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1), at STAY (tick 2);"
                + " HandlerChecksTest$Asked on Geometry 'b' ran at STAY (tick 2)");
    }

    @Test
    void aListenerThatWasNotCalledYetIsNone() {
        scene.attach(a, b);
        tick();
        scene.step(() -> b.addControl(new Greeter()));
        assertHandlers(Result.PASSED, "No handler was called yet");
    }

    @Test
    void aListenerThatWasRemovedBeforeTheExitIsForgotten() {
        b.addControl(new Greeter());
        meet();
        tick();
        scene.step(() -> a.removeControl(asked));
        part();
        assertHandlers(Result.PASSED, "HandlerChecksTest$Greeter on Geometry 'b' ran at ENTER (tick 1); "
                + "that contact ended at tick 3 (SEPARATED)");
    }

    @Test
    void aDisabledScriptIsNotedAlsoIfItWasCalledBefore() {
        b.addControl(new Greeter());
        meet();
        scene.step(() -> asked.setEnabled(false));
        tick();
        String greeted = "HandlerChecksTest$Greeter on Geometry 'b' ran at ENTER (tick 1)";
        assertHandlers(Result.NOTED, greeted + "; HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1)"
                + "; HandlerChecksTest$Asked on Geometry 'a' is disabled");
        part();
        meetAgain();
        assertHandlers(Result.NOTED, "HandlerChecksTest$Greeter on Geometry 'b' ran at ENTER (tick 4)"
                + "; HandlerChecksTest$Asked on Geometry 'a' is disabled");
        assertTrue(diagnosis(a, b).endsWith(". HandlerChecksTest$Asked on Geometry 'a' is disabled."),
                () -> diagnosis(a, b));
    }

    @Test
    void aNoteSaysWhyAnEventIsIgnored() {
        asked.onStay = script -> script.say("it is locked");
        meet();
        tick();
        String who = "HandlerChecksTest$Asked on Geometry 'a' ";
        assertHandlers(Result.NOTED, who + "ran at ENTER (tick 1), ignored STAY (tick 2): it is locked");
        assertTrue(diagnosis(a, b).endsWith(". " + who + "ignored STAY (tick 2): it is locked."));
        asked.onStay = script -> { };
        tick();
        assertHandlers(Result.PASSED, who + "ran at ENTER (tick 1), at STAY (tick 3)");
        asked.onExit = script -> script.say("it is over");
        part();
        assertHandlers(Result.NOTED, who + "ran at ENTER (tick 1), at STAY (tick 3), ignored EXIT (tick 4): it is over"
                + "; that contact ended at tick 4 (SEPARATED)");
    }

    @Test
    void theNoteOfAnEnterStandsForTheContact() {
        asked.onEnter = script -> script.say("it is locked");
        meet();
        tick();
        String text = "HandlerChecksTest$Asked on Geometry 'a' ignored ENTER (tick 1): it is locked";
        assertHandlers(Result.NOTED, text);
        part();
        assertHandlers(Result.NOTED, text + "; that contact ended at tick 3 (SEPARATED)");
    }

    @Test
    void ofSeveralNotesTheLastOneCountsAndAnExceptionMore() {
        asked.onEnter = script -> {
            script.say("first");
            script.say("second");
        };
        asked.onStay = script -> {
            script.say("third");
            fails(script);
        };
        meet();
        tick();
        assertHandlers(Result.NOTED, "HandlerChecksTest$Asked on Geometry 'a' ignored ENTER (tick 1): second, "
                + "threw java.lang.IllegalStateException: no health at STAY (tick 2)");
    }

    @Test
    void outsideOfItsHandlerANoteDoesNothing() {
        Asked other = new Asked();
        asked.onStay = script -> other.say("called by another one");
        meet();
        scene.step(() -> {
            asked.say("between ticks");
            other.say("without a context");
        });
        tick();
        assertHandlers(Result.PASSED,
                "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1), at STAY (tick 2)");
    }

    @ParameterizedTest
    @CsvSource({"needs '{}' and {}, needs 'x' and {}", "{}, x", "no place, no place"})
    void theFirstPlaceStandsForTheValue(String reason, String expected) {
        asked.onEnter = script -> script.say(reason, "x");
        meet();
        assertHandlers(Result.NOTED, "HandlerChecksTest$Asked on Geometry 'a' ignored ENTER (tick 1): " + expected);
    }

    @Test
    void valuesMayBeNullSpatialsAndWhatThrows() {
        asked.onEnter = script -> script.say("null is {}", null);
        meet();
        String ignored = "HandlerChecksTest$Asked on Geometry 'a' ignored ";
        assertHandlers(Result.NOTED, ignored + "ENTER (tick 1): null is null");
        asked.onStay = script -> script.say("not {}", b);
        tick();
        assertHandlers(Result.NOTED,
                ignored + "ENTER (tick 1): null is null, ignored STAY (tick 2): not Geometry 'b'");
        asked.onStay = script -> script.say("{}", new Object() {
            @Override
            public String toString() {
                throw new IllegalStateException();
            }
        });
        tick();
        assertHandlers(Result.NOTED, ignored + "ENTER (tick 1): null is null, ignored STAY (tick 3): "
                + HandlerChecksTest.class.getName() + "$2");
    }

    @Test
    void aNoteIsComposedOnlyWhenItIsRead() {
        AtomicInteger composed = new AtomicInteger();
        Object value = new Object() {
            @Override
            public String toString() {
                return "written " + composed.incrementAndGet();
            }
        };
        asked.onEnter = script -> script.say("{}", value);
        asked.onStay = asked.onEnter;
        asked.onExit = asked.onEnter;
        meet();
        tick();
        part();
        meetAgain();
        tick(9);
        assertEquals(0, composed.get());
        assertTrue(check().text().contains("written"), () -> check().text());
        assertTrue(composed.get() > 0);
    }

    @Test
    void aContactIsKnownForFiveSecondsOfTicksAfterItsEnd() {
        meet();
        part();
        String text = "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1), at EXIT (tick 2); "
                + "that contact ended at tick 2 (SEPARATED)";
        tick(2);
        tick(3);
        assertHandlers(Result.PASSED, text);
        tick(0.1f);
        assertNothingKnown();
        assertFalse(diagnosis(a, b).contains("Asked"));
    }

    @Test
    void ofSeveralContactsTheLastOneIsTold() {
        meet();
        part();
        meetAgain();
        assertHandlers(Result.PASSED, "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 3)");
        part();
        assertHandlers(Result.PASSED, "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 3), at EXIT (tick 4);"
                + " that contact ended at tick 4 (SEPARATED)");
    }

    @Test
    void nothingOfAFormerContactIsInTheNextOne() {
        asked.onEnter = script -> {
            script.say("once");
            fails(script);
        };
        meet();
        part();
        check();
        tick(6);
        asked.onEnter = script -> { };
        meetAgain();
        tick();
        assertHandlers(Result.PASSED,
                "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 4), at STAY (tick 5)");
    }

    @Test
    void aFailureIsKnownUntilSomebodyHasAskedAndForFiveSecondsMore() {
        asked.onEnter = HandlerChecksTest::fails;
        meet();
        part();
        tick(1000);
        String text = "HandlerChecksTest$Asked on Geometry 'a' threw java.lang.IllegalStateException: no health at "
                + "ENTER (tick 1), ran at EXIT (tick 2); that contact ended at tick 2 (SEPARATED)";
        assertHandlers(Result.NOTED, text);
        tick(4);
        assertHandlers(Result.NOTED, text);
        tick(4);
        assertNothingKnown();
    }

    @Test
    void aFailureThatWasSeenInTheContactIsKnownForFiveSecondsAfterIt() {
        asked.onEnter = HandlerChecksTest::fails;
        meet();
        check();
        part();
        tick(6);
        assertNothingKnown();
    }

    @Test
    void aFailureIsToldWithTheNextContactToo() {
        asked.onEnter = HandlerChecksTest::fails;
        meet();
        part();
        asked.onEnter = script -> { };
        tick(60);
        meetAgain();
        String text = "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 4); HandlerChecksTest$Asked on "
                + "Geometry 'a' threw java.lang.IllegalStateException: no health at ENTER (tick 1), ran at EXIT "
                + "(tick 2); that contact ended at tick 2 (SEPARATED)";
        assertHandlers(Result.NOTED, text);
        tick(6);
        assertHandlers(Result.PASSED,
                "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 4), at STAY (tick 5)");
    }

    /** Of many contacts that end, a failure outlives all others, and the last ones the first. */
    @Test
    void manyContactsThatEndDoNotHideAFailure() {
        asked.onEnter = HandlerChecksTest::fails;
        meet();
        part();
        Geometry c = scene.cube("c", 0, 20);
        Geometry d = scene.cube("d", 0.5f, 20);
        c.addControl(new Greeter());
        scene.attach(c, d);
        tick();
        scene.step(() -> d.move(APART, 0, 0));
        tick();
        Geometry e = scene.cube("e", 0, 40);
        Geometry f = scene.cube("f", 0.5f, 40);
        e.addControl(new Greeter());
        scene.attach(e, f);
        for (int i = 0; i < 300; i++) {
            tick();
            scene.step(() -> f.move(APART, 0, 0));
            tick();
            scene.step(() -> f.move(-APART, 0, 0));
        }
        assertEquals(Result.NOT_REACHED, check(c, d).result());
        assertEquals(Result.PASSED, check(e, f).result());
        assertEquals(Result.NOTED, check().result());
    }

    @Test
    void whatAHandlerHasRemovedFromTheSceneIsKnownBySpatial() {
        asked.onEnter = script -> a.removeFromParent();
        meet();
        tick();
        assertHandlers(Result.PASSED, "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1), at EXIT (tick 2);"
                + " that contact ended at tick 2 (REMOVED)");
    }

    @Test
    void aPartOfABodyStandsForTheBody() {
        Node body = CollisionScene.node("body", b, scene.cube("part", 0, 5));
        body.addControl(controlOfB);
        a.addControl(new Greeter());
        scene.attach(a, body);
        tick();
        assertHandlers(Result.PASSED, "HandlerChecksTest$Greeter on Geometry 'a' ran at ENTER (tick 1)");
        scene.step(() -> body.move(APART, 0, 0));
        tick();
        assertEquals(Result.PASSED, check().result());
    }

    @Test
    void aContactThatGoesOnAfterTooManyPairsHasTheStayOfBefore() {
        meet();
        tick();
        scene.step(() -> {
            scene.state().getWorld().setMaxPairs(2);
            scene.root().attachChild(scene.cube("c", 0, 0.5f));
        });
        tick();
        assertHandlers(Result.PASSED,
                "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1), at STAY (tick 2)");
    }

    @Test
    void aDisabledStateKnowsNothing() {
        asked.onEnter = HandlerChecksTest::fails;
        meet();
        scene.step(() -> scene.state().setEnabled(false));
        assertNothingKnown();
        scene.step(() -> {
            scene.state().setEnabled(true);
            b.move(APART, 0, 0);
        });
        tick();
        assertNothingKnown();
    }

    @Test
    void theFailureOfAHandlerThatRemovesItselfIsKnownUntilSomebodyHasAsked() {
        a.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                getSpatial().removeControl(this);
                throw new IllegalStateException("once");
            }
        });
        meet();
        tick(2);
        String text = check(a, b).text();
        assertTrue(text.contains(" on Geometry 'a' threw java.lang.IllegalStateException: once at ENTER (tick 1); "
                + "it was "
                + "removed at tick 2"), text);
        assertEquals(Result.NOTED, check(a, b).result());
        tick(6);
        tick();
        assertFalse(check(a, b).text().contains("once"), () -> check(a, b).text());
    }

    @Test
    void aHandlerMayAskAboutItself() {
        asked.onEnter = script -> script.getSpatial().setUserData("check",
                scene.state().check(a, b).get(Link.HANDLERS.ordinal()).text());
        meet();
        assertEquals("HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1)", a.getUserData("check"));
    }

    @Test
    void aSpatialWhoseNameThrowsDoesNotKeepTheContact() {
        boolean[] throwing = new boolean[1];
        Geometry odd = new Geometry("odd", b.getMesh()) {
            @Override
            public String getName() {
                if (throwing[0]) {
                    throw new IllegalStateException("odd");
                }
                return super.getName();
            }
        };
        odd.setMaterial(b.getMaterial());
        odd.addControl(new Greeter());
        scene.attach(a, odd);
        tick();
        throwing[0] = true;
        scene.step(() -> odd.move(APART, 0, 0));
        tick();
        assertEquals("HandlerChecksTest$Greeter on Geometry '?' ran at ENTER (tick 1); that contact ended at tick 2 "
                + "(SEPARATED)", check(a, odd).text());
        throwing[0] = false;
    }

    @Test
    void theValueOfANoteIsReleasedFiveSecondsAfterTheContact() {
        WeakReference<Object> value = valueOfANote();
        part();
        assertTrue(KeptAlive.test(value));
        tick(6);
        tick();
        assertFalse(KeptAlive.test(value));
    }

    /** Keeps the failure, but not the note. */
    @Test
    void theValueOfANoteIsReleasedAlsoIfAHandlerFailed() {
        WeakReference<Object> value = valueOfANote();
        asked.onExit = HandlerChecksTest::fails;
        part();
        tick(6);
        tick();
        assertFalse(KeptAlive.test(value));
        assertEquals(Result.NOTED, check().result());
    }

    private WeakReference<Object> valueOfANote() {
        Object[] value = {new Object()};
        asked.onEnter = script -> script.say("{}", value[0]);
        meet();
        WeakReference<Object> reference = new WeakReference<>(value[0]);
        asked.onEnter = script -> { };
        value[0] = null;
        return reference;
    }

    private void assertPush(String reason) {
        scene.attach(a, b);
        tick();
        String ignored = "PushApart on Geometry 'a' ignored ENTER (tick 1): " + reason;
        assertHandlers(Result.NOTED, ignored);
        assertTrue(diagnosis(a, b).endsWith(". " + ignored + "."), () -> diagnosis(a, b));
        tick();
        assertHandlers(Result.NOTED, ignored + ", ignored STAY (tick 2): " + reason);
    }

    @Test
    void aPushAgainstATriggerIsNoted() {
        mark();
        controlOfB.setTrigger(true);
        a.addControl(new PushApart());
        assertPush("a trigger pushes no body");
    }

    @Test
    void aPushOfAFixedBodyIsNoted() {
        mark();
        controlOfA.setFixed(true);
        a.addControl(new PushApart());
        assertPush("its body is fixed, and nothing pushes the other one");
    }

    @Test
    void aPushByAnInfiniteWeightIsNoted() {
        PushApart push = new PushApart();
        push.setWeight(Float.POSITIVE_INFINITY);
        a.addControl(push);
        assertPush("weight: it is infinite, and nothing pushes the other one");
    }

    @Test
    void aPushOfAPassThroughIsNoted() {
        mark();
        controlOfA.setContinuous(true);
        a.addControl(new PushApart());
        scene.place(a, -APART, 0);
        scene.attach(a, b);
        tick();
        scene.step(() -> a.move(2 * APART, 0, 0));
        tick();
        assertEquals("PushApart on Geometry 'a' ignored ENTER (tick 2): the two are apart again at the end of the tick"
                + "; that contact ended at tick 2 (SEPARATED)", check().text());
    }

    @Test
    void aPushThatAOneWayColliderLetsPassIsNoted() {
        mark();
        controlOfB.setOneWay(true);
        a.addControl(new PushApart());
        assertPush("a one-way collider lets it pass");
    }

    @Test
    void aPushOfSomethingThatAHandlerDetachesIsNoted() {
        a.addControl(new PushApart());
        asked.onEnter = script -> b.removeFromParent();
        meet();
        assertHandlers(Result.NOTED, "PushApart on Geometry 'a' ignored ENTER (tick 1): the two are not in one scene; "
                + "HandlerChecksTest$Asked on Geometry 'a' ran at ENTER (tick 1)");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPushThatMovesEitherSideRan(boolean both) {
        a.addControl(new PushApart());
        if (both) {
            b.addControl(new PushApart());
        }
        scene.attach(a, b);
        tick();
        String ran = "PushApart on Geometry 'a' ran at ENTER (tick 1)";
        assertHandlers(Result.PASSED, both ? ran + "; " + ran.replace("'a'", "'b'") : ran);
    }
}
