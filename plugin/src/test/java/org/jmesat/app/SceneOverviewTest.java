package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.font.BitmapText;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.BatchNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.SimpleBatchNode;
import com.jme3.scene.Spatial;
import com.jme3.scene.debug.Grid;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import jme3tools.optimize.GeometryBatchFactory;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.InPlane;
import org.jmesat.testing.ObjectState;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The overview logged after the first second: counts, and probable mistakes. */
class SceneOverviewTest {
    private static final String MISTAKE = "Likely mistake: Node 'Root Node' (/Root Node): ";
    private static final String SET_PLANE = ": set jmesat.scene.plane, or call setPlane";
    private static final String IN_XZ = MISTAKE + "the colliders extend along x and z, hardly along y, and collisions "
            + "ignore z; the plane is XY, and XZ may fit the scene" + SET_PLANE + ".";

    private static final String BATCH = "Geometry 'trees-batch0' is what a BatchNode generated before it was saved, "
            + "and collides beside the originals: detach it, then call batch() again";

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    /** The counts of the first second, and that all mistakes are in the log. */
    private String line() {
        scene.frames(70);
        List<String> lines = new ArrayList<>(log.information());
        List<String> mistakes = mistakes();
        assertTrue(lines.containsAll(mistakes), () -> lines + " without " + mistakes);
        lines.removeAll(mistakes);
        assertEquals(1, lines.size(), lines::toString);
        return lines.get(0);
    }

    private List<String> mistakes() {
        return scene.run().ask(() -> scene.state().getProblems().stream().filter(each -> each.startsWith("Likely"))
                .toList());
    }

    private void row(int count, float distance) {
        for (int i = 0; i < count; i++) {
            scene.attach(scene.cube("cube " + i, i * distance, 0));
        }
    }

    private void assertNoMistake(String expected) {
        assertEquals(expected, line());
        assertEquals(List.of(), mistakes());
    }

    private void assertMistake(String expected) {
        line();
        assertEquals(List.of(MISTAKE + expected + "."), mistakes());
    }

    @Test
    void aSceneWithoutMistakesIsCountedOnceAfterASecond() {
        row(12, 0.9f);
        scene.frames(60);
        assertEquals(List.of(), log.information());
        assertNoMistake("12 colliders under Node 'Root Node', 11 contacts.");
        scene.frames(200);
        scene.step(() -> scene.state().setEnabled(false));
        scene.step(() -> scene.state().setEnabled(true));
        scene.frames(100);
        assertEquals(1, log.information().size());
        assertEquals(List.of(), log.messages());
    }

    @Test
    void geometriesThatAreLeftOutAreCountedByReason() {
        Geometry sky = scene.cube("sky", 0, 0);
        sky.setQueueBucket(Bucket.Sky);
        Geometry button = scene.cube("button", 0, 0);
        button.setQueueBucket(Bucket.Gui);
        ParticleEmitter smoke = new ParticleEmitter("smoke", ParticleMesh.Type.Triangle, 20);
        smoke.setMaterial(sky.getMaterial());
        Node ghosts = CollisionScene.node("ghosts", scene.cube("ghost", 0, 0), scene.cube("spook", 0, 0));
        ghosts.setUserData("jmesat.collider", false);
        Geometry point = scene.cube("point", 0, 0);
        point.setLocalScale(0);
        BitmapText label = scene.run().ask(() -> new BitmapText(
                scene.run().application().getAssetManager().loadFont("Interface/Fonts/Default.fnt")));
        Geometry grid = scene.geometry("grid", new Grid(9, 9, 1), 0, 0);
        scene.attach(scene.cube("a", 0, 0), sky, button, smoke, ghosts, point, label, grid);
        assertNoMistake("1 collider under Node 'Root Node', 0 contacts; geometries left out: 1 for particles, "
                + "1 in the GUI bucket, 1 of text, 1 of the sky, 1 of unmarked lines or points, "
                + "2 taken out by a control or user data, "
                + "1 without a polygon (getProblems() says why).");
    }

