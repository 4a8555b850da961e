package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.FileFormat;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A place where clones appear, one in each four frames. */
class SpawnerTest extends ReadyMadeScene {
    private static final String EVERY = "every=" + 4 * HeadlessRun.TPF;

    private final Geometry stone = scene.cube("stone", 0, 0);
    private final Node templates = CollisionScene.node("templates", stone);
    private final Geometry place = scene.cube("place", 3, 0);
    private final Node parent = CollisionScene.node("parent", place);
    private final Geometry player = scene.cube("player", 30, 0);

    private void begin(String scripts, boolean asControls) {
        templates.setUserData("jmesat.collider", false);
        stone.setLocalScale(0.5f);
        stone.setUserData("jmesat.trigger", true);
        place.setLocalRotation(new Quaternion().fromAngles(0, 0, 1));
        parent.setLocalTranslation(0, 2, 0);
        give(place, scripts, asControls);
        scene.attach(templates, parent, player);
        scene.frame();
        scene.frames(asControls ? 0 : 1);
    }

    private int clones() {
        return scene.run().ask(() -> parent.getQuantity() - 1);
    }

    private void expect(int... clonesInEachFrame) {
        for (int i = 0; i < clonesInEachFrame.length; i++) {
            assertEquals(clonesInEachFrame[i], clones(), "frame " + i);
            scene.frame();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itClonesToItsPlaceAgainAndAgain(boolean asControls) {
        begin("Spawner(template='stone', " + EVERY + ')', asControls);
        expect(1, 1, 1, 1, 2, 2, 2, 2, 3);
        Spatial clone = parent.getChild(1);
        assertEquals(new Vector3f(3, 2, 0), clone.getWorldTranslation());
        assertEquals(place.getLocalRotation(), clone.getLocalRotation());
        assertEquals(new Vector3f(0.5f, 0.5f, 0.5f), clone.getWorldScale());
        assertEquals(true, clone.<Boolean>getUserData("jmesat.trigger"));
        assertNotSame(stone, clone);
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(strings = {"place", "parent", "Root Node"})
    void itDoesNotCloneWhatItIsPartOf(String template) {
        begin("Spawner(template='" + template + "', " + EVERY + ')', false);
        scene.frames(20);
        assertEquals(0, clones());
        assertEquals(List.of("Geometry 'place' (/Root Node/parent/place): its script Spawner cannot clone '" + template
                + "', which it is part of."), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itDoesNotCloneAClone(boolean asControls) {
        begin("Spawner(template='stone', " + EVERY + ')', asControls);
        scene.step(() -> {
            parent.getChild(1).setUserData("health", 5);
            scene.root().detachChild(templates);
            scene.root().attachChild(templates);
        });
        scene.frames(4);
        assertEquals(2, clones());
        assertNull(parent.getChild(2).getUserData("health"));
        scene.step(stone::removeFromParent);
        scene.frames(8);
        assertEquals(2, clones());
        assertEquals(List.of("Geometry 'place' (/Root Node/parent/place): "
                + "its script Spawner finds no spatial 'stone'."), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCloneDoesNotCloneItsOriginal(boolean asControls) {
        give(stone, "Spawner(template='stone', " + EVERY + ')', asControls);
        begin("Spawner(template='stone', " + EVERY + ')', asControls);
        scene.frames(12);
        assertEquals(4, clones());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noMoreThanTheLimitAreInTheScene(boolean asControls) {
        begin("Spawner(template='stone', limit=2, " + EVERY + ')', asControls);
        scene.frames(20);
        assertEquals(2, clones());
        scene.frame(() -> parent.detachChildAt(1));
        scene.frames(4);
        assertEquals(2, clones());
    }

    private int countSpatials() {
        return scene.run().ask(() -> {
            int[] count = new int[1];
            scene.root().depthFirstTraversal(each -> count[0]++);
            return count[0];
        });
    }

    private int countProblems(String text) {
        return (int) problems().stream().filter(each -> each.contains(text)).count();
    }

    @ParameterizedTest
    @CsvSource({"0, false, 41", "0, true, 41", "1, false, 1", "1, true, 1"})
    void twoThatCloneEachOthersSpatialsDoNotBreed(int limit, boolean asControls, int each) {
        Geometry a = scene.cube("a", -5, 0);
        Geometry b = scene.cube("b", 5, 0);
        give(a, "Spawner(template='b', limit=" + limit + ", " + EVERY + ')', asControls);
        give(b, "Spawner(template='a', limit=" + limit + ", " + EVERY + ')', asControls);
        scene.attach(a, b);
        scene.frames(asControls ? 1 : 2);
        int before = countSpatials() - 2;
        scene.frames(162);
        assertEquals(before + 2 * (each - 1), countSpatials() - 2);
        // The clones of each lie on each other.
        assertEquals(List.of(), problems().stream().filter(found -> !found.contains(" contacts: ")).toList());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsBelowACloneClonesNothing(boolean asControls) {
        Geometry gun = scene.cube("gun", 0, 0);
        give(gun, "Spawner(template='stone', " + EVERY + ')', asControls);
        templates.attachChild(CollisionScene.node("tank", CollisionScene.node("turret", gun)));
        begin("Spawner(template='tank', once=true, " + EVERY + ')', asControls);
        scene.frames(20);
        assertEquals(1, clones());
        assertEquals(1, ((Node) ((Node) parent.getChild(1)).getChild("turret")).getQuantity());
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatWasClonedIntoATemplateIsNotClonedWithIt(boolean asControls) {
        Geometry gun = scene.cube("gun", 0, 0);
        give(gun, "Spawner(template='stone', " + EVERY + ')', asControls);
        Node turret = CollisionScene.node("turret", gun);
        scene.attach(CollisionScene.node("tank", turret));
        begin("Spawner(template='tank', " + EVERY + ')', asControls);
        scene.frames(20);
        assertTrue(turret.getQuantity() > 4);
        for (int i = 1; i <= clones(); i++) {
            assertEquals(1, ((Node) ((Node) parent.getChild(i)).getChild("turret")).getQuantity());
        }
    }

    @Test
    void theLimitCountsTheClonesOfASavedGame() {
        Geometry twin = scene.cube("place", 6, 0);
        parent.attachChild(twin);
        give(twin, "Spawner(template='stone', limit=3, " + EVERY + ')', false);
        begin("Spawner(template='stone', limit=2, " + EVERY + ')', false);
        scene.frames(40);
        assertEquals(2 + 3, clones() - 1);
        Node game = scene.run().ask(() -> FileFormat.BINARY.saveAndLoad(scene.root()));
        scene.step(() -> {
            scene.root().detachAllChildren();
            for (Spatial each : List.copyOf(game.getChildren())) {
                scene.root().attachChild(each);
            }
        });
        scene.frames(40);
        Node loaded = (Node) scene.run().ask(() -> scene.root().getChild("parent"));
        assertEquals(2 + 2 + 3, loaded.getQuantity());
        scene.step(() -> loaded.detachChildAt(loaded.getQuantity() - 1));
        scene.frames(8);
        assertEquals(2 + 2 + 3, loaded.getQuantity());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theLimitCountsNoClonesOfASpawnerThatWasDetachedMeanwhile(boolean asControls) {
        String scripts = "Spawner(template='stone', limit=2, " + EVERY + ')';
        begin(scripts, asControls);
        scene.frames(20);
        scene.step(parent::removeFromParent);
        Geometry other = scene.cube("other", 6, 0);
        give(other, scripts, asControls);
        Node room = CollisionScene.node("room", other);
        scene.attach(room);
        scene.frames(20);
        scene.attach(parent);
        scene.frame(() -> parent.detachChildAt(1));
        scene.frames(20);
        assertEquals(2, clones());
        assertEquals(2, room.getQuantity() - 1);
    }

    @Test
    void aSceneHasTwoThousandClonesAtMostAndSaysSo() {
        Node old = new Node("old");
        for (int i = 0; i < 1998; i++) {
            Node clone = new Node("stone");
            clone.setUserData("jmesat.clone", true);
            old.attachChild(clone);
        }
        scene.attach(old);
        give(player, "Spawner(template='stone', " + EVERY + ')', false);
        begin("Spawner(template='stone', " + EVERY + ')', false);
        scene.frames(20);
        assertEquals(1, clones());
        assertEquals(2, countProblems("its script Spawner clones nothing, since there are 2000 clones in the "
                + "scene, which is the limit."));
        scene.step(() -> old.detachChildAt(0));
        scene.frames(4);
        assertEquals(1, countProblems("2000 clones"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onceAndDelay(boolean asControls) {
        begin("Spawner(template='stone', once=true, delay=" + 3 * HeadlessRun.TPF + ", " + EVERY + ')', asControls);
        expect(0, 0, 0, 1, 1, 1, 1, 1, 1, 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withByItClonesWhileItIsTouchedAfterTheDelay(boolean asControls) {
        begin("Spawner(template='stone', by='player', delay=" + 2 * HeadlessRun.TPF + ", " + EVERY + ')', asControls);
        scene.frames(9);
        assertEquals(0, clones());
        scene.frame(() -> player.setLocalTranslation(3, 2, 0));
        scene.frames(asControls ? 0 : 1);
        expect(0, 1, 1, 1, 1, 2);
        scene.frame(() -> player.setLocalTranslation(30, 0, 0));
        scene.frames(9);
        assertEquals(2, clones());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nothingIsClonedInAPauseWhileDisabledOrWithoutTheAppState(boolean asControls) {
        begin("Spawner(template='stone', " + EVERY + ')', asControls);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(20);
        assertEquals(1, clones());
        scene.step(() -> {
            scene.state().setPaused(false);
            scene.state().setEnabled(false);
        });
        scene.frames(20);
        assertEquals(1, clones());
        scene.step(() -> scene.state().setEnabled(true));
        scene.frames(2);
        assertEquals(2, clones());
        scene.frame(() -> place.removeFromParent());
        scene.frames(20);
        assertEquals(2, clones() + 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMissingTemplateIsAProblemUntilItIsThere(boolean asControls) {
        begin("Spawner(template='stones', " + EVERY + ')', asControls);
        scene.frame();
        assertEquals(List.of("Geometry 'place' (/Root Node/parent/place): "
                + "its script Spawner finds no spatial 'stones'; there is 'stone'."), problems());
        scene.step(() -> stone.setName("stones"));
        scene.frames(5);
        assertEquals(List.of(), problems());
        assertEquals(1, clones());
    }
}
