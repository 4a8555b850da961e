package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Contacts of colliders that overlap in the plane, by their depth. */
class DepthContactTest extends CratesInDepth {
    private static final float INFINITE = Float.POSITIVE_INFINITY;
    private static final double RADIUS = Math.sqrt(0.5);

    @Test
    void byDefaultDepthDoesNotMatter() {
        assertFalse(world.isDepthTest());
        a.setDepthRange(0, 1);
        b.setElevation(20);
        assertEquals("ENTER", step());
    }

    @Test
    void twoCratesTwentyApartDoNotCollide() {
        world.setDepthTest(true);
        assertTrue(world.isDepthTest());
        a.setDepthRange(-0.5f, 0.5f);
        b.setDepthRange(-0.5f, 0.5f);
        b.setElevation(20);
        assertEquals("", step());
        assertEquals(19, world.computeDepthSeparation(a, b));
        b.setElevation(0.75f);
        assertEquals("ENTER", step());
        assertEquals(-0.25, world.computeDepthSeparation(b, a));
        assertEquals("STAY", step());
        b.setElevation(20);
        assertEquals("EXIT SEPARATED", step());
        assertEquals("", step());
    }

    @ParameterizedTest
    @EnumSource(TouchPolicy.class)
    void aCrateThatStandsOnAFloorDoesNotHitIt(TouchPolicy policy) {
        world.setTouchPolicy(policy);
        assertFalse(isInContact(0, 0, 0, 1));
        a.setDepthRange(-2, 0);
        assertEquals("", step());
        b.setElevation(-0.001f);
        assertEquals("ENTER", step());
        b.setElevation(0);
        assertEquals("EXIT SEPARATED", step());
    }

    /** A quad of 100 units that a quaternion of floats has turned into the plane is thick by a rounding error. */
    @Test
    void aCrateThatStandsOnALargeFloorThatWasTurnedDoesNotHitItEither() {
        a.setShape(ConvexPolygon.rectangle(100, 100));
        assertFalse(isInContact(-6e-6f, 6e-6f, 0, 1));
        assertTrue(isInContact(-6e-6f, 6e-6f, -0.001f, 1));
    }

    @Test
    void theToleranceFollowsANewShape() {
        assertTrue(isInContact(-6e-6f, 6e-6f, 0, 1));
        b.setPosition(200, 0);
        assertEquals("EXIT SEPARATED", step());
        a.setShape(ConvexPolygon.rectangle(100, 100));
        world.step();
        b.setPosition(0, 0);
        assertEquals("", step());
    }

    @Test
    void twoSpritesCollideOnlyAtTheSameDepth() {
        assertTrue(isInContact(0, 0, 0, 0));
        b.setElevation(0.01f);
        assertEquals("EXIT SEPARATED", step());
        a.setElevation(0.01f);
        assertEquals("ENTER", step());
    }

    @Test
    void aContactOfTwoSpritesThatTrembleInDepthLasts() {
        assertTrue(isInContact(0, 0, 0, 0));
        float t = (float) (2e-6 * 2 * RADIUS);
        b.setElevation(1.5f * t);
        assertEquals("STAY", step());
        b.setElevation(2.5f * t);
        assertEquals("EXIT SEPARATED", step());
        b.setElevation(1.5f * t);
        assertEquals("", step());
        b.setElevation(0.5f * t);
        assertEquals("ENTER", step());
    }

    @Test
    void aFlatColliderCollidesWithinAThickOneButNotAtItsEnd() {
        assertTrue(isInContact(0.5f, 0.5f, 0, 1));
        assertFalse(isInContact(0, 0, 0, 1));
        assertFalse(isInContact(1, 1, 0, 1));
        assertTrue(isInContact(0.99f, 0.99f, 0, 1));
    }

    @Test
    void rangesMayBeInfinite() {
        assertTrue(isInContact(-INFINITE, INFINITE, -INFINITE, INFINITE));
        assertEquals(Double.NEGATIVE_INFINITY, world.computeDepthSeparation(a, b));
        assertTrue(isInContact(-INFINITE, 0, -INFINITE, -5));
        assertTrue(isInContact(-INFINITE, 0, -3, -3));
        assertFalse(isInContact(-INFINITE, 0, 0, INFINITE));
        assertEquals(0, world.computeDepthSeparation(a, b));
        assertFalse(isInContact(-INFINITE, -1, 1, 1));
        assertEquals(2, world.computeDepthSeparation(a, b));
        assertTrue(isInContact(-Float.MAX_VALUE, INFINITE, 7, 7));
    }

    @Test
    void anEndBeyondTheGreatestFloatCountsAsTheGreatestFloat() {
        a.setElevation(Float.MAX_VALUE);
        a.setDepthRange(Float.MAX_VALUE, Float.MAX_VALUE);
        b.setElevation(-Float.MAX_VALUE);
        b.setDepthRange(-Float.MAX_VALUE, -Float.MAX_VALUE);
        assertEquals(Float.MAX_VALUE, a.getMinDepth());
        assertEquals(-Float.MAX_VALUE, b.getMaxDepth());
        world.setDepthTest(true);
        assertEquals("", step());
        assertEquals(2.0 * Float.MAX_VALUE, world.computeDepthSeparation(a, b));
    }

