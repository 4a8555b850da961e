package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.control.AbstractControl;
import com.jme3.scene.control.Control;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jmesat.app.CapturedLog;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.text.Property;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.FileFormat;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files in which one field of ours is missing, of another type or garbage. They load, and only that field is lost. */
@EditorRequirement(5)
class DamagedFilesTest {
    /**
     * A strong reference: a logger that is collected loses its level. The engine logs unreadable values with a stack
     * trace.
     */
    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    /** Damages a field when it is saved; null to save all fields unchanged. */
    private static String damagedField;
    private static FieldDamage damage;

    @BeforeEach
    void saveEverythingAsItIs() {
        ENGINE.setLevel(Level.OFF);
        damagedField = null;
        damage = null;
    }

    @AfterEach
    void letTheEngineReportAgain() {
        ENGINE.setLevel(null);
    }

    private static JmeExporter damaging(JmeExporter exporter, List<String> fields) {
        return (JmeExporter) Proxy.newProxyInstance(DamagedFilesTest.class.getClassLoader(),
                new Class<?>[] {JmeExporter.class}, (proxy, method, arguments) -> {
                    Object result = method.invoke(exporter, arguments);
                    return result instanceof OutputCapsule capsule ? damaging(capsule, fields) : result;
                });
    }

    private static OutputCapsule damaging(OutputCapsule capsule, List<String> fields) {
        return (OutputCapsule) Proxy.newProxyInstance(DamagedFilesTest.class.getClassLoader(),
                new Class<?>[] {OutputCapsule.class}, (proxy, method, arguments) -> {
                    String name = (String) arguments[1];
                    fields.add(name);
                    if (!name.equals(damagedField)) {
                        return method.invoke(capsule, arguments);
                    }
                    damage.write(capsule, name);
                    return null;
                });
    }

    /** The names of the fields that were saved last. */
    private static final List<String> FIELDS = new ArrayList<>();

    public static final class SavedCollider extends ColliderControl {
        @Override
        public void write(JmeExporter exporter) throws IOException {
            super.write(damaging(exporter, FIELDS));
        }
    }

    public static final class SavedPush extends PushApart {
        @Override
        public void write(JmeExporter exporter) throws IOException {
            super.write(damaging(exporter, FIELDS));
        }
    }

    public static final class SavedMover extends CharacterMover {
        @Override
        public void write(JmeExporter exporter) throws IOException {
            super.write(damaging(exporter, FIELDS));
        }
    }

    public static final class SavedScript extends CollisionScript {
        private int lives = 3;

        @Override
        public void write(JmeExporter exporter) throws IOException {
            exporter.getCapsule(this).write(lives, "lives", 0);
            super.write(damaging(exporter, FIELDS));
        }

        @Override
        public void read(JmeImporter importer) throws IOException {
            lives = importer.getCapsule(this).readInt("lives", 0);
            super.read(importer);
        }
    }

    private static final Map<String, Class<? extends AbstractControl>> TYPES = Map.of(
            "ColliderControl", SavedCollider.class, "PushApart", SavedPush.class, "CharacterMover", SavedMover.class,
            "CollisionScript", SavedScript.class);

    private static final Map<String, List<String>> NAMES = Map.of(
            "ColliderControl", saved(ColliderControl.class),
            "PushApart", saved(PushApart.class),
            "CharacterMover", saved(CharacterMover.class),
            "CollisionScript", saved(CollisionScript.class));

    private static List<String> saved(Class<?> type) {
        return Stream.concat(Stream.of("enabled", "spatial"), Property.of(type).stream().flatMap(each ->
                each.otherwise() instanceof Vector3f ? Stream.of("X", "Y", "Z").map(axis -> each.name() + axis)
                        : Stream.of(each.name()))).toList();
    }

    /** The fields that any text is valid for. */
    private static final List<String> TEXTS = List.of("vertices", "baked", "layers", "collidesWith");

    static Stream<Arguments> typesAndFields() {
        return TYPES.keySet().stream().sorted().flatMap(type -> NAMES.get(type).stream()
                .map(name -> Arguments.of(type, name)));
    }

    private static AbstractControl unusual(String type) {
        AbstractControl control = switch (type) {
            case "ColliderControl" -> unusualCollider();
            case "PushApart" -> unusualPush();
            case "CharacterMover" -> unusualMover();
            default -> new SavedScript();
        };
        control.setEnabled(false);
        return control;
    }

