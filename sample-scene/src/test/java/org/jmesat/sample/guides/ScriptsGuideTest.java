package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.scene.Geometry;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.jmesat.scripts.DetachOnHit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contains the code of docs/guides/scripts.md and script-text.md, and tests that it behaves as the pages say. */
class ScriptsGuideTest extends PageScene {
    private final Geometry player = box("player", 1, 1, 0.5f, 0);
    private final Geometry coin = box("coin", 1, 1, 0, 0);

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
