package org.jmesat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The form of the source text. */
class SourceTest {
    private static final int MOST_COLUMNS = 120;

    /** The size of the plugin. Whoever raises one of these says why in the commit; whoever can, lowers it. */
    private static final int MOST_CODE_LINES = 49_100;
    private static final int MOST_PACKAGES = 24;
    private static final int MOST_PUBLIC_TYPES = 89;
    private static final int MOST_INTERNAL_TYPES = 89;

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");
    private static final Pattern PUBLIC_TYPE =
            Pattern.compile("(?m)^public (?:\\w+ )*(?:class|interface|enum|record|@interface) ");
    private static final Pattern INTERNAL_IMPORT =
            Pattern.compile("(?m)^import org\\.jmesat\\.internal\\.(?:\\w+\\.)*(\\w+);");

    @ParameterizedTest
    @ValueSource(strings = {"src/main", "src/test", "src/jmh", "../sample-scene/src/main", "../sample-scene/src/test"})
    void noLineIsLongerThanAScreenIsWide(String directory) throws IOException {
        List<String> wide = new ArrayList<>();
        for (Path file : files(directory)) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).codePointCount(0, lines.get(i).length()) > MOST_COLUMNS) {
                    wide.add(file + ":" + (i + 1));
                }
            }
        }
        assertEquals(List.of(), wide);
    }

    /** Such a link leads nowhere, since the documentation for users has no page of internal types. */
    @Test
    void whatUsersReadDoesNotReferToInternalTypes() throws IOException {
        List<String> links = new ArrayList<>();
        int internalImports = 0;
        for (Path file : files("src/main")) {
            String text = Files.readString(file);
            if (file.startsWith("src/main/java/org/jmesat/internal") || !PUBLIC_TYPE.matcher(text).find()) {
                continue;
            }
            for (Matcher name = INTERNAL_IMPORT.matcher(text); name.find(); internalImports++) {
                Matcher link = Pattern.compile("@(link|linkplain|see)\\s+" + name.group(1) + "\\b").matcher(text);
                while (link.find()) {
                    links.add(file + ": " + link.group());
                }
            }
        }
        assertEquals(List.of(), links);
        assertTrue(internalImports > 50, "only " + internalImports + " imports were found");
    }

    /** Code lines are those without comments and blank lines; a {@code //} in a text cuts the line, but keeps it. */
    @Test
    void thePluginGrowsOnlyWhereSomebodySaysWhy() throws IOException {
        int lines = 0;
        int packages = 0;
        int types = 0;
        int internal = 0;
        for (Path file : files("src/main")) {
            String text = Files.readString(file);
            lines += (int) COMMENT.matcher(text).replaceAll("").lines().filter(line -> !line.isBlank()).count();
            packages += file.endsWith("package-info.java") ? 1 : 0;
            if (PUBLIC_TYPE.matcher(text).find()) {
                types += file.startsWith("src/main/java/org/jmesat/internal") ? 0 : 1;
                internal += file.startsWith("src/main/java/org/jmesat/internal") ? 1 : 0;
            }
        }
        String found = lines + " code lines, " + packages + " packages, " + types + " public types, " + internal
                + " public types in internal packages";
        assertTrue(lines <= MOST_CODE_LINES && packages <= MOST_PACKAGES && types <= MOST_PUBLIC_TYPES
                && internal <= MOST_INTERNAL_TYPES, found);
        assertTrue(lines > MOST_CODE_LINES - 100, () -> "Lower the budget: " + found);
    }

    private static List<Path> files(String directory) throws IOException {
        try (Stream<Path> all = Files.walk(Path.of(directory))) {
            List<Path> files = all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
            assertTrue(files.size() > 50, "only " + files.size() + " files of " + directory + " were read");
            return files;
        }
    }
}
