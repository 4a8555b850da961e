package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A wall pushes a crate into a body that the crate did not touch at the step. */
@ParameterizedClass
@EnumSource
class PushedIntoTest {
    private static final float EXACT = 1e-5f;

    @AutoClose
    private final CollisionScene scene;
    private final Geometry wall;
    private final Geometry crate;
    private final Geometry other;

    /** A quarter of the crate is inside the wall. After the push a tenth of it is inside the other body. */
    PushedIntoTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        wall = fixed(scene.cube("wall", 0, 0));
        crate = pushing(scene.cube("crate", 0.75f, 0));
        other = scene.cube("other", 1.9f, 0);
    }

    private static <T extends Spatial> T pushing(T spatial) {
        spatial.addControl(new PushApart());
        return spatial;
    }

    private static <T extends Spatial> T fixed(T spatial) {
        ColliderControl control = new ColliderControl();
        control.setFixed(true);
        spatial.addControl(control);
        return spatial;
    }

    private void frameWith(Spatial... spatials) {
        scene.attach(spatials);
        scene.frame();
    }

    private void assertAt(float x, Spatial spatial) {
        assertEquals(x, scene.at(spatial).x, EXACT);
        assertEquals(0, scene.at(spatial).y, EXACT);
    }

    @Test
    void aBodyThatACrateIsPushedIntoIsPushedInTheSameTick() {
        frameWith(wall, crate, pushing(other));
        assertAt(1, crate);
        assertAt(2, other);
        assertEquals(List.of("1 ENTER wall crate"), scene.events());
        scene.frame();
        assertEquals(List.of("2 ENTER crate other", "2 STAY wall crate"), scene.events());
    }

    @Test
    void theOrderOfDiscoveryDoesNotMatter() {
        frameWith(pushing(other), crate, wall);
        assertAt(1, crate);
        assertAt(2, other);
    }

    @Test
    void aRowOfCratesIsPushed() {
        Geometry[] row = new Geometry[20];
        for (int i = 0; i < row.length; i++) {
            row[i] = pushing(scene.cube("crate " + i, 1.76f + 1.01f * i, 0));
        }
        scene.attach(row);
        frameWith(wall, crate);
        assertAt(1, crate);
        for (int i = 0; i < row.length; i++) {
            assertAt(Math.max(2 + i, 1.76f + 1.01f * i), row[i]);
        }
    }

    @Test
    void aBodyWithoutAControlStaysAndTheCrateIsNotPushedBackIntoTheFixedOne() {
        frameWith(wall, crate, other);
        assertAt(1, crate);
        assertAt(1.9f, other);
    }

    @Test
    void aTriggerAndAFilteredBodyAreNotPushed() {
        ColliderControl trigger = new ColliderControl();
        trigger.setTrigger(true);
        other.addControl(trigger);
        Geometry filtered = pushing(scene.cube("filtered", 1.95f, 0));
        ColliderControl noContacts = new ColliderControl();
        noContacts.setMask(0);
        filtered.addControl(noContacts);
        frameWith(wall, crate, pushing(other), filtered);
        assertAt(1.9f, other);
        assertAt(1.95f, filtered);
    }

    @Test
    void aBodyThatAHandlerHasDetachedIsNotPushed() {
        crate.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                other.removeFromParent();
            }
        });
        frameWith(wall, crate, pushing(other));
        assertAt(1.9f, other);
    }

    @Test
    void collidersBelowOneControlDoNotPushEachOther() {
        crate.removeControl(PushApart.class);
        Node both = pushing(CollisionScene.node("both", crate, other));
        frameWith(wall, both);
        assertAt(0.25f, both);
    }

    /** The pieces that meet after the pushes are not the deepest pieces of any contact found before. */
    @Test
    void bodiesOfSeveralPiecesArePushedApartWhereTheyMeet() {
        Node body = CollisionScene.node("body", scene.cube("far piece", 1.5f, 0), scene.cube("near piece", 0, 0));
        scene.place(body, 1.9f, 0);
        body.addControl(new ColliderControl());
        pushing(body);
        Geometry next = pushing(scene.cube("next", 4.45f, 0));
        frameWith(wall, crate, body, next);
        assertAt(2, body);
        assertAt(4.5f, next);
    }

    @Test
    void aTurnedBodyIsPushedAlongTheNormalOfItsSide() {
        scene.turn(other, (float) (Math.PI / 4));
        scene.place(other, 2.1f, 0);
        frameWith(wall, crate, pushing(other));
        assertEquals(1.5f + Math.sqrt(0.5), scene.at(other).x, 1e-4);
    }

    @Test
    void anExceptionOfTheGamesFilterDuringPushesIsCountedAndEndsNoContact() {
        boolean[] telling = {false};
        scene.step(() -> scene.state().getWorld().setPairFilter((a, b) -> {
            if (telling[0]) {
                throw new IllegalStateException("thrown on purpose");
            }
            return true;
        }));
        crate.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                telling[0] = true;
            }
        });
        frameWith(wall, crate, pushing(other));
        telling[0] = false;
        assertEquals(1, scene.run().ask(() -> scene.state().getHandlerFailureCount()));
        assertAt(1, crate);
        scene.frame();
        assertAt(2, other);
    }
}
