package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.text.NearestName;
import org.jmesat.scripts.ScriptOfTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptClassesTest {
    /** Each class of the tests sets it when it is initialized. */
    private static final String INITIALIZED = "org.jmesat.internal.settings.initialized";
    private static final String SCRIPT = "extends org.jmesat.control.CollisionScript";
    private static final String STATIC = "static { System.setProperty(\"" + INITIALIZED + "\", \"yes\"); }";
    private static final String PLAIN = "public class %s " + SCRIPT + " { " + STATIC + " }";

    private static RecordingLoader compiled;
    private RecordingLoader loader;
    private ScriptClasses classes;

    @BeforeAll
    static void compile(@TempDir Path directory) throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        for (String name : List.of("game.Coin", "game.level.Door", "game.Both", "other.Both", "other.Key", "gamer.Coin",
                "evil.Bomb", "org.jmesat.Bomb", "org.jmesat.scripts.Both", "org.jmesat.scripts.below.Ready", "Bare")) {
            sources.put(name, PLAIN.formatted(name.substring(name.lastIndexOf('.') + 1)));
        }
        sources.put("game.Outer", "public class Outer { public static class Inner " + SCRIPT + " {" + STATIC + "}"
                + " public class Bound " + SCRIPT + " {" + STATIC + "}"
                + " static class Hidden { public static class Deep " + SCRIPT + " {" + STATIC + "} }"
                + " public class Middle { public static class Deep " + SCRIPT + " {" + STATIC + "} }"
                + " static Object local() { class Local " + SCRIPT + " {" + STATIC + "} return new Local(); }"
                + " static Object nameless() { return new org.jmesat.control.CollisionScript() { }; } }");
        sources.put("game.NoScript", "public class NoScript { " + STATIC + " }");
        sources.put("game.Kind", "public enum Kind { A; " + STATIC + " }");
        sources.put("game.Abstract", "public abstract class Abstract " + SCRIPT + " {" + STATIC + "}");
        sources.put("game.Package", "class Package " + SCRIPT + " {" + STATIC + "}");
        sources.put("game.Private", "public class Private " + SCRIPT + " {" + STATIC + " private Private() { } }");
        sources.put("game.Needy", "public class Needy " + SCRIPT + " {" + STATIC + " public Needy(int a) { } }");
        sources.put("game.Orphan", "public class Orphan extends Base {" + STATIC + "}");
        sources.put("game.Base", "public class Base " + SCRIPT + " {" + STATIC + "}");
        sources.put("game.Foreign", "public class Foreign " + SCRIPT + " {" + STATIC
                + " public Foreign() { } public Foreign(Missing a) { } }");
        sources.put("game.Missing", "public class Missing { }");
        sources.put("game.Throwing", "public class Throwing " + SCRIPT
                + " { public Throwing() { throw new IllegalStateException(\"no level\"); } }");
        sources.put("game.Failing", "public class Failing " + SCRIPT
                + " { public Failing() { throw new AssertionError(\"failed\"); } }");
        sources.put("game.Linking", "public class Linking " + SCRIPT + " { public Linking() { new Missing(); } }");
        sources.put("game.Static", "public class Static " + SCRIPT + " { static int a = Integer.parseInt(\"x\"); }");
        compiled = RecordingLoader.of(directory, sources);
        compiled.remove("game.Base");
        compiled.remove("game.Missing");
    }

    @BeforeEach
    void load() {
        loader = compiled.copy();
        classes = new ScriptClasses(loader, List.of("game", "other"));
        System.clearProperty(INITIALIZED);
    }

    @AfterEach
    void forget() {
        System.clearProperty(INITIALIZED);
    }

    @ParameterizedTest
    @CsvSource({"Coin, game.Coin", "game.Coin, game.Coin", "game.level.Door, game.level.Door", "Key, other.Key",
        "other.Both, other.Both", "Both, org.jmesat.scripts.Both", "org.jmesat.scripts.below.Ready, "
        + "org.jmesat.scripts.below.Ready", "Outer$Inner, game.Outer$Inner", "game.Outer$Inner, game.Outer$Inner"})
    void aNameIsLookedForInTheReadyMadeScriptsAndThenInEachPackage(String name, String found) throws Exception {
        Class<? extends CollisionScript> type = classes.find(name);
        assertEquals(found, type.getName());
        assertNull(System.getProperty(INITIALIZED));
        assertSame(type, classes.make(type).getClass());
        assertEquals("yes", System.getProperty(INITIALIZED));
    }

    @Test
    void theFirstPackageThatHasTheNameIsUsed() throws Exception {
        loader.remove("org.jmesat.scripts.Both");
        assertEquals("game.Both", classes.find("Both").getName());
        assertEquals("other.Both", new ScriptClasses(loader, List.of("other", "game")).find("Both").getName());
    }

    @Test
    void aReadyMadeScriptThatTheGameDoesNotSeeIsThatOfThePlugin() throws Exception {
        ScriptClasses blind = new ScriptClasses(ClassLoader.getPlatformClassLoader(), List.of());
        assertSame(ScriptOfTests.class, blind.find("ScriptOfTests"));
        assertSame(ScriptOfTests.class, blind.find(ScriptOfTests.class.getName()));
    }

    /** Of the plugin's loader, the game's packages get nothing. */
    @Test
    void onlyAReadyMadeScriptIsLookedForInThePlugin() {
        ScriptClasses blind = new ScriptClasses(ClassLoader.getPlatformClassLoader(), List.of("org.jmesat.control"));
        assertThrows(RefusedScriptException.class, () -> blind.find("org.jmesat.control.PushApart"));
    }

    @Test
    void theEmptyPackageAllowsClassesWithoutAPackageAndNoOthers() throws Exception {
        ScriptClasses bare = new ScriptClasses(loader, List.of(""));
        assertEquals("Bare", bare.find("Bare").getName());
        loader.takeAsked();
        assertEquals("has the script evil.Bomb, which is in no allowed package; allowed are org.jmesat.scripts, "
                + "classes without a package", refusal(bare, "evil.Bomb").getMessage());
        assertEquals(List.of(), loader.takeAsked());
        assertEquals("has the unknown script Coin, looked for in org.jmesat.scripts, classes without a package"
                + nearest("Coin"), refusal(bare, "Coin").getMessage());
        assertThrows(RefusedScriptException.class, () -> classes.find("Bare"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.Bomb", "gamer.Coin", "org.jmesat.Bomb", "org.jmesat.control.PushApart",
        "java.lang.Runtime", "sun.misc.Unsafe", "evil.Bomb$Inner", "Game.Coin", "xgame.Coin", "evil.game.Coin"})
    void aClassOfAnotherPackageIsNotEvenLookedFor(String name) {
        assertEquals("has the script " + name + ", which is in no allowed package; allowed are org.jmesat.scripts, "
                + "game, other", refusal(classes, name).getMessage());
        assertEquals(List.of(), loader.takeAsked());
        assertNull(System.getProperty(INITIALIZED));
    }

    @Test
    void aNameWithoutAPackageIsLookedForInAllowedPackagesOnly() {
        assertEquals("has the unknown script Bomb, looked for in org.jmesat.scripts, game, other" + nearest("Bomb"),
                refusal(classes, "Bomb").getMessage());
        assertEquals(List.of("org.jmesat.scripts.Bomb", "game.Bomb", "other.Bomb"), loader.takeAsked());
        assertNull(System.getProperty(INITIALIZED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "game.", ".Coin", "game..Coin", "game/Coin", "[Lgame.Coin;", "Lgame/Coin;",
        "../game/Coin", "game.Coin\0", "Co in", "1Coin", "game.Coin[]", "int[]", "[I"})
    void whatIsNoNameOfAClassIsNotLookedFor(String name) {
        assertEquals("has the script \"" + name + "\", which is no name of a class",
                refusal(classes, name).getMessage());
        assertEquals(List.of(), loader.takeAsked());
    }

    @Test
    void aNameOfAnyLengthIsRefused() {
        String name = "a".repeat(70_000);
        assertTrue(refusal(classes, name).getMessage().length() < 300);
        assertTrue(refusal(classes, "game." + name).getMessage().length() < 500);
        assertTrue(refusal(classes, "game." + "a.".repeat(30_000) + "Coin").getMessage().length() < 500);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            NoScript          | which is no CollisionScript
            Kind              | which is no CollisionScript
            Abstract          | which is abstract
            Package           | which is not public
            Private           | which has no public constructor without parameters
            Needy             | which has no public constructor without parameters
            Outer$Bound       | which is nested and not static
            Outer$Hidden$Deep | whose enclosing class game.Outer$Hidden is not public
            Outer$Middle$Deep | whose enclosing class game.Outer$Middle is nested and not static
            Outer$1Local      | which is not public
            Outer$1           | which is not public
            """)
    void aClassThatIsNoUsableScriptIsRefusedBeforeItIsInitialized(String name, String reason) {
        assertNotNull(loader.bytes("game." + name));
        String message = refusal(classes, "game." + name).getMessage();
        assertEquals("has the script game." + name + ", " + reason, message);
        assertEquals(message, refusal(classes, name).getMessage());
        assertNull(System.getProperty(INITIALIZED));
    }

    @Test
    void aClassThatCannotBeLinkedIsRefused() {
        assertUnusable("Orphan", "java.lang.NoClassDefFoundError: game/Base");
        assertUnusable("Foreign", "java.lang.NoClassDefFoundError: game/Missing");
        // As a file system that ignores case finds it.
        loader.put("game.coin", loader.bytes("game.Coin"));
        assertUnusable("coin", "java.lang.NoClassDefFoundError: game/coin (wrong name: game/Coin)");
        loader.put("game.Damaged", new byte[] {1, 2, 3});
        assertUnusable("Damaged", "java.lang.ClassFormatError: ");
        assertNull(System.getProperty(INITIALIZED));
    }

    private void assertUnusable(String name, String reason) {
        RefusedScriptException refusal = refusal(classes, "game." + name);
        String message = refusal.getMessage();
        assertTrue(message.startsWith("has the script game." + name + ", which cannot be loaded: " + reason), message);
        assertInstanceOf(LinkageError.class, refusal.getCause());
    }

    @Test
    void aLoaderThatThrowsIsARefusal() {
        ClassLoader broken = new ClassLoader(null) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) {
                throw new IllegalStateException("closed");
            }
        };
        assertEquals("has the script Coin, which cannot be loaded: java.lang.IllegalStateException: closed",
                refusal(new ScriptClasses(broken, List.of()), "Coin").getMessage());
    }

    @Test
    void aFoundClassIsNotLookedForAgain() throws Exception {
        Class<?> type = classes.find("Key");
        loader.takeAsked();
        assertSame(type, classes.find("Key"));
        assertEquals(List.of(), loader.takeAsked());
    }

    @Test
    void whateverAConstructorThrowsIsARefusalWithItsCause() throws Exception {
        assertFailing("Throwing", IllegalStateException.class,
                "whose constructor throws java.lang.IllegalStateException: no level");
        assertFailing("Failing", AssertionError.class, "whose constructor throws java.lang.AssertionError: failed");
        assertFailing("Linking", NoClassDefFoundError.class,
                "whose constructor throws java.lang.NoClassDefFoundError: game/Missing");
        assertFailing("Static", NumberFormatException.class, "whose static initializer throws "
                + "java.lang.NumberFormatException: For input string: \"x\"");
        assertFailing("Static", NoClassDefFoundError.class, "which cannot be loaded: "
                + "java.lang.NoClassDefFoundError: Could not initialize class game.Static");
    }

    private void assertFailing(String name, Class<? extends Throwable> cause, String reason) throws Exception {
        Class<? extends CollisionScript> type = classes.find(name);
        RefusedScriptException refusal = assertThrows(RefusedScriptException.class, () -> classes.make(type));
        assertEquals("has the script game." + name + ", " + reason, refusal.getMessage());
        assertInstanceOf(cause, refusal.getCause());
    }

    @Test
    void theReadyMadeScriptsAreThoseThatAreListed() throws Exception {
        TreeSet<String> found = new TreeSet<>();
        for (String each : readyMadeFiles()) {
            Class<?> type = Class.forName(ScriptClasses.READY + each, false, getClass().getClassLoader());
            if (CollisionScript.class.isAssignableFrom(type) && Modifier.isPublic(type.getModifiers())
                    && !Modifier.isAbstract(type.getModifiers())) {
                found.add(type.getSimpleName());
            }
        }
        assertEquals(List.copyOf(found), ScriptClasses.READY_MADE);
    }

    @Test
    void everyReadyMadeScriptIsMadeByItsNameAndIsTheNearestToItsMisspeltName() throws Exception {
        for (String each : ScriptClasses.READY_MADE) {
            assertEquals(ScriptClasses.READY + each,
                    classes.make(classes.find(each)).getClass().getName());
            String end = "; the nearest ready-made script is " + each;
            assertTrue(refusal(classes, each + "x").getMessage().endsWith(end), each);
            assertTrue(refusal(classes, ScriptClasses.READY + each + "x").getMessage().endsWith(end), each);
        }
        assertEquals("has the unknown script game.Coinn", refusal(classes, "game.Coinn").getMessage());
    }

    /** The classes of the package that are part of the plugin, not of its tests. */
    private static List<String> readyMadeFiles() throws IOException, URISyntaxException {
        Path main = Path.of(CollisionScript.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        assertTrue(Files.exists(main.resolve("org/jmesat/control/CollisionScript.class")), main.toString());
        Path folder = main.resolve(ScriptClasses.READY.replace('.', '/'));
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class") && !file.equals("package-info.class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .toList();
        }
    }

    private static String nearest(String name) {
        return "; the nearest ready-made script is "
                + NearestName.find(name, ScriptClasses.READY_MADE);
    }

    private static RefusedScriptException refusal(ScriptClasses classes, String name) {
        return assertThrows(RefusedScriptException.class, () -> classes.find(name), name);
    }
}
