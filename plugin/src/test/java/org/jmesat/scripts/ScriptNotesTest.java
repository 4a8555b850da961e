package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.PairCheck;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ready-made scripts note why they ignore a touch, also where they are Controls. */
class ScriptNotesTest extends ReadyMadeScene {
    private static final float APART = 9;

    private final Geometry spike = scene.cube("spike", 0, 0);
    private final Geometry player = scene.cube("Player", 0.5f, 0);

    private PairCheck check() {
        return scene.run().ask(() -> scene.state().check(spike, player).get(Link.HANDLERS.ordinal()));
    }

    /** Without what the log of the scene did, which is the last clause. */
    private static String ofScripts(PairCheck check) {
        int log = check.text().indexOf("; EventLog");
        return log < 0 ? check.text() : check.text().substring(0, log);
    }

    private void assertIgnored(String script, int tick, String reason) {
        assertEquals(script + " on Geometry 'spike' ignored ENTER (tick " + tick + "): " + reason, ofScripts(check()));
        assertEquals(Result.NOTED, check().result());
        String sentence = scene.run().ask(() -> scene.state().diagnose(spike, player));
        assertTrue(sentence.endsWith(": " + reason + "."), sentence);
    }

    private void touch(String scripts, boolean asControls) {
        give(spike, scripts, asControls);
        scene.attach(spike, player);
        scene.frame();
    }

