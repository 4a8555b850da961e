import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Makes one folder of static pages from README.md, docs and the Javadoc, with a search. Links between pages stay
 * relative; those to sources lead to the repository. Fails if a link leads nowhere. The profile {@code site} runs it.
 */
public class Site {
    private static final List<org.commonmark.Extension> TABLES = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
    private static final Pattern REFERENCE = Pattern.compile("(?:href|src)=\"([^\"]+)\"");

    private final Path root;
    private final Path site;
    /** Where the sources of this version are, without a slash at the end. */
    private final String sources;
    private final StringBuilder sections = new StringBuilder();

    /** Arguments: the repository's folder, that of the Javadoc, that of the site, the address of the sources. */
    public static void main(String[] args) throws IOException {
        new Site(Path.of(args[0]), Path.of(args[2]), args[3]).make(Path.of(args[1]));
    }

    Site(Path root, Path site, String sources) {
        this.root = root.toAbsolutePath().normalize();
        this.site = site.toAbsolutePath().normalize();
        this.sources = sources;
    }

    void make(Path javadoc) throws IOException {
        for (Path file : files(root.resolve("docs"))) {
            if (file.toString().endsWith(".md")) {
                render(file);
            } else {
                copy(file, site.resolve(root.relativize(file)));
            }
        }
        render(root.resolve("README.md"));
        for (Path file : files(javadoc.toAbsolutePath())) {
            copy(file, site.resolve("api").resolve(javadoc.toAbsolutePath().relativize(file)));
        }
        for (String each : List.of("site.css", "search.js")) {
            copy(root.resolve(".ci/site").resolve(each), site.resolve(each));
        }
        Files.writeString(site.resolve("sections.js"), "const SECTIONS = [\n" + sections + "];\n");
        check();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    private void render(Path page) throws IOException {
        Node document = PARSER.parse(Files.readString(page));
        Path html = htmlOf(page);
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                link.setDestination(target(page, link.getDestination()));
                super.visit(link);
            }
        });
        String up = "../".repeat(root.relativize(page).getNameCount() - 1);
        String title = textOf(firstHeading(document));
        HtmlRenderer renderer = HtmlRenderer.builder().extensions(TABLES)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (node instanceof Heading && tag.startsWith("h")) {
                        attributes.put("id", anchor(textOf(node)));
                    } else if (node instanceof Image) {
                        attributes.put("loading", "lazy");
                    }
                }).build();
        String body = renderer.render(document).replace("<table>", "<div class=\"table\"><table>")
                .replace("</table>", "</table></div>");
        Files.createDirectories(html.getParent());
        Files.writeString(html, """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <link rel="stylesheet" href="%ssite.css">
                </head>
                <body>
                <header>
                <nav>
                <strong><a href="%sindex.html">jme-sat</a></strong>
                %s
                <input id="search" type="search" placeholder="Search" aria-label="Search">
                </nav>
                <ul id="found"></ul>
                </header>
                <main>
                %s</main>
                <script>const ROOT = "%s";</script>
                <script src="%ssections.js"></script>
                <script src="%ssearch.js"></script>
                </body>
                </html>
                """.formatted(title.equals("jme-sat") ? title : title + " - jme-sat", up, up, navigation(up), body, up,
                up, up));
        index(document, title, site.relativize(html).toString().replace('\\', '/'));
    }

    private static String navigation(String up) {
        return Stream.of(Map.entry("Start", "docs/start.html"), Map.entry("Guides", "docs/guides/index.html"),
                        Map.entry("Recipes", "docs/recipes.html"), Map.entry("Questions", "docs/questions.html"),
                        Map.entry("Internals", "docs/internals/index.html"), Map.entry("Javadoc", "api/index.html"))
                .map(entry -> "<a href=\"" + up + entry.getValue() + "\">" + entry.getKey() + "</a>")
                .collect(joining("\n"));
    }

    private Path htmlOf(Path page) {
        String name = page.getFileName().toString();
        String html = name.equals("README.md") ? "index.html" : name.replaceFirst("\\.md$", ".html");
        return site.resolve(root.relativize(page.resolveSibling(html)));
    }

    /** Where a link of a page leads in the site. */
    private String target(Path page, String destination) {
        if (destination.startsWith("#") || destination.matches("\\w+:.*")) {
            return destination;
        }
        String[] parts = destination.split("#", 2);
        Path file = page.resolveSibling(parts[0]).normalize();
        String anchor = parts.length > 1 ? "#" + parts[1] : "";
        boolean isInSite = file.startsWith(root.resolve("docs")) || file.equals(root.resolve("README.md"));
        if (!isInSite) {
            return sources + "/" + root.relativize(file).toString().replace('\\', '/') + anchor;
        }
        Path to = file.toString().endsWith(".md") ? htmlOf(file) : site.resolve(root.relativize(file));
        return htmlOf(page).getParent().relativize(to).toString().replace('\\', '/') + anchor;
    }

    private static Heading firstHeading(Node document) {
        Node node = document.getFirstChild();
        while (!(node instanceof Heading)) {
            node = node.getNext();
        }
        return (Heading) node;
    }

    /** One entry for each heading, with the text up to the next one. */
    private void index(Node document, String page, String url) {
        String heading = page;
        StringBuilder text = new StringBuilder();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading && node != firstHeading(document)) {
                add(page, heading, url, text);
                heading = textOf(node);
                text.setLength(0);
            } else if (!(node instanceof Heading)) {
                text.append(textOf(node)).append(' ');
            }
        }
        add(page, heading, url, text);
    }

    private void add(String page, String heading, String url, StringBuilder text) {
        String anchor = heading.equals(page) ? "" : "#" + anchor(heading);
        sections.append("{page: %s, heading: %s, url: %s, text: %s},\n".formatted(quote(page), quote(heading),
                quote(url + anchor), quote(text.toString().replaceAll("\\s+", " ").strip())));
    }

    private static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("</", "<\\/") + '"';
    }

    private static String textOf(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text each) {
                text.append(each.getLiteral());
            }

            @Override
            public void visit(Code each) {
                text.append(each.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak each) {
                text.append(' ');
            }

            @Override
            public void visit(org.commonmark.node.CustomNode each) {
                super.visit(each);
                text.append(' ');
            }
        });
        return text.toString();
    }

    /** As on GitHub: lower case, hyphens for blanks, no punctuation. */
    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", "").replace(' ', '-');
    }

    /** All relative links of our pages lead to a file, and to an anchor of it. */
    private void check() throws IOException {
        List<String> dead = new ArrayList<>();
        int links = 0;
        for (Path page : files(site)) {
            if (!page.toString().endsWith(".html") || page.startsWith(site.resolve("api"))) {
                continue;
            }
            for (Matcher link = REFERENCE.matcher(Files.readString(page)); link.find();) {
                String to = URLDecoder.decode(link.group(1), StandardCharsets.UTF_8);
                if (!to.matches("\\w+:.*")) {
                    links++;
                    String[] parts = to.split("#", 2);
                    Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
                    if (!Files.isRegularFile(file) || parts.length > 1
                            && !Files.readString(file).contains(" id=\"" + parts[1] + "\"")) {
                        dead.add(site.relativize(page) + " -> " + to);
                    }
                }
            }
        }
        if (!dead.isEmpty() || links < 500) {
            throw new AssertionError(links + " links; these lead nowhere: " + dead);
        }
        System.out.println(site.resolve("index.html") + ": " + links + " links lead somewhere");
    }
}
