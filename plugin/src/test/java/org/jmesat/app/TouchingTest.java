package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The touch policy: whether touching shapes collide. A contact at rest does not flicker. */
@ParameterizedClass
@EnumSource
class TouchingTest {
    @AutoClose
    private final CollisionScene scene;
    private final Geometry a;
    private final Geometry b;

    TouchingTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        a = scene.cube("a", 0, 0);
        b = scene.cube("b", 1, 0);
    }

    @Test
    void touchingIsCollidingByDefault() {
        assertEquals(TouchPolicy.INCLUSIVE, scene.state().getTouchPolicy());
        scene.attach(a, b);
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void touchingIsNotCollidingIfThePolicyIsExclusive() {
        scene.step(() -> scene.state().setTouchPolicy(TouchPolicy.EXCLUSIVE));
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> scene.place(b, 0.99f, 0));
        scene.frame(() -> scene.place(b, 1, 0));
        assertEquals(List.of("2 ENTER a b", "3 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void thePolicyCanBeChangedWhileShapesTouch() {
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> scene.state().setTouchPolicy(TouchPolicy.EXCLUSIVE));
        scene.frame(() -> scene.state().setTouchPolicy(TouchPolicy.INCLUSIVE));
        assertEquals(List.of("1 ENTER a b", "2 EXIT a b SEPARATED", "3 ENTER a b"), scene.events());
    }

    @Test
    void aVisibleGapIsNoContact() {
        scene.attach(a, b);
        scene.frame(() -> scene.place(b, 1.0001f, 0));
        assertEquals(List.of(), scene.events());
    }

    @Test
    void aTouchingPairStaysInContactAtAnyRotationAndPosition() {
        scene.attach(CollisionScene.node("pair", a, b));
        scene.frame();
        for (int i = 1; i <= 60; i++) {
            float angle = 0.1f * i;
            scene.frame(() -> {
                scene.place(a.getParent(), 7.3f * angle, -3.1f * angle, angle);
                a.getParent().setLocalRotation(scene.rotation(0, 0, angle));
            });
        }
        List<String> events = scene.events();
        assertEquals(61, events.size());
        assertEquals(60, events.stream().filter(line -> line.endsWith("STAY a b")).count());
    }

    @Test
    void aTremblingContactDoesNotFlicker() {
        scene.attach(a, b);
        scene.frame();
        for (int i = 0; i < 20; i++) {
            float x = i % 2 == 0 ? Math.nextUp(1f) : Math.nextDown(1f);
            scene.frame(() -> scene.place(b, x, 0));
        }
        List<String> events = scene.events();
        assertEquals(20, events.stream().filter(line -> line.endsWith("STAY a b")).count(), events::toString);
    }
}
