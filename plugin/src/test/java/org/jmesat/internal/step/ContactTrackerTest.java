package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.Penetration;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;

class ContactTrackerTest {
    private static final long SEED = 93;

    private final ContactTracker<String> tracker = new ContactTracker<>((contact, a, b, found, points) -> { });
    private long tick;

    @Test
    void aPairEntersStaysAndExitsOnce() {
        step("1 2");
        assertEvents("", "1 2", "");
        step("1 2");
        assertEvents("", "", "1 2");
        step("1 2");
        assertEvents("", "", "1 2");
        step();
        assertEvents("1 2", "", "");
        step();
        assertEvents("", "", "");
    }

    @Test
    void aPairThatTouchesAgainEntersAgain() {
        step("1 2");
        step();
        step("1 2");
        assertEvents("", "1 2", "");
        assertEquals(3, tracker.find(1, 2).getSinceTick());
    }

    @Test
    void eventsAndContactsAreInTheOrderOfIds() {
        step("0 9", "1 2", "3 4", "5 6");
        step("0 1", "1 2", "2 3", "5 6", "5 7");
        assertEvents("0 9, 3 4", "0 1, 2 3, 5 7", "1 2, 5 6");
        assertEquals("0 1, 1 2, 2 3, 5 6, 5 7", text(tracker.contacts()));
    }

    @Test
    void anExitCarriesItsReasonAndItsBodies() {
        step("1 2");
        Contact<String> contact = tracker.find(1, 2);
        assertNull(contact.getExitReason());
        tracker.begin(++tick);
        tracker.exit(0, ExitReason.FILTERED, true);
        assertEquals(ExitReason.FILTERED, tracker.events().exits().get(0).getExitReason());
        assertEquals("1", tracker.events().exits().get(0).getA());
        assertEquals("2", tracker.events().exits().get(0).getB());
    }

    @Test
    void aPassThroughEntersEndedAndReturnsToThePoolAtTheNextTick() {
        tracker.begin(++tick);
        enter(tracker, "1", "2", 1, 2);
        TrackedContact<String> pass = tracker.pass("1", "3", 1, 3);
        pass.setImpact(0.25, true);
        assertEvents("", "1 2, 1 3", "");
        assertEquals("1 2", text(tracker.contacts()));
        assertNull(tracker.find(1, 3));
        assertTrue(pass.isPassThrough() && pass.isConservative());
        assertEquals(0.25, pass.getFraction());
        assertEquals(ExitReason.SEPARATED, pass.getExitReason());
        step("1 2", "4 5");
        assertSame(pass, tracker.find(4, 5));
        assertTrue(!pass.isPassThrough() && !pass.isConservative());
        assertEquals(1, pass.getFraction());
        assertNull(pass.getExitReason());
    }

    /** As many contacts last as lasted before, since a pass-through is no contact afterwards. */
    @Test
    void aTickInWhichAllContactsLastHasNoEnterOfAnEarlierPassThrough() {
        step("1 2");
        tracker.begin(++tick);
        tracker.stay(0, 1);
        tracker.pass("1", "3", 1, 3);
        assertEvents("", "1 3", "1 2");
        tracker.stayAll(++tick);
        assertEvents("", "", "1 2");
    }

    @Test
    void pointsAreComputedOnDemandEvenAfterTheExit() {
        List<Integer> computed = new ArrayList<>();
        ContactTracker<String> own = new ContactTracker<>(
                (contact, a, b, found, points) -> computed.add(a));
        own.begin(1);
        Contact<String> contact = enter(own, "a", "b", 1, 2);
        setPieces(own, contact, 10);
        assertEquals(List.of(), computed);
        contact.getManifold();
        contact.getManifold();
        assertEquals(List.of(10), computed);
        own.begin(2);
        setPieces(own, contact, 20);
        own.stay(0, 1);
        own.begin(3);
        own.exit(0, ExitReason.SEPARATED, false);
        assertEquals(List.of(10), computed);
        contact.getManifold();
        contact.getManifold();
        assertEquals(List.of(10, 20), computed);
    }

    @Test
    void anEndedContactKeepsItsLastResult() {
        tracker.begin(++tick);
        Contact<String> contact = enter(tracker, "a", "b", 1, 2);
        setResult(contact, 1);
        assertResult(contact, 1);
        tracker.begin(++tick);
        tracker.stay(0, 1);
        setResult(contact, 2);
        assertResult(contact, 2);
        Penetration asked = contact.getPenetration();
        tracker.begin(++tick);
        setResult(contact, 3);
        tracker.stay(0, 1);
        assertResult(contact, 3);
        assertSame(asked, contact.getPenetration());
        tracker.begin(++tick);
        setResult(contact, 4);
        tracker.stay(0, 1);
        tracker.begin(++tick);
        tracker.exit(0, ExitReason.SEPARATED, false);
        assertResult(contact, 4);
    }

