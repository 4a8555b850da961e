package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.settings.ScriptItem;

/** A script that user data names, and where in its life it is. */
final class NamedScript {
    private final ScriptItem item;
    private final CollisionScript script;
    private final List<String> problems;
    private boolean started;

    /** Creates one that is not started. {@code problems} are those of its properties. */
    NamedScript(ScriptItem item, CollisionScript script, List<String> problems) {
        this.item = item;
        this.script = script;
        this.problems = problems;
    }

    /** The name and the properties in the text. */
    ScriptItem item() {
        return item;
    }

    CollisionScript script() {
        return script;
    }

    List<String> problems() {
        return problems;
    }

    boolean isStarted() {
        return started;
    }

    /** Gives the script its context and its spatial, unless it has them. */
    void start(Spatial spatial, ScriptHost host) {
        if (!started) {
            started = true;
            try {
                script.setContext(host.context());
                script.setSpatial(spatial);
            } catch (RuntimeException | Error thrown) {
                host.fail(script, thrown);
            }
        }
    }

    /** Updates the script if it is started. */
    void update(float tpf, ScriptHost host) {
        if (started) {
            try {
                script.update(tpf);
            } catch (RuntimeException | Error thrown) {
                host.fail(script, thrown);
            }
        }
    }

    /** Takes spatial and context from the script if it is started; it may be started again. */
    void end(ScriptHost host) {
        if (started) {
            started = false;
            try {
                script.setSpatial(null);
            } catch (RuntimeException | Error thrown) {
                host.fail(script, thrown);
            }
            try {
                script.setContext(null);
            } catch (RuntimeException | Error thrown) {
                host.fail(script, thrown);
            }
        }
    }
}
