package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun.Step;
import org.jmesat.testing.KeptAlive;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Chooses pairs of spatials in a running application. */
@ParameterizedClass
@EnumSource
class SpatialPairTest {
    @AutoClose
    private final CollisionScene scene;
    private final CollisionDebugState debug = new CollisionDebugState();
    private final PairSelection selection = debug.getSelection();
    /** Squares of side 1: the first two overlap by 0.1, the next two by 0.3, the last is far away. */
    private final Geometry[] row;

    SpatialPairTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        row = new Geometry[] {scene.cube("0", 0, 0), scene.cube("1", 0.9f, 0), scene.cube("2", 3, 0),
            scene.cube("3", 3.7f, 0), scene.cube("4", 50, 0)};
    }

    @BeforeEach
    void theViewIsShown() {
        debug.setVisible(true);
        scene.step(() -> scene.run().application().getStateManager().attach(debug));
        scene.attach(row);
        scene.frame();
        scene.frame();
    }

    @Test
    void withoutAChoiceTheSpatialsAreThoseOfTheDeepestPair() {
        assertPair(row[2], row[3]);
        assertFalse(selection.isChosen());
    }

    @Test
    void aFarPairIsExplained() {
        after(() -> selection.choose(row[4], row[0]));

        assertPair(row[4], row[0]);
        assertEquals(49, selection.report().separation(), 1e-4);
        assertEquals(-1, selection.report().deciding().x(), 1e-6);
    }

    @Test
    void theOrderOfTheChoiceIsThatOfTheReportAndOfTheNormal() {
        after(() -> selection.choose(row[3], row[2]));

        assertPair(row[3], row[2]);
        assertEquals(-1, selection.report().deciding().x(), 1e-6);
        assertEquals(0.3, selection.contact().getDepth(), 1e-5);
    }

    @Test
    void aFilteredPairIsExplained() {
        after(() -> {
            for (Geometry each : new Geometry[] {row[2], row[3]}) {
                ColliderControl control = new ColliderControl();
                control.setGroup(-1);
                each.addControl(control);
            }
            selection.choose(row[2], row[3]);
        });

        assertPair(row[2], row[3]);
        assertNull(selection.contact());
        assertEquals(-0.3, selection.report().separation(), 1e-5);
    }

    @Test
    void twoFixedOnesAreExplained() {
        after(() -> {
            for (Geometry each : new Geometry[] {row[2], row[3]}) {
                ColliderControl control = new ColliderControl();
                control.setFixed(true);
                each.addControl(control);
            }
            selection.choose(row[2], row[3]);
        });

        assertPair(row[2], row[3]);
        assertEquals(-0.3, selection.report().separation(), 1e-5);
    }

    @Test
    void aDisabledSpatialStaysChosenWithoutAReportUntilItIsEnabled() {
        ColliderControl control = new ColliderControl();
        after(() -> {
            row[2].addControl(control);
            selection.choose(row[2], row[3]);
        });
        after(() -> control.setEnabled(false));

        assertPair(row[2], row[3]);
        assertNull(selection.a());
        assertNotNull(selection.b());
        assertNull(selection.contact());
        assertNull(selection.report());

        after(() -> control.setEnabled(true));
        assertNotNull(selection.report());
    }

    @Test
    void aSpatialThatLeavesTheSceneAndComesBackStaysChosen() {
        after(() -> selection.choose(row[2], row[3]));
        Collider before = selection.b();
        after(row[3]::removeFromParent);

        assertPair(row[2], row[3]);
        assertNull(selection.b());
        assertNull(selection.report());

        after(() -> scene.root().attachChild(row[3]));
        assertNotSame(before, selection.b());
        assertNotNull(selection.report());
    }

    @Test
    void aSpatialThatWasNeverInTheSceneCanBeChosen() {
        Geometry absent = scene.cube("absent", 0, 0);
        after(() -> selection.choose(row[2], absent));

        assertPair(row[2], absent);
        assertNull(selection.b());
    }

    @Test
    void aPairOfCollidersStaysChosenWhenThePlaneChanges() {
        after(() -> selection.choose(selection.a(), selection.b()));
        Collider before = selection.a();
        after(() -> scene.state().setPlane(
                scene.state().getPlane() == ProjectionPlane.XZ ? ProjectionPlane.YZ : ProjectionPlane.XZ));

        assertPair(row[2], row[3]);
        assertTrue(selection.isChosen());
        assertNotSame(before, selection.a());
        assertNotNull(selection.report());
        assertNull(selection.lastJump());
    }

    @Test
    void aPartOfABodyStandsForTheBody() {
        Geometry part = scene.cube("part", 5, 0);
        Node body = CollisionScene.node("body", part);
        body.addControl(new ColliderControl());
        after(() -> {
            scene.root().attachChild(body);
            selection.choose(part, row[0]);
        });

        assertPair(body, row[0]);
        assertNotNull(selection.report());
    }

    @Test
    void twoPartsOfOneBodyHaveNoReport() {
        Geometry part = scene.cube("part", 5, 0);
        Geometry other = scene.cube("other", 6, 0);
        Node body = CollisionScene.node("body", part, other);
        body.addControl(new ColliderControl());
        after(() -> {
            scene.root().attachChild(body);
            selection.choose(part, other);
        });

        assertSame(selection.a(), selection.b());
        assertNull(selection.report());
        assertNull(selection.contact());
    }

    @Test
    void withOnlyAChosenBIsItsDeepestContact() {
        after(() -> selection.chooseA(row[1]));
        assertPair(row[1], row[0]);

        after(() -> scene.place(row[1], 2.5f, 0));
        assertPair(row[1], row[2]);
    }

    @Test
    void withoutAContactBIsTheNearestCollider() {
        after(() -> selection.chooseA(row[4]));

        assertPair(row[4], row[3]);
    }

    @Test
    void ofANearlyAsDeepContactThePresentOneIsKept() {
        after(() -> selection.chooseA(row[1]));
        after(() -> scene.place(row[4], 1.799f, 0));

        assertPair(row[1], row[0]);
        after(() -> scene.place(row[4], 1.7f, 0));
        assertPair(row[1], row[4]);
    }

    @Test
    void bIsTheNearestColliderOfADisabledA() {
        after(() -> {
            row[4].setUserData("jmesat.collider", false);
            scene.place(row[4], 5.5f, 3);
            selection.chooseA(row[4]);
        });

        assertPair(row[4], row[3]);
        assertNull(selection.a());
        assertSame(row[3], scene.state().getSpatial(selection.b()));
    }

    @Test
    void choosingBKeepsTheA() {
        after(() -> selection.chooseB(row[4]));
        assertPair(row[2], row[4]);

        after(() -> selection.chooseB(row[1]));
        assertPair(row[2], row[1]);
    }

    @Test
    void choosingAKeepsAChosenB() {
        after(() -> selection.chooseA(row[0]));
        after(() -> selection.chooseB(row[4]));
        after(() -> selection.chooseA(row[1]));

        assertPair(row[1], row[4]);
    }

    @Test
    void choosingTheSameSpatialForTheOtherSideFindsANewPartner() {
        after(() -> selection.choose(row[0], row[4]));
        after(() -> selection.chooseB(row[0]));
        assertPair(row[1], row[0]);

        after(() -> selection.chooseA(row[0]));
        assertPair(row[0], row[1]);
    }

    @Test
    void aColliderOfTheGameCanBeChosenAndIsDroppedWithItsRemoval() {
        Collider own = scene.run().ask(() -> {
            Collider collider = scene.state().getWorld().add("own");
            collider.setPosition(40, 0);
            selection.choose(collider, null, false);
            return collider;
        });
        after(() -> { });
        assertSame(own, selection.a());
        assertNull(selection.spatialA());

        after(() -> scene.state().getWorld().remove(own));
        assertPair(row[2], row[3]);
        assertFalse(selection.isChosen());
    }

    @Test
    void aSpatialCannotBeChosenTwice() {
        assertThrows(IllegalArgumentException.class, () -> selection.choose(row[0], row[0]));
    }

    @Test
    void hiddenItKeepsNoChosenSpatialAlive() {
        WeakReference<Spatial> absent = scene.run().ask(() -> {
            Spatial spatial = scene.cube("absent", 0, 0);
            selection.choose(row[0], spatial);
            return new WeakReference<>(spatial);
        });
        after(() -> { });
        assertSame(absent.get(), selection.spatialB());
        debug.setVisible(false);
        after(() -> { });
        scene.step(KeptAlive::clearEngineScratch);

        assertNull(selection.spatialB());
        assertFalse(KeptAlive.test(absent), "the spatial is kept alive");
    }

    /** Lets two frames pass: the view is attached last, but a change may take effect in the second only. */
    private void after(Step step) {
        scene.frame(step);
        scene.frame();
    }

    private void assertPair(Spatial a, Spatial b) {
        assertSame(a, selection.spatialA());
        assertSame(b, selection.spatialB());
    }
}
