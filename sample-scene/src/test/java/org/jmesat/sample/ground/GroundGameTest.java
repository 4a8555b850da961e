package org.jmesat.sample.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Random;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroundGameTest {

    /** Z of the front of the walls beside the door. */
    private static final float WALL_FRONT = -3.75f;

    private final GroundRun run = new GroundRun();

    @AfterEach
    void close() {
        run.close();
    }

    private static void assertAt(float x, float z, float within, Vector3f position) {
        assertEquals(0, Math.hypot(x - position.x, z - position.z), within, position + " is not at " + x + ", " + z);
    }

    private void assertOnGround(Spatial body) {
        Vector3f position = run.position(body);
        assertEquals(run.groundAt(position.x, position.z).y, position.y, 1e-5f, body.getName());
    }

    /** How far Jaime's outline extends beyond a Z, towards −Z; negative if it does not reach it. */
    private double beyond(float z) {
        return run.ask(() -> {
            double greatest = Double.NEGATIVE_INFINITY;
            for (Collider collider : run.ground().collisions().getWorld().getColliders()) {
                if (run.ground().collisions().getSpatial(collider) == run.jaime()) {
                    for (int i = 0; i < collider.getPieceCount(); i++) {
                        PlacedPolygon piece = collider.getPiece(i);
                        greatest = Math.max(greatest, piece.maxY() + z);
                    }
                }
            }
            return greatest;
        });
    }

    @Test
    void jaimeWalksToEachPointThatIsClicked() {
        for (float[] point : new float[][] {{-1.5f, 3.4f}, {6, 5}, {2, -1}, {-1.5f, 3.4f}}) {
            run.clickAndWait(point[0], point[1]);
            assertAt(point[0], point[1], 0.1f, run.position(run.jaime()));
            assertOnGround(run.jaime());
        }
    }

    @Test
    void aLaterClickReplacesAnEarlierOne() {
        Vector2f first = run.pixelOf(run.groundAt(6, 5));
        run.step(() -> run.ground().click(run.game().getCamera(), first));
        run.frames(30);
        assertTrue(run.position(run.jaime()).x > -2.9f, "he has set out");
        run.clickAndWait(-3, 0.8f);
        assertAt(-3, 0.8f, 0.1f, run.position(run.jaime()));
    }

    @Test
    void aClickMeetsTheTerrainWhereItIsSeen() {
        run.lookFrom(3, 9, 14);
        long seed = 16;
        Random random = new Random(seed);
        float least = Float.POSITIVE_INFINITY;
        float greatest = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < 60; i++) {
            Vector2f pixel = new Vector2f(run.game().getCamera().getWidth() * random.nextFloat(),
                    run.game().getCamera().getHeight() * 0.8f * random.nextFloat());
            Vector3f point = run.findPoint(pixel);
            assertNotNull(point, "seed " + seed + ", pixel " + pixel);
            assertEquals(0, run.pixelOf(point).distance(pixel), 0.1f, "seed " + seed + ", pixel " + pixel);
            assertEquals(run.groundAt(point.x, point.z).y, point.y, 1e-3f, "seed " + seed + ", point " + point);
            least = Math.min(least, point.y);
            greatest = Math.max(greatest, point.y);
        }
        assertTrue(greatest - least > 0.3f, "the ground is level");
    }

    @Test
    void aClickIntoTheSkyDoesNothing() {
        run.lookFrom(0, 3, 25);
        Vector2f sky = new Vector2f(10, run.game().getCamera().getHeight() - 2);
        assertNull(run.findPoint(sky));
        run.step(() -> run.ground().click(run.game().getCamera(), sky));
        assertFalse(run.ask(() -> run.ground().walker().isWalking()));
    }

    @Test
    void aWallStopsJaime() {
        run.clickAndWait(3, 0);
        run.clickAndWait(3, -1);
        run.clickAndWait(5.5f, -8);
        Vector3f stopped = run.position(run.jaime());
        assertTrue(stopped.z < -2.5f, "he does not reach the wall: " + stopped);
        for (int i = 0; i < 100; i++) {
            run.frames(1);
            double deep = beyond(WALL_FRONT);
            assertTrue(deep < 0.02, "he is " + deep + " in the wall");
        }
    }

    @Test
    void jaimeOnThePadOpensTheDoorAndItClosesBehindHim() {
        run.clickAndWait(2, 4);
        ColliderControl door = run.body("door").getControl(ColliderControl.class);
        run.clickAndWait(5, 2.2f);
        assertTrue(run.ground().pad().isLit());
        assertFalse(door.isEnabled());
        run.frames(60);
        assertTrue(run.position(run.body("door")).y < -1, "the door sinks");
        run.clickAndWait(2, 4);
        assertFalse(run.ground().pad().isLit());
        assertTrue(door.isEnabled());
        run.clickAndWait(0, -1);
        run.clickAndWait(0, -7);
        assertTrue(run.position(run.jaime()).z > WALL_FRONT, "he has passed the closed door");
    }

    @Test
    void aCrateOnThePadKeepsTheDoorOpen() {
        Node crate = run.body("crate");
        run.clickAndWait(4.2f, 1.5f);
        Vector3f pushed = run.position(crate);
        assertTrue(pushed.x > 4, "the crate is at " + pushed);
        assertOnGround(crate);
        run.clickAndWait(1, 2.5f);
        assertTrue(run.ground().pad().isLit());
        assertTrue(run.ground().door().isOpen());
        run.clickAndWait(0, -1);
        run.clickAndWait(0, -7);
        assertAt(0, -7, 0.1f, run.position(run.jaime()));
        assertEquals(pushed, run.position(crate), "the crate has stayed");
    }

    @Test
    void nobodyPushesTheHeavyCrate() {
        Node crate = run.body("heavy crate");
        Vector3f before = run.position(crate);
        run.clickAndWait(-8, -2);
        assertEquals(before, run.position(crate));
        assertTrue(run.position(run.jaime()).distance(before) > 0.8f, "he stands in it");
    }

    @ParameterizedTest
    @CsvSource({"0, 9", "9, 0", "0, -9", "-9, 0"})
    void theCameraPicksACrateByEachPixelOfItsFoot(float x, float z) {
        for (String name : List.of("turned crate", "far crate", "heavy crate")) {
            Node crate = run.body(name);
            Vector3f middle = run.position(crate);
            run.look(middle, x, 7, z);
            Quaternion turn = run.ask(() -> crate.getWorldRotation().clone());
            float half = name.startsWith("heavy") ? 0.8f : 0.6f;
            for (float side = -1; side <= 1; side += 0.5f) {
                Vector3f across = turn.mult(new Vector3f(half * side, 0, half * 0.97f));
                assertSame(crate, run.pick(run.pixelOf(middle.add(across.mult(0.98f)))), name + " inside, " + side);
                assertNotSame(crate, run.pick(run.pixelOf(middle.add(across.mult(1.05f)))), name + " beside, " + side);
            }
        }
    }

    @Test
    void theCameraPicksJaimeAndThePad() {
        run.lookFrom(2, 9, 10);
        assertSame(run.jaime(), run.pick(run.pixelOf(run.position(run.jaime()))));
        assertSame(run.body("pad"), run.pick(run.pixelOf(run.groundAt(5, 1.5f))));
        assertNull(run.pick(run.pixelOf(run.groundAt(2.5f, 4))));
    }

    @Test
    void theGroundIsNoColliderAndTheOutlinesOfAllOthersLieOnIt() {
        List<Collider> colliders = run.ask(() -> List.copyOf(run.ground().collisions().getWorld().getColliders()));
        assertEquals(19, colliders.size());
        for (Collider collider : colliders) {
            Spatial spatial = run.ground().collisions().getSpatial(collider);
            Vector3f position = run.position(spatial);
            assertSame(run.ground().scene(), run.ask(spatial::getParent));
            assertEquals(run.groundAt(position.x, position.z).y, collider.getElevation(), 1e-5f, spatial.getName());
        }
    }
}
