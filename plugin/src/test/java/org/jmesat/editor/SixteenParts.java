package org.jmesat.editor;

import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetLocator;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioRenderer;
import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.font.BitmapText;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.CollisionScript;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.InPlane;
import org.jmesat.testing.editor.EditorApplication;
import org.mockito.Mockito;

/**
 * A level of boxes and user data, without any code, and a player who walks through it. Along x: a checkpoint, coins, a
 * hazard, a key, the door that it opens, a conveyor, a one-way platform, two portals, a second checkpoint, a moving
 * platform over a pit, a door with two needs, the goal, and a turret; at negative x the zone in which the game is lost.
 */
final class SixteenParts implements CollisionTickListener {
    private static final float SPEED = 4;
    private static final float GRAVITY = 6;
    private static final int MOST_FRAMES = 6000;

    /** A mono sound of 100 samples. */
    public static final class Sounds implements AssetLocator {
        @Override
        public void setRootPath(String path) {
            // It has one file only.
        }

        @Override
        @SuppressWarnings("rawtypes")
        public AssetInfo locate(AssetManager manager, AssetKey key) {
            return !key.getName().equals("win.wav") ? null : new AssetInfo(manager, key) {
                @Override
                public InputStream openStream() {
                    ByteBuffer bytes = ByteBuffer.allocate(244).order(ByteOrder.LITTLE_ENDIAN);
                    bytes.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(236);
                    bytes.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(16).putShort((short) 1);
                    bytes.putShort((short) 1).putInt(8000).putInt(16000).putShort((short) 2).putShort((short) 16);
                    bytes.put("data".getBytes(StandardCharsets.US_ASCII)).putInt(200);
                    return new ByteArrayInputStream(bytes.array());
                }
            };
        }
    }

    /** Builds the level for a plane; all of it is in the tree of one node. */
    private static final class Builder {
        private final AssetManager assets;
        private final InPlane in;
        private final Node level = new Node("Level");

        Builder(ProjectionPlane plane, AssetManager assets) {
            this.assets = assets;
            in = new InPlane(plane);
            level.setUserData("jmesat.scene.plane", plane.name());
            level.setUserData("jmesat.scene.discovery", "MARKED_ONLY");
        }

        private String way(float x, float y) {
            Vector3f way = in.vector(x, y, 0);
            return String.format(Locale.ROOT, "%s, %s, %s", way.x, way.y, way.z);
        }

        private Geometry box(String name, float x, float y, float width, float height, String kind, String scripts) {
            Geometry box = new Geometry(name, in.mesh(new Box(width / 2, height / 2, 0.5f)));
            Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
            box.setMaterial(material);
            box.setLocalTranslation(in.vector(x, y, 0));
            box.setUserData("jmesat." + kind, true);
            return add(box, scripts);
        }

        private <T extends Spatial> T add(T spatial, String scripts) {
            if (!scripts.isEmpty()) {
                spatial.setUserData("jmesat.scripts", scripts);
            }
            level.attachChild(spatial);
            return spatial;
        }

        private void coin(float x, float y) {
            box("coin", x, y, 0.4f, 0.4f, "trigger", "Count(by='player', key='coins'), "
                    + "Count(by='player', of='game', key='score', amount=10), DetachOnHit(by='player')");
        }

