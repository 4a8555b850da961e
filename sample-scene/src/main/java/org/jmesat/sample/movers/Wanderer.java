package org.jmesat.sample.movers;

import com.jme3.math.Vector3f;
import java.util.Random;

/** Walks here and there, and jumps now and then: the same way each time. */
final class Wanderer implements Pilot {
    private static final int SHORTEST = 10;
    private static final int LONGEST = 240;
    private static final int TICKS_BETWEEN_JUMPS = 40;

    private final Random random;
    private int left;

    Wanderer(long seed) {
        random = new Random(seed);
    }

    @Override
    public void press(Vector3f place, Keys keys) {
        if (left == 0) {
            left = SHORTEST + random.nextInt(LONGEST - SHORTEST);
            keys.x = random.nextInt(3) - 1;
            keys.y = random.nextInt(3) - 1;
        }
        left--;
        keys.jump = random.nextInt(TICKS_BETWEEN_JUMPS) == 0;
    }
}
