package org.jmesat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The version and the group id, which Maven wants in each pom.xml and readers want in each example. */
class ReleaseTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern OF_THE_BUILD = Pattern.compile("<groupId>([\\w.-]+)</groupId>\\s*"
            + "<artifactId>jme-sat-parent</artifactId>\\s*<version>([\\w.-]+)</version>");
    private static final Pattern IN_A_PAGE = Pattern.compile("([\\w.-]+):jme-sat:([\\w.-]+)"
            + "|<groupId>([\\w.-]+)</groupId>\\s*<artifactId>jme-sat</artifactId>\\s*<version>([\\w.-]+)</version>"
            + "|jme-sat-(\\d[\\w.-]*)\\.jar");

    @Test
    void eachPomHasTheSameGroupAndVersion() throws IOException {
        String expected = coordinates("pom.xml");
        assertEquals(expected, coordinates("plugin/pom.xml"));
        assertEquals(expected, coordinates("sample-scene/pom.xml"));
    }

    @Test
    void eachPageNamesTheGroupAndVersionOfThisBuild() throws IOException {
        String[] expected = coordinates("pom.xml").split(":");
        int found = 0;
        for (Path page : pages()) {
            for (MatchResult match : IN_A_PAGE.matcher(Files.readString(page)).results().toList()) {
                String group = first(match, 1, 3);
                String version = first(match, 2, 4, 5);
                assertEquals(group == null ? null : expected[0], group, page.toString());
                assertEquals(expected[1], version, page.toString());
                found++;
            }
        }
        assertTrue(found >= 4, "only " + found + " were found");
    }

    @Test
    void theChangelogBeginsWithThisVersion() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/changelog.md"));
        MatchResult first = Pattern.compile("(?m)^## (\\S+)").matcher(page).results().findFirst().orElseThrow();
        assertEquals(coordinates("pom.xml").split(":")[1], first.group(1));
    }

    private static String coordinates(String pom) throws IOException {
        String text = Files.readString(ROOT.resolve(pom));
        MatchResult match = OF_THE_BUILD.matcher(text).results().findFirst().orElseThrow();
        return match.group(1) + ":" + match.group(2);
    }

    /** The one of these groups that has matched. */
    private static String first(MatchResult match, int... groups) {
        return IntStream.of(groups).mapToObj(match::group).filter(Objects::nonNull).findFirst().orElse(null);
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs").toRealPath())) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), docs)
                    .filter(page -> page.toString().endsWith(".md")).toList();
        }
    }
}
