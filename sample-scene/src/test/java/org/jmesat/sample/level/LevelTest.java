package org.jmesat.sample.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.math.Vector3f;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The level, played by one who wins and by one who loses. Each frame is one tick of 1/60 s. */
class LevelTest {
    private static final int TICKS = 2700;

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
    static Vector3f seen = new Vector3f();
    private static final class Story implements CollisionTickListener, CollisionListener {
        private final Game game;
        final List<String> lines = new ArrayList<>();
        final List<String> events = new ArrayList<>();
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
            if (System.getProperty("trace") != null && state.getTick() % 10 == 0 && !seen.equals(level.player().getLocalTranslation())) {
                System.out.println(state.getTick() + " " + level.player().getLocalTranslation());
                seen.set(level.player().getLocalTranslation());
            }
        }

        private String door(String name, float closed, float way) {
            float y = game.level.level().getChild(name).getLocalTranslation().y;
            return y == closed ? "closed" : Math.abs(y - closed - way) < 1e-4f ? "open" : "between";
        }

        private void note(String key, String value) {
            String former = last.put(key, value);
            if (System.getProperty("trace") != null && former != null && !former.equals(value)) {
                System.out.println(game.collisions.getTick() + " " + key.substring(2) + ' ' + value);
            }
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

    /**
     * The first door opens in the tick after its plate is touched (366) within 0.5 s, waits 2 s after the player has
     * left the plate (401), and closes within 0.5 s. The coin door opens within 1 s for five coins, and stays open. A
     * shot takes 15.
     */
    @ParameterizedTest
    @CsvSource({"false, 1", "false, 2", "true, 1", "true, 2"})
    void whoCollectsAllCoinsWins(boolean asControls, int threads) {
        assertEquals(List.of("181 coins 1", "241 coins 2", "367 first door between", "396 first door open",
                "522 first door between", "527 coins 3", "551 first door closed", "665 health 85", "786 coins 4",
                "892 coins 5", "926 coin door between", "985 coin door open", "1007 won true"),
                play(Route.toTheExit(), asControls, threads).lines);
    }

    /** 10 each half second; who has no health left is removed in the next tick. */
    @ParameterizedTest
    @CsvSource({"false, 1", "false, 2", "true, 1", "true, 2"})
    void whoStaysInTheLavaLoses(boolean asControls, int threads) {
        assertEquals(List.of("88 health 90", "118 health 80", "148 health 70", "178 health 60", "208 health 50",
                "238 health 40", "268 health 30", "298 health 20", "328 health 10", "358 health 0", "359 lost true"),
                play(Route.intoTheLava(), asControls, threads).lines);
    }

    @Test
    void allEventsAreTheSameWithScriptsAsControlsAndWithTwoThreads() {
        List<String> expected = play(Route.toTheExit(), false, 1).events;
        if (System.getProperty("trace") != null) return;
        assertTrue(expected.size() > 1000);
        assertEquals(expected, play(Route.toTheExit(), false, 2).events);
        assertEquals(expected, play(Route.toTheExit(), true, 1).events);
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
        assertEquals(0, spatial.getNumControls());
        if (spatial instanceof Geometry geometry) {
            text.append(' ').append(geometry.getVertexCount()).append(' ').append(geometry.getMesh().getBound())
                    .append(' ').append(geometry.getMaterial().<Object>getParamValue("Diffuse"));
        }
        text.append('\n');
        if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> text.append(describe(child, indent + ' ')));
        }
        return text.toString();
    }
}
