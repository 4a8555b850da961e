package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page for designers says what the parser does. */
class ScriptTextPageTest {
    private static final Path PAGE = Path.of("..", "docs", "guides", "script-text.md");
    private static final Pattern BLOCK = Pattern.compile("(?s)```scripts\\R(.*?)```");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final String COIN = """
            import com.jme3.math.*;
            import java.util.List;
            public class %s extends org.jmesat.control.CollisionScript {
                public enum Side { LEFT, RIGHT }
                private float delay;
                public float getDelay() { return delay; }
                public void setDelay(float delay) { this.delay = Math.max(0, delay); }
                public void setOpen(boolean open) { }
                public void setValue(int value) { }
                public void setBy(String by) { }
                public void setSide(Side side) { }
                public void setOffset(Vector2f offset) { }
                public void setTo(Vector3f to) { }
                public void setLimits(Vector4f limits) { }
                public void setTint(ColorRGBA tint) { }
                public void setTags(List<String> tags) { }
            }
            """;
    private static String page;
    private static ScriptClasses classes;

    @BeforeAll
    static void read(@TempDir Path directory) throws IOException {
        page = Files.readString(PAGE);
        classes = new ScriptClasses(RecordingLoader.of(directory, Map.of("game.Coin", COIN.formatted("Coin"),
                "game.Door", COIN.formatted("Door"), "game.Level", "public class Level { }")), List.of("game"));
    }

    @Test
    void everyExampleIsAValidText() {
        int blocks = 0;
        for (Matcher block = BLOCK.matcher(page); block.find(); blocks++) {
            assertEquals(List.of(), problems(block.group(1)), block.group(1));
        }
        assertEquals(3, blocks);
    }

    @Test
    void everyValueOfTheTableIsSet() {
        TreeSet<String> seen = new TreeSet<>();
        List<String[]> rows = rows("values");
        for (String[] row : rows) {
            assertEquals(List.of(), problems("game.Coin(" + code(row[2]) + ")"), row[2]);
            Matcher types = CODE.matcher(row[0]);
            while (types.find()) {
                seen.add(types.group(1));
            }
        }
        assertEquals(15, rows.size());
        assertEquals(new TreeSet<>(List.of("boolean", "int", "long", "float", "double", "String", "Vector2f",
                "Vector3f", "Vector4f", "ColorRGBA", "String[]", "List<String>")), seen);
    }

    @Test
    void everyEscapeOfTheTableIsRead() {
        List<String[]> rows = rows("escapes");
        for (String[] row : rows) {
            ScriptText text = ScriptText.parse("A(a=" + code(row[0]) + ")");
            assertNull(text.problem(), row[0]);
            assertEquals(row[1], text.items().get(0).properties().get(0).value().text());
        }
        assertEquals(4, rows.size());
    }

    @Test
    void everyMistakeOfTheTableIsReportedInTheseWords() {
        List<String[]> rows = rows("mistakes");
        for (String[] row : rows) {
            assertEquals(List.of(row[1]), problems(code(row[0])));
        }
        assertEquals(14, rows.size());
    }

    @Test
    void theLimitsAreThoseOfTheParser() {
        assertTrue(page.contains("at most " + ScriptParser.MAX_SCRIPTS + " scripts"));
        assertTrue(page.contains("at most " + ScriptParser.MAX_LENGTH + " characters"));
    }

    private static List<String> problems(String text) {
        ScriptText read = ScriptText.parse(text);
        List<String> problems = new ArrayList<>(read.problem() == null ? List.of() : List.of(read.problem()));
        for (ScriptText.Item each : read.items()) {
            try {
                CollisionScript script = classes.make(classes.find(each.name()));
                problems.addAll(ScriptProperties.set(script, each.properties()));
            } catch (RefusedScriptException e) {
                problems.add(e.getMessage());
            }
        }
        return problems;
    }

    private static String code(String cell) {
        Matcher code = CODE.matcher(cell);
        assertTrue(code.matches(), cell);
        return code.group(1);
    }

    private static List<String[]> rows(String table) {
        List<String> lines = page.lines().toList();
        int from = lines.indexOf("<!-- " + table + " -->");
        assertTrue(from >= 0, "the page has no table of " + table);
        return lines.stream().skip(from + 3).takeWhile(line -> line.startsWith("|"))
                .map(line -> line.substring(1, line.length() - 1).split("\\|"))
                .map(cells -> List.of(cells).stream().map(String::strip).toArray(String[]::new))
                .toList();
    }
}
