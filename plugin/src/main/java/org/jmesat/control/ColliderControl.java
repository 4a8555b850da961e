package org.jmesat.control;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;
import java.io.IOException;
import java.util.List;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.text.Property;
import org.jmesat.internal.text.SavedFields;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;

/**
 * Makes the subtree of its spatial one collider, and holds the settings of that collider.
 *
 * <p>The app state finds the control at its next tick; without an app state the control does nothing. A disabled
 * control takes its subtree out of collisions. Setters may be called at any time and by any thread. They replace an
 * invalid value by the default, or by the nearest valid one.
 */
public class ColliderControl extends AbstractControl {
    /** Like the flag of the superclass, but read by any thread; a sheet would show a field "enabled" once more. */
    private volatile boolean active = true;
    // Each of the following fields is a property. A property sheet has their rows in this order.
    private volatile ProjectionMode mode = ProjectionMode.DEFAULT;
    private volatile ColliderShape shape = ColliderShape.MESH;
    /** Like the other vectors, replaced but never changed, so that another thread reads both coordinates together. */
    private volatile Vector2f size = new Vector2f(1, 1);
    private volatile float radius = 0.5f;
    private volatile Vector2f offset = new Vector2f();
    private volatile float angle;
    private volatile String vertices = "";
    private volatile boolean fixed;
    private volatile boolean trigger;
    private volatile boolean oneWay;
    private volatile Vector3f oneWayUp = new Vector3f(0, 1, 0);
    private volatile String layers = "";
    private volatile String collidesWith = "";
    private volatile int group;
    private volatile boolean continuous;
    private volatile boolean dynamic;
    private volatile Vector2f slice = new Vector2f(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY);
    private volatile int maxVertices;
    private volatile float depthMargin;
    private volatile long category = 1;
    private volatile long mask = -1;
    private volatile String baked = "";
    /** No row: a sheet cannot edit it. */
    private volatile List<ConvexPolygon> polygon = List.of();
    /** Not saved, since it is not a setting. */
    private transient volatile int teleportCount;
    private transient volatile int changeCount;

    /** Creates an enabled control with the default settings. */
    public ColliderControl() {
    }

    @Override
    public boolean isEnabled() {
        return active;
    }

    @Override
    public void setEnabled(boolean enabled) {
        active = enabled;
        super.setEnabled(enabled);
        noteChange();
    }

    /** {@return how the meshes become polygons; by default {@link ProjectionMode#DEFAULT}, as the app state says} */
    public ProjectionMode getMode() {
        return mode;
    }

    /**
     * Sets how the meshes become polygons.
     *
     * @param mode the mode; null means {@link ProjectionMode#DEFAULT}
     */
    public void setMode(ProjectionMode mode) {
        this.mode = ValidSetting.notNull("mode", mode, ProjectionMode.DEFAULT);
        noteChange();
    }

    /** {@return whether the shape is that of the meshes or set by hand; by default {@link ColliderShape#MESH}} */
    public ColliderShape getShape() {
        return shape;
    }

    /**
     * Sets whether the shape is that of the meshes or set by hand. A shape set by hand replaces those of all geometries
     * of this collider, and needs no geometry. If its settings are invalid, the problem is reported and the shape is
     * that of the meshes.
     *
     * @param shape the shape; null means {@link ColliderShape#MESH}
     */
    public void setShape(ColliderShape shape) {
        this.shape = ValidSetting.notNull("shape", shape, ColliderShape.MESH);
        noteChange();
    }

    /** {@return a copy of the width and height of a shape set by hand; by default (1, 1)} */
    public Vector2f getSize() {
        return size.clone();
    }

    /**
     * {@return {@code store}, which receives width and height}
     *
     * @param store the vector to change (not null)
     */
    public Vector2f getSize(Vector2f store) {
        return store.set(size);
    }

    /**
     * Sets the width and height of a {@link ColliderShape#RECTANGLE}. The width is also the length of a
     * {@link ColliderShape#SEGMENT}, and of the segment in a {@link ColliderShape#CAPSULE}.
     *
     * @param size width and height in local units (copied); negative lengths mean 0; null, NaN and infinity mean (1, 1)
     */
    public void setSize(Vector2f size) {
        this.size = ValidSetting.lengths("size", size, new Vector2f(1, 1));
        noteChange();
    }

    /** {@return the radius of a shape set by hand; by default 0.5} */
    public float getRadius() {
        return radius;
    }

