package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Boxes, bodies, fast and dynamic colliders, scripts and bad spatials, most of them in contact. */
    private Node level() {
        Node level = new Node("level");
        for (int i = 0; i < 120; i++) {
            Geometry box = scene.cube("box " + i, i % 11, i / 11 * 0.75f);
            ColliderControl control = new ColliderControl();
            control.setContinuous(i % 12 == 1);
            control.setDynamic(i % 12 == 2);
            Spatial added = i % 12 == 3 ? CollisionScene.node("body " + i, box, scene.cube("part", 1, 1)) : box;
            switch (i % 12) {
                case 1, 2, 3 -> added.addControl(control);
                case 4 -> added.addControl(new CollisionScript() { });
                case 5 -> added.addControl(new PushApart());
                case 6 -> added.setUserData("jmesat.scripts", "Count");
                case 7 -> added.setUserData("jmesat.mode", "HULL_PER_PART");
                case 8 -> added.setLocalScale(0);
                case 9 -> added.setUserData("jmesat.trigger", "maybe");
                default -> { }
            }
            level.attachChild(added);
        }
        return level;
    }

    private List<WeakReference<?>> detachedLevel(int ticks) {
        List<WeakReference<?>> parts = new ArrayList<>();
        Node level = level();
        scene.attach(level);
        scene.frames(ticks);
        scene.step(() -> {
            level.depthFirstTraversal(each -> {
                parts.add(new WeakReference<>(each));
                parts.add(new WeakReference<>(each.getWorldTranslation()));
                if (each instanceof Geometry geometry) {
                    parts.add(new WeakReference<>(geometry.getMesh()));
                }
            });
            scene.state().getWorld().getColliders().forEach(each -> parts.add(new WeakReference<>(each)));
        });
        scene.frame(level::removeFromParent);
        return parts;
    }

    /** The tick that finds it detached still has it in its events. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 70})
    void aLevelThatIsDetachedAtOnceIsReleasedAfterTheNextTick(int ticks) {
        try (CapturedLog log = new CapturedLog()) {
            List<WeakReference<?>> level = detachedLevel(ticks);
            assertTrue(level.size() > 400, () -> level.size() + " parts, " + log.messages());
            scene.frame();
            scene.events();
            for (WeakReference<?> each : level) {
                assertCollected(each);
            }
        }
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
