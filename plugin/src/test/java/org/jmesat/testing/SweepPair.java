package org.jmesat.testing;

import org.jmesat.geometry.Motion;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.testing.HardPair.Kind;
import org.jmesat.testing.HardPair.Pose;

/**
 * Two shapes, each with a pose at the beginning and at the end of a tick.
 *
 * @param kind the kind of difficulty that the pair has at some time of the tick
 * @param seed of the generator
 * @param round index of the pair in the generator's sequence
 * @param a one shape
 * @param startA its pose at the beginning
 * @param endA its pose at the end
 * @param b the other shape
 * @param startB its pose at the beginning
 * @param endB its pose at the end
 */
public record SweepPair(Kind kind, long seed, long round, PolygonBuffer a, Pose startA, Pose endA, PolygonBuffer b,
        Pose startB, Pose endB) {

    public Motion motionA() {
        return motion(startA, endA);
    }

    public Motion motionB() {
        return motion(startB, endB);
    }

    private static Motion motion(Pose start, Pose end) {
        Motion motion = new Motion();
        motion.set(start.x(), start.y(), start.angle(), end.x(), end.y(), end.angle());
        return motion;
    }

    /** Sum of the radii. */
    public double size() {
        return a.radius() + b.radius();
    }

    @Override
    public String toString() {
        return kind + ", round " + round + " of seed " + seed + "L\nA " + describe(a) + "\n  " + startA + " to " + endA
                + "\nB " + describe(b) + "\n  " + startB + " to " + endB;
    }

    private static String describe(PolygonBuffer shape) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < shape.count(); i++) {
            text.append(i == 0 ? "" : ", ").append(shape.x(i)).append(' ').append(shape.y(i));
        }
        return text + (shape.rounding() > 0 ? " rounded by " + shape.rounding() : "");
    }
}
