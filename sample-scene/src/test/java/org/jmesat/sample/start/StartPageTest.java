package org.jmesat.sample.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jmesat.sample.GameRun;
import org.junit.jupiter.api.Test;

/** The games of docs/start.md behave as the page says, and its project uses this build's versions. */
class StartPageTest {
    private static final Path PAGE = Path.of("..", "docs", "start.md");
    private static final Pattern ARTIFACT =
            Pattern.compile("<artifactId>([\\w-]+)</artifactId>\\s*<version>([^<]+)</version>");

    @Test
    void theCrateHitsTheWallOnce() {
        assertEquals("crate hit wall\n", GameRun.printedBy(new FirstGame(), 200));
    }

    @Test
    void theRunnerTurnsRoundAtEachWall() {
        assertEquals("crate hit wall\ncrate hit second wall\ncrate hit wall\n",
                GameRun.printedBy(new FirstSteps(), 350));
    }

    @Test
    void theProjectOfThePageHasTheVersionsOfThisBuild() throws IOException {
        String parent = Files.readString(Path.of("..", "pom.xml"));
        List<MatchResult> artifacts = ARTIFACT.matcher(Files.readString(PAGE)).results().toList();
        for (MatchResult artifact : artifacts) {
            String name = artifact.group(1);
            String version = artifact.group(2);
            if (!name.equals("first-game")) {
                String key = name.startsWith("jme3-") ? "jme3" : name.equals("slf4j-jdk14") ? "slf4j" : name;
                String expected = name.equals("jme-sat") ? "<version>" + version + "</version>"
                        : "<" + key + ".version>" + version + "</" + key + ".version>";
                assertTrue(parent.contains(expected), name + " " + version + " is not what the build uses");
            }
        }
        assertTrue(artifacts.size() >= 7, "only " + artifacts.size() + " artifacts were found");
    }
}
