package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.List;
import java.util.Random;
import org.jmesat.app.CollisionScene;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The movement of two or more bodies that are pushed apart. */
@ParameterizedClass
@EnumSource
class PushApartTest extends PushApartScene {
    private static final float TOLERANCE = 1e-4f;

    PushApartTest(ProjectionPlane plane) {
        super(plane);
    }

    /** The greatest depth of all contacts of the last tick. */
    private double depth() {
        return scene.run().ask(() -> {
            double depth = 0;
            for (Contact<Collider> contact : scene.state().getWorld().getContacts()) {
                depth = Math.max(depth, contact.getPenetration().depth());
            }
            return depth;
        });
    }

    private Vector3f inPlane(Spatial spatial) {
        return scene.run().ask(() -> scene.inPlane(spatial.getWorldTranslation()));
    }

    @Test
    void twoBodiesOfTheSameWeightMoveHalfTheMtvEach() {
        pushing(a);
        pushing(b);
        frameWith(a, b);
        assertAt(-0.125f, 0, a);
        assertAt(0.875f, 0, b);
    }

    @Test
    void bodiesThatWerePushedApartStayInContactAndDoNotMove() {
        pushing(a);
        pushing(b);
        frameWith(a, b);
        scene.frames(50);
        assertAt(-0.125f, 0, a);
        assertAt(0.875f, 0, b);
        assertEquals(51, scene.events().size());
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 0.75", "3, 1, 0.25", "2, 6, 0.75", "1e-30, 1e30, 1", "1e30, 1e-30, 0", "7, 7, 0.5",
        "1.4e-45, 1.4e-45, 0.5", "3.4e38, 3.4e38, 0.5"})
    void eachBodyMovesByTheOtherBodysShareOfTheTotalWeight(float weightA, float weightB, float shareOfA) {
        pushing(a, weightA);
        pushing(b, weightB);
        frameWith(a, b);
        assertAt(0 - 0.25f * shareOfA, 0, a);
        assertAt(0.75f + 0.25f * (1 - shareOfA), 0, b);
    }

    @Test
    void aBodyWithoutAControlStaysAndTheOtherMovesTheWholeMtv() {
        pushing(b);
        frameWith(a, b);
        assertAt(0, 0, a);
        assertAt(1, 0, b);
    }

    @Test
    void theOrderOfDiscoveryDoesNotMatter() {
        pushing(b);
        frameWith(b, a);
        assertAt(0, 0, a);
        assertAt(1, 0, b);
    }

    @Test
    void aFixedColliderWithAControlStays() {
        pushing(fixed(a));
        pushing(b);
        frameWith(a, b);
        assertAt(0, 0, a);
        assertAt(1, 0, b);
    }

    @Test
    void aBodyOfInfiniteWeightStays() {
        pushing(a, Float.POSITIVE_INFINITY);
        pushing(b);
        frameWith(a, b);
        assertAt(0, 0, a);
        assertAt(1, 0, b);
    }

    @Test
    void twoBodiesOfInfiniteWeightStay() {
        pushing(a, Float.POSITIVE_INFINITY);
        pushing(b, Float.POSITIVE_INFINITY);
        frameWith(a, b);
        assertAt(0, 0, a);
        assertAt(0.75f, 0, b);
    }

    @Test
    void aDisabledControlDoesNothingAndIsNotPushed() {
        pushing(a).setEnabled(false);
        pushing(b);
        frameWith(a, b);
        assertAt(0, 0, a);
        assertAt(1, 0, b);
    }

    @Test
    void ifAllControlsAreDisabledNothingMoves() {
        pushing(a).setEnabled(false);
        pushing(b).setEnabled(false);
        frameWith(a, b);
        assertAt(0, 0, a);
        assertAt(0.75f, 0, b);
    }

    @Test
    void aTriggerPushesNoBody() {
        ColliderControl trigger = new ColliderControl();
        trigger.setTrigger(true);
        a.addControl(trigger);
        pushing(a);
        pushing(b);
        frameWith(a, b);
        assertAt(0, 0, a);
        assertAt(0.75f, 0, b);
    }

    @Test
    void aBodyPushedIntoACornerRestsInTheCorner() {
        Geometry box = scene.cube("box", 0.4f, 0.3f);
        pushing(box);
        frameWith(box, fixed(scene.geometry("floor", new Box(5, 1, 1), 4, -1)),
                fixed(scene.geometry("wall", new Box(1, 5, 1), -1, 4)));
        assertEquals(0.5f, scene.at(box).x, 1e-6f);
        assertEquals(0.5f, scene.at(box).y, 1e-6f);
    }

    @Test
    void aBodyOnTwoBoxesIsNotPushedTwice() {
        Geometry box = scene.cube("box", 0, 0.75f);
        pushing(box);
        frameWith(scene.cube("left", -0.5f, 0), scene.cube("right", 0.5f, 0), box);
        assertAt(0, 1, box);
    }

    @Test
    void aSpatialThatIsDetachedAndAttachedAgainIsPushed() {
        pushing(a);
        pushing(b);
        frameWith(a, b);
        scene.frame(b::removeFromParent);
        scene.frame(() -> {
            scene.place(b, 0.375f, 0);
            scene.root().attachChild(b);
        });
        assertAt(-0.375f, 0, a);
        assertAt(0.625f, 0, b);
    }

    @Test
    void theSpatialOfTheControlMovesAndNotTheColliderBelowIt() {
        Node body = CollisionScene.node("body", b);
        b.addControl(new ColliderControl());
        pushing(body);
        frameWith(a, body);
        assertAt(0.25f, 0, body);
        assertAt(0.75f, 0, b);
    }

    @Test
    void theNearestControlApplies() {
        Node outer = CollisionScene.node("outer", b);
        pushing(outer);
        pushing(b);
        frameWith(a, outer);
        assertAt(0, 0, outer);
        assertAt(1, 0, b);
    }

    @Test
    void collidersBelowOneControlDoNotPushEachOther() {
        Node both = CollisionScene.node("both", a, b);
        pushing(both);
        frameWith(both);
        assertAt(0, 0, both);
        assertAt(0, 0, a);
        assertAt(0.75f, 0, b);
    }

    @Test
    void ofTwoNestedBodiesOnlyTheInnerOneMoves() {
        Node carrier = CollisionScene.node("carrier", a, b);
        pushing(carrier);
        pushing(b);
        frameWith(carrier);
        assertAt(0, 0, carrier);
        assertAt(1, 0, b);
    }

    @Test
    void severalCollidersBelowOneControlAreNotPushedOncePerCollider() {
        Node both = CollisionScene.node("both", scene.cube("upper", 0.75f, 0.6f), scene.cube("lower", 0.75f, -0.6f));
        pushing(both);
        frameWith(scene.geometry("wall", new Box(0.5f, 5, 1), 0, 0), both);
        assertAt(0.25f, 0, both);
    }

    @Test
    void aSlopLeavesThatPenetrationDepth() {
        pushing(a).setSlop(0.05f);
        pushing(b).setSlop(0.01f);
        frameWith(a, b);
        scene.frame();
        assertEquals(-0.1f, scene.at(a).x, 1e-6f);
        assertEquals(0.85f, scene.at(b).x, 1e-6f);
    }

    @Test
    void aSlopKeepsTheContactUnderTheExclusivePolicy() {
        scene.step(() -> scene.state().setTouchPolicy(TouchPolicy.EXCLUSIVE));
        pushing(b).setSlop(0.01f);
        frameWith(a, b);
        scene.frames(3);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b", "3 STAY a b", "4 STAY a b"), scene.events());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void underParentsOfAnyTransformBothMoveHalfTheMtv(long seed) {
        Random random = new Random(seed);
        Node outerA = CollisionScene.node("outer of a", CollisionScene.node("parent of a", a));
        Node outerB = CollisionScene.node("outer of b", CollisionScene.node("parent of b", b));
        for (Spatial each : List.of(a, a.getParent(), outerA, b, b.getParent(), outerB)) {
            each.setLocalRotation(scene.rotation(random.nextFloat() * FastMath.TWO_PI,
                    random.nextFloat() * FastMath.TWO_PI, random.nextFloat() * FastMath.TWO_PI));
            scene.scale(each, 0.5f + random.nextFloat(), 0.5f + random.nextFloat(), 0.5f + random.nextFloat());
        }
        pushing(a);
        pushing(b);
        scene.step(() -> {
            scene.root().attachChild(outerA);
            scene.root().attachChild(outerB);
            Vector3f apart = scene.inPlane(a.getWorldTranslation().subtract(b.getWorldTranslation()));
            outerB.move(scene.vector(apart.x + 0.1f, apart.y - 0.05f, apart.z + 3));
        });
        Vector3f beforeA = inPlane(a);
        Vector3f beforeB = inPlane(b);
        scene.frame();
        Vector3f movedA = inPlane(a).subtractLocal(beforeA);
        Vector3f movedB = inPlane(b).subtractLocal(beforeB);
        assertTrue(movedA.length() > 0.05f, () -> "nothing was pushed, seed " + seed);
        assertTrue(movedA.add(movedB).length() < TOLERANCE, () -> movedA + " and " + movedB + ", seed " + seed);
        assertEquals(0, movedA.z, TOLERANCE, () -> "seed " + seed);
        scene.frame();
        assertEquals(0, depth(), TOLERANCE, () -> "seed " + seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void underFlattenedAndTurnedParentsBothMoveHalfTheMtv(long seed) {
        Random random = new Random(seed);
        for (Geometry each : List.of(a, b)) {
            Node parent = CollisionScene.node("parent", each);
            int flat = random.nextInt(3);
            scene.scale(parent, flat == 0 ? 0 : 1.5f, flat == 1 ? 0 : 0.8f, flat == 2 ? 0 : 1.2f);
            parent.setLocalRotation(scene.rotation(random.nextFloat() * FastMath.TWO_PI,
                    random.nextFloat() * FastMath.TWO_PI, random.nextFloat() * FastMath.TWO_PI));
            pushing(each);
        }
        scene.step(() -> {
            scene.root().attachChild(a.getParent());
            scene.root().attachChild(b.getParent());
            Vector3f apart = scene.inPlane(a.getWorldTranslation().subtract(b.getWorldTranslation()));
            b.getParent().move(scene.vector(apart.x + 0.1f, apart.y - 0.05f, apart.z + 3));
        });
        Vector3f beforeA = inPlane(a);
        Vector3f beforeB = inPlane(b);
        scene.frame();
        Vector3f movedA = inPlane(a).subtractLocal(beforeA);
        Vector3f movedB = inPlane(b).subtractLocal(beforeB);
        assertTrue(Math.hypot(movedA.x, movedA.y) > 0.01, () -> "nothing was pushed, seed " + seed);
        assertTrue(Math.hypot(movedA.x + movedB.x, movedA.y + movedB.y) < TOLERANCE,
                () -> movedA + " and " + movedB + ", seed " + seed);
        scene.frame();
        assertEquals(0, depth(), TOLERANCE, () -> "seed " + seed);
    }

    @Test
    void aBodyWithAWallBehindItDoesNotMove() {
        pushing(a);
        pushing(b);
        frameWith(fixed(scene.cube("wall", -1, 0)), a, b);
        assertAt(0, 0, a);
        assertAt(1, 0, b);
    }

    @Test
    void aFormerContactWithAWallDoesNotSupportABody() {
        Geometry wall = fixed(scene.cube("wall", -0.9f, 0));
        pushing(a);
        pushing(b);
        scene.place(b, 9, 9);
        frameWith(wall, a, b);
        scene.frame(() -> scene.place(a, 5, 0));
        scene.frame(() -> scene.place(b, 5.75f, 0));
        assertAt(4.875f, 0, a);
        assertAt(5.875f, 0, b);
    }

    /** A box is pressed down and moves along a row of fixed cubes, which are found in different orders. */
    @ParameterizedTest
    @CsvSource({"0.02, true, true", "0.02, false, false", "0.07, false, true", "0.005, true, false",
        "-0.02, true, true", "-0.013, false, true", "-0.02, false, false", "-0.005, true, false"})
    void aBodySlidesOverTheSeamsBetweenTilesWithoutDelay(float step, boolean boxFirst, boolean leftToRight) {
        float start = step > 0 ? 0.3f : 9.7f;
        Geometry box = scene.cube("box", start, 1);
        pushing(box);
        if (boxFirst) {
            scene.attach(box);
        }
        for (int i = 0; i <= 10; i++) {
            scene.attach(fixed(scene.cube("tile " + i, leftToRight ? i : 10 - i, 0)));
        }
        scene.attach(box);
        int ticks = (int) (9.4f / Math.abs(step));
        for (int i = 0; i < ticks; i++) {
            scene.frame(() -> scene.move(box, step, -0.02f));
        }
        assertEquals(start + ticks * step, scene.at(box).x, 1e-3f);
        assertEquals(1, scene.at(box).y, 1e-5f);
    }

    @Test
    void aWallBehindTilesStopsABody() {
        Geometry box = scene.cube("box", 0.3f, 1);
        pushing(box);
        scene.attach(fixed(scene.cube("left tile", 0, 0)), fixed(scene.cube("right tile", 1, 0)),
                fixed(scene.cube("wall", 2, 1)), box);
        for (int i = 0; i < 100; i++) {
            scene.frame(() -> scene.move(box, 0.02f, -0.02f));
        }
        assertEquals(1, scene.at(box).x, 1e-5f);
        assertEquals(1, scene.at(box).y, 1e-5f);
    }

    /** The pusher moves by itself. The row of crates moves until it reaches the wall; then everything stops. */
    @Test
    void aRowOfCratesIsPushedToTheWallAndStopsThere() {
        Geometry pusher = scene.cube("pusher", 6, 0);
        Geometry near = scene.cube("near", 3.5f, 0);
        Geometry far = scene.cube("far", 2, 0);
        List.of(pusher, near, far).forEach(PushApartTest::pushing);
        scene.attach(pusher, near, far, fixed(scene.cube("wall", 0, 0)));
        for (int i = 0; i < 400; i++) {
            scene.frame(() -> scene.move(pusher, -0.05f, 0));
        }
        assertAt(1, 0, far);
        assertAt(2, 0, near);
        assertAt(3, 0, pusher);
    }
}
