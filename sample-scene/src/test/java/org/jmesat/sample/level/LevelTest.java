package org.jmesat.sample.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.math.Vector3f;
import com.jme3.scene.AssetLinkNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.editor.SceneConversion;
import org.jmesat.sample.GameRun;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.Test;

/** The level, played by one who wins and by one who loses. Each frame is one tick of 1/60 s. */
class LevelTest {
    private static final int TICKS = 2500;

    private static final class Game extends SimpleApplication {
        final SatCollisionState collisions = new SatCollisionState();
        final Story story = new Story(this);
        private final Steering steering;
        private final boolean asControls;
        private final int threads;
        LevelGame level;

        Game(Steering steering, boolean asControls, int threads) {
            super(new AppState[0]);
            this.steering = steering;
            this.asControls = asControls;
            this.threads = threads;
        }

        @Override
        public void simpleInitApp() {
            level = new LevelGame(collisions, rootNode, steering);
            Node loaded = (Node) assetManager.loadModel(LevelFile.ASSET);
            if (asControls) {
                List<String> remarks = new ArrayList<>(SceneConversion.toControls(loaded).getRemarks());
                remarks.removeIf(remark -> remark.contains("user data jmesat.scene."));
                assertEquals(List.of(), remarks);
            }
            level.begin(loaded);
            collisions.getWorld().setWorkerThreads(threads);
            stateManager.attach(level);
            stateManager.attach(collisions);
            collisions.addTickListener(story);
            collisions.addCollisionListener(story);
        }
    }

    /** What changes, with the tick in which it did; and all events. */
    private static final class Story implements CollisionTickListener, CollisionListener {
        private final Game game;
        final List<String> lines = new ArrayList<>();
        final List<String> events = new ArrayList<>();
        float westmostShot = Float.POSITIVE_INFINITY;
        private final TreeMap<String, String> last = new TreeMap<>();

        Story(Game game) {
            this.game = game;
        }

        @Override
        public void afterTick(SatCollisionState state, float tpf) {
            LevelGame level = game.level;
            note("1 coins", String.valueOf(level.coins()));
            note("2 hearts", String.valueOf(level.hearts()));
            note("3 gate", door("gate", 1.1f, 2.1f));
            note("4 gold door", door("gold door", 7.2f, 2.3f));
            note("5 won", String.valueOf(level.isWon()));
            note("6 lost", String.valueOf(level.isLost()));
            seeShots(level.level());
        }

        private String door(String name, float closed, float way) {
            float y = game.level.level().getChild(name).getLocalTranslation().y;
            return y == closed ? "closed" : Math.abs(y - closed - way) < 1e-4f ? "open" : "between";
        }

        private void seeShots(Node level) {
            for (Spatial each : level.getChildren()) {
                if (each.getName().equals("shot")) {
                    westmostShot = Math.min(westmostShot, each.getLocalTranslation().x);
                }
            }
        }

        private void note(String key, String value) {
            String former = last.put(key, value);
            if (former != null && !former.equals(value)) {
                lines.add(game.collisions.getTick() + " " + key.substring(2) + ' ' + value);
            }
        }

        private void write(String type, CollisionEvent event) {
            events.add(event.getTick() + " " + type + ' ' + event.getSelf().getName() + ' ' + event.getOther().getName()
                    + ' ' + event.getDepth() + ' ' + event.getNormal(new Vector3f()));
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            write("ENTER", event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            write("STAY", event);
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            write("EXIT", event);
        }
    }

    private static Story play(Steering steering, boolean asControls, int threads) {
        try (GameRun<Game> run = new GameRun<>(new Game(steering, asControls, threads))) {
            run.frames(TICKS);
            run.step(() -> {
                assertEquals(List.of(), run.game().collisions.getProblems());
                assertEquals(0, run.game().collisions.getHandlerFailureCount());
                assertEquals(asControls, hasScriptAsControl(run.game().level.level()));
            });
            return run.game().story;
        }
    }

    private static boolean hasScriptAsControl(Spatial spatial) {
        CollisionScript script = spatial.getControl(CollisionScript.class);
        return script != null || spatial instanceof Node node
                && node.getChildren().stream().anyMatch(LevelTest::hasScriptAsControl);
    }

    /** The crate comes onto the plate (703), which opens the gate within 0.6 s; the gold door opens within 1 s. */
    @Test
    void whoCollectsAllCoinsWins() {
        assertEquals(List.of("55 coins 1", "458 coins 2", "602 coins 3", "704 gate between", "739 gate open",
                "1195 coins 4", "1759 coins 5", "2384 gold door between", "2443 gold door open", "2477 won true"),
                play(Route.toTheExit(), false, 1).lines);
    }

    /** Each time he comes back to the flag, and walks on. */
    @Test
    void whoWalksIntoTheLavaThreeTimesLoses() {
        assertEquals(List.of("55 coins 1", "241 hearts 2", "361 hearts 1", "451 hearts 0", "451 lost true"),
                play(Route.intoTheLava(), false, 1).lines);
    }

