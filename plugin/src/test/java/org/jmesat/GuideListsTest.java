package org.jmesat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jmesat.app.SceneQueries;
import org.jmesat.contact.ExitReason;
import org.jmesat.debug.CollisionDebugState.Layer;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.Test;

/** The guides list all that there is of a kind, and the page about changes names files that exist. */
class GuideListsTest {
    private static final Path DOCS = Path.of("..", "docs");

    /** The rows of the table under a header. */
    private static List<String> rows(String page, String header) throws IOException {
        List<String> lines = Files.readAllLines(DOCS.resolve(page));
        int at = lines.indexOf(header);
        assertTrue(at >= 0, page + " has no table " + header);
        return lines.stream().skip(at + 2).takeWhile(line -> line.startsWith("|")).toList();
    }

    /** The first groups of all matches in a text. */
    private static List<String> matches(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().map(match -> match.group(1)).toList();
    }

    /** What stands in code quotes at the begin of each row. */
    private static List<String> names(String page, String header) throws IOException {
        return matches("(?m)^\\| `(\\w+)`", String.join("\n", rows(page, header)));
    }

    private static List<String> constants(Enum<?>[] values) {
        return Stream.of(values).map(Enum::name).toList();
    }

    /** If several reasons apply, their order counts. */
    @Test
    void theExitReasonsStandInTheirOrder() throws IOException {
        assertEquals(constants(ExitReason.values()), names("guides/events.md", "| reason | |"));
    }

    @Test
    void theShapesSetByHandAreThere() throws IOException {
        assertEquals(new TreeSet<>(constants(ColliderShape.values())),
                new TreeSet<>(names("guides/shapes.md", "| `shape` | what it is | settings |")));
    }

    @Test
    void theCostOfEachModeIsThere() throws IOException {
        Set<String> expected = new TreeSet<>(constants(ProjectionMode.values()));
        expected.remove(ProjectionMode.DEFAULT.name());
        String first = rows("guides/shapes.md",
                "| mode | moves | turns in the plane | turns out of the plane | needs |").stream()
                .map(row -> row.split("\\|")[1]).collect(Collectors.joining());
        assertEquals(expected, new TreeSet<>(matches("`(\\w+)`", first)));
    }

    @Test
    void theLayersOfTheOverlayAreThere() throws IOException {
        Set<String> expected = new TreeSet<>();
        for (Layer each : Layer.values()) {
            expected.add(Pattern.compile(" (.)").matcher(each.toString())
                    .replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT)));
        }
        assertEquals(expected, new TreeSet<>(names("guides/debug-view.md", "| property | draws |")));
    }

    @Test
    void theQueriesOfASceneAreThere() throws IOException {
        Set<String> expected = Stream.of(SceneQueries.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && method.getParameterCount() > 1)
                .map(method -> method.getName()).collect(Collectors.toCollection(TreeSet::new));
        String rows = String.join("\n", rows("guides/queries.md", "| question | method | result |"));
        assertEquals(expected, new TreeSet<>(matches("`(\\w+)\\(", rows)));
    }

    /** The page of changes names types from their package on, and test classes by their simple names. */
    @Test
    void thePageOfChangesNamesFilesThatExist() throws IOException {
        String page = Files.readString(DOCS.resolve("internals/changing.md"));
        Set<String> files = new TreeSet<>();
        for (String root : new String[] {"src/main/java/org/jmesat", "src/test/java/org/jmesat"}) {
            try (Stream<Path> all = Files.walk(Path.of(root))) {
                all.filter(Files::isRegularFile).forEach(file -> files.add(Path.of(root).relativize(file).toString()
                        .replace(".java", "").replace(file.getFileSystem().getSeparator(), ".")));
            }
        }
        List<String> missing = new ArrayList<>();
        for (String name : matches("`((?:[a-z]+\\.)+[A-Z]\\w+|[A-Z]\\w+Test)`", page)) {
            if (files.stream().noneMatch(file -> file.equals(name) || file.endsWith('.' + name)
                    && name.endsWith("Test"))) {
                missing.add(name);
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(matches("`([a-z.]+\\.[A-Z]\\w+)`", page).size() > 50, "most types have their package");
    }
}
