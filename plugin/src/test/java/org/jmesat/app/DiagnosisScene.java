package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PairCheck;
import org.jmesat.control.PairCheck.Result;
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

    /** The diagnosis of a pair, which its checks must agree with. */
    String diagnosis(Spatial one, Spatial other) {
        return scene.run().ask(() -> {
            String sentence = scene.state().diagnose(one, other);
            assertChecksAgree(sentence, scene.state().check(one, other));
            return sentence;
        });
    }

    /**
     * Each link is there once, in order; the first broken one says what the diagnosis says, and ends the checks, but
     * that of the handlers.
     */
    static void assertChecksAgree(String sentence, List<PairCheck> checks) {
        assertEquals(List.of(PairCheck.Link.values()), checks.stream().map(PairCheck::link).toList());
        boolean broken = false;
        for (PairCheck each : checks) {
            String message = each + " of " + sentence;
            if (each.link() == PairCheck.Link.HANDLERS) {
                assertTrue(broken || each.result() != Result.NOT_REACHED, message);
                assertNotEquals(Result.BROKEN, each.result(), message);
            } else {
                assertEquals(broken, each.result() == Result.NOT_REACHED, message);
            }
            if (each.result() == Result.BROKEN) {
                broken = true;
                String clause = Character.toLowerCase(each.text().charAt(0)) + each.text().substring(1);
                assertTrue(sentence.equals(each.text()) || sentence.contains("o event: " + each.text())
                        || sentence.contains("o event: " + clause), message);
            } else {
                String text = each.text();
                assertFalse(text.isBlank() || text.endsWith(".") || text.contains("null"), message);
            }
        }
        assertEquals(broken, !sentence.contains("events go to"), () -> sentence + checks);
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
