package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes of beginners with scripts, in the overview that is logged after the first second. */
class ScriptMistakesTest {
    private static final String NO_COLLIDER =
            ", but is no collider and has none below it: add jmesat.collider or jmesat.trigger";

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private Geometry player;
    private Geometry coin;

    @BeforeEach
    void marked() {
        scene.state().setDiscovery(Discovery.MARKED_ONLY);
        player = scene.cube("player", 0, 0);
        player.setUserData("jmesat.collider", true);
        coin = scene.cube("coin", 3, 0);
        coin.setUserData("jmesat.trigger", true);
        coin.setUserData("jmesat.scripts", "Count(by='player', key='coins')");
    }

    private String line() {
        scene.frames(70);
        assertEquals(1, log.information().size(), log.information()::toString);
        return log.information().get(0);
    }

    private void assertMistake(String expected) {
        String line = line();
        assertTrue(line.endsWith(". This looks like a mistake: " + expected + "."), line);
    }

    private void assertNoMistake() {
        String line = line();
        assertFalse(line.contains("mistake"), line);
    }

    @Test
    void aSceneThatIsWholeHasNone() {
        scene.attach(player, coin);
        assertNoMistake();
    }

    @Test
    void scriptsWithoutAColliderAreNamed() {
        coin.setUserData("jmesat.trigger", null);
        Geometry copy = coin.clone();
        scene.attach(player, coin, copy);
        assertMistake("Geometry 'coin' (/Root Node/coin) has jmesat.scripts" + NO_COLLIDER + " (2 such spatials)");
    }

