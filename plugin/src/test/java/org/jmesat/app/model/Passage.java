package org.jmesat.app.model;

/** Whether and when two bodies first come together within a tick, each on its straight way. */
final class Passage {
    /** What a body that was put to a contact may be off by, from touching. */
    private static final double TOUCHING = 2e-6 * Lattice.UNIT;
    /** From where on there is no doubt. */
    private static final double CLEAR = 3e-4 * Lattice.UNIT;

    private final boolean inclusive;
    private double time = 1;
    private boolean met;
    private boolean fromTheStart;
    private boolean doubtful;

    Passage(Body a, Body b, boolean inclusive) {
        this.inclusive = inclusive;
        for (Rectangle piece : a.pieces) {
            for (Rectangle theirs : b.pieces) {
                if (!fromTheStart && time > 0) {
                    meet(piece, a.way, theirs, b.way);
                }
            }
        }
    }

    /** Whether the two are swept at all. */
    static boolean isSwept(Body a, Body b) {
        return (a.settings.continuous() || b.settings.continuous()) && a.way.isSwept() && b.way.isSwept()
                && (a.way.hasMoved() || b.way.hasMoved());
    }

    private void meet(Rectangle a, Way wayA, Rectangle b, Way wayB) {
        double x = a.x() - wayA.moveX() - (b.x() - wayB.moveX());
        double y = a.y() - wayA.moveY() - (b.y() - wayB.moveY());
        double vx = wayA.moveX() - wayB.moveX();
        double vy = wayA.moveY() - wayB.moveY();
        double reachX = a.halfX() + b.halfX();
        double reachY = a.halfY() + b.halfY();
        double apart = Math.max(Math.abs(x) - reachX, Math.abs(y) - reachY);
        doubtful |= Math.abs(apart) > TOUCHING && Math.abs(apart) < CLEAR;
        if (apart < -TOUCHING) {
            fromTheStart = true;
            time = 0;
        } else if (apart <= TOUCHING) {
            boolean deep = Span.of(x, vx, reachX - CLEAR).and(Span.of(y, vy, reachY - CLEAR)).isWithinTick();
            boolean shallow = Span.of(x, vx, reachX - TOUCHING).and(Span.of(y, vy, reachY - TOUCHING)).isWithinTick();
            doubtful |= deep != shallow;
            met |= deep;
            time = deep ? 0 : time;
        } else {
            Span span = Span.of(x, vx, reachX).and(Span.of(y, vy, reachY));
            Span less = Span.of(x, vx, reachX - CLEAR).and(Span.of(y, vy, reachY - CLEAR));
            Span more = Span.of(x, vx, reachX + CLEAR).and(Span.of(y, vy, reachY + CLEAR));
            doubtful |= less.isWithinTick() != more.isWithinTick();
            if (span.isWithinTick() && (inclusive || span.from() < span.to()) && (!met || span.from() < time)) {
                met = true;
                time = span.from();
            }
        }
    }

    /** A span of time in which two are within reach of each other, along an axis or along both; empty if it ends first. */
    private record Span(double from, double to) {
        static Span of(double distance, double speed, double reach) {
            if (speed == 0) {
                return Math.abs(distance) <= reach ? new Span(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                        : new Span(1, 0);
            }
            double one = (-reach - distance) / speed;
            double other = (reach - distance) / speed;
            return new Span(Math.min(one, other), Math.max(one, other));
        }

        Span and(Span that) {
            return new Span(Math.max(from, that.from), Math.min(to, that.to));
        }

        boolean isWithinTick() {
            return from <= to && from <= 1 && to >= 0;
        }
    }

    /** Whether they come together on the way, not lying in each other at its beginning. */
    boolean hasMet() {
        return met && !fromTheStart;
    }

    /** When they come together; 0 where they lay in each other, 1 where they do not meet. */
    double time() {
        return time;
    }

    /** Whether it depends on rounding. */
    boolean isDoubtful() {
        return doubtful;
    }
}
