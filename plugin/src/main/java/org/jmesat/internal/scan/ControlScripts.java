package org.jmesat.internal.scan;

import com.jme3.scene.control.Control;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;

/** Gives scripts that are Controls in the scene their context, and takes it after the events of their last tick. */
final class ControlScripts {
    /** How often each script is a Control in the scene; 0 for one that has left it in this tick. */
    private final Map<CollisionScript, int[]> counts = new IdentityHashMap<>();
    /** In the order in which they were found. */
    private final List<CollisionScript> found = new ArrayList<>();
    private final List<CollisionScript> left = new ArrayList<>();
    private final ScriptHost host;

    ControlScripts(ScriptHost host) {
        this.host = host;
    }

    /** Replaces the Controls of a spatial; an array may contain null. */
    void replace(Control[] former, Control[] now) {
        for (Control each : now) {
            if (each instanceof CollisionScript script) {
                add(script);
            }
        }
        for (Control each : former) {
            if (each instanceof CollisionScript script && --counts.get(script)[0] == 0) {
                left.add(script);
            }
        }
    }

    private void add(CollisionScript script) {
        int[] count = counts.get(script);
        if (count == null) {
            counts.put(script, new int[] {1});
            found.add(script);
        } else {
            count[0]++;
        }
    }

    /** Gives new scripts their context, if scripts act. */
    void giveContexts() {
        for (int i = 0; i < found.size(); i++) {
            updateContext(found.get(i));
        }
        found.clear();
    }

    /** Gives a script its context if scripts act, otherwise takes it. */
    void updateContext(CollisionScript script) {
        setContext(script, host.isActing() ? host.context() : null);
    }

    private void setContext(CollisionScript script, ScriptContext context) {
        try {
            script.setContext(context);
        } catch (RuntimeException | Error thrown) {
            host.fail(script, "setContext", thrown);
        }
    }

    /** Takes the context from those that have left the scene. */
    void endDelivery() {
        for (int i = 0; i < left.size(); i++) {
            CollisionScript script = left.get(i);
            int[] count = counts.get(script);
            if (count != null && count[0] == 0) {
                counts.remove(script);
                setContext(script, null);
            }
        }
        left.clear();
    }
}