    @Test
    void unmarkedGeometriesAreCounted() {
        Geometry a = scene.cube("a", 0, 0);
        a.addControl(new ColliderControl());
        scene.state().setDiscovery(Discovery.MARKED_ONLY);
        scene.attach(a, scene.cube("b", 0, 0));
        assertNoMistake("1 collider under Node 'Root Node', 0 contacts; geometries left out: 1 not marked "
                + "(MARKED_ONLY).");
    }

    private void attachCards(int count) {
        scene.step(() -> {
            for (int i = 0; i < count; i++) {
                scene.run().application().getGuiNode().attachChild(scene.cube("card", i, 0));
            }
        });
    }

    private static String nothing(String leftOut) {
        return MISTAKE + "it has no collider below it" + leftOut
                + ": attach what should collide; with MARKED_ONLY, give it jmesat.collider = true.";
    }

    /** The only message about a scene without a collider. */
    private void assertNothing(String expected) {
        scene.frames(319);
        assertEquals(List.of(), log.information());
        scene.frames(4);
        assertEquals(List.of(expected), log.information());
        assertEquals(expected.startsWith("Likely"), scene.state().getProblems().contains(expected));
        scene.frames(600);
        assertEquals(1, log.information().size());
    }

    @Test
    void withoutAColliderTheOverviewSuggestsTheGuiNode() {
        attachCards(40);
        assertNothing(nothing("; the GUI node has 40 geometries, which collide if it is the root"));
    }

    @Test
    void oneGeometryOfTheGuiNodeCollides() {
        attachCards(1);
        assertNothing(nothing("; the GUI node has 1 geometry, which collides if it is the root"));
    }

    @Test
    void noColliderUnderMarkedOnlyIsReported() {
        scene.state().setDiscovery(Discovery.MARKED_ONLY);
        row(3, 2);
        assertNothing(nothing("; geometries left out: 3 not marked (MARKED_ONLY)"));
    }

    @Test
    void anEmptySceneIsReported() {
        assertNothing(nothing(""));
    }

    @Test
    void aGeometryWithoutAPolygonAndNoOtherIsOneSentence() {
        Geometry point = scene.cube("point", 0, 0);
        point.setLocalScale(0);
        scene.attach(point);
        assertNothing(nothing("; geometries left out: 1 without a polygon (getProblems() says why)"));
    }

    @Test
    void aSceneOfSkyAndParticlesIsNoMistake() {
        Geometry sky = scene.cube("sky", 0, 0);
        sky.setQueueBucket(Bucket.Sky);
        ParticleEmitter smoke = new ParticleEmitter("smoke", ParticleMesh.Type.Triangle, 20);
        smoke.setMaterial(sky.getMaterial());
        scene.attach(sky, smoke);
        assertNothing("0 colliders under Node 'Root Node', 0 contacts; geometries left out: 1 for particles, "
                + "1 of the sky.");
        assertEquals("0 colliders, 0 contacts, tick 923.", scene.state().getStatus());
    }

    @Test
    void aSceneAttachedLateIsLookedAtWhenItHasBeenThereForASecond() {
        scene.frames(90);
        levelInXz(30);
        scene.frames(63);
        assertEquals(List.of(), log.information());
        scene.frames(4);
        assertEquals(List.of("30 colliders under Node 'Root Node', 185 contacts.", IN_XZ),
                log.information().stream().sorted().toList());
    }

    @Test
    void whatWasSaidOfAnEmptySceneIsCorrected() {
        scene.frames(400);
        assertEquals(List.of(nothing("")), log.information());
        row(1, 0);
        scene.frames(70);
        assertEquals("1 collider under Node 'Root Node', 0 contacts.", log.information().get(1));
        scene.frames(400);
        assertEquals(2, log.information().size());
    }

    @Test
    void aColliderThatLeavesBeforeTheLineIsNotTheScene() {
        row(1, 0);
        scene.frames(30);
        scene.step(() -> scene.root().detachAllChildren());
        scene.frames(150);
        assertEquals(List.of(), log.information());
        row(8, 2);
        scene.frames(70);
        assertEquals(List.of("8 colliders under Node 'Root Node', 0 contacts."), log.information());
    }

