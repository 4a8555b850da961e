package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.lang.ref.WeakReference;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Spatials that left the scene are not kept alive. */
class ReleasedReferencesTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private void assertCollected(WeakReference<?> reference) {
        scene.step(KeptAlive::clearEngineScratch);
        assertFalse(KeptAlive.test(reference), () -> reference.get() + " is still held");
    }

    /** Detaches a geometry that was in contact and has its own mesh and listener. */
    private WeakReference<Geometry> detachedAfterContact() {
        Geometry visitor = scene.cube("visitor", 0.5f, 0);
        visitor.addControl(new CollisionScript() { });
        scene.attach(visitor);
        scene.frames(2);
        scene.frame(visitor::removeFromParent);
        return new WeakReference<>(visitor);
    }

    @Test
    void aSpatialThatLeftTheSceneIsReleasedAfterTheNextTick() {
        scene.attach(scene.cube("a", 0, 0));
        WeakReference<Geometry> visitor = detachedAfterContact();
        WeakReference<?> mesh = new WeakReference<>(visitor.get().getMesh());
        scene.frame();
        assertCollected(visitor);
        assertCollected(mesh);
    }

    @Test
    void aSceneThatIsNoLongerTheRootIsReleasedAfterTheNextTick() {
        WeakReference<?> old = oldRootAfterAChange();
        scene.frames(2);
        assertCollected(old);
    }

    private WeakReference<?> oldRootAfterAChange() {
        Node other = CollisionScene.node("other", scene.cube("b", 0, 0), scene.cube("c", 0.5f, 0));
        scene.frame(() -> scene.state().setRoot(other));
        scene.step(() -> scene.state().setRoot(null));
        return new WeakReference<>(other);
    }

    @Test
    void aDisabledStateReleasesBadSpatials() {
        scene.attach(scene.cube("a", 0, 0));
        WeakReference<?> bad = aBadSpatial();
        scene.step(() -> {
            scene.state().setEnabled(false);
            scene.root().detachAllChildren();
        });
        scene.frame();
        assertCollected(bad);
    }

    @Test
    void aBodyIsReleasedWhenItsFormerChildIsDisabledElsewhere() {
        Node inner = CollisionScene.node("inner", scene.cube("part", 1, 0));
        WeakReference<?> body = disabledBodyWithout(inner);
        scene.frames(2);
        assertCollected(body);
    }

    private WeakReference<?> disabledBodyWithout(Node inner) {
        Node body = CollisionScene.node("body", scene.cube("own", 0, 0), inner);
        body.addControl(new ColliderControl());
        scene.attach(body);
        scene.frames(2);
        scene.step(() -> {
            scene.root().attachChild(inner);
            inner.addControl(new ColliderControl());
            inner.getControl(ColliderControl.class).setEnabled(false);
            body.removeFromParent();
        });
        return new WeakReference<>(body);
    }

    private WeakReference<?> aBadSpatial() {
        try (CapturedLog log = new CapturedLog()) {
            Geometry bad = scene.cube("bad", 0.5f, 0);
            bad.setLocalScale(0);
            scene.attach(bad);
            scene.frame();
            assertTrue(log.messages().size() == 1);
            return new WeakReference<>(bad);
        }
    }
}
