package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.SignalListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link When} in user data and as a Control: its conditions, when it acts, each of its actions, and the signals. */
class WhenTest extends ReadyMadeScene {
    private final Node rule = CollisionScene.node("rule");
    private final List<String> signals = new ArrayList<>();

    private void begin(String script, boolean asControl) {
        give(rule, script, asControl);
        scene.step(() -> scene.state().addSignalListener((signal, spatial) ->
                signals.add(signal + " of " + spatial.getName())));
        scene.attach(rule);
        scene.frames(3);
    }

    private void set(Spatial spatial, String key, Object value) {
        scene.frame(() -> spatial.setUserData(key, value));
        scene.frame();
    }

    private int signalsAfter(Spatial spatial, String key, Object value) {
        set(spatial, key, value);
        return signals.size();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aNumberReachesAValueFromBelow(boolean asControl) {
        begin("When(key='coins', value=3, signal='all')", asControl);
        assertEquals(0, signalsAfter(rule, "coins", 2));
        assertEquals(1, signalsAfter(rule, "coins", 3));
        assertEquals(1, signalsAfter(rule, "coins", 4));
        assertEquals(1, signalsAfter(rule, "coins", 2.9f));
        assertEquals(2, signalsAfter(rule, "coins", 3L));
        assertEquals("all of rule", signals.get(1));
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @CsvSource({"AT_MOST, 5, 4, 4.5", "EQUAL, 4, 4.5, 5", "AT_LEAST, 4, 4.5, 5"})
    void comparisons(String is, double a, double b, double c) {
        begin("When(key='time', value=4.5, is=" + is + ", signal='x')", false);
        double[] numbers = {a, b, c};
        int expected = 0;
        boolean before = false;
        for (double number : numbers) {
            boolean now = is.equals("AT_MOST") ? number <= 4.5 : is.equals("EQUAL") ? number == 4.5 : number >= 4.5;
            expected += now && !before ? 1 : 0;
            before = now;
            assertEquals(expected, signalsAfter(rule, "time", number), is + number);
        }
    }

    /** A player who was removed at the end of the health has lost: the last number counts. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theNumberOfWhatHasLeftTheSceneStillCounts(boolean asControl) {
        Geometry player = cube("player", 0);
        player.setUserData("health", 5f);
        begin("When(of='player', key='health', is=AT_MOST, value=0, signal='lost')", asControl);
        assertEquals(0, signals.size());
        scene.frame(() -> {
            player.setUserData("health", 0f);
            player.removeFromParent();
        });
        scene.frame();
        assertEquals(List.of("lost of rule"), signals);
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noneOfATagIsLeftAfterThereWasOne(boolean asControl) {
        Node templates = CollisionScene.node("templates", scene.cube("coin", 0, 0));
        templates.setUserData("jmesat.collider", false);
        scene.attach(templates);
        begin("When(none='coin', signal='none')", asControl);
        assertEquals(0, signals.size(), "there was none yet");
        Geometry named = cube("coin", 5);
        Geometry tagged = cube("ring", 8);
        tagged.setUserData("jmesat.tags", "gold, coin");
        scene.frames(2);
        scene.frame(named::removeFromParent);
        scene.frames(2);
        assertEquals(0, signals.size());
        scene.frame(tagged::removeFromParent);
        scene.frames(3);
        assertEquals(1, signals.size());
        scene.attach(named);
        scene.frames(2);
        scene.frame(() -> named.setUserData("jmesat.collider", false));
        scene.frames(2);
        assertEquals(2, signals.size(), "again");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withByItAsksForATouchAndTheNumberOfWhatTouches(boolean asControl) {
        Geometry zone = scene.cube("zone", 0, 0);
        zone.setUserData("jmesat.trigger", true);
        give(zone, "When(by='player', key='coins', value=2, signal='won')", asControl);
        Geometry player = scene.cube("player", 9, 0);
        scene.attach(zone, player);
        begin("Count(of='none')", asControl);
        scene.frame(() -> player.setUserData("coins", 1));
        move(player, 0.5f);
        scene.frames(3);
        assertEquals(0, signals.size(), "too few");
        set(player, "coins", 2);
        assertEquals(List.of("won of zone"), signals);
        move(player, 9);
        scene.frames(3);
        move(player, 0.5f);
        scene.frames(3);
        assertEquals(2, signals.size());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void allConditionsMustHoldForTheDelay(boolean asControl) {
        cube("enemy", 5);
        begin("When(key='coins', none='enemy', signal='x', delay=" + 4 * HeadlessRun.TPF + ")", asControl);
        set(rule, "coins", 1);
        scene.frames(9);
        assertEquals(0, signals.size());
        scene.frame(() -> scene.root().getChild("enemy").removeFromParent());
        scene.frames(2);
        assertEquals(0, signals.size());
        set(rule, "coins", 0);
        set(rule, "coins", 1);
        assertEquals(0, signals.size(), "the time begins again");
        scene.frames(6);
        assertEquals(1, signals.size());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onceIsOnceUntilTheScriptIsMadeAgain(boolean asControl) {
        begin("When(key='coins', once=true, signal='x')", asControl);
        for (int i = 0; i < 3; i++) {
            set(rule, "coins", 1);
            set(rule, "coins", 0);
        }
        assertEquals(1, signals.size());
        scene.frame(() -> rule.removeFromParent());
        scene.attach(rule);
        scene.frames(2);
        set(rule, "coins", 1);
        assertEquals(2, signals.size());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void numbersAreSetAndChain(boolean asControl) {
        Node game = CollisionScene.node("game");
        game.setUserData("level", 2.5f);
        scene.attach(game);
        begin("When(key='coins', action=SET, target='game', what='won'), "
                + "When(of='game', key='won', action=SET, target='game', what='level', to=7), "
                + "When(of='game', key='level', is=EQUAL, value=7, signal='end')", asControl);
        assertEquals(0, signals.size());
        set(rule, "coins", 1);
        scene.frames(3);
        assertEquals(1, game.<Object>getUserData("won"));
        assertEquals(7f, game.<Object>getUserData("level"), "it keeps its type");
        assertEquals(List.of("end of rule"), signals);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void scriptsAreEnabledAndDisabledByName(boolean asControl) {
        Geometry pad = scene.cube("pad", 0, 0);
        pad.setUserData("jmesat.trigger", true);
        give(pad, "Count(enabled=false), DetachOnHit(enabled=false), Health", asControl);
        scene.attach(pad);
        begin("When(key='a', action=ENABLE, target='pad', what='Count'), "
                + "When(key='b', action=DISABLE, target='pad', what='org.jmesat.scripts.Count'), "
                + "When(key='c', action=ENABLE, target='pad'), When(key='d', action=DISABLE, target='pad')", asControl);
        set(rule, "a", 1);
        assertEquals("[true, false, true]", enabled(pad));
        set(rule, "b", 1);
        assertEquals("[false, false, true]", enabled(pad));
        set(rule, "c", 1);
        assertEquals("[true, true, true]", enabled(pad));
        set(rule, "d", 1);
        assertEquals("[false, false, false]", enabled(pad));
        assertEquals(List.of(), problems());
    }

    private String enabled(Spatial spatial) {
        List<CollisionScript> scripts = new ArrayList<>(scene.run().ask(() -> scene.state().getScripts(spatial)));
        for (int i = 0; i < spatial.getNumControls(); i++) {
            scripts.add((CollisionScript) spatial.getControl(i));
        }
        return scripts.stream().map(CollisionScript::isEnabled).toList().toString();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSpatialIsRemovedOrPutElsewhere(boolean asControl) {
        Geometry gate = cube("gate", 0);
        Geometry player = cube("player", 3);
        Geometry place = cube("place", 9);
        scene.frame(() -> place.setLocalTranslation(9, 4, 2));
        begin("When(key='a', action=DETACH, target='gate'), "
                + "When(key='b', action=TELEPORT, target='player', what='place'), When(key='c', action=DETACH)",
                asControl);
        assertNotNull(gate.getParent());
        set(rule, "a", 1);
        assertNull(gate.getParent());
        set(rule, "b", 1);
        assertEquals("(9.0, 4.0, 0.0)", player.getLocalTranslation().toString());
        set(rule, "c", 1);
        assertNull(rule.getParent());
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatTheScriptsOfASpatialPlayIsPlayed(boolean asControl) {
        ParticleEmitter sparks = new ParticleEmitter("sparks", ParticleMesh.Type.Triangle, 5);
        sparks.setParticlesPerSec(0);
        sparks.setEnabled(false);
        sparks.setMaterial(scene.cube("", 0, 0).getMaterial());
        Node end = CollisionScene.node("end", sparks);
        give(end, "StartEffect(enabled=false)", asControl);
        scene.attach(end);
        begin("When(key='a', action=PLAY, target='end')", asControl);
        assertEquals(0, sparks.getNumVisibleParticles());
        set(rule, "a", 1);
        assertEquals(5, sparks.getNumVisibleParticles());
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPauseBeginsWithTheNextFrameSoThatAllThatWaitForItAct(boolean asControl) {
        begin("When(key='a', action=PAUSE), When(key='a', signal='x')", asControl);
        scene.frame(() -> rule.setUserData("a", 1));
        scene.frames(2);
        assertTrue(scene.state().isPaused());
        assertEquals(1, signals.size());
        scene.frame(() -> scene.state().setPaused(false));
        scene.frames(3);
        assertFalse(scene.state().isPaused(), "it still holds, so it does not act again");
        assertEquals(1, signals.size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "action=DETACH, target='gat' | finds no spatial 'gat'",
        "action=TELEPORT, what='plac' | finds no spatial 'plac'",
        "action=SET | sets no number: set what to its key",
        "action=SET, what='jmesat.radius' | sets no number: a key of a number does not begin with jmesat",
        "action=SET, what='name' | finds name = Bob in the user data of 'rule' instead of a number",
        "action=ENABLE, what='Spawner' | finds no script Spawner on 'rule'",
        "none='coim' | finds nothing with the name or tag 'coim'",
        "action=PLAY | finds no PlaySound, PlayAnimation or StartEffect on 'rule'"})
    void aMistakeIsAProblemBeforeItActs(String properties, String problem) {
        rule.setUserData("name", "Bob");
        begin("When(key='a', " + properties + ")", false);
        assertEquals(List.of("Node 'rule' (/Root Node/rule): its script When " + problem + "."), problems());
        set(rule, "a", 1);
        assertEquals("Bob", rule.getUserData("name"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aListenerThatThrowsIsReportedAndStopsNobody(boolean asControl) {
        SignalListener bad = (signal, spatial) -> {
            throw new IllegalStateException("bad");
        };
        scene.step(() -> scene.state().addSignalListener(bad));
        begin("When(key='a', signal='x'), When(key='a', signal='y')", asControl);
        try (CapturedLog log = new CapturedLog()) {
            set(rule, "a", 1);
            assertEquals(List.of("x of rule", "y of rule"), signals);
            assertEquals(2, scene.run().ask(() -> scene.state().getHandlerFailureCount()));
            assertEquals(1, log.messages().size(), log.messages().toString());
        }
    }

    @Test
    void aListenerIsRegisteredOnceAndRemoved() {
        SignalListener listener = (signal, spatial) -> signals.add("again");
        scene.step(() -> {
            scene.state().addSignalListener(listener);
            scene.state().addSignalListener(listener);
        });
        begin("When(key='a', signal='x')", false);
        set(rule, "a", 1);
        assertEquals(List.of("again", "x of rule"), signals);
        scene.step(() -> scene.state().removeSignalListener(listener));
        set(rule, "a", 0);
        set(rule, "a", 1);
        assertEquals(3, signals.size());
    }
}
