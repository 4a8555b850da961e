package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.editor.EditorApplication;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is a likely mistake with scripts and what is not; those that designers make are in DesignerMistakesTest. */
class ScriptMistakesTest {
    private static final String NO_COLLIDER =
            ", but is no collider and has none below it: add jmesat.collider";
    private static final String WRITE = ": write it as the name, tag or layer is written";
    private static final String NEEDS = ": write it as the key of a Count, one key only";

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

    private List<String> mistakes() {
        scene.frames(70);
        List<String> found = scene.run().ask(() -> scene.state().getProblems());
        List<String> lines = new ArrayList<>(log.information());
        lines.remove(0);
        found = found.stream().filter(each -> each.startsWith("Likely")).toList();
        assertEquals(found, lines, "each is in the log");
        return found;
    }

    private void assertMistake(String expected) {
        assertEquals(List.of("Likely mistake: " + expected + "."), mistakes());
    }

    private void assertNoMistake() {
        assertEquals(List.of(), mistakes());
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
        assertMistake("Geometry 'coin' (/Root Node/coin): its script Count needs a collider, but it is none and has "
                + "none below it: add jmesat.collider or jmesat.trigger (and 1 more like it)");
    }

    @Test
    void pushingWithoutAColliderIsNamed() {
        player.setUserData("jmesat.collider", null);
        coin.setUserData("jmesat.scripts", null);
        player.setUserData("jmesat.pushApart", "TRUE");
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player): has jmesat.pushApart" + NO_COLLIDER);
    }

    @Test
    void aMoverWithoutAColliderIsNamed() {
        player.setUserData("jmesat.collider", null);
        coin.setUserData("jmesat.scripts", null);
        player.setUserData("jmesat.mover", true);
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player): has jmesat.mover" + NO_COLLIDER);
    }

    @Test
    void aFixedMoverIsNamed() {
        player.setUserData("jmesat.fixed", true);
        player.setUserData("jmesat.mover", true);
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player): has jmesat.mover and is fixed, and what is fixed "
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
    @ValueSource(strings = {"Health(full=5)", "Spawner(template='stone', every=100)", "MoveBetween", "game.Own", "",
        "Label(text='x')", "Timer", "Respawn, Health", "When(key='coins', signal='x')",
        "PlaySound(file='x.wav'), When(key='coins', action=PLAY)",
        "PlaySound(file='x.wav'), When(key='coins', action=play, target='coin')"})
    void whatNeedsNoTouchNeedsNoCollider(String scripts) {
        coin.setUserData("jmesat.trigger", null);
        coin.setUserData("jmesat.scripts", scripts);
        player.setUserData("coins", 0);
        scene.attach(player, coin, scene.cube("stone", 20, 0));
        assertNoMistake();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Label(text='x', by='player')", "When(by='player', signal='x')", "MoveBetween(by='player')",
        "PlaySound(file='x.wav'), When(key='coins', action=PLAY, target='player')"})
    void whatWaitsForATouchNeedsOne(String scripts) {
        coin.setUserData("jmesat.trigger", null);
        coin.setUserData("jmesat.scripts", scripts);
        player.setUserData("coins", 0);
        scene.attach(player, coin);
        assertMistake("Geometry 'coin' (/Root Node/coin): its script " + scripts.split("\\(")[0] + " needs a collider, "
                + "but it is none and has none below it: add jmesat.collider or jmesat.trigger");
    }

    /** A Timer and a When give numbers, and a When asks for one. */
    @Test
    void aNumberThatAWhenAsksForIsCounted() {
        player.setUserData("jmesat.scripts", "Timer(key='lap'), When(key='Coins', action=SET, what='done'), "
                + "When(key='lap', signal='x'), When(key='done', signal='x')");
        scene.attach(player, coin);
        assertMistake("Geometry 'player' (/Root Node/player): its script When needs 'Coins', which nothing counts; "
                + "there is 'coins': write it as the key of a Count, one key only");
    }

    /** A script of the game may write any number. */
    @Test
    void aNumberThatAScriptOfTheGameMayWriteIsNotMissed() {
        coin.setUserData("jmesat.scripts", "Door(needs='keys')");
        player.addControl(new CollisionScript() { });
        scene.attach(player, coin);
        assertNoMistake();
    }

    /** A sword that harms others. */
    @Test
    void aTriggerBelowABodyMayTouchIt() {
        Node hero = CollisionScene.node("hero", player);
        coin.setUserData("jmesat.scripts", null);
        coin.setLocalTranslation(player.getLocalTranslation());
        hero.attachChild(coin);
        hero.setUserData("jmesat.collider", true);
        scene.attach(hero);
        assertNoMistake();
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
        assertMistake("Geometry 'player' (/Root Node/player): has jmesat.pushApart and is "
                + "fixed, and what is fixed is never pushed: remove one of them");
    }

    @Test
    void aNameInOtherCaseIsNamed() {
        player.setName("Player");
        scene.attach(player, coin);
        assertMistake("Geometry 'coin' (/Root Node/coin): its script Count has by='player', and nothing has that name, "
                + "tag or layer; there is 'Player'" + WRITE);
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
    void theSameMistakeOfSeveralSpatialsIsToldOnce() {
        player.setName("Player");
        coin.setUserData("jmesat.scripts", "Count(by='player')");
        scene.attach(player, coin, coin.clone());
        assertMistake("Geometry 'coin' (/Root Node/coin): its script Count has by='player', and nothing has that name, "
                + "tag or layer; there is 'Player'" + WRITE + " (and 1 more like it)");
    }

    @ParameterizedTest
    @CsvSource({"Damage(by='player'), health", "'Damage(by=player, key=''life'')', life"})
    void aHazardForWhoHasNoHealthIsNamed(String scripts, String key) {
        coin.setUserData("jmesat.scripts", scripts);
        scene.attach(player, coin);
        assertMistake("Geometry 'coin' (/Root Node/coin): its script Damage harms nothing, since nothing has a number '"
                + key + "': give who should be harmed a Health");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Damage", "Damage(by='enemy, player')", "Damage(by='player'), Health",
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
                + "which nothing counts; there is 'count'" + NEEDS);
    }

    @Test
    void aLabelThatShowsATextOfUserDataIsNoMistake() {
        player.setUserData("rank", "captain");
        player.setUserData("jmesat.scripts", "Label(text='Rank: {rank}')");
        scene.attach(player, coin);
        assertNoMistake();
    }

    @Test
    void aNameThatMayComeLaterIsNoMistake() {
        coin.setUserData("jmesat.scripts", "Count(by='enemy, player')");
        scene.attach(player, coin);
        assertNoMistake();
    }

    @ParameterizedTest
    @ValueSource(strings = {"coin", "Coins", "COINS", "keys", "coins, keys"})
    void aKeyThatNothingCountsIsNamed(String needs) {
        Geometry plate = scene.cube("plate", 6, 0);
        plate.setUserData("jmesat.trigger", true);
        plate.setUserData("jmesat.scripts", "Door(needs='" + needs + "', count=3)");
        scene.attach(player, coin, plate);
        assertMistake("Geometry 'plate' (/Root Node/plate): its script Door needs '" + needs
                + "', which nothing counts; there is 'coins'" + NEEDS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"coins", "keys", "gems"})
    void aKeyThatIsCountedIsNoMistake(String needs) {
        player.setUserData("keys", 1);
        Geometry gem = scene.cube("gem", 9, 0);
        gem.setUserData("jmesat.collider", false);
        gem.setUserData("jmesat.scripts", "Count(key='gems')");
        scene.attach(gem);
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
                + "which collisions ignore in the plane XZ, so it stays in the way: set move to a way in the plane");
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

    @Test
    void aMistakeGoesWhenItIsCorrectedAndAnotherIsLoggedWithoutAQuestion() {
        coin.setUserData("jmesat.scripts", "Count(by='hero')");
        scene.attach(player, coin);
        assertEquals(1, mistakes().size());
        scene.frame(() -> coin.setUserData("jmesat.scripts", "Count(by='player')"));
        scene.frames(70);
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
        int before = log.information().size();
        scene.frame(() -> coin.setUserData("jmesat.scripts", "Count(by='villain')"));
        scene.frames(200);
        List<String> lines = log.information().subList(before, log.information().size());
        assertEquals(1, lines.size(), lines::toString);
        assertTrue(lines.get(0).contains("by='villain'"), lines::toString);
        assertEquals(lines, scene.run().ask(() -> scene.state().getProblems()));
    }

    /** While scripts act, the game may have removed it: the player has lost, the gate was blown up. */
    @Test
    void whatWasThereAndHasLeftTheSceneIsNoMistake() {
        player.setUserData("jmesat.scripts", "Health");
        Geometry plate = scene.cube("plate", 6, 0);
        plate.setUserData("jmesat.trigger", true);
        plate.setUserData("jmesat.scripts", "Damage(by='player'), TeleportTo(target='gate', by='player'), "
                + "Door(needs='keys', by='player')");
        Geometry gate = scene.cube("gate", 9, 0);
        gate.setUserData("keys", 1);
        scene.attach(player, coin, plate, gate);
        assertNoMistake();
        scene.step(() -> {
            player.removeFromParent();
            gate.removeFromParent();
            coin.setUserData("jmesat.scripts", "Count(by='player')");
        });
        assertNoMistake();
    }

    @Test
    void aSteadySceneWithoutMistakesAllocatesNothing() {
        scene.attach(player, coin);
        scene.step(() -> scene.state().removeCollisionListener(scene.log()));
        scene.frames(200);
        scene.step(() -> assertEquals(0, AllocationMeter.leastBytes(() -> {
            for (int i = 0; i < 70; i++) {
                scene.state().update(1 / 64f);
            }
        })));
    }

    @Test
    void aSettingOfAControlIsCheckedLikeThatOfUserData() {
        ColliderControl control = new ColliderControl();
        control.setRadius(3);
        coin.addControl(control);
        player.setUserData("jmesat.collider", null);
        ColliderControl fixed = new ColliderControl();
        fixed.setFixed(true);
        player.addControl(fixed);
        player.addControl(new PushApart());
        coin.setUserData("jmesat.scripts", null);
        scene.attach(player, coin);
        assertEquals(List.of("Likely mistake: Geometry 'player' (/Root Node/player): has jmesat.pushApart and is "
                + "fixed, and what is fixed is never pushed: remove one of them.", "Likely mistake: Geometry 'coin' "
                + "(/Root Node/coin): has a ColliderControl with the size of a shape, which has no effect with the "
                + "shape MESH: set jmesat.shape, such as CIRCLE."), mistakes());
    }

    /** In an editor scripts do not act, and most of their own checks are not reached. */
    @Test
    void inAnEditorMistakesAreToldAndFollowEachEdit() {
        try (EditorApplication editor = new EditorApplication()) {
            Node level = CollisionScene.node("level", player, coin);
            level.setUserData("jmesat.scene.discovery", "MARKED_ONLY");
            Geometry shot = scene.cube("shot", 6, 0);
            shot.setUserData("jmesat.scripts", "Projectile");
            shot.setUserData("jmesat.fixed", true);
            coin.setUserData("jmesat.scripts", "Count(by='hero', of='scor')");
            level.attachChild(shot);
            level.attachChild(scene.cube("score", 9, 0));
            SatCollisionState state = new SatCollisionState();
            editor.attach(state);
            editor.open(level);
            editor.frames(80);
            assertEquals(List.of("Likely mistake: Geometry 'coin' (/Root Node/level/coin): its script Count has "
                    + "by='hero', and nothing has that name, tag or layer" + WRITE + ".",
                    "Likely mistake: Geometry 'coin' (/Root Node/level/coin): its script Count has of='scor', and no "
                    + "spatial has that name; there is 'score': write the name as it is in the scene.",
                    "Likely mistake: Geometry 'shot' (/Root Node/level/shot): its script Projectile does not fly, "
                    + "since it is fixed: make the spatial itself a jmesat.trigger or "
                    + "jmesat.collider, and not jmesat.fixed."),
                    editor.onUpdateThread(state::getProblems));
            assertTrue(state.getProblem().startsWith("1 of 3: Likely mistake: "), state::getProblem);
            editor.onUpdateThread(() -> {
                player.setName("hero");
                coin.setUserData("jmesat.scripts", "Count(by='hero', of='score')");
                shot.setUserData("jmesat.fixed", null);
                return null;
            });
            editor.frames(80);
            assertEquals("none", state.getProblem());
            editor.onUpdateThread(() -> {
                player.setName("player");
                return null;
            });
            editor.frames(80);
            assertTrue(state.getStatus().contains("by='hero'"), state::getStatus);
        }
    }
}