    @Test
    void allEventsAreTheSameWithScriptsAsControlsAndWithTwoThreads() {
        List<String> expected = play(Route.toTheExit(), false, 1).events;
        assertTrue(expected.size() > 1000);
        assertEquals(expected, play(Route.toTheExit(), false, 2).events);
        assertEquals(expected, play(Route.toTheExit(), true, 1).events);
    }

    /** A shot goes 0.33 in a tick, and the pane is 0.06 thick. */
    @Test
    void noShotPassesThePane() {
        try (GameRun<Game> run = new GameRun<>(new Game(Route.nowhere(), false, 1))) {
            run.frames(600);
            run.step(() -> {
                long stopped = run.game().story.events.stream()
                        .filter(event -> event.matches("\\d+ ENTER (pane shot|shot pane) .*")).count();
                assertEquals(7, stopped);
                assertTrue(run.game().story.westmostShot > 38, "a shot was at " + run.game().story.westmostShot);
            });
        }
    }

    @Test
    void theViewSaysWhyTheBrokenCoinCannotBeTaken() {
        try (GameRun<Game> run = new GameRun<>(new Game(Route.nowhere(), false, 1))) {
            run.frames(5);
            run.step(() -> {
                LevelGame level = run.game().level;
                level.player().setLocalTranslation(level.level().getChild("broken coin").getLocalTranslation());
            });
            run.frames(5);
            run.step(() -> {
                LevelGame level = run.game().level;
                Spatial coin = level.level().getChild("broken coin");
                assertEquals("No event: the mask of Node 'broken coin' keeps them apart: it does not contain layer 1 "
                        + "(hero) of Node 'player'.", run.game().collisions.diagnose(level.player(), coin));
            });
        }
    }

    @Test
    void eachWallIsOneConvexPieceOfTheMergedMesh() {
        try (GameRun<Game> run = new GameRun<>(new Game(Route.nowhere(), false, 1))) {
            run.frames(2);
            run.step(() -> assertEquals(18, run.game().collisions.getWorld().getColliders().stream()
                    .mapToInt(Collider::getPieceCount).max().orElseThrow()));
        }
    }

    @Test
    void theBestTimeIsShownInTheNextGame() {
        try (GameRun<Game> run = new GameRun<>(new Game(Route.toTheExit(), false, 1))) {
            run.frames(TICKS);
            run.step(() -> {
                assertTrue(run.game().level.isWon());
                assertTrue(run.game().collisions.isPaused());
                run.game().level.begin(run.game().getAssetManager());
            });
            run.frames(10);
            run.step(() -> {
                assertFalse(run.game().level.isWon());
                Spatial rules = run.game().level.level().getChild("rules");
                assertEquals(41, rules.<Integer>getUserData("best"));
                assertEquals(0, run.game().level.time());
            });
        }
    }

    @Test
    void theLevelIsPlayedAgain() {
        try (GameRun<Game> run = new GameRun<>(new Game(Route.intoTheLava(), false, 1))) {
            run.frames(900);
            run.step(() -> {
                assertTrue(run.game().level.isLost());
                run.game().level.begin(run.game().getAssetManager());
            });
            run.frames(10);
            run.step(() -> {
                assertFalse(run.game().level.isLost());
                assertEquals(3, run.game().level.hearts());
                assertEquals(0, run.game().level.coins());
                assertEquals(1, run.game().getRootNode().getQuantity());
            });
        }
    }

    @Test
    void theFileIsWhatItsSourceBuilds() {
        Node file = (Node) LevelFile.createAssets().loadModel(LevelFile.ASSET);
        assertEquals(describe(LevelBuilder.build(LevelFile.createAssets()), ""), describe(file, ""));
    }

    /** Everything below a spatial: names, places, user data and vertices; nothing has a Control. */
    private static String describe(Spatial spatial, String indent) {
        StringBuilder text = new StringBuilder(indent + spatial.getName() + ' ' + spatial.getLocalTransform() + ' '
                + spatial.getLocalCullHint());
        spatial.getUserDataKeys().stream().sorted()
                .forEach(key -> text.append(' ').append(key).append('=').append(spatial.<Object>getUserData(key)));
        if (spatial instanceof AssetLinkNode link) {
            return text.append(link.getAssetLoaderKeys()).append('\n').toString();
        }
        for (int i = 0; i < spatial.getNumControls(); i++) {
            assertFalse(spatial.getControl(i).getClass().getName().startsWith("org.jmesat"), spatial.getName());
        }
        if (spatial instanceof Geometry geometry) {
            text.append(' ').append(geometry.getVertexCount()).append(' ').append(geometry.getMesh().getBound())
                    .append(' ').append(geometry.getMaterial().getParams());
        }
        text.append('\n');
        if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> text.append(describe(child, indent + ' ')));
        }
        return text.toString();
    }
}