    private static ColliderControl unusualCollider() {
        ColliderControl control = new SavedCollider();
        control.setMode(ProjectionMode.SINGLE_HULL);
        control.setPolygon(ConvexPolygon.rectangle(2, 1), ConvexPolygon.circle(3));
        control.setShape(ColliderShape.CAPSULE);
        control.setSize(new Vector2f(3, 0.25f));
        control.setRadius(0.75f);
        control.setOffset(new Vector2f(-2, 5));
        control.setAngle(30);
        control.setVertices("0 0, 1 0, 0 1");
        control.setSlice(new Vector2f(0.5f, 2));
        control.setMaxVertices(9);
        control.setBaked("1f 0 0.0 0.0 0.0 1.0: 0.0 0.0, 1.0 0.0, 0.0 1.0");
        control.setFixed(true);
        control.setTrigger(true);
        control.setDynamic(true);
        control.setContinuous(true);
        control.setCategory(64);
        control.setMask(5);
        control.setGroup(-3);
        control.setDepthMargin(0.25f);
        control.setLayers("player");
        control.setCollidesWith("wall");
        return control;
    }

    private static PushApart unusualPush() {
        PushApart control = new SavedPush();
        control.setWeight(4);
        control.setSlop(0.5f);
        return control;
    }

    private static CharacterMover unusualMover() {
        CharacterMover control = new SavedMover();
        control.setMaxSlope(30);
        control.setStepHeight(0.25f);
        control.setSnap(0.5f);
        control.setVelocity(new Vector3f(1, 2, 3));
        control.setUp(new Vector3f(3, 2, 1));
        control.setWeight(4);
        control.setAddGroundVelocity(false);
        return control;
    }

