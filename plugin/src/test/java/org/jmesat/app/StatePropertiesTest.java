package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import java.lang.reflect.Modifier;
import java.util.List;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.PropertySheet;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The properties of the app state, for an editor's property sheet and for code. */
class StatePropertiesTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final SatCollisionState state = new SatCollisionState();

    @Test
    void anEditorCanCreateOneByClassName() throws Exception {
        Class<?> type = Class.forName("org.jmesat.app.SatCollisionState");
        assertTrue(Modifier.isPublic(type.getModifiers()) && !Modifier.isFinal(type.getModifiers()));
        SatCollisionState made = (SatCollisionState) type.getDeclaredConstructor().newInstance();
        assertTrue(made.isEnabled());
        assertFalse(made.isInitialized());
    }

    /** A designer reads the first rows; what changes the events comes before the names of layers. */
    @Test
    @EditorRequirement({2, 18})
    void anEditorShowsExactlyThePropertiesInThisOrder() {
        assertEquals(List.of("status", "problem", "enabled", "paused", "plane", "mode", "discovery", "touchPolicy",
                "depthTest", "fixedStep", "layerNames", "layersApart", "preview"),
                PropertySheet.rows(SatCollisionState.class));
    }

    @Test
    void theDefaultsAreAllGeometriesTouchingInclusiveAndATickPerFrame() {
        assertEquals(Discovery.ALL_GEOMETRIES, state.getDiscovery());
        assertEquals(TouchPolicy.INCLUSIVE, state.getTouchPolicy());
        assertEquals(0, state.getFixedStep());
        assertFalse(state.isPaused());
        assertFalse(state.isManual());
        assertEquals(0, state.getTick());
        assertNull(state.getRoot());
        assertEquals(List.of(), state.getProblems());
        assertEquals(0, state.getHandlerFailureCount());
    }

    @Test
    void everyPropertyReturnsTheValueSet() {
        Node root = new Node();
        state.setDiscovery(Discovery.MARKED_ONLY);
        state.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        state.setFixedStep(0.02f);
        state.setPaused(true);
        state.setManual(true);
        state.setLayerNames("a, b");
        state.setLayersApart("a | b");
        state.setRoot(root);
        assertEquals("a, b", state.getLayerNames());
        assertEquals("a | b", state.getLayersApart());
        assertEquals(Discovery.MARKED_ONLY, state.getDiscovery());
        assertEquals(TouchPolicy.EXCLUSIVE, state.getTouchPolicy());
        assertEquals(0.02f, state.getFixedStep());
        assertTrue(state.isPaused());
        assertTrue(state.isManual());
        assertSame(root, state.getRoot());
        assertSame(root, new SatCollisionState(root).getRoot());
    }

    @Test
    void nullIsReportedAndReplacedByTheDefault() {
        state.setDiscovery(Discovery.MARKED_ONLY);
        state.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        state.setDiscovery(null);
        state.setTouchPolicy(null);
        state.setPlane(ProjectionPlane.XZ);
        state.setPlane(null);
        state.setMode(ProjectionMode.SINGLE_HULL);
        state.setMode(null);
        state.setLayerNames(null);
        state.setLayersApart(null);
        assertEquals("", state.getLayerNames() + state.getLayersApart());
        assertEquals(Discovery.ALL_GEOMETRIES, state.getDiscovery());
        assertEquals(TouchPolicy.INCLUSIVE, state.getTouchPolicy());
        assertEquals(ProjectionPlane.XY, state.getPlane());
        assertEquals(ProjectionMode.HULL_PER_GEOMETRY, state.getMode());
        assertEquals(List.of("discovery cannot be null; using ALL_GEOMETRIES",
                "touchPolicy cannot be null; using INCLUSIVE", "plane cannot be null; using XY",
                "mode cannot be null; using HULL_PER_GEOMETRY"), log.messages());
    }

    @ParameterizedTest
    @ValueSource(floats = {-1, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
    void anInvalidStepIsReportedAndMeansOneTickPerFrame(float seconds) {
        state.setFixedStep(0.1f);
        state.setFixedStep(seconds);
        assertEquals(0, state.getFixedStep());
        assertEquals(1, log.messages().size());
        assertTrue(log.messages().get(0).startsWith("fixedStep cannot be "), log.messages()::toString);
    }

    @Test
    void nullArgumentsAreRefusedByName() {
        Node node = new Node();
        assertEquals("a", assertThrows(NullPointerException.class, () -> state.isColliding(null, node)).getMessage());
        assertEquals("b", assertThrows(NullPointerException.class, () -> state.isColliding(node, null)).getMessage());
        assertEquals("spatial", assertThrows(NullPointerException.class, () -> state.invalidate(null)).getMessage());
        assertEquals("spatial", assertThrows(NullPointerException.class, () -> state.getProblem(null)).getMessage());
    }

    @Test
    void aDetachedStateAnswersQueriesAndHasNoContact() {
        Node one = new Node();
        Node two = new Node();
        assertFalse(state.isColliding(one, two));
        assertNull(state.getProblem(one));
        state.invalidate(one);
        assertEquals(List.of(), state.getWorld().getColliders());
    }
}
