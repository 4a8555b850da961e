package org.jmesat.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The ledger balances for the events of an app state, and reports every wrong sequence of events. */
class CollisionLedgerTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final Geometry c = scene.cube("c", 0, 0.5f);
    private final List<CollisionEvent> events = new ArrayList<>();
    private final CollisionListener recorder = new CollisionListener() {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            events.add(event.copy());
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            events.add(event.copy());
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            events.add(event.copy());
        }
    };

    private CollisionLedger ledger() {
        return scene.run().ask(() -> new CollisionLedger(scene.state()));
    }

    private void verify(CollisionLedger ledger) {
        scene.step(ledger::verify);
    }

    private void live() {
        scene.attach(a, b, c);
        scene.frames(3);
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        scene.frame(c::removeFromParent);
    }

    @Test
    void aLedgerBalancesFromEnterToExit() {
        CollisionLedger ledger = ledger();
        scene.attach(a, b, c);
        scene.frames(2);
        verify(ledger);
        assertEquals(List.of("a + b since tick 1", "a + c since tick 1", "b + c since tick 1"), ledger.getOpenPairs());
        scene.step(() -> scene.state().setEnabled(false));
        verify(ledger);
        assertEquals(List.of(), ledger.getOpenPairs());
        assertEquals(9, ledger.getEventCount());
    }

    @Test
    void aLedgerThatIsCreatedLateTakesOverOpenContacts() {
        scene.attach(a, b);
        scene.frames(2);
        CollisionLedger ledger = ledger();
        scene.frame();
        verify(ledger);
        assertEquals(List.of("a + b since tick 1"), ledger.getOpenPairs());
    }

    @Test
    void contactsLastWithoutEventsWhileThereAreTooManyPairs() {
        CollisionLedger ledger = ledger();
        scene.attach(a, b, c);
        scene.frames(2);
        scene.step(() -> scene.state().getWorld().setMaxPairs(1));
        scene.frame(() -> c.move(0.01f, 0, 0));
        scene.frame();
        verify(ledger);
        assertEquals(6, ledger.getEventCount());
        scene.frame(() -> scene.state().getWorld().setMaxPairs(100));
        verify(ledger);
        assertEquals(9, ledger.getEventCount());
    }

    @Test
    void aLedgerOpenedByAHandlerBeginsWithTheNextTick() {
        List<CollisionLedger> ledgers = new ArrayList<>();
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                ledgers.add(new CollisionLedger(scene.state()));
            }
        }));
        scene.attach(a, b);
        scene.frames(3);
        verify(ledgers.get(0));
        assertEquals(2, ledgers.get(0).getEventCount());
    }

    @Test
    void aClosedLedgerGetsNoMoreEvents() {
        CollisionLedger ledger = ledger();
        scene.step(ledger::close);
        live();
        assertEquals(0, ledger.getEventCount());
        assertEquals(0, ledger.getHash());
    }

    @Test
    void eachTickIsReportedWithItsEventsAndTheirHash() {
        List<String> lines = new ArrayList<>();
        CollisionLedger ledger = ledger();
        scene.step(() -> ledger.setReport(lines::add));
        live();
        scene.step(() -> scene.root().attachChild(b));
        scene.frame(() -> b.setLocalTranslation(0, 0, 0));
        scene.step(() -> scene.state().setEnabled(false));
        verify(ledger);
        List<String> counts = lines.stream().map(line -> line.replaceFirst(", hash [0-9a-f]{16}$", "")).toList();
        assertEquals(List.of("tick 1: 0 EXIT, 3 ENTER, 0 STAY, 3 open", "tick 2: 0 EXIT, 0 ENTER, 3 STAY, 3 open",
                "tick 3: 0 EXIT, 0 ENTER, 3 STAY, 3 open", "tick 4: 2 EXIT, 0 ENTER, 1 STAY, 1 open",
                "tick 5: 1 EXIT, 0 ENTER, 0 STAY, 0 open", "tick 6: 0 EXIT, 1 ENTER, 0 STAY, 1 open",
                "tick 6, teardown: 1 EXIT, 0 open"), counts);
        assertEquals(lines.size(), lines.stream().distinct().count());
    }

    @Test
    void aTickThatAHandlerEndsIsReportedBeforeItsTeardown() {
        List<String> lines = new ArrayList<>();
        CollisionLedger ledger = ledger();
        scene.step(() -> ledger.setReport(lines::add));
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                scene.state().setEnabled(false);
            }
        }));
        scene.attach(a, b);
        scene.frame();
        verify(ledger);
        assertEquals(2, lines.size(), lines::toString);
        assertTrue(lines.get(0).startsWith("tick 1: 0 EXIT, 1 ENTER, 0 STAY, "), lines::toString);
        assertTrue(lines.get(1).startsWith("tick 1, teardown: 1 EXIT, 0 open, "), lines::toString);
    }

    private long hashOfLife(String nameOfA) {
        try (CollisionScene other = new CollisionScene()) {
            CollisionLedger ledger = other.run().ask(() -> new CollisionLedger(other.state()));
            other.attach(other.cube(nameOfA, 0, 0), other.cube("b", 0.5f, 0));
            other.frames(3);
            return ledger.getHash();
        }
    }

    @Test
    void theHashDependsOnlyOnTheEvents() {
        scene.close();
        assertEquals(hashOfLife("a"), hashOfLife("a"));
        assertNotEquals(hashOfLife("a"), hashOfLife("A"));
    }

    /** The ledger's report on these events, as the only events of the app state so far. */
    private String complaint(Consumer<CollisionLedger> telling) {
        return scene.run().ask(() -> {
            CollisionLedger ledger = new CollisionLedger(scene.state());
            ledger.close();
            telling.accept(ledger);
            return assertThrows(AssertionError.class, ledger::verify).getMessage();
        });
    }

    /** A contact that began in tick 1 and ended in tick 2, the last tick. */
    private void record() {
        scene.step(() -> scene.state().addCollisionListener(recorder));
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        assertEquals(2, events.size());
    }

    @Test
    void anExitWithoutAnEnterIsReported() {
        record();
        assertEquals("tick 2: EXIT without an ENTER: a + b",
                complaint(ledger -> ledger.onCollisionExit(events.get(1))));
    }

    @Test
    void aSecondExitIsReported() {
        record();
        assertTrue(complaint(ledger -> {
            ledger.onCollisionExit(events.get(1));
            ledger.onCollisionExit(events.get(1));
        }).contains("EXIT without an ENTER: a + b"));
    }

    @Test
    void aMissingExitIsReported() {
        scene.step(() -> scene.state().addCollisionListener(recorder));
        scene.attach(a, b);
        scene.frame();
        CollisionEvent enter = events.get(0);
        assertEquals("tick 1: no EXIT though the state is off: a + b", complaint(ledger -> {
            ledger.onCollisionEnter(enter);
            scene.state().setEnabled(false);
        }));
    }

    @Test
    void aMissingStayIsReported() {
        scene.step(() -> scene.state().addCollisionListener(recorder));
        scene.attach(a, b);
        scene.frame();
        assertEquals("tick 2: neither STAY nor EXIT: a + b", complaint(ledger -> {
            ledger.onCollisionEnter(events.get(0));
            scene.state().update(HeadlessRun.TPF);
            ledger.afterTick(scene.state(), 0);
        }));
    }

    @Test
    void aSecondEnterIsReported() {
        scene.step(() -> scene.state().addCollisionListener(recorder));
        scene.attach(a, b);
        scene.frame();
        assertEquals("tick 1: ENTER out of order: a + b", complaint(ledger -> {
            ledger.onCollisionEnter(events.get(0));
            ledger.onCollisionEnter(events.get(0));
        }));
    }

    @Test
    void aStayInTheTickOfItsEnterIsReported() {
        scene.step(() -> scene.state().addCollisionListener(recorder));
        scene.attach(a, b);
        scene.frame();
        assertEquals("tick 1: STAY after tick 1: a + b", complaint(ledger -> {
            ledger.onCollisionEnter(events.get(0));
            ledger.onCollisionStay(events.get(0));
        }));
    }

    @Test
    void eventsOutOfOrderAreReported() {
        scene.step(() -> scene.state().addCollisionListener(recorder));
        scene.attach(a, b, c);
        scene.frame();
        assertEquals("tick 1: ENTER out of order: a + b", complaint(ledger -> {
            ledger.onCollisionEnter(events.get(1));
            ledger.onCollisionEnter(events.get(0));
        }));
    }

    @Test
    void anExitWithoutAReasonIsReported() {
        scene.step(() -> scene.state().addCollisionListener(recorder));
        scene.attach(a, b);
        scene.frame();
        assertEquals("tick 1: EXIT without a reason: a + b", complaint(ledger -> {
            ledger.onCollisionEnter(events.get(0));
            ledger.onCollisionExit(events.get(0));
        }));
    }

    /** A flies through b and c in one tick, which gives two pass-throughs. */
    private void flyThrough() {
        ColliderControl control = new ColliderControl();
        control.setContinuous(true);
        a.addControl(control);
        a.setLocalTranslation(-9, 0, 0);
        c.setLocalTranslation(3, 0, 0);
        scene.step(() -> scene.state().addCollisionListener(recorder));
        scene.attach(a, b, c);
        scene.frame();
        scene.frame(() -> a.setLocalTranslation(9, 0, 0));
        assertEquals(4, events.size());
    }

    @Test
    void aPassThroughBalancesInOneTick() {
        CollisionLedger ledger = ledger();
        flyThrough();
        verify(ledger);
        assertEquals(List.of(), ledger.getOpenPairs());
        assertEquals(4, ledger.getEventCount());
    }

    @Test
    void aPassThroughExitThatDoesNotDirectlyFollowItsEnterIsReported() {
        flyThrough();
        assertEquals("tick 2: EXIT of a pass-through that does not directly follow its ENTER: a + b",
                complaint(ledger -> {
                    ledger.onCollisionEnter(events.get(0));
                    ledger.onCollisionEnter(events.get(2));
                    ledger.onCollisionExit(events.get(1));
                }));
    }
}
