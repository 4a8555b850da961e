package org.jmesat.internal.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;

/** Compiles classes, loads them, and records the names of all classes that it was asked for. */
public final class RecordingLoader extends ClassLoader {
    private final Map<String, byte[]> classes = new LinkedHashMap<>();
    private final List<String> asked = new ArrayList<>();

    private RecordingLoader() {
        super(RecordingLoader.class.getClassLoader());
    }

    /** Compiles sources, each of one public class, by the names of their classes. */
    public static RecordingLoader of(Path directory, Map<String, String> sources) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", directory.toString(), "-cp",
                System.getProperty("java.class.path")));
        for (Map.Entry<String, String> each : sources.entrySet()) {
            Path file = directory.resolve(each.getKey().replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            int dot = each.getKey().lastIndexOf('.');
            String header = dot < 0 ? "" : "package " + each.getKey().substring(0, dot) + ";\n";
            Files.writeString(file, header + each.getValue());
            arguments.add(file.toString());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0])) != 0) {
            throw new IOException("The sources do not compile");
        }
        RecordingLoader loader = new RecordingLoader();
        try (var files = Files.walk(directory)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                String name = directory.relativize(file).toString().replace('\\', '/').replace('/', '.');
                loader.classes.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
            }
        }
        return loader;
    }

    /** A loader of the same classes that has loaded none. */
    RecordingLoader copy() {
        RecordingLoader copy = new RecordingLoader();
        copy.classes.putAll(classes);
        return copy;
    }

    /** What the loader answers for a name: the bytes of a class file, of whatever class. */
    void put(String name, byte[] bytes) {
        classes.put(name, bytes);
    }

    byte[] bytes(String name) {
        return classes.get(name);
    }

    void remove(String name) {
        classes.remove(name);
    }

    /** The names since the last call. */
    List<String> takeAsked() {
        List<String> taken = List.copyOf(asked);
        asked.clear();
        return taken;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            asked.add(name);
            Class<?> loaded = findLoadedClass(name);
            byte[] bytes = classes.get(name);
            return loaded != null ? loaded
                    : bytes == null ? super.loadClass(name, resolve) : defineClass(name, bytes, 0, bytes.length);
        }
    }
}
