package org.jmesat.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;

/** A class loader that has its own versions of some classes of the tests, and lacks others. */
final class LoadedAgain extends ClassLoader {
    private final Set<String> own;
    private final Set<String> missing;

    LoadedAgain(Class<?>... own) {
        this(List.of(own), List.of());
    }

    LoadedAgain(List<Class<?>> own, List<Class<?>> missing) {
        super(LoadedAgain.class.getClassLoader());
        this.own = names(own);
        this.missing = names(missing);
    }

    private static Set<String> names(List<Class<?>> types) {
        return Set.copyOf(types.stream().map(Class::getName).toList());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (missing.contains(name)) {
            throw new ClassNotFoundException(name);
        }
        if (!own.contains(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) {
        try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            byte[] bytes = file.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
