package org.jmesat.sample.level;

/** What the player is to do. Both are asked once before each tick, in this order. */
interface Steering {
    /**
     * Returns where he walks.
     *
     * @param game how the game stands, after at least one tick
     * @return from -1 (left, full speed) to 1 (right)
     */
    float walk(LevelGame game);

    /** {@return whether the key is held that jumps} */
    boolean isJumpHeld();
}
