package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import java.beans.PropertyDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the tables of keys in docs/guides/editor.md with those of the code. */
class EditorGuideKeysTest {
    private static final Path PAGE = Path.of("../docs/guides/editor.md");
    /** Of these, the example is what the Control has by default. */
    private static final Set<String> SWITCHES = Set.of("jmesat.pushApart", "jmesat.mover");
    private static final Pattern CODE = Pattern.compile("`([^`]*)`");
    private static final Pattern CONSTANT = Pattern.compile("`([A-Z_]+)`");

    /** A row of the page; cells without backticks have the text as it is. */
    private record Row(String key, String type, String initial, String valid, String example) {
        static Row of(String line) {
            List<String> cells = Stream.of(line.split("(?<!\\\\)\\|", -1))
                    .map(cell -> cell.strip().replace("\\|", "|")).toList();
            assertEquals(7, cells.size(), line);
            return new Row(code(cells.get(1)), cells.get(2), cells.get(3), cells.get(4), code(cells.get(5)));
        }

        private static String code(String cell) {
            return cell.isEmpty() ? "" : cell.substring(1, cell.length() - 1);
        }

        /** A text as the editor's dialog stores it. */
        Object typed(String text) {
            return switch (type) {
                case "Boolean" -> Boolean.valueOf(text);
                case "Int" -> Integer.valueOf(text);
                case "Long" -> Long.valueOf(text);
                case "Float" -> Float.valueOf(text);
                case "String" -> text;
                default -> throw new AssertionError("the SDK's dialog has no type " + type);
            };
        }

        /** The default as the dialog would store it; null if the page has a word instead of a value. */
        Object typedInitial() {
            Matcher code = CODE.matcher(initial);
            return code.matches() ? typed(code.group(1)) : null;
        }

        Set<String> constants() {
            return new TreeSet<>(CONSTANT.matcher(valid).results().map(each -> each.group(1)).toList());
        }
    }

    @Test
    void thePageHasEachKeyAndNoOther() throws IOException {
        assertEquals(SettingTable.COLLIDER.settings.stream().map(Setting::key).sorted().toList(), keys("collider"));
        assertEquals(SettingTable.PUSH_APART.settings.stream().map(Setting::key).sorted().toList(), keys("push"));
        assertEquals(SettingTable.MOVER.settings.stream().map(Setting::key).sorted().toList(), keys("mover"));
        assertEquals(SceneSetting.KEYS.stream().sorted().toList(), keys("scene"));
    }

    @TestFactory
    Stream<DynamicTest> eachColliderKeyIsAsThePageSays() throws IOException {
        return rows("collider").stream().map(row -> DynamicTest.dynamicTest(row.key, () -> check(row,
                SettingTable.COLLIDER.settings.stream().filter(each -> each.key().equals(row.key)).findAny()
                        .orElseThrow(),
                new ColliderControl())));
    }

    @TestFactory
    Stream<DynamicTest> eachKeyOfPushApartIsAsThePageSays() throws IOException {
        return rows("push").stream().map(row -> DynamicTest.dynamicTest(row.key, () -> check(row,
                SettingTable.PUSH_APART.settings.stream().filter(each -> each.key().equals(row.key)).findAny()
                        .orElseThrow(),
                new PushApart())));
    }

    @TestFactory
    Stream<DynamicTest> eachKeyOfAMoverIsAsThePageSays() throws IOException {
        return rows("mover").stream().map(row -> DynamicTest.dynamicTest(row.key, () -> check(row,
                SettingTable.MOVER.settings.stream().filter(each -> each.key().equals(row.key)).findAny()
                        .orElseThrow(),
                new CharacterMover())));
    }

    @TestFactory
    Stream<DynamicTest> eachSceneKeyIsAsThePageSays() throws IOException {
        return rows("scene").stream().map(row -> DynamicTest.dynamicTest(row.key, () -> check(row,
                SceneSetting.ALL.stream().filter(each -> each.key().equals(row.key)).findAny().orElseThrow())));
    }

    private static <O, T> void check(Row row, Setting<O, T> setting, O owner) {
        T initial = setting.otherwise().apply(owner);
        assertEquals(row.type, typeOf(setting.format().write(initial)));
        checkConstants(row, setting.format()::valid);
        if (row.typedInitial() != null) {
            assertEquals(initial, setting.format().read(row.typedInitial()));
        } else if (row.initial.equals("everything")) {
            assertEquals(new Vector2f(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY), initial);
        } else {
            assertEquals("none", row.initial);
            assertTrue(initial.equals("") || initial.equals(List.of()) || SWITCHES.contains(setting.key()));
        }
        if (setting.key().equals(ColliderSettings.BAKED)) {
            assertEquals("", row.example);
            return;
        }
        T example = setting.format().read(row.typed(row.example));
        assertNotNull(example, "the example is invalid");
        if (!SWITCHES.contains(setting.key())) {
            assertNotEquals(initial, example, "the example is the default");
        }
        assertEquals(setting.format().write(example), setting.format().write(setting.format().read(row.example)),
                "the example as text");
    }

    private static void check(Row row, SceneSetting setting) throws ReflectiveOperationException,
            java.beans.IntrospectionException {
        SatCollisionState state = new SatCollisionState();
        Object initial = setting.parse(new PropertyDescriptor(setting.property(), SatCollisionState.class)
                .getReadMethod().invoke(state).toString());
        assertEquals(row.type, typeOf(initial));
        checkConstants(row, setting::valid);
        assertEquals(initial, row.typedInitial() == null ? "" : setting.parse(row.typedInitial()));
        Object example = setting.parse(row.typed(row.example));
        assertNotNull(example, "the example is invalid");
        assertNotEquals(initial, example, "the example is the default");
        assertEquals(example, setting.parse(row.example), "the example as text");
    }

    /** Where names of constants are valid, the page has them all. */
    private static void checkConstants(Row row, Function<Object, String> valid) {
        String text = valid.apply(0);
        if (text.startsWith("one of ")) {
            assertEquals(new TreeSet<>(List.of(text.substring("one of ".length()).split(", "))), row.constants());
        }
    }

    private static String typeOf(Object written) {
        return written instanceof Integer ? "Int" : written.getClass().getSimpleName();
    }

    private static List<String> keys(String table) throws IOException {
        return rows(table).stream().map(Row::key).sorted().toList();
    }

    private static List<Row> rows(String table) throws IOException {
        List<String> lines = Files.readAllLines(PAGE);
        int from = lines.indexOf("<!-- keys: " + table + " -->");
        assertTrue(from >= 0, "the page has no table of " + table);
        return lines.stream().skip(from + 3).takeWhile(line -> line.startsWith("|")).map(Row::of).toList();
    }
}