    /**
     * Sets the radius of a {@link ColliderShape#CIRCLE} or {@link ColliderShape#CAPSULE}.
     *
     * @param radius length in local units; a negative one means 0; NaN and infinity mean 0.5
     */
    public void setRadius(float radius) {
        this.radius = ValidSetting.length("radius", radius, 0.5f);
        noteChange();
    }

    /** {@return a copy of the position of a shape set by hand, relative to the spatial; by default (0, 0)} */
    public Vector2f getOffset() {
        return offset.clone();
    }

    /**
     * {@return {@code store}, which receives the offset}
     *
     * @param store the vector to change (not null)
     */
    public Vector2f getOffset(Vector2f store) {
        return store.set(offset);
    }

    /**
     * Moves a shape set by hand within the spatial's own plane.
     *
     * @param offset plane coordinates in local units (copied); null, NaN and infinity mean (0, 0)
     */
    public void setOffset(Vector2f offset) {
        this.offset = ValidSetting.finite("offset", offset, new Vector2f());
        noteChange();
    }

    /** {@return the angle of a shape set by hand, relative to the spatial, in degrees; by default 0} */
    public float getAngle() {
        return angle;
    }

    /**
     * Turns a shape set by hand within the spatial's own plane, about its own origin, before the offset.
     *
     * @param angle angle in degrees, counter-clockwise in plane coordinates; NaN and infinity mean 0
     */
    public void setAngle(float angle) {
        this.angle = ValidSetting.finite("angle", angle, 0);
        noteChange();
    }

    /** {@return the vertices of a polygon set by hand, as set (not null); by default empty} */
    public String getVertices() {
        return vertices;
    }

    /**
     * Sets the vertices of a {@link ColliderShape#POLYGON} as text.
     *
     * @param vertices x and y of each vertex in turn, in either sense and in local units, such as "0 0, 2 0, 0 1"; null
     *     means empty. The polygon may be concave, but its edges must not cross. A text that is no polygon is reported.
     */
    public void setVertices(String vertices) {
        this.vertices = vertices == null ? "" : vertices;
        noteChange();
    }

    /** {@return the convex polygons set in code, which cannot be changed; by default none} */
    public List<ConvexPolygon> getPolygon() {
        return polygon;
    }

    /**
     * Sets the shape to a {@link ColliderShape#POLYGON} of any number of convex pieces, which may be rounded, touch or
     * overlap. They replace {@linkplain #setVertices the vertices}.
     *
     * @param pieces the pieces in local units (neither the array nor an element may be null; copied); none removes the
     *     pieces set before, and leaves the shape as it is
     */
    public void setPolygon(ConvexPolygon... pieces) {
        polygon = List.of(pieces);
        if (pieces.length > 0) {
            shape = ColliderShape.POLYGON;
        }
        noteChange();
    }

    /** {@return a copy of the range of depths that is projected; by default infinite at both ends} */
    public Vector2f getSlice() {
        return slice.clone();
    }

    /**
     * {@return {@code store}, which receives the lowest and the highest depth that is projected}
     *
     * @param store the vector to change (not null)
     */
    public Vector2f getSlice(Vector2f store) {
        return store.set(slice);
    }

    /**
     * Projects only what lies between two depths, such as a tree's trunk without its crown. Triangles are cut exactly.
     * A shape set by hand is not cut.
     *
     * @param slice lowest and highest depth (copied): world units along the plane's axis, relative to this control's
     *     spatial. Infinity and NaN mean no limit, null no limit at both ends. If they are in the wrong order, they are
     *     exchanged.
     */
    public void setSlice(Vector2f slice) {
        this.slice = ValidSetting.range("slice", slice);
        noteChange();
    }

    /** {@return the greatest number of vertices of an outline, or 0 for no limit, which is the default} */
    public int getMaxVertices() {
        return maxVertices;
    }

    /**
     * Limits the number of vertices of each outline in the mode {@link ProjectionMode#OUTLINE}, those of its holes
     * included. An outline with more is replaced by a larger one that contains it. It keeps more vertices where fewer
     * would add over a quarter of its area; {@code SatCollisionState.getAreaError} tells how much was added.
     *
     * @param maxVertices the limit (≥3), or 0 for none; a negative number means 0, and 1 and 2 mean 3
     */
    public void setMaxVertices(int maxVertices) {
        this.maxVertices = ValidSetting.vertexCount("maxVertices", maxVertices);
        noteChange();
    }

