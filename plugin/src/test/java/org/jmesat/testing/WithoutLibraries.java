package org.jmesat.testing;

import java.io.IOException;
import java.io.InputStream;
import java.util.stream.Stream;

/** Loads the classes of this project and of Lemur again, but not those of some libraries. */
public final class WithoutLibraries extends ClassLoader {
    private final String[] prefixes;

    /** Hides all classes whose names begin with one of the prefixes. */
    public WithoutLibraries(String... prefixes) {
        super(WithoutLibraries.class.getClassLoader());
        this.prefixes = prefixes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (Stream.of(prefixes).anyMatch(name::startsWith)) {
            throw new ClassNotFoundException(name);
        }
        if (!name.startsWith("org.jmesat.") && !name.startsWith("com.simsilica.")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
