package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.testing.Rounds;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which scripts a conversion turns into user data and back, and which stay. */
@EditorRequirement(16)
class ScriptConversionTest {
    private static final long SEED = 20;
    private static final String KEY = "jmesat.scripts";
    private static final String LIFT = "org.jmesat.editor.GameLift";
    private static final String BELL = LIFT + "$Bell";
    private static final String STAYS = "Node 'door' (/door): its Control ";

    private final Node door = new Node("door");

    @TempDir
    private Path folder;

    private ConversionReport toUserData() {
        return SceneConversion.toUserData(door, getClass().getClassLoader(), "org.jmesat.editor");
    }

    private ConversionReport toControls() {
        return SceneConversion.toControls(door, getClass().getClassLoader(), "org.jmesat.editor");
    }

    private static List<String> controls(Spatial spatial) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < spatial.getNumControls(); i++) {
            names.add(spatial.getControl(i).getClass().getSimpleName());
        }
        return names;
    }

    private static GameLift lift(String by, float delay) {
        GameLift lift = new GameLift();
        lift.setBy(by);
        lift.setDelay(delay);
        return lift;
    }

    @Test
    void scriptsBecomeATextWithThePropertiesThatDifferFromANewOne() {
        door.addControl(lift("it's", 0.5f));
        door.addControl(new GameLift.Bell());
        GameLift disabled = new GameLift();
        disabled.setEnabled(false);
        disabled.setTo(new Vector3f(0, 2.5f, -1));
        door.addControl(disabled);
        ConversionReport report = toUserData();
        assertEquals("Converted 0 colliders, 0 PushApart and 3 scripts on 1 spatial.", report.toString());
        assertEquals(3, report.getScriptCount());
        assertEquals(List.of(door), report.getSpatials());
        assertEquals(List.of(), controls(door));
        assertEquals(LIFT + "(by='it\\'s', delay=0.5), " + BELL + ", " + LIFT + "(enabled=false, to=(0, 2.5, -1))",
                door.getUserData(KEY));
        assertEquals("Converted 0 colliders, 0 PushApart and 0 scripts on 0 spatials.", toUserData().toString());
        assertEquals("Converted 0 colliders, 0 PushApart and 3 scripts on 1 spatial.", toControls().toString());
        assertNull(door.getUserData(KEY));
        assertEquals(List.of("GameLift", "Bell", "GameLift"), controls(door));
        assertEquals("it's", ((GameLift) door.getControl(0)).getBy());
        assertEquals(new Vector3f(0, 2.5f, -1), ((GameLift) door.getControl(2)).getTo());
        assertEquals(false, ((GameLift) door.getControl(2)).isEnabled());
    }

    @Test
    void anyPropertiesAreTheSameAfterBothConversions() {
        Random random = new Random(SEED);
        for (int round = 0; round < Rounds.of(1000); round++) {
            StringBuilder by = new StringBuilder();
            for (int i = random.nextInt(8); i > 0; i--) {
                by.append("'\"\\(),=[ \n\tä#x".charAt(random.nextInt(14)));
            }
            GameLift lift = lift(by.toString(), Math.abs(Float.intBitsToFloat(random.nextInt(0x7f800000))));
            lift.setTo(new Vector3f((float) random.nextGaussian(), random.nextInt(9), -0f));
            door.addControl(lift);
            assertEquals(List.of(), toUserData().getRemarks());
            assertEquals(List.of(), toControls().getRemarks());
            GameLift again = (GameLift) door.getControl(0);
            String failed = "seed " + SEED + ", round " + round;
            assertEquals(lift.getBy(), again.getBy(), failed);
            assertEquals(lift.getDelay(), again.getDelay(), failed);
            assertEquals(lift.getTo(), again.getTo(), failed);
            door.removeControl(again);
        }
    }

    @Test
    void scriptsOfOtherPackagesStay() {
        door.addControl(new GameLift());
        ConversionReport report = SceneConversion.toUserData(door);
        assertEquals(List.of(STAYS + LIFT + " stays, since user data cannot name it: it has the script " + LIFT
                + ", which is in no allowed package; allowed are org.jmesat.scripts."), report.getRemarks());
        assertEquals(List.of("GameLift"), controls(door));
        assertNull(door.getUserData(KEY));
        door.removeControl(GameLift.class);
        door.setUserData(KEY, LIFT);
        assertEquals(List.of("Node 'door' (/door): its user data jmesat.scripts has the script " + LIFT
                + ", which is in no allowed package; allowed are org.jmesat.scripts, and stays from there on."),
                SceneConversion.toControls(door).getRemarks());
        assertEquals(LIFT, door.getUserData(KEY));
    }

    @Test
    void aScriptThatSavesMoreThanPropertiesStays() {
        GameLift lift = new GameLift();
        lift.trips = 3;
        door.addControl(lift);
        assertEquals(List.of(STAYS + LIFT + " stays, since it saves more than the properties that a text can say."),
                toUserData().getRemarks());
        assertSame(lift, door.getControl(0));
        assertNull(door.getUserData(KEY));
    }

    @Test
    void aScriptWithAPropertyThatNoTextCanSayStays() {
        door.addControl(lift(null, Float.NaN));
        assertEquals(List.of(STAYS + LIFT + " stays, since no text can say its by, delay."),
                toUserData().getRemarks());
        assertEquals(List.of("GameLift"), controls(door));
    }

    @Test
    void aScriptThatCannotBeNamedStays() {
        door.addControl(new GameLift.Hidden());
        door.addControl(new CollisionScript() {
        });
        List<String> remarks = toUserData().getRemarks();
        assertEquals(2, remarks.size(), remarks.toString());
        assertEquals(List.of("Hidden", ""), controls(door));
    }

    @Test
    void aScriptBeforeAListenerThatRemainsAControlStays() {
        door.addControl(new GameLift());
        door.addControl(new GameLift.Hidden());
        door.addControl(new GameLift.Bell());
        List<String> remarks = toUserData().getRemarks();
        assertEquals(STAYS + LIFT + " stays, since its Control " + LIFT + "$Hidden comes later and would get events "
                + "first.", remarks.get(1));
        assertEquals(List.of("GameLift", "Hidden"), controls(door));
        assertEquals(BELL, door.getUserData(KEY));
    }

    @Test
    void pushApartComesBeforeScripts() {
        door.addControl(new PushApart());
        door.addControl(new GameLift());
        assertEquals("Converted 0 colliders, 1 PushApart and 1 script on 1 spatial.", toUserData().toString());
        assertEquals("Converted 0 colliders, 1 PushApart and 1 script on 1 spatial.", toControls().toString());
        assertEquals(List.of("PushApart", "GameLift"), controls(door));
        door.addControl(new PushApart());
        door.removeControl(door.getControl(0));
        assertEquals(List.of(STAYS + LIFT + " stays, since its Control org.jmesat.control.PushApart comes later and "
                + "would get events first."), toUserData().getRemarks());
        assertEquals(List.of("GameLift"), controls(door));
        assertEquals(true, door.getUserData("jmesat.pushApart"));
    }

    @Test
    void aSubclassOfPushApartIsNoScriptToConvert() {
        door.addControl(new GameLift.Push());
        assertEquals(1, toUserData().getRemarks().size());
        assertEquals(List.of("Push"), controls(door));
        assertNull(door.getUserData(KEY));
    }

    @Test
    void controlsComeBeforeTheScriptsThatWereAlreadyNamed() {
        door.addControl(new GameLift());
        door.addControl(new SilentControl());
        door.addControl(new GameLift.Bell());
        door.setUserData(KEY, "Unknown(x=1)");
        assertEquals(List.of(), toUserData().getRemarks());
        assertEquals(LIFT + ", " + BELL + ", Unknown(x=1)", door.getUserData(KEY));
        assertEquals(List.of("SilentControl"), controls(door));
    }

    @Test
    void scriptsStayBesideAnInvalidText() {
        for (Object invalid : List.of("game.Door(", 7)) {
            door.setUserData(KEY, invalid);
            door.addControl(new GameLift());
            assertEquals(1, toUserData().getRemarks().size());
            assertEquals(List.of("GameLift"), controls(door));
            door.removeControl(door.getControl(0));
            assertEquals(1, toControls().getRemarks().size());
            assertEquals(List.of(), controls(door));
            assertEquals(invalid, door.getUserData(KEY));
        }
    }

    @Test
    void aSpatialHasAsManyNamedScriptsAsATextMayHave() {
        for (int i = 0; i < 70; i++) {
            door.addControl(lift("lift " + i, 0));
        }
        ConversionReport report = toUserData();
        assertEquals(64, report.getScriptCount());
        assertEquals(6, report.getRemarks().size());
        assertEquals("lift 5", ((GameLift) door.getControl(5)).getBy());
        assertEquals(6, door.getNumControls());
        assertEquals(64, toControls().getScriptCount());
    }

    @Test
    void theFirstScriptWithAProblemStaysAndAllAfterIt() {
        door.setUserData(KEY, BELL + "," + LIFT + "(delay='x')," + BELL);
        ConversionReport report = toControls();
        assertEquals(List.of("Node 'door' (/door): its script GameLift has delay='x' instead of a number, and stays "
                + "from there on."), report.getRemarks());
        assertEquals(1, report.getScriptCount());
        assertEquals(List.of("Bell"), controls(door));
        assertEquals(LIFT + "(delay='x'), " + BELL, door.getUserData(KEY));
    }

    @Test
    void nothingIsLostOfAScriptThatThrowsWhenItIsRemoved() {
        GameLift lift = lift("player", 0);
        door.addControl(lift);
        lift.stuck = true;
        toUserData();
        assertEquals(1, door.getNumControls() + (door.getUserData(KEY) == null ? 0 : 1));
        assertEquals(LIFT + "(by='player')", door.getUserData(KEY));
    }

    @Test
    void theProgramConvertsTheScriptsOfAPackage() throws IOException, RefusedSceneException {
        door.addControl(lift("player", 2));
        Path file = folder.resolve("level.j3o");
        BinaryExporter.getInstance().save(door, file.toFile());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
        assertEquals(0, Convert.run(printed, printed, "--scripts", "org.jmesat.editor", file.toString()));
        assertEquals(List.of(file + ": converted 0 colliders, 0 PushApart and 1 script on 1 spatial; the old file is "
                + "level.j3o.bak"), out.toString(StandardCharsets.UTF_8).lines().toList());
        Spatial converted = SceneReader.read(Files.readAllBytes(file), file, List.of());
        assertEquals(LIFT + "(by='player', delay=2)", converted.getUserData(KEY));
        assertEquals(0, converted.getNumControls());
    }

    @Test
    void aBlankPackageIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SceneConversion.toUserData(door, null, " "));
        assertThrows(NullPointerException.class, () -> SceneConversion.toControls(door, null));
    }

    /** A Control that hears of no collisions. */
    public static final class SilentControl extends AbstractControl {
        @Override
        protected void controlUpdate(float tpf) {
            // Only its place counts.
        }

        @Override
        protected void controlRender(RenderManager rm, ViewPort vp) {
            // Only its place counts.
        }
    }
}
