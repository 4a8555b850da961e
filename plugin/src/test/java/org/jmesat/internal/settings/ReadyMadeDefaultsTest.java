package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.control.CollisionScript;
import org.jmesat.scripts.FilteredScript;
import org.junit.jupiter.api.Test;

/** The table of docs/guides/scripts.md has each property of the ready-made scripts, with the value of a new script. */
class ReadyMadeDefaultsTest {
    private static final Path PAGE = Path.of("..", "docs", "guides", "scripts.md");
    private static final Pattern ROW = Pattern.compile("\\| (\\w+) \\| (?:`([^|]*)` )?\\|");

    private final ScriptClasses classes = new ScriptClasses(getClass().getClassLoader(), List.of());

    /** The properties of a new script in alphabetical order, but `enabled`, and `by`, `delay` and `once` of most. */
    private List<String> defaults(String name)
            throws RefusedScriptException, InvocationTargetException, IllegalAccessException {
        CollisionScript script = classes.make(classes.find(name));
        List<String> texts = new ArrayList<>();
        for (ScriptProperty each : ScriptProperty.of(script.getClass()).values()) {
            boolean common = each.name().equals("enabled") || script instanceof FilteredScript
                    && List.of("by", "delay", "once").contains(each.name());
            if (each.hasForm() && !common) {
                texts.add(new ScriptText.Property(each.name(),
                        each.readableForm().writing().apply(each.get(script))).toString());
            }
        }
        return texts;
    }

    @Test
    void theTableHasEachPropertyWithTheValueOfANewScript() throws Exception {
        Map<String, List<String>> expected = new TreeMap<>();
        for (String each : ScriptClasses.READY_MADE) {
            expected.put(each, defaults(each));
        }
        String page = Files.readString(PAGE);
        String table = page.substring(page.indexOf("<!-- properties -->"));
        Map<String, List<String>> found = new TreeMap<>();
        for (Matcher row = ROW.matcher(table.substring(0, table.indexOf("\n\n"))); row.find();) {
            List<String> texts = new ArrayList<>();
            ScriptText parsed = ScriptText.parse(
                    row.group(1) + "(" + Objects.requireNonNullElse(row.group(2), "") + ")");
            assertEquals(null, parsed.problem(), row.group());
            parsed.items().get(0).properties().stream().map(ScriptText.Property::toString).sorted().forEach(texts::add);
            found.put(row.group(1), texts);
        }
        assertEquals(expected, found);
    }
}
