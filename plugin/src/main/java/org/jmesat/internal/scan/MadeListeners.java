package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.PushApart;
import org.jmesat.internal.dispatch.ScenePresence;
import org.jmesat.internal.dispatch.UserDataListeners;
import org.jmesat.internal.settings.PushApartSettings;

/**
 * Makes the listeners that user data asks for, and holds them by spatial: a {@link PushApart} so far.
 *
 * <p>A spatial keeps its listeners as long as its user data asks for them and it is in the scene, also below a disabled
 * spatial and after it has moved to another node. If the user data no longer asks for a listener, it is dropped at
 * once, like a Control that was removed. If the spatial has left the scene, the listener is dropped after the events of
 * the tick, so that it gets the EXITs.
 */
final class MadeListeners implements UserDataListeners {
    private final Map<Spatial, Made> bySpatial = new IdentityHashMap<>();
    private final List<Made> all = new ArrayList<>();
    private final ScenePresence presence;
    private int tick;

    /** What the user data of one spatial asks for. */
    private static final class Made {
        private final Spatial spatial;
        private final PushApart pushApart = new PushApart();
        private final List<CollisionListener> listeners = new ArrayList<>(1);
        private final List<CollisionListener> view = Collections.unmodifiableList(listeners);
        private final Object[] values = PushApartSettings.noValues();
        private List<String> problems = List.of();
        private boolean requested;
        private boolean installed;
        /** The tick of the last scan that saw the spatial with such user data. */
        private int tick;
        private boolean leaving;

        private Made(Spatial spatial) {
            this.spatial = spatial;
        }

        /** Reads the user data if it has changed. */
        private void read() {
            if (PushApartSettings.remember(spatial, values)) {
                requested = PushApartSettings.isRequested(spatial);
                problems = PushApartSettings.read(spatial, pushApart);
            }
        }

        /** Installs or drops the PushApart; returns whether that is a change. */
        private boolean install(boolean now) {
            if (now == installed) {
                return false;
            }
            installed = now;
            if (now) {
                // Before scripts, as a Control would be.
                listeners.add(0, pushApart);
                pushApart.setSpatial(spatial);
            } else {
                listeners.remove(pushApart);
                pushApart.setSpatial(null);
            }
            return true;
        }
    }

    MadeListeners(ScenePresence presence) {
        this.presence = presence;
    }

    void begin(int newTick) {
        tick = newTick;
    }

    /** Updates the listeners of a spatial whose user data asks for some; returns whether one was made or dropped. */
    boolean update(Spatial spatial, SceneProblems problems) {
        Made made = bySpatial.get(spatial);
        if (made == null) {
            made = new Made(spatial);
            bySpatial.put(spatial, made);
            all.add(made);
        }
        boolean returned = made.leaving;
        made.leaving = false;
        made.tick = tick;
        made.read();
        boolean hidden = made.requested && hasControl(spatial);
        for (int i = 0; i < made.problems.size(); i++) {
            problems.report(spatial, made.problems.get(i));
        }
        if (hidden) {
            problems.report(spatial, "its PushApart control takes precedence over its user data jmesat.pushApart");
        }
        return made.install(made.requested && !hidden) || returned;
    }

    /** The engine's search by class fails at a Control that could not be loaded, which is null. */
    private static boolean hasControl(Spatial spatial) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (spatial.getControl(i) instanceof PushApart) {
                return true;
            }
        }
        return false;
    }

    /** Drops the listeners of a spatial, if any, since its user data asks for none. */
    void drop(Spatial spatial) {
        Made made = bySpatial.remove(spatial);
        if (made != null) {
            made.install(false);
            all.remove(made);
        }
    }

    /** Ends a scan: finds the spatials that have left the scene. */
    void end() {
        for (int i = all.size() - 1; i >= 0; i--) {
            Made made = all.get(i);
            if (made.tick != tick) {
                made.leaving = !presence.isInScene(made.spatial);
                if (!made.leaving && !isAsked(made.spatial)) {
                    drop(made.spatial);
                }
            }
        }
    }

    private static boolean isAsked(Spatial spatial) {
        try {
            return PushApartSettings.isPresent(spatial);
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own: the full scan reports it.
            return true;
        }
    }

    /** Makes all listeners leave after the next delivery of events. */
    void clear() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).leaving = true;
        }
    }

    @Override
    public List<CollisionListener> on(Spatial spatial) {
        Made made = bySpatial.isEmpty() ? null : bySpatial.get(spatial);
        return made == null ? List.of() : made.view;
    }

    @Override
    public void endDelivery() {
        for (int i = all.size() - 1; i >= 0; i--) {
            if (all.get(i).leaving) {
                drop(all.get(i).spatial);
            }
        }
    }
}
