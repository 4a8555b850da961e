package org.jmesat.editor;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A game that plays saved levels, one after another, and prints what happens. */
final class GameProgram {
    private GameProgram() {
    }

    /**
     * Runs the program.
     *
     * @param files the levels
     */
    public static void main(String[] files) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String name : List.of("org.jmesat.debug.CollisionDebugState", "com.simsilica.lemur.GuiGlobals",
                "com.google.common.base.Function", "org.slf4j.Logger")) {
            out.println(name + ": " + isPresent(name));
        }
        for (String file : files) {
            PlayedLevel.play(SavedLevel.load(Path.of(file))).forEach(line -> out.println(Path.of(file).getFileName()
                    + ": " + line));
        }
    }

    private static boolean isPresent(String name) {
        try {
            Class.forName(name);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
