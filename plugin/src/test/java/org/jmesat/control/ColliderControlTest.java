package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.jme3.asset.DesktopAssetManager;
import com.jme3.export.InputCapsule;
import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.export.Savable;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.export.xml.XMLExporter;
import com.jme3.export.xml.XMLImporter;
import com.jme3.scene.Node;
import java.beans.PropertyDescriptor;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jmesat.app.CapturedLog;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The properties that a level designer edits and saves. */
class ColliderControlTest {
    private static final Set<String> GOLDEN =
            Set.of("enabled", "mode", "fixed", "trigger", "dynamic", "continuous", "category", "mask", "group",
                    "depthMargin", "layers", "collidesWith");

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private static ColliderControl unusual() {
        ColliderControl control = new ColliderControl();
        control.setEnabled(false);
        control.setMode(ProjectionMode.SINGLE_HULL);
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
        assertEquals(ProjectionMode.HULL_PER_GEOMETRY, control.getMode());
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

    @SuppressWarnings("unchecked")
    private static <T extends Savable> T saveAndLoad(T object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(object, bytes);
        return (T) BinaryImporter.getInstance().load(new ByteArrayInputStream(bytes.toByteArray()));
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
    void anEditorShowsExactlyTheProperties() throws Exception {
        Set<String> found = new TreeSet<>();
        for (Field field : ColliderControl.class.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) || Modifier.isTransient(field.getModifiers())) {
                continue;
            }
            PropertyDescriptor property = new PropertyDescriptor(field.getName(), ColliderControl.class);
            assertSame(ColliderControl.class, property.getReadMethod().getDeclaringClass());
            assertSame(ColliderControl.class, property.getWriteMethod().getDeclaringClass());
            assertTrue(property.getPropertyType().isPrimitive() || property.getPropertyType().isEnum()
                    || property.getPropertyType() == String.class);
            assertTrue(Modifier.isPrivate(field.getModifiers()));
            found.add(field.getName());
        }
        assertEquals(new TreeSet<>(GOLDEN), found);
    }

    @Test
    void anEditorCanCreateOneByClassName() throws Exception {
        Class<?> type = Class.forName("org.jmesat.control.ColliderControl");
        assertTrue(Modifier.isPublic(type.getModifiers()) && !Modifier.isFinal(type.getModifiers()));
        assertDefault((ColliderControl) type.getDeclaredConstructor().newInstance());
    }

    @Test
    void aNullModeIsReplacedByTheDefault() {
        ColliderControl control = unusual();
        control.setMode(null);
        assertEquals(ProjectionMode.HULL_PER_GEOMETRY, control.getMode());
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
    void everyPropertySurvivesSavingAndLoading() throws IOException {
        Node node = new Node();
        node.addControl(unusual());
        ColliderControl loaded = saveAndLoad(node).getControl(ColliderControl.class);
        assertUnusual(loaded);
    }

    @Test
    void defaultsSurviveSavingAndLoading() throws IOException {
        Node node = new Node();
        node.addControl(new ColliderControl());
        assertDefault(saveAndLoad(node).getControl(ColliderControl.class));
    }

    @Test
    void everyPropertySurvivesSavingAndLoadingAsXml() throws IOException {
        Node node = new Node();
        node.addControl(unusual());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new XMLExporter().save(node, bytes);
        XMLImporter importer = new XMLImporter();
        importer.setAssetManager(new DesktopAssetManager());
        Node loaded = (Node) importer.load(new ByteArrayInputStream(bytes.toByteArray()));
        assertUnusual(loaded.getControl(ColliderControl.class));
    }

    @Test
    void aControlWithoutASpatialCanBeSavedAndLoaded() throws IOException {
        ColliderControl loaded = saveAndLoad(unusual());
        assertUnusual(loaded);
        assertNull(loaded.getSpatial());
    }

    @Test
    void aMissingFieldGetsItsDefault() throws IOException {
        ColliderControl control = unusual();
        control.read(importer(null));
        assertDefault(control);
    }

    @Test
    void anUnknownModeIsReplacedByTheDefault() throws IOException {
        ColliderControl control = unusual();
        assertDoesNotThrow(() -> control.read(importer("MARCHING_SQUARES")));
        assertEquals(ProjectionMode.HULL_PER_GEOMETRY, control.getMode());
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
        clone.setEnabled(true);
        assertUnusual(original);
        assertEquals(5, clone.getGroup());
    }

    @Test
    void nullLayerNamesAreReplacedByEmptyText() {
        ColliderControl control = unusual();
        control.setLayers(null);
        control.setCollidesWith(null);
        assertEquals("", control.getLayers());
        assertEquals("", control.getCollidesWith());
    }

    @Test
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
    void onlyModesAreFoundByName() {
        Stream.of(ProjectionMode.values()).forEach(mode -> assertSame(mode, ProjectionMode.named(mode.name())));
        assertSame(ProjectionMode.HULL_PER_GEOMETRY, ProjectionMode.named("single_hull"));
        assertNotNull(ProjectionMode.named(null));
    }

    @Test
    void aSavedValueOfAnotherTypeLosesOnlyThatValue() throws IOException {
        Node saved = new Node("saved");
        saved.addControl(new Mistyped());
        Mistyped loaded = saveAndLoad(saved).getControl(Mistyped.class);
        assertEquals(ProjectionMode.HULL_PER_GEOMETRY, loaded.getMode());
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
