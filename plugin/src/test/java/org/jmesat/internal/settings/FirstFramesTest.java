package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What would make one of a game's first frames long. */
class FirstFramesTest {
    /** Loads the plugin's classes again, so that a test sees which of them are loaded. */
    private static final class FreshClasses extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("org.jmesat.")) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = file.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        boolean hasLoaded(Class<?> type) {
            return findLoadedClass(type.getName()) != null;
        }
    }

    @Test
    void theTableOfSettingsIsMadeWithTheFirstUserData() throws ReflectiveOperationException {
        FreshClasses classes = new FreshClasses();
        Class<?> settings = Class.forName(ColliderSettings.class.getName(), true, classes);
        Method isPresent = settings.getMethod("isPresent", Spatial.class);
        Method isExcluded = settings.getMethod("isExcluded", Spatial.class);
        Node node = new Node();
        assertEquals(List.of(false, false), List.of(isPresent.invoke(null, node), isExcluded.invoke(null, node)));
        assertFalse(classes.hasLoaded(SettingTable.class));
        node.setUserData("jmesat.fixed", true);
        assertEquals(List.of(true, false), List.of(isPresent.invoke(null, node), isExcluded.invoke(null, node)));
        assertTrue(classes.hasLoaded(SettingTable.class));
    }

    @Test
    void noTextIsPutTogetherByInvokedynamic() throws IOException {
        assertEquals(List.of(), classesWith("makeConcatWithConstants", file -> true),
                "compile with -XDstringConcat=inline, as pom.xml does");
    }

    @Test
    void theFirstLineInTheLogLinksNoLambdaButThoseOfTheTableWhichAreLinkedOverSeveralTicks() throws IOException {
        Pattern names = Pattern.compile("(SceneOverview|SceneMistakes|PlaneGuess)[.$].*");
        assertEquals(List.of(), classesWith("LambdaMetafactory",
                file -> names.matcher(file.getFileName().toString()).matches()));
    }

    private static List<Path> classesWith(String part, Predicate<Path> filter) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("target", "classes"))) {
            return files.filter(file -> file.toString().endsWith(".class")).filter(filter)
                    .filter(file -> text(file).contains(part)).toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
