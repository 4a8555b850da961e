package org.jmesat.scripts;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;
import org.jmesat.internal.saved.SavedFields;

/**
 * A script that acts when something touches its spatial: at the ENTER of a contact, or {@code delay} seconds later.
 *
 * <p>A contact counts if the other spatial matches {@code by}. A delayed action happens even if the contact has ended
 * meanwhile. Time passes while the app state runs and the script is enabled. What waits is dropped when the script
 * leaves the scene or is removed.
 */
public abstract class TouchScript extends CollisionScript {
    private volatile String by = "";
    private volatile float delay;
    private volatile boolean once;

    private OtherFilter filter = OtherFilter.EVERYTHING;
    /** The other spatials of actions that wait, and the seconds until then. */
    private List<Spatial> waiting = new ArrayList<>(1);
    private float[] seconds = new float[1];
    private boolean done;

    /** Creates an enabled script for everything that touches, without a delay. */
    protected TouchScript() {
    }

    /** {@return what counts as touching, as in {@link #setBy}; by default everything, an empty text} */
    public String getBy() {
        return by;
    }

    /**
     * Sets what counts as touching.
     *
     * @param by words separated by commas. A word means a spatial of that name or one below it, a collider in the layer
     *     of that name, or a spatial whose user data {@code jmesat.tags} (a text, separated by commas) contains it. An
     *     empty text means everything; null is treated as empty
     */
    public void setBy(String by) {
        this.by = by == null ? "" : by;
    }

    /** {@return the time from the touch to the action, in seconds (≥0)} */
    public float getDelay() {
        return delay;
    }

    /**
     * Sets the time from the touch to the action.
     *
     * @param seconds the time (≥0, finite); any other value is replaced by 0
     */
    public void setDelay(float seconds) {
        delay = seconds >= 0 && seconds <= Float.MAX_VALUE ? seconds : 0;
    }

    /** {@return whether only the first touch counts} */
    public boolean isOnce() {
        return once;
    }

    /**
     * Sets whether only the first touch counts, until the script is made again or its spatial is set again.
     *
     * @param once true for the first one only
     */
    public void setOnce(boolean once) {
        this.once = once;
    }

    /**
     * Acts on a touch. Not called without a context.
     *
     * @param other the other spatial of the contact; it may have left the scene after a delay
     */
    protected abstract void act(Spatial other);

    /** Whether a contact counts for this script: it acts, and the other spatial matches {@code by}. */
    final boolean matches(CollisionEvent event) {
        ScriptContext context = getContext();
        if (context == null) {
            return false;
        }
        if (!filter.text().equals(by)) {
            filter = OtherFilter.parse(by);
        }
        return filter.matches(event.getOther(), context);
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        if (done || !matches(event)) {
            return;
        }
        done = once;
        if (delay == 0) {
            act(event.getOther());
        } else {
            add(event.getOther(), delay);
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
        ScriptContext context = getContext();
        if (context == null || context.isPaused()) {
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

    /** Forgets touches and delayed actions, so that the script begins again. */
    protected void reset() {
        waiting.clear();
        done = false;
    }

    @Override
    public void setSpatial(Spatial spatial) {
        reset();
        super.setSpatial(spatial);
    }

    @Override
    public void setContext(ScriptContext context) {
        if (context == null) {
            reset();
        }
        super.setContext(context);
    }

    @Override
    public Object jmeClone() {
        TouchScript clone = (TouchScript) super.jmeClone();
        clone.waiting = new ArrayList<>(1);
        clone.seconds = new float[1];
        clone.done = false;
        return clone;
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        OutputCapsule capsule = exporter.getCapsule(this);
        capsule.write(by, "by", "");
        capsule.write(delay, "delay", 0f);
        capsule.write(once, "once", false);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        setBy(saved.readString("by", ""));
        setDelay(saved.readFloat("delay", 0));
        setOnce(saved.readBoolean("once", false));
        super.read(importer);
    }
}
