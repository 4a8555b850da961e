package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages of semantics and security name a test for each rule, and each named test exists. */
class SemanticsPageTest {
    private static final Path PAGES = Path.of("..", "docs", "internals");
    private static final Path TESTS = Path.of("src", "test", "java");
    private static final Pattern NAME = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

    private static final Pattern RULE = Pattern.compile("(?m)^\\* .*(?:\\R  .*)*");

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

    @ParameterizedTest
    @CsvSource({"semantics.md, 100", "security.md, 25"})
    void eachTestNamedForARuleExists(String page, int least) throws IOException {
        Map<String, String> sources = sources();
        List<String> missing = new ArrayList<>();
        int named = 0;
        for (Matcher name = NAME.matcher(read(PAGES.resolve(page))); name.find(); named++) {
            if (!sources.getOrDefault(name.group(1), "").contains(" void " + name.group(2) + "(")) {
                missing.add(name.group());
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(named > least, "only " + named + " names were found");
    }

    @ParameterizedTest
    @CsvSource({"semantics.md, 60", "security.md, 15"})
    void eachRuleNamesATest(String page, int least) {
        List<String> rules = RULE.matcher(read(PAGES.resolve(page))).results().map(MatchResult::group).toList();
        assertTrue(rules.size() > least, "only " + rules.size() + " rules were found");
        assertEquals(List.of(), rules.stream().filter(rule -> !NAME.matcher(rule).find()).toList());
    }
}
