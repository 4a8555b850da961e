package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.PairText;
import org.junit.jupiter.api.Test;

class DocumentationTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]*)(?:#([^)]*))?\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    private static final Pattern JAVA_BLOCK = Pattern.compile("```java\\R(.*?)```", Pattern.DOTALL);
    private static final Pattern REPORT = Pattern.compile("```\\R(A and B .*?)\\R```", Pattern.DOTALL);
    private static final Pattern PAIR = Pattern.compile("```\\R(A: .*?)\\R```", Pattern.DOTALL);

    /**
     * The lines of a block are in one file, in the same order. At a blank line of the block, lines of the file may be
     * missing.
     */
    @Test
    void everyJavaExampleIsInTheCompiledCode() throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve("sample-scene/src"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                sources.add(unindented(read(file)));
            }
        }
        List<String> unknown = new ArrayList<>();
        int blocks = 0;
        for (Path page : pages()) {
            for (Matcher block = JAVA_BLOCK.matcher(read(page)); block.find(); blocks++) {
                String code = block.group(1);
                if (sources.stream().noneMatch(source -> hasParts(source, code))) {
                    unknown.add(ROOT.relativize(page) + ":\n" + code);
                }
            }
        }
        assertEquals(List.of(), unknown);
        assertTrue(blocks >= 40, "only " + blocks + " Java examples were found");
    }

    private static boolean hasParts(String source, String code) {
        int from = 0;
        for (String part : code.strip().split("\\R\\s*\\R")) {
            String lines = unindented(part);
            int at = source.indexOf(lines, from);
            if (at < 0) {
                return false;
            }
            from = at + lines.length();
        }
        return true;
    }

    /** The page shows six to thirty lines of each recipe. */
    @Test
    void theRecipesAreTheCodeOfTheirPrograms() throws IOException {
        List<Path> recipes = new ArrayList<>();
        try (Stream<Path> files = Files.list(ROOT.resolve("sample-scene/src/main/java/org/jmesat/sample/recipes"))) {
            files.filter(file -> !List.of("Recipe.java", "package-info.java").contains(file.getFileName().toString()))
                    .sorted().forEach(recipes::add);
        }
        int[] lines = new int[recipes.size()];
        Matcher block = JAVA_BLOCK.matcher(read(ROOT.resolve("docs/recipes.md")));
        while (block.find()) {
            String code = unindented(block.group(1));
            List<Path> sources = new ArrayList<>();
            for (int i = 0; i < recipes.size(); i++) {
                if (unindented(read(recipes.get(i))).contains(code)) {
                    sources.add(recipes.get(i));
                    lines[i] += (int) code.lines().count();
                }
            }
            assertEquals(1, sources.size(), "the programs that have this code: " + code);
        }
        for (int i = 0; i < lines.length; i++) {
            assertTrue(lines[i] >= 6 && lines[i] <= 30, recipes.get(i).getFileName() + " has " + lines[i] + " lines");
        }
        assertEquals(17, recipes.size());
    }

    @Test
    void theReportInTheDocumentationIsThatOfItsPair() throws IOException {
        assertReported("docs/internals/narrow-phase.md");
        assertReported("docs/guides/debug-view.md");
    }

    @Test
    void everyLinkInTheDocumentationHasAFileAndAHeading() throws IOException {
        List<String> dead = new ArrayList<>();
        int links = 0;
        for (Path page : pages()) {
            Matcher link = LINK.matcher(read(page));
            while (link.find()) {
                links++;
                Path file = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
                if (!Files.exists(file) || link.group(2) != null && !anchors(file).contains(link.group(2))) {
                    dead.add(ROOT.relativize(page) + " -> " + link.group());
                }
            }
        }
        assertEquals(List.of(), dead);
        assertTrue(links >= 100, "only " + links + " links were found");
    }

    /** A page with ten of them must open at once on a slow line. */
    @Test
    void noPictureIsLargerThan400Kilobytes() throws IOException {
        List<String> large = new ArrayList<>();
        try (Stream<Path> images = Files.list(ROOT.resolve("docs/images"))) {
            for (Path image : images.toList()) {
                if (Files.size(image) > 400_000) {
                    large.add(image.getFileName() + " has " + Files.size(image) + " bytes");
                }
            }
        }
        assertEquals(List.of(), large);
    }

    private static void assertReported(String page) throws IOException {
        String text = only(PAIR, page);
        PairText pair = PairText.read(text);
        AxisReport report = AxisReport.of(pair.a(), pair.b(), 0);
        assertEquals(only(REPORT, page), report.toString(), page);
        assertEquals(text, report.toWellKnownText(), page);
    }

    private static String only(Pattern block, String page) throws IOException {
        Matcher matcher = block.matcher(read(ROOT.resolve(page)));
        assertTrue(matcher.find(), page + " has no block like " + block);
        String found = matcher.group(1);
        assertFalse(matcher.find(), page + " has more than one " + block);
        return found;
    }

    /** The anchors of a rendered page's headings: lower case, hyphens for blanks, no punctuation. */
    private static List<String> anchors(Path page) throws IOException {
        return HEADING.matcher(read(page)).results()
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
                .toList();
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), docs)
                    .filter(page -> page.toString().endsWith(".md"))
                    .collect(Collectors.toList());
        }
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file);
    }

    private static String unindented(String code) {
        return code.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
    }
}
