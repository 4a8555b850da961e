package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;

/** Two overlapping cubes, each with a control that {@link #mark} attaches, and the diagnosis of the pair. */
abstract class DiagnosisScene {
    @AutoClose
    final CapturedLog log = new CapturedLog();

    @AutoClose
    final CollisionScene scene = new CollisionScene();

    final Geometry a = scene.cube("a", 0, 0);
    final Geometry b = scene.cube("b", 0.5f, 0);
    final ColliderControl controlOfA = new ColliderControl();
    final ColliderControl controlOfB = new ColliderControl();

    String diagnosis(Spatial one, Spatial other) {
        return scene.run().ask(() -> scene.state().diagnose(one, other));
    }

    /** Attaches both cubes, runs a frame with a change, and compares the diagnosis of (a, b) and of (b, a). */
    void assertDiagnosis(String expected, HeadlessRun.Step doing) {
        scene.attach(a, b);
        scene.frame(doing);
        assertEquals(expected, diagnosis(a, b));
        assertEquals(expected, diagnosis(b, a));
    }

    void mark() {
        a.addControl(controlOfA);
        b.addControl(controlOfB);
    }
}
