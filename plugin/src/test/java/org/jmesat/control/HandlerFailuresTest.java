package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.Relay;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** An exception or error in a handler does not affect other listeners or later ticks. */
class HandlerFailuresTest {
    @AutoClose
    private final CapturedLog captured = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);

    private interface Thrower {
        void fail();
    }

    /** Throws as long as a contact lasts, and so not when the application ends. */
    private static final class Failing implements CollisionListener {
        private final Thrower thrower;

        Failing(Thrower thrower) {
            this.thrower = thrower;
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            thrower.fail();
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            thrower.fail();
        }
    }

    private static Thrower throwing(RuntimeException exception) {
        return () -> {
            throw exception;
        };
    }

    private static Thrower throwing(Error error) {
        return () -> {
            throw error;
        };
    }

    /** Adds the listener to a, so that it is called before the log, which is registered with the app state. */
    private void add(Thrower thrower) {
        scene.step(() -> a.addControl(new Relay(new Failing(thrower))));
        scene.attach(a, b);
    }

    @Test
    void aHandlerThatThrowsStopsNeitherTheOthersNorTheNextTick() {
        add(throwing(new IllegalStateException("broken")));
        scene.frames(2);
        scene.frame(b::removeFromParent);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b", "3 EXIT a b REMOVED"), scene.events());
    }

    @Test
    void anExceptionIsLoggedOnceWithItsStackTraceAndThenCounted() {
        RuntimeException exception = new IllegalStateException("broken");
        add(throwing(exception));
        scene.frames(5);
        assertEquals(1, captured.records().size());
        LogRecord record = captured.records().get(0);
        assertEquals(Level.SEVERE, record.getLevel());
        assertSame(exception, record.getThrown());
        assertTrue(record.getMessage().contains(Relay.class.getName()), record::getMessage);
        assertEquals(5, scene.state().getHandlerFailureCount());
    }

    @Test
    void eachTypeOfExceptionAndEachListenerIsLoggedOnce() {
        List<RuntimeException> turns = List.of(new IllegalStateException(), new IllegalArgumentException(),
                new IllegalStateException(), new IllegalArgumentException());
        List<RuntimeException> left = new ArrayList<>(turns);
        add(() -> {
            throw left.remove(0);
        });
        scene.step(() -> b.addControl(new Relay(new Failing(throwing(new IllegalStateException())))));
        scene.frames(4);
        assertEquals(3, captured.records().size());
        assertEquals(8, scene.state().getHandlerFailureCount());
    }

    @Test
    void aTickListenerThatThrowsStopsNeitherTheOthersNorTheTick() {
        scene.attach(a, b);
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                throw new IllegalStateException("before");
            }

            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                throw new IllegalStateException("after");
            }
        }));
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                scene.log().note("after");
            }
        }));
        scene.frame();
        assertEquals(List.of("1 ENTER a b", "after"), scene.events());
        assertEquals(1, captured.records().size());
        assertEquals(2, scene.state().getHandlerFailureCount());
    }

    @Test
    void anErrorIsThrownAfterTheTickAndTheOtherListenersGetTheEvent() {
        AssertionError error = new AssertionError("as a test would");
        add(throwing(error));
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                scene.log().note("after");
            }
        }));
        assertSame(error, assertThrows(AssertionError.class, scene::frame));
        assertEquals(List.of("1 ENTER a b", "after"), scene.events());
    }

    @Test
    void afterAnErrorTheNextTickRuns() {
        AssertionError error = new AssertionError();
        List<Error> left = new ArrayList<>(List.of(error));
        add(() -> {
            if (!left.isEmpty()) {
                throw left.remove(0);
            }
        });
        assertThrows(AssertionError.class, scene::frame);
        scene.frame();
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
    }

    @Test
    void ofSeveralErrorsTheFirstIsThrownWithTheOthersSuppressed() {
        AssertionError first = new AssertionError("first");
        AssertionError second = new AssertionError("second");
        add(throwing(first));
        scene.step(() -> b.addControl(new Relay(new Failing(throwing(second)))));
        AssertionError thrown = assertThrows(AssertionError.class, scene::frame);
        assertSame(first, thrown);
        assertEquals(List.of(second), List.of(thrown.getSuppressed()));
    }

    @Test
    void theSameErrorThrownTwiceIsNotSuppressedByItself() {
        AssertionError error = new AssertionError("shared");
        add(throwing(error));
        scene.step(() -> b.addControl(new Relay(new Failing(throwing(error)))));
        assertEquals(0, assertThrows(AssertionError.class, scene::frame).getSuppressed().length);
    }

    @Test
    void anErrorInATeardownIsThrownWhenTheStateIsDisabled() {
        scene.attach(a, b);
        scene.frame();
        AssertionError error = new AssertionError();
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                throw error;
            }
        }));
        scene.frame();
        assertSame(error, assertThrows(AssertionError.class, () -> scene.step(() -> scene.state().setEnabled(false))));
        assertEquals(List.of("1 ENTER a b", "2 STAY a b", "2 EXIT a b TEARDOWN"), scene.events());
    }

    @Test
    void anErrorInAHandlerThatDisablesTheStateStillEndsAllContacts() {
        AssertionError error = new AssertionError();
        add(() -> {
            scene.state().setEnabled(false);
            throw error;
        });
        assertSame(error, assertThrows(AssertionError.class, scene::frame));
        assertEquals(List.of("1 ENTER a b", "1 EXIT a b TEARDOWN"), scene.events());
    }

    @Test
    void aTickFromWithinATickIsRefused() {
        List<String> messages = new ArrayList<>();
        add(() -> messages.add(
                assertThrows(IllegalStateException.class, () -> scene.state().update(0.1f)).getMessage()));
        scene.frame();
        assertEquals(List.of("A tick cannot be run from within a tick"), messages);
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void aTickFromWithinATickListenerIsRefused() {
        List<String> messages = new ArrayList<>();
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                messages.add(assertThrows(IllegalStateException.class, () -> state.update(tpf)).getMessage());
            }

            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                messages.add(assertThrows(IllegalStateException.class, () -> state.update(tpf)).getMessage());
            }
        }));
        scene.attach(a, b);
        scene.frame();
        assertEquals(Collections.nCopies(2, "A tick cannot be run from within a tick"), messages);
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void aTickFromWithinATeardownIsRefused() {
        List<String> messages = new ArrayList<>();
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                messages.add(assertThrows(IllegalStateException.class, () -> scene.state().update(0.1f)).getMessage());
            }
        }));
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> scene.state().setEnabled(false));
        assertEquals(List.of("A tick cannot be run from within a tick"), messages);
        assertEquals(List.of("1 ENTER a b", "1 EXIT a b TEARDOWN"), scene.events());
    }

    @Test
    void aFrameFromWithinATickIsRefusedAndTheTickGoesOn() {
        add(() -> scene.run().application().getStateManager().update(0.1f));
        scene.frames(2);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
        assertEquals(2, scene.state().getHandlerFailureCount());
        assertEquals(IllegalStateException.class, captured.records().get(0).getThrown().getClass());
    }
}
