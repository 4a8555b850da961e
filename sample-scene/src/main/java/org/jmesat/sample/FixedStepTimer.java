package org.jmesat.sample;

import com.jme3.system.Timer;

/**
 * A clock that advances by the same step each frame, so that a run of N frames shows and reports the same on a fast and
 * on a slow machine.
 */
public final class FixedStepTimer extends Timer {

    private final int framesPerSecond;
    private long frames;

    /**
     * Creates a clock.
     *
     * @param framesPerSecond frames per second of simulated time, &gt; 0
     */
    public FixedStepTimer(int framesPerSecond) {
        this.framesPerSecond = framesPerSecond;
    }

    @Override
    public long getTime() {
        return frames;
    }

    @Override
    public long getResolution() {
        return framesPerSecond;
    }

    @Override
    public float getFrameRate() {
        return framesPerSecond;
    }

    @Override
    public float getTimePerFrame() {
        return 1f / framesPerSecond;
    }

    @Override
    public void update() {
        frames++;
    }

    @Override
    public void reset() {
        frames = 0;
    }
}
