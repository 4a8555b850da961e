package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ModelMotionTest {

    private static final float STEP = 1f / 60f;

    private final ModelPath path = SampleModel.JAIME.path();
    private final Node pivot = new Node("pivot");
    private final ModelMotion motion = new ModelMotion(pivot, path);

    @Test
    void aModelIsOnItsPathFromTheStart() {
        assertEquals(path.computeLocation(0f, new Vector3f()), pivot.getLocalTranslation());
    }

    @Test
    void aHeldModelStaysAtItsPosition() {
        motion.hold();
        pivot.setLocalTranslation(1f, 2f, 3f);
        run(120);
        assertEquals(new Vector3f(1f, 2f, 3f), pivot.getLocalTranslation());
    }

    @Test
    void aReleasedModelReturnsToItsPathFromItsPosition() {
        run(30);
        motion.hold();
        Vector3f put = new Vector3f(5f, -4f, 1f);
        Quaternion turned = new Quaternion().fromAngles(2f, -1f, 0.5f);
        pivot.setLocalTranslation(put);
        pivot.setLocalRotation(turned);
        run(60);
        motion.release();
        motion.advance(0f);
        assertEquals(0f, pivot.getLocalTranslation().distance(put), 1e-4f);
        assertTrue(Math.abs(pivot.getLocalRotation().dot(turned)) > 1f - 1e-4f, "turns on release");

        float longest = 0f;
        for (int i = 0; i < 180; i++) {
            Vector3f before = pivot.getLocalTranslation().clone();
            run(1);
            longest = Math.max(longest, pivot.getLocalTranslation().distance(before));
        }
        assertTrue(longest < 0.2f, "jumps by " + longest);
        float now = 270 * STEP;
        assertEquals(0f, pivot.getLocalTranslation().distance(path.computeLocation(now, new Vector3f())), 1e-3f);
        assertTrue(Math.abs(pivot.getLocalRotation().dot(path.computeRotation(now, new Quaternion()))) > 1f - 1e-4f,
                "is not turned as its path says");
    }

    @ParameterizedTest
    @EnumSource(SampleModel.class)
    void everyPathIsSmoothAndTurnsAboutAllThreeAxes(SampleModel model) {
        Vector3f before = model.path().computeLocation(0f, new Vector3f());
        Vector3f after = new Vector3f();
        float[] least = {9f, 9f, 9f};
        float[] greatest = {-9f, -9f, -9f};
        for (int frame = 1; frame < 1800; frame++) {
            model.path().computeLocation(frame * STEP, after);
            assertTrue(after.distance(before) < 0.08f, () -> "jumps to " + after);
            before.set(after);
            Vector3f up = model.path().computeRotation(frame * STEP, new Quaternion()).mult(new Vector3f(0f, 1f, 0f));
            Vector3f ahead = model.path().computeRotation(frame * STEP, new Quaternion())
                    .mult(new Vector3f(0f, 0f, 1f));
            float[] seen = {up.x, up.z, ahead.x};
            for (int i = 0; i < 3; i++) {
                least[i] = Math.min(least[i], seen[i]);
                greatest[i] = Math.max(greatest[i], seen[i]);
            }
        }
        for (int i = 0; i < 3; i++) {
            assertTrue(greatest[i] - least[i] > 0.3f, "hardly turns about axis " + i);
        }
    }

    private void run(int frames) {
        for (int i = 0; i < frames; i++) {
            motion.advance(STEP);
        }
    }
}
