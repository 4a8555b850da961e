package org.jmesat.control;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import java.io.IOException;
import org.jmesat.internal.text.Property;
import org.jmesat.internal.text.SavedFields;

/**
 * A Control that receives its spatial's collision events: extend it and override the handlers that you need.
 *
 * <p>A disabled script gets no ENTER and no STAY. It still gets the EXIT of a contact whose ENTER or STAY it got, so
 * that a count of contacts stays right.
 *
 * <p><b>By name.</b> A public subclass with a public constructor without parameters can also be named in user data of a
 * spatial, {@code jmesat.scripts}, such as {@code "game.Coin, game.Door(seconds=0.5)"}. The app state then makes it,
 * calls {@link #setSpatial}, updates it once a frame before the ticks, and delivers events to it after the spatial's
 * Controls, but does not add it to the list of Controls, where it would be saved with the scene. When the spatial has
 * left the scene, or the app state is disabled, it calls {@code setSpatial(null)} after the last EXIT; a spatial that
 * comes back gets a new script. If the game replaces the script's class while it runs, the old script gets the EXIT of
 * each contact that it knows, and a new one takes over these contacts; see {@code SatCollisionState.setScriptLoader}.
 *
 * <p>A named script is updated in the app state's {@code update}, from the frame after its first tick on: once, however
 * many ticks the frame has, also with manual ticks, and not in a pause. As a Control, it is updated by the engine:
 * after the ticks, also in a pause ({@link ScriptContext#isPaused}), in an editor, and without an app state. What
 * {@code update} throws is caught and reported for a named script only.
 */
public abstract class CollisionScript extends AbstractControl implements CollisionListener {
    private ScriptContext context;

    /** Creates an enabled script. */
    protected CollisionScript() {
    }

    /**
     * {@return what the script can use of the app state and the scene; null before the first tick with its spatial, and
     * after the last EXIT}
     */
    protected ScriptContext getContext() {
        return context;
    }

    /**
     * Sets what the script can use of the app state and the scene. The app state calls it; other callers are tests.
     *
     * @param context the context (alias created), or null
     */
    public void setContext(ScriptContext context) {
        this.context = context;
    }

    /**
     * Notes why this script ignores the event for which its handler is called now: a constant text, such as "it is
     * locked". It is shown by the debug view and {@code SatCollisionState.check}. The note of an ENTER stands for the
     * contact: what the handlers do later is shown only if they note something, too, or throw an exception. Costs
     * little, so that a handler may call it in each tick. Of several notes in one call the last one counts; outside of
     * a handler, and without a context, this does nothing.
     *
     * @param reason the reason, without a full stop (not null)
     */
    protected void note(String reason) {
        note(reason, null);
    }

    /**
     * Notes why this script ignores the event, as {@link #note(String)}, with a value: {@code note("needs '{}'", key)}.
     * The text is composed only when somebody reads it. Until 5 seconds after the contact, the value is kept, and so is
     * what it refers to.
     *
     * @param reason the reason, without a full stop, in which the first "{}" stands for the value (not null)
     * @param value any object, of which the text is that of {@code toString} at the reading; a spatial is written with
     *     its class and name. May be null
     */
    protected void note(String reason, Object value) {
        if (context != null) {
            context.note(this, reason, value);
        }
    }

    /**
     * Tells whether this script makes its spatial a {@linkplain ColliderControl#setOneWay one-way} collider, and on
     * which side it is solid. The app state asks at each tick, before the scan; the first script of a spatial that
     * answers counts, instead of the settings {@code oneWay} and {@code trigger} of its collider.
     *
     * @param store may receive the direction, in world space; (0, 0, 0) for a collider that holds nothing
     * @return {@code store}, or null if this script does not make its spatial one-way, by default; a script always
     *     answers null, or never
     */
    public Vector3f oneWayUp(Vector3f store) {
        return null;
    }

    /**
     * Tells for whom the one-way collider of {@link #oneWayUp} is solid. Asked when a contact begins, during the step;
     * it must not change anything. What it throws is reported, and means false.
     *
     * @param other the spatial of the other collider; null for a collider without one
     * @return true, by default, if it is solid for a body that comes from that side
     */
    public boolean isSolidFor(Spatial other) {
        return true;
    }

    /**
     * Tells whether this script makes its spatial a {@linkplain ColliderControl#setContinuous continuous} collider,
     * whatever the setting {@code continuous} says. The app state asks at its scan.
     *
     * @return false by default; a script always gives the same answer
     */
    public boolean makesContinuous() {
        return false;
    }

    /** A clone has no context until its own spatial is found. */
    @Override
    public Object jmeClone() {
        CollisionScript clone = (CollisionScript) super.jmeClone();
        clone.context = null;
        return clone;
    }

    /** Saves the enabled flag, the spatial, and the properties of the plugin's own scripts. */
    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        Property.write(this, exporter.getCapsule(this));
    }

    /**
     * Reads what {@link #write} saves; a damaged field gets its default. A subclass reads its own fields first
     * and then calls this: after a damaged spatial, an XML file gives defaults for all other fields.
     */
    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        Property.read(this, saved);
        enabled = saved.readBoolean("enabled", true);
        spatial = saved.readSpatial();
    }

    @Override
    protected void controlUpdate(float tpf) {
        // Most scripts only listen.
    }

    @Override
    protected void controlRender(RenderManager rm, ViewPort vp) {
        // Most scripts only listen.
    }
}
