package org.jmesat.testing.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Each requirement of docs/internals/editor.md has a test that names it, and each test names one that is there. */
class EditorRequirementsTest {
    private static final Path PAGE = Path.of("..", "docs", "internals", "editor.md");
    private static final Pattern NUMBER = Pattern.compile("(?m)^(\\d+)\\. ");

    private final JavaClasses tests = new ClassFileImporter().importPath(Path.of("target", "test-classes"));

    private static SortedSet<Integer> requirements() throws IOException {
        SortedSet<Integer> numbers = new TreeSet<>();
        for (Matcher number = NUMBER.matcher(Files.readString(PAGE)); number.find();) {
            numbers.add(Integer.valueOf(number.group(1)));
        }
        return numbers;
    }

    private static void addNumbers(HasAnnotations<?> test, SortedSet<Integer> numbers) {
        if (test.isAnnotatedWith(EditorRequirement.class)) {
            for (int number : test.getAnnotationOfType(EditorRequirement.class).value()) {
                numbers.add(number);
            }
        }
    }

    private static boolean isTest(JavaMethod method) {
        return method.isAnnotatedWith(Test.class) || method.isAnnotatedWith(ParameterizedTest.class);
    }

    @Test
    void theTestsNameTheRequirementsOfThePage() throws IOException {
        SortedSet<Integer> named = new TreeSet<>();
        for (JavaClass type : tests) {
            if (type.getMethods().stream().anyMatch(EditorRequirementsTest::isTest)) {
                addNumbers(type, named);
            }
            type.getMethods().stream().filter(EditorRequirementsTest::isTest).forEach(test -> addNumbers(test, named));
        }
        assertEquals(requirements(), named);
    }

    @Test
    void onlyTestsNameRequirements() {
        List<String> others = new ArrayList<>();
        for (JavaClass type : tests) {
            if (type.isAnnotatedWith(EditorRequirement.class)
                    && type.getMethods().stream().noneMatch(EditorRequirementsTest::isTest)) {
                others.add(type.getName());
            }
            type.getMethods().stream()
                    .filter(method -> method.isAnnotatedWith(EditorRequirement.class) && !isTest(method))
                    .forEach(method -> others.add(method.getFullName()));
        }
        assertEquals(List.of(), others);
    }

    @Test
    void theRequirementsAreNumberedWithoutAGap() throws IOException {
        SortedSet<Integer> numbers = requirements();
        assertEquals(List.of(1, numbers.size()), List.of(numbers.first(), numbers.last()));
    }
}
