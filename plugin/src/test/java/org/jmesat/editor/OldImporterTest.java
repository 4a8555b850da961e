package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The engine of the SDK, 3.8.1, in a JVM of its own, with the plugin in a class loader that the engine's importer does
 * not ask: a scene with its settings in user data loses nothing, and one with Controls loses these. The game then loads
 * what the SDK saved, in a JVM without the debug view and Lemur.
 */
@EditorRequirement(20)
class OldImporterTest {
    /** Copied there by the build. */
    private static final Path ENGINES = Path.of("target", "engines");
    private static final Path PLUGIN = location(SatCollisionState.class);
    private static final Path TESTS = location(OldImporterTest.class);
    private static final List<String> STEPS =
            List.of("opened", "saved and reopened", "duplicated", "pasted", "saved and reopened twice");

    @TempDir
    private Path folder;

    private static Path location(Class<?> type) {
        return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    @BeforeEach
    void copyTheScenes() throws IOException {
        for (String name : List.of("controls", "user-data", "scene-settings")) {
            Files.copy(SavedLevel.FOLDER.resolve("0.1.0").resolve(name + ".j3o"), folder.resolve(name + ".j3o"));
        }
    }

    /** What a scene holds after each step in the SDK; it is saved as "sdk-" and its name. */
    private Map<String, List<String>> throughTheSdk(String scene) {
        List<Path> classPath = new ArrayList<>(List.of(TESTS));
        try (Stream<Path> engines = Files.list(ENGINES)) {
            engines.filter(each -> each.toString().endsWith(".jar")).forEach(classPath::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertEquals(2, classPath.size(), classPath.toString());
        Map<String, List<String>> steps = new LinkedHashMap<>();
        for (String line : ProgramRun.of(classPath, SdkProgram.class.getName(), folder, scene, "sdk-" + scene, PLUGIN)
                .lines()) {
            String[] parts = line.split(": ", 2);
            steps.computeIfAbsent(parts[0], step -> new ArrayList<>()).add(parts[1]);
        }
        assertEquals(List.of("true"), steps.remove("project"));
        assertEquals(List.of("false"), steps.remove("engine"));
        assertEquals(STEPS, List.copyOf(steps.keySet()));
        return steps;
    }

    private static void assertHolds(Map<String, Object> settings, String prefix, String spatial, List<String> lines) {
        settings.forEach((key, value) -> {
            String line = spatial + " " + prefix + key + "=" + value + " " + value.getClass().getSimpleName();
            assertTrue(lines.contains(line), line);
        });
    }

    @Test
    void userDataLosesNothingWhenItIsSavedReopenedAndPasted() {
        Map<String, List<String>> steps = throughTheSdk("scene-settings.j3o");
        List<String> opened = steps.get("opened");
        assertHolds(SavedLevel.ALL, "jmesat.", "all", opened);
        assertHolds(SavedLevel.SCENE, "jmesat.scene.", "level", opened);
        assertHolds(Map.of("pushApart", false, "weight", SavedLevel.WEIGHT, "slop", SavedLevel.SLOP), "jmesat.",
                "pusher", opened);
        assertEquals(new TreeSet<>(), controls(opened));
        for (String step : STEPS) {
            assertEquals(opened, steps.get(step), step);
        }
    }

    /** Models and scripts in user data: all of them are saved, pasted and played as before. */
    @Test
    void aGameOfUserDataAloneIsPlayedTheSameAfterwards() throws IOException {
        byte[] file = SixteenParts.file(ProjectionPlane.XZ);
        Files.write(folder.resolve("game.j3o"), file);
        Map<String, List<String>> steps = throughTheSdk("game.j3o");
        List<String> opened = withoutHashes(steps.get("opened"));
        assertTrue(opened.stream().filter(line -> line.contains("jmesat.scripts=")).count() > 15, opened.toString());
        for (String step : STEPS) {
            assertEquals(opened, withoutHashes(steps.get(step)), step);
        }
        SixteenPartsTest.assertSame(SixteenParts.play(file, 1, true),
                SixteenParts.play(Files.readAllBytes(folder.resolve("sdk-game.j3o")), 1, true), "after the SDK");
    }

    /** The engine's own Control of particles has no text. */
    private static List<String> withoutHashes(List<String> lines) {
        return lines.stream().map(line -> line.replaceAll("@[0-9a-f]+", "")).toList();
    }

    private static TreeSet<String> controls(List<String> lines) {
        TreeSet<String> found = new TreeSet<>();
        lines.stream().filter(line -> line.contains(" Control ")).forEach(found::add);
        return found;
    }

    /** Why there is a form in user data: the first save without the plugin's classes is the end of each Control. */
    @Test
    void controlsAreLost() {
        Map<String, List<String>> steps = throughTheSdk("controls.j3o");
        for (String step : STEPS) {
            assertEquals(new TreeSet<>(List.of("all Control 0 null", "ball Control 0 null", "coin Control 0 null",
                    "crate Control 0 null", "crate Control 1 null", "ghost Control 0 null", "pusher Control 0 null",
                    "wall Control 0 null")), controls(steps.get(step)), step);
        }
        assertTrue(holdsOurNames("controls.j3o"));
        assertFalse(holdsOurNames("sdk-controls.j3o"));
    }

    private boolean holdsOurNames(String file) {
        try {
            return Files.readString(folder.resolve(file), StandardCharsets.ISO_8859_1).contains("org.jmesat");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theGameSeesTheSameEventsInBothFormsBeforeAndAfterTheSdk() {
        throughTheSdk("user-data.j3o");
        throughTheSdk("scene-settings.j3o");
        Map<String, List<String>> played = played("controls.j3o", "user-data.j3o", "sdk-user-data.j3o",
                "scene-settings.j3o", "sdk-scene-settings.j3o");
        assertEquals(PlayedLevel.EVENTS, played.get("controls.j3o"));
        assertEquals(PlayedLevel.EVENTS, played.get("user-data.j3o"));
        assertEquals(PlayedLevel.EVENTS, played.get("sdk-user-data.j3o"));
        assertEquals(PlayedLevel.EVENTS_WITH_SETTINGS, played.get("scene-settings.j3o"));
        assertEquals(PlayedLevel.EVENTS_WITH_SETTINGS, played.get("sdk-scene-settings.j3o"));
    }

    /** Plays files in a game without the debug view and the libraries of the panel; the lines by file. */
    private Map<String, List<String>> played(String... files) {
        Map<String, List<String>> lines = new LinkedHashMap<>();
        for (String line : ProgramRun.of(gameClassPath(), GameProgram.class.getName(),
                Stream.of(files).map(folder::resolve).toArray()).lines()) {
            String[] parts = line.split(": ", 2);
            lines.computeIfAbsent(parts[0], file -> new ArrayList<>()).add(parts[1]);
        }
        for (String absent : List.of("org.jmesat.debug.CollisionDebugState", "com.simsilica.lemur.GuiGlobals",
                "com.google.common.base.Function", "org.slf4j.Logger")) {
            assertEquals(List.of("false"), lines.remove(absent), absent);
        }
        return lines;
    }

    private List<Path> gameClassPath() {
        List<Path> classPath = new ArrayList<>(List.of(pluginWithoutTheView(), TESTS));
        ProgramRun.classPath().stream().filter(each -> each.getFileName().toString().startsWith("jme3-"))
                .forEach(classPath::add);
        assertTrue(classPath.size() > 3, classPath.toString());
        return classPath;
    }

    private Path pluginWithoutTheView() {
        Path copy = folder.resolve("plugin");
        try (Stream<Path> all = Files.walk(PLUGIN)) {
            for (Path each : (Iterable<Path>) all::iterator) {
                Path inPlugin = PLUGIN.relativize(each);
                if (!inPlugin.startsWith(Path.of("org", "jmesat", "debug")) && Files.isRegularFile(each)) {
                    Files.createDirectories(copy.resolve(inPlugin).getParent());
                    Files.copy(each, copy.resolve(inPlugin));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return copy;
    }
}
