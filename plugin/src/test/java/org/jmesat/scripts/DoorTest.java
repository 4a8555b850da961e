package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A door or a switch. A door of a quarter of a second and 2 units moves 1/8 in a frame. */
class DoorTest extends ReadyMadeScene {
    private static final String QUICK = "seconds=0.25, target=door";
    private static final float STEP = 2 * HeadlessRun.TPF / 0.25f;
    private static final int FRAMES = 16;

    private final Geometry player = scene.cube("player", 5, 0);
    private final Geometry plate = scene.cube("plate", 0, 0);
    private final Geometry door = scene.cube("door", 0, 7);
    private final Node frame = CollisionScene.node("frame", door);

    private void begin(String scripts, boolean asControls) {
        give(plate, scripts, asControls);
        scene.attach(player, plate, frame);
        scene.frame();
    }

    /** Scripts in user data are updated before the tick, Controls after it. */
    private void touch(boolean asControls) {
        move(player, 0.5f);
        if (!asControls) {
            scene.frame();
        }
    }

    private void expect(float height) {
        assertEquals(new Vector3f(0, 7 + height, 0), door.getLocalTranslation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itGlidesOpenWhileItIsTouchedAndBackAfterwards(boolean asControls) {
        begin("Door(" + QUICK + ")", asControls);
        expect(0);
        touch(asControls);
        expect(STEP);
        scene.frame();
        expect(2 * STEP);
        scene.frames(FRAMES - 3);
        expect(2 - STEP);
        scene.frames(5);
        expect(2);
        move(player, 5);
        scene.frames(asControls ? 0 : 1);
        expect(2 - STEP);
        scene.frames(FRAMES - 2);
        expect(STEP);
        scene.frames(5);
        expect(0);
        assertEquals(0, door.getUserDataKeys().size());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itStaysOpenForAWhileAndMayMoveInOneFrame(boolean asControls) {
        float stay = 4 * HeadlessRun.TPF;
        begin("Door(target=door, seconds=0, move=(1, -2, 3), stay=" + stay + ')', asControls);
        touch(asControls);
        assertEquals(new Vector3f(1, 5, 3), door.getLocalTranslation());
        move(player, 5);
        scene.frames(asControls ? 3 : 4);
        assertEquals(new Vector3f(1, 5, 3), door.getLocalTranslation());
        scene.frame();
        expect(0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSwitchOpensAndClosesInTurn(boolean asControls) {
        begin("Door(" + QUICK + ", toggle=true)", asControls);
        for (int i = 0; i < 3; i++) {
            touch(asControls);
            move(player, 5);
            scene.frames(FRAMES);
            expect(i % 2 == 0 ? 2 : 0);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onceOpenItStaysOpen(boolean asControls) {
        begin("Door(" + QUICK + ", once=true)", asControls);
        touch(asControls);
        move(player, 5);
        scene.frames(2 * FRAMES);
        expect(2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itOpensForThoseWhoHaveEnough(boolean asControls) {
        begin("Door(" + QUICK + ", once=true, needs='coins', count=3)", asControls);
        Object[] tooLittle = {null, 2, "3", 2.9f};
        for (Object coins : tooLittle) {
            scene.step(() -> player.setUserData("coins", coins));
            touch(asControls);
            scene.frames(3);
            expect(0);
            move(player, 5);
        }
        touch(asControls);
        scene.step(() -> player.setUserData("coins", 3));
        scene.frames(FRAMES);
        expect(2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onlyWhatMatchesOpensItAfterTheDelay(boolean asControls) {
        begin("Door(" + QUICK + ", by='hero', delay=" + 2 * HeadlessRun.TPF + ')', asControls);
        touch(asControls);
        scene.frames(5);
        expect(0);
        scene.step(() -> player.setName("hero"));
        move(player, 5);
        touch(asControls);
        expect(0);
        scene.frame();
        expect(STEP);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itStandsStillInAPauseAndWhenTheScriptGoes(boolean asControls) {
        begin("Door(" + QUICK + ')', asControls);
        touch(asControls);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(5);
        expect(STEP);
        scene.step(() -> scene.state().setPaused(false));
        scene.frame();
        expect(2 * STEP);
        scene.step(() -> scene.state().setEnabled(false));
        scene.frames(5);
        expect(2 * STEP);
        scene.step(() -> scene.state().setEnabled(true));
        scene.frames(FRAMES);
        expect(2);
        scene.frame(plate::removeFromParent);
        scene.frames(FRAMES);
        expect(2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aHalfOpenDoorOfASavedGameClosesAndAnOpenOneStaysOpen(boolean asControls) {
        leaveOpen(1);
        begin("Door(" + QUICK + ')', asControls);
        scene.frames(FRAMES);
        expect(0);
        assertEquals(0, door.getUserDataKeys().size());
        scene.step(() -> {
            plate.removeFromParent();
            leaveOpen(2);
        });
        scene.frame();
        Geometry second = scene.cube("second", 0, 0);
        give(second, "Door(" + QUICK + ", once=true)", asControls);
        scene.attach(second);
        scene.frames(FRAMES);
        expect(2);
    }

    /** Makes the door as a saved game has it whose door was open by some height. */
    private void leaveOpen(float height) {
        door.setLocalTranslation(0, 7 + height, 0);
        door.setUserData("jmesat.closed", new Vector3f(0, 7, 0));
        door.setUserData("jmesat.stood", new Vector3f(0, 7 + height, 0));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anOpenDoorThatWasMovedInTheSavedSceneIsClosedWhereItStandsNow(boolean asControls) {
        leaveOpen(2);
        door.setLocalTranslation(0, 8, 0);
        begin("Door(" + QUICK + ')', asControls);
        scene.frames(FRAMES);
        expect(1);
        assertEquals(0, door.getUserDataKeys().size());
        touch(asControls);
        scene.frames(FRAMES);
        expect(3);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCopyOfAnOpenDoorStaysWhereItIsPut(boolean asControls) {
        begin("Door(" + QUICK + ')', asControls);
        touch(asControls);
        scene.frames(3);
        Geometry copy = door.clone();
        copy.setName("copy");
        copy.move(0, -0.25f, 0);
        Vector3f place = copy.getLocalTranslation().clone();
        Geometry second = scene.cube("second", 0, -5);
        give(second, "Door(seconds=0.25, target=copy)", asControls);
        scene.step(() -> frame.attachChild(copy));
        scene.attach(second);
        scene.frames(FRAMES);
        assertEquals(place, copy.getLocalTranslation());
        assertEquals(0, copy.getUserDataKeys().size());
        expect(2);
    }

    @Test
    void aSavedCopyOfADoorOnItsWayClosesAtTheSamePlace() throws IOException {
        begin("Door(" + QUICK + ')', false);
        touch(false);
        scene.frames(3);
        float height = door.getLocalTranslation().y;
        scene.step(() -> {
            plate.removeFromParent();
            door.removeFromParent();
        });
        scene.frame();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(door, bytes);
        Spatial loaded = (Spatial) BinaryImporter.getInstance().load(bytes.toByteArray());
        assertEquals(height, loaded.getLocalTranslation().y);
        scene.step(() -> frame.attachChild(loaded));
        scene.frame(() -> player.setLocalTranslation(5, 0, 0));
        scene.attach(plate);
        scene.frames(FRAMES);
        assertEquals(new Vector3f(0, 7, 0), loaded.getLocalTranslation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMissingDoorIsAProblemUntilItIsThere(boolean asControls) {
        give(plate, "Door(" + QUICK + ')', asControls);
        scene.attach(player, plate);
        scene.frames(3);
        assertEquals(List.of("Geometry 'plate' (/Root Node/plate): its script Door finds no spatial 'door'."),
                problems());
        scene.attach(frame);
        touch(asControls);
        expect(STEP);
        scene.frame();
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSwitchMovesTheDoorThatIsInTheSceneNow(boolean asControls) {
        begin("Door(" + QUICK + ')', asControls);
        touch(asControls);
        scene.frames(FRAMES);
        move(player, 5);
        scene.frames(FRAMES);
        scene.frame(door::removeFromParent);
        Geometry rebuilt = scene.cube("door", 0, 7);
        scene.attach(rebuilt);
        touch(asControls);
        scene.frames(FRAMES);
        assertEquals(new Vector3f(0, 9, 0), rebuilt.getLocalTranslation());
        expect(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"door", "frame"})
    void theDoorDoesNotKeepItselfOpen(String target) {
        plate.setUserData("jmesat.trigger", true);
        begin("Door(target=" + target + ", seconds=0, move=(0, -7, 0))", false);
        touch(false);
        scene.frames(3);
        assertEquals(0, door.getWorldTranslation().y, "on the plate");
        move(player, 5);
        scene.frames(3);
        assertEquals(7, door.getWorldTranslation().y);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSwitchHearsOneWithTheKeyAlsoWhileOneWithoutTouches(boolean asControls) {
        Geometry guard = scene.cube("guard", -0.5f, 0);
        scene.attach(guard);
        begin("Door(" + QUICK + ", toggle=true, needs='key')", asControls);
        scene.step(() -> player.setUserData("key", 1));
        for (int i = 0; i < 3; i++) {
            touch(asControls);
            scene.frames(FRAMES);
            expect(i % 2 == 0 ? 2 : 0);
            move(player, 5);
            scene.frames(FRAMES);
            expect(i % 2 == 0 ? 2 : 0);
        }
    }

    @Test
    void aWayOfNoLengthAndADoorThatIsTheScriptsOwnAreFine() {
        begin("Door(move=(0, 0, 0)), Door(seconds=0, move=(0, 0, 4))", false);
        touch(false);
        assertEquals(new Vector3f(0, 0, 4), plate.getLocalTranslation());
        move(player, 5);
        scene.frames(2);
        assertEquals(new Vector3f(), plate.getLocalTranslation());
    }

    /** With ten thousand plates, each search of the whole scene would make the frame of their begin a long one. */
    @Test
    void platesThatBeginInOneFrameSearchTheSceneForTheirDoorOnce() {
        List<String> searches = new ArrayList<>();
        Node top = new Node("top") {
            @Override
            public Spatial getChild(String name) {
                searches.add(name);
                return super.getChild(name);
            }
        };
        for (int i = 0; i < 50; i++) {
            Geometry each = scene.cube("plate", 3 * i, -9);
            give(each, "Door(target=door)", false);
            top.attachChild(each);
        }
        top.attachChild(frame);
        scene.step(() -> scene.state().setRoot(top));
        scene.attach(top);
        scene.frames(5);
        assertEquals(List.of("door"), searches);
    }

    @Test
    void aDoorThatTheGameMovedWhileItWasClosedOpensFromThere() {
        begin("Door(" + QUICK + ')', false);
        scene.step(() -> door.setLocalTranslation(3, 3, 3));
        touch(false);
        scene.frames(FRAMES);
        assertEquals(new Vector3f(3, 5, 3), door.getLocalTranslation());
    }
}
