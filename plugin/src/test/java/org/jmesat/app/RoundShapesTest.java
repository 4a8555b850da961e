package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.scene.Node;
import java.util.SplittableRandom;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Circles and capsules set by hand collide in exactly the frames in which their formula says so. */
class RoundShapesTest {
    private static final long SEED = 20241117;
    private static final float UNIT = 1 / 8f;

    private static Node round(String name, ColliderShape shape, float length, float radius) {
        Node node = new Node(name);
        ColliderControl control = new ColliderControl();
        control.setShape(shape);
        control.setSize(new Vector2f(length, 99));
        control.setRadius(radius);
        node.addControl(control);
        return node;
    }

    /** Offsets, in units of 1/8, at the distance of 40 units = 5 exactly, and next to it. */
    private static int[] offset(SplittableRandom random) {
        int[][] exact = {{40, 0}, {0, -40}, {24, 32}, {-32, 24}, {24, -32}, {-40, 0}};
        int[] base = exact[random.nextInt(exact.length)];
        int near = random.nextInt(3);
        return near == 0 ? base : new int[] {base[0] + random.nextInt(-near, near + 1),
            base[1] + random.nextInt(-near, near + 1)};
    }

    @ParameterizedTest
    @CsvSource({"INCLUSIVE, XY", "INCLUSIVE, XZ", "EXCLUSIVE, YZ", "EXCLUSIVE, XY"})
    void circlesCollideUpToTheSumOfTheirRadii(TouchPolicy policy, ProjectionPlane plane) {
        try (CollisionScene scene = new CollisionScene(plane)) {
            Node a = round("a", ColliderShape.CIRCLE, 3, 2);
            Node b = round("b", ColliderShape.CIRCLE, 3, 1.5f);
            scene.scale(b, 0.25f, 2, 7);
            scene.step(() -> scene.state().setTouchPolicy(policy));
            scene.attach(a, b);
            SplittableRandom random = new SplittableRandom(SEED);
            int touches = 0;
            for (int i = 0; i < 300; i++) {
                int[] d = offset(random);
                int x = random.nextInt(-1000, 1000);
                int y = random.nextInt(-1000, 1000);
                scene.frame(() -> {
                    scene.place(a, UNIT * x, UNIT * y);
                    scene.place(b, UNIT * (x + d[0]), UNIT * (y + d[1]));
                    scene.turn(a, 0.3f);
                    scene.turn(b, -0.1f);
                });
                int squared = d[0] * d[0] + d[1] * d[1];
                boolean expected = policy == TouchPolicy.INCLUSIVE ? squared <= 1600 : squared < 1600;
                assertEquals(expected, scene.isColliding(a, b),
                        "offset " + d[0] + "/8, " + d[1] + "/8 in round " + i + " of seed " + SEED);
                touches += squared == 1600 ? 1 : 0;
            }
            assertTrue(touches > 50, "only " + touches);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCapsuleCollidesUpToItsRadiusFromItsSegment(ProjectionPlane plane) {
        try (CollisionScene scene = new CollisionScene(plane)) {
            // The segment has a length of 8, along y; radii add up to 5.
            Node capsule = round("capsule", ColliderShape.CAPSULE, 4, 2);
            capsule.getControl(ColliderControl.class).setAngle(90);
            scene.scale(capsule, 1, 2, 1);
            Node ball = round("ball", ColliderShape.CIRCLE, 3, 1);
            scene.attach(capsule, ball);
            SplittableRandom random = new SplittableRandom(SEED);
            int collisions = 0;
            for (int i = 0; i < 300; i++) {
                int[] d = offset(random);
                int side = random.nextInt(-32, 33);
                boolean end = random.nextBoolean();
                int dx = d[0];
                int dy = end ? d[1] + (d[1] > 0 ? 32 : -32) : side;
                scene.frame(() -> scene.place(ball, UNIT * dx, UNIT * dy));
                int beyond = Math.max(0, Math.abs(dy) - 32);
                boolean expected = dx * dx + beyond * beyond <= 1600;
                assertEquals(expected, scene.isColliding(capsule, ball),
                        "ball at " + dx + "/8, " + dy + "/8 in round " + i + " of seed " + SEED);
                collisions += expected ? 1 : 0;
            }
            assertTrue(collisions > 50 && collisions < 250, "collisions: " + collisions);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCapsuleAtAnyAngleCollidesAsItsFormulaSays(ProjectionPlane plane) {
        try (CollisionScene scene = new CollisionScene(plane)) {
            Node capsule = round("capsule", ColliderShape.CAPSULE, 4, 0.5f);
            ColliderControl control = capsule.getControl(ColliderControl.class);
            control.setOffset(new Vector2f(1, 0.5f));
            Node ball = round("ball", ColliderShape.CIRCLE, 3, 0.25f);
            scene.attach(capsule, ball);
            SplittableRandom random = new SplittableRandom(SEED);
            int collisions = 0;
            for (int i = 0; i < 300; i++) {
                float own = random.nextInt(-180, 180);
                float turn = (float) random.nextDouble(-3, 3);
                float x = (float) random.nextDouble(-3, 4);
                float y = (float) random.nextDouble(-3, 4);
                scene.frame(() -> {
                    control.setAngle(own);
                    capsule.setLocalRotation(scene.rotation(0, 0, turn));
                    scene.place(ball, x, y);
                });
                double distance = distance(x, y, own * FastMath.DEG_TO_RAD, turn) - 0.75;
                if (Math.abs(distance) > 1e-4) {
                    assertEquals(distance < 0, scene.isColliding(capsule, ball), "round " + i + " of seed " + SEED);
                    collisions += distance < 0 ? 1 : 0;
                }
            }
            assertTrue(collisions > 30, "only " + collisions);
        }
    }

    /** The distance of a point from the segment of the capsule. */
    private static double distance(double x, double y, double own, double turn) {
        double ux = x * Math.cos(turn) + y * Math.sin(turn) - 1;
        double uy = y * Math.cos(turn) - x * Math.sin(turn) - 0.5;
        double along = ux * Math.cos(own) + uy * Math.sin(own);
        double across = uy * Math.cos(own) - ux * Math.sin(own);
        return Math.hypot(Math.max(0, Math.abs(along) - 2), across);
    }
}
