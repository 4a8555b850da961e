package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Objects;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.scan.BodyBaking;
import org.jmesat.projection.ProjectionMode;

/** What a game connects to the scene of a collision state, and what it tells about its spatials. */
abstract class SceneConnections extends SceneAnswers {
    /**
     * Registers a listener for the events of all colliders, unless it is already registered.
     *
     * @param listener the listener (not null)
     */
    public void addCollisionListener(CollisionListener listener) {
        parts().tick.listeners.add(listener);
    }

    /**
     * Registers a listener for a pair of layers, such as {@code addCollisionListener("bullet", "enemy", listener)}. It
     * receives the events of pairs with one side in each layer. Self is the side in the first layer; if both are, self
     * is A, the collider of lower id. If it is registered several times, it receives each event once, with the roles of
     * the first matching pair of layers. Names are looked up at each tick; {@link #getProblems()} reports unknown ones.
     *
     * @param selfLayer the name of the layer of self (not null)
     * @param otherLayer the name of the layer of other (not null)
     * @param listener the listener (not null)
     */
    public void addCollisionListener(String selfLayer, String otherLayer, CollisionListener listener) {
        parts().tick.listeners.add(selfLayer, otherLayer, listener);
    }

    /**
     * Removes all registrations of a listener at once; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeCollisionListener(CollisionListener listener) {
        parts().tick.listeners.remove(listener);
    }

    /**
     * Removes the registration of a listener for a pair of layers at once; one that is not registered is ignored. With
     * another registration, it still receives the EXIT of each contact that it was notified of.
     *
     * @param selfLayer the name of the layer of self (not null)
     * @param otherLayer the name of the layer of other (not null)
     * @param listener the listener (not null)
     */
    public void removeCollisionListener(String selfLayer, String otherLayer, CollisionListener listener) {
        parts().tick.listeners.remove(selfLayer, otherLayer, listener);
    }

    /** {@return a number that grows when a listener is registered with this state or removed} */
    public long getListenerRevision() {
        return parts().tick.listeners.revision();
    }

    /**
     * Registers a listener for ticks, unless it is already registered.
     *
     * @param listener the listener (not null)
     */
    public void addTickListener(CollisionTickListener listener) {
        parts().tick.tickListeners.add(listener);
    }

    /**
     * Removes a listener for ticks at once; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeTickListener(CollisionTickListener listener) {
        parts().tick.tickListeners.remove(listener);
    }

    /**
     * Sets the packages whose scripts a scene may name in user data, besides {@code org.jmesat.scripts}. A scene is
     * data and may come from a stranger: no class of another package is looked for, whatever the scene names. A script
     * whose name now means another class, or none, is replaced as by {@link #setScriptLoader}; others stay the same
     * objects. Scripts that could not be made are tried again.
     *
     * @param packages names of packages (not null, may be none); the packages below them are allowed, too. An empty
     *     name allows classes without a package. By default that of the application's class
     * @throws IllegalArgumentException if a name begins or ends with a space or a dot
     */
    public void setScriptPackages(String... packages) {
        for (String each : packages) {
            if (!each.equals(each.strip()) || each.startsWith(".") || each.endsWith(".")) {
                throw new IllegalArgumentException("A package of scripts is \"" + each + "\", which is no name");
            }
        }
        parts().tick.scripts.setPackages(List.of(packages));
    }

    /** {@return the packages whose scripts a scene may name, besides {@code org.jmesat.scripts}; immutable} */
    public List<String> getScriptPackages() {
        return parts().tick.scripts.packages();
    }

    /**
     * Sets where the classes of scripts in user data come from. To replace classes while the game runs, set a new
     * loader that has the new versions. At the next tick, a script whose name and properties in the text are the same,
     * and whose {@link Class} object is another one, gives way to a new script:
     *
     * <ol>
     * <li>The old script gets the EXIT of each contact whose ENTER or STAY it got, also if it is disabled. The reason
     * is {@link org.jmesat.contact.ExitReason#RECONFIGURED}, or that of the contact if it ends in this tick itself.
     * <li>The old script loses its spatial; then the new one gets it. Fields that are no properties are not carried
     * over.
     * <li>If it is enabled, the new script gets the ENTER of each of these contacts that lasts, with the
     * {@linkplain org.jmesat.control.CollisionEvent#getSinceTick tick in which it began}, before other ENTERs, and its
     * STAYs from the next tick on. Contacts that the old one did not know begin with a STAY.
     * </ol>
     *
     * <p>No other listener gets any of these events. A script whose class is still the same stays the same object. If
     * the new script cannot be made, the old one gets its EXITs and ends, and {@link #getProblems()} has the reason;
     * setting a loader, also the same one, tries again. A script whose properties in the text change is another script:
     * the old one gets no EXIT and the new one starts with a STAY. Ready-made scripts stay, unless the loader has
     * classes of these names of its own.
     *
     * @param loader a class loader that sees the classes of this library through its parents, such as a child of that
     *     of the application (alias created); null for that of the application's class
     */
    public void setScriptLoader(ClassLoader loader) {
        parts().tick.scripts.setLoader(loader);
    }

    /** {@return the class loader of the scripts in user data; by default that of the application's class} */
    public ClassLoader getScriptLoader() {
        return parts().tick.scripts.loader();
    }

    /**
     * Returns the scripts that the user data of a spatial names, as of the last tick.
     *
     * @param spatial the spatial (not null)
     * @return the scripts in the order of the text, without those that could not be made and without Controls; an
     *     unmodifiable list
     */
    public List<CollisionScript> getScripts(Spatial spatial) {
        return List.copyOf(parts().tick.scanner.scriptsOn(Objects.requireNonNull(spatial, "spatial")));
    }

    /**
     * Reads the meshes of a subtree again at the next tick. Call it after writing into a mesh's buffer in place.
     *
     * @param spatial the top of the subtree (not null)
     */
    public void invalidate(Spatial spatial) {
        parts().tick.scanner.invalidate(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * Skips the sweep of a subtree's continuous colliders at the next tick. Call it after placing the subtree
     * elsewhere. A collider that is new, or was out of the scene for a tick, is not swept anyway.
     *
     * @param spatial the top of the subtree, or a part of a collider, which means the whole collider (not null)
     */
    public void teleport(Spatial spatial) {
        parts().tick.scanner.teleport(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * Computes the outlines of a collider as it is seen now, and keeps them with it, so that the mode
     * {@link ProjectionMode#OUTLINE} needs no library when the scene is loaded: in its ColliderControl, or without one
     * in its user data {@code jmesat.baked}. They hold while it is moved, turned in the plane or, without a
     * slice, scaled evenly, as long as its meshes and its slice stay the same. Skinned and morphed geometries are
     * skipped. May be called at any time.
     *
     * @param spatial the spatial that is or will be the collider (not null)
     * @return the outlines as text
     * @throws IllegalStateException if a geometry has no outline, such as without the library JTS; nothing is kept then
     */
    public String bake(Spatial spatial) {
        Objects.requireNonNull(spatial, "spatial");
        parts().tick.readSceneSettings();
        return BodyBaking.bake(spatial, parts().tick.settings.plane());
    }
}