    @Test
    void aFlatColliderThatBecomesThickInContactFollowsTheRuleForThickOnes() {
        assertTrue(isInContact(0, 0, 0, 0));
        b.setDepthRange(-1, 1);
        assertEquals("STAY", step());
        b.setDepthRange(0, 1);
        assertEquals("EXIT SEPARATED", step());
        b.setDepthRange(-1e-5f, 1);
        assertEquals("ENTER", step());
        b.setDepthRange(0, 0);
        assertEquals("STAY", step());
    }

    @Test
    void aContactOfThickOnesEndsWhereTheyOnlyTouch() {
        assertTrue(isInContact(0, 1, 0.5f, 1));
        b.setDepthRange(BARELY, 2);
        assertEquals("STAY", step());
        b.setDepthRange(1, 2);
        assertEquals("EXIT SEPARATED", step());
        b.setDepthRange(BARELY, 2);
        assertEquals("", step());
    }

    @Test
    void depthAlsoPartsThoseWhomAGroupLetsAlwaysCollide() {
        a.setFilter(1, 0, 4);
        b.setFilter(1, 0, 4);
        assertFalse(isInContact(0, 1, 2, 3));
        assertEquals(CollisionFilter.Verdict.DEPTH, world.decide(a, b));
        b.setDepthRange(0, 3);
        assertEquals(CollisionFilter.Verdict.SAME_POSITIVE_GROUP, world.decide(a, b));
        assertEquals("ENTER", step());
    }

    @Test
    void allFiltersComeBeforeDepth() {
        b.setElevation(5);
        assertEquals(CollisionFilter.Verdict.ALLOWED, world.decide(a, b));
        world.setDepthTest(true);
        assertEquals(CollisionFilter.Verdict.DEPTH, world.decide(a, b));
        assertEquals(CollisionFilter.Verdict.DEPTH, world.decide(b, a));
        assertFalse(CollisionFilter.Verdict.DEPTH.isAllowed());
        assertEquals(CollisionFilter.Verdict.SAME_BODY, world.decide(a, a));
        world.setPairFilter((p, q) -> false);
        assertEquals(CollisionFilter.Verdict.PAIR_FILTER, world.decide(a, b));
        b.setFilter(1, 0, 0);
        assertEquals(CollisionFilter.Verdict.MASK, world.decide(a, b));
        a.setFixed(true);
        b.setFixed(true);
        assertEquals(CollisionFilter.Verdict.BOTH_FIXED, world.decide(a, b));
        world.setDepthTest(false);
        world.setPairFilter(null);
        b.setFixed(false);
        b.setFilter(1, -1, 0);
        assertEquals(CollisionFilter.Verdict.ALLOWED, world.decide(a, b));
    }

    @Test
    void whatAContactNeedsToBeginOrToLastDecidesWhetherItIs() {
        assertTrue(isInContact(0, 1, 0.5f, 2));
        b.setDepthRange(BARELY, 2);
        assertEquals(CollisionFilter.Verdict.ALLOWED, world.decide(a, b));
        a.setPosition(50, 0);
        world.step();
        assertEquals(CollisionFilter.Verdict.DEPTH, world.decide(a, b));
    }

    @Test
    void aFilteredContactIsFilteredAtAnyDepth() {
        assertTrue(isInContact(0, 1, 0, 1));
        b.setFilter(1, 0, 0);
        b.setElevation(9);
        assertEquals("EXIT FILTERED", step());
    }

    @Test
    void aColliderThatIsRemovedAndHasMovedInDepthIsRemoved() {
        assertTrue(isInContact(0, 1, 0, 1));
        b.setElevation(9);
        world.remove(b, ExitReason.DISABLED);
        assertEquals(CollisionFilter.Verdict.DEPTH, world.decide(a, b));
        assertEquals("EXIT DISABLED", step());
        assertEquals(9, b.getMinDepth());
        assertEquals(10, b.getMaxDepth());
        assertEquals(8, world.computeDepthSeparation(a, b));
    }

    @Test
    void anotherColliderThatGetsTheRowOfARemovedOneIsFlatAtZero() {
        assertTrue(isInContact(0, 1, 0, 1));
        b.setElevation(9);
        world.step();
        world.remove(b);
        world.step();
        Collider c = crate();
        assertEquals("", step());
        assertNull(world.getContact(a, c));
        c.setElevation(0.5f);
        assertEquals("ENTER", step());
    }

    @Test
    void theDeepestPieceOfTwoBodiesDecidesInThePlaneAndTheWholeBodyInDepth() {
        ConvexPolygon[] pieces = {ConvexPolygon.rectangle(1, 1), ConvexPolygon.rectangle(3, 0.5f)};
        a.setShape(pieces);
        b.setShape(pieces);
        assertFalse(isInContact(0, 1, 1, 2));
        b.setElevation(-0.5f);
        assertEquals("ENTER", step());
        step(MANY);
        b.setElevation(0);
        assertEquals("EXIT SEPARATED", step());
    }

    @Test
    void aHeldPairAlsoNeedsToOverlapInDepth() {
        assertTrue(isInContact(0, 1, 0, 1));
        b.setPosition(0, 1.5);
        world.hold(a, 0, 0, b, 0, -0.5);
        assertEquals("STAY", step());
        world.hold(a, 0, 0, b, 0, -0.5);
        b.setElevation(2);
        assertEquals("EXIT SEPARATED", step());
    }
}
