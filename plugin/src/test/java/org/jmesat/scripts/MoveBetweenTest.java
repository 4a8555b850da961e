package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A platform that moves between points; with this speed 1/4 in a frame. */
class MoveBetweenTest extends ReadyMadeScene {
    private static final float FRAME = HeadlessRun.TPF;
    private static final String SPEED = "speed=" + 0.25f / FRAME;

    private final Geometry platform = scene.cube("platform", 0, 5);
    private final Geometry player = scene.cube("player", 20, 0);

    /** The script is in its first frame with the next one. */
    private void begin(String properties, boolean asControl) {
        give(platform, "MoveBetween(" + properties + ')', asControl);
        scene.attach(platform, player);
        if (!asControl) {
            scene.frame();
        }
    }

    private void expect(float x, float y) {
        Vector3f place = platform.getLocalTranslation();
        assertEquals(x, place.x, 1e-5f, place::toString);
        assertEquals(5 + y, place.y, 1e-5f, place::toString);
        assertEquals(0, place.z);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itGoesThereAndBack(boolean asControl) {
        begin("points='1, 0', " + SPEED, asControl);
        float[] expected = {0.25f, 0.5f, 0.75f, 1, 0.75f, 0.5f, 0.25f, 0, 0.25f, 0.5f};
        for (float each : expected) {
            scene.frame();
            expect(each, 0);
        }
    }

    @Test
    void itGoesFromPointToPointRoundCornersWithinAFrame() {
        begin("points='0.375, 0; 0.375 0.5 0', " + SPEED, false);
        float[][] expected = {{0.25f, 0}, {0.375f, 0.125f}, {0.375f, 0.375f}, {0.375f, 0.375f}, {0.375f, 0.125f},
            {0.25f, 0}, {0, 0}};
        for (float[] each : expected) {
            scene.frame();
            expect(each[0], each[1]);
        }
    }

    @Test
    void aLoopGoesFromTheLastPointStraightToTheFirst() {
        begin("points='0, 0; 0.75, 0; 0.75, 1', loop=true, " + SPEED, false);
        scene.frames(7);
        expect(0.75f, 1);
        scene.frame();
        expect(0.75f - 0.15f, 1 - 0.2f);
        scene.frames(4);
        expect(0, 0);
        scene.frame();
        expect(0.25f, 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itWaitsAtEachPointAndBeforeTheFirstWay(boolean asControl) {
        begin("points='0.5, 0', wait=" + 1.5f * FRAME + ", delay=" + 2 * FRAME + ", " + SPEED, asControl);
        float[] expected = {0, 0, 0.25f, 0.5f, 0.5f, 0.375f, 0.125f, 0, 0, 0.25f};
        for (float each : expected) {
            scene.frame();
            expect(each, 0);
        }
    }

    @Test
    void easedItStartsAndStopsSmoothlyInTheSameTime() {
        begin("points='2, 0', ease=true, " + SPEED, false);
        scene.frame();
        expect(2 * (3 - 2 * 0.125f) / 64, 0);
        scene.frames(3);
        expect(1, 0);
        scene.frames(4);
        expect(2, 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onceItStaysAtTheEnd(boolean loop) {
        begin("points='0.5, 0; 0.5, 0.5', once=true, loop=" + loop + ", " + SPEED, false);
        scene.frames(4);
        expect(0.5f, 0.5f);
        scene.frames(20);
        expect(loop ? 0 : 0.5f, loop ? 0 : 0.5f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withByItMovesWhileThatTouches(boolean asControl) {
        begin("points='2, 0', by='player', " + SPEED, asControl);
        scene.frames(3);
        expect(0, 0);
        scene.frame(() -> player.setLocalTranslation(0.5f, 5.5f, 0));
        scene.frames(asControl ? 1 : 2);
        expect(0.5f, 0);
        scene.frame(() -> player.setLocalTranslation(20, 0, 0));
        float stopped = platform.getLocalTranslation().x;
        scene.frames(3);
        assertEquals(asControl ? 0.5f : 0.75f, stopped, 1e-5f);
        expect(stopped, 0);
    }

    @Test
    void itStandsStillInAPauseAndWhileItIsDisabled() {
        begin("points='4, 0', " + SPEED, false);
        scene.frame();
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(3);
        expect(0.25f, 0);
        scene.step(() -> scene.state().setPaused(false));
        scene.frame();
        expect(0.5f, 0);
        scene.step(() -> scene.state().getScripts(platform).get(0).setEnabled(false));
        scene.frames(3);
        expect(0.5f, 0);
    }

    /** A fresh script, such as that of a saved game, knows the way from the user data. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itGoesOnFromItsPlace(boolean ease) {
        begin("points='1, 0; 1, 2', loop=true, ease=" + ease + ", " + SPEED, false);
        scene.frames(7);
        Vector3f before = platform.getLocalTranslation().clone();
        scene.step(() -> scene.state().setEnabled(false));
        scene.step(() -> scene.state().setEnabled(true));
        scene.frame();
        assertTrue(platform.getLocalTranslation().distance(before) < 1e-5f);
        scene.frame();
        expect(1, ease ? 1 : 1);
        assertEquals(new Vector3f(0, 5, 0), platform.getUserData("jmesat.start"));
    }

    @Test
    void putElsewhereItStartsThere() {
        begin("points='1, 0', " + SPEED, false);
        scene.frames(2);
        scene.frame(platform::removeFromParent);
        platform.setLocalTranslation(0, 8, 0);
        scene.attach(platform);
        scene.frames(2);
        expect(0.25f, 3);
        assertEquals(new Vector3f(0, 8, 0), platform.getUserData("jmesat.start"));
    }

    @Test
    void aCloneOfASpawnerStartsAtItsOwnPlace() {
        begin("points='4, 0', " + SPEED, false);
        Geometry spawner = scene.cube("spawner", 1, 5);
        spawner.setUserData("jmesat.scripts", "Spawner(template='platform', limit=1)");
        scene.attach(spawner);
        scene.frames(4);
        scene.step(() -> {
            Vector3f start = scene.root().getChildren().get(scene.root().getQuantity() - 1)
                    .getUserData("jmesat.start");
            assertEquals(new Vector3f(1, 5, 0), start);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0, 0", "0, 0; 0, 0, 0"})
    void withoutAWayItStandsStill(String points) {
        begin("points='" + points + "', " + SPEED, false);
        scene.frames(3);
        expect(0, 0);
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1, 2, 3, 4", "a, b", "1, 0;", "NaN, 0", "1, Infinity", "2e9, 0"})
    void pointsThatCannotBeReadAreAProblem(String points) {
        begin("points='" + points + "', " + SPEED, false);
        scene.frames(3);
        expect(0, 0);
        assertNull(platform.getUserData("jmesat.start"));
        assertEquals(List.of("Geometry 'platform' (/Root Node/platform): its script MoveBetween has the points \""
                + points + "\" instead of some such as \"4, 0, 0; 4, 2, 0\"."), problems());
    }

    @Test
    void aControlFollowsItsProperties() {
        begin("points='1, 0', " + SPEED, true);
        scene.frames(2);
        MoveBetween script = platform.getControl(MoveBetween.class);
        scene.frame(() -> script.setPoints("1, 0; 1, 1"));
        expect(0.75f, 0);
        scene.frame(() -> script.setSpeed(2 * script.getSpeed()));
        expect(1, 0.25f);
        scene.frame(() -> script.setLoop(true));
        expect(1, 0.75f);
        scene.frame(() -> script.setPoints("nowhere"));
        scene.frames(3);
        expect(1, 0.75f);
    }

    /** The same seconds in frames of any length lead to the same place. */
    @Test
    void thePlaceDoesNotDependOnTheFrames() {
        List<Vector3f> places = new ArrayList<>();
        for (int frames : new int[] {1, 3, 7, 64, 1000}) {
            MoveBetween script = new MoveBetween();
            script.setPoints("3, 1; -2, 5, 1; 0.25, 0");
            script.setWait(0.3f);
            script.setEase(true);
            Geometry moved = scene.cube("moved", 1, 2);
            moved.addControl(script);
            CollisionScene.node("node", moved);
            script.setContext(org.mockito.Mockito.mock(org.jmesat.control.ScriptContext.class));
            for (int i = 0; i < frames; i++) {
                script.update(21.5f / frames);
            }
            places.add(moved.getLocalTranslation());
        }
        for (Vector3f each : places) {
            assertTrue(each.distance(places.get(0)) < 1e-4f, places::toString);
        }
    }
}
