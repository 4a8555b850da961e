package org.jmesat;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Compares what users can call with docs/internals/api.txt: each public type outside {@code internal}, with its public
 * and protected members, those that it inherits from a type that users cannot name included.
 */
class ApiTest {
    private static final Path CLASSES = Path.of("target", "classes");
    private static final Path ACCEPTED = Path.of("..", "docs", "internals", "api.txt");
    private static final Path FOUND = Path.of("target", "api.txt");

    @Test
    void theApiIsTheOneThatWasAccepted() throws Exception {
        List<String> found = api();
        Files.write(FOUND, found);
        List<String> accepted = Files.readAllLines(ACCEPTED);
        List<String> removed = new ArrayList<>(accepted);
        removed.removeAll(found);
        List<String> added = new ArrayList<>(found);
        added.removeAll(accepted);
        assertTrue(removed.isEmpty() && added.isEmpty(), () -> "The API differs from docs/internals/api.txt."
                + "\nRemoved:\n  " + String.join("\n  ", removed) + "\nAdded:\n  " + String.join("\n  ", added)
                + "\nIf that is meant, copy plugin/target/api.txt to docs/internals/api.txt and add a line to"
                + " docs/changelog.md. What is removed needs a new major version; see docs/internals/release.md.");
    }

    @Test
    void noLineOfTheApiShowsAnInternalType() throws Exception {
        assertEquals(List.of(), api().stream().filter(line -> line.matches(".*\\binternal\\..*")).toList());
    }

    private static List<String> api() throws Exception {
        SortedSet<String> lines = new TreeSet<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(CLASSES.resolve("org/jmesat"))) {
            files = all.filter(file -> file.toString().endsWith(".class")).toList();
        }
        for (Path file : files) {
            String name = CLASSES.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
            if (!name.startsWith("org.jmesat.internal.") && !name.endsWith("package-info.class")) {
                Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()), false,
                        ApiTest.class.getClassLoader());
                if (isVisible(type)) {
                    describe(type, lines);
                }
            }
        }
        assertTrue(lines.size() > 1000, "only " + lines.size() + " lines were found");
        return List.copyOf(lines);
    }

    private static boolean isVisible(Class<?> type) {
        return !type.isSynthetic() && isOpen(type.getModifiers())
                && (type.getDeclaringClass() == null ? !type.isAnonymousClass() && !type.isLocalClass()
                        : isVisible(type.getDeclaringClass()));
    }

    private static boolean isOpen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static void describe(Class<?> type, SortedSet<String> into) throws IllegalAccessException {
        String parents = Stream.concat(Stream.ofNullable(type.getGenericSuperclass()),
                Arrays.stream(type.getGenericInterfaces())).map(Type::getTypeName).collect(joining(", "));
        // How the constants of an enum are made is nothing to users, and JDKs tell it differently.
        String declaration = type.toGenericString().replaceAll("(abstract |sealed |final )+enum", "enum");
        add(type, deprecation(type) + declaration + (parents.isEmpty() ? "" : " extends " + parents), into);
        for (Class<?> owner = type; owner == type || owner != null && !isVisible(owner);
                owner = owner.getSuperclass()) {
            for (Field field : owner.getDeclaredFields()) {
                add(type, field, field, field.toGenericString() + constant(field), into);
            }
            for (Method method : owner.getDeclaredMethods()) {
                add(type, method, method, method.toGenericString(), into);
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            add(type, constructor, constructor, constructor.toGenericString(), into);
        }
    }

    private static void add(Class<?> type, Member member, AnnotatedElement annotated, String signature,
            SortedSet<String> into) {
        if (isOpen(member.getModifiers()) && !member.isSynthetic()) {
            String owner = member.getDeclaringClass().getTypeName() + ".";
            add(type, deprecation(annotated) + signature.replace(" " + owner, " "), into);
        }
    }

    private static void add(Class<?> type, String line, SortedSet<String> into) {
        into.add((type.getName() + ": " + line).replace("java.lang.", "").replace("org.jmesat.", ""));
    }

    private static String deprecation(AnnotatedElement element) {
        return element.isAnnotationPresent(Deprecated.class) ? "@Deprecated " : "";
    }

    /** The compiler copies the value of such a field into the code of users. */
    private static String constant(Field field) throws IllegalAccessException {
        int modifiers = field.getModifiers();
        boolean isConstant = Modifier.isPublic(modifiers) && Modifier.isStatic(modifiers)
                && Modifier.isFinal(modifiers) && (field.getType().isPrimitive() || field.getType() == String.class);
        return isConstant ? " = " + field.get(null) : "";
    }
}
