package org.jmesat.internal.diagnose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of likely mistakes. */
class MistakeTableTest {
    /** Whoever adds a check adds its row; the rows are in the order of the table. */
    @Test
    void thePageOfQuestionsHasAllOfIt() throws IOException {
        List<String> expected = new ArrayList<>();
        for (MistakeTable.Check<?> each : MistakeTable.all()) {
            expected.add("| " + each.sees() + " | " + each.cure() + " |");
        }
        List<String> page = Files.readAllLines(Path.of("..", "docs", "questions.md"));
        int header = page.indexOf("| likely mistake | do |");
        assertTrue(header >= 0, "the table is missing");
        assertEquals(String.join("\n", expected), String.join("\n",
                page.stream().skip(header + 2).takeWhile(line -> line.startsWith("|")).toList()));
    }
}
