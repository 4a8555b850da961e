package org.jmesat.scripts;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/**
 * Clones a spatial again and again, to its own place: enemies, shots of a turret, falling stones. Without {@code by} it
 * does so always, with {@code by} while such a spatial touches it; then it needs a collider. The first clone comes
 * {@code delay} seconds after its begin or after the touch; with {@code once}, it is the only one.
 *
 * <p>A clone is attached beside its spatial, with its position and rotation, and the scale of what was cloned. Put what
 * is cloned below a node with the cull hint Always and the user data {@code jmesat.collider} = false, so that it is
 * neither seen nor hit, and its scripts wait. Clones stay when the script ends. They have the user data
 * {@code jmesat.clone} = true, and no script clones them again, although they have the name of what was cloned. A
 * spawner that is a clone or part of one clones nothing, so two that clone each other's spatials do not breed.
 *
 * <p>There are at most 2 000 clones in a scene, of all spawners together; a spawner that would exceed this reports a
 * problem. A spawner with a {@code limit} gives its spatial and its clones a number, the user data
 * {@code jmesat.spawner}, by which the clones of a saved game count; the root has the highest one. Several spawners on
 * one spatial share its number, and each counts the clones of its own template. A copy that the game makes of the
 * spatial shares it, too, unless it removes it.
 */
public class Spawner extends WhileTouchingScript {
    /** The key by which a clone is told from its original, which often has the same name. */
    private static final String CLONE = "jmesat.clone";
    /** The key of the number that a spawner's spatial and its clones share; the root has the highest one. */
    private static final String SPAWNER = "jmesat.spawner";
    /** How many clones a scene has at most, so that a forgotten limit does not stop the game in the end. */
    private static final int MOST_CLONES = 2000;
    private static final float DEFAULT_EVERY = 2;

    private volatile String template = "";
    private volatile float every = DEFAULT_EVERY;
    private volatile int limit;

    /** Seconds until the next clone; NaN before it is known. */
    private float rest = Float.NaN;
    private boolean made;
    /** What the last count found in the scene: all clones, those of this script, and the highest spawner's number. */
    private int clones;
    private int ownClones;
    private int highest;

    /** Creates a script without a template, which does nothing. */
    public Spawner() {
    }

    /** {@return the name of the spatial that is cloned; by default empty, for none} */
    public String getTemplate() {
        return template;
    }

    /**
     * Sets which spatial is cloned.
     *
     * @param template its name; null is treated as empty
     */
    public void setTemplate(String template) {
        this.template = Limits.text(template);
    }

    /** {@return the time from one clone to the next, in seconds (&gt;0); by default 2} */
    public float getEvery() {
        return every;
    }

    /**
     * Sets the time from one clone to the next. There is at most one clone in a frame.
     *
     * @param every the time in seconds (&gt;0, finite); any other value is reported and replaced by 2
     */
    public void setEvery(float every) {
        this.every = Limits.above("every", every, DEFAULT_EVERY);
    }

    /** {@return how many of its clones are in the scene at most (≥0); by default 0, for no limit} */
    public int getLimit() {
        return limit;
    }

    /**
     * Sets how many of its clones are in the scene at most. When one leaves the scene, the next comes at its time.
     *
     * @param limit the number (≥0), 0 for no limit; a negative one is replaced by 0
     */
    public void setLimit(int limit) {
        this.limit = Math.max(0, limit);
    }

    /** The delay before the first clone passes here. */
    @Override
    protected boolean isLastTime() {
        return isOnce() && made;
    }

    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (!isTimePassing() || isOnce() && made) {
            return;
        }
        if (!isOn()) {
            rest = Float.NaN;
            return;
        }
        rest = Float.isNaN(rest) ? 0 : rest - tpf;
        if (rest <= 0) {
            rest = Math.max(0, rest + every);
            spawn();
        }
    }

    private void spawn() {
        Spatial own = getSpatial();
        Spatial root = getContext().getRoot();
        if (own.getParent() == null || root == null || isInClone() || isOneTooMany(root)) {
            return;
        }
        Spatial original = findOriginal(root);
        if (original == null) {
            report(template.isEmpty() ? null : missing(template));
            return;
        }
        // It would be cloned with the next clone, and there would be twice as many each time.
        if (isWithin(own, original)) {
            report("cannot clone '" + template + "', which it is part of");
            return;
        }
        report(null);
        Spatial clone = original.clone();
        removeClones(clone);
        clone.setUserData(CLONE, true);
        clone.setUserData(MoveBetween.START, null);
        clone.setUserData(SPAWNER, limit > 0 ? number() : null);
        clone.setLocalTranslation(own.getLocalTranslation());
        clone.setLocalRotation(own.getLocalRotation());
        own.getParent().attachChild(clone);
        made = true;
    }

    /** Whether there are enough clones. Those that the game has removed do not count, those of a saved game do. */
    private boolean isOneTooMany(Spatial root) {
        clones = 0;
        ownClones = 0;
        highest = 0;
        count(root);
        if (clones >= MOST_CLONES) {
            report("clones nothing, since there are " + clones + " clones in the scene, which is the limit");
            return true;
        }
        return limit > 0 && ownClones >= limit;
    }

    private void count(Spatial spatial) {
        Object number = spatial.getUserData(SPAWNER);
        highest = Math.max(highest, number instanceof Integer known ? known : 0);
        if (isClone(spatial)) {
            clones++;
            ownClones += number != null && number.equals(getSpatial().getUserData(SPAWNER))
                    && template.equals(spatial.getName()) ? 1 : 0;
        }
        if (spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity(); i++) {
                count(node.getChild(i));
            }
        }
    }

    /** The number of this script's spatial; a new one if it has none. */
    private Integer number() {
        if (!(getSpatial().getUserData(SPAWNER) instanceof Integer)) {
            getSpatial().setUserData(SPAWNER, highest + 1);
            // The root keeps the highest number, whose spawner may be detached for a while.
            getContext().getRoot().setUserData(SPAWNER, highest + 1);
        }
        return getSpatial().getUserData(SPAWNER);
    }

    private static boolean isClone(Spatial spatial) {
        return Boolean.TRUE.equals(spatial.getUserData(CLONE));
    }

    /** Removes what spawners in a template have attached there, which would double with each of its clones. */
    private static void removeClones(Spatial spatial) {
        if (spatial instanceof Node node) {
            for (int i = node.getQuantity() - 1; i >= 0; i--) {
                if (isClone(node.getChild(i))) {
                    node.detachChildAt(i);
                } else {
                    removeClones(node.getChild(i));
                }
            }
        }
    }

    /** The first spatial with the name of the template which is no clone; a clone may be damaged or in flight. */
    private Spatial findOriginal(Spatial spatial) {
        if (isClone(spatial)) {
            return null;
        }
        if (template.equals(spatial.getName())) {
            return spatial;
        }
        Spatial found = null;
        if (spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity() && found == null; i++) {
                found = findOriginal(node.getChild(i));
            }
        }
        return found;
    }

    /** Whether this script is in what a spawner has cloned, in this game or in the one that was saved. */
    private boolean isInClone() {
        Spatial above = getSpatial();
        while (above != null && !isClone(above)) {
            above = above.getParent();
        }
        return above != null;
    }

    @Override
    void renew() {
        super.renew();
        rest = Float.NaN;
        made = false;
    }
}
