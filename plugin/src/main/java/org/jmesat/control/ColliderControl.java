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
 * Makes the subtree of its spatial one collider, and holds the settings of that collider.
 *
 * <p>The app state finds the control at its next tick; without an app state the control does nothing. A disabled
 * control takes its subtree out of collisions. Setters may be called at any time and by any thread. They replace an
 * invalid value by the default.
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
    private volatile float depthMargin;
    private volatile String layers = "";
    private volatile String collidesWith = "";
    /** Not saved, since it is not a setting. */
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

    /** {@return how the meshes become polygons; by default {@link ProjectionMode#HULL_PER_GEOMETRY}} */
    public ProjectionMode getMode() {
        return mode;
    }

    /**
     * Sets how the meshes become polygons.
     *
     * @param mode the mode; null means {@link ProjectionMode#HULL_PER_GEOMETRY}
     */
    public void setMode(ProjectionMode mode) {
        if (mode == null) {
            LOGGER.log(Level.WARNING, "The mode cannot be null; using {0}", ProjectionMode.HULL_PER_GEOMETRY);
        }
        this.mode = mode == null ? ProjectionMode.HULL_PER_GEOMETRY : mode;
    }

    /** {@return whether this collider is scenery, which is never tested against other scenery} */
    public boolean isFixed() {
        return fixed;
    }

    /**
     * Sets whether this collider is scenery, which is never tested against other scenery.
     *
     * @param fixed true for scenery; scenery may still be moved
     */
    public void setFixed(boolean fixed) {
        this.fixed = fixed;
    }

    /** {@return whether this is a trigger: it raises events but pushes no body} */
    public boolean isTrigger() {
        return trigger;
    }

    /**
     * Sets whether this is a trigger: it raises events but pushes no body.
     *
     * @param trigger true for a trigger
     */
    public void setTrigger(boolean trigger) {
        this.trigger = trigger;
    }

    /** {@return whether each tick reads the meshes again} */
    public boolean isDynamic() {
        return dynamic;
    }

    /**
     * Sets whether each tick reads the meshes again. Needed when code writes into their buffers in place, since
     * jMonkeyEngine does not record such writes. Skinned and morphed meshes do not need this setting.
     *
     * @param dynamic true to read them each tick
     */
    public void setDynamic(boolean dynamic) {
        this.dynamic = dynamic;
    }

    /** {@return whether each tick sweeps this collider from its last pose to its present one} */
    public boolean isContinuous() {
        return continuous;
    }

    /**
     * Sets whether each tick sweeps this collider from its last pose to its present one. A swept collider does not
     * tunnel: it collides with every body between the two poses. Meant for small fast bodies.
     *
     * @param continuous true to sweep this collider
     */
    public void setContinuous(boolean continuous) {
        this.continuous = continuous;
    }

    /**
     * Skips the sweep of this collider at the next tick. Call it after you placed the spatial elsewhere. Bodies below
     * this one that have a control of their own are still swept.
     */
    public synchronized void teleport() {
        teleportCount++;
    }

    /** {@return the number of {@link #teleport()} calls; a changed number tells the app state of a teleport} */
    public int getTeleportCount() {
        return teleportCount;
    }

    /** {@return the categories of this collider, one bit each; by default bit 0} */
    public long getCategory() {
        return category;
    }

    /**
     * Sets the categories of this collider. {@linkplain #setLayers Layer names} replace them unless blank.
     *
     * @param category one bit for each category; no mask matches 0
     */
    public void setCategory(long category) {
        this.category = category;
    }

    /** {@return the categories that this collider collides with, one bit each; by default all} */
    public long getMask() {
        return mask;
    }

    /**
     * Sets the categories that this collider collides with. {@linkplain #setCollidesWith Layer names} replace them
     * unless blank. A pair collides only if the mask of each side matches a category of the other.
     *
     * @param mask one bit for each category; 0 matches none
     */
    public void setMask(long mask) {
        this.mask = mask;
    }

    /** {@return the group, or 0 for none} */
    public int getGroup() {
        return group;
    }

    /**
     * Sets the group. Two colliders of the same positive group always collide; two of the same negative group never
     * collide. The group takes precedence over the masks.
     *
     * @param group the group, or 0 for none
     */
    public void setGroup(int group) {
        this.group = group;
    }

    /** {@return by how much the depth range is extended at both ends, in world units; by default 0} */
    public float getDepthMargin() {
        return depthMargin;
    }

    /**
     * Extends the range of depths that this collider has with the app state's depth test, beyond that of its meshes.
     * For a flat trigger on a ground, the margin is how far above and below the ground it is active. A negative margin
     * shortens the range, at most to its middle. It has no effect without the depth test.
     *
     * @param depthMargin length in world units at both ends; NaN and infinity mean 0
     */
    public void setDepthMargin(float depthMargin) {
        if (!Float.isFinite(depthMargin)) {
            LOGGER.log(Level.WARNING, "The depthMargin cannot be {0}; using 0", String.valueOf(depthMargin));
        }
        this.depthMargin = Float.isFinite(depthMargin) ? depthMargin : 0;
    }

    /** {@return the names of this collider's layers, as set (not null); by default empty} */
    public String getLayers() {
        return layers;
    }

    /**
     * Sets this collider's layers by name. The app state defines the names, now or later. Unless blank, the layers
     * replace {@link #setCategory the category}.
     *
     * @param layers names separated by commas, such as "player, enemy"; null means empty. A name that no layer has is
     *     reported and ignored; if no name is left, the category is 0.
     */
    public void setLayers(String layers) {
        this.layers = layers == null ? "" : layers;
    }

    /** {@return the names of the layers that this collider collides with, as set (not null); by default empty} */
    public String getCollidesWith() {
        return collidesWith;
    }

    /**
     * Sets the layers that this collider collides with, by name. Unless blank, they replace {@link #setMask the mask}.
     * A pair collides only if both sides and the app state's layers allow it.
     *
     * @param collidesWith names separated by commas, such as "wall, enemy"; null means empty. A name that no layer has
     *     is reported and ignored; if no name is left, the mask is 0.
     */
    public void setCollidesWith(String collidesWith) {
        this.collidesWith = collidesWith == null ? "" : collidesWith;
    }

    @Override
    protected void controlUpdate(float tpf) {
        // The app state reads the settings.
    }

    @Override
    protected void controlRender(RenderManager rm, ViewPort vp) {
        // Draws nothing.
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
        capsule.write(depthMargin, "depthMargin", 0f);
        capsule.write(layers, "layers", "");
        capsule.write(collidesWith, "collidesWith", "");
    }

    /** Reads the superclass's fields too, since an exception of its own method would lose the scene. */
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
        setDepthMargin(saved.readFloat("depthMargin", 0));
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
