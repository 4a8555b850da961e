package org.jmesat;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks which packages may import which, and the other rules of docs/internals/architecture.md. */
class ArchitectureTest {

    private static final String ROOT = "org.jmesat";

    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    /** By package: those that it may import, directly; it may also import all that these may. */
    private static final Map<String, List<String>> ARROWS = new LinkedHashMap<>();

    static {
        ARROWS.put("internal.geometry", List.of());
        ARROWS.put("geometry", List.of("internal.geometry"));
        ARROWS.put("internal.text", List.of("geometry"));
        ARROWS.put("internal.sat", List.of("geometry"));
        ARROWS.put("narrowphase", List.of("internal.sat", "internal.text"));
        ARROWS.put("contact", List.of("narrowphase"));
        ARROWS.put("internal.step", List.of("contact"));
        ARROWS.put("world", List.of("internal.step"));
        ARROWS.put("projection", List.of());
        ARROWS.put("internal.bake", List.of("internal.geometry"));
        ARROWS.put("internal.project", List.of("geometry", "projection", "internal.bake"));
        ARROWS.put("control", List.of("projection", "world"));
        ARROWS.put("internal.settings", List.of("control"));
        ARROWS.put("scripts", List.of("control"));
        ARROWS.put("internal.dispatch", List.of("internal.project", "control"));
        ARROWS.put("internal.scan", List.of("internal.dispatch", "internal.settings"));
        ARROWS.put("internal.diagnose", List.of("internal.scan", "scripts"));
        ARROWS.put("app", List.of("internal.diagnose"));
        ARROWS.put("editor", List.of("app"));
        ARROWS.put("ledger", List.of("app"));
        ARROWS.put("internal.draw", List.of("projection"));
        ARROWS.put("debug", List.of("app", "internal.draw"));
        ARROWS.put("debug.lemur", List.of("debug"));
    }

    /** The public types that users read, by package. Each more is one more to learn, and to keep. */
    private static final Map<String, String> API = new LinkedHashMap<>();

    static {
        API.put("app", "CollisionTickListener Discovery PairExplanation SatCollisionState SceneContacts "
                + "SceneHit SceneHits "
                + "SceneMove SceneQueries SignalListener");
        API.put("contact", "Contact ContactEvents ExitReason TouchPolicy");
        API.put("control", "CharacterMover ColliderControl CollisionEvent CollisionListener CollisionScript PairCheck "
                + "PushApart ScriptContext");
        API.put("debug", "CollisionDebugState DebugColor DebugPalette PairSelection");
        API.put("debug.lemur", "AxisPanelState PanelSide");
        API.put("editor", "ConversionReport Convert SceneConversion");
        API.put("geometry", "ConvexDecomposition ConvexPolygon Motion Outline Penetration PlacedPolygon Tolerance");
        API.put("ledger", "CollisionLedger");
        API.put("narrowphase", "Axis AxisNarrator AxisReport ContactManifold FreePlace MoveAndSlide PairText "
                + "ShapePair Sweep");
        API.put("projection", "ColliderShape ProjectionMode ProjectionPlane");
        API.put("scripts", "Checkpoint Conveyor Count Damage DetachOnHit Door FilteredScript Health Label MoveBetween "
                + "OneWayPlatform PlayAnimation PlaySound Projectile Respawn Spawner StartEffect TeleportTo Timer "
                + "TintWhileTouching TouchScript When WhileTouchingScript");
        API.put("world", "Collider ColliderHits CollisionFilter CollisionLayers CollisionQueries CollisionWorld "
                + "LoggedQuery MoveResult PairFilter QueryFilter QueryHit QueryHits QueryLog StepStatistics "
                + "TooManyPairsException");
    }

    /**
     * The packages that compute contacts or deliver events, and so must give the same answer on any machine at any
     * time. Not {@code internal.scan}, which looks up rows by identity hash: no result changes by that.
     */
    private static final String[] DETERMINISTIC = Stream
            .of("internal.geometry", "geometry", "internal.sat", "narrowphase", "contact", "internal.step", "world",
                    "internal.bake", "internal.project", "internal.dispatch")
            .map(ArchitectureTest::qualified)
            .toArray(String[]::new);

