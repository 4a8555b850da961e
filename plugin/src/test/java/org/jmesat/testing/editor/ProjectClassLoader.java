package org.jmesat.testing.editor;

import java.net.URL;
import java.net.URLClassLoader;
import org.jmesat.app.SatCollisionState;

/**
 * Loads the plugin's classes again, as an editor does after each build of a project: those of two instances have the
 * same names and are different classes. Engine and tests are shared.
 */
public final class ProjectClassLoader extends URLClassLoader {
    private static final URL PLUGIN = SatCollisionState.class.getProtectionDomain().getCodeSource().getLocation();

    /** Creates a loader that has loaded nothing. */
    public ProjectClassLoader() {
        super(new URL[] {PLUGIN}, ProjectClassLoader.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            boolean ours = name.startsWith("org.jmesat.") && findResource(name.replace('.', '/') + ".class") != null;
            if (loaded == null && ours) {
                loaded = findClass(name);
            }
            return loaded != null ? loaded : super.loadClass(name, resolve);
        }
    }

    /**
     * Creates an object by the name of its class, as the editor's dialogs do.
     *
     * @param className of a class with a public constructor without parameters
     */
    public Object create(String className) throws ReflectiveOperationException {
        return loadClass(className).getConstructor().newInstance();
    }
}
