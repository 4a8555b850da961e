package org.jmesat.editor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program that ran in a JVM of its own.
 *
 * @param exitCode its exit code
 * @param out the lines of its standard output
 * @param err the lines of its standard error
 */
record ProgramRun(int exitCode, List<String> out, List<String> err) {
    /** The class path of this JVM. */
    static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
                .map(Path::of).toList();
    }

    /** Runs the main method of a class, with a class path and arguments, in a new JVM without a display. */
    static ProgramRun of(List<Path> classPath, String mainClass, Object... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-ea", "-Xshare:auto",
                "-cp", String.join(System.getProperty("path.separator"),
                classPath.stream().map(Path::toString).toList()), mainClass));
        Stream.of(arguments).map(Object::toString).forEach(command::add);
        return of(command);
    }

    /** Runs a command without a display. */
    static ProgramRun of(List<String> command) {
        Path out = null;
        Path err = null;
        try {
            out = Files.createTempFile("program", ".out");
            err = Files.createTempFile("program", ".err");
            ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().remove("DISPLAY");
            builder.environment().remove("WAYLAND_DISPLAY");
            Process process = builder.start();
            process.waitFor();
            return new ProgramRun(process.exitValue(), Files.readAllLines(out, StandardCharsets.UTF_8),
                    Files.readAllLines(err, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        } finally {
            delete(out);
            delete(err);
        }
    }

    private static void delete(Path file) {
        try {
            if (file != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of the output; fails if the exit code is not 0. */
    List<String> lines() {
        if (exitCode != 0) {
            throw new AssertionError("exit code " + exitCode + ": " + String.join("\n", err));
        }
        return out;
    }
}
