package org.jmesat.sample;

import com.jme3.system.Timer;

/**
 * A clock that advances by the same step each frame, however long the frame took: a run of N frames then shows and
 * reports the same on a fast machine and on a slow one.
 */
final class FixedStepTimer extends Timer {

    private final int framesPerSecond;
    private long frames;

    /**
     * @param framesPerSecond frames in a second of the simulation, &gt; 0; the time of a frame is its reciprocal
     */
    FixedStepTimer(int framesPerSecond) {
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
