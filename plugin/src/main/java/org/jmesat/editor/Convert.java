package org.jmesat.editor;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.scene.Spatial;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.jmesat.internal.text.ThrownText;

/**
 * A program that converts saved scenes: {@code java -cp CLASSPATH org.jmesat.editor.Convert scene.j3o}. The class path
 * is that of the game. Controls become user data, which the jMonkeyEngine SDK keeps where it loses Controls of classes
 * that it does not know; {@code --to-controls} does the opposite. {@code --help} lists the options.
 *
 * <p>A file is replaced in one step, after its new content was written beside it, read back and compared. If anything
 * of the scene would be lost or anything fails, the file stays as it is: an asset or the class of a Control that cannot
 * be found, a damaged file, a full disk. The old file is kept as {@code scene.j3o.bak}.
 *
 * <p>The program needs no display. Its exit code is 0 if all scenes were converted or needed no conversion, 1 if one
 * was not converted, and 2 if the arguments are wrong.
 */
public final class Convert {
    private static final int DONE = 0;
    private static final int REFUSED = 1;
    private static final int WRONG_ARGUMENTS = 2;

    private static final String ENGINE = "com.jme3.";

    private final ConvertOptions options;
    private final FileReplacement files;
    private final PrintStream out;
    private final PrintStream err;

    Convert(ConvertOptions options, FileReplacement files, PrintStream out, PrintStream err) {
        this.options = options;
        this.files = files;
        this.out = out;
        this.err = err;
    }

    /**
     * Runs the program, and ends the JVM.
     *
     * @param arguments options and files; {@code --help} lists them
     */
    public static void main(String[] arguments) {
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
        System.exit(run(System.out, System.err, arguments));
    }

    /** Runs the program; returns the exit code. */
    static int run(PrintStream out, PrintStream err, String... arguments) {
        ConvertOptions options;
        try {
            options = ConvertOptions.parse(arguments);
        } catch (IllegalArgumentException e) {
            err.println(e.getMessage());
            err.print(ConvertOptions.USAGE);
            return WRONG_ARGUMENTS;
        }
        if (options.help()) {
            out.print(ConvertOptions.USAGE);
            return DONE;
        }
        return new Convert(options, new FileReplacement(), out, err).convertAll();
    }

    /** Converts each scene, also after one was refused; returns the exit code. */
    int convertAll() {
        int code = DONE;
        for (Path scene : options.scenes()) {
            try {
                convert(scene);
            } catch (RefusedSceneException e) {
                err.println(scene + ": not converted: " + e.getMessage());
                code = REFUSED;
            } catch (IOException e) {
                err.println(scene + ": not converted: " + text(e));
                code = REFUSED;
            } catch (RuntimeException | Error e) {
                // Usually of a class of the game: in its static initializer, or in a method that the engine calls.
                err.println(scene + ": not converted: " + ThrownText.of(cause(e)) + place(cause(e)));
                code = REFUSED;
            }
        }
        return code;
    }

    private void convert(Path file) throws IOException, RefusedSceneException {
        if (Files.isDirectory(file)) {
            throw new RefusedSceneException("it is a folder");
        }
        byte[] old = Files.readAllBytes(file);
        Spatial scene = SceneReader.read(old, file, options.assets());
        ClassLoader loader = Convert.class.getClassLoader();
        String[] packages = options.scripts().toArray(new String[0]);
        ConversionReport report = options.toControls() ? SceneConversion.toControls(scene, loader, packages)
                : SceneConversion.toUserData(scene, loader, packages);
        boolean inPlace = options.output() == null;
        Path target = inPlace ? file : options.output();
        if (report.getSpatials().isEmpty() && inPlace) {
            out.println(file + ": nothing to convert");
        } else {
            byte[] content = bytes(scene);
            Path kept = files.replace(target, inPlace ? old : null, content, options.backup(),
                    written -> check(scene, written, file));
            out.println(file + ": converted " + report.counts() + (inPlace ? "" : "; written to " + target)
                    + (kept == null ? "" : "; the old file is " + kept.getFileName()));
        }
        report.getRemarks().forEach(each -> out.println("    " + each));
        Set<String> unknown = options.toControls() ? Set.of() : unknownToTheEditor(scene);
        if (!unknown.isEmpty()) {
            out.println("    the SDK cannot open it before engine 3.10, since it has Controls of "
                    + String.join(", ", unknown));
        }
    }

    private static Set<String> unknownToTheEditor(Spatial scene) {
        Set<String> classes = new TreeSet<>();
        scene.depthFirstTraversal(each -> {
            for (int i = 0; i < each.getNumControls(); i++) {
                String name = each.getControl(i).getClass().getName();
                if (!name.startsWith(ENGINE)) {
                    classes.add(name);
                }
            }
        });
        return classes;
    }

    private void check(Spatial scene, byte[] written, Path file) throws RefusedSceneException {
        String difference = SceneComparison.findDifference(scene, SceneReader.read(written, file, options.assets()));
        if (difference != null) {
            throw new RefusedSceneException("the written scene reads back differently: " + difference);
        }
    }

    private static byte[] bytes(Spatial scene) throws IOException, RefusedSceneException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try {
            BinaryExporter.getInstance().save(scene, content);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw new RefusedSceneException("the engine cannot write it: " + e, e);
        }
        return content.toByteArray();
    }

    private static Throwable cause(Throwable thrown) {
        return thrown instanceof ExceptionInInitializerError && thrown.getCause() != null ? thrown.getCause() : thrown;
    }

    private static String place(Throwable thrown) {
        StackTraceElement[] stack = thrown.getStackTrace();
        return stack.length == 0 ? "" : " at " + stack[0];
    }

    /** The engine's messages name the file only, where it is the kind of the exception that says what is wrong. */
    private static String text(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no file " + e.getMessage();
        }
        if (e instanceof FileSystemException problem && problem.getReason() == null) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }
}
