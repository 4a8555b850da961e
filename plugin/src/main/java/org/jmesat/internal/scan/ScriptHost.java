package org.jmesat.internal.scan;

import java.util.List;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;
import org.jmesat.internal.dispatch.HandlerFailures;
import org.jmesat.internal.settings.ScriptClasses;

/** What scripts get from an app state: whether they act, where their classes are, their context. */
public final class ScriptHost {
    private static final String ENGINE = "com.jme3.";

    private final ScriptContext context;
    private final HandlerFailures failures;
    private volatile boolean editor;
    private boolean acting;
    /** Null for the default: the package of the application's class. */
    private volatile List<String> packages;
    /** Null for the default: the loader of the application's class. */
    private volatile ClassLoader loader;
    private volatile Class<?> applicationType = ScriptHost.class;
    private volatile ScriptClasses classes = createClasses();

    /** Creates a host of scripts that do not act yet. */
    public ScriptHost(ScriptContext context, HandlerFailures failures) {
        this.context = context;
        this.failures = failures;
    }

    /** Sets the class of the application, whose class loader knows the game's scripts, and whether it is an editor. */
    public synchronized void setApplication(Class<?> type, boolean isEditor) {
        applicationType = type;
        editor = isEditor;
        classes = createClasses();
    }

    /** The packages besides ours whose classes a scene may name. */
    public List<String> packages() {
        List<String> chosen = packages;
        if (chosen != null) {
            return chosen;
        }
        String own = applicationType.getPackageName();
        return (own + ".").startsWith(ENGINE) || applicationType == ScriptHost.class ? List.of() : List.of(own);
    }

    /** Sets the packages. */
    public synchronized void setPackages(List<String> names) {
        packages = List.copyOf(names);
        classes = createClasses();
    }

    /** The class loader of the scripts. */
    public ClassLoader loader() {
        ClassLoader chosen = loader;
        if (chosen == null) {
            chosen = applicationType.getClassLoader();
        }
        return chosen != null ? chosen : ClassLoader.getSystemClassLoader();
    }

    /** Sets the class loader; null for the default. */
    public synchronized void setLoader(ClassLoader chosen) {
        loader = chosen;
        classes = createClasses();
    }

    private ScriptClasses createClasses() {
        return new ScriptClasses(loader(), packages());
    }

    /** Sets whether scripts act from the next scan on. */
    public void setActing(boolean act) {
        acting = act;
    }

    /** Whether scripts act in this tick; otherwise those in user data are only made, to find their problems. */
    boolean isActing() {
        return acting;
    }

    /** Whether the packages of the game are known; an editor does not know them, and its scenes may name any script. */
    boolean knowsPackages() {
        return packages != null || !editor;
    }

    /** Finds the classes of scripts; another object after a change. */
    ScriptClasses classes() {
        return classes;
    }

    /** The context of all scripts; the same object each time. */
    ScriptContext context() {
        return context;
    }

    /** Records an exception of a part of a script, such as "update". */
    void fail(CollisionScript script, String part, Throwable thrown) {
        failures.record(script, part, thrown);
    }
}
