package org.jmesat.internal.impact;

import org.jmesat.geometry.Penetration;
import org.jmesat.internal.geometry.Angles;

/**
 * The time of impact of two shapes that turn, by conservative advancement: from one moment to the next by a
 * {@link SafeStep}, until the shapes have come together or the time is up. (B. Mirtich, <i>Impulse-based Dynamic
 * Simulation of Rigid Body Systems</i>, 1996; the step is a better one.)
 */
final class TurningSweep {
    /**
     * How many moments are looked at before a sweep ends with a lower bound. Three are usual, 39 the most among 100 000
     * random pairs; it takes a hundred turns or more in a tick, all of them next to the other shape, to come to this.
     */
    static final int MOST_STEPS = 10_000;

    private final SpinDisc disc = new SpinDisc();
    private final SafeStep step = new SafeStep();
    private final TouchingSides sides = new TouchingSides();
    private final FacingAxis facing = new FacingAxis();
    private final Penetration before = new Penetration();
    private final Penetration now = new Penetration();
    private int steps;

    /**
     * Sweeps a pair, up to a time, that does not overlap at time 0 by more than the tolerance. It is placed as it is at
     * time 0; {@code start} is how the shapes lie then.
     */
    void sweep(SweptPair pair, double until, Penetration start, Impact result) {
        double end = Math.min(until, pair.circlesPart());
        boolean touching = start.separation() <= pair.tolerance;
        now.set(start);
        double time = touching ? 0 : begin(pair);
        steps = 0;
        while (time < end) {
            double longest = end - time;
            double length = step.find(pair, now.normalX(), now.normalY(), touching ? -2 * pair.tolerance : 0, longest);
            double next = length < longest ? time + length : end;
            if (next <= time || steps == MOST_STEPS) {
                result.penetration().set(now);
                result.set(Impact.State.HIT, time, true);
                return;
            }
            steps++;
            before.set(now);
            pair.measure(next, now);
            if (touching) {
                next = shorten(pair, time, next);
                if (now.separation() < -pair.tolerance || next == time) {
                    hitAtOnce(pair, start, result);
                    return;
                }
                touching = now.separation() <= pair.tolerance;
            } else if (now.separation() <= pair.converged()) {
                hit(pair, next, next - time, result);
                return;
            }
            time = next;
        }
        result.setMiss(until);
    }

    /**
     * Makes a step of shapes that touch so short that they are seen to stay on their sides in it. Returns the end of
     * the step, or its beginning if they change sides even while they hardly move.
     */
    private double shorten(SweptPair pair, double time, double next) {
        double end = next;
        while (!stay(pair, time, end)) {
            if (pair.speed() * (end - time) <= 0.25 * pair.tolerance) {
                return time;
            }
            if (steps == MOST_STEPS) {
                return end;
            }
            end = time + 0.5 * (end - time);
            steps++;
            pair.measure(end, now);
        }
        return end;
    }

    /** Begins where the shapes first may touch in whatever way they are turned; until then they are apart. */
    private double begin(SweptPair pair) {
        double time = Math.max(pair.circlesMeet(), disc.meets(pair));
        if (time > 0 && time <= 1) {
            pair.measure(time, now);
        }
        return time;
    }

    /** How many moments the last sweep looked at. */
    int steps() {
        return steps;
    }

    /** Whether the shapes stay on their sides in a step. They are placed as at its end, and are so again afterwards. */
    private boolean stay(SweptPair pair, double time, double next) {
        double angle = turn(pair, before) * (next - time);
        if (isOnSide(pair, before, angle)) {
            return true;
        }
        boolean end = sides.isOnSide(pair, now.normalX(), now.normalY());
        angle = turn(pair, now) * (time - next);
        pair.place(time);
        boolean stay = end && isOnSide(pair, now, angle);
        pair.place(next);
        return stay;
    }

    /**
     * Shapes that touch from the start go deeper, which may begin by coming apart a little on the axis of the start.
     */
    private void hitAtOnce(SweptPair pair, Penetration start, Impact result) {
        result.penetration().set(start);
        pair.place(0);
        if (!facing.isClosing(pair, start.normalX(), start.normalY())) {
            facing.find(pair, pair.tolerance, result.penetration());
        }
        result.set(Impact.State.HIT, 0, false);
    }

    private boolean isOnSide(SweptPair pair, Penetration axis, double angle) {
        double cos = Angles.cos(angle);
        double sin = Angles.sin(angle);
        return sides.isOnSide(pair, cos * axis.normalX() - sin * axis.normalY(),
                sin * axis.normalX() + cos * axis.normalY());
    }

    /** How fast an axis turns that stays with the shape whose edge it comes from. */
    private static double turn(SweptPair pair, Penetration axis) {
        return axis.edge() == Penetration.NO_EDGE || axis.isEdgeOfA() ? pair.a.turn : pair.b.turn;
    }

    /**
     * The axis at the time of impact is the best one then, unless the shapes are so thin that its direction cannot be
     * told when they touch. Then it is the one by which they were apart until then or, where no two corners meet, that
     * of the edge that a corner comes to. Nor may it be one along which they come apart, as some do that are as good
     * where corners graze.
     */
    private void hit(SweptPair pair, double time, double length, Impact result) {
        double angle = step.turn() * length;
        double cos = Angles.cos(angle);
        double sin = Angles.sin(angle);
        double nx = cos * before.normalX() - sin * before.normalY();
        double ny = sin * before.normalX() + cos * before.normalY();
        if (nx * now.normalX() + ny * now.normalY() > 0) {
            if (!facing.isClosing(pair, now.normalX(), now.normalY())) {
                facing.find(pair, pair.converged(), now);
            }
        } else {
            int ofA = pair.a.placed.findSupport(nx, ny);
            int ofB = pair.b.placed.findSupport(-nx, -ny);
            now.set(now.separation(), nx, ny, ofA, ofB);
            if (!pair.meetAt(ofA, ofB)) {
                facing.find(pair, pair.converged(), now);
            }
        }
        result.penetration().set(now);
        result.set(Impact.State.HIT, time, false);
    }
}
