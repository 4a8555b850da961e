package org.jmesat.testing;

import java.io.IOException;
import java.io.InputStream;

/** Loads the classes of this project again, but not JTS. */
public final class WithoutJts extends ClassLoader {
    public WithoutJts() {
        super(WithoutJts.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.startsWith("org.locationtech.")) {
            throw new ClassNotFoundException(name);
        }
        if (!name.startsWith("org.jmesat.")) {
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
