package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.anim.AnimClip;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.AnimTrack;
import com.jme3.anim.TransformTrack;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A chest whose lid rises by 8 in 8 frames (open) or sinks by 8 in 8 frames (shut). */
class PlayAnimationTest extends ReadyMadeScene {
    private final Geometry player = scene.cube("player", 5, 0);
    private final Geometry plate = scene.cube("plate", 0, 0);
    private final Node lid = new Node("lid");
    private final AnimComposer composer = new AnimComposer();
    private final Node chest = CollisionScene.node("chest", CollisionScene.node("model", lid));

    private void addClip(String name, float from, float to) {
        TransformTrack track = new TransformTrack(lid, new float[] {0, 8 * HeadlessRun.TPF},
                new Vector3f[] {new Vector3f(0, from, 0), new Vector3f(0, to, 0)}, null, null);
        AnimClip clip = new AnimClip(name);
        clip.setTracks(new AnimTrack<?>[] {track});
        composer.addAnimClip(clip);
    }

    private void begin(String scripts, boolean asControls) {
        addClip("open", 0, 8);
        addClip("shut", 8, 0);
        chest.getChild(0).addControl(composer);
        give(plate, scripts, asControls);
        scene.attach(player, plate, chest);
        scene.frame();
    }

    private String current() {
        return scene.run().ask(() -> composer.getCurrentAction() == composer.action("open") ? "open"
                : composer.getCurrentAction() == composer.action("shut") ? "shut" : "none");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itPlaysOnceAndKeepsThePoseUntilTheTouchEnds(boolean asControls) {
        begin("PlayAnimation(of='chest', animation='open')", asControls);
        assertEquals("none", current());
        move(player, 0.5f);
        assertEquals("open", current());
        scene.frames(20);
        assertEquals("none", current());
        assertEquals(8, lid.getLocalTranslation().y, 1e-4f);
        move(player, 5);
        scene.frames(20);
        assertEquals(8, lid.getLocalTranslation().y, 1e-4f);
        move(player, 0.5f);
        assertEquals("open", current());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itIsRepeatedAndAnotherOneFollows(boolean asControls) {
        begin("PlayAnimation(of='chest', animation='open', loop=true, back='shut')", asControls);
        move(player, 0.5f);
        scene.frames(50);
        assertEquals("open", current());
        move(player, 5);
        scene.frames(50);
        assertEquals("shut", current());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itGoesBackWhenTheAppStateGoes(boolean asControls) {
        begin("PlayAnimation(of='chest', animation='open', loop=true, back='shut')", asControls);
        move(player, 0.5f);
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame();
        assertEquals("shut", current());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void byDelayAndOnce(boolean asControls) {
        begin("PlayAnimation(of='chest', animation='open', by='hero', once=true, delay=" + 3 * HeadlessRun.TPF + ')',
                asControls);
        move(player, 0.5f);
        scene.frames(9);
        assertEquals("none", current());
        scene.step(() -> player.setName("hero"));
        move(player, 5);
        move(player, 0.5f);
        scene.frames(asControls ? 1 : 2);
        assertEquals("none", current());
        scene.frame();
        assertEquals("open", current());
        scene.frames(20);
        move(player, 5);
        move(player, 0.5f);
        scene.frames(5);
        assertEquals("none", current());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsMissingIsAProblem(boolean asControls) {
        begin("PlayAnimation(animation='open'), PlayAnimation(of='chest', animation='close'), "
                + "PlayAnimation(of='chst', animation='open'), PlayAnimation(of='chst')", asControls);
        move(player, 0.5f);
        scene.frame();
        assertEquals(List.of("Geometry 'plate' (/Root Node/plate): its script PlayAnimation finds no AnimComposer in "
                + "'plate'; its script PlayAnimation finds no animation 'close' in 'chest', which has open, shut; its "
                + "script PlayAnimation finds no spatial 'chst'; there is 'chest'."), problems());
    }
}
