package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CollisionWorldTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    private final CollisionWorld world = new CollisionWorld();

    @Test
    void aPairEntersStaysAndExits() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 5, 0);
        assertStep("");
        b.setPosition(1.5, 0);
        assertStep("ENTER a b");
        assertStep("STAY a b");
        assertStep("STAY a b");
        b.setPosition(5, 0);
        assertStep("EXIT a b SEPARATED");
        assertStep("");
        assertEquals(6, world.getTick());
        assertNull(world.getContact(a, b));
    }

    @Test
    void posesSetAtOnceAreThoseSetOneByOne() {
        MovingBodies bodies = WorldWorkload.WORLD.generate(300);
        DrivenWorld one = new DrivenWorld(bodies);
        DrivenWorld many = new DrivenWorld(bodies);
        for (int tick = 0; tick < 20; tick++) {
            bodies.advance();
            one.pose();
            many.poseAtOnce();
            one.world().step();
            many.world().step();
            assertEquals(one.readEvents(), many.readEvents(), "tick " + tick);
        }
        assertFalse(many.world().getContacts().isEmpty());
        assertSteps(many);
    }

    /** A world in which nobody moves does nothing, also when the same poses are set again. */
    private static void assertSteps(DrivenWorld world) {
        StepStatistics statistics = new StepStatistics();
        world.world().setStatistics(statistics);
        world.poseAtOnce();
        world.world().step();
        assertEquals(0, statistics.getChanged());
    }

    @Test
    void posesOfWhichOneIsBadMoveNobody() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 5, 0);
        Collider[] both = {a, b};
        assertThrows(IllegalArgumentException.class,
                () -> world.setPoses(both, 2, new double[] {1, 2, 0, 1, 3, 4, 1, 0.1}));
        assertThrows(IllegalArgumentException.class,
                () -> world.setPoses(both, 2, new double[] {1, 2, 0, 1, 3, Double.NaN, 1, 0}));
        Collider other = new CollisionWorld().add("other");
        assertThrows(IllegalArgumentException.class,
                () -> world.setPoses(new Collider[] {a, other}, 2, new double[] {1, 2, 0, 1, 3, 4, 1, 0}));
        assertEquals(0, a.getX());
        world.setPoses(both, 2, new double[] {1, 2, 0, 1.0001, 3, 4, 1, 0});
        assertEquals(List.of(1.0, 2.0, 0.0, 1.0, 3.0, 4.0),
                List.of(a.getX(), a.getY(), a.getCos(), a.getSin(), b.getX(), b.getY()));
        world.remove(b);
        assertThrows(IllegalStateException.class,
                () -> world.setPoses(both, 2, new double[] {9, 9, 1, 0, 9, 9, 1, 0}));
        assertEquals(1, a.getX());
    }

    @Test
    void theNormalPointsFromTheLowerId() {
        Collider a = box("a", 5, 0);
        Collider b = box("b", 3.5, 0);
        world.step();
        Contact<Collider> contact = world.getContact(b, a);
        assertSame(contact, world.getContact(a, b));
        assertSame(a, contact.getA());
        assertSame(b, contact.getB());
        assertEquals(-1, contact.getPenetration().normalX(), 1e-12);
        assertEquals(0.5, contact.getPenetration().depth(), 1e-12);
        assertEquals(2, contact.getManifold().count());
        assertEquals(1, contact.getSinceTick());
    }

    @Test
    void exitsComeBeforeEntersBeforeStaysAndEachByIds() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 0, 0);
        Collider c = box("c", 50, 0);
        Collider d = box("d", 50, 0);
        box("e", 0, 0);
        assertStep("ENTER a b", "ENTER a e", "ENTER b e", "ENTER c d");
        a.setPosition(50, 0);
        d.setPosition(0, 0);
        assertStep("EXIT a b SEPARATED", "EXIT a e SEPARATED", "EXIT c d SEPARATED", "ENTER a c", "ENTER b d",
                "ENTER d e", "STAY b e");
        assertEquals(List.of(a, b, c, d), world.getColliders().subList(0, 4));
    }

    @ParameterizedTest
    @EnumSource(names = {"SEPARATED", "FILTERED", "TEARDOWN"})
    void aReasonOfStepsOrTeardownsIsRefusedForARemoval(ExitReason reason) {
        Collider a = box("a", 0, 0);
        box("b", 1, 0);
        world.step();
        assertTrue(assertThrows(IllegalArgumentException.class, () -> world.remove(a, reason)).getMessage()
                .contains("reason to remove a collider cannot be " + reason));
        assertFalse(a.isRemoved());
        assertStep("STAY a b");
    }

    @Test
    void theReasonOfASidePrecedesAFilter() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 1, 0);
        Collider c = box("c", 0, 1);
        world.step();
        a.setFilter(1, 0, 0);
        b.setShape();
        c.setShape(ConvexPolygon.hullOf(0, 0), ConvexPolygon.hullOf(1, 0));
        c.setPieceCount(0);
        assertStep("EXIT a b INVALID", "EXIT a c INVALID", "EXIT b c INVALID");
    }

    @ParameterizedTest
    @EnumSource(names = {"REMOVED", "DISABLED", "INVALID", "RECONFIGURED"})
    void removalEndsContactsAtTheNextStepAndNamesTheReason(ExitReason reason) {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 1, 0);
        box("c", 1, 1);
        assertStep("ENTER a b", "ENTER a c", "ENTER b c");
        world.remove(b, reason);
        assertTrue(b.isRemoved());
        assertNotNull(world.getContact(a, b), "contacts last until the next step");
        assertStep("EXIT a b " + reason, "EXIT b c " + reason, "STAY a c");
        assertStep("STAY a c");
        assertFalse(world.getColliders().contains(b));
    }

    @Test
    void theFirstRemovalGivesTheReason() {
        box("a", 0, 0);
        Collider b = box("b", 1, 0);
        world.step();
        world.remove(b, ExitReason.DISABLED);
        world.remove(b, ExitReason.REMOVED);
        assertStep("EXIT a b DISABLED");
        world.remove(b, ExitReason.REMOVED);
        assertStep("");
    }

    @Test
    void ifBothAreRemovedTheReasonDoesNotDependOnTheIds() {
        for (int i = 0; i < 2; i++) {
            Collider a = box("a", 0, 0);
            Collider b = box("b", 1, 0);
            world.step();
            world.remove(i == 0 ? a : b, ExitReason.RECONFIGURED);
            world.remove(i == 0 ? b : a, ExitReason.REMOVED);
            assertStep("EXIT a b REMOVED");
        }
    }

    @Test
    void aRemovedColliderThatHasMovedAwayExitsAsRemoved() {
        box("a", 0, 0);
        Collider b = box("b", 1, 0);
        world.step();
        b.setPosition(90, 0);
        world.remove(b, ExitReason.REMOVED);
        assertStep("EXIT a b REMOVED");
    }

    @Test
    void aColliderAddedAgainHasANewId() {
        box("a", 0, 0);
        Collider b = box("b", 1, 0);
        world.step();
        world.remove(b, ExitReason.REMOVED);
        Collider again = box("again", 1, 0);
        assertEquals(2, again.getId());
        assertStep("EXIT a b REMOVED", "ENTER a again");
        world.tearDown();
        assertEquals(3, box("later", 0, 0).getId());
    }

    @Test
    void aRemovalWithoutAReasonEndsContactsAsRemoved() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 1, 0);
        world.step();
        world.remove(b);
        world.step();
        assertEquals(ExitReason.REMOVED, world.getEvents().exits().get(0).getExitReason());
        assertTrue(b.isRemoved());
        assertFalse(a.isRemoved());
    }

    @Test
    void closingEndsAllContactsAsATeardown() {
        box("a", 0, 0);
        box("b", 1, 0);
        world.step();
        world.close();
        assertTrue(world.getColliders().isEmpty());
        assertEquals(ExitReason.TEARDOWN, world.getEvents().exits().get(0).getExitReason());
        world.close();
        assertTrue(world.getEvents().exits().isEmpty());
    }

    @Test
    void theTextOfAContactNamesItsSidesTickAndDepth() {
        box("a", 0, 0);
        box("b", 1, 0);
        world.step();
        Contact<Collider> contact = world.getContacts().get(0);
        assertEquals("Contact of 0 (a) and 1 (b) since tick 1, depth 1.0", contact.toString());
        world.tearDown();
        assertEquals("Contact of 0 (a) and 1 (b) since tick 1, TEARDOWN", contact.toString());
        world.step();
        assertEquals("Contact (over)", contact.toString());
    }

    @Test
    void losingAllPiecesExitsAsInvalid() {
        Collider a = box("a", 0, 0);
        box("b", 1, 0);
        world.step();
        a.setPieceCount(0);
        assertStep("EXIT a b INVALID");
        a.setShape(BOX);
        assertStep("ENTER a b");
        a.setPieceCount(0);
        a.setPieceCount(2);
        assertStep("EXIT a b INVALID");
    }

    @Test
    void piecesWithoutVerticesTouchNothing() {
        Collider a = world.add("a");
        a.setPieceCount(3);
        a.setPiece(1, Buffers.of(BOX), 0, 0);
        Collider b = world.add("b");
        b.setPieceCount(2);
        box("c", 1, 0);
        box("d", 1e6, 0);
        assertStep("ENTER a c");
        assertEquals(1, world.getContacts().get(0).getPieceA());
        assertNull(world.explain(a, b));
        assertNotNull(world.explain(a, world.getColliders().get(2)));
    }

    @Test
    void filteringAPairOutEndsItsContact() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 1, 0);
        world.step();
        a.setFilter(1, 0, 0);
        assertStep("EXIT a b FILTERED");
        assertStep("");
        a.setFilter(1, -1, 0);
        assertStep("ENTER a b");
        a.setFixed(true);
        b.setFixed(true);
        assertStep("EXIT a b FILTERED");
        b.setFixed(false);
        assertStep("ENTER a b");
        world.setPairFilter((p, q) -> false);
        assertStep("EXIT a b FILTERED");
    }

    @Test
    void aTeardownEndsAllContactsAtOnceAndOnlyOnce() {
        box("a", 0, 0);
        box("b", 1, 0);
        Collider c = box("c", 1, 1);
        world.step();
        world.remove(c, ExitReason.REMOVED);
        world.tearDown();
        assertEquals(List.of("EXIT a b TEARDOWN", "EXIT a c REMOVED", "EXIT b c REMOVED"), events());
        assertEquals(1, world.getTick());
        assertTrue(world.getColliders().isEmpty());
        assertTrue(world.getContacts().isEmpty());
        world.tearDown();
        assertEquals(List.of(), events());
        assertStep("");
        assertEquals(2, world.getTick());
    }

    @Test
    void theWorldWorksAfterATeardown() {
        box("a", 0, 0);
        box("b", 1, 0);
        world.step();
        world.tearDown();
        box("c", 0, 0);
        box("d", 1, 0);
        assertStep("ENTER c d");
    }

    @Test
    void aContactWithdrawnAtRestEntersAgainEachTime() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 1.5, 0);
        for (int i = 0; i < 4; i++) {
            assertStep("ENTER a b");
            world.withdraw(world.getContact(a, b));
        }
    }

    @Test
    void aWithdrawnContactThatBeganByTheTouchPolicyEntersAgain() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 2, 0);
        world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        assertStep("");
        assertStep("");
        world.setTouchPolicy(TouchPolicy.INCLUSIVE);
        assertStep("ENTER a b");
        world.withdraw(world.getContact(a, b));
        assertStep("ENTER a b");
    }

    @Test
    void aColliderOfAnotherWorldCannotBeRemoved() {
        Collider stranger = new CollisionWorld().add("stranger");
        IllegalArgumentException thrown = assertThrows(IllegalArgumentException.class,
                () -> world.remove(stranger, ExitReason.REMOVED));
        assertTrue(thrown.getMessage().contains("stranger"));
        assertFalse(stranger.isRemoved());
    }

    @Test
    void nullArgumentsAreRefused() {
        Collider a = box("a", 0, 0);
        assertThrows(NullPointerException.class, () -> world.remove(a, null));
        assertThrows(NullPointerException.class, () -> world.remove(null, ExitReason.REMOVED));
        assertThrows(NullPointerException.class, () -> world.setTouchPolicy(null));
        assertFalse(a.isRemoved());
    }

    @Test
    void collidersBeyondTheRangeOfFloatsTouchNothing() {
        box("a", 1e39, 1e39);
        box("b", 0, 0);
        box("c", 1.5, 0);
        box("d", -1e149, 4);
        assertStep("ENTER b c");
    }

    @Test
    void theViewsCannotBeChanged() {
        box("a", 0, 0);
        world.step();
        assertThrows(UnsupportedOperationException.class, () -> world.getColliders().clear());
        assertThrows(UnsupportedOperationException.class, () -> world.getContacts().clear());
    }

    @Test
    void anExplanationAgreesWithTheContact() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 1.5, 0);
        Collider c = box("c", 9, 0);
        world.step();
        assertFalse(world.explain(a, b).isSeparated());
        assertEquals(-0.5, world.explain(a, b).separation(), 1e-12);
        assertTrue(world.explain(a, c).isSeparated());
        assertEquals(7, world.explain(a, c).separation(), 1e-12);
        world.remove(c, ExitReason.REMOVED);
        assertNull(world.explain(a, c));
        assertNull(world.explain(a, world.add("never placed")));
    }

    private Collider box(String owner, double x, double y) {
        Collider collider = world.add(owner);
        collider.setShape(BOX);
        collider.setPosition(x, y);
        return collider;
    }

    private void assertStep(String... expected) {
        world.step();
        List<String> wanted = new ArrayList<>(List.of(expected));
        wanted.remove("");
        assertEquals(wanted, events(), "tick " + world.getTick());
    }

    private List<String> events() {
        List<String> events = new ArrayList<>();
        world.getEvents().exits().forEach(c -> events.add("EXIT " + pair(c) + " " + c.getExitReason()));
        world.getEvents().enters().forEach(c -> events.add("ENTER " + pair(c)));
        world.getEvents().stays().forEach(c -> events.add("STAY " + pair(c)));
        return events;
    }

    private static String pair(Contact<Collider> contact) {
        return contact.getA().getOwner() + " " + contact.getB().getOwner();
    }

    @Test
    void aColliderOfAnotherWorldIsRefused() {
        Collider stranger = new CollisionWorld().add("stranger");
        Collider own = world.add("own");
        assertThrows(IllegalArgumentException.class, () -> world.getContact(stranger, own));
        assertThrows(IllegalArgumentException.class, () -> world.explain(own, stranger));
    }
}