    @Test
    void theStatusNeverSaysThatThereIsNoColliderWhenThereAreSome() {
        scene.frames(400);
        assertTrue(scene.state().getStatus().endsWith(nothing("")));
        row(2, 2);
        scene.frames(1);
        assertEquals("2 colliders, 0 contacts, tick 401.", scene.state().getStatus());
    }

    @Test
    void aSceneThatGrowsMuchIsLookedAtAgain() {
        row(12, 2);
        scene.frames(100);
        row(9, 2);
        scene.frames(100);
        row(2, 2);
        scene.frames(100);
        assertEquals(1, log.information().size(), "23 are not twice as many");
        row(1, 2);
        scene.frames(100);
        assertEquals(2, log.information().size(), log.information()::toString);
        assertTrue(log.information().get(1).startsWith("24 colliders"), log.information()::toString);
        scene.frames(400);
        assertEquals(2, log.information().size());
    }

    @Test
    void theStatusHasTheAdviceUntilItIsFollowed() {
        levelInXz(30);
        scene.frames(70);
        assertTrue(scene.state().getStatus().endsWith(" tick 70. " + IN_XZ), scene.state()::getStatus);
        scene.frame(() -> scene.state().setPlane(ProjectionPlane.XZ));
        assertTrue(scene.state().getStatus().endsWith("tick 71."), scene.state()::getStatus);
        scene.frames(70);
        assertTrue(scene.state().getStatus().endsWith("tick 141."), scene.state()::getStatus);
    }

    @Test
    void theStatusHasTheAdviceAlsoIfTheLogIsSilent() {
        Logger.getLogger("org.jmesat").setLevel(Level.WARNING);
        levelInXz(30);
        scene.frames(70);
        assertTrue(scene.state().getStatus().endsWith(" tick 70. " + IN_XZ), scene.state()::getStatus);
        assertEquals(List.of(), log.information());
    }

    /** Boxes on a ground in XZ, with many contacts in XY. */
    private void levelInXz(int count) {
        for (int i = 0; i < count; i++) {
            Geometry box = scene.cube("box", i % 6 * 0.9f, 0);
            box.move(0, 0, 2 * (i / 6));
            scene.attach(box);
        }
    }

    @Test
    void manyContactsPerColliderSuggestMarkedOnly() {
        row(12, 0.1f);
        assertMistake("12 colliders have 65 contacts: "
                + "set jmesat.scene.discovery to MARKED_ONLY if not every geometry should collide, or use layers");
    }

    @Test
    void aSettingThatTheSceneMakesIsAdvisedAsUserData() {
        scene.root().setUserData("jmesat.scene.discovery", "ALL_GEOMETRIES");
        scene.root().setUserData("jmesat.scene.plane", "XY");
        for (int i = 0; i < 12; i++) {
            Geometry tile = scene.geometry("tile", new InPlane(ProjectionPlane.XZ).mesh(new Quad(1, 1)), 0, 0);
            scene.attach(tile);
        }
        // The plane explains the contacts.
        assertMistake("all colliders are seen edge-on along z and have no area; "
                + "the plane is XY by the user data jmesat.scene.plane, and XZ may fit the scene" + SET_PLANE);
        scene.root().setUserData("jmesat.scene.plane", "XZ");
        scene.frame(() -> scene.state().getStatus());
        scene.frames(64);
        assertTrue(scene.state().getStatus().endsWith(MISTAKE + "12 colliders have 66 contacts: set "
                + "jmesat.scene.discovery to MARKED_ONLY if not every geometry should collide, or use layers."),
                scene.state()::getStatus);
    }

    @Test
    void tilesThatTouchAllTheirNeighboursAreNoMistake() {
        for (int i = 0; i < 6; i++) {
            for (int k = 0; k < 6; k++) {
                scene.attach(scene.cube("tile", i, k));
            }
        }
        assertNoMistake("36 colliders under Node 'Root Node', 110 contacts.");
    }

    private Geometry backdrop() {
        Geometry backdrop = scene.geometry("backdrop", new Box(50, 50, 0.1f), 0, 0);
        backdrop.move(0, 0, -10);
        return backdrop;
    }

