package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of semantics names a test for each rule, and each named test exists. */
class SemanticsPageTest {
    private static final Path PAGE = Path.of("..", "docs", "internals", "semantics.md");
    private static final Path TESTS = Path.of("src", "test", "java");
    private static final Pattern NAME = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new AssertionError(path + " cannot be read", e);
        }
    }

    private static Map<String, String> sources() throws IOException {
        try (Stream<Path> files = Files.walk(TESTS)) {
            return files.filter(path -> path.toString().endsWith("Test.java")).collect(Collectors.toMap(
                    path -> path.getFileName().toString().replace(".java", ""), SemanticsPageTest::read,
                    (one, other) -> one + other));
        }
    }

    @Test
    void eachTestNamedForARuleExists() throws IOException {
        Map<String, String> sources = sources();
        List<String> missing = new ArrayList<>();
        int named = 0;
        for (Matcher name = NAME.matcher(read(PAGE)); name.find(); named++) {
            if (!sources.getOrDefault(name.group(1), "").contains(" void " + name.group(2) + "(")) {
                missing.add(name.group());
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(named > 100, "only " + named + " names were found");
    }

    @Test
    void eachRuleNamesATest() {
        List<String> rules = read(PAGE).lines().filter(line -> line.startsWith("* ")).toList();
        assertTrue(rules.size() > 60, "only " + rules.size() + " rules were found");
        assertEquals(List.of(), rules.stream().filter(rule -> !NAME.matcher(rule).find()).toList());
    }
}
