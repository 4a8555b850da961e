package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.jmesat.scripts.DetachOnHit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contains the code of docs/guides/scripts.md and script-text.md, and tests that it behaves as the pages say. */
class ScriptsGuideTest extends PageScene {
    private static final Pattern ROW = Pattern.compile("\\| (\\w*) ?\\| `([\\w.]+)` = `?([^`|]+?)`? \\|");

    private final Geometry player = box("player", 1, 1, 0.5f, 0);
    private final Geometry coin = box("coin", 1, 1, 0, 0);
    private int level;

    @Test
    void aCoinIsCountedAndRemovedByUserData() {
        coin.setUserData("jmesat.scripts", "Count(by='player', key='coins'), DetachOnHit(by='player')");
        rootNode.attachChild(player);
        rootNode.attachChild(coin);
        frame();
        assertEquals(1, player.<Integer>getUserData("coins"));
        assertNull(coin.getParent());
        assertEquals(List.of(), state.getProblems());
    }

    @Test
    void aScriptThatWasCompiledAgainIsReplaced(@TempDir Path folder) throws Exception {
        state.setScriptPackages("game");
        coin.setUserData("jmesat.scripts", "Note");
        rootNode.attachChild(player);
        rootNode.attachChild(coin);
        compile(folder, "first");
        load(folder);
        frame();
        compile(folder, "second");
        load(folder);
        frame();
        assertEquals("second since 1", coin.getUserData("note"));
        assertEquals(List.of(), state.getProblems());
    }

    /** The rows of the page's table of spatials and user data for the end of a game. */
    private void addTheEndOfThePage() throws IOException {
        String page = Files.readString(Path.of("../docs/guides/scripts.md"));
        String section = page.substring(page.indexOf("## Won and lost"), page.indexOf("## If nothing happens"));
        Geometry goal = box("goal", 1, 1, 5, 0);
        Spatial spatial = null;
        for (Matcher row = ROW.matcher(section); row.find();) {
            String name = row.group(1);
            spatial = name.isEmpty() ? spatial : name.equals("goal") ? goal : new Node(name);
            rootNode.attachChild(spatial);
            spatial.setUserData(row.group(2), row.group(3));
        }
    }

    private void playToTheEnd() throws IOException {
        addTheEndOfThePage();
        state.addSignalListener((signal, spatial) -> {
            if (signal.equals("won")) {
                level++;
            }
        });
        state.addSignalListener((signal, spatial) -> log.add(signal + " " + spatial.getName()));
        frame();
    }

    @Test
    void theGameIsWonWithThreeCoinsInTheGoal() throws IOException {
        playToTheEnd();
        player.setLocalTranslation(5, 0, 0);
        frame();
        frame();
        assertEquals(List.of(), log);
        player.setUserData("coins", 3);
        frame();
        frame();
        assertEquals(List.of("won end"), log);
        assertEquals(1, level);
        assertTrue(state.isPaused());
    }

    @Test
    void theGameIsLostAtTheEndOfTheTime() throws IOException {
        playToTheEnd();
        for (int second = 0; second < 61; second++) {
            frame(1);
        }
        assertEquals(List.of("lost end"), log);
        assertTrue(state.isPaused());
    }

    private void load(Path folder) throws IOException {
        URL[] scripts = {folder.toUri().toURL()};
        state.setScriptLoader(new URLClassLoader(scripts, getClass().getClassLoader()));
    }