    private static void setPieces(ContactTracker<String> tracker, Contact<String> contact, int pieceA) {
        tracker.results().set(contact.getIndex(), new SatResult(), pieceA, 0);
    }

    private void setResult(Contact<String> contact, int depth) {
        SatResult found = new SatResult();
        found.set(-depth, 0.6, -0.8, depth, depth % 2 == 1, 0, 0);
        tracker.results().set(contact.getIndex(), found, depth, depth + 1);
    }

    private static void assertResult(Contact<String> contact, int depth) {
        assertEquals(depth, contact.getDepth());
        assertEquals(0.6, contact.getNormalX());
        assertEquals(-0.8, contact.getNormalY());
        assertEquals(depth, contact.getPieceA());
        assertEquals(depth + 1, contact.getPieceB());
        assertEquals(-depth, contact.getPenetration().separation());
        assertEquals(depth, contact.getPenetration().edge());
        assertEquals(depth % 2 == 1, contact.getPenetration().isDirectionArbitrary());
        assertEquals(depth, contact.getDepth());
        assertEquals(0.6, contact.getNormalX());
        assertEquals(-0.8, contact.getNormalY());
    }

    @Test
    void aPassThroughHasTheResultThatWasSet() {
        tracker.begin(++tick);
        TrackedContact<String> pass = tracker.pass("1", "3", 1, 3);
        SatResult found = new SatResult();
        found.set(-0.5, 0, 1, 3, false, 0, 0);
        pass.setFound(found, 7, 8);
        assertEquals(0.5, pass.getDepth());
        assertEquals(0, pass.getNormalX());
        assertEquals(1, pass.getNormalY());
        assertEquals(7, pass.getPieceA());
        assertEquals(8, pass.getPieceB());
    }

    @Test
    void pointsThatCannotBeComputedLaterAreComputedAtTheExit() {
        List<Integer> computed = new ArrayList<>();
        ContactTracker<String> own = new ContactTracker<>(
                (contact, a, b, found, points) -> computed.add(contact.getIdB()));
        own.begin(1);
        Contact<String> asked = enter(own, "a", "b", 1, 2);
        Contact<String> unasked = enter(own, "a", "c", 1, 3);
        asked.getManifold();
        own.begin(2);
        own.exit(0, ExitReason.REMOVED, true);
        own.exit(1, ExitReason.REMOVED, true);
        asked.getManifold();
        unasked.getManifold();
        assertEquals(List.of(2, 3), computed);
    }

    @Test
    void aContactThatEndedInAnEarlierTickHasNoPoints() {
        step("1 2");
        Contact<String> contact = tracker.find(1, 2);
        contact.getManifold();
        step();
        contact.getManifold();
        step();
        assertThrows(IllegalStateException.class, contact::getManifold);
    }

    @Test
    void aWithdrawnContactKeepsItsEventAndGetsNoExit() {
        step("1 2", "3 4");
        Contact<String> withdrawn = tracker.find(3, 4);
        assertTrue(tracker.withdraw(withdrawn));
        assertEvents("", "1 2, 3 4", "");
        assertEquals("1 2", text(tracker.contacts()));
        assertTrue(withdrawn.isWithdrawn());
        assertFalse(tracker.withdraw(withdrawn));
        step("1 2");
        assertEvents("", "", "1 2");
        assertNull(withdrawn.getA());
    }

    @Test
    void aContactOfAnotherTrackerIsNotWithdrawn() {
        step("1 2");
        ContactTracker<String> other = new ContactTracker<>((contact, a, b, found, points) -> { });
        other.begin(1);
        Contact<String> stranger = enter(other, "1", "2", 1, 2);
        assertThrows(IllegalArgumentException.class, () -> tracker.withdraw(stranger));
        assertFalse(stranger.isWithdrawn() || tracker.find(1, 2).isWithdrawn());
        assertEquals("1 2", text(tracker.contacts()));
    }

    @Test
    void aContactIsTheSameObjectUntilItsExit() {
        step("1 2");
        Contact<String> contact = tracker.find(1, 2);
        int index = contact.getIndex();
        step("0 1", "1 2");
        assertSame(contact, tracker.find(1, 2));
        assertNotEquals(index, tracker.find(0, 1).getIndex());
        step("0 1");
        assertSame(contact, tracker.events().exits().get(0));
        assertEquals(1, contact.getSinceTick());
        assertNull(tracker.find(1, 2));
    }

    @Test
    void anEndedContactDoesNotKeepItsBodies() {
        step("1 2");
        Contact<String> contact = tracker.find(1, 2);
        step();
        assertEquals("1", contact.getA());
        step();
        assertNull(contact.getA());
        assertNull(contact.getB());
    }

