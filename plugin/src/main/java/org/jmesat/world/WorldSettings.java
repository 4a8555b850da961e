package org.jmesat.world;

import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;

/** The settings of a world, and its stages, which apply them. */
abstract class WorldSettings {
    static final String STEPPING = "The world cannot be changed, queried or stepped during a step";

    final CollisionLayers layers = new CollisionLayers(this);
    final WorldStages stages = new WorldStages(layers);
    final AtomicBoolean stepping = new AtomicBoolean();
    TouchPolicy touchPolicy = TouchPolicy.INCLUSIVE;
    boolean depthTest;

    /** {@return whether touching counts as colliding; by default {@link TouchPolicy#INCLUSIVE}} */
    public TouchPolicy getTouchPolicy() {
        return touchPolicy;
    }

    /**
     * Sets whether touching counts as colliding; applies from the next step.
     *
     * @param policy the policy (not null)
     */
    public void setTouchPolicy(TouchPolicy policy) {
        touchPolicy = Objects.requireNonNull(policy, "policy");
    }

    /** {@return whether colliders that are apart in depth are not in contact; by default false} */
    public boolean isDepthTest() {
        return depthTest;
    }

    /**
     * Sets whether colliders collide only if their {@linkplain Collider#setDepthRange ranges of depth} overlap. Depth
     * is the axis across the plane, such as the height in a game on the ground. Applies from the next step.
     *
     * <p>Touching in depth does not count under any touch policy, so a crate that stands on a floor does not hit the
     * floor. Likewise, a flat collider collides inside a thick one, but not at its end. Two flat colliders at the same
     * depth, such as two sprites, do collide. Both are flat if neither is thicker than twice the
     * {@linkplain org.jmesat.geometry.Tolerance#touching tolerance}.
     *
     * <p>Depth is not a filter: it also separates two colliders of the same positive group. A contact that ends because
     * the two part in depth has the reason {@link ExitReason#SEPARATED}.
     *
     * <p>For a swept pair of which a side is {@linkplain Collider#setContinuous continuous}, the ranges between the
     * start and the end of the step count. If the two do not overlap in depth at both ends, the contact is
     * {@linkplain Contact#isConservative conservative}.
     *
     * @param newDepthTest true to test depth
     * @throws IllegalStateException if called during a step
     */
    public void setDepthTest(boolean newDepthTest) {
        requireNotStepping();
        if (newDepthTest != depthTest) {
            depthTest = newDepthTest;
            stages.setDepthTest(newDepthTest);
        }
    }

    /** {@return the layers that colliders can be in, the same instance each time} */
    public CollisionLayers getLayers() {
        return layers;
    }

    /** {@return the game's filter, or null} */
    public PairFilter getPairFilter() {
        return stages.gate.filter();
    }

    /**
     * Sets the game's filter; applies from the next step.
     *
     * @param filter the filter, or null for none; it may read the contacts of the last step
     * @throws IllegalStateException if called during a step, such as by a filter
     */
    public void setPairFilter(PairFilter filter) {
        requireNotStepping();
        stages.noteSettings();
        stages.gate.setFilter(filter);
    }

    /** {@return the greatest number of overlapping pairs of boxes; by default 2 000 000} */
    public int getMaxPairs() {
        return stages.pairs.mostPairs();
    }

    /**
     * Sets the greatest number of overlapping pairs of boxes. A step with more throws {@link TooManyPairsException},
     * since so many are mostly a mistake: 2 000 colliders at one point make 2 million pairs. A pair takes about 400
     * bytes, a contact about 650. The memory is released after 60 steps with far fewer pairs.
     *
     * @param maxPairs the number (1 to 100 000 000)
     * @throws IllegalArgumentException if the number is out of range
     * @throws IllegalStateException if called during a step
     */
    public void setMaxPairs(int maxPairs) {
        requireNotStepping();
        if (maxPairs < 1 || maxPairs > 100_000_000) {
            throw new IllegalArgumentException("A world cannot have at most " + maxPairs + " pairs");
        }
        stages.noteSettings();
        stages.pairs.setMostPairs(maxPairs);
    }

    /** {@return the statistics that each step fills, or null} */
    public StepStatistics getStatistics() {
        return stages.statistics();
    }

    /**
     * Sets the statistics that each step fills, from the next step.
     *
     * @param newStatistics the instance to fill, owned by the caller; null for none, which costs nothing
     * @throws IllegalStateException if called during a step
     */
    public void setStatistics(StepStatistics newStatistics) {
        requireNotStepping();
        stages.setStatistics(newStatistics);
    }

    /** {@return the number of threads of a step, the caller's included; by default 1} */
    public int getWorkerThreads() {
        return stages.team.size();
    }

    /**
     * Runs each step on several threads. The result is the same, bit for bit, for any number. The world creates daemon
     * threads at the next step and ends them at {@link CollisionWorld#tearDown} or when another number is set.
     * Worthwhile from about ten thousand moving colliders.
     *
     * @param count the number of threads, the caller's included (≥1)
     * @throws IllegalArgumentException if the number is less than 1
     * @throws IllegalStateException if called during a step
     */
    public void setWorkerThreads(int count) {
        requireNotStepping();
        stages.team.setSize(count, null);
    }

    /** {@return the game's thread pool that helps with steps, or null if the world creates the threads} */
    public Executor getWorkerPool() {
        return stages.team.pool();
    }

    /**
     * Runs each step on the threads of the game's own pool as well. A step never waits for the pool: if no thread is
     * free or the pool rejects the task, the calling thread does the work.
     *
     * @param pool runs the tasks of a step (not null); the game shuts it down
     * @param count the number of threads, the caller's included (≥1)
     * @throws IllegalArgumentException if the number is less than 1
     * @throws IllegalStateException if called during a step
     */
    public void setWorkerPool(Executor pool, int count) {
        requireNotStepping();
        stages.team.setSize(count, Objects.requireNonNull(pool, "pool"));
    }

    final WorldStages stages() {
        return stages;
    }

    final void requireNotStepping() {
        if (stepping.get()) {
            throw new IllegalStateException(STEPPING);
        }
    }
}
