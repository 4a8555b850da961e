package org.jmesat.scripts;

import com.jme3.effect.ParticleEmitter;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/**
 * Starts particles at a touch: an explosion, sparks, smoke. All {@linkplain ParticleEmitter emitters} at or below a
 * spatial are enabled and emit all their particles; those with particles per second go on. After {@code seconds}, they
 * are cleared and disabled.
 */
public class StartEffect extends TouchScript {
    private volatile String effect = "";
    private volatile float seconds;

    /** What runs until the time is over; null for nothing. */
    private Spatial running;
    private float rest;

    /** Creates a script that starts the emitters at or below its own spatial. */
    public StartEffect() {
    }

    /** {@return the name of the spatial with the emitters; by default empty, for the script's own} */
    public String getEffect() {
        return effect;
    }

    /**
     * Sets the spatial with the emitters. To have nothing before the first touch, disable the emitters, or set their
     * particles per second to 0.
     *
     * @param effect its name; empty or null for the script's own
     */
    public void setEffect(String effect) {
        this.effect = Limits.text(effect);
    }

    /** {@return the time until the effect is ended, in seconds (≥0); by default 0, for never} */
    public float getSeconds() {
        return seconds;
    }

    /**
     * Sets the time until the effect is ended. A touch meanwhile begins it again.
     *
     * @param seconds the time in seconds (≥0, finite), 0 for never; any other value is reported and replaced by 0
     */
    public void setSeconds(float seconds) {
        this.seconds = Limits.atLeastZero("seconds", seconds);
    }

    @Override
    protected void act(Spatial other) {
        Spatial started = findOrOwn(effect);
        if (started == null) {
            return;
        }
        report(set(started, true) == 0 ? "finds no ParticleEmitter in '" + started.getName() + "'" : null);
        running = seconds > 0 ? started : null;
        rest = seconds;
    }

    /** Starts or ends all emitters at or below a spatial; returns their number. */
    private static int set(Spatial spatial, boolean on) {
        int count = 0;
        if (spatial instanceof ParticleEmitter emitter) {
            emitter.setEnabled(on);
            if (on) {
                emitter.emitAllParticles();
            } else {
                emitter.killAllParticles();
            }
            count++;
        } else if (spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity(); i++) {
                count += set(node.getChild(i), on);
            }
        }
        return count;
    }

    @Override
    protected void controlUpdate(float tpf) {
        if (running != null && isTimePassing()) {
            rest -= tpf;
            if (rest <= 0) {
                endRunning();
            }
        }
        super.controlUpdate(tpf);
    }

    private void endRunning() {
        if (running != null) {
            set(running, false);
            running = null;
        }
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        if (!enabled) {
            endRunning();
        }
    }

    @Override
    protected void reset() {
        endRunning();
        super.reset();
    }

    @Override
    void renew() {
        super.renew();
        running = null;
    }
}