    @Test
    void aBackdropThatContainsMostCentresIsAMistake() {
        scene.attach(backdrop());
        row(9, 2);
        assertMistake("Geometry 'backdrop' contains the centres of 9 of 10 colliders: disable its collider if it "
                + "is a floor or a backdrop");
    }

    @Test
    void aBackdropWithoutContactsIsNoMistake() {
        Geometry backdrop = backdrop();
        backdrop.setUserData("jmesat.mask", 0L);
        scene.attach(backdrop);
        row(9, 2);
        assertNoMistake("10 colliders under Node 'Root Node', 0 contacts.");
    }

    @Test
    void aFloorUnderSixBoxesIsAMistake() {
        scene.attach(backdrop());
        row(6, 2);
        assertMistake("Geometry 'backdrop' contains the centres of 6 of 7 colliders: disable its collider if it is a "
                + "floor or a backdrop");
    }

    @Test
    void containingTwoCollidersIsNoMistake() {
        scene.attach(backdrop());
        row(2, 2);
        assertNoMistake("3 colliders under Node 'Root Node', 2 contacts.");
    }

    @Test
    void aFloorExplainsItsContactsAndLeavesTheOthers() {
        scene.attach(backdrop());
        row(12, 0.9f);
        assertMistake("Geometry 'backdrop' contains the centres of 12 of 13 colliders: disable its collider if it is a "
                + "floor or a backdrop");
        row(14, 0.1f);
        scene.frames(70);
        String found = mistakes().toString();
        assertTrue(found.contains(": 26 colliders have ") && found.contains("MARKED_ONLY"), found);
    }

    @Test
    void mergedLevelsAreAdvisedToHaveAnotherModeNotToBeDisabled() {
        for (String name : List.of("walls", "doors")) {
            Node parts = CollisionScene.node("parts");
            for (int i = 0; i < 6; i++) {
                Geometry wall = scene.geometry("wall", new Box(0.2f, 10, 1), i % 3 * 9 - 9, i / 3 * 30 - 15);
                parts.attachChild(wall);
            }
            Geometry level = GeometryBatchFactory.makeBatches(parts.descendantMatches(Geometry.class)).get(0);
            level.setName(name);
            scene.attach(level);
        }
        row(8, 0.9f);
        line();
        assertTrue(mistakes().contains(MISTAKE + "the hull of Geometry 'walls' contains the centres of 9 of 10 "
                + "colliders and fills the gaps of its mesh (2 such colliders): set its mode to HULL_PER_PART or "
                + "OUTLINE."), mistakes()::toString);
    }

    private BatchNode trees(int count, float distance) {
        BatchNode trees = new BatchNode("trees");
        for (int i = 0; i < count; i++) {
            trees.attachChild(scene.cube("tree " + i, i * distance, 0));
        }
        return trees;
    }

    private <T extends Node> T savedAndLoaded(T node) {
        return scene.run().ask(() -> BinaryExporter.saveAndLoad(scene.run().application().getAssetManager(), node));
    }

    @Test
    void aBatchThatWasSavedIsAMistakeThatExplainsItsContacts() {
        BatchNode trees = trees(8, 2);
        trees.updateGeometricState();
        trees.batch();
        scene.attach(savedAndLoaded(trees));
        assertMistake(BATCH);
    }

    @Test
    void aBatchThatWasSavedInABodyIsAMistake() {
        BatchNode trees = new SimpleBatchNode("trees");
        trees.attachChild(scene.cube("oak", 0, 0));
        trees.attachChild(scene.cube("lime", 5, 0));
        trees.updateGeometricState();
        trees.batch();
        Node wood = CollisionScene.node("wood", trees);
        wood.addControl(new ColliderControl());
        scene.attach(savedAndLoaded(wood));
        assertMistake(BATCH);
    }

    @Test
    void savedBatchesAreCounted() {
        for (float x : new float[] {0, 30}) {
            BatchNode trees = trees(2, 2);
            trees.move(x, 0, 0);
            trees.updateGeometricState();
        trees.batch();
            scene.attach(savedAndLoaded(trees));
        }
        assertMistake(BATCH.replace(", and", " (2 such geometries), and"));
    }

