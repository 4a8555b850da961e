package org.jmesat.sample.level;

import com.jme3.math.Vector3f;
import java.util.List;

/** A player who knows the way: he walks and jumps from place to place, and waits for platforms. */
final class Route implements Steering {
    private static final float ARRIVED = 0.1f;
    /** Standing or rising evenly: less than gravity changes a fall within a tick. */
    private static final float STEADY = 0.001f;

    private enum Kind {
        WALK, JUMP, WAIT, RIDE, RISE
    }

    /** Walk or jump to an x, wait for a tick, or be carried to an x or a height. */
    private record Step(Kind kind, float goal) {
    }

    private final List<Step> steps;
    private int next;
    private int tick;
    private int standing;
    private float lastY = Float.NaN;
    private boolean jump;

    private Route(List<Step> steps) {
        this.steps = steps;
    }

    private static Step walk(float x) {
        return new Step(Kind.WALK, x);
    }

    private static Step jump(float x) {
        return new Step(Kind.JUMP, x);
    }

    private static Step await(int tick) {
        return new Step(Kind.WAIT, tick);
    }

    private static Step ride(float x) {
        return new Step(Kind.RIDE, x);
    }

    private static Step rise(float y) {
        return new Step(Kind.RISE, y);
    }

    /** Collects all coins and reaches the exit. */
    static Route toTheExit() {
        return new Route(List.of(walk(4.7f), jump(6.5f), walk(8.6f), jump(12.2f), walk(16.6f), await(377),
                jump(18.3f), ride(20.4f), jump(22.2f), walk(23.2f), jump(24.6f), jump(28), walk(25.1f),
                walk(30.25f), jump(32.4f), walk(36.8f), await(1200), jump(39.2f),
                jump(42.3f), rise(5.95f), walk(33.2f), await(1670), walk(31.6f), ride(30.4f), jump(28.5f), walk(26.6f),
                jump(22.2f), walk(18), jump(16.5f), await(2030), walk(9.7f), walk(3)));
    }

    /** Stays where he is. */
    static Route nowhere() {
        return new Route(List.of());
    }

    /** Walks into the lake until he has lost. */
    static Route intoTheLava() {
        return new Route(List.of(walk(4.7f), jump(6.5f), walk(8.6f), jump(12.2f), walk(24)));
    }

    @Override
    public float walk(Vector3f place) {
        tick++;
        standing = Math.abs(place.y - lastY) < STEADY ? standing + 1 : 0;
        lastY = place.y;
        if (next == steps.size()) {
            jump = false;
            return 0;
        }
        Step step = steps.get(next);
        float way = step.goal - place.x;
        boolean there = switch (step.kind) {
            case WALK, RIDE -> Math.abs(way) < ARRIVED;
            case JUMP -> Math.abs(way) < ARRIVED && standing > 1;
            case WAIT -> tick >= step.goal;
            case RISE -> place.y >= step.goal;
        };
        if (there) {
            next++;
            jump = false;
            return 0;
        }
        jump = step.kind == Kind.JUMP;
        return step.kind == Kind.WALK || step.kind == Kind.JUMP ? Math.max(-1, Math.min(1, way * 10)) : 0;
    }

    @Override
    public boolean isJumpHeld() {
        return jump;
    }
}
