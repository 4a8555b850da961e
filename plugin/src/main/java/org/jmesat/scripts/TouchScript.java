package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.control.CollisionEvent;

/**
 * A script that acts when something touches its spatial: at the ENTER of a contact, or {@code delay} seconds later.
 *
 * <p>A contact counts if the other spatial matches {@code by}. A delayed action happens even if the contact has ended
 * meanwhile. Time passes while the app state runs and the script is enabled. What waits is dropped when the script
 * leaves the scene or is removed.
 */
public abstract class TouchScript extends FilteredScript {
    /** The other spatials of actions that wait, and the seconds until then. */
    private List<Spatial> waiting = new ArrayList<>(1);
    private float[] seconds = new float[1];
    private boolean done;

    /** Creates an enabled script for everything that touches, without a delay. */
    protected TouchScript() {
    }

    /**
     * Acts on a touch. Not called without a context.
     *
     * @param other the other spatial of the contact; it may have left the scene after a delay
     */
    protected abstract void act(Spatial other);

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        if (done || !matches(event)) {
            return;
        }
        done = isOnce();
        if (getDelay() == 0) {
            act(event.getOther());
        } else {
            add(event.getOther(), getDelay());
        }
    }

    private void add(Spatial other, float rest) {
        if (waiting.size() == seconds.length) {
            seconds = Arrays.copyOf(seconds, 2 * seconds.length);
        }
        seconds[waiting.size()] = rest;
        waiting.add(other);
    }

    @Override
    protected void controlUpdate(float tpf) {
        if (!isTimePassing()) {
            return;
        }
        int left = 0;
        int count = waiting.size();
        for (int i = 0; i < count; i++) {
            seconds[i] -= tpf;
        }
        for (int i = 0; i < count && getContext() != null && i < waiting.size(); i++) {
            if (seconds[i] <= 0) {
                act(waiting.get(i));
            } else {
                waiting.set(left, waiting.get(i));
                seconds[left++] = seconds[i];
            }
        }
        while (waiting.size() > left) {
            waiting.remove(waiting.size() - 1);
        }
    }

    @Override
    protected void reset() {
        waiting.clear();
        done = false;
    }

    @Override
    public Object jmeClone() {
        TouchScript clone = (TouchScript) super.jmeClone();
        clone.waiting = new ArrayList<>(1);
        clone.seconds = new float[1];
        clone.done = false;
        return clone;
    }
}