    private static void compile(Path folder, String version) throws IOException {
        Path source = folder.resolve("Note.java");
        Files.writeString(source, """
                package game;
                public class Note extends org.jmesat.control.CollisionScript {
                    @Override
                    public void onCollisionEnter(org.jmesat.control.CollisionEvent event) {
                        getSpatial().setUserData("note", "VERSION since " + event.getSinceTick());
                    }
                }
                """.replace("VERSION", version));
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-d",
                folder.toString(), "-cp", System.getProperty("java.class.path"), source.toString()));
    }

    /** The spatials of the table on the page: a turret, and a shot below the templates. */
    private void addTurret(String scriptsOfTheShot) {
        Geometry turret = box("turret", 1, 1, -5, 0);
        turret.setUserData("jmesat.fixed", true);
        turret.setUserData("jmesat.scripts", "Spawner(template='shot', every=1)");
        Node templates = new Node("templates");
        templates.setCullHint(CullHint.Always);
        templates.setUserData("jmesat.collider", false);
        Geometry shot = box("shot", 0.2f, 0.2f, 0, 0);
        shot.setUserData("jmesat.trigger", true);
        shot.setUserData("jmesat.scripts", scriptsOfTheShot);
        templates.attachChild(shot);
        rootNode.attachChild(templates);
        coin.setName("crate");
        coin.setUserData("jmesat.scripts", "Health(full=20)");
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame();
        }
    }

    /** The player stands in the way, on a belt. */
    @Test
    void aTurretShootsCratesAndNothingElse() {
        addTurret("Damage(by='crate'), Projectile(by='crate, wall', velocity=(10, 0, 0), range=30)");
        box("belt", 2, 2, -2.5f, 0).setUserData("jmesat.trigger", true);
        player.setLocalTranslation(-2.5f, 0, 0);
        player.setUserData("jmesat.scripts", "Health(full=100)");
        frames(50);
        assertEquals(10f, coin.<Float>getUserData("health"));
        frames(70);
        assertNull(coin.getParent());
        assertEquals(100f, player.<Float>getUserData("health"));
        assertEquals(List.of(), state.getProblems());
    }

    @Test
    void aShotWithoutByHitsItsOwnTurret() {
        addTurret("Damage, Projectile");
        player.removeFromParent();
        frames(50);
        assertEquals(20f, coin.<Float>getUserData("health"));
        assertEquals(1, rootNode.descendantMatches(Geometry.class, "shot").size(), "the template alone");
    }

    @Test
    void aTriggerStopsAShotWithoutBy() {
        addTurret("Damage, Projectile");
        player.removeFromParent();
        rootNode.getChild("turret").setUserData("jmesat.collider", false);
        box("belt", 2, 2, -2.5f, 0).setUserData("jmesat.trigger", true);
        frames(50);
        assertEquals(20f, coin.<Float>getUserData("health"));
        rootNode.getChild("belt").removeFromParent();
        frames(70);
        assertEquals(10f, coin.<Float>getUserData("health"));
    }

    @Test
    void damageWithoutByHarmsWhatTheShotFliesThrough() {
        addTurret("Damage, Projectile(by='crate')");
        player.setLocalTranslation(-2.5f, 0, 0);
        player.setUserData("jmesat.scripts", "Health(full=100)");
        frames(50);
        assertEquals(90f, player.<Float>getUserData("health"));
        assertEquals(10f, coin.<Float>getUserData("health"));
    }

    /** On the plane XY, gravity by hand. */
    @Test
    void aFixedDoorLiftsWhatPushesAgainstIt() {
        coin.setName("lift");
        coin.setUserData("jmesat.fixed", true);
        coin.setUserData("jmesat.scripts", "Door(move=(0, 3, 0), stay=1)");
        player.setLocalTranslation(0, 1, 0);
        player.setUserData("jmesat.pushApart", true);
        for (int i = 0; i < 90; i++) {
            player.move(0, -2 * TPF, 0);
            frame();
        }
        assertEquals(3, coin.getLocalTranslation().y, 1e-3f);
        assertEquals(4, player.getLocalTranslation().y, 0.05f);
    }

    @Test
    void aTriggerThatSlidesAwayFromWhatTouchesItComesBackWithoutIt() {
        coin.setUserData("jmesat.trigger", true);
        coin.setUserData("jmesat.scripts", "Door(move=(5, 0, 0), seconds=0.5)");
        float farthest = 0;
        for (int i = 0; i < 120; i++) {
            frame();
            farthest = Math.max(farthest, coin.getLocalTranslation().x);
        }
        assertEquals(0.5f, player.getLocalTranslation().x, "nothing is carried");
        assertTrue(farthest > 1.4f && farthest < 2, "it left the player at " + farthest);
    }

    @Test
    void aControlDoesTheSame() {
        DetachOnHit script = new DetachOnHit();
        script.setBy("player");
        coin.addControl(script);
        rootNode.attachChild(player);
        rootNode.attachChild(coin);
        frame();
        assertNull(coin.getParent());
    }
}