    private void touchAgain() {
        scene.frame(() -> player.move(APART, 0, 0));
        scene.frame(() -> player.move(-APART, 0, 0));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aNameInAnotherCaseIsNotTheName(boolean asControls) {
        touch("Damage(by='player')", asControls);
        assertIgnored("Damage", 1, "by: 'Player' is not 'player'");
        scene.frames(3);
        assertIgnored("Damage", 1, "by: 'Player' is not 'player'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "DetachOnHit(by='player')|by: 'Player' is not 'player'",
        "DetachOnHit(by='player, enemy')|by: 'Player' is not 'player, enemy'",
        "DetachOnHit(delay=1)|delay: it acts later",
        "Damage(delay=1)|delay: it acts later, if the touch lasts",
        "Damage|key: there is no 'health' in the user data of the other one or above it",
        "Projectile(by='player')|by: 'Player' is not 'player'",
        "Respawn|by: it is empty, so no touch counts",
        "TeleportTo(target='nowhere')|target: there is no 'nowhere'",
        "Count(of='nobody')|of: there is no 'nobody'",
        "Conveyor|by: it is empty, so only what has a PushApart is carried",
        "Checkpoint|there is no Respawn at or above the other one",
        "PlaySound|file: there is no sound ''",
        "Door(needs='coins')|needs: the other one has too little 'coins'",
        "OneWayPlatform|up: the other one has not come from that side",
    })
    void aTouchIsIgnored(String script, String reason) {
        touch(script, false);
        assertIgnored(script.replaceAll("\\(.*", ""), 1, reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"DetachOnHit(other=true)", "Conveyor", "TeleportTo(target='spike')"})
    void aFixedBodyIsNeitherMovedNorRemoved(String script) {
        player.setUserData("jmesat.fixed", true);
        touch(script, false);
        assertIgnored(script.replaceAll("\\(.*", ""), 1, "the other one is fixed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Damage(by='Player')", "Count(by='Player')", "Door(needs='health', by='Player')",
        "PlayAnimation", "Conveyor(by='Player')", "TintWhileTouching"})
    void aTouchThatCountsIsNotNoted(String script) {
        player.setUserData("health", 100);
        touch(script, false);
        scene.frame();
        assertEquals(script.replaceAll("\\(.*", "") + " on Geometry 'spike' ran at ENTER (tick 1)"
                + (script.startsWith("Count") ? "" : ", at STAY (tick 2)"), ofScripts(check()));
        assertEquals(Result.PASSED, check().result());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Count(once=true)", "Damage(once=true)"})
    void theSecondTouchIsTooLate(String script) {
        player.setUserData("health", 100);
        touch(script, false);
        assertEquals(Result.PASSED, check().result());
        touchAgain();
        assertIgnored(script.replaceAll("\\(.*", ""), 3, "once: it has acted already");
    }

    @Test
    void aShotHitsOnce() {
        touch("Projectile(detach=false)", false);
        touchAgain();
        assertIgnored("Projectile", 3, "it has hit something already");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Count", "Damage"})
    void theSecondColliderOfABodyIsNoOtherTouch(String script) {
        Node body = CollisionScene.node("body", player, scene.cube("arm", 0.5f, 0.25f));
        body.setUserData("jmesat.pushApart", true);
        body.setUserData("health", 100);
        spike.setUserData("jmesat.trigger", true);
        give(spike, script, false);
        scene.attach(spike, body);
        scene.frame();
        Spatial arm = body.getChild(1);
        assertEquals(Result.NOTED, check().result(), "a trigger is not pushed");
        assertTrue(check().text().startsWith(script + " on Geometry 'spike' ran at ENTER (tick 1)"), check().text());
        PairCheck second = scene.run().ask(() -> scene.state().check(spike, arm).get(Link.HANDLERS.ordinal()));
        assertTrue(second.text().startsWith(script + " on Geometry 'spike' ignored ENTER (tick 1): the same body "
                + "touches it already"), second.text());
    }

    @Test
    void aHealthThatAdmitsNoHarmIsNoted() {
        player.setUserData("jmesat.scripts", "Health(by='fire')");
        touch("Damage", false);
        assertIgnored("Damage", 1, "the Health of the other one does not admit it: see its by and once");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Count(key='name')", "Damage(key='name')"})
    void aTextIsNoNumber(String script) {
        player.setUserData("name", "Bob");
        touch(script, false);
        assertIgnored(script.replaceAll("\\(.*", ""), 1, "key: 'name' is not a number");
    }

    @Test
    void aNumberAtItsLimitIsNoted() {
        player.setUserData("health", 100);
        touch("Count(key='health', limit=100)", false);
        assertIgnored("Count", 1, "limit: it is reached");
    }

    @Test
    void whatADoorMovesDoesNotOpenIt() {
        touch("Door(target='Player')", false);
        assertIgnored("Door", 1, "target: the other one is what it moves");
    }

    @Test
    void aPartOfItsOwnSpatialDoesNotTouchIt() {
        Node top = CollisionScene.node("top", spike, player);
        give(top, "Count", false);
        scene.attach(top);
        scene.frame();
        assertEquals("Count on Node 'top' ignored ENTER (tick 1): the other one is a part of its own spatial",
                ofScripts(check()));
    }

    @Test
    void whatAPortalHasMovedIsNotTakenByTheNextOne() {
        Geometry far = scene.cube("far", 40, 0);
        give(far, "TeleportTo(target='spike')", false);
        scene.attach(far);
        touch("TeleportTo(target='far')", false);
        scene.frame();
        PairCheck check = scene.run().ask(() -> scene.state().check(far, player).get(Link.HANDLERS.ordinal()));
        assertEquals("TeleportTo on Geometry 'far' ignored ENTER (tick 2): the other one has come here by a portal",
                ofScripts(check));
    }

    @Test
    void aPlatformHoldsNoTriggerAndOnlyByItsOwnCollider() {
        player.setUserData("jmesat.trigger", true);
        Node top = CollisionScene.node("top", spike);
        spike.setUserData("jmesat.collider", true);
        give(top, "OneWayPlatform", false);
        scene.attach(top, player);
        scene.frame();
        assertEquals("OneWayPlatform on Node 'top' ignored ENTER (tick 1): only the collider of its own spatial is "
                + "one-way", ofScripts(check()));
        scene.frame(() -> {
            top.setUserData("jmesat.scripts", null);
            spike.setUserData("jmesat.scripts", "OneWayPlatform");
            player.move(APART, 0, 0);
        });
        scene.frame(() -> player.move(-APART, 0, 0));
        assertIgnored("OneWayPlatform", 3, "a trigger is not held");
    }

    @Test
    void aDisabledScriptIsNamed() {
        touch("Count(enabled=false)", false);
        assertTrue(check().text().endsWith("; Count on Geometry 'spike' is disabled"), check().text());
        assertEquals(Result.NOTED, check().result());
    }

    /** A changed property is in the next note. */
    @Test
    void theNoteHasTheWordsOfTheMoment() {
        touch("Count(by='player')", true);
        scene.step(() -> spike.getControl(Count.class).setBy("enemy"));
        touchAgain();
        assertIgnored("Count", 3, "by: 'Player' is not 'enemy'");
    }
}
