package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.AnimClip;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.AnimTrack;
import com.jme3.anim.TransformTrack;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.export.binary.BinaryLoader;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.shape.Box;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.scripts.Door;
import org.jmesat.scripts.Health;
import org.jmesat.scripts.MoveBetween;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A preview in an editor: scripts act, and at its end the scene is as it was, but for what a person has changed. */
@EditorRequirement({12, 21})
class PreviewTest {
    private static final List<String> TEXTS = List.of("Conveyor(velocity=(3, 1, 0))", "Count(of='target')",
            "Count(key='coins')", "Damage(each=0.05)", "DetachOnHit(delay=0.1)", "DetachOnHit(other=true, once=true)",
            "Door(target='target', seconds=0.1, stay=0.05)", "Door(toggle=true, seconds=0.5)", "Door(once=true)",
            "Health(full=30)", "MoveBetween(points='3, 0; 3, 1', speed=9, loop=true)", "OneWayPlatform",
            "PlayAnimation(animation='swing', of='target', loop=true)", "PlaySound(file='Sound/Effects/Gun.wav')",
            "Projectile(velocity=(5, 3, 0))", "Spawner(template='template', every=0.1, limit=3)",
            "StartEffect(effect='effect')", "StartEffect(effect='effect', seconds=0.1)",
            "TeleportTo(target='target', delay=0.02)", "TintWhileTouching", "Checkpoint",
            "Respawn(by='target'), Health(full=10)", "Timer(from=3, seconds=0.1)", "Label(text='{coins}', place=ABOVE)",
            "When(key='coins', action=SET, what='won')", "When(none='template', action=DETACH)",
            "When(by='target', action=TELEPORT, what='target')", "When(key='count', action=DISABLE)");

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final EditorApplication editor = new EditorApplication();

    private final SatCollisionState state = new SatCollisionState();
    private final Material material = new Material(editor.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");
    private Node level = new Node("Level");

    private Geometry box(String name, float x, float y) {
        Geometry box = new Geometry(name, new Box(0.5f, 0.5f, 0.5f));
        box.setMaterial(material);
        box.setLocalTranslation(x, y, 0);
        return box;
    }

    private Geometry add(String name, float x, float y, String scripts) {
        Geometry box = box(name, x, y);
        box.setUserData("jmesat.scripts", scripts);
        level.attachChild(box);
        return box;
    }

    private void open() {
        state.setScriptPackages("org.jmesat.app");
        editor.open(level);
        editor.attach(state);
        editor.frames(3);
    }

    private void edit(Runnable edit) {
        editor.onUpdateThread(() -> {
            edit.run();
            return null;
        });
    }

    private void preview(boolean on) {
        edit(() -> state.setPreview(on));
        editor.frame();
    }

    private byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(level, bytes);
        return bytes.toByteArray();
    }

    private void load(byte[] bytes) throws IOException {
        BinaryImporter importer = BinaryImporter.getInstance();
        importer.setAssetManager(editor.getAssetManager());
        level = (Node) importer.load(bytes);
    }

    private void assertNoHarm() {
        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
        assertEquals(0, state.getHandlerFailureCount(), state::getStatus);
        assertFalse(state.getStatus().toLowerCase().contains("preview"), state::getStatus);
    }

