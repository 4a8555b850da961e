package org.jmesat.scripts;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.saved.SavedFields;

/**
 * Clones a spatial again and again, to its own place: enemies, shots of a turret, falling stones. Without {@code by} it
 * does so always, with {@code by} while such a spatial touches it; then it needs a collider. The first clone comes
 * {@code delay} seconds after its begin or after the touch; with {@code once}, it is the only one.
 *
 * <p>A clone is attached beside its spatial, with its position and rotation, and the scale of what was cloned. Put what
 * is cloned below a node with the cull hint Always and the user data {@code jmesat.collider} = false, so that it is
 * neither seen nor hit, and its scripts wait. Clones stay when the script ends. They have the user data
 * {@code jmesat.clone} = true, and no script clones them again, although they have the name of what was cloned. A
 * script that is made again, such as that of a saved game, does not count the former clones for its {@code limit}.
 */
public class Spawner extends WhileTouchingScript {
    /** The key by which a clone is told from its original, which often has the same name. */
    private static final String CLONE = "jmesat.clone";
    private static final float DEFAULT_EVERY = 2;

    private volatile String template = "";
    private volatile float every = DEFAULT_EVERY;
    private volatile int limit;

    /** Seconds until the next clone; NaN before it is known. */
    private float rest = Float.NaN;
    private boolean made;
    /** The clones that may be in the scene; not kept without a limit. */
    private List<Spatial> clones = new ArrayList<>();

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
     * @param every the time in seconds (&gt;0, finite); any other value is replaced by 2
     */
    public void setEvery(float every) {
        this.every = Limits.above(every, DEFAULT_EVERY);
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
        boolean always = getBy().isEmpty();
        if (!always && countTouching() == 0) {
            rest = Float.NaN;
            return;
        }
        if (Float.isNaN(rest)) {
            // A touch counts only after the delay.
            rest = always ? getDelay() : 0;
        } else {
            rest -= tpf;
        }
        if (rest <= 0) {
            rest = Math.max(0, rest + every);
            spawn();
        }
    }

    private void spawn() {
        Spatial own = getSpatial();
        if (own.getParent() == null || limit > 0 && countClones() >= limit) {
            return;
        }
        Spatial original = getContext().getRoot() == null ? null : findOriginal(getContext().getRoot());
        if (original == null) {
            report("finds no spatial '" + template + "'");
            return;
        }
        if (isPartOf(original)) {
            return;
        }
        Spatial clone = original.clone();
        clone.setUserData(CLONE, true);
        clone.setLocalTranslation(own.getLocalTranslation());
        clone.setLocalRotation(own.getLocalRotation());
        own.getParent().attachChild(clone);
        made = true;
        if (limit > 0) {
            clones.add(clone);
        }
    }

    /** The first spatial with the name of the template which is no clone; a clone may be damaged or in flight. */
    private Spatial findOriginal(Spatial spatial) {
        if (Boolean.TRUE.equals(spatial.getUserData(CLONE))) {
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

    /** A clone would spawn, too, and there would be twice as many each time. */
    private boolean isPartOf(Spatial original) {
        boolean isPart = isWithin(getSpatial(), original) || isPartOfClone();
        report(isPart ? "cannot clone '" + template + "', which it is part of" : null);
        return isPart;
    }

    /** Whether another spawner has cloned the template with this one in it. */
    private boolean isPartOfClone() {
        Spatial above = getSpatial();
        while (above != null && !(Boolean.TRUE.equals(above.getUserData(CLONE)) && template.equals(above.getName()))) {
            above = above.getParent();
        }
        return above != null;
    }

    /** Forgets clones that have left the scene. */
    private int countClones() {
        int count = 0;
        for (int i = 0; i < clones.size(); i++) {
            if (isInScene(clones.get(i))) {
                clones.set(count++, clones.get(i));
            }
        }
        while (clones.size() > count) {
            clones.remove(clones.size() - 1);
        }
        return count;
    }

    private boolean isInScene(Spatial clone) {
        Spatial top = clone;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        Spatial root = getSpatial();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        return top == root;
    }

    @Override
    protected void reset() {
        super.reset();
        forget();
    }

    private void forget() {
        rest = Float.NaN;
        made = false;
        clones.clear();
    }

    @Override
    public Object jmeClone() {
        Spawner clone = (Spawner) super.jmeClone();
        clone.clones = new ArrayList<>();
        clone.forget();
        return clone;
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        OutputCapsule capsule = exporter.getCapsule(this);
        capsule.write(template, "template", "");
        capsule.write(every, "every", DEFAULT_EVERY);
        capsule.write(limit, "limit", 0);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        setTemplate(saved.readString("template", ""));
        setEvery(saved.readFloat("every", DEFAULT_EVERY));
        setLimit(saved.readInt("limit", 0));
        super.read(importer);
    }
}
