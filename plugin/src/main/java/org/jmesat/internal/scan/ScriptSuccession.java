package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.dispatch.Replacement;

/**
 * The scripts of one spatial whose classes were replaced, each with the script that takes its place. Between the scan
 * and the end of the EXITs, the old script is still started and its successor is not.
 */
final class ScriptSuccession {
    private static final class Step {
        private final NamedScript old;
        private NamedScript next;

        Step(NamedScript old, NamedScript next) {
            this.old = old;
            this.next = next;
        }
    }

    private final List<Step> steps = new ArrayList<>(0);

    boolean isEmpty() {
        return steps.isEmpty();
    }

    /** Replaces a script; {@code next} is null if no script could be made. One that was not started has no end. */
    void replace(NamedScript old, NamedScript next) {
        for (Step step : steps) {
            if (step.next == old) {
                step.next = next;
                return;
            }
        }
        if (old.isStarted()) {
            steps.add(new Step(old, next));
        }
    }

    /** Whether a script waits for the end of another one. */
    boolean isWaiting(NamedScript script) {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).next == script) {
                return true;
            }
        }
        return false;
    }

    /** Adds the replacements to a list. */
    void collect(Spatial spatial, List<Replacement> store) {
        for (Step step : steps) {
            store.add(new Replacement(spatial, step.old.script(), step.next == null ? null : step.next.script()));
        }
    }

    /** Ends the old scripts. */
    void end(ScriptHost host) {
        while (!steps.isEmpty()) {
            steps.remove(0).old.end(host);
        }
    }
}
