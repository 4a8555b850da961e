package org.jmesat.control;

import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.projection.ProjectionPlane;

/**
 * What a {@link CollisionScript} can use of the app state that runs it, and of the scene. A script has a context from
 * the tick in which its spatial is found, before the first event of that tick, until its last EXIT was delivered.
 *
 * <p>Call it on the application's thread: in handlers and in {@code controlUpdate}.
 */
public interface ScriptContext {
    /** {@return the application's asset manager; null if it has none} */
    AssetManager getAssetManager();

    /** {@return the root of the scene; null if the app state has none} */
    Node getRoot();

    /** {@return the node of the application's GUI; null if it has none} */
    Node getGuiNode();

    /** {@return the camera of the application's main view; null in an editor} */
    Camera getCamera();

    /** {@return the plane of the present tick} */
    ProjectionPlane getPlane();

    /** {@return the number of the present tick, in a handler, or of the last one (≥0)} */
    long getTick();

    /** {@return whether the app state is paused, disabled or detached; scripts then let no time pass} */
    boolean isPaused();

    /**
     * Finds a spatial by its name.
     *
     * @param name the whole name, upper and lower case as in the scene (not null)
     * @return the first spatial of this name, parents before children and children in their order, beginning with the
     *     root; null if there is none. Takes O(spatials).
     */
    Spatial find(String name);

    /**
     * Finds the scripts of a spatial, so that one script can ask another.
     *
     * @param spatial the spatial (not null)
     * @param store is cleared, and receives the scripts (not null): those that are Controls in their order, also
     *     disabled ones, then those of its user data, as of the last scan: a {@link CharacterMover}, and those that it
     *     names, in the order of the text
     * @return {@code store}
     */
    List<CollisionScript> findScripts(Spatial spatial, List<CollisionScript> store);

    /**
     * Returns whether the collider of a spatial was in a layer at the last tick.
     *
     * @param spatial a collider's spatial or one below it (not null)
     * @param layer the name of the layer (not null)
     * @return true if it was; false also if there is no such layer or no such collider
     */
    boolean isInLayer(Spatial spatial, String layer);

    /**
     * Returns the spatial to move if a collider is to be moved.
     *
     * @param spatial a collider's spatial or one below it, such as the other of an event (not null)
     * @return the nearest spatial at or above it with a {@link PushApart}, otherwise the collider's own spatial; null
     *     if the collider is fixed, and if there is none
     */
    Spatial findMovable(Spatial spatial);

    /**
     * Returns whether a spatial itself has a {@link PushApart}, as a Control or from user data.
     *
     * @param spatial the spatial (not null), such as that of {@link #findMovable}
     * @return true if it has one, also a disabled one
     */
    boolean isPushed(Spatial spatial);

    /**
     * Moves a spatial in the plane, under any parent; leaves it in place if its parent's transform or the new place is
     * not finite. A continuous collider is swept along the way at the next tick.
     *
     * @param spatial the spatial (not null)
     * @param displacement in world space, in world units (not null, unaffected); its part along the plane's axis is
     *     ignored
     */
    void move(Spatial spatial, Vector3f displacement);

    /**
     * Computes how far handlers and pushes have moved a collider since the present tick tested it. The depth of an
     * event is that of the test: a handler that pushes, too, subtracts this from it.
     *
     * @param spatial a collider's spatial or one below it (not null)
     * @param store receives the displacement in the plane, in world space and world units (not null); zero without such
     *     a collider
     * @return {@code store}
     */
    Vector3f computeDisplacement(Spatial spatial, Vector3f store);

    /**
     * Skips the sweep of a subtree's continuous colliders at the next tick. Call it after placing the subtree
     * elsewhere.
     *
     * @param spatial the top of the subtree, or a part of a collider, which means the whole collider (not null)
     */
    void teleport(Spatial spatial);

    /** Pauses the app state before its next tick; all other scripts are still updated in this frame. */
    void pause();

    /**
     * Calls the signal listeners of the app state.
     *
     * @param signal what they hear (not null)
     * @param spatial the script's spatial (not null)
     */
    void signal(String signal, Spatial spatial);

    /**
     * Notes why a script ignores the event for which its handler is called now, for {@code SatCollisionState.check}.
     * Ignored at any other time. Scripts call it by {@link CollisionScript#note(String, Object)}.
     *
     * @param script the script (not null)
     * @param reason the reason, as there (not null)
     * @param value what stands for the placeholder in it, as there; may be null
     */
    default void note(CollisionScript script, String reason, Object value) {
        // A context of a game's own tests need not note anything.
    }

    /**
     * Reports a problem of a script, such as a name that is not in the scene, for as long as the script is in the
     * scene. It is logged when it is new, and shown with the problems of the app state.
     *
     * @param script the script (not null); without a spatial nothing is reported
     * @param problem the rest of a sentence about the script's spatial, without a full stop; null ends the last problem
     *     of the script
     */
    void report(CollisionScript script, String problem);
}
