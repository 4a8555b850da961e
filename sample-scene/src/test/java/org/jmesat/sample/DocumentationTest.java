package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DocumentationTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)\\)");
    private static final Pattern JAVA_BLOCK = Pattern.compile("```java\\R(.*?)```", Pattern.DOTALL);

    @Test
    void theExampleInTheReadmeIsTheCodeOfHelloCollision() throws IOException {
        Matcher block = JAVA_BLOCK.matcher(read(ROOT.resolve("README.md")));
        assertTrue(block.find(), "the README has no Java example");
        String source = read(ROOT.resolve("sample-scene/src/main/java/org/jmesat/sample/HelloCollision.java"));
        assertTrue(unindented(source).contains(unindented(block.group(1))),
                "not to be found in HelloCollision: " + block.group(1));
    }

    @Test
    void everyLinkInTheDocumentationLeadsToAFile() throws IOException {
        List<String> dead = new ArrayList<>();
        int links = 0;
        for (Path page : pages()) {
            Matcher link = LINK.matcher(read(page));
            while (link.find()) {
                links++;
                if (!Files.exists(page.resolveSibling(link.group(1)))) {
                    dead.add(ROOT.relativize(page) + " -> " + link.group(1));
                }
            }
        }
        assertEquals(List.of(), dead);
        assertTrue(links >= 10, "only " + links + " links were found");
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
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
