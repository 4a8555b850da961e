package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.material.Material;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Image;
import com.jme3.texture.Texture2D;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.Test;

/** An explanation that is updated in each tick agrees with a new one, whatever has changed. */
class ExplanationUpdateTest extends DiagnosisScene {
    private final PairExplanation explanation = new PairExplanation();

    private String update() {
        return scene.run().ask(() -> {
            SatCollisionState state = scene.state();
            explanation.update(state, a, state.getCollider(a), b, state.getCollider(b));
            return explanation.appendVerdict(new StringBuilder()).toString();
        });
    }

    private void attach() {
        scene.attach(a, b);
        scene.frame(this::mark);
    }

    @Test
    void aContactThatBeginsSinceAFilterHasChangedIsSeenAtOnce() {
        attach();
        scene.frame(() -> controlOfA.setMask(0));
        assertTrue(update().startsWith("No event: the mask of "), this::update);
        scene.frame(() -> controlOfA.setMask(-1));
        assertEquals("Event: touching since tick 3", update());
        scene.frame(() -> controlOfA.setMask(0));
        assertTrue(update().startsWith("No event: the mask of "), this::update);
    }

    @Test
    void aPairThatBecomesApartInDepthIsSeenAtOnce() {
        scene.step(() -> scene.state().setDepthTest(true));
        b.setLocalTranslation(3, 0, 0);
        attach();
        assertTrue(update().startsWith("No event: they are 2 apart"), this::update);
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 3));
        assertTrue(update().startsWith("No event: they are 2 apart in z, and the depth test is on"), this::update);
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0.5f));
        assertEquals("Event: touching since tick 3", update());
    }

    @Test
    void aStepInAPauseIsNamed() {
        attach();
        scene.step(() -> scene.state().setPaused(true));
        assertEquals("Paused at tick 1; event: touching since tick 1", update());
        for (int i = 2; i < 5; i++) {
            scene.step(() -> scene.state().step());
            assertEquals("Paused at tick " + i + "; event: touching since tick 1", update());
        }
    }

    @Test
    void whatTheGameHasAddedToTheWorldHasNoListener() {
        attach();
        Collider own = scene.run().ask(() -> {
            Collider added = scene.state().getWorld().add("trap");
            added.setShape(ConvexPolygon.rectangle(1, 1));
            return added;
        });
        scene.frame();
        scene.step(() -> explanation.update(scene.state(), a, scene.state().getCollider(a), null, own));
        assertEquals("Event: touching since tick 2; only who reads the events of the world gets it, no listener.",
                explanation.getVerdict());
        scene.frame(() -> controlOfA.setEnabled(false));
        scene.step(() -> explanation.update(scene.state(), a, scene.state().getCollider(a), null, own));
        assertEquals("No event: Geometry 'a' is disabled by its own ColliderControl.", explanation.getVerdict());
    }

    @Test
    void aControlThatThrowsIsNoObstacle() {
        attach();
        boolean[] throwing = {false};
        scene.step(() -> {
            scene.state().removeCollisionListener(scene.log());
            a.addControl(new CollisionScript() {
                @Override
                public boolean isEnabled() {
                    if (throwing[0]) {
                        throw new IllegalStateException("odd");
                    }
                    return super.isEnabled();
                }

                @Override
                public void onCollisionEnter(CollisionEvent event) {
                }
            });
        });
        throwing[0] = true;
        String verdict = update();
        throwing[0] = false;
        assertTrue(verdict.startsWith("No event: touching since tick 1, but nobody listens: "), verdict);
    }

    @Test
    void aPictureWithoutAFormatIsNoObstacle() {
        Geometry picture = new Geometry("picture", new Quad(1, 1));
        scene.step(() -> {
            Material material = new Material(scene.run().application().getAssetManager(),
                    "Common/MatDefs/Misc/Unshaded.j3md");
            material.setTexture("ColorMap", new Texture2D(new Image()));
            picture.setMaterial(material);
            picture.setQueueBucket(Bucket.Transparent);
        });
        scene.attach(a, picture);
        scene.run().application().getViewPort().setEnabled(false);
        scene.frame();
        assertTrue(scene.run().ask(() -> scene.state().diagnose(a, picture)).startsWith("Event: touching since"));
    }

    @Test
    void whatWouldNotMeetAnywayIsNotSaidToHaveGoneThrough() {
        b.setLocalTranslation(9, 0, 0);
        attach();
        update();
        scene.frame(() -> {
            controlOfB.teleport();
            b.setLocalTranslation(-9, 0, 0);
        });
        update();
        assertEquals("", explanation.appendHint(new StringBuilder()).toString(), "teleported");
        scene.frame(() -> controlOfB.setMask(0));
        update();
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        update();
        assertEquals("", explanation.appendHint(new StringBuilder()).toString(), "filtered");
    }

    @Test
    void aClearedExplanationSaysNothing() {
        attach();
        scene.frame(() -> controlOfA.setMask(0));
        update();
        assertEquals(Link.LAYERS, explanation.getBroken());
        explanation.clear();
        assertFalse(explanation.isPresent());
        assertNull(explanation.getBroken());
    }
}