    @Test
    void indicesOfLiveContactsAreDifferentAndSmall() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            step(randomPairs(random, 12));
            Set<Integer> indices = new HashSet<>();
            for (Contact<String> contact : tracker.contacts()) {
                assertTrue(indices.add(contact.getIndex()));
                assertTrue(contact.getIndex() < 2 * 66);
            }
        }
    }

    @Test
    void eventsAreTheDifferencesBetweenTwoTicks() {
        Random random = new Random(SEED);
        Set<String> before = new TreeSet<>();
        for (int round = 0; round < 500; round++) {
            String[] pairs = randomPairs(random, 9);
            Set<String> now = new TreeSet<>(List.of(pairs));
            step(pairs);
            Set<String> exits = new TreeSet<>(before);
            exits.removeAll(now);
            Set<String> enters = new TreeSet<>(now);
            enters.removeAll(before);
            Set<String> stays = new TreeSet<>(now);
            stays.retainAll(before);
            assertEvents(String.join(", ", exits), String.join(", ", enters), String.join(", ", stays));
            for (int i = 0; i < 9; i++) {
                for (int j = i + 1; j < 9; j++) {
                    assertEquals(now.contains(i + " " + j), tracker.find(i, j) != null);
                }
            }
            before = now;
        }
    }

    @Test
    void theViewsCannotBeChanged() {
        step("1 2");
        assertThrows(UnsupportedOperationException.class, () -> tracker.contacts().clear());
        assertThrows(UnsupportedOperationException.class, () -> tracker.events().enters().clear());
        assertThrows(UnsupportedOperationException.class, () -> tracker.events().stays().clear());
        assertThrows(UnsupportedOperationException.class, () -> tracker.events().exits().clear());
    }

    @Test
    void beginningAndEndingContactsAllocatesNothingOnceWarm() {
        int[] seen = new int[1];
        boolean[] live = new boolean[50];
        Runnable cycle = () -> {
            for (int t = 0; t < 10; t++) {
                tracker.begin(++tick);
                int place = 0;
                for (int i = 0; i < 50; i++) {
                    boolean touching = (i + t) % 10 < 5;
                    if (touching && live[i]) {
                        tracker.stay(place, ++place);
                    } else if (touching) {
                        enter(tracker, "a", "b", i, i + 1);
                    } else if (live[i]) {
                        tracker.exit(place++, ExitReason.SEPARATED, true);
                    }
                    live[i] = touching;
                }
                seen[0] += tracker.contacts().size();
            }
        };
        cycle.run();
        cycle.run();
        assertEquals(0, AllocationMeter.leastBytes(cycle));
        assertEquals(5 * 250, seen[0]);
    }

    private static String[] randomPairs(Random random, int ids) {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < ids; i++) {
            for (int j = i + 1; j < ids; j++) {
                if (random.nextInt(3) == 0) {
                    pairs.add(i + " " + j);
                }
            }
        }
        return pairs.toArray(new String[0]);
    }

    /** Runs a tick with these pairs in contact, in ascending order. */
    private void step(String... pairs) {
        Set<String> left = new TreeSet<>(List.of(pairs));
        tracker.begin(++tick);
        int next = 0;
        for (int place = 0; place < tracker.previousCount(); place++) {
            while (next < pairs.length && key(pairs[next]) < previousKey(place)) {
                enter(pairs[next++]);
            }
            if (next < pairs.length && key(pairs[next]) == previousKey(place)) {
                tracker.stay(place, place + 1);
                next++;
            } else {
                tracker.exit(place, ExitReason.SEPARATED, true);
            }
        }
        while (next < pairs.length) {
            enter(pairs[next++]);
        }
        assertEquals(left.size(), tracker.contacts().size());
    }

    private long previousKey(int place) {
        return ContactTracker.key(tracker.previous(place).getIdA(), tracker.previous(place).getIdB());
    }

    private static <T> Contact<T> enter(ContactTracker<T> tracker, T a, T b, int idA, int idB) {
        int index = tracker.add(ContactTracker.key(idA, idB));
        tracker.open(index, a, b, idA, idB);
        return tracker.get(index);
    }

    private void enter(String pair) {
        String[] ids = pair.split(" ");
        enter(tracker, ids[0], ids[1], Integer.parseInt(ids[0]), Integer.parseInt(ids[1]));
    }

    private static long key(String pair) {
        String[] ids = pair.split(" ");
        return ContactTracker.key(Integer.parseInt(ids[0]), Integer.parseInt(ids[1]));
    }

    private void assertEvents(String exits, String enters, String stays) {
        assertEquals(exits, text(tracker.events().exits()), "exits");
        assertEquals(enters, text(tracker.events().enters()), "enters");
        assertEquals(stays, text(tracker.events().stays()), "stays");
    }

    private static String text(List<Contact<String>> contacts) {
        List<String> texts = new ArrayList<>();
        for (Contact<String> contact : contacts) {
            texts.add(contact.getA() + " " + contact.getB());
        }
        return String.join(", ", texts);
    }
}