    @Test
    void pushingWithoutAColliderIsNamed() {
        player.setUserData("jmesat.collider", null);
        player.setUserData("jmesat.pushApart", "TRUE");
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player) has jmesat.pushApart" + NO_COLLIDER);
    }

    @Test
    void aMoverWithoutAColliderIsNamed() {
        player.setUserData("jmesat.collider", null);
        player.setUserData("jmesat.mover", true);
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player) has jmesat.mover" + NO_COLLIDER);
    }

    @Test
    void aFixedMoverIsNamed() {
        player.setUserData("jmesat.fixed", true);
        player.setUserData("jmesat.mover", true);
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player) has jmesat.mover and jmesat.fixed, and what is fixed "
                + "passes through all that is fixed: remove one of them");
    }

    @Test
    void aColliderBelowIsEnough() {
        Node coins = CollisionScene.node("coins", CollisionScene.node("pile", coin));
        coins.setUserData("jmesat.scripts", coin.getUserData("jmesat.scripts"));
        coins.setUserData("jmesat.pushApart", true);
        coin.setUserData("jmesat.scripts", null);
        scene.attach(player, coins);
        assertNoMistake();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Health(full=5)", "Spawner(template='coin', every=100)", "MoveBetween", "game.Own", "",
        "Label(text='x')", "Timer", "Respawn", "When(key='coins', signal='x')",
        "PlaySound, When(key='time', action=PLAY)", "PlaySound, When(key='time', action=play, target='coin')"})
    void whatNeedsNoTouchNeedsNoCollider(String scripts) {
        coin.setUserData("jmesat.trigger", null);
        coin.setUserData("jmesat.scripts", scripts);
        scene.attach(player, coin);
        assertNoMistake();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Label(text='x', by='player')", "When(by='player')", "MoveBetween(by='player')",
        "PlaySound, When(key='time', action=PLAY, target='player')"})
    void whatWaitsForATouchNeedsOne(String scripts) {
        coin.setUserData("jmesat.trigger", null);
        coin.setUserData("jmesat.scripts", scripts);
        scene.attach(player, coin);
        assertMistake("Geometry 'coin' (/Root Node/coin) has jmesat.scripts" + NO_COLLIDER);
    }

    /** A Timer and a When give numbers, and a When asks for one. */
    @Test
    void aNumberThatAWhenAsksForIsCounted() {
        player.setUserData("jmesat.scripts", "Timer(key='lap'), When(key='Coins', action=SET, what='done'), "
                + "When(key='lap', signal='x'), When(key='done', signal='x')");
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player): its script When needs 'Coins', which nothing counts; "
                + "there is 'coins'");
    }

    @Test
    void templatesNeedNoCollider() {
        coin.setUserData("jmesat.trigger", null);
        Node templates = CollisionScene.node("templates", coin);
        templates.setUserData("jmesat.collider", false);
        scene.attach(player, templates);
        assertNoMistake();
    }

    @Test
    void pushingOfWhatIsFixedIsNamed() {
        player.setUserData("jmesat.pushApart", true);
        player.setUserData("jmesat.fixed", true);
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player) has jmesat.pushApart and jmesat.fixed, "
                + "and what is fixed is never pushed: remove one of them");
    }

    @Test
    void aNameInOtherCaseIsNamed() {
        player.setName("Player");
        scene.attach(player, coin);
        assertMistake("Geometry 'coin' (/Root Node/coin): its script Count has by='player', and nothing has that name, "
                + "tag or layer; there is 'Player'");
    }

    @Test
    void aTagOfTheWordMakesItRight() {
        player.setName("Player");
        player.setUserData("jmesat.tags", "friend, player");
        scene.attach(player, coin);
        assertNoMistake();
    }

    @Test
    void aLayerOfTheWordMakesItRight() {
        player.setName("Player");
        scene.state().getWorld().getLayers().setName(1, "player");
        scene.attach(player, coin);
        assertNoMistake();
    }

    @Test
    void aSpatialWithSeveralScriptsCountsOnce() {
        player.setName("Player");
        coin.setUserData("jmesat.scripts", "Count(by='player'), DetachOnHit(by='player')");
        scene.attach(player, coin, coin.clone());
        assertMistake("Geometry 'coin' (/Root Node/coin): its script Count has by='player', and nothing has that name, "
                + "tag or layer; there is 'Player' (2 such spatials)");
    }

    @ParameterizedTest
    @CsvSource({"Damage(by='player'), health", "'Damage(by=player, key=''life'')', life"})
    void aHazardForWhoHasNoHealthIsNamed(String scripts, String key) {
        coin.setUserData("jmesat.scripts", scripts);
        scene.attach(player, coin);
        assertMistake("Geometry 'coin' (/Root Node/coin): its script Damage harms nothing, since nothing has a number '"
                + key + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Damage", "Damage(by='enemy')", "Damage(by='player'), Health",
        "Damage(key='speed', by='player')"})
    void aHazardForWhoMayComeLaterIsNoMistake(String scripts) {
        player.setUserData("speed", 5f);
        coin.setUserData("jmesat.scripts", scripts);
        scene.attach(player, coin);
        assertNoMistake();
    }

    @Test
    void aCountWithoutAKeyIsNamedWhereAKeyIsNeeded() {
        coin.setUserData("jmesat.scripts", "Count(by='player'), Door(needs='coins')");
        scene.attach(player, coin);
        assertMistake("Geometry 'coin' (/Root Node/coin): its script Door needs 'coins', "
                + "which nothing counts; there is 'count'");
    }

    @Test
    void aNameThatMayComeLaterIsNoMistake() {
        coin.setUserData("jmesat.scripts", "Count(by='enemy, player')");
        scene.attach(player, coin);
        assertNoMistake();
    }

    @ParameterizedTest
    @ValueSource(strings = {"coin", "Coins", "COINS"})
    void aKeyThatNothingCountsIsNamed(String needs) {
        Geometry plate = scene.cube("plate", 6, 0);
        plate.setUserData("jmesat.trigger", true);
        plate.setUserData("jmesat.scripts", "Door(needs='" + needs + "', count=3)");
        scene.attach(player, coin, plate);
        assertMistake("Geometry 'plate' (/Root Node/plate): its script Door needs '" + needs
                + "', which nothing counts; there is 'coins'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"coins", "keys"})
    void aKeyThatIsCountedOrOtherIsNoMistake(String needs) {
        Geometry plate = scene.cube("plate", 6, 0);
        plate.setUserData("jmesat.trigger", true);
        plate.setUserData("jmesat.scripts", "Door(needs='" + needs + "', count=3)");
        scene.attach(player, coin, plate);
        assertNoMistake();
    }

    private void addGate(String move, String kind) {
        Geometry plate = scene.cube("plate", 6, 0);
        plate.setUserData("jmesat.trigger", true);
        plate.setUserData("jmesat.scripts", "Door(target='gate'" + move + ")");
        Geometry gate = scene.cube("gate", 9, 0);
        gate.setUserData(kind, true);
        scene.state().setPlane(ProjectionPlane.XZ);
        scene.attach(player, coin, plate, gate);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ", move=(0, 3, 0)", ", move=(0, -1e1, 0)"})
    void aDoorThatMovesOnlyAlongTheDepthIsNamed(String move) {
        addGate(move, "jmesat.fixed");
        assertMistake("Geometry 'plate' (/Root Node/plate): its script Door moves 'gate' along y, "
                + "which collisions ignore in the plane XZ, so it stays in the way: set move");
    }

    @ParameterizedTest
    @CsvSource({"', move=(0, 3, 1)', jmesat.fixed", "', move=(0, 0, 0)', jmesat.fixed", "'', jmesat.trigger"})
    void aDoorThatLeavesTheWayIsNoMistake(String move, String kind) {
        addGate(move, kind);
        assertNoMistake();
    }

    @Test
    void aDepthTestMakesADoorThatIsLiftedRight() {
        scene.state().setDepthTest(true);
        addGate("", "jmesat.fixed");
        assertNoMistake();
    }
}
