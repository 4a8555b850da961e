package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.JmeExporter;
import com.jme3.export.OutputCapsule;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.FileFormat;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The properties of {@link PushApart} that a level designer edits and saves. */
class PushApartSettingsTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private static PushApart unusual() {
        PushApart control = new PushApart();
        control.setEnabled(false);
        control.setWeight(Float.POSITIVE_INFINITY);
        control.setSlop(0.125f);
        return control;
    }

    private static void assertUnusual(PushApart control) {
        assertFalse(control.isEnabled());
        assertEquals(Float.POSITIVE_INFINITY, control.getWeight());
        assertEquals(0.125f, control.getSlop());
    }

    private static void assertDefault(PushApart control) {
        assertTrue(control.isEnabled());
        assertEquals(1, control.getWeight());
        assertEquals(0, control.getSlop());
    }

    @Test
    @EditorRequirement(1)
    void anEditorCanCreateOneByClassName() throws Exception {
        Class<?> type = Class.forName("org.jmesat.control.PushApart");
        assertTrue(Modifier.isPublic(type.getModifiers()));
        assertDefault((PushApart) type.getDeclaredConstructor().newInstance());
    }

    @Test
    void everyPropertyReturnsTheValueSet() {
        assertUnusual(unusual());
        assertEquals(List.of(), log.messages());
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, 0, -0f, -3, Float.NEGATIVE_INFINITY})
    @EditorRequirement(3)
    void anInvalidWeightIsReportedAndReplacedByOne(float weight) {
        PushApart control = unusual();
        control.setWeight(weight);
        assertEquals(1, control.getWeight());
        assertEquals(List.of("The weight cannot be " + weight + "; using 1.0"), log.messages());
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, -1e-30f, -3, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY})
    @EditorRequirement(3)
    void anInvalidSlopIsReportedAndReplacedByZero(float slop) {
        PushApart control = unusual();
        control.setSlop(slop);
        assertEquals(0, control.getSlop());
        assertEquals(List.of("The slop cannot be " + slop + "; using 0"), log.messages());
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.MIN_VALUE, 1, Float.MAX_VALUE})
    void anyPositiveWeightIsValid(float weight) {
        PushApart control = new PushApart();
        control.setWeight(weight);
        assertEquals(weight, control.getWeight());
        assertEquals(List.of(), log.messages());
    }

    @Test
    @EditorRequirement(4)
    void everyPropertySurvivesSavingAndLoading() throws IOException {
        Node node = new Node();
        node.addControl(unusual());
        assertUnusual(FileFormat.BINARY.saveAndLoad(node).getControl(PushApart.class));
    }

    @Test
    @EditorRequirement(4)
    void defaultsSurviveSavingAndLoading() throws IOException {
        Node node = new Node();
        node.addControl(new PushApart());
        assertDefault(FileFormat.BINARY.saveAndLoad(node).getControl(PushApart.class));
    }

    @Test
    @EditorRequirement(4)
    void everyPropertySurvivesSavingAndLoadingAsXml() throws IOException {
        Node node = new Node();
        node.addControl(unusual());
        assertUnusual(FileFormat.XML.saveAndLoad(node).getControl(PushApart.class));
    }

    @Test
    @EditorRequirement(5)
    void anInvalidSavedValueIsReportedAndReplacedByTheDefault() throws IOException {
        Node saved = new Node();
        saved.addControl(new Mistyped());
        PushApart loaded = FileFormat.BINARY.saveAndLoad(saved).getControl(PushApart.class);
        assertEquals(1, loaded.getWeight());
        assertEquals(0, loaded.getSlop());
        assertEquals(2, log.messages().size(), () -> log.messages().toString());
    }

    /** Writes a property with another type, as a later version or another program might. */
    public static final class Mistyped extends PushApart {
        @Override
        public void write(JmeExporter exporter) throws IOException {
            OutputCapsule capsule = exporter.getCapsule(this);
            capsule.write("much", "weight", "");
            capsule.write(-4f, "slop", 0f);
        }
    }

    @Test
    @EditorRequirement(4)
    void aCloneHasTheSameSettingsAndIsIndependent() {
        Node node = new Node();
        PushApart original = unusual();
        node.addControl(original);
        Node twin = (Node) node.clone();
        PushApart clone = twin.getControl(PushApart.class);
        assertNotSame(original, clone);
        assertUnusual(clone);
        assertSame(twin, clone.getSpatial());
        clone.setWeight(2);
        assertUnusual(original);
    }

    @Test
    void aSavedAndLoadedSceneAndItsCloneArePushedApartAsTheOriginal() {
        try (CollisionScene scene = new CollisionScene()) {
            Geometry a = scene.cube("a", 0, 0);
            Geometry b = scene.cube("b", 0.75f, 0);
            a.addControl(new PushApart());
            b.addControl(new PushApart());
            b.getControl(PushApart.class).setWeight(3);
            Node level = CollisionScene.node("level", a, b);
            Node loaded = scene.run().ask(() -> BinaryExporter.saveAndLoad(
                    scene.run().application().getAssetManager(), level));
            Node twin = (Node) level.clone();
            loaded.setLocalTranslation(0, 10, 0);
            twin.setLocalTranslation(0, 20, 0);
            scene.attach(level, loaded, twin);
            scene.frame();
            for (Node each : List.of(level, loaded, twin)) {
                assertEquals(new Vector3f(-0.1875f, 0, 0), each.getChild("a").getLocalTranslation());
                assertEquals(new Vector3f(0.8125f, 0, 0), each.getChild("b").getLocalTranslation());
            }
        }
    }
}
