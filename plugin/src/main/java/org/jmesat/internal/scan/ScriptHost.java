package org.jmesat.internal.scan;

import java.util.List;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;
import org.jmesat.internal.settings.ScriptClasses;

/** What scripts need of the app state. */
public interface ScriptHost {
    /** Lets no script act. */
    ScriptHost NONE = new ScriptHost() {
        private final ScriptClasses classes =
                new ScriptClasses(CollisionScript.class.getClassLoader(), List.of());

        @Override
        public boolean isActing() {
            return false;
        }

        @Override
        public ScriptClasses classes() {
            return classes;
        }

        @Override
        public boolean knowsPackages() {
            return false;
        }

        @Override
        public ScriptContext context() {
            return null;
        }

        @Override
        public void fail(CollisionScript script, Throwable thrown) {
            // No script is called.
        }
    };

    /** Whether scripts act in this tick; otherwise those in user data are only made, to find their problems. */
    boolean isActing();

    /** Finds the classes of scripts; another object after a change. */
    ScriptClasses classes();

    /** Whether the packages of the game are known; an editor does not know them, and its scenes may name any script. */
    boolean knowsPackages();

    /** The context of all scripts; the same object each time. */
    ScriptContext context();

    /** Records an exception that a script has thrown. */
    void fail(CollisionScript script, Throwable thrown);
}
