package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.jme3.export.InputCapsule;
import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.math.Vector2f;
import com.jme3.scene.Node;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.FileFormat;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The properties that a level designer edits and saves. */
class ColliderControlTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private static ColliderControl unusual() {
        ColliderControl control = new ColliderControl();
        control.setEnabled(false);
        control.setMode(ProjectionMode.SINGLE_HULL);
        control.setPolygon(ConvexPolygon.regular(5, 0.7f), ConvexPolygon.rectangle(0.1f, 3).rounded(0.3f),
                ConvexPolygon.hullOf(1, 2, 3, 5).rounded(1e-20f), ConvexPolygon.circle(2),
                ConvexPolygon.hullOf(-7, 1e30f));
        control.setShape(ColliderShape.CAPSULE);
        control.setSize(new Vector2f(0.1f, 3));
        control.setRadius(0.3f);
        control.setOffset(new Vector2f(-1e-7f, 1 / 3f));
        control.setAngle(-33.3f);
        control.setVertices("0 0, 1 0, \n.5 1,");
        control.setSlice(new Vector2f(Float.NEGATIVE_INFINITY, 1.7f));
        control.setMaxVertices(12);
        control.setBaked("1f 0 0.0 0.0 0.0 1.0: 0.0 0.0, 1.0 0.0, 0.0 1.0");
        control.setFixed(true);
        control.setTrigger(true);
        control.setDynamic(true);
        control.setContinuous(true);
        control.setCategory(1L << 40);
        control.setMask(0xF0F0F0F0F0F0F0F0L);
        control.setGroup(-17);
        control.setDepthMargin(-0.25f);
        control.setLayers("player, enemy");
        control.setCollidesWith(" wall,,x ");
        return control;
    }

    private static void assertUnusual(ColliderControl control) {
        assertFalse(control.isEnabled());
        assertEquals(ProjectionMode.SINGLE_HULL, control.getMode());
        assertEquals(List.of(ConvexPolygon.regular(5, 0.7f), ConvexPolygon.rectangle(0.1f, 3).rounded(0.3f),
                ConvexPolygon.hullOf(1, 2, 3, 5).rounded(1e-20f), ConvexPolygon.circle(2),
                ConvexPolygon.hullOf(-7, 1e30f)).toString(), control.getPolygon().toString());
        assertEquals(ColliderShape.CAPSULE, control.getShape());
        assertEquals(new Vector2f(0.1f, 3), control.getSize());
        assertEquals(0.3f, control.getRadius());
        assertEquals(new Vector2f(-1e-7f, 1 / 3f), control.getOffset());
        assertEquals(-33.3f, control.getAngle());
        assertEquals("0 0, 1 0, \n.5 1,", control.getVertices());
        assertEquals(new Vector2f(Float.NEGATIVE_INFINITY, 1.7f), control.getSlice());
        assertEquals(12, control.getMaxVertices());
        assertEquals("1f 0 0.0 0.0 0.0 1.0: 0.0 0.0, 1.0 0.0, 0.0 1.0", control.getBaked());
        assertTrue(control.isFixed());
        assertTrue(control.isTrigger());
        assertTrue(control.isDynamic());
        assertTrue(control.isContinuous());
        assertEquals(1L << 40, control.getCategory());
        assertEquals(0xF0F0F0F0F0F0F0F0L, control.getMask());
        assertEquals(-17, control.getGroup());
        assertEquals(-0.25f, control.getDepthMargin());
        assertEquals("player, enemy", control.getLayers());
        assertEquals(" wall,,x ", control.getCollidesWith());
    }

    private static void assertDefault(ColliderControl control) {
        assertTrue(control.isEnabled());
        assertEquals(ProjectionMode.DEFAULT, control.getMode());
        assertEquals(ColliderShape.MESH, control.getShape());
        assertEquals(new Vector2f(1, 1), control.getSize());
        assertEquals(0.5f, control.getRadius());
        assertEquals(new Vector2f(), control.getOffset());
        assertEquals(0, control.getAngle());
        assertEquals("", control.getVertices());
        assertEquals(List.of(), control.getPolygon());
        assertEquals(new Vector2f(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY), control.getSlice());
        assertEquals(0, control.getMaxVertices());
        assertEquals("", control.getBaked());
        assertFalse(control.isFixed());
        assertFalse(control.isTrigger());
        assertFalse(control.isDynamic());
        assertFalse(control.isContinuous());
        assertEquals(1, control.getCategory());
        assertEquals(-1, control.getMask());
        assertEquals(0, control.getGroup());
        assertEquals(0, control.getDepthMargin());
        assertEquals("", control.getLayers());
        assertEquals("", control.getCollidesWith());
    }

    @Test
    void theDefaultsAreAnEnabledBodyThatCollidesWithEverything() {
        assertDefault(new ColliderControl());
    }

    @Test
    void everyPropertyReturnsTheValueSet() {
        assertUnusual(unusual());
    }

    @Test
    @EditorRequirement(1)
    void anEditorCanCreateOneByClassName() throws Exception {
        Class<?> type = Class.forName("org.jmesat.control.ColliderControl");
        assertTrue(Modifier.isPublic(type.getModifiers()) && !Modifier.isFinal(type.getModifiers()));
        assertDefault((ColliderControl) type.getDeclaredConstructor().newInstance());
    }

    @Test
    @EditorRequirement(3)
    void aNullModeIsReplacedByTheDefault() {
        ColliderControl control = unusual();
        control.setMode(null);
        assertEquals(ProjectionMode.DEFAULT, control.getMode());
        assertEquals(1, log.messages().size());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE})
    void numbersAreStoredUnchanged(long number) {
        ColliderControl control = new ColliderControl();
        control.setCategory(number);
        control.setMask(number);
        control.setGroup((int) number);
        assertEquals(number, control.getCategory());
        assertEquals(number, control.getMask());
        assertEquals((int) number, control.getGroup());
    }

    @Test
    @EditorRequirement(4)
    void everyPropertySurvivesSavingAndLoading() throws IOException {
        Node node = new Node();
        node.addControl(unusual());
        ColliderControl loaded = FileFormat.BINARY.saveAndLoad(node).getControl(ColliderControl.class);
        assertUnusual(loaded);
    }

    @Test
    @EditorRequirement(4)
    void defaultsSurviveSavingAndLoading() throws IOException {
        Node node = new Node();
        node.addControl(new ColliderControl());
        assertDefault(FileFormat.BINARY.saveAndLoad(node).getControl(ColliderControl.class));
    }

    @Test
    @EditorRequirement(4)
    void everyPropertySurvivesSavingAndLoadingAsXml() throws IOException {
        Node node = new Node();
        node.addControl(unusual());
        assertUnusual(FileFormat.XML.saveAndLoad(node).getControl(ColliderControl.class));
    }

    @Test
    @EditorRequirement({4, 7})
    void aControlWithoutASpatialCanBeSavedAndLoaded() throws IOException {
        ColliderControl loaded = FileFormat.BINARY.saveAndLoad(unusual());
        assertUnusual(loaded);
        assertNull(loaded.getSpatial());
    }

    @Test
    @EditorRequirement(5)
    void aMissingFieldGetsItsDefault() throws IOException {
        ColliderControl control = unusual();
        control.read(importer(null));
        assertDefault(control);
    }

    @Test
    @EditorRequirement(5)
    void anUnknownModeIsReplacedByTheDefault() throws IOException {
        ColliderControl control = unusual();
        assertDoesNotThrow(() -> control.read(importer("MARCHING_SQUARES")));
        assertEquals(ProjectionMode.DEFAULT, control.getMode());
    }

    /** An importer of a file with a mode only, or with nothing. */
    private static JmeImporter importer(String mode) throws IOException {
        InputCapsule capsule = mock(InputCapsule.class, call -> call.getArguments().length == 2
                ? call.getArgument(1) : null);
        if (mode != null) {
            when(capsule.readString(anyString(), any())).thenReturn(mode);
        }
        JmeImporter importer = mock(JmeImporter.class);
        when(importer.getCapsule(any())).thenReturn(capsule);
        return importer;
    }

    @Test
    @EditorRequirement(4)
    void aCloneHasTheSameSettingsAndIsIndependent() {
        Node node = new Node();
        ColliderControl original = unusual();
        node.addControl(original);
        Node twin = (Node) node.clone();
        ColliderControl clone = twin.getControl(ColliderControl.class);
        assertNotSame(original, clone);
        assertUnusual(clone);
        assertSame(twin, clone.getSpatial());
        clone.setGroup(5);
        clone.setMode(null);
        clone.setSize(new Vector2f(8, 8));
        clone.setPolygon(ConvexPolygon.circle(1));
        clone.setEnabled(true);
        assertUnusual(original);
        assertEquals(5, clone.getGroup());
    }

    @Test
    @EditorRequirement(3)
    void vectorsAreCopiedInAndOut() {
        ColliderControl control = new ColliderControl();
        Vector2f given = new Vector2f(3, 4);
        control.setSize(given);
        control.setOffset(given);
        control.setSlice(given);
        given.set(9, 9);
        control.getSize().set(9, 9);
        control.getOffset().set(9, 9);
        control.getSlice().set(9, 9);
        Vector2f store = new Vector2f();
        assertSame(store, control.getSize(store));
        assertSame(store, control.getOffset(store));
        assertSame(store, control.getSlice(store));
        store.set(9, 9);
        Vector2f expected = new Vector2f(3, 4);
        assertEquals(List.of(expected, expected, expected),
                List.of(control.getSize(), control.getOffset(), control.getSlice()));
        assertEquals(List.of(), log.messages());
    }

    @Test
    @EditorRequirement(3)
    void invalidShapeSettingsAreReportedAndReplaced() {
        ColliderControl control = unusual();
        control.setShape(null);
        control.setSize(null);
        control.setRadius(Float.NaN);
        control.setOffset(new Vector2f(0, Float.NaN));
        control.setAngle(Float.POSITIVE_INFINITY);
        control.setVertices(null);
        control.setPolygon();
        control.setSlice(new Vector2f(Float.NaN, Float.NaN));
        control.setMaxVertices(-1);
        assertEquals(List.of("The shape cannot be null; using MESH", "The size cannot be null; using (1.0, 1.0)",
                "The radius cannot be NaN; using 0.5", "The offset cannot be (0.0, NaN); using (0.0, 0.0)",
                "The angle cannot be Infinity; using 0.0",
                "The slice cannot be (NaN, NaN); using (-Infinity, Infinity)",
                "The maxVertices cannot be -1; using 0"), log.messages());
        control.setSize(new Vector2f(-1, 2));
        control.setRadius(-1);
        control.setSlice(new Vector2f(2, 1));
        control.setMaxVertices(2);
        assertEquals(List.of(new Vector2f(0, 2), 0f, new Vector2f(1, 2), 3),
                List.of(control.getSize(), control.getRadius(), control.getSlice(), control.getMaxVertices()));
        assertEquals(11, log.messages().size());
        control.setSlice(null);
        control.setMaxVertices(0);
        assertEquals(new ColliderControl().getSlice(), control.getSlice());
        assertEquals(11, log.messages().size());
    }

    @Test
    void settingAPolygonInCodeSelectsItAndRemovingItKeepsTheShape() {
        ColliderControl control = new ColliderControl();
        ConvexPolygon[] pieces = {ConvexPolygon.circle(1)};
        control.setPolygon(pieces);
        ConvexPolygon first = pieces[0];
        pieces[0] = null;
        assertEquals(List.of(first), control.getPolygon());
        assertEquals(ColliderShape.POLYGON, control.getShape());
        control.setPolygon();
        assertEquals(List.of(), control.getPolygon());
        assertEquals(ColliderShape.POLYGON, control.getShape());
        assertThrows(NullPointerException.class, () -> control.setPolygon((ConvexPolygon[]) null));
        assertThrows(NullPointerException.class, () -> control.setPolygon(first, null));
    }

    @Test
    @EditorRequirement(3)
    void nullLayerNamesAreReplacedByEmptyText() {
        ColliderControl control = unusual();
        control.setLayers(null);
        control.setCollidesWith(null);
        assertEquals("", control.getLayers());
        assertEquals("", control.getCollidesWith());
    }

    @Test
    @EditorRequirement(8)
    void removingAndAddingAControlKeepsItsSettings() {
        Node node = new Node();
        ColliderControl control = unusual();
        node.addControl(control);
        node.removeControl(control);
        node.addControl(control);
        assertUnusual(control);
        assertSame(node, control.getSpatial());
    }

    @Test
    @EditorRequirement(9)
    void withoutAnAppStateAControlDoesNothing() {
        Node node = new Node();
        node.addControl(unusual());
        node.addControl(new ColliderControl());
        assertDoesNotThrow(() -> {
            node.updateLogicalState(0.1f);
            node.updateGeometricState();
        });
    }

    @Test
    @EditorRequirement(5)
    void aSavedValueOfAnotherTypeLosesOnlyThatValue() throws IOException {
        Node saved = new Node("saved");
        saved.addControl(new Mistyped());
        Mistyped loaded = FileFormat.BINARY.saveAndLoad(saved).getControl(Mistyped.class);
        assertEquals(ProjectionMode.DEFAULT, loaded.getMode());
        assertEquals(1, loaded.getCategory());
        assertEquals(7, loaded.getGroup());
        assertEquals("", loaded.getLayers());
        assertEquals("wall", loaded.getCollidesWith());
    }

    /** Writes a property with another type, as a later version might. */
    public static final class Mistyped extends ColliderControl {
        @Override
        public void write(JmeExporter exporter) throws IOException {
            OutputCapsule capsule = exporter.getCapsule(this);
            capsule.write(3, "mode", 0);
            capsule.write("many", "category", "");
            capsule.write(7, "group", 0);
            capsule.write(5, "layers", 0);
            capsule.write("wall", "collidesWith", "");
        }
    }
}
