package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.scene.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.app.SatCollisionState;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program that converts saved scenes, as a user starts it: a JVM of its own, without a display and the tests. */
class ConvertProgramTest {
    private static final String PROGRAM = "org.jmesat.editor.Convert";

    @TempDir
    private Path folder;

    private Path scene;
    private byte[] old;

    @BeforeEach
    void copyALevelWithControls() throws IOException {
        scene = Files.copy(SavedLevel.FOLDER.resolve("0.1.0").resolve("controls.j3o"), folder.resolve("level.j3o"));
        old = Files.readAllBytes(scene);
    }

    /** The plugin and the engine: what each game has. */
    private static List<Path> classPath() {
        List<Path> all = new ArrayList<>();
        all.add(Path.of(SatCollisionState.class.getProtectionDomain().getCodeSource().getLocation().getPath()));
        ProgramRun.classPath().stream().filter(each -> each.getFileName().toString()
                .matches("jme3-(core|desktop)-.*\\.jar")).forEach(all::add);
        assertEquals(3, all.size(), all.toString());
        return all;
    }

    private static ProgramRun run(Object... arguments) {
        return ProgramRun.of(classPath(), PROGRAM, arguments);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    private void assertUntouched() throws IOException {
        assertArrayEquals(old, Files.readAllBytes(scene));
        assertEquals(List.of("level.j3o"), names());
    }

    @Test
    void itConvertsASceneAndBackAndPrintsOneLineEachTime() throws IOException {
        Node before = SavedLevel.load(scene);
        ProgramRun there = run(scene);
        assertEquals(List.of(), there.err());
        assertEquals(1, there.lines().size(), there.out().toString());
        assertEquals(List.of("level.j3o", "level.j3o.bak"), names());
        assertEquals(PlayedLevel.EVENTS, PlayedLevel.play(SavedLevel.load(scene)));
        ProgramRun back = run("--to-controls", scene);
        assertEquals(List.of(), back.err());
        assertEquals(1, back.lines().size(), back.out().toString());
        assertEquals(List.of("level.j3o", "level.j3o.bak", "level.j3o.bak2"), names());
        assertEquals(null, SceneComparison.findDifference(before, SavedLevel.load(scene)));
    }

    @Test
    void itPrintsItsUsage() throws IOException {
        ProgramRun help = run("--help");
        assertEquals(ConvertOptions.USAGE.lines().toList(), help.lines());
        assertEquals(List.of(), help.err());
        assertTrue(help.out().stream().allMatch(line -> line.length() <= 100));
    }

    @Test
    void itEndsWithTwoForWrongArguments() throws IOException {
        ProgramRun wrong = run("--backup", scene);
        assertEquals(2, wrong.exitCode());
        assertEquals("unknown option: --backup", wrong.err().get(0));
        assertEquals(List.of(), wrong.out());
        assertUntouched();
    }

    @Test
    void itRefusesASceneWithAControlWhoseClassIsMissing() throws IOException {
        Node level = SavedLevel.withControls(SavedLevel.ASSETS);
        level.getChild("wall").addControl(new GameDoor());
        BinaryExporter.getInstance().save(level, scene.toFile());
        old = Files.readAllBytes(scene);
        ProgramRun refused = run(scene);
        assertEquals(1, refused.exitCode());
        assertEquals(List.of(scene + ": not converted: it would lose objects of the class org.jmesat.editor.GameDoor,"
                + " not found; add the game's classes to the class path"), refused.err());
        assertEquals(List.of(), refused.out());
        assertUntouched();
    }

    /** A limit for the size of files makes the write fail in the middle of the file, as a full disk does. */
    @Test
    void itLeavesTheOldFileWhenTheNewOneCannotBeWritten() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = String.join(System.getProperty("path.separator"),
                classPath().stream().map(Path::toString).toList());
        ProgramRun refused = ProgramRun.of(List.of("sh", "-c", "ulimit -f 2; exec \"$@\"", "sh", java,
                "-XX:-UsePerfData", "-cp", classPath, PROGRAM, scene.toString()));
        assertEquals(1, refused.exitCode(), refused.err().toString());
        assertEquals(List.of(scene + ": not converted: File too large"), refused.err());
        assertUntouched();
    }
}
