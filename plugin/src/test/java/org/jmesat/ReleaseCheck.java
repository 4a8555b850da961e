package org.jmesat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * What would be published follows the rules of Maven Central. The profile {@code release} runs this after the jars are
 * made, and only that profile; it needs no network and no key.
 */
class ReleaseCheck {
    private static final Path TARGET = Path.of("target");
    private static final XPath XPATH = XPathFactory.newInstance().newXPath();
    private static final Document EFFECTIVE_POMS;

    static {
        try {
            EFFECTIVE_POMS = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                    .parse(Path.of("..", "target", "effective-pom.xml").toFile());
        } catch (Exception e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @Test
    void thePluginAndItsParentArePublishedAndTheSampleIsNot() throws Exception {
        assertEquals(Set.of("jme-sat", "jme-sat-parent"),
                published().stream().map(project -> text(project, "artifactId")).collect(Collectors.toSet()));
    }

    @Test
    void eachPublishedPomSaysAllThatMavenCentralAsksFor() throws Exception {
        List<String> missing = new ArrayList<>();
        for (Node project : published()) {
            for (String element : List.of("name", "description", "url", "licenses/license/name", "licenses/license/url",
                    "developers/developer/name", "scm/connection", "scm/developerConnection", "scm/url",
                    "issueManagement/system", "issueManagement/url")) {
                if (text(project, element).isBlank()) {
                    missing.add(text(project, "artifactId") + ": " + element);
                }
            }
            assertFalse(text(project, "version").endsWith("-SNAPSHOT"), "a release is no snapshot");
            assertEquals(text(project, "url"), text(project, "scm/url"));
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void thePluginBringsNoLibrariesToAGame() throws Exception {
        for (Node project : published()) {
            String scopes = text(project, "count(dependencies/dependency[not(scope='test' or scope='provided')])");
            assertEquals("0", scopes, text(project, "artifactId"));
        }
    }

    @Test
    void theJarHasOnlyOurClassesItsLicenceAndAModuleName() throws Exception {
        try (JarFile jar = jar("")) {
            Attributes manifest = jar.getManifest().getMainAttributes();
            assertEquals("org.jmesat", manifest.getValue("Automatic-Module-Name"));
            assertEquals(version(), manifest.getValue("Implementation-Version"));
            assertNotNull(jar.getEntry("META-INF/LICENSE"));
            assertEquals(List.of(), jar.stream().map(entry -> entry.getName())
                    .filter(name -> !name.endsWith("/"))
                    .filter(name -> !name.startsWith("META-INF/") && !name.matches("org/jmesat/.*\\.class")).toList());
        }
    }

    @Test
    void theSourcesAreThoseOfEachClass() throws Exception {
        try (JarFile sources = jar("-sources")) {
            assertEquals(Set.of(), without(topLevelClasses("org/jmesat/"), sources, ".java"));
        }
    }

    @Test
    void theJavadocHasAPageForEachTypeThatUsersCanName() throws Exception {
        Set<String> types = new TreeSet<>();
        for (String line : Files.readAllLines(Path.of("..", "docs", "internals", "api.txt"))) {
            types.add("org/jmesat/" + line.substring(0, line.indexOf(':')).replace('.', '/').replace('$', '.'));
        }
        try (JarFile javadoc = jar("-javadoc")) {
            assertEquals(Set.of(), without(types, javadoc, ".html"));
            assertNotNull(javadoc.getEntry("index.html"));
        }
        assertTrue(types.size() > 50);
    }

    @Test
    void theBillOfMaterialsNamesTheLibrariesThatAGameMayBring() throws Exception {
        String bom = Files.readString(TARGET.resolve("bom.xml"));
        for (String library : List.of("jme3-core", "lemur", "lemur-proto", "jts-core")) {
            assertTrue(bom.contains("<name>" + library + "</name>"), library);
        }
        assertTrue(Files.exists(TARGET.resolve("bom.json")));
    }

    private static Set<String> topLevelClasses(String folder) throws IOException {
        try (JarFile jar = jar("")) {
            return jar.stream().map(entry -> entry.getName())
                    .filter(name -> name.startsWith(folder) && name.endsWith(".class") && !name.contains("$"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> without(Set<String> names, JarFile jar, String suffix) {
        return names.stream().filter(name -> jar.getEntry(name + suffix) == null)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static JarFile jar(String suffix) throws IOException {
        return new JarFile(TARGET.resolve("jme-sat-" + version() + suffix + ".jar").toFile());
    }

    private static String version() {
        return text(EFFECTIVE_POMS, "//project[artifactId='jme-sat']/version");
    }

    private static List<Node> published() throws Exception {
        NodeList projects = (NodeList) XPATH.evaluate(
                "//project[not(properties/maven.deploy.skip='true' and properties/skipPublishing='true')]",
                EFFECTIVE_POMS, XPathConstants.NODESET);
        List<Node> published = new ArrayList<>();
        for (int i = 0; i < projects.getLength(); i++) {
            published.add(projects.item(i));
        }
        return published;
    }

    private static String text(Node node, String path) {
        try {
            return XPATH.evaluate(path, node).strip();
        } catch (Exception e) {
            throw new AssertionError(path, e);
        }
    }
}
