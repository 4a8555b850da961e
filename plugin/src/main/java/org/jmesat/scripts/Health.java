package org.jmesat.scripts;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.scene.Spatial;
import java.io.IOException;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;
import org.jmesat.internal.saved.SavedFields;

/**
 * Gives its spatial a number in user data, such as health, and removes the spatial from the scene when it is 0 or less.
 * {@link Damage} takes from it. A spatial that is put back into the scene needs a new number before, since the one that
 * is there stays.
 */
public class Health extends CollisionScript {
    static final String DEFAULT_KEY = "health";
    private static final float DEFAULT_FULL = 100;

    private volatile float full = DEFAULT_FULL;
    private volatile String key = DEFAULT_KEY;
    private volatile boolean detach = true;
    private volatile float delay;
    /** Seconds since the number was used up. */
    private float dead;

    /** Creates a script with a health of 100. */
    public Health() {
    }

    /** {@return the number at the start (&gt;0); by default 100} */
    public float getFull() {
        return full;
    }

    /**
     * Sets the number at the start; user data that is there already stays.
     *
     * @param full the number (&gt;0, finite); any other value is replaced by 100
     */
    public void setFull(float full) {
        this.full = Limits.above(full, DEFAULT_FULL);
    }

    /** {@return the key in user data; by default "health"} */
    public String getKey() {
        return key;
    }

    /**
     * Sets the key in user data.
     *
     * @param key the key; null and a blank one are replaced by "health"
     */
    public void setKey(String key) {
        this.key = Limits.text(key, DEFAULT_KEY);
    }

    /** {@return whether the spatial is removed when the number is used up; by default true} */
    public boolean isDetach() {
        return detach;
    }

    /**
     * Sets whether the spatial is removed from the scene when the number is used up.
     *
     * @param detach true to remove it
     */
    public void setDetach(boolean detach) {
        this.detach = detach;
    }

    /** {@return the time from the end of the number to the removal, in seconds (≥0); by default 0} */
    public float getDelay() {
        return delay;
    }

    /**
     * Sets the time from the end of the number to the removal, such as for an animation. Nothing happens if the number
     * is above 0 again meanwhile.
     *
     * @param seconds the time (≥0, finite); any other value is replaced by 0
     */
    public void setDelay(float seconds) {
        delay = Limits.atLeastZero(seconds);
    }

    @Override
    public void setSpatial(Spatial spatial) {
        dead = 0;
        super.setSpatial(spatial);
        begin();
    }

    @Override
    public void setContext(ScriptContext context) {
        super.setContext(context);
        begin();
    }

    private void begin() {
        if (getContext() != null && spatial != null && spatial.getUserData(key) == null) {
            spatial.setUserData(key, full);
        }
    }

    @Override
    protected void controlUpdate(float tpf) {
        ScriptContext context = getContext();
        if (context == null || context.isPaused()) {
            return;
        }
        Object value = spatial.getUserData(key);
        if (value != null && !(value instanceof Number)) {
            context.report(this, "its user data " + key + " is " + value + " instead of a number");
            return;
        }
        context.report(this, null);
        if (value == null || ((Number) value).floatValue() > 0) {
            dead = 0;
        } else if (detach && dead >= delay) {
            spatial.removeFromParent();
        } else {
            dead += tpf;
        }
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        OutputCapsule capsule = exporter.getCapsule(this);
        capsule.write(full, "full", DEFAULT_FULL);
        capsule.write(key, "key", DEFAULT_KEY);
        capsule.write(detach, "detach", true);
        capsule.write(delay, "delay", 0f);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        setFull(saved.readFloat("full", DEFAULT_FULL));
        setKey(saved.readString("key", DEFAULT_KEY));
        setDetach(saved.readBoolean("detach", true));
        setDelay(saved.readFloat("delay", 0));
        super.read(importer);
    }
}
