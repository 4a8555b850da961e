package org.jmesat.sample.level;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** A player who knows the way: he walks and jumps from place to place, and waits for platforms, saws and shots. */
final class Route implements Steering {
    /** So that one who decides some 30 times a second does not miss a place at full speed. */
    private static final double ARRIVED = 0.3;

    /** Goes to an x, in the air or on the ground, until a condition holds. */
    private record Step(boolean isJump, ToDoubleFunction<LevelGame> x, Predicate<LevelGame> isDone) {
    }

    private final List<Step> steps;
    private int next;
    private boolean jump;
    /** Whether the present jump has left the ground. */
    private boolean leapt;

    private Route(List<Step> steps) {
        this.steps = steps;
    }

    private static Vector3f place(LevelGame game) {
        return game.player().getLocalTranslation();
    }

    private static Vector3f place(LevelGame game, String name) {
        return game.level().getChild(name).getLocalTranslation();
    }

    private static Step move(boolean isJump, ToDoubleFunction<LevelGame> x) {
        return new Step(isJump, x, game -> Math.abs(x.applyAsDouble(game) - place(game).x) < ARRIVED
                && game.mover().isOnGround());
    }

    private static Step walk(double x) {
        return move(false, game -> x);
    }

    private static Step jump(double x) {
        return move(true, game -> x);
    }

    /** Jumps onto something that may move. */
    private static Step jumpOnto(String name) {
        return move(true, game -> place(game, name).x);
    }

    /** Stays where he is, or is carried. */
    private static Step await(Predicate<LevelGame> isDone) {
        return new Step(false, game -> place(game).x, isDone);
    }

    private static boolean isShotFlying(LevelGame game) {
        return game.level().getChildren().stream().anyMatch(each -> each.getName().equals("shot"));
    }

    /** The saw that is first passed moves to the sides, the other one up and down. */
    private static Vector3f saw(LevelGame game, int index) {
        return game.level().getChildren().stream().filter(each -> each.getName().equals("saw"))
                .map(Spatial::getLocalTranslation).toList().get(index);
    }

    /** Collects all coins and reaches the exit. */
    static Route toTheExit() {
        return new Route(List.of(
                walk(4.7), jump(6.5), walk(8.4), jump(12.2),
                // The lake, on the platform.
                walk(16.4), await(game -> place(game, "platform").x < 18.31), jumpOnto("platform"),
                await(game -> place(game).x > 20.4), jumpOnto("platform"),
                await(game -> place(game, "platform").x > 22.6), walk(23.2), jump(24.6),
                // The coin above the plank, and the crate onto the plate.
                jump(28), walk(25.1), walk(30.25), jump(32.4), walk(36.8),
                // Between two shots onto the lift, which waits below.
                await(game -> place(game, "lift").y > 3),
                await(game -> isShotFlying(game) && place(game, "lift").y > 1.65 && place(game, "lift").y < 2.5),
                await(game -> place(game, "lift").y < 1.57), jump(39.2), jumpOnto("lift"),
                await(game -> place(game).y >= 5.95),
                // The ferry.
                walk(33.2), await(game -> place(game, "ferry").x > 31.5), walk(31.6),
                await(game -> place(game).x < 30.4), jumpOnto("ferry"), await(game -> place(game, "ferry").x < 28.7),
                // Over one saw when it comes, and below the other one when it has risen.
                walk(26.5), await(game -> saw(game, 0).x < 24), await(game -> saw(game, 0).x > 24.6), jump(22.4),
                walk(18), jump(16.5), await(game -> saw(game, 1).y < 7), await(game -> saw(game, 1).y > 7.4),
                walk(9.7), walk(3)));
    }

    /** Stays where he is. */
    static Route nowhere() {
        return new Route(List.of());
    }

    /** Walks into the lake until he has lost. */
    static Route intoTheLava() {
        return new Route(List.of(walk(4.7), jump(6.5), walk(8.4), jump(12.2), walk(24)));
    }

    @Override
    public float walk(LevelGame game) {
        if (next == steps.size()) {
            return 0;
        }
        Step step = steps.get(next);
        leapt |= jump && !game.mover().isOnGround();
        jump = step.isJump;
        if (step.isDone.test(game) && (leapt || !jump)) {
            next++;
            jump = false;
            leapt = false;
            return 0;
        }
        double way = step.x.applyAsDouble(game) - place(game).x;
        return (float) Math.max(-1, Math.min(1, 10 * way));
    }

    @Override
    public boolean isJumpHeld() {
        return jump;
    }
}