    /** Moves a spatial by hand along the colliders of the level, and back. */
    private void tour(Spatial player, int frames) {
        Vector3f home = player.getLocalTranslation().clone();
        List<Spatial> stops = new ArrayList<>();
        level.depthFirstTraversal(each -> {
            if (state.getColliderSpatial(each) == each && each != player) {
                stops.add(each);
            }
        });
        for (Spatial stop : stops) {
            edit(() -> {
                Node parent = player.getParent();
                if (parent != null) {
                    player.setLocalTranslation(parent.worldToLocal(stop.getWorldTranslation(), null));
                }
            });
            editor.frames(frames);
        }
        edit(() -> player.setLocalTranslation(home));
        editor.frame();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theSampleLevelHasTheSameBytesAfterIt(boolean again) throws IOException {
        DesktopAssetManager assets = (DesktopAssetManager) editor.getAssetManager();
        assets.registerLocator("../sample-scene/src/main/resources", FileLocator.class);
        assets.registerLoader(BinaryLoader.class, "j3o");
        level = (Node) assets.loadModel("Scenes/level.j3o");
        open();
        byte[] before = bytes();
        Spatial player = level.getChild("player");
        for (int i = 0; i < (again ? 2 : 1); i++) {
            preview(true);
            editor.frames(60);
            tour(player, 5);
            assertFalse(Arrays.equals(before, bytes()), "nothing has happened");
            preview(false);
            assertArrayEquals(before, bytes());
        }
        editor.frames(5);
        assertArrayEquals(before, bytes());
        assertNoHarm();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itEndsInAPauseTooAndEndsThePauseOfAScript(boolean byScript) throws IOException {
        Geometry goal = box("goal", 0, 0);
        goal.setUserData("jmesat.scripts", "Count(key='coins')"
                + (byScript ? ", When(key='coins', of='player', action=PAUSE)" : ""));
        level.attachChild(goal);
        level.attachChild(box("player", 0.5f, 0));
        open();
        byte[] before = bytes();
        preview(true);
        editor.frames(3);
        if (!byScript) {
            edit(() -> state.setPaused(true));
        }
        assertTrue(state.isPaused());
        assertFalse(Arrays.equals(before, bytes()), "nothing has happened");
        preview(false);
        assertArrayEquals(before, bytes());
        assertEquals(!byScript, state.isPaused());
        assertNoHarm();
    }

    /** A script has moved it, and a person has scaled and named it; the script also cloned what the person took. */
    @Test
    void aScriptThatAnotherHasEnabledIsDisabledAgainInTheNextPreview() {
        Geometry lost = add("lost", 0, 0, "Label(text='You lose', enabled=false)");
        lost.setUserData("jmesat.trigger", true);
        open();
        preview(true);
        edit(() -> state.getScripts(lost).get(0).setEnabled(true));
        editor.frames(3);
        assertTrue(state.getScripts(lost).get(0).isEnabled());
        preview(false);
        editor.frames(3);
        preview(true);
        editor.frames(3);
        assertFalse(state.getScripts(lost).get(0).isEnabled());
    }

    @Test
    void eachPartOfASpatialIsAPersonsOrAScriptsByItself() throws IOException {
        Geometry lift = box("lift", 0, 0);
        lift.setUserData("jmesat.scripts", "MoveBetween(points='5, 0, 0', speed=2)");
        Geometry crate = box("crate", 0, 9);
        Geometry spawner = box("spawner", 0, 20);
        spawner.setUserData("jmesat.scripts", "Spawner(template='templates', limit=1)");
        Node templates = CollisionScene.node("templates", box("stone", 0, 30));
        List.of(lift, crate, spawner, templates).forEach(level::attachChild);
        open();
        preview(true);
        editor.frames(10);
        assertTrue(lift.getLocalTranslation().x > 0.1f, "moved");
        edit(() -> {
            lift.setLocalScale(2);
            lift.setName("elevator");
            ((Node) level.getChild(level.getQuantity() - 1)).attachChild(crate);
        });
        editor.frames(10);
        preview(false);
        assertEquals(new Vector3f(0, 0, 0), lift.getLocalTranslation());
        assertEquals(new Vector3f(2, 2, 2), lift.getLocalScale());
        assertEquals("elevator", lift.getName());
        assertSame(level, crate.getParent());
        assertEquals(4, level.getQuantity(), "the clone is gone");
        assertNoHarm();
    }

    @Test
    void aControlThatAScriptHasDisabledIsEnabledAgain() throws IOException {
        Geometry plate = box("plate", 0, 0);
        Door door = new Door();
        plate.addControl(door);
        plate.setUserData("coins", 3);
        plate.setUserData("jmesat.scripts", "When(key='coins', action=DISABLE, what='Door')");
        level.attachChild(plate);
        open();
        byte[] before = bytes();
        preview(true);
        editor.frames(3);
        assertFalse(door.isEnabled());
        preview(false);
        assertTrue(door.isEnabled());
        assertArrayEquals(before, bytes());
        assertNoHarm();
    }

    private void addActors() {
        Node target = new Node("target");
        TransformTrack track = new TransformTrack(target, new float[] {0, 0.5f},
                new Vector3f[] {new Vector3f(0, 8, 0), new Vector3f(0, 9, 0)}, null, null);
        AnimClip clip = new AnimClip("swing");
        clip.setTracks(new AnimTrack<?>[] {track});
        AnimComposer composer = new AnimComposer();
        composer.addAnimClip(clip);
        target.addControl(composer);
        ParticleEmitter effect = new ParticleEmitter("effect", ParticleMesh.Type.Triangle, 5);
        effect.setParticlesPerSec(0);
        effect.setEnabled(false);
        effect.setMaterial(material);
        Node templates = CollisionScene.node("templates", box("template", 0, 0));
        templates.setUserData("jmesat.collider", false);
        templates.setCullHint(CullHint.Always);
        level.attachChild(target);
        level.attachChild(effect);
        level.attachChild(templates);
    }

    /** The keys of user data are so many that a table of them grows when scripts add to it. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aRandomLevelHasTheSameBytesAfterIt(long seed) throws IOException {
        Random random = new Random(seed);
        addActors();
        for (int i = 0; i < 24; i++) {
            Geometry box = add("box " + i, random.nextInt(12) * 0.5f, random.nextInt(12) * 0.5f,
                    TEXTS.get((int) (seed * 7 + i) % TEXTS.size()) + ", "
                            + TEXTS.get(random.nextInt(TEXTS.size())));
            for (int k = random.nextInt(14); k > 0; k--) {
                box.setUserData("key" + random.nextInt(1000), k);
            }
            if (random.nextInt(3) == 0) {
                box.setUserData("jmesat.trigger", true);
            } else if (random.nextBoolean()) {
                box.setUserData("jmesat.pushApart", true);
            }
            if (random.nextInt(6) == 0) {
                box.setUserData("jmesat.mover", true);
                box.setUserData("jmesat.mover.velocity", "1, -1, 0");
            }
            if (random.nextInt(4) == 0) {
                CollisionScene.node("group " + i, box);
                level.attachChild(box.getParent());
            }
        }
        load(bytes());
        open();
        byte[] before = bytes();
        for (int round = 0; round < 3; round++) {
            preview(true);
            editor.frames(random.nextInt(100));
            assertFalse(Arrays.equals(before, bytes()), "nothing has happened");
            preview(false);
            editor.frames(random.nextInt(3));
            assertArrayEquals(before, bytes(), "seed " + seed + ", round " + round);
        }
        assertNoHarm();
    }

    @Test
    void scriptsThatAreControlsLeaveNothingEither() throws IOException {
        Geometry lift = box("lift", 0, 0);
        lift.addControl(new MoveBetween());
        lift.addControl(new Health());
        level.attachChild(lift);
        open();
        byte[] before = bytes();
        preview(true);
        editor.frames(20);
        assertTrue(lift.getLocalTranslation().x > 0.1f);
        preview(false);
        assertArrayEquals(before, bytes());
        editor.frames(3);
        assertArrayEquals(before, bytes());
        assertNoHarm();
    }

    @Test
    void anEffectLeavesNothingInItsMesh() throws IOException {
        addActors();
        add("player", 0, 0, "StartEffect(effect='effect')");
        add("coin", 0.5f, 0, "");
        open();
        byte[] before = bytes();
        preview(true);
        ParticleEmitter effect = (ParticleEmitter) level.getChild("effect");
        assertEquals(5, effect.getNumVisibleParticles());
        edit(() -> effect.preload(null, new ViewPort("view", new Camera(9, 9))));
        editor.frames(9);
        preview(false);
        assertEquals(0, effect.getNumVisibleParticles());
        assertArrayEquals(before, bytes());
        assertNoHarm();
    }

    @Test
    void contactsEndAndBeginAgainSoThatACoinCanBeTried() throws IOException {
        Geometry player = add("player", 0, 0, NotedScript.class.getName() + "(label='script')");
        Geometry coin = add("coin", 0.5f, 0, "Count(key='coins'), DetachOnHit");
        List<String> events = new ArrayList<>();
        state.addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                events.add("enter");
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                events.add("exit " + event.getExitReason());
            }
        });
        open();
        assertEquals(List.of("enter"), events);
        byte[] before = bytes();
        List<String> notes = editor.onUpdateThread(NotedScript.NOTES::get);
        notes.clear();
        preview(true);
        assertEquals(List.of("enter", "exit RECONFIGURED", "enter"), events);
        assertEquals(1, player.<Integer>getUserData("coins"));
        assertNull(coin.getParent());
        assertEquals(List.of("script: set to player", "script: enter coin"), notes);
        preview(false);
        assertSame(level, coin.getParent());
        assertEquals(List.of("enter", "exit RECONFIGURED", "enter", "exit REMOVED", "enter"), events);
        assertArrayEquals(before, bytes());
        assertNoHarm();
    }

    @Test
    void aScriptHearsTheEndOfItsContactsBeforeThePreviewEnds() {
        add("player", 0, 0, NotedScript.class.getName() + "(label='script')");
        add("wall", 0.5f, 0, "");
        open();
        List<String> notes = editor.onUpdateThread(NotedScript.NOTES::get);
        preview(true);
        notes.clear();
        preview(false);
        assertEquals(List.of("script: update", "script: exit wall RECONFIGURED", "script: unset"), notes);
    }

    @Test
    void whatWasEditedByHandStays() throws IOException {
        Geometry lift = add("lift", 0, 0, "MoveBetween");
        Geometry other = add("other", 5, 0, "Health");
        Geometry deleted = add("deleted", 7, 0, "Health");
        Geometry turret = add("turret", 9, 0, "Spawner(template='other', every=0.05)");
        open();
        preview(true);
        editor.frames(10);
        Geometry pasted = box("pasted", 20, 0);
        edit(() -> {
            lift.setUserData("speed", 3);
            lift.setCullHint(CullHint.Never);
            other.setLocalTranslation(5, 5, 0);
            other.setUserData("jmesat.scripts", "Health(full=5)");
            deleted.removeFromParent();
            level.attachChild(pasted);
            turret.setMaterial(material.clone());
            turret.getMaterial().setColor("Color", ColorRGBA.Red);
        });
        editor.frames(10);
        assertNotNull(lift.getUserData("jmesat.start"));
        preview(false);
        assertEquals(List.of(lift, other, turret, pasted), level.getChildren());
        assertEquals(new Vector3f(), lift.getLocalTranslation());
        assertEquals(List.of("jmesat.scripts", "speed"), lift.getUserDataKeys().stream().sorted().toList());
        assertEquals(CullHint.Never, lift.getLocalCullHint());
        assertEquals(new Vector3f(5, 5, 0), other.getLocalTranslation());
        assertEquals("Health(full=5)", other.getUserData("jmesat.scripts"));
        assertNull(other.getUserData("health"));
        assertEquals(ColorRGBA.Red, turret.getMaterial().getParamValue("Color"));
        assertNoHarm();
    }

    @Test
    void whatAPersonHasPutElsewhereHasOneParentAndNoneBelowItself() {
        Node box = new Node("box");
        Geometry coin = add("coin", 0, 0, "DetachOnHit");
        add("hand", 0.5f, 0, "");
        Node shelf = new Node("shelf");
        box.attachChild(coin);
        level.attachChild(box);
        level.attachChild(shelf);
        Node inner = new Node("inner");
        inner.attachChild(box("part", 9, 0));
        inner.attachChild(box("brick", 0, 0.5f));
        inner.setUserData("jmesat.scripts", "DetachOnHit");
        inner.setUserData("jmesat.collider", true);
        box.attachChild(inner);
        open();
        preview(true);
        assertNull(coin.getParent());
        assertNull(inner.getParent());
        edit(() -> {
            shelf.attachChild(coin);
            inner.attachChild(box);
            level.attachChild(inner);
        });
        editor.frame();
        preview(false);
        assertSame(shelf, coin.getParent());
        assertEquals(List.of(coin), shelf.getChildren());
        assertSame(inner, box.getParent());
        assertSame(level, inner.getParent());
        assertFalse(box.hasChild(inner));
        assertNoHarm();
    }

    @Test
    void disablingOrDetachingTheStateEndsItToo() throws IOException {
        Geometry lift = add("lift", 0, 0, "MoveBetween, Health");
        open();
        byte[] before = bytes();
        preview(true);
        editor.frames(5);
        editor.onEventThread(() -> {
            lift.setUserData("mine", 1);
            state.setEnabled(false);
            return null;
        });
        assertEquals(1, lift.<Integer>getUserData("mine"));
        lift.setUserData("mine", null);
        editor.frame();
        assertArrayEquals(before, bytes());
        edit(() -> state.setEnabled(true));
        editor.frames(5);
        assertTrue(lift.getLocalTranslation().x > 0);
        editor.closeScene();
        editor.frames(2);
        assertNull(level.getParent());
        assertEquals(new Vector3f(), lift.getLocalTranslation());
        edit(() -> editor.open(level));
        editor.frame();
        assertArrayEquals(before, bytes());
        assertNoHarm();
    }

    @Test
    void whatAScriptOfAGameChangedBeyondThatIsNamed() {
        Geometry painted = add("painted", 0, 0, PaintingScript.class.getName());
        add("other", 5, 0, "Health");
        open();
        preview(true);
        editor.frames(3);
        assertTrue(state.getStatus().contains("Preview: scripts act"), state::getStatus);
        assertEquals(List.of(), state.getProblems());
        assertEquals(ColorRGBA.Blue, material.getParamValue("Color"));
        preview(false);
        assertNull(material.getParam("Color"));
        assertEquals(CullHint.Inherit, painted.getLocalCullHint());
        assertEquals(0, painted.getNumControls());
        String told = "The preview has changed 1 spatial in a way that cannot be taken back, such as a mesh or a"
                + " light: Geometry 'painted' (/Root Node/Level/painted). Do not save; open the scene again.";
        assertTrue(state.getStatus().contains(told), state::getStatus);
        assertTrue(log.messages().stream().anyMatch(told::equals), () -> log.messages().toString());
    }
}
