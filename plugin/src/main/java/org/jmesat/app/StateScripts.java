package org.jmesat.app;

import com.jme3.app.Application;
import java.util.List;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;
import org.jmesat.internal.scan.ScriptHost;
import org.jmesat.internal.settings.ScriptClasses;

/** What scripts get from an app state: whether they act, where their classes are, their context. */
final class StateScripts implements ScriptHost {
    private static final String ENGINE = "com.jme3.";

    private final SceneTick tick;
    private final ScriptContext context;
    /** Null for the default: the package of the application's class. */
    private volatile List<String> packages;
    /** Null for the default: the loader of the application's class. */
    private volatile ClassLoader loader;
    private volatile Class<?> applicationType = StateScripts.class;
    private volatile ScriptClasses classes = createClasses();

    StateScripts(SatCollisionState state, SceneTick tick) {
        this.tick = tick;
        context = new StateScriptContext(state, tick);
    }

    /** Sets the application, whose class loader knows the game's scripts. */
    synchronized void setApplication(Application application) {
        applicationType = application.getClass();
        classes = createClasses();
    }

    /** The packages besides ours whose classes a scene may name. */
    List<String> packages() {
        List<String> chosen = packages;
        if (chosen != null) {
            return chosen;
        }
        String own = applicationType.getPackageName();
        return (own + ".").startsWith(ENGINE) || applicationType == StateScripts.class ? List.of()
                : List.of(own);
    }

    /** Sets the packages. */
    synchronized void setPackages(List<String> names) {
        packages = List.copyOf(names);
        classes = createClasses();
    }

    /** The class loader of the scripts. */
    ClassLoader loader() {
        ClassLoader chosen = loader;
        if (chosen == null) {
            chosen = applicationType.getClassLoader();
        }
        return chosen != null ? chosen : ClassLoader.getSystemClassLoader();
    }

    /** Sets the class loader; null for the default. */
    synchronized void setLoader(ClassLoader chosen) {
        loader = chosen;
        classes = createClasses();
    }

    private ScriptClasses createClasses() {
        return new ScriptClasses(loader(), packages());
    }

    @Override
    public boolean isActing() {
        return tick.isActing();
    }

    @Override
    public boolean knowsPackages() {
        return packages != null || !tick.isEditor();
    }

    @Override
    public ScriptClasses classes() {
        return classes;
    }

    @Override
    public ScriptContext context() {
        return context;
    }

    @Override
    public void fail(CollisionScript script, Throwable thrown) {
        tick.failures.record(script, thrown);
    }
}
