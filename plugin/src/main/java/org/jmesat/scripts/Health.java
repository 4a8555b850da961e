package org.jmesat.scripts;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;

/**
 * Gives its spatial a number in user data, such as health, and removes the spatial from the scene when it is 0 or less.
 * A spatial that is put back into the scene needs a new number before, since the one that is there stays.
 *
 * <p>{@link Damage} takes from the number, if its spatial or one below it matches {@code by}; with {@code once}, only
 * the first time. What is below this script's own spatial does not harm it. All this is so while the script is enabled.
 * {@code delay} is the time from the end of the number to the removal, such as for an animation; nothing happens if the
 * number is above 0 again meanwhile. With a {@link Respawn}, the spatial comes back instead.
 */
public class Health extends FilteredScript {
    static final String DEFAULT_KEY = "health";
    private static final float DEFAULT_FULL = 100;
    private static final float ENDED = Float.POSITIVE_INFINITY;

    private volatile float full = DEFAULT_FULL;
    private volatile String key = DEFAULT_KEY;
    private volatile boolean detach = true;
    /** Whether harm was done. */
    private boolean harmed;
    /** Seconds since the number was used up; {@link #ENDED} after the end. */
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
     * @param full the number (&gt;0, finite); any other value is reported and replaced by 100
     */
    public void setFull(float full) {
        this.full = Limits.above("full", full, DEFAULT_FULL);
    }

    /** {@return the key in user data; by default "health"} */
    public String getKey() {
        return key;
    }

    /**
     * Sets the key in user data.
     *
     * @param key the key; null, a blank one and, with a report, one that begins with "jmesat." is replaced by "health"
     */
    public void setKey(String key) {
        this.key = Limits.key(key, DEFAULT_KEY);
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

    /**
     * Whether a hazard may take from a number, by the scripts of the spatial that has it. It is known from then on as
     * harmed.
     */
    static boolean admit(List<Health> healths, Spatial hazard, String key) {
        List<Health> asked = healths.stream().filter(health -> health.isOf(key)).toList();
        boolean admitted = asked.stream().allMatch(health -> health.admits(hazard));
        asked.forEach(health -> health.harmed |= admitted);
        return admitted;
    }

    private boolean isOf(String number) {
        return isEnabled() && getContext() != null && key.equals(number);
    }

    private boolean admits(Spatial hazard) {
        return !(harmed && isOnce()) && hasMatch(hazard);
    }

    /** Whether a spatial or one below it matches; a layer is known of those with a collider only. */
    private boolean hasMatch(Spatial hazard) {
        boolean found = matches(hazard);
        if (hazard instanceof Node node) {
            for (int i = 0; i < node.getQuantity() && !found; i++) {
                found = hasMatch(node.getChild(i));
            }
        }
        return found;
    }

    @Override
    protected void start() {
        if (getSpatial().getUserData(key) == null) {
            getSpatial().setUserData(key, full);
        }
    }

    @Override
    void renew() {
        super.renew();
        harmed = false;
        dead = 0;
    }

    @Override
    protected void controlUpdate(float tpf) {
        if (!isTimePassing()) {
            return;
        }
        Number number = findNumber(spatial, key);
        if (number == null || number.floatValue() > 0) {
            dead = 0;
        } else if (dead < getDelay()) {
            dead += tpf;
        } else if (dead < ENDED) {
            dead = ENDED;
            if (findScripts(spatial, Respawn.class).stream().noneMatch(Respawn::replacesEnd) && detach) {
                spatial.removeFromParent();
            }
        }
    }

    /** Gives the spatial the whole number again. */
    void fill() {
        Number old = Amount.read(spatial, key);
        if (old != null && getContext() != null) {
            spatial.setUserData(key, Amount.inTypeOf(old, full));
        }
    }
}
