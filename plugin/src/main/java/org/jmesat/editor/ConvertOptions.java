package org.jmesat.editor;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The arguments of {@link Convert}.
 *
 * @param help whether to print the usage and do nothing else
 * @param toControls whether user data becomes Controls, instead of Controls user data
 * @param backup whether a file that is replaced is kept under another name
 * @param assets folders in which the scenes' assets are searched
 * @param scripts packages whose scripts are converted besides the ready-made ones
 * @param output the file to write instead of the scene that was read; null to replace it
 * @param scenes the files to convert
 */
record ConvertOptions(boolean help, boolean toControls, boolean backup, List<Path> assets, List<String> scripts,
        Path output, List<Path> scenes) {
    static final String USAGE = """
            Usage: java -cp CLASSPATH org.jmesat.editor.Convert [options] SCENE.j3o...

            Converts the colliders, PushApart and CharacterMover Controls and scripts of saved scenes
            into user data, which the jMonkeyEngine SDK keeps where it loses Controls. CLASSPATH is
            that of the game: jME, jme-sat, and the classes of all Controls in the scenes.

              --to-controls   convert user data into Controls instead
              --assets DIR    search the scenes' assets in this folder; may be given several times.
                              The class path and the nearest folder named "assets" above a scene
                              are searched as well
              --scripts PKG   convert the game's own scripts of this package, too, which the game must
                              allow (setScriptPackages); may be given several times
              -o FILE         write this file instead of replacing the scene (for a single scene)
              --no-backup     do not keep a replaced file as SCENE.j3o.bak
              --help          print this text

            A scene is written only if nothing of it is lost; otherwise its file stays as it is.
            Exit code: 0 if all scenes were converted or needed no conversion, 1 if one was not
            converted, 2 if the arguments are wrong.
            """;

    /**
     * Reads the arguments.
     *
     * @throws IllegalArgumentException if they are wrong; the message names the wrong one
     */
    static ConvertOptions parse(String... arguments) {
        boolean help = false;
        boolean toControls = false;
        boolean backup = true;
        boolean onlyScenes = false;
        List<Path> assets = new ArrayList<>();
        List<String> scripts = new ArrayList<>();
        List<Path> scenes = new ArrayList<>();
        Path output = null;
        for (int i = 0; i < arguments.length; i++) {
            String argument = arguments[i];
            if (onlyScenes || !argument.startsWith("-")) {
                scenes.add(path(argument));
                continue;
            }
            switch (argument) {
                case "--" -> onlyScenes = true;
                case "--help", "-h" -> help = true;
                case "--to-controls" -> toControls = true;
                case "--no-backup" -> backup = false;
                case "--assets" -> assets.add(folder(value(arguments, ++i, argument)));
                case "--scripts" -> scripts.add(packageName(value(arguments, ++i, argument)));
                case "-o" -> {
                    if (output != null) {
                        throw new IllegalArgumentException("-o was given twice: " + output + " and "
                                + value(arguments, i + 1, argument));
                    }
                    output = path(value(arguments, ++i, argument));
                }
                default -> throw new IllegalArgumentException("unknown option: " + argument);
            }
        }
        if (!help && scenes.isEmpty()) {
            throw new IllegalArgumentException("no scene was given");
        }
        if (output != null && scenes.size() > 1) {
            throw new IllegalArgumentException("-o " + output + " is for a single scene, but " + scenes.size()
                    + " were given");
        }
        return new ConvertOptions(help, toControls, backup, List.copyOf(assets), List.copyOf(scripts), output,
                List.copyOf(scenes));
    }

    private static String value(String[] arguments, int index, String option) {
        if (index >= arguments.length) {
            throw new IllegalArgumentException("a value is missing after " + option);
        }
        return arguments[index];
    }

    private static String packageName(String text) {
        if (text.isBlank() || !text.equals(text.strip()) || text.startsWith(".") || text.endsWith(".")) {
            throw new IllegalArgumentException("--scripts " + text + " is no package");
        }
        return text;
    }

    private static Path folder(String text) {
        Path folder = path(text);
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("--assets " + text + " is not a folder");
        }
        return folder;
    }

    private static Path path(String text) {
        try {
            if (text.isEmpty()) {
                throw new IllegalArgumentException("the name of a file is empty");
            }
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("not the name of a file: " + text, e);
        }
    }
}
