package org.jmesat.control;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.internal.saved.SavedFields;
import org.jmesat.projection.ProjectionMode;

/**
 * Makes the subtree of its spatial one collider and says how it collides.
 *
 * <p>The control only holds settings, is found by the app state at its next tick and does nothing without one.
 * Disabled, it takes its subtree out of collisions. Setters accept anything at any time; what makes no sense is
 * replaced by the default, as each says. They may be called by any thread.
 */
public class ColliderControl extends AbstractControl {
    private static final Logger LOGGER = Logger.getLogger(ColliderControl.class.getName());

    private volatile boolean enabled = true;
    private volatile ProjectionMode mode = ProjectionMode.HULL_PER_GEOMETRY;
    private volatile boolean fixed;
    private volatile boolean trigger;
    private volatile boolean dynamic;
    private volatile boolean continuous;
    private volatile long category = 1;
    private volatile long mask = -1;
    private volatile int group;
    private volatile String layers = "";
    private volatile String collidesWith = "";
    /** Not saved: it is no setting. */
    private transient volatile int teleportCount;

    /** Creates an enabled control with the default settings. */
    public ColliderControl() {
    }

    @Override
    public boolean isEnabled() {
        return enabled;
    }

    @Override
    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
        super.setEnabled(enabled);
    }

    /** {@return how the meshes become polygons, at first {@link ProjectionMode#HULL_PER_GEOMETRY}} */
    public ProjectionMode getMode() {
        return mode;
    }

    /**
     * Sets how the meshes become polygons.
     *
     * @param mode the mode; null is taken as {@link ProjectionMode#HULL_PER_GEOMETRY}
     */
    public void setMode(ProjectionMode mode) {
        if (mode == null) {
            LOGGER.log(Level.WARNING, "The mode cannot be null; {0} is taken", ProjectionMode.HULL_PER_GEOMETRY);
        }
        this.mode = mode == null ? ProjectionMode.HULL_PER_GEOMETRY : mode;
    }

    /** {@return whether this is scenery, which is never tested against other scenery} */
    public boolean isFixed() {
        return fixed;
    }

    /**
     * Makes this scenery or not.
     *
     * @param fixed true for scenery; it may still be moved
     */
    public void setFixed(boolean fixed) {
        this.fixed = fixed;
    }

    /** {@return whether this is a trigger, which only reports collisions; nobody is pushed out of it} */
    public boolean isTrigger() {
        return trigger;
    }

    /**
     * Makes this a trigger or not.
     *
     * @param trigger true for a trigger
     */
    public void setTrigger(boolean trigger) {
        this.trigger = trigger;
    }

    /** {@return whether each tick reads the meshes again, for meshes whose buffers are written in place} */
    public boolean isDynamic() {
        return dynamic;
    }

    /**
     * Makes each tick read the meshes again. That is needed when their buffers are written in place: jMonkeyEngine
     * keeps no trace of it. Skinned and morphed meshes need no such setting.
     *
     * @param dynamic true to read them each tick
     */
    public void setDynamic(boolean dynamic) {
        this.dynamic = dynamic;
    }

    /** {@return whether this is swept, so that it collides with what it passes between two ticks} */
    public boolean isContinuous() {
        return continuous;
    }

    /**
     * Makes each tick sweep this from its last pose to the present one: it meets what it passes, however fast it or the
     * other moves. Meant for what is small and fast.
     *
     * @param continuous true to sweep it
     */
    public void setContinuous(boolean continuous) {
        this.continuous = continuous;
    }

    /**
     * Skips the sweep of this at the next tick: it was put elsewhere rather than moved, and meets nothing in between.
     * Bodies below this one with a control of their own are not included.
     */
    public synchronized void teleport() {
        teleportCount++;
    }

    /** {@return the count of {@link #teleport()} calls, by whose change an app state notices a teleport} */
    public int getTeleportCount() {
        return teleportCount;
    }

    /** {@return the categories that this belongs to, one bit for each; at first bit 0} */
    public long getCategory() {
        return category;
    }

    /**
     * Sets the categories that this belongs to, which {@linkplain #setLayers layers} named as text replace.
     *
     * @param category one bit for each; with 0 no mask matches
     */
    public void setCategory(long category) {
        this.category = category;
    }

    /** {@return the categories that this collides with, one bit for each; at first all} */
    public long getMask() {
        return mask;
    }

    /**
     * Sets the categories that this collides with, which {@linkplain #setCollidesWith names} as text replace. Both
     * sides must agree.
     *
     * @param mask one bit for each; with 0 nothing matches
     */
    public void setMask(long mask) {
        this.mask = mask;
    }

    /** {@return the group, or 0 for none} */
    public int getGroup() {
        return group;
    }

    /**
     * Sets the group. Two colliders of the same positive group always collide, of the same negative group never,
     * whatever their masks say.
     *
     * @param group the group, or 0 for none
     */
    public void setGroup(int group) {
        this.group = group;
    }

    /** {@return the names of the layers that this is in, as they were set (not null); at first empty} */
    public String getLayers() {
        return layers;
    }

    /**
     * Sets the layers that this is in, by the names that they have in the app state, also if they get those later.
     * Unless it is blank, this goes before {@link #setCategory}.
     *
     * @param layers names separated by commas, as in "player, enemy"; one that no layer has is reported and left out,
     *     and where that leaves none it is as with the category 0; null is taken as empty
     */
    public void setLayers(String layers) {
        this.layers = layers == null ? "" : layers;
    }

    /** {@return the names of the layers that this collides with, as they were set (not null); at first empty} */
    public String getCollidesWith() {
        return collidesWith;
    }

    /**
     * Sets the layers that this collides with, by the names that they have in the app state. Unless it is blank, this
     * goes before {@link #setMask}. Both sides and the app state's layers must agree: it keeps apart what those allow,
     * and allows nothing that they do not.
     *
     * @param collidesWith names separated by commas, as in "wall, enemy"; one that no layer has is reported and left
     *     out, and where that leaves none it is as with the mask 0; null is taken as empty
     */
    public void setCollidesWith(String collidesWith) {
        this.collidesWith = collidesWith == null ? "" : collidesWith;
    }

    @Override
    protected void controlUpdate(float tpf) {
        // The app state reads the settings; there is nothing to do per frame.
    }

    @Override
    protected void controlRender(RenderManager rm, ViewPort vp) {
        // Nothing is drawn here.
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        OutputCapsule capsule = exporter.getCapsule(this);
        capsule.write(mode.name(), "mode", ProjectionMode.HULL_PER_GEOMETRY.name());
        capsule.write(fixed, "fixed", false);
        capsule.write(trigger, "trigger", false);
        capsule.write(dynamic, "dynamic", false);
        capsule.write(continuous, "continuous", false);
        capsule.write(category, "category", 1L);
        capsule.write(mask, "mask", -1L);
        capsule.write(group, "group", 0);
        capsule.write(layers, "layers", "");
        capsule.write(collidesWith, "collidesWith", "");
    }

    /** Reads the superclass's fields as well: where it throws, the scene is lost. */
    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        mode = readMode(saved);
        fixed = saved.readBoolean("fixed", false);
        trigger = saved.readBoolean("trigger", false);
        dynamic = saved.readBoolean("dynamic", false);
        continuous = saved.readBoolean("continuous", false);
        category = saved.readLong("category", 1L);
        mask = saved.readLong("mask", -1L);
        group = saved.readInt("group", 0);
        setLayers(saved.readString("layers", ""));
        setCollidesWith(saved.readString("collidesWith", ""));
        enabled = saved.readBoolean("enabled", true);
        super.setEnabled(enabled);
        spatial = saved.readSpatial();
    }

    private static ProjectionMode readMode(SavedFields saved) {
        String name = saved.readString("mode", null);
        ProjectionMode mode = ProjectionMode.named(name);
        if (name != null && !mode.name().equals(name)) {
            saved.report("mode", name, mode);
        }
        return mode;
    }
}