        Node build() {
            Geometry player = box("player", 0, 0.5f, 0.8f, 0.9f, "mover", "Health(full=100), Respawn(by='pit')");
            player.setUserData("jmesat.collider", true);
            player.setUserData("jmesat.mover.up", way(0, 1));
            box("floor", 19, -0.5f, 48, 1, "fixed", "");
            box("floor", 59, -0.5f, 20, 1, "fixed", "");
            coin(4, 0.5f);
            coin(15, 0.5f);
            coin(25, 3);
            box("flag", 2, 0.75f, 0.3f, 1.5f, "trigger", "Checkpoint(by='player')");
            box("flag", 42, 0.75f, 0.3f, 1.5f, "trigger", "Checkpoint(by='player')");
            box("lava", 7, 0.1f, 2, 0.2f, "trigger", "Damage(amount=10, each=0.25, by='player')");
            box("key", 10, 0.5f, 0.4f, 0.4f, "trigger", "Count(by='player', key='goldKey'), "
                    + "DetachOnHit(by='player')");
            box("gate", 13, 2, 0.5f, 4, "fixed", "");
            box("plate", 11.5f, 0.1f, 1, 0.2f, "trigger",
                    "Door(target='gate', needs='goldKey', move=(" + way(0, 5) + "), seconds=0.5, once=true, "
                            + "by='player')");
            box("belt", 19, 0.5f, 4, 1, "trigger", "Conveyor(velocity=(" + way(2, 0) + "), by='player')");
            box("ledge", 25, 2, 2, 0.3f, "fixed", "OneWayPlatform(up=(" + way(0, 1) + "))");
            box("portalA", 28, 0.5f, 0.3f, 1, "trigger", "TeleportTo(target='exitB', by='player')");
            box("portalB", 39.5f, 0.5f, 0.3f, 1, "trigger", "TeleportTo(target='exitA', by='player')");
            exit("exitA", 30);
            exit("exitB", 41);
            box("pit", 46, -5, 20, 1, "trigger", "");
            box("lift", 44.2f, -0.25f, 2, 0.5f, "fixed",
                    "MoveBetween(points='" + way(3.6f, 0) + "', speed=2, wait=0.5)");
            box("gate2", 53, 2, 0.5f, 4, "fixed", "");
            box("plate2", 51, 0.1f, 1, 0.2f, "trigger", "Door(target='gate2', needs='goldKey', move=(" + way(0, 5)
                    + "), seconds=0.5, stay=9, by='player', enabled=false)");
            box("goal", 57, 0.5f, 1, 1, "trigger",
                    "When(by='player', of='game', key='allCoins', action=SET, target='game', what='won')");
            box("abyss", -3.5f, 0.5f, 1, 1, "trigger", "When(by='player', action=SET, target='game', what='lost')");
            turret();
            rules();
            return level;
        }

        private void exit(String name, float x) {
            Node exit = new Node(name);
            exit.setLocalTranslation(in.vector(x, 0.5f, 0));
            level.attachChild(exit);
        }

        private void turret() {
            box("turret", 62, 0.5f, 1, 1, "fixed", "Spawner(template='shot', every=0.5, limit=5)");
            Node templates = new Node("templates");
            templates.setUserData("jmesat.collider", false);
            templates.setCullHint(Spatial.CullHint.Always);
            level.attachChild(templates);
            templates.attachChild(box("shot", 0, 0, 0.2f, 0.2f, "trigger", "Damage(amount=5, by='player'), "
                    + "Projectile(by='player, gate2', velocity=(" + way(-10, 0) + "), range=12)"));
        }

        private void rules() {
            ParticleEmitter sparks = new ParticleEmitter("sparks", ParticleMesh.Type.Triangle, 7);
            sparks.setMaterial(new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md"));
            sparks.setParticlesPerSec(0);
            sparks.setEnabled(false);
            level.attachChild(sparks);
            Node game = add(new Node("game"), "Timer(from=300, seconds=0.25), "
                    + "Label(text='Score {score}, time {time}', row=0), "
                    + "Label(text='Health {health}', of='player', row=1), "
                    + "When(of='player', key='coins', value=3, action=ENABLE, target='plate2', what='Door'), "
                    + "When(none='coin', action=SET, what='allCoins'), "
                    + "When(key='won', action=ENABLE, target='wonText'), "
                    + "When(key='won', action=PLAY, target='fanfare'), "
                    + "When(key='won', action=PAUSE, signal='won'), "
                    + "When(key='time', is=AT_MOST, value=0, action=SET, what='lost'), "
                    + "When(key='lost', action=ENABLE, target='lostText'), "
                    + "When(key='lost', action=PAUSE, signal='lost')");
            game.setUserData("score", 0);
            add(new Node("wonText"), "Label(text='You win with {score}', of='game', place=CENTER, enabled=false)");
            add(new Node("lostText"), "Label(text='You lose', place=CENTER, enabled=false)");
            add(new Node("fanfare"), "PlaySound(file='win.wav'), StartEffect(effect='sparks')");
        }
    }

