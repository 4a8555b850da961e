package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Timer} in user data and as a Control. A frame takes 1/64 s. */
class TimerTest extends ReadyMadeScene {
    private final Node clock = CollisionScene.node("clock");

    private void begin(String script, boolean asControl) {
        give(clock, script, asControl);
        scene.attach(clock, scene.cube("ground", 0, 0));
        scene.frames(2);
    }

    private void expect(Object number, String key) {
        assertEquals(number, clock.<Object>getUserData(key));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itCountsDownAndStops(boolean asControl) {
        begin("Timer(from=3)", asControl);
        expect(3, "time");
        scene.frames(64);
        expect(2, "time");
        scene.frames(64);
        expect(1, "time");
        scene.frames(300);
        expect(0, "time");
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itCountsUpWhatAnotherSpatialHas(boolean asControl) {
        Node game = CollisionScene.node("game");
        game.setUserData("laps", 5.5f);
        scene.attach(game);
        begin("Timer(of='game', key='laps', from=0, to=7, seconds=" + 4 * HeadlessRun.TPF + ")", asControl);
        scene.frames(4);
        assertEquals(6.5f, game.<Object>getUserData("laps"), "the number that was there, in its type");
        scene.frames(40);
        assertEquals(7f, game.<Object>getUserData("laps"));
        assertNull(clock.getUserData("laps"));
    }

    /** The number is the state: what others set, it counts on from. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void timeIsAddedAndBeginsAgain(boolean asControl) {
        begin("Timer(from=2, seconds=" + 2 * HeadlessRun.TPF + ")", asControl);
        scene.frames(20);
        expect(0, "time");
        scene.frame(() -> clock.setUserData("time", 9));
        scene.frames(4);
        expect(7, "time");
        scene.frame(() -> clock.setUserData("time", -5));
        scene.frames(9);
        expect(-5, "time");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itStopsInAPauseAndWhileItIsDisabled(boolean asControl) {
        begin("Timer(seconds=" + HeadlessRun.TPF + ")", asControl);
        scene.frames(3);
        Integer before = clock.getUserData("time");
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(9);
        expect(before, "time");
        scene.step(() -> scene.state().setPaused(false));
        scene.frames(2);
        expect(before - 2, "time");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withByItCountsWhileThatTouches(boolean asControl) {
        clock.attachChild(scene.cube("zone", 0, 0));
        Geometry player = cube("player", 9);
        begin("Timer(by='player', from=0, to=100, seconds=" + HeadlessRun.TPF + ")", asControl);
        scene.frames(5);
        expect(0, "time");
        move(player, 0.5f);
        scene.frames(5);
        Integer before = clock.getUserData("time");
        assertEquals(5, before, 1);
        move(player, 9);
        scene.frames(2);
        before = clock.getUserData("time");
        scene.frames(5);
        expect(before, "time");
    }

    /** The number after some seconds does not depend on the frames. */
    @ParameterizedTest
    @CsvSource({"0.25, 40", "3, 4", "10, 1"})
    void aLongFrameCountsSeveralSteps(float tpf, int frames) {
        give(clock, "Timer(from=100, delay=1, seconds=0.5)", false);
        scene.attach(clock);
        scene.frame();
        for (int i = 0; i < frames; i++) {
            scene.run().frame(tpf);
        }
        scene.run().frame(0);
        int steps = (int) ((frames * tpf - 1) / 0.5f);
        expect(100 - steps, "time");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Timer(of='cloc')|finds no spatial 'cloc'; there is 'clock'",
        "Timer(key='x')|finds x = y in the user data of 'clock' instead of a number"})
    void aMistakeIsAProblem(String text) {
        String[] parts = text.split("\\|");
        clock.setUserData("x", "y");
        begin(parts[0], false);
        assertEquals(List.of("Node 'clock' (/Root Node/clock): its script Timer " + parts[1] + "."), problems());
    }
}
