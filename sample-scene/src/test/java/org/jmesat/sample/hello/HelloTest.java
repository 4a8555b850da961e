package org.jmesat.sample.hello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.GameRun;
import org.junit.jupiter.api.Test;

/** The programs of docs/hello.md are on the page as they are here, and do what it says. */
class HelloTest {
    private static final Path SOURCES = Path.of("src/main/java/org/jmesat/sample/hello");
    private static final Pattern JAVA_BLOCK = Pattern.compile("```java\\R(.*?)```", Pattern.DOTALL);

    @Test
    void thePageHasEachProgramWithoutItsPackage() throws IOException {
        List<String> onPage = JAVA_BLOCK.matcher(Files.readString(Path.of("../docs/hello.md"))).results()
                .map(block -> block.group(1)).toList();
        List<String> programs = new ArrayList<>();
        for (String name : List.of("Collision", "Push", "Mover", "Trigger", "Layers", "Bullet", "Sprite", "Plane",
                "Modes", "Queries", "Script", "World")) {
            String program = Files.readString(SOURCES.resolve("Hello" + name + ".java"));
            programs.add(program.substring(program.indexOf("import")));
        }
        assertEquals(programs, onPage);
    }

    @Test
    void theCrateIsStoppedByTheWall() {
        assertEquals("crate hit wall\n", GameRun.printedBy(new HelloCollision(), 300));
    }

    @Test
    void theCratesComeToRestInTheCorner() {
        try (GameRun<HelloPush> run = new GameRun<>(new HelloPush())) {
            run.frames(300);
            List<Float> before = heights(run.game());
            run.frames(60);
            assertEquals(before, heights(run.game()));
            assertTrue(before.stream().allMatch(y -> y > -2.51f), before::toString);
        }
    }

    private static List<Float> heights(SimpleApplication game) {
        return game.getRootNode().getChildren().stream()
                .filter(each -> each.getName().startsWith("crate"))
                .map(each -> each.getLocalTranslation().y)
                .toList();
    }

    @Test
    void theZoneCountsBothGuards() {
        assertEquals("""
                fast guard comes, 1 in the zone
                slow guard comes, 2 in the zone
                fast guard goes, 1 in the zone
                slow guard goes, 0 in the zone
                """, GameRun.printedBy(new HelloTrigger(), 130));
    }

    @Test
    void theWallStopsTheCrateAndTheGateTheGhost() {
        assertEquals("the crate stops at the wall\nthe ghost stops at the gate\n",
                GameRun.printedBy(new HelloLayers(), 300));
    }

    @Test
    void onlyTheContinuousBulletMeetsTheWall() {
        assertEquals("the wall stops the continuous bullet\n".repeat(2), GameRun.printedBy(new HelloBullet(), 200));
    }

    /** Without a mouse, the middle of the lamp is at x = 0. */
    @Test
    void theLampCatchesWhatItsPixelsTouch() {
        try (GameRun<HelloSprite> run = new GameRun<>(new HelloSprite())) {
            run.frames(600);
            assertEquals("Dots: 3", run.ask(() -> score(run.game())));
        }
    }

    private static String score(HelloSprite game) {
        return game.getGuiNode().getChildren().stream()
                .filter(BitmapText.class::isInstance)
                .map(each -> ((BitmapText) each).getText())
                .filter(text -> text.startsWith("Dots"))
                .findAny().orElse("");
    }

    @Test
    void thePuckStaysBetweenTheWalls() {
        try (GameRun<HelloPlane> run = new GameRun<>(new HelloPlane())) {
            Spatial puck = run.ask(() -> run.game().getRootNode().getChild("puck"));
            for (int i = 0; i < 20; i++) {
                run.frames(30);
                Vector3f place = puck.getLocalTranslation();
                assertTrue(Math.abs(place.x) < 5.5f && Math.abs(place.z) < 3.5f && place.y == 0.3f, place::toString);
            }
        }
    }

    @Test
    void eachModeTouchesOneMarbleLess() {
        try (GameRun<HelloModes> run = new GameRun<>(new HelloModes())) {
            for (int touching = 3; touching >= 0; touching--) {
                run.frames(60);
                SatCollisionState state = run.game().getStateManager().getState(SatCollisionState.class);
                int contacts = run.ask(() -> state.getWorld().getContacts().size());
                assertEquals(touching, contacts);
                run.frames(60);
            }
        }
    }

    @Test
    void theGuardSeesTheRunnerBetweenThePillars() {
        try (GameRun<HelloQueries> run = new GameRun<>(new HelloQueries())) {
            Set<Object> colors = new HashSet<>();
            for (int i = 0; i < 60; i++) {
                run.frames(5);
                Geometry guard = (Geometry) run.ask(() -> run.game().getRootNode().getChild("guard"));
                colors.add(guard.getMaterial().getParamValue("Color"));
                float x = run.game().getRootNode().getChild("runner").getLocalTranslation().x;
                assertTrue(Math.abs(x) < 4.51f, "the runner is at x = " + x);
            }
            assertEquals(Set.of(ColorRGBA.Red, ColorRGBA.Gray), colors);
        }
    }

    @Test
    void theRunnerCountsTheCoinsThatItTakes() {
        assertEquals("The runner has 2 coins\nThe runner has 2 coins\n", GameRun.printedBy(new HelloScript(), 300));
    }

    @Test
    void thePlayerPassesTheZoneAndStopsAtTheWall() {
        assertEquals("""
                player meets zone
                player leaves zone
                player meets wall
                At the end the player is at x = 7.00
                """, GameRun.printedBy(() -> HelloWorld.main(new String[0])));
    }
}
