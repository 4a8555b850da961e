package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.Relay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When a script that acts as long as a touch lasts begins and ends. */
class WhileTouchingTest extends ReadyMadeScene {
    private final Geometry pad = scene.cube("pad", 0, 0);
    private final Geometry player = scene.cube("player", 5, 0);
    private final Geometry other = scene.cube("other", -5, 0);
    private boolean asControls;
    private TouchingProbe probe;

    private void begin(String scripts, boolean controls) {
        asControls = controls;
        give(pad, scripts, controls);
        scene.attach(player, pad, other);
        scene.frame();
        findProbe();
    }

    /** A script in user data is made again when its spatial has come back. */
    private void findProbe() {
        probe = scene.run().ask(() -> asControls ? pad.getControl(TouchingProbe.class)
                : (TouchingProbe) scene.state().getScripts(pad).get(0));
    }

    private void expect(int begun, int ended, String... touching) {
        assertEquals(begun + " begun, " + ended + " ended, " + List.of(touching),
                probe.begun + " begun, " + probe.ended + " ended, " + probe.names());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itBeginsAtTheFirstTouchAndEndsAfterTheLast(boolean controls) {
        begin("TouchingProbe", controls);
        expect(0, 0);
        move(player, 0.5f);
        expect(1, 0, "player");
        move(other, -0.5f);
        expect(1, 0, "other", "player");
        move(player, 5);
        expect(1, 0, "other");
        move(other, -5);
        expect(1, 1);
        move(player, 0.5f);
        expect(2, 1, "player");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onlyWhatMatchesAtTheBeginOfItsContactCounts(boolean controls) {
        begin("TouchingProbe(by='hero, player')", controls);
        move(other, -0.5f);
        expect(0, 0);
        scene.step(() -> other.setName("hero"));
        scene.frames(2);
        expect(0, 0);
        move(other, -5);
        move(other, -0.5f);
        expect(1, 0, "hero");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aTouchCountsAfterTheDelayIfItLasts(boolean controls) {
        begin("TouchingProbe(delay=" + 4 * HeadlessRun.TPF + ")", controls);
        move(player, 0.5f);
        scene.frames(2);
        expect(0, 0);
        move(player, 5);
        scene.frames(4);
        expect(0, 0);
        move(player, 0.5f);
        scene.frames(2);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(9);
        expect(0, 0);
        scene.step(() -> scene.state().setPaused(false));
        scene.frames(controls ? 1 : 2);
        expect(1, 0, "player");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onceIsOnceUntilTheSpatialComesBack(boolean controls) {
        begin("TouchingProbe(once=true)", controls);
        for (int i = 0; i < 3; i++) {
            move(player, 0.5f);
            move(player, 5);
        }
        expect(1, 1);
        scene.frame(pad::removeFromParent);
        scene.attach(pad);
        move(player, 0.5f);
        int former = controls ? 1 : 0;
        findProbe();
        expect(former + 1, former, "player");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onceIsOnceAlsoForATouchThatStillWaitsWhenTheFirstOneEnds(boolean controls) {
        begin("TouchingProbe(once=true, delay=" + 4 * HeadlessRun.TPF + ")", controls);
        move(player, 0.5f);
        scene.frames(2);
        move(other, -0.5f);
        scene.frames(2);
        expect(1, 0, "player");
        move(player, 5);
        scene.frames(9);
        expect(1, 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aColliderThatIsMovedBelowTheSpatialInTheMiddleOfATouchCounts(boolean controls) {
        Node pads = CollisionScene.node("pads", scene.cube("first pad", 20, 0));
        give(pads, "TouchingProbe", controls);
        scene.attach(pads, player, pad, other, scene.cube("lid", 20.5f, 0));
        move(player, 0.5f);
        scene.frames(5);
        probe = scene.run().ask(() -> controls ? pads.getControl(TouchingProbe.class)
                : (TouchingProbe) scene.state().getScripts(pads).get(0));
        expect(1, 0, "lid");
        scene.frame(() -> pads.attachChild(pad));
        scene.frame();
        expect(1, 0, "lid", "player");
        move(player, 5);
        expect(1, 0, "lid");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itEndsWhenItIsDisabledAndSeesTheTouchWhenItIsEnabled(boolean controls) {
        begin("TouchingProbe", controls);
        move(player, 0.5f);
        scene.step(() -> probe.setEnabled(false));
        expect(1, 1);
        scene.frames(3);
        expect(1, 1);
        scene.frame(() -> probe.setEnabled(true));
        expect(2, 1, "player");
        scene.step(() -> probe.setEnabled(false));
        move(player, 5);
        scene.frame(() -> probe.setEnabled(true));
        expect(2, 2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itEndsWithItsSpatialItsOtherAndTheAppState(boolean controls) {
        begin("TouchingProbe", controls);
        move(player, 0.5f);
        scene.frame(player::removeFromParent);
        expect(1, 1);
        scene.attach(player);
        scene.frame();
        expect(2, 1, "player");
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame();
        expect(2, 2);
        scene.step(() -> scene.state().setEnabled(true));
        scene.frame();
        findProbe();
        int former = controls ? 2 : 0;
        expect(former + 1, former, "player");
        scene.frame(() -> {
            pad.removeFromParent();
            if (controls) {
                pad.removeControl(probe);
            } else {
                pad.setUserData("jmesat.scripts", null);
            }
        });
        expect(former + 1, former + 1);
    }

    @Test
    void aControlThatComesLateSeesTheTouch() {
        begin("TouchingProbe", true);
        move(player, 0.5f);
        TouchingProbe late = new TouchingProbe();
        scene.step(() -> pad.addControl(late));
        scene.frames(2);
        assertEquals(1, late.begun);
        scene.step(() -> pad.removeControl(late));
        assertEquals(1, late.ended);
        move(player, 5);
        assertEquals(1, late.ended);
    }

    /** Enables another script at the STAY of a contact. */
    private record Waker(CollisionScript sleeper, String other) implements CollisionListener {
        @Override
        public void onCollisionStay(CollisionEvent event) {
            if (event.getOther().getName().equals(other)) {
                sleeper.setEnabled(true);
            }
        }
    }

    @Test
    void aScriptThatIsEnabledInTheMiddleOfATickLearnsOfAllContacts() {
        TouchingProbe sleeper = new TouchingProbe();
        sleeper.setEnabled(false);
        scene.step(() -> {
            pad.addControl(new Relay(new Waker(sleeper, "other")));
            pad.addControl(sleeper);
        });
        scene.attach(player, pad, other);
        scene.frame();
        move(player, 0.5f);
        move(other, -0.5f);
        scene.frames(2);
        assertEquals(List.of("other", "player"), sleeper.names());
        assertEquals(1, sleeper.begun);
    }

    /** A script that removes itself when it begins. */
    private static final class Shy extends WhileTouchingScript {
        int touched;

        @Override
        protected void begin() {
            getSpatial().removeControl(this);
        }

        @Override
        protected void touch(Spatial other) {
            touched++;
        }
    }

    @Test
    void aScriptThatIsRemovedWhenItBeginsHearsNoMore() {
        begin("TouchingProbe", true);
        Shy shy = new Shy();
        scene.step(() -> pad.addControl(shy));
        scene.frame();
        move(player, 0.5f);
        scene.frames(3);
        assertEquals(0, shy.touched);
        expect(1, 0, "player");
        assertEquals(0, scene.run().ask(() -> scene.state().getHandlerFailureCount()));
    }

    @Test
    void aCloneBeginsWithoutTouches() {
        begin("TouchingProbe", true);
        move(player, 0.5f);
        Node far = CollisionScene.node("far", pad.clone());
        far.setLocalTranslation(0, 20, 0);
        scene.attach(far);
        scene.frames(2);
        TouchingProbe clone = far.getChild(0).getControl(TouchingProbe.class);
        assertEquals(List.of(), clone.names());
        assertEquals(1, clone.begun, "as copied");
        assertEquals(0, clone.ended);
        expect(1, 0, "player");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void manyTouchesInAnyOrderAreThoseOfTheScene(long seed) {
        Random random = new Random(seed);
        begin("TouchingProbe", seed % 2 == 0);
        List<Geometry> cubes = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            cubes.add(cube("cube " + i, 10));
        }
        for (int frame = 0; frame < 300; frame++) {
            scene.frame(() -> {
                for (Geometry cube : cubes) {
                    if (random.nextInt(4) == 0) {
                        cube.setLocalTranslation(random.nextBoolean() ? 0.25f : 10, 0, 0);
                    }
                }
            });
            TreeSet<String> expected = new TreeSet<>();
            cubes.stream().filter(cube -> cube.getLocalTranslation().x < 1)
                    .forEach(cube -> expected.add(cube.getName()));
            assertEquals(List.copyOf(expected), probe.names(), "seed " + seed + ", frame " + frame);
        }
    }
}