    /** The level as a file for a plane. */
    static byte[] file(ProjectionPlane plane) {
        return save(new Builder(plane, EditorApplication.newAssetManager()).build());
    }

    static byte[] save(Node level) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            BinaryExporter.getInstance().save(level, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static Node load(byte[] file, AssetManager assets) {
        try {
            BinaryImporter importer = new BinaryImporter();
            importer.setAssetManager(assets);
            return (Node) importer.load(new ByteArrayInputStream(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * What a game was.
     *
     * @param story what the player has met, in words
     * @param ticks all places and numbers after each tick
     */
    record Played(List<String> story, List<String> ticks) {
    }

    private final SatCollisionState state = new SatCollisionState();
    private final List<String> story = new ArrayList<>();
    private final List<String> ticks = new ArrayList<>();
    /** What is still to do; each is asked before each tick until it is done. */
    private final Deque<BooleanSupplier> plan = new ArrayDeque<>();
    private final Vector3f velocity = new Vector3f();
    private Node level;
    private Spatial player;
    private float rise;
    private int sounds;

    private SixteenParts() {
    }

    /** Plays a level to the end, which is won or lost. */
    static Played play(byte[] file, int threads, boolean won) {
        SixteenParts game = new SixteenParts();
        try (HeadlessRun run = new HeadlessRun(game.state)) {
            game.play(run, file, threads, won);
        }
        return new Played(game.story, game.ticks);
    }

    private void play(HeadlessRun run, byte[] file, int threads, boolean won) {
        run.setAudioRenderer(Mockito.mock(AudioRenderer.class, call -> {
            sounds += call.getMethod().getName().equals("playSource") ? 1 : 0;
            return null;
        }));
        run.step(() -> {
            AssetManager assets = run.application().getAssetManager();
            assets.registerLocator("/", Sounds.class);
            level = load(file, assets);
            player = level.getChild("player");
            run.application().getRootNode().attachChild(level);
            state.getWorld().setWorkerThreads(threads);
            state.addTickListener(this);
            state.addSignalListener((signal, spatial) -> note("signal " + signal + " of " + spatial.getName()));
        });
        plan(won);
        for (int i = 0; i < MOST_FRAMES && !run.ask(state::isPaused); i++) {
            run.frame();
        }
        run.step(() -> {
            story.addAll(state.getProblems());
            note("score " + number("game", "score") + ", sounds " + sounds + ", particles "
                    + ((ParticleEmitter) level.getChild("sparks")).getNumVisibleParticles());
            for (Spatial each : run.application().getGuiNode().getChildren()) {
                note("text " + ((BitmapText) each).getText().replaceAll("time \\d+", "time"));
            }
        });
    }

    private void note(String line) {
        story.add(line);
    }

    private float x(Spatial spatial) {
        return plane().x(spatial.getWorldTranslation());
    }

    private ProjectionPlane plane() {
        return ProjectionPlane.valueOf(level.getUserData("jmesat.scene.plane"));
    }

    private Object number(String spatial, String key) {
        return level.getChild(spatial).getUserData(key);
    }

    private void plan(boolean won) {
        walk(1, "");
        if (!won) {
            walk(2, "");
            walk(-3.5f, "");
            stand(200, "");
            return;
        }
        walk(2, "");
        walk(4, "");
        stand(5, "coins");
        walk(7, "");
        until(() -> x(player) < 3);
        plan.add(() -> say("back at " + Math.round(x(player)) + " with health " + number("player", "health")));
        walk(9.3f, "");
        plan.add(() -> say("harmed by the way: " + ((Float) number("player", "health") < 100)));
        walk(11.5f, "goldKey");
        stand(40, "");
        walk(15, "");
        stand(5, "coins");
        walk(19, "");
        float[] from = new float[1];
        plan.add(() -> {
            from[0] = x(player);
            return true;
        });
        stand(32, "");
        plan.add(() -> say("carried by " + Math.round(x(player) - from[0])));
        walk(25, "");
        plan.add(this::jump);
        stand(60, "coins");
        plan.add(() -> say("stands at " + Math.round(10 * plane().y(player.getWorldTranslation())) / 10f));
        stand(5, "allCoins");
        head(1, () -> x(player) > 35);
        head(-1, () -> x(player) < 35);
        plan.add(() -> say("through both portals"));
        head(-1, () -> x(player) > 35);
        walk(42, "");
        until(() -> x(level.getChild("lift")) > 47);
        walk(45, "");
        until(() -> x(player) < 43);
        plan.add(() -> say("back at " + Math.round(x(player))));
        until(() -> x(level.getChild("lift")) < 44.3f);
        walk(44.3f, "");
        until(() -> x(level.getChild("lift")) > 47.7f);
        plan.add(() -> say("carried to " + Math.round(x(player))));
        walk(51, "");
        stand(40, "");
        walk(57, "");
        stand(9, "");
    }

    private boolean say(String line) {
        note(line);
        return true;
    }

    /** Waits, standing still. */
    private void until(BooleanSupplier condition) {
        plan.add(() -> {
            velocity.set(0, 0, 0);
            return condition.getAsBoolean();
        });
    }

    /** Walks in a direction until something has happened. */
    private void head(int direction, BooleanSupplier condition) {
        plan.add(() -> {
            velocity.set(direction * SPEED, 0, 0);
            return condition.getAsBoolean();
        });
    }

    /** Walks to a place; then notes a number. */
    private void walk(float to, String key) {
        plan.add(() -> {
            float rest = to - x(player);
            velocity.set(Math.signum(rest) * Math.min(SPEED, Math.abs(rest) * 64), 0, 0);
            return Math.abs(rest) < 0.05f && show(key);
        });
    }

    private void stand(int frames, String key) {
        int[] left = {frames};
        plan.add(() -> {
            velocity.set(0, 0, 0);
            return left[0]-- == 0 && show(key);
        });
    }

    private boolean show(String key) {
        if (!key.isEmpty()) {
            String holder = key.equals("allCoins") ? "game" : "player";
            note(key + " " + number(holder, key));
        }
        return true;
    }

    private boolean jump() {
        rise = 2 * GRAVITY;
        return true;
    }

    private CharacterMover mover() {
        for (int i = 0; i < player.getNumControls(); i++) {
            if (player.getControl(i) instanceof CharacterMover mover) {
                return mover;
            }
        }
        for (CollisionScript script : state.getScripts(player)) {
            if (script instanceof CharacterMover mover) {
                return mover;
            }
        }
        return null;
    }

    @Override
    public void beforeTick(SatCollisionState collisions, float tpf) {
        CharacterMover mover = mover();
        if (mover == null || collisions.getTick() == 0) {
            // What user data ask for is made in the first tick.
            return;
        }
        velocity.set(0, 0, 0);
        while (!plan.isEmpty() && plan.peek().getAsBoolean()) {
            plan.remove();
        }
        rise = Math.max(-GRAVITY, rise - 24 * tpf);
        mover.setVelocity(plane().toWorld(velocity.x, rise, 0, new Vector3f()));
    }

    @Override
    public void afterTick(SatCollisionState collisions, float tpf) {
        StringBuilder line = new StringBuilder();
        level.depthFirstTraversal(each -> {
            Vector3f place = each.getLocalTranslation();
            line.append(each.getName()).append(' ').append(plane().x(place)).append(' ').append(plane().y(place));
            for (String key : List.of("coins", "goldKey", "health", "score", "time", "allCoins", "won", "lost")) {
                line.append(' ').append(each.<Object>getUserData(key));
            }
            line.append('\n');
        });
        ticks.add(line.toString());
    }
}
