package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jmesat.internal.settings.RefusedScriptException;
import org.jmesat.internal.settings.ScriptClasses;
import org.jmesat.internal.settings.ScriptProperties;
import org.jmesat.internal.settings.ScriptText;
import org.junit.jupiter.api.Test;

/** The page of ready-made scripts has a text to paste for each of them, and each text works. */
class ScriptsPageTest {
    private static final Path PAGE = Path.of("..", "docs", "guides", "scripts.md");
    private static final Path CLASSES = Path.of("src", "main", "java", "org", "jmesat", "scripts");
    private static final Pattern TEXT = Pattern.compile("```scripts\\R(.*?)```", Pattern.DOTALL);

    private final ScriptClasses classes = new ScriptClasses(getClass().getClassLoader(), List.of());

    private static List<ScriptText.Item> items() throws IOException {
        List<ScriptText.Item> items = new ArrayList<>();
        for (Matcher text = TEXT.matcher(Files.readString(PAGE)); text.find();) {
            ScriptText parsed = ScriptText.parse(text.group(1));
            assertEquals(null, parsed.problem());
            items.addAll(parsed.items());
        }
        return items;
    }

    @Test
    void eachTextMakesItsScriptsWithoutAProblem() throws IOException, RefusedScriptException {
        for (ScriptText.Item item : items()) {
            assertEquals(List.of(), ScriptProperties.set(classes.make(classes.find(item.name())), item.properties()));
        }
    }

    /** The scripts of the package that a list does not have. */
    List<String> missing(List<String> names) throws IOException {
        try (Stream<Path> files = Files.list(CLASSES)) {
            return files.map(file -> file.getFileName().toString().replace(".java", ""))
                    .filter(name -> !names.contains(name) && isScript(name))
                    .toList();
        }
    }

    @Test
    void eachScriptHasAHeadingAndAText() throws IOException {
        TreeSet<String> expected = new TreeSet<>(missing(List.of()));
        TreeSet<String> headings = new TreeSet<>();
        for (Matcher heading = Pattern.compile("(?m)^### (\\w+)$").matcher(Files.readString(PAGE)); heading.find();) {
            headings.add(heading.group(1));
        }
        TreeSet<String> texts = new TreeSet<>();
        items().forEach(item -> texts.add(item.name()));
        assertTrue(expected.size() >= 5, expected::toString);
        assertEquals(expected, headings);
        assertEquals(expected, texts);
    }

    @Test
    void eachScriptHasItsPicture() throws IOException {
        String page = Files.readString(PAGE);
        for (String name : missing(List.of())) {
            String file = "script" + name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT) + ".png";
            String picture = "![" + name + ": before and after](../images/" + file + ")";
            assertTrue(page.contains("### " + name + "\n\n" + picture), name);
            assertTrue(Files.exists(Path.of("..", "docs", "images", file)), file);
        }
    }

    /** Of a Spawner, the page explains the delay by itself. */
    @Test
    void thePageNamesTheScriptsThatActAsLongAsATouchLasts() throws IOException, RefusedScriptException {
        TreeSet<String> expected = new TreeSet<>();
        for (String name : missing(List.of())) {
            if (WhileTouchingScript.class.isAssignableFrom(classes.find(name)) && !name.equals("Spawner")) {
                expected.add(name);
            }
        }
        Matcher list = Pattern.compile("as long as a touch lasts \\(([^)]+)\\)").matcher(Files.readString(PAGE));
        assertTrue(list.find());
        assertEquals(expected, new TreeSet<>(List.of(list.group(1).replace("`", "").split(",\\s+"))));
    }

    private boolean isScript(String name) {
        try {
            return classes.find(name) != null;
        } catch (RefusedScriptException e) {
            return false;
        }
    }
}