    @Test
    void aBatchThatWasSavedAndBatchedAgainWithoutItIsNoMistake() {
        BatchNode trees = trees(4, 2);
        trees.updateGeometricState();
        trees.batch();
        BatchNode loaded = savedAndLoaded(trees);
        loaded.detachChildNamed("trees-batch0");
        loaded.batch();
        Geometry excluded = scene.cube("trees-batch7", 20, 0);
        loaded.attachChild(excluded);
        excluded.setUserData("jmesat.collider", false);
        scene.attach(loaded);
        assertNoMistake("4 colliders under Node 'Root Node', 0 contacts; geometries left out: 1 generated by a "
                + "BatchNode or InstancedNode, 1 taken out by a control or user data.");
    }

    @Test
    void anotherStateOverOtherSpatialsIsNoMistake() {
        Node left = CollisionScene.node("left", scene.cube("a", 0, 0));
        Node right = CollisionScene.node("right", scene.cube("b", 0, 0));
        scene.attach(left, right);
        scene.step(() -> {
            scene.state().setRoot(left);
            scene.run().application().getStateManager().attach(new SatCollisionState(right));
        });
        scene.frames(100);
        assertEquals(List.of("1 collider under Node 'left', 0 contacts.", "1 collider under Node 'right', 0 contacts."),
                log.information());
    }

    @ParameterizedTest
    @CsvSource({"XY, XZ, x, z, y", "XY, YZ, y, z, x", "XZ, XY, x, y, z", "XZ, YZ, z, y, x", "YZ, XY, y, x, z",
        "YZ, XZ, z, x, y"})
    void thePlaneOfAThinSceneIsSuggested(ProjectionPlane plane, ProjectionPlane better, String wide, String deepAxis,
            String thinAxis) {
        scene.state().setPlane(plane);
        Vector3f thin = better.toWorld(0, 0, 0.1f, new Vector3f());
        Vector3f deep = plane.toWorld(0, 0, 4, new Vector3f());
        Vector3f across = thin.cross(deep).normalizeLocal().multLocal(3);
        for (int i = 0; i < 10; i++) {
            Geometry pawn = scene.cube("pawn", 0, 0);
            pawn.move(across.mult(i % 5).add(thin.mult(i % 2)).add(deep.mult(i)));
            scene.attach(pawn);
        }
        assertMistake("the colliders extend along " + wide + " and " + deepAxis + ", hardly along " + thinAxis
                + ", and collisions ignore " + deepAxis + "; the plane is " + plane + ", and " + better
                + " may fit the scene" + SET_PLANE);
    }

    @ParameterizedTest
    @EnumSource
    void aThinSceneInItsOwnPlaneIsNoMistake(ProjectionPlane plane) {
        scene.state().setPlane(plane);
        for (int i = 0; i < 10; i++) {
            Geometry pawn = scene.cube("pawn", 0, 0);
            pawn.move(plane.toWorld(3 * (i % 5), 4 * i, 0.1f * (i % 2), new Vector3f()));
            scene.attach(pawn);
        }
        assertNoMistake("10 colliders under Node 'Root Node', 0 contacts.");
    }

    @Test
    void smallDepthsForTheDrawingOrderAreNoMistake() {
        for (int i = 0; i < 10; i++) {
            Geometry sprite = scene.cube("sprite", 2 * i, 0);
            sprite.move(0, 0, 0.1f * i);
            scene.attach(sprite);
        }
        assertNoMistake("10 colliders under Node 'Root Node', 0 contacts.");
    }