    /** All values except the spatial, by name. */
    private static Map<String, Object> values(AbstractControl control) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("enabled", control.isEnabled());
        for (Property each : Property.of(control.getClass())) {
            if (each.get(control) instanceof Vector3f vector) {
                values.putAll(Map.of(each.name() + "X", vector.x, each.name() + "Y", vector.y, each.name() + "Z",
                        vector.z));
            } else {
                values.put(each.name(), each.get(control).toString());
            }
        }
        if (control instanceof SavedScript script) {
            values.put("lives", script.lives);
        }
        return values;
    }

    /** A scene with other objects before and after the control, in the file as well. */
    private static Node scene(AbstractControl control) {
        Node owner = new Node("owner");
        owner.addControl(new PushApart());
        owner.addControl(control);
        owner.addControl(new PushApart());
        owner.setUserData("health", 5);
        owner.attachChild(new Node("child"));
        Node level = new Node("level");
        level.attachChild(new Node("before"));
        level.attachChild(owner);
        level.attachChild(new Node("after"));
        return level;
    }

    /** Checks that everything except one field of one control is unchanged; returns that control. */
    private static AbstractControl assertWhole(Node level, AbstractControl original, String lost, String where) {
        assertNotNull(level, where);
        assertEquals(List.of("before", "owner", "after"),
                level.getChildren().stream().map(each -> each.getName()).toList(), where);
        Node owner = (Node) level.getChild("owner");
        assertNotNull(owner.getChild("child"), where);
        assertEquals(5, owner.<Integer>getUserData("health"), where);
        assertEquals(3, owner.getNumControls(), where);
        for (int i = 0; i < 3; i++) {
            Control each = owner.getControl(i);
            assertTrue(each instanceof AbstractControl, () -> where + ": " + each);
            if (i != 1) {
                assertSame(owner, ((AbstractControl) each).getSpatial(), where);
            }
        }
        AbstractControl control = (AbstractControl) owner.getControl(1);
        assertSame(original.getClass(), control.getClass(), where);
        if (!lost.equals("spatial")) {
            assertSame(owner, control.getSpatial(), where);
        }
        Map<String, Object> expected = values(original);
        Map<String, Object> actual = values(control);
        // A vector with a part that is NaN is lost as a whole.
        for (String each : List.of(lost, lost.replaceFirst("[XYZ]$", "X"), lost.replaceFirst("[XYZ]$", "Y"),
                lost.replaceFirst("[XYZ]$", "Z"))) {
            expected.remove(each);
            actual.remove(each);
        }
        assertEquals(expected, actual, where);
        return control;
    }

    @Test
    void theTestedFieldsAreAllFieldsThatAreSaved() throws IOException {
        for (String type : TYPES.keySet()) {
            FIELDS.clear();
            Node alone = new Node();
            alone.addControl(unusual(type));
            FileFormat.BINARY.save(alone);
            assertEquals(new TreeSet<>(NAMES.get(type)), new TreeSet<>(FIELDS), type);
            Property.of(TYPES.get(type)).forEach(each -> assertNotEquals(each.otherwise().toString(),
                    each.get(alone.getControl(0)).toString(), each.name()));
        }
    }

    @ParameterizedTest(name = "{0}.{1}")
    @MethodSource("typesAndFields")
    void aDamagedFieldLosesOnlyThatField(String type, String name) throws IOException {
        for (Map.Entry<String, FieldDamage> each : FieldDamage.all().entrySet()) {
            for (FileFormat format : FileFormat.values()) {
                String where = type + "." + name + " saved as " + each.getKey() + " in " + format;
                AbstractControl original = unusual(type);
                damagedField = null;
                Node scene = scene(original);
                damagedField = name;
                damage = each.getValue();
                byte[] file = format.save(scene);
                assertWhole(format.load(file), original, name, where);
            }
        }
    }

    @ParameterizedTest(name = "{0}.{1}")
    @MethodSource("typesAndFields")
    void anInvalidFieldGetsItsDefault(String type, String name) throws ReflectiveOperationException, IOException {
        AbstractControl fresh = TYPES.get(type).getDeclaredConstructor().newInstance();
        for (FileFormat format : FileFormat.values()) {
            AbstractControl original = unusual(type);
            Node scene = scene(original);
            damagedField = name;
            damage = FieldDamage.all().get(TEXTS.contains(name) ? "vector" : "text 'garbage'");
            byte[] file = format.save(scene);
            AbstractControl control = assertWhole(format.load(file), original, name, type + "." + name);
            if (name.equals("spatial")) {
                assertNull(control.getSpatial());
            } else {
                assertEquals(values(fresh).get(name), values(control).get(name), type + "." + name + ", " + format);
            }
        }
    }

    @Test
    void aBooleanSavedAsTextIsReadAsItsValue() throws IOException {
        for (FileFormat format : FileFormat.values()) {
            damagedField = "fixed";
            damage = (capsule, name) -> capsule.write(" TRUE ", name, null);
            AbstractControl original = unusual("ColliderControl");
            Node level = format.saveAndLoad(scene(original));
            assertTrue(level.getChild("owner").getControl(ColliderControl.class).isFixed());
        }
        assertEquals(List.of(), log.messages());
    }

    @Test
    void aLostFieldIsReportedByName() throws IOException {
        damagedField = "group";
        damage = FieldDamage.all().get("text 'garbage'");
        for (FileFormat format : FileFormat.values()) {
            format.saveAndLoad(scene(unusual("ColliderControl")));
        }
        assertEquals(2, log.messages().size());
        for (String message : log.messages()) {
            assertTrue(message.startsWith("A saved SavedCollider has an invalid group: ")
                    && message.endsWith("; using 0"), message);
        }
    }

    /** Exporters never write such a file, but an editor or a merge may. */
    @Test
    void inXmlOnlyTheSpatialOfAnUnknownOrInvalidClassIsLost() throws IOException {
        for (String type : TYPES.keySet()) {
            for (String element : List.of("<spatial class=\"no.such.Thing\"/>", "<spatial/>", "<spatial ref=\"no-1\"/>",
                    "<spatial class=\"com.jme3.scene.Spatial\"/>", "<spatial class=\"java.lang.String\" x=\"1\"/>",
                    "<spatial class=\"com.jme3.scene.Node\" savable_versions=\"x\"/>",
                    "<spatial class=\"com.jme3.scene.Node\"><transform class=\"com.jme3.math.Vector3f\"/></spatial>")) {
                damagedField = "spatial";
                damage = (capsule, name) -> capsule.write(new FieldDamage.Broken(), name, null);
                AbstractControl original = unusual(type);
                Node scene = scene(original);
                String file = new String(FileFormat.XML.save(scene), StandardCharsets.UTF_8);
                String damaged = file.replaceFirst("<spatial [^>]*Broken[^>]*/>", element);
                assertFalse(damaged.equals(file), file);
                assertWhole(FileFormat.XML.load(damaged.getBytes(StandardCharsets.UTF_8)), original, "spatial",
                        type + element);
            }
        }
    }

    @Test
    void inABinaryFileOnlyTheSpatialOfAnUnknownClassIsLost() throws IOException {
        damagedField = "spatial";
        damage = FieldDamage.all().get("broken");
        AbstractControl original = unusual("ColliderControl");
        byte[] file = FileFormat.BINARY.save(scene(original));
        String damaged = new String(file, StandardCharsets.ISO_8859_1).replace("Damage$Broken", "Damage$Absent");
        Node level = FileFormat.BINARY.load(damaged.getBytes(StandardCharsets.ISO_8859_1));
        assertWhole(level, original, "spatial", "unknown class");
    }
}
