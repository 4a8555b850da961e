package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.util.clone.Cloner;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A press of two high walls closes on cubes of side 1. */
@ParameterizedClass
@EnumSource
class PushApartRoomTest extends PushApartScene {
    private final Geometry left = wall("left", -2);
    private final Geometry right = wall("right", 2);

    PushApartRoomTest(ProjectionPlane plane) {
        super(plane);
    }

    private Geometry wall(String name, float x) {
        return scene.geometry(name, new Box(1, 20, 1), x, 0);
    }

    /** Moves the walls so that their inner sides are as far apart as the width. */
    private void press(float width) {
        scene.frame(() -> {
            scene.place(left, -1 - width / 2, 0);
            scene.place(right, 1 + width / 2, 0);
        });
    }

    @Test
    void aBodyBetweenTwoFixedWallsThatCloseHasNoRoomUntilTheyOpen() {
        PushApart control = pushing(a);
        frameWith(fixed(left), fixed(right), a);
        assertTrue(control.hasRoom());
        press(1);
        assertTrue(control.hasRoom());
        press(0.9f);
        assertFalse(control.hasRoom());
        assertAt(0, 0, a);
        press(0.9f);
        assertFalse(control.hasRoom());
        press(1);
        assertTrue(control.hasRoom());
    }

    @Test
    void aBodyThatIsPushedAsideHasRoom() {
        PushApart control = pushing(a);
        scene.place(a, 0, 20.2f);
        frameWith(fixed(left), fixed(right), a);
        press(0.5f);
        assertTrue(control.hasRoom());
        assertAt(0, 20.5f, a);
    }

    @Test
    void aBodyBetweenAFixedWallAndOneThatTheGameMovesHasNoRoom() {
        PushApart control = pushing(a);
        frameWith(fixed(left), right, a);
        press(0.9f);
        assertFalse(control.hasRoom());
        press(0.9f);
        assertFalse(control.hasRoom());
        press(1.1f);
        assertTrue(control.hasRoom());
    }

    @Test
    void ofTwoBodiesBetweenTheWallsOneHasNoRoom() {
        List<PushApart> both = List.of(pushing(a), pushing(b));
        scene.place(a, -0.5f, 0);
        scene.place(b, 0.5f, 0);
        frameWith(fixed(left), fixed(right), a, b);
        press(2);
        assertTrue(both.stream().allMatch(PushApart::hasRoom));
        for (int i = 1; i <= 10; i++) {
            press(2 - 0.01f * i);
            assertFalse(both.stream().allMatch(PushApart::hasRoom));
        }
        press(2.1f);
        assertTrue(both.stream().allMatch(PushApart::hasRoom));
    }

    @Test
    void handlersReadTheTickBeforeAndListenersAfterTheTickThePresentOne() {
        PushApart control = pushing(a);
        List<Boolean> seen = new ArrayList<>();
        a.addControl(new CollisionScript() {
            @Override
            public void onCollisionStay(CollisionEvent event) {
                seen.add(control.hasRoom());
            }
        });
        frameWith(fixed(left), fixed(right), a);
        press(1);
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                seen.add(control.hasRoom());
            }
        }));
        seen.clear();
        press(0.9f);
        assertEquals(List.of(true, true, false), seen);
    }

    @Test
    void aCrushedBodyThatIsTakenOutHasRoomAndSoHasItsClone() {
        PushApart control = pushing(a);
        frameWith(fixed(left), fixed(right), a);
        press(0.9f);
        assertFalse(control.hasRoom());
        assertTrue(Cloner.deepClone(control).hasRoom());
        scene.frame(a::removeFromParent);
        assertTrue(control.hasRoom());
    }

    @Test
    void whatIsNamedInUserDataAnswersToo() {
        a.setUserData("jmesat.scripts", "org.jmesat.control.PushApart(weight=2)");
        scene.step(() -> scene.state().setScriptPackages("org.jmesat.control"));
        frameWith(fixed(left), fixed(right), a);
        press(0.9f);
        PushApart control = scene.run().ask(() -> (PushApart) scene.state().getScripts(a).get(0));
        assertEquals(2, control.getWeight());
        assertFalse(control.hasRoom());
        press(1);
        assertTrue(control.hasRoom());
    }
}