    static Stream<String> packages() {
        return ARROWS.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void aPackageImportsAlongTheArrowsOnly(String name) {
        Set<String> allowed = new TreeSet<>();
        addWithAllItIsBuiltOn(name, allowed);
        String[] visible = Stream
                .concat(allowed.stream().map(ArchitectureTest::qualified), externals(name).stream())
                .toArray(String[]::new);

        classes().that().resideInAPackage(qualified(name))
                .should().onlyDependOnClassesThat().resideInAnyPackage(visible)
                .allowEmptyShould(true)
                .check(MAIN);
    }

    @Test
    void everyClassLivesInAPackageOfTheHouse() {
        String[] house = packages().map(ArchitectureTest::qualified).toArray(String[]::new);

        classes().that().doNotHaveSimpleName("package-info")
                .should().resideInAnyPackage(house)
                .check(MAIN);
    }

    /** What a user reads shows no type of the stages. */
    @Test
    void noSignatureThatUsersCallShowsAnInternalType() {
        Set<String> shown = new TreeSet<>();
        String internal = qualified("internal");
        for (JavaClass type : MAIN) {
            if (!type.getPackageName().startsWith(internal) && type.getModifiers().contains(PUBLIC)) {
                type.getCodeUnits().stream()
                        .filter(each -> each.getModifiers().contains(PUBLIC) || each.getModifiers().contains(PROTECTED))
                        .filter(each -> Stream.concat(Stream.of(each.getRawReturnType()),
                                        each.getRawParameterTypes().stream())
                                .anyMatch(raw -> raw.getBaseComponentType().getPackageName().startsWith(internal)))
                        .forEach(each -> shown.add(type.getSimpleName() + "." + each.getName()));
            }
        }
        assertEquals(Set.of(), shown);
    }

    @Test
    void usersReadTheTypesThatAreListedAndNoOthers() {
        Map<String, Set<String>> expected = new TreeMap<>();
        API.forEach((name, types) -> expected.put(qualified(name), new TreeSet<>(List.of(types.split(" ")))));
        Map<String, Set<String>> found = new TreeMap<>();
        MAIN.stream().filter(type -> type.getModifiers().contains(PUBLIC) && !type.isMemberClass()
                        && !type.getPackageName().startsWith(qualified("internal")))
                .forEach(type -> found.computeIfAbsent(type.getPackageName(), name -> new TreeSet<>())
                        .add(type.getSimpleName()));
        assertEquals(expected, found);
    }

    @Test
    void theOverviewOfTheJavadocNamesEachOfThem() throws IOException {
        Set<String> listed = new TreeSet<>();
        API.forEach((name, types) -> {
            for (String type : types.split(" ")) {
                listed.add(qualified(name) + "." + type);
            }
        });
        String page = Files.readString(Path.of("src", "main", "javadoc", "overview.html"));
        assertEquals(listed, matches("\\{@link (org\\.jmesat\\.[\\w.]+)}", page));
    }

    @Test
    void thePictureShowsThesePackagesAndArrows() throws IOException {
        String picture = Files.readString(Path.of("..", "docs", "images", "architecture.svg"));
        Set<String> names = packages().filter(name -> MAIN.containPackage(qualified(name)))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> arrows = new TreeSet<>();
        names.forEach(from -> ARROWS.get(from).stream().filter(names::contains)
                .forEach(base -> arrows.add(from + " " + base)));
        assertEquals(arrows, matches("data-arrow=\"([^\"]+)\"", picture));
        assertEquals(names, matches("/><text [^>]*>([\\w.]+)</text>\\R", picture));
    }

    private static Set<String> matches(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(MAIN);
    }

    @Test
    void lemurIsSeenByThePanelAlone() {
        noClasses().that().resideOutsideOfPackage(qualified("debug.lemur"))
                .should().dependOnClassesThat().resideInAnyPackage("com.simsilica..")
                .check(MAIN);
    }

    @Test
    void jtsIsSeenByTheOutlinesAlone() {
        noClasses().that().resideOutsideOfPackage(qualified("internal.bake"))
                .should().dependOnClassesThat().resideInAnyPackage("org.locationtech..")
                .check(MAIN);
    }

    /** A class that names JTS cannot be linked without it, so the others see one class that does not. */
    @Test
    void theClassThatOthersSeeOfTheOutlinesNamesNoTypeOfJts() {
        noClasses().that().resideInAPackage(qualified("internal.bake")).and().arePublic()
                .should().dependOnClassesThat().resideInAnyPackage("org.locationtech..")
                .check(MAIN);
    }

    @Test
    void nothingDrawsWithTheDesktopToolkits() {
        noClasses().should().dependOnClassesThat().resideInAnyPackage("java.awt..", "javax.swing..", "java.applet..")
                .check(MAIN);
    }

    /** One class of a step measures time, to decide whether other threads help, which changes no result. */
    @Test
    void noStageAsksAClock() {
        noClasses().that().resideInAnyPackage(DETERMINISTIC)
                .and().doNotHaveFullyQualifiedName(qualified("internal.step.WorkerTeam"))
                .should().callCodeUnitWhere(called(System.class, "currentTimeMillis", "nanoTime"))
                .orShould().dependOnClassesThat().resideInAnyPackage("java.time..")
                .check(MAIN);
    }

    @Test
    void noStageDependsOnChance() {
        noClasses().that().resideInAnyPackage(DETERMINISTIC)
                .should().callCodeUnitWhere(called(Math.class, "random"))
                .orShould().callCodeUnitWhere(called(StrictMath.class, "random"))
                .orShould().callCodeUnitWhere(called(System.class, "identityHashCode"))
                .orShould().dependOnClassesThat(assignableTo(RandomGenerator.class))
                .orShould().dependOnClassesThat().haveFullyQualifiedName("java.util.UUID")
                .check(MAIN);
    }

    @Test
    void staticFieldsAreFinal() {
        fields().that().areStatic().should().beFinal().check(MAIN);
    }

    /** The one exception is a program for the command line. */
    @Test
    void nothingWritesToTheConsole() {
        noClasses().that().doNotHaveFullyQualifiedName(qualified("editor.Convert"))
                .should(ACCESS_STANDARD_STREAMS).check(MAIN);
    }

    @Test
    void filesAndConnectionsAreOpenedByTheConverterAlone() {
        noClasses().that().resideOutsideOfPackage(qualified("editor"))
                .should().dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..")
                .orShould().dependOnClassesThat().haveNameMatching("java\\.io\\.(File|RandomAccessFile).*")
                .orShould().dependOnClassesThat().haveNameMatching("java\\.lang\\.(Process|ProcessBuilder|Runtime)")
                .check(MAIN);
    }

    @Test
    void nothingSleeps() {
        noClasses().should().callCodeUnitWhere(called(Thread.class, "sleep")).check(MAIN);
    }

    /** The build refuses their artifacts; this also finds one that is packed into another jar. */
    @ParameterizedTest
    @ValueSource(strings = {"kotlin.Unit", "kotlin.jvm.internal.Intrinsics", "groovy.lang.GroovyObject",
            "org.codehaus.groovy.runtime.InvokerHelper"})
    void javaIsTheOnlyLanguageOnTheClassPath(String runtimeClass) {
        assertThrows(ClassNotFoundException.class, () -> Class.forName(runtimeClass));
    }

    private static void addWithAllItIsBuiltOn(String name, Set<String> into) {
        if (into.add(name)) {
            ARROWS.get(name).forEach(base -> addWithAllItIsBuiltOn(base, into));
        }
    }

    private static List<String> externals(String name) {
        return switch (name) {
            case "internal.geometry", "geometry", "internal.sat", "narrowphase", "contact", "internal.step", "world" ->
                    List.of("java..", "com.jme3.math");
            case "internal.bake" -> List.of("java..", "org.locationtech.jts..");
            case "debug.lemur" ->
                    List.of("java..", "com.jme3..", "com.simsilica..", "org.slf4j..", "com.google.common..");
            default -> List.of("java..", "com.jme3..");
        };
    }

    private static String qualified(String name) {
        return ROOT + "." + name;
    }

    private static DescribedPredicate<JavaCall<?>> called(Class<?> owner, String... methods) {
        return describe("a call of " + owner.getSimpleName() + "." + String.join("/", methods), call -> {
            CodeUnitCallTarget target = call.getTarget();
            JavaClass targetOwner = target.getOwner();
            return targetOwner.isAssignableTo(owner) && List.of(methods).contains(target.getName());
        });
    }
}
