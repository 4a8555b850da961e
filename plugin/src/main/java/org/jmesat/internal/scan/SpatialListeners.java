package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.internal.dispatch.Replacement;
import org.jmesat.internal.settings.PushApartSettings;

/** The listeners that the user data of one spatial requests: a {@link PushApart}, then scripts. */
final class SpatialListeners {
    private static final String HIDDEN =
            "its PushApart control takes precedence over its user data jmesat.pushApart";

    final Spatial spatial;
    /** The tick of the last scan that saw the spatial with such user data. */
    int tick;
    /** Whether the spatial has left the scene, so that the listeners go after the events of the tick. */
    boolean leaving;
    /** Whether {@link RequestedListeners} knows that scripts give way to others in the next delivery. */
    boolean replacing;
    private final PushApart pushApart = new PushApart();
    private final NamedScripts scripts;
    private final List<CollisionListener> listeners = new ArrayList<>(1);
    private final List<CollisionListener> view = Collections.unmodifiableList(listeners);
    private final Object[] values = PushApartSettings.noValues();
    private List<String> problems = List.of();
    private boolean requested;
    private boolean pushing;
    private boolean acting;

    SpatialListeners(Spatial spatial, ScriptHost host) {
        this.spatial = spatial;
        scripts = new NamedScripts(spatial, host);
    }

    /** The listeners in the order of their events; a view. */
    List<CollisionListener> listeners() {
        return view;
    }

    /** The scripts, whether they act or not; a view. */
    List<CollisionScript> scripts() {
        return scripts.scripts();
    }

    /** Reads the user data if it has changed; returns whether a listener came or went. */
    boolean update(boolean scriptsAct, SceneProblems reported) {
        if (PushApartSettings.remember(spatial, values)) {
            requested = PushApartSettings.isRequested(spatial);
            problems = PushApartSettings.read(spatial, pushApart);
        }
        boolean changed = scripts.update();
        boolean hidden = requested && hasControl(spatial);
        report(problems, reported);
        report(scripts.problems(), reported);
        if (hidden) {
            reported.report(spatial, HIDDEN);
        }
        return install(requested && !hidden, scriptsAct, changed);
    }

    private void report(List<String> found, SceneProblems reported) {
        for (int i = 0; i < found.size(); i++) {
            reported.report(spatial, found.get(i));
        }
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

    private boolean install(boolean push, boolean act, boolean scriptsChanged) {
        if (push == pushing && act == acting && !scriptsChanged) {
            return false;
        }
        if (push != pushing) {
            pushApart.setSpatial(push ? spatial : null);
        }
        pushing = push;
        acting = act;
        listeners.clear();
        if (push) {
            listeners.add(pushApart);
        }
        if (act) {
            listeners.addAll(scripts.scripts());
        }
        return true;
    }

    /** Whether a script gives way to one of another class in the next delivery. */
    boolean isReplacing() {
        return scripts.isReplacing();
    }

    /** Adds the scripts that give way to a list. */
    void collectReplacements(List<Replacement> store) {
        scripts.collectReplacements(store);
    }

    /** Ends the scripts that give way. */
    void endReplaced() {
        scripts.endReplaced();
    }

    /** Starts new scripts and stops those that no longer act. */
    void giveContexts() {
        if (acting) {
            scripts.start();
        } else {
            scripts.stop();
        }
    }

    /** Updates the scripts, once a frame. */
    void updateScripts(float tpf) {
        scripts.update(tpf);
    }

    /** Ends all listeners. */
    void end() {
        install(false, false, false);
        scripts.stop();
    }
}
