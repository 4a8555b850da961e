package org.jmesat.internal.sat;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Angles;

/**
 * The time of impact of two turning shapes by conservative advancement: steps of {@link SafeStep} until the shapes meet
 * or the time is up. (B. Mirtich, <i>Impulse-based Dynamic Simulation of Rigid Body Systems</i>, 1996, with a longer
 * step.)
 */
final class TurningSweep {
    /**
     * Most steps of a sweep; one that needs more ends with a lower bound. Three are usual, 39 were the most among 100
     * 000 random pairs. This number takes a hundred turns or more in a tick, all of them close to the other shape.
     */
    static final int MOST_STEPS = 10_000;

    /** The centre of the disc about a turning shape's local origin that always contains the shape. */
    private final PlacedPolygon center = new PlacedPolygon();
    private final Sat sat = new Sat();
    private final StraightSweep straight = new StraightSweep();
    private final SatResult gap = new SatResult();
    private final SafeStep step = new SafeStep();
    private final FacingAxis facing = new FacingAxis();
    private final SatResult before = new SatResult();
    private final SatResult now = new SatResult();
    int steps;

    TurningSweep() {
        center.setShape(ConvexPolygon.hullOf(0, 0));
    }

    /**
     * Sweeps a pair up to a time. The pair is placed at time 0 and does not overlap by more than the tolerance there;
     * {@code start} is the test result at time 0.
     */
    void sweep(SweptPair pair, double until, Penetration start, Impact result) {
        double end = Math.min(until, pair.circlesPart);
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
     * Shortens a step of touching shapes until they provably stay on their sides in it. Returns the end of the step, or
     * its start if the shapes change sides even when they hardly move.
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

    /** Starts at the first time at which the shapes may touch at any angle. */
    private double begin(SweptPair pair) {
        double time = Math.max(pair.circlesMeet, discMeets(pair));
        if (time > 0 && time <= 1) {
            pair.measure(time, now);
        }
        return time;
    }

    /**
     * If only one of the shapes turns, the time at which its disc meets the other, in closed form: no contact comes
     * before that, however fast the shape spins. 0 if the disc meets the other shape at the start or both turn;
     * infinite if it never does. The pair is placed at time 0.
     */
    private double discMeets(SweptPair pair) {
        if (pair.a.turn != 0 && pair.b.turn != 0) {
            return 0;
        }
        boolean turnsA = pair.a.turn != 0;
        center.place(turnsA ? 0 : pair.x, turnsA ? 0 : pair.y, 1, 0);
        PlacedPolygon a = turnsA ? center : pair.a.placed;
        PlacedPolygon b = turnsA ? pair.b.placed : center;
        double distance = pair.rounding + (turnsA ? pair.a : pair.b).reach + pair.tolerance;
        sat.test(a, b, Double.POSITIVE_INFINITY, gap);
        return gap.separation() + a.rounding() + b.rounding() <= distance ? 0
                : straight.find(a, b, pair.velocityX, pair.velocityY, distance, pair.noise);
    }

    /** Whether the shapes stay on their sides in a step. They are placed at its end, before and after the call. */
    private boolean stay(SweptPair pair, double time, double next) {
        double angle = turn(pair, before) * (next - time);
        if (isOnSide(pair, before, angle)) {
            return true;
        }
        boolean end = pair.isOnSide(now.normalX(), now.normalY(), 0);
        angle = turn(pair, now) * (time - next);
        pair.place(time);
        boolean stay = end && isOnSide(pair, now, angle);
        pair.place(next);
        return stay;
    }

    /**
     * Sets a hit at time 0: shapes that touch at the start go deeper. Along the start's axis they may first separate a
     * little.
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
        return pair.isOnSide(cos * axis.normalX() - sin * axis.normalY(), sin * axis.normalX() + cos * axis.normalY(),
                0);
    }

    /** The angular velocity of an axis that turns with the shape that owns its edge. */
    private static double turn(SweptPair pair, Penetration axis) {
        return axis.edge() == Penetration.NO_EDGE || axis.isEdgeOfA() ? pair.a.turn : pair.b.turn;
    }

    /**
     * Sets a hit. The normal is that of the best axis at the time of impact. If the shapes are so thin that its
     * direction is uncertain, the normal is the last separating axis or, unless two corners meet, that of the edge that
     * a corner hits. An axis along which the shapes move apart, as some that tie where corners graze, is replaced.
     */
    private void hit(SweptPair pair, double time, double length, Impact result) {
        double angle = step.turn * length;
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