    @ParameterizedTest
    @CsvSource({"XY, XZ, z", "XY, YZ, z", "XZ, XY, y", "XZ, YZ, y", "YZ, XY, x", "YZ, XZ, x"})
    void thePlaneOfASceneThatIsSeenEdgeOnIsSuggested(ProjectionPlane plane, ProjectionPlane better, String axis) {
        scene.state().setPlane(plane);
        InPlane in = new InPlane(better);
        for (int i = 0; i < 5; i++) {
            Geometry tile = scene.geometry("tile", in.mesh(new Quad(1, 1)), 0, 0);
            tile.setLocalTranslation(in.vector(2 * i, i, 0));
            scene.attach(tile);
        }
        assertMistake("all colliders are seen edge-on along " + axis + " and have no area; the plane is " + plane
                + ", and " + better + " may fit the scene" + SET_PLANE);
    }

    @Test
    void aBodyThatCollidesWithABodyWithinItIsAMistake() {
        Geometry sword = scene.cube("sword", 0.5f, 0);
        Node player = CollisionScene.node("player", scene.cube("torso", 0, 0), sword);
        for (Spatial each : List.of(player, sword)) {
            each.addControl(new ColliderControl());
        }
        scene.attach(player);
        assertMistake("Geometry 'sword' is below Node 'player' and collides with it: "
                + "give both the same negative group to keep them apart");
    }

    @Test
    void aBodyFilteredFromABodyWithinItIsNoMistake() {
        Geometry sword = scene.cube("sword", 0.5f, 0);
        Node player = CollisionScene.node("player", scene.cube("torso", 0, 0), sword);
        for (Spatial each : List.of(player, sword)) {
            ColliderControl control = new ColliderControl();
            control.setGroup(-1);
            each.addControl(control);
        }
        scene.attach(player);
        assertNoMistake("2 colliders under Node 'Root Node', 0 contacts.");
    }

    /** A node that throws once when armed. */
    private static final class Crooked extends Node {
        private boolean armed;

        @Override
        public List<Spatial> getChildren() {
            if (armed) {
                armed = false;
                throw new UnsupportedOperationException("crooked");
            }
            return super.getChildren();
        }
    }

    @Test
    void aSpatialThatCannotBeReadStopsNoTick() {
        Crooked crooked = new Crooked();
        scene.attach(crooked);
        row(2, 0.5f);
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                crooked.armed = state.getTick() == 64;
            }
        }));
        assertMistake("the scene cannot be read: java.lang.UnsupportedOperationException: crooked");
        assertFalse(crooked.armed);
        assertEquals(70, scene.events().size());
    }

    /** A node that notes in which ticks its children are read after the tick listeners. */
    private static final class Watched extends Node implements CollisionTickListener {
        private final SortedSet<Long> ticks = new TreeSet<>();
        /** 0 outside of that time. */
        private long tick;

        @Override
        public void beforeTick(SatCollisionState state, float tpf) {
            tick = 0;
        }

        @Override
        public void afterTick(SatCollisionState state, float tpf) {
            tick = state.getTick();
        }

        @Override
        public List<Spatial> getChildren() {
            note();
            return super.getChildren();
        }

        @Override
        public Spatial getChild(int i) {
            note();
            return super.getChild(i);
        }

        private void note() {
            if (tick != 0) {
                ticks.add(tick);
            }
        }
    }

    @Test
    void aLookTakesSeveralTicksAndTheLineIsWrittenInAnother() {
        Watched watched = new Watched();
        watched.attachChild(scene.cube("cube", 0, 0));
        scene.attach(watched);
        scene.step(() -> scene.state().addTickListener(watched));
        scene.frames(66);
        assertEquals(List.of(), log.information());
        scene.frame();
        assertEquals(1, log.information().size());
        assertEquals(new TreeSet<>(List.of(64L, 65L, 66L)), watched.ticks);
    }

    @Test
    void theOverviewPlacesNoPolygon() {
        row(40, 0.9f);
        scene.frames(50);
        CollisionWorld world = scene.state().getWorld();
        int before = placedPolygons(world);
        line();
        assertEquals(before, placedPolygons(world));
        world.getColliders().get(0).getPiece(0);
        assertEquals(before + 1, placedPolygons(world), "reading a placed polygon is counted");
    }

    private static int placedPolygons(CollisionWorld world) {
        int[] count = {0};
        ObjectState.forEach(List.of(world), object -> count[0] += object instanceof PlacedPolygon ? 1 : 0);
        return count[0];
    }
}
