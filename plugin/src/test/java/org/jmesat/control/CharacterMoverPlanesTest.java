package org.jmesat.control;

import static org.jmesat.control.CharacterMoverScene.BOX;
import static org.jmesat.control.CharacterMoverScene.CIRCLE;
import static org.jmesat.control.CharacterMoverScene.TILE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Movers in the three planes, on several threads, at other scales and far from the origin. */
class CharacterMoverPlanesTest {
    private static final long SEED = 5;
    private static final int TICKS = 150;

    /** Movers and crates run to and fro between walls, on tiles, a slope and a platform; all their positions. */
    private static List<Vector3f> play(ProjectionPlane plane, int threads) {
        try (CharacterMoverScene movers = new CharacterMoverScene(plane)) {
            movers.scene.step(() -> movers.scene.state().getWorld().setWorkerThreads(threads));
            for (int i = 0; i < 16; i++) {
                movers.fixed(TILE, i, -0.5);
            }
            movers.fixed(TILE, -1, 0.5);
            movers.fixed(TILE, 16, 0.5);
            movers.fixed(ConvexPolygon.of(0, 0, 2, 0, 2, 1), 10, 0);
            Node platform = movers.platform(ConvexPolygon.rectangle(3, 0.5f), 5, 2);
            List<CharacterMover> all = new ArrayList<>();
            List<Node> bodies = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                all.add(movers.mover(i % 2 == 0 ? BOX : CIRCLE, 2 * i + 0.1, i % 3 == 0 ? 3 : 0.5));
                bodies.add((Node) all.get(i).getSpatial());
            }
            bodies.add(movers.crate(3, 0.5));
            bodies.add(movers.crate(9, 0.5));
            Random random = new Random(SEED);
            List<Vector3f> places = new ArrayList<>();
            for (int i = 0; i < TICKS; i++) {
                float dx = 0.02f * (i / 40 % 2 == 0 ? 1 : -1);
                movers.scene.frame(() -> {
                    movers.scene.move(platform, dx, 0.5f * dx);
                    for (CharacterMover each : all) {
                        if (random.nextInt(8) == 0) {
                            movers.steer(each, 0.2 * random.nextDouble() - 0.1, -0.06);
                        }
                    }
                });
                for (Node body : bodies) {
                    places.add(movers.at(body).clone());
                }
            }
            return places;
        }
    }

    @ParameterizedTest
    @CsvSource({"XZ, 1", "YZ, 1", "XY, 2", "XY, 1"})
    void allPlanesAndAnyNumberOfThreadsGiveTheSamePositions(ProjectionPlane plane, int threads) {
        List<Vector3f> expected = play(ProjectionPlane.XY, 1);
        List<Vector3f> actual = play(plane, threads);
        for (int i = 0; i < expected.size(); i++) {
            // A zero has either sign.
            assertEquals(expected.get(i).add(0, 0, 0), actual.get(i).add(0, 0, 0), "seed " + SEED + ", place " + i);
        }
    }

    @ParameterizedTest
    @ValueSource(floats = {1e-3f, 0.1f, 10, 1e4f})
    void aMoverRunsAtAnyScale(float scale) {
        try (CharacterMoverScene movers = new CharacterMoverScene()) {
            for (int i = 0; i < 12; i++) {
                movers.fixed(ConvexPolygon.rectangle(scale, scale), scale * i, -0.5 * scale);
            }
            CharacterMover mover = movers.mover(ConvexPolygon.rectangle(0.8f * scale, 0.8f * scale), 0, 0.4 * scale);
            movers.scene.step(() -> mover.setSnap(0.1f * scale));
            for (int i = 1; i <= 100; i++) {
                movers.frame(mover, 0.1 * scale, -0.05 * scale);
                assertTrue(mover.isOnGround(), "tick " + i);
                assertEquals(0.1 * i, movers.at(mover).x / scale, 1e-3, "tick " + i);
                assertEquals(0.4, movers.at(mover).y / scale, 1e-3, "tick " + i);
            }
        }
    }

    @Test
    void aMoverRunsAMillionAwayFromTheOrigin() {
        try (CharacterMoverScene movers = new CharacterMoverScene()) {
            for (int i = 0; i < 12; i++) {
                movers.fixed(TILE, 1e6 + i, 1e6 - 0.5);
            }
            CharacterMover mover = movers.mover(TILE, 1e6, 1e6 + 0.5);
            for (int i = 1; i <= 80; i++) {
                movers.frame(mover, 0.125, -0.0625);
                assertTrue(mover.isOnGround(), "tick " + i);
                // Floats are a 16th apart there.
                assertEquals(1e6 + 0.125 * i, movers.at(mover).x, 0.13, "tick " + i);
                assertEquals(1e6 + 0.5, movers.at(mover).y, 0.13, "tick " + i);
            }
        }
    }

    @Test
    void seenFromAboveEverythingIsAWallAndCratesArePushed() {
        try (CharacterMoverScene above = new CharacterMoverScene(ProjectionPlane.XZ)) {
            CharacterMover mover = above.mover(TILE, 0, 0);
            above.scene.step(() -> mover.setUp(new Vector3f(0, 1, 0)));
            mover.setWeight(Float.POSITIVE_INFINITY);
            Node crate = above.crate(1.5, 0);
            above.fixed(TILE, 5, 0);
            above.frames(60, mover, 0.1, 0);
            assertEquals(4, above.at(crate).x, 1e-3);
            assertEquals(3, above.at(mover).x, 1e-3);
            assertEquals(0, above.at(crate).y, 1e-3);
            assertTrue(mover.isOnWall());
            assertFalse(mover.isOnGround());
            above.frames(10, mover, -0.1, 0);
            assertEquals(4, above.at(crate).x, 1e-3);
            assertEquals(2, above.at(mover).x, 1e-3);
        }
    }
}
