package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.testing.FileFormat;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The properties of a {@link CharacterMover}, what it reads from its report, and what it asks for. */
class CharacterMoverSettingsTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private static CharacterMover unusual() {
        CharacterMover control = new CharacterMover();
        control.setEnabled(false);
        control.setMaxSlope(30);
        control.setStepHeight(0.25f);
        control.setSnap(0);
        control.setVelocity(new Vector3f(1, -2, 3));
        control.setUp(new Vector3f(0, 0, 2));
        control.setWeight(Float.POSITIVE_INFINITY);
        control.setAddGroundVelocity(false);
        return control;
    }

    private static String describe(CharacterMover control) {
        return control.isEnabled() + " " + control.getMaxSlope() + ' ' + control.getStepHeight() + ' '
                + control.getSnap() + ' ' + control.getVelocity() + ' ' + control.getUp() + ' '
                + control.getWeight() + ' ' + control.isAddGroundVelocity();
    }

    /** A report that has an answer to everything. */
    private static final class Full implements CharacterMover.Report {
        private final Spatial ground = new Node("ground");

        @Override
        public boolean isOnGround() {
            return true;
        }

        @Override
        public boolean isOnWall() {
            return true;
        }

        @Override
        public boolean isOnCeiling() {
            return true;
        }

        @Override
        public boolean isCrushed() {
            return true;
        }

        @Override
        public Spatial getGround() {
            return ground;
        }

        @Override
        public void copyGroundNormal(Vector3f store) {
            store.set(0, 1, 0);
        }

        @Override
        public void copyWallNormal(Vector3f store) {
            store.set(1, 0, 0);
        }

        @Override
        public void copyCeilingNormal(Vector3f store) {
            store.set(0, -1, 0);
        }

        @Override
        public void copyRemainingVelocity(Vector3f store) {
            store.set(4, 5, 6);
        }

        @Override
        public void copyGroundVelocity(Vector3f store) {
            store.set(7, 8, 9);
        }
    }

    @Test
    void aNewOneIsAtRestAndHasTheDefaults() {
        assertEquals("true 45.0 0.0 0.1 (0.0, 0.0, 0.0) (0.0, 1.0, 0.0) 1.0 true", describe(new CharacterMover()));
    }

    @Test
    void everyPropertyReturnsTheValueSet() {
        assertEquals("false 30.0 0.25 0.0 (1.0, -2.0, 3.0) (0.0, 0.0, 2.0) Infinity false", describe(unusual()));
        assertEquals(List.of(), log.messages());
    }

    @ParameterizedTest
    @CsvSource({"NaN, 45.0", "-1, 0.0", "90.5, 90.0", "Infinity, 90.0", "-Infinity, 0.0"})
    @EditorRequirement(3)
    void anInvalidSlopeIsReportedAndReplacedByTheNearest(float slope, float used) {
        CharacterMover control = unusual();
        control.setMaxSlope(slope);
        assertEquals(used, control.getMaxSlope());
        assertEquals(List.of("The maxSlope cannot be " + slope + "; using " + used), log.messages());
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 90, Float.MIN_VALUE})
    void anySlopeUpToARightAngleIsValid(float slope) {
        CharacterMover control = new CharacterMover();
        control.setMaxSlope(slope);
        assertEquals(slope, control.getMaxSlope());
        assertEquals(List.of(), log.messages());
    }

    @ParameterizedTest
    @CsvSource({"NaN, 0.0, 0.1", "-1, 0.0, 0.0", "Infinity, 0.0, 0.1"})
    @EditorRequirement(3)
    void anInvalidLengthIsReportedAndReplaced(float length, float step, float snap) {
        CharacterMover control = unusual();
        control.setStepHeight(length);
        control.setSnap(length);
        assertEquals(step, control.getStepHeight());
        assertEquals(snap, control.getSnap());
        assertEquals(2, log.messages().size());
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, 0, -3, Float.NEGATIVE_INFINITY})
    @EditorRequirement(3)
    void anInvalidWeightIsReportedAndReplacedByOne(float weight) {
        CharacterMover control = unusual();
        control.setWeight(weight);
        assertEquals(1, control.getWeight());
        assertEquals(List.of("The weight cannot be " + weight + "; using 1.0"), log.messages());
    }

    @Test
    @EditorRequirement(3)
    void anInvalidVectorIsReportedAndReplacedByTheDefault() {
        for (Vector3f each : new Vector3f[] {null, new Vector3f(Float.NaN, 0, 0),
            new Vector3f(0, Float.NEGATIVE_INFINITY, 0)}) {
            CharacterMover control = unusual();
            control.setVelocity(each);
            control.setUp(each);
            assertEquals(new Vector3f(), control.getVelocity());
            assertEquals(new Vector3f(0, 1, 0), control.getUp());
            control.getUp().set(9, 9, 9);
            assertEquals(new Vector3f(0, 1, 0), new CharacterMover().getUp());
        }
        assertEquals(6, log.messages().size());
        assertEquals("The velocity cannot be null; using (0.0, 0.0, 0.0)", log.messages().get(0));
    }

    @Test
    @EditorRequirement(3)
    void vectorsAreCopiedInAndOut() {
        CharacterMover control = new CharacterMover();
        Vector3f given = new Vector3f(1, 2, 3);
        control.setVelocity(given);
        control.setUp(given);
        given.set(9, 9, 9);
        control.getVelocity().set(8, 8, 8);
        control.getUp().set(8, 8, 8);
        assertEquals(new Vector3f(1, 2, 3), control.getVelocity());
        assertSame(given, control.getVelocity(given));
        assertEquals(new Vector3f(1, 2, 3), given);
        assertEquals(new Vector3f(1, 2, 3), control.getUp(new Vector3f()));
    }

    @ParameterizedTest
    @EnumSource
    @EditorRequirement(4)
    void everyPropertySurvivesSavingAndLoading(FileFormat format) throws IOException {
        for (CharacterMover each : List.of(unusual(), new CharacterMover())) {
            Node node = new Node();
            node.addControl(each);
            CharacterMover loaded = ((Spatial) format.saveAndLoad(node)).getControl(CharacterMover.class);
            assertEquals(describe(each), describe(loaded));
        }
        assertEquals(List.of(), log.messages());
    }

    @Test
    @EditorRequirement(4)
    void aCloneHasTheSameSettingsNoReportAndIsIndependent() {
        Node node = new Node();
        CharacterMover original = unusual();
        original.setReport(new Full());
        node.addControl(original);
        Node twin = (Node) node.clone();
        CharacterMover clone = twin.getControl(CharacterMover.class);
        assertNotSame(original, clone);
        assertEquals(describe(original), describe(clone));
        assertSame(twin, clone.getSpatial());
        assertFalse(clone.isOnGround());
        assertTrue(original.isOnGround());
        clone.setVelocity(new Vector3f(9, 9, 9));
        assertEquals(new Vector3f(1, -2, 3), original.getVelocity());
    }

    @Test
    void withoutAReportNothingIsKnown() {
        CharacterMover mover = unusual();
        mover.setReport(new Full());
        mover.setReport(null);
        assertFalse(mover.isOnGround() || mover.isOnWall() || mover.isOnCeiling() || mover.isCrushed());
        assertNull(mover.getGround());
        Vector3f store = new Vector3f(1, 1, 1);
        assertSame(store, mover.getGroundNormal(store));
        assertEquals(new Vector3f(), store);
        assertEquals(new Vector3f(), mover.getWallNormal(new Vector3f(1, 1, 1)));
        assertEquals(new Vector3f(), mover.getCeilingNormal(new Vector3f(1, 1, 1)));
        assertEquals(new Vector3f(), mover.getRemainingVelocity(new Vector3f(1, 1, 1)));
        assertEquals(new Vector3f(), mover.getGroundVelocity(new Vector3f(1, 1, 1)));
    }

    @Test
    void everythingIsReadFromTheReport() {
        CharacterMover mover = new CharacterMover();
        Full report = new Full();
        mover.setReport(report);
        assertTrue(mover.isOnGround() && mover.isOnWall() && mover.isOnCeiling() && mover.isCrushed());
        assertSame(report.ground, mover.getGround());
        assertEquals(new Vector3f(0, 1, 0), mover.getGroundNormal(new Vector3f()));
        assertEquals(new Vector3f(1, 0, 0), mover.getWallNormal(new Vector3f()));
        assertEquals(new Vector3f(0, -1, 0), mover.getCeilingNormal(new Vector3f()));
        assertEquals(new Vector3f(4, 5, 6), mover.getRemainingVelocity(new Vector3f()));
        assertEquals(new Vector3f(7, 8, 9), mover.getGroundVelocity(new Vector3f()));
    }

    @Test
    void requestsAreCounted() {
        CharacterMover mover = new CharacterMover();
        mover.teleport();
        mover.teleport();
        mover.dropThrough();
        assertEquals(2, mover.getTeleportCount());
        assertEquals(1, mover.getDropCount());
    }
}
