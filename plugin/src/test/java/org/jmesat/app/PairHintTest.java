package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.material.Material;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Image;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.io.ByteArrayOutputStream;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.Test;

/** What may surprise beside the verdict: an explanation that is updated in each tick says it in a sentence. */
class PairHintTest extends DiagnosisScene {
    private final PairExplanation explanation = new PairExplanation();

    private String hint() {
        return scene.run().ask(() -> {
            SatCollisionState state = scene.state();
            explanation.update(state, a, state.getCollider(a), b, state.getCollider(b));
            return explanation.appendHint(new StringBuilder()).toString();
        });
    }

    private void attach() {
        scene.attach(a, b);
        scene.frame(this::mark);
    }

    @Test
    void ofAnOrdinaryPairNothingIsSaid() {
        attach();
        assertEquals("", hint());
        scene.frame(() -> b.setLocalTranslation(1.5f, 0, 0));
        hint();
        scene.frame(() -> b.setLocalTranslation(1.6f, 0, 0));
        assertEquals("They touched in tick 1", hint(), "asked in tick 1");
    }

    @Test
    void aPairThatHasPartedSaysWhenItTouched() {
        attach();
        for (int i = 0; i < 3; i++) {
            hint();
            scene.frame();
        }
        hint();
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        assertEquals("They touched in tick 1 to 4", hint());
        assertTrue(explanation.getVerdict().endsWith(" in x. They touched in tick 1 to 4."), explanation.getVerdict());
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        assertEquals("", hint());
    }

    @Test
    void aBodyThatWentThroughTheOtherBetweenTwoTicksIsNamed() {
        b.setLocalTranslation(9, 0, 0);
        attach();
        hint();
        scene.frame(() -> b.setLocalTranslation(-9, 0, 0));
        assertEquals("In tick 2 Geometry 'b' went through the other between two ticks: set it continuous", hint());
        scene.frame();
        assertTrue(hint().startsWith("In tick 2 "), this::hint);
    }

    @Test
    void aBodyThatFliesPastIsNotNamed() {
        b.setLocalTranslation(9, 0, 0);
        attach();
        hint();
        scene.frame(() -> b.setLocalTranslation(9, 9, 0));
        assertEquals("", hint());
        scene.frame(() -> b.setLocalTranslation(-9, 9, 0));
        assertEquals("", hint());
        // To the near side only.
        scene.frame(() -> b.setLocalTranslation(-2, 0, 0));
        assertEquals("", hint());
    }

    @Test
    void whatIsNotDrawnIsNamed() {
        attach();
        scene.frame(() -> b.setCullHint(CullHint.Always));
        assertEquals("Geometry 'b' is not drawn, and collides: its cull hint is Always", fresh());
        scene.frame(() -> {
            b.setCullHint(CullHint.Inherit);
            b.setMaterial(null);
        });
        assertEquals("Geometry 'b' is not drawn, and collides: it has no material", fresh());
    }

    /** The hint of an explanation that has read the settings now. */
    private String fresh() {
        explanation.clear();
        return hint();
    }

    @Test
    void aBodyThatHangsBelowTheOtherIsNamed() {
        Node knight = new Node("knight");
        Geometry sword = scene.cube("sword", 0.5f, 0);
        scene.step(() -> {
            knight.attachChild(scene.cube("torso", 0, 0));
            knight.addControl(new ColliderControl());
            sword.addControl(new ColliderControl());
            knight.attachChild(sword);
        });
        scene.attach(knight);
        scene.frame();
        String verdict = scene.run().ask(() -> scene.state().diagnose(knight, sword));
        assertTrue(verdict.endsWith(" Geometry 'sword' hangs below Node 'knight', and is a body of its own; without "
                + "its collider it is part of that one."), verdict);
    }

    private byte[] saved(Geometry geometry) {
        return scene.run().ask(() -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            BinaryExporter.getInstance().save(geometry, bytes);
            return bytes.toByteArray();
        });
    }

    @Test
    void clearBordersOfAPictureAreNamedUnlessTheModeFollowsThem() {
        Geometry picture = new Geometry("picture", new Quad(1, 1));
        ColliderControl control = new ColliderControl();
        scene.step(() -> {
            Material material = new Material(scene.run().application().getAssetManager(),
                    "Common/MatDefs/Misc/Unshaded.j3md");
            material.setTexture("ColorMap", new Texture2D(new Image(Image.Format.RGBA8, 4, 4,
                    BufferUtils.createByteBuffer(64), ColorSpace.sRGB)));
            picture.setMaterial(material);
            picture.setQueueBucket(Bucket.Transparent);
            picture.addControl(control);
        });
        scene.attach(a, picture);
        scene.frame();
        byte[] before = saved(picture);
        String verdict = scene.run().ask(() -> scene.state().diagnose(a, picture));
        assertArrayEquals(before, saved(picture), "the question changes nothing");
        assertTrue(verdict.endsWith(" The picture of Geometry 'picture' may have clear borders, which collide; the "
                + "mode SPRITE follows what is drawn."), verdict);
        scene.frame(() -> control.setMode(ProjectionMode.SPRITE));
        verdict = scene.run().ask(() -> scene.state().diagnose(a, picture));
        assertTrue(!verdict.contains("clear borders"), verdict);
    }
}
