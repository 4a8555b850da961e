package org.jmesat.app.model;

/** The time of impact of two bodies within a tick, each in straight motion, computed by intervals. */
final class FirstTouch {
    /** The largest gap or depth of a body after it was moved to a contact. */
    private static final double TOUCHING = 2e-6 * Lattice.UNIT;
    /** The smallest separation or depth that rounding cannot reverse. */
    private static final double CLEAR = 3e-4 * Lattice.UNIT;

    private final boolean inclusive;
    /** Whether they overlap in depth at the start and the end; if not, the time of impact is the earliest possible. */
    private final boolean deep;
    private double time = 1;
    private boolean met;
    private boolean fromTheStart;
    private boolean doubtful;

    FirstTouch(Body a, Body b, boolean inclusive, boolean deep) {
        this.inclusive = inclusive;
        this.deep = deep;
        for (Rectangle piece : a.pieces) {
            for (Rectangle theirs : b.pieces) {
                if (!fromTheStart && time > 0) {
                    meet(piece, a.motion, theirs, b.motion);
                }
            }
        }
    }

    /** Whether the pair is swept. */
    static boolean isSwept(Body a, Body b, boolean depthTest) {
        boolean moved = a.motion.hasMoved() || b.motion.hasMoved();
        if (depthTest) {
            moved |= a.hasChangedDepth() || b.hasChangedDepth();
        }
        return moved && (a.settings.continuous() || b.settings.continuous()) && a.motion.isSwept() && b.motion.isSwept()
                && (!depthTest || a.mayMeetInDepth(b));
    }

    private void meet(Rectangle a, BodyMotion motionA, Rectangle b, BodyMotion motionB) {
        double x = a.x() - motionA.moveX() - (b.x() - motionB.moveX());
        double y = a.y() - motionA.moveY() - (b.y() - motionB.moveY());
        double vx = motionA.moveX() - motionB.moveX();
        double vy = motionA.moveY() - motionB.moveY();
        double reachX = a.halfX() + b.halfX();
        double reachY = a.halfY() + b.halfY();
        double apart = Math.max(Math.abs(x) - reachX, Math.abs(y) - reachY);
        doubtful |= Math.abs(apart) > TOUCHING && Math.abs(apart) < CLEAR;
        if (apart < -TOUCHING) {
            fromTheStart = true;
            time = 0;
        } else if (apart <= TOUCHING) {
            doubtful |= !deep;
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

    /** The time span in which two bodies overlap along an axis, or along both; empty if it ends before it begins. */
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

    /** Whether there is an impact; false if they overlap at the start, in depth as well. */
    boolean hasMet() {
        return fromTheStart ? !deep : met;
    }

    /** The time of impact; 0 if they overlap at the start, 1 without an impact. */
    double time() {
        return time;
    }

    boolean isDeep() {
        return deep;
    }

    /** Whether the result depends on rounding. */
    boolean isDoubtful() {
        return doubtful;
    }
}