    /** {@return the outlines that were baked (not null); by default empty} */
    public String getBaked() {
        return baked;
    }

    /**
     * Sets outlines that were computed before, by {@code SatCollisionState.bake}. With them the mode
     * {@link ProjectionMode#OUTLINE} needs no library. An outline is used as long as mesh, slice and direction of view
     * are those that it was computed for; otherwise it is computed again, and a change of the mesh or the slice is
     * reported. Outlines of an older version are used, too; if a slice does not fit, that version is named.
     *
     * @param baked the text; null means empty. A text that cannot be read is reported.
     */
    public void setBaked(String baked) {
        this.baked = baked == null ? "" : baked;
        noteChange();
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
        noteChange();
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
        noteChange();
    }

    /** {@return whether this collider is solid only for what comes from one side} */
    public boolean isOneWay() {
        return oneWay;
    }

    /**
     * Sets whether this collider is solid only for what comes from one side, like a platform to jump onto from below.
     * It is solid for a body that was above it, on the side of {@link #setOneWayUp oneWayUp}, when the body's motion
     * began, until the two part; everything else passes. Events, {@link PushApart} and queries know it:
     * {@link CollisionEvent#isSolid}, {@code SceneQueries.solidFor}.
     *
     * @param oneWay true for a one-way collider; a {@linkplain #setTrigger trigger} stays a trigger
     */
    public void setOneWay(boolean oneWay) {
        this.oneWay = oneWay;
        noteChange();
    }

    /** {@return a copy of the direction of the solid side of a one-way collider; by default (0, 1, 0)} */
    public Vector3f getOneWayUp() {
        return oneWayUp.clone();
    }

    /**
     * {@return {@code store}, which receives the direction}
     *
     * @param store the vector to change (not null)
     */
    public Vector3f getOneWayUp(Vector3f store) {
        return store.set(oneWayUp);
    }

    /**
     * Sets on which side a {@linkplain #setOneWay one-way} collider is solid. The direction turns with the spatial, and
     * only its part in the plane counts. If it has none, the collider holds nothing, and the problem is reported.
     *
     * @param oneWayUp the direction in the spatial's local space (copied); null, NaN and those of which the greatest
     *     coordinate is not between 10⁻⁹ and 10⁹ are replaced by (0, 1, 0)
     */
    public void setOneWayUp(Vector3f oneWayUp) {
        this.oneWayUp = ValidSetting.direction("oneWayUp", oneWayUp, new Vector3f(0, 1, 0));
        noteChange();
    }

    /** {@return whether each tick compares the contents of the meshes} */
    public boolean isDynamic() {
        return dynamic;
    }

    /**
     * Sets whether each tick compares the contents of the meshes, and reads them again if they differ. Needed when
     * code writes into their buffers in place without {@code VertexBuffer.updateData} or {@code setUpdateNeeded}.
     * Animation of skinned and morphed meshes does not need this setting.
     *
     * @param dynamic true to compare them in each tick
     */
    public void setDynamic(boolean dynamic) {
        this.dynamic = dynamic;
        noteChange();
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
        noteChange();
    }

    /**
     * Skips the sweep of this collider at the next tick. Call it after you placed the spatial elsewhere. Bodies below
     * this one that have a control of their own are still swept.
     */
    public synchronized void teleport() {
        teleportCount++;
        noteChange();
    }

    /** {@return the number of {@link #teleport()} calls; a changed number tells the app state of a teleport} */
    public int getTeleportCount() {
        return teleportCount;
    }

    /** Called after the change, so that nobody sees the new count without it. */
    private synchronized void noteChange() {
        changeCount++;
    }

    /** {@return a number that grows with each call of a setter and of {@link #teleport()}; for the app state's scan} */
    public int changeCount() {
        return changeCount;
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
        noteChange();
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
        noteChange();
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
        noteChange();
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
        this.depthMargin = ValidSetting.finite("depthMargin", depthMargin, 0);
        noteChange();
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
        noteChange();
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
        noteChange();
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
        Property.write(this, exporter.getCapsule(this));
    }

    /** Reads the superclass's fields too, since an exception of its own method would lose the scene. */
    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        Property.read(this, saved);
        active = saved.readBoolean("enabled", true);
        super.setEnabled(active);
        spatial = saved.readSpatial();
        noteChange();
    }
}
