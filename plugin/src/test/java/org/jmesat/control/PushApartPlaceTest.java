package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.app.CollisionScene;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bodies among fixed shapes: where a push leaves them depends on nothing but where the game has put them, so nothing
 * stays inside, catches, hops or loses way. After each tick, bodies and shapes are compared by {@link ShapePair}.
 */
class PushApartPlaceTest {
    private static final ConvexPolygon TILE = ConvexPolygon.rectangle(1, 1);
    private static final ConvexPolygon CIRCLE = ConvexPolygon.circle(0.4f);
    private static final ConvexPolygon CAPSULE = ConvexPolygon.hullOf(0, -0.3f, 0, 0.3f).rounded(0.3f);
    private static final ConvexPolygon HEXAGON = ConvexPolygon.regular(6, 0.5f);
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(0.8f, 0.8f);

    @AutoClose
    private final CollisionScene scene = new CollisionScene(ProjectionPlane.XY);
    private final List<PlacedPolygon> level = new ArrayList<>();

    private void fixed(ConvexPolygon shape, double x, double y, double angle) {
        Node node = node(true, shape);
        scene.place(node, (float) x, (float) y);
        scene.turn(node, (float) angle);
        scene.attach(node);
        level.add(PlacedPolygon.of(shape, (float) x, (float) y, (float) angle));
    }

    private static Node node(boolean fixed, ConvexPolygon... pieces) {
        ColliderControl collider = new ColliderControl();
        collider.setPolygon(pieces);
        collider.setFixed(fixed);
        Node node = new Node(fixed ? "fixed" : "body");
        node.addControl(collider);
        return node;
    }

    private Node body(double x, double y, ConvexPolygon shape) {
        return body(x, y, 0, shape);
    }

    private Node body(double x, double y, double angle, ConvexPolygon shape) {
        Node node = node(false, shape);
        scene.turn(node, (float) angle);
        node.addControl(new PushApart());
        scene.place(node, (float) x, (float) y);
        scene.attach(node);
        return node;
    }

    /** How deep a body is in the level beyond the tolerance, at its present place. */
    private double excess(Node body, double angle, ConvexPolygon shape) {
        Vector3f at = scene.at(body);
        PlacedPolygon placed = PlacedPolygon.of(shape, at.x, at.y, angle);
        double most = 0;
        for (PlacedPolygon other : level) {
            ShapePair pair = ShapePair.of(placed, other);
            most = Math.max(most, -pair.separation() - pair.tolerance());
        }
        return most;
    }

    private void assertOutside(Node body, double angle, String text, ConvexPolygon shape) {
        double excess = excess(body, angle, shape);
        assertTrue(excess <= 0, () -> text + ": " + excess + " too deep at " + scene.at(body));
    }

    private static void assertAt(double x, double y, Vector3f place) {
        assertEquals(x, place.x, 1e-5, place::toString);
        assertEquals(y, place.y, 1e-5, place::toString);
    }

    @Test
    void aBodyThatWasTeleportedIsPushedFromWhereItIs() {
        fixed(ConvexPolygon.rectangle(2, 1), 0, -0.5, 0);
        Node body = body(0, 0.2, TILE);
        scene.frame();
        assertAt(0, 0.5, scene.at(body));
        scene.frame(() -> scene.place(body, 1.42f, 0.3f));
        assertAt(1.5, 0.3, scene.at(body));
    }

    @Test
    void aBallBetweenTwoSlopesComesToTheirMiddleInOneTick() {
        double slope = Math.toRadians(15);
        for (int side = -1; side <= 1; side += 2) {
            fixed(ConvexPolygon.rectangle(4, 1), side * 2 * Math.cos(slope) + side * 0.5 * Math.sin(slope),
                    2 * Math.sin(slope) - 0.5 * Math.cos(slope), side * slope);
        }
        Node ball = body(0, 0.4 / Math.cos(slope), CIRCLE);
        for (float fall : new float[] {0.3f, 0.05f, 0.2f, 0.01f}) {
            scene.frame(() -> scene.move(ball, 0, -fall));
            assertOutside(ball, 0, "fallen by " + fall, CIRCLE);
            assertEquals(0, scene.at(ball).x, 1e-5);
        }
    }

    @Test
    void aWalkerWhoHasLandedStopsAtAStep() {
        fixed(ConvexPolygon.rectangle(4, 1), 0, -0.5, 0);
        fixed(TILE, 2, -0.3, 0);
        Node walker = body(0.9, 0.2, TILE);
        scene.frame();
        assertAt(0.9, 0.5, scene.at(walker));
        for (int i = 0; i < 5; i++) {
            scene.frame(() -> scene.move(walker, 0.18f, -0.02f));
            assertOutside(walker, 0, "step " + i, TILE);
            assertAt(1, 0.5, scene.at(walker));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 12, 16, 24})
    void aHeroWhoRunsAlongARoundArenaStaysInside(int walls) {
        double half = 5 * Math.tan(Math.PI / walls) + 0.1;
        for (int i = 0; i < walls; i++) {
            double angle = 2 * Math.PI * i / walls;
            fixed(ConvexPolygon.rectangle(1, (float) (2 * half)), 5.5 * Math.cos(angle), 5.5 * Math.sin(angle), angle);
        }
        for (ConvexPolygon shape : List.of(BOX, CIRCLE, HEXAGON)) {
            Node hero = body(0, 0, shape);
            for (float step : new float[] {0.05f, 0.2f, 0.35f}) {
                for (int i = 0; i < 60; i++) {
                    double angle = 0.11 * i;
                    scene.frame(() -> scene.move(hero, (float) (step * Math.cos(angle)),
                            (float) (step * Math.sin(angle))));
                    assertOutside(hero, 0, walls + " walls, step " + step + ", tick " + i, shape);
                }
            }
            scene.step(hero::removeFromParent);
        }
    }

    @Test
    void nothingCatchesHopsOrSinksOnAFlatRowOfTiles() {
        for (int i = 0; i < 24; i++) {
            fixed(TILE, i, -0.5, 0);
        }
        Object[][] bodies = {{BOX, 0.4, 0.0}, {CIRCLE, 0.4, 0.0}, {CAPSULE, 0.6, 0.0},
            {HEXAGON, 0.5 * Math.sqrt(0.75), 0.0}, {HEXAGON, 0.5, Math.PI / 2},
            {BOX, 0.4 * Math.sqrt(2), Math.PI / 4}};
        for (Object[] each : bodies) {
            ConvexPolygon shape = (ConvexPolygon) each[0];
            double height = (double) each[1];
            double angle = (double) each[2];
            for (float speed : new float[] {0.02f, 0.07f, 0.3f}) {
                for (float press : new float[] {0.005f, 0.05f, 0.3f}) {
                    Node hero = body(1, height, angle, shape);
                    int ticks = (int) (20 / speed);
                    for (int i = 1; i <= Math.min(ticks, 120); i++) {
                        scene.frame(() -> scene.move(hero, speed, -press));
                        String text = shape + " " + speed + " " + press + " tick " + i;
                        assertEquals(1 + i * speed, scene.at(hero).x, 1e-4, text);
                        assertEquals(height, scene.at(hero).y, 1e-4, text);
                    }
                    scene.step(hero::removeFromParent);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aBoxKeepsItsWayOverSeamsWhenFramesVary(long seed) {
        for (int i = 0; i < 40; i++) {
            fixed(TILE, i, -0.5, 0);
        }
        Node box = body(0, 0.4, BOX);
        Random random = new Random(seed);
        double x = 0;
        for (int i = 0; i < 700; i++) {
            float time = seed == 1 ? random.nextInt(10) == 0 ? 2 : 1 : 0.5f + random.nextFloat();
            scene.frame(() -> scene.move(box, 0.05f * time, -0.05f * time));
            x += 0.05f * time;
            assertEquals(x, scene.at(box).x, 1e-3, "tick " + i);
            assertEquals(0.4, scene.at(box).y, 1e-4, "tick " + i);
        }
    }

    @Test
    void aBoxGoesTheWholeWayOverASeamInALongerFrame() {
        fixed(TILE, 0, -0.5, 0);
        fixed(TILE, 1, -0.5, 0);
        Node box = body(0, 0.4, BOX);
        scene.frame(() -> scene.move(box, 0.067f, -0.05f));
        assertAt(0.067, 0.4, scene.at(box));
        scene.frame(() -> scene.move(box, 0.1f, -0.1f));
        assertAt(0.167, 0.4, scene.at(box));
    }

    @ParameterizedTest
    @CsvSource({"3", "5", "10"})
    void aColumnBesideAWallOfTilesRests(int height) {
        fixed(ConvexPolygon.rectangle(6, 1), 0, -0.5, 0);
        for (int i = 0; i <= height; i++) {
            fixed(TILE, -1, 0.5 + i, 0);
        }
        List<Node> column = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            column.add(body(0, 0.5 + i, TILE));
        }
        for (int tick = 0; tick < 100; tick++) {
            scene.frame(() -> column.forEach(cube -> scene.move(cube, 0, -0.02f)));
            for (int i = 0; i < height; i++) {
                assertAt(0, 0.5 + i, scene.at(column.get(i)));
            }
        }
    }

    @Test
    void aBarThatTurnsIsNeverInsideAWall() {
        fixed(ConvexPolygon.rectangle(6, 1), 0, -0.5, 0);
        fixed(ConvexPolygon.rectangle(1, 6), -1.5, 3, 0);
        ConvexPolygon shape = ConvexPolygon.rectangle(1.6f, 0.2f);
        for (double turn : new double[] {0.5, 1, 2, 4, 8}) {
            Node bar = body(0, 1, shape);
            double angle = 0;
            for (int i = 0; i < 120; i++) {
                angle += Math.toRadians(turn);
                scene.frame(() -> {
                    scene.turn(bar, (float) Math.toRadians(turn));
                    scene.move(bar, -0.02f, -0.05f);
                });
                assertTrue(excess(bar, angle, shape) <= 1e-5, "turned by " + turn + " in tick " + i);
            }
            scene.step(bar::removeFromParent);
        }
    }

    /** Surrounded, it has no free place within its own size; with a way out it leaves at once. Then it rests. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aCircleThatAppearsInsideTilesDoesNotJumpForEver(boolean surrounded) {
        int radius = surrounded ? 3 : 1;
        for (int i = -radius; i <= radius; i++) {
            for (int j = -radius; j <= (surrounded ? radius : 0); j++) {
                fixed(TILE, i, j, 0);
            }
        }
        ConvexPolygon shape = ConvexPolygon.circle(0.5f);
        Node circle = body(0.2, 0.1, shape);
        scene.frames(2);
        Vector3f first = scene.at(circle).clone();
        for (int i = 0; i < 20; i++) {
            scene.frame();
            assertEquals(first, scene.at(circle));
        }
        assertEquals(surrounded ? 0.2 : 0, Math.abs(first.x), 0.21);
        if (!surrounded) {
            assertOutside(circle, 0, "out of the tiles", shape);
        }
    }

    @Test
    void aTurnedBoxKeepsItsWayOverTheSeamsOfOneBodyOfTiles() {
        ConvexPolygon[] tiles = new ConvexPolygon[20];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = ConvexPolygon.of(i - 0.5f, -1, i + 0.5f, -1, i + 0.5f, 0, i - 0.5f, 0);
        }
        Node floor = node(true, tiles);
        scene.attach(floor);
        double height = 0.4 * Math.sqrt(2);
        Node box = body(0, height, Math.PI / 4, BOX);
        for (int i = 1; i <= 180; i++) {
            scene.frame(() -> scene.move(box, 0.1f, -0.05f));
            assertEquals(0.1 * i, scene.at(box).x, 1e-3, "tick " + i);
            assertEquals(height, scene.at(box).y, 1e-4, "tick " + i);
        }
    }

    /** Compared with translations on a grid, of up to the body's own width or height. */
    @Test
    void aBodyBetweenTwoTurnedWallsIsOutOfThemAfterOneTickIfThereIsRoom() {
        long seed = 31;
        Random random = new Random(seed);
        int pushed = 0;
        for (int i = 0; i < 300; i++) {
            level.clear();
            scene.step(() -> scene.root().detachAllChildren());
            double[] place = {0.25 * random.nextInt(9), 0.25 * random.nextInt(9), 3 * random.nextDouble()};
            for (int wall = 0; wall < 2; wall++) {
                fixed(ConvexPolygon.rectangle(1, 0.5f + 0.5f * random.nextInt(3)), 0.25 * random.nextInt(9),
                        0.25 * random.nextInt(9), 3 * random.nextDouble());
            }
            float angle = (float) place[2];
            PlacedPolygon start = PlacedPolygon.of(TILE, place[0], place[1], angle);
            Node body = body(place[0], place[1], angle, TILE);
            boolean isRoom = isRoom(start, place[0], place[1], angle);
            scene.frame();
            if (isRoom) {
                assertOutside(body, angle, "scene " + i + " of seed " + seed, TILE);
                pushed += scene.at(body).distance(new Vector3f((float) place[0], (float) place[1], 0)) > 0.01 ? 1 : 0;
            }
        }
        assertTrue(pushed > 100, "only " + pushed);
    }

    private boolean isRoom(PlacedPolygon start, double x, double y, double angle) {
        double extent = Math.max(start.maxX() - start.minX(), start.maxY() - start.minY()) - 0.02;
        for (int i = -30; i <= 30; i++) {
            for (int j = -30; j <= 30; j++) {
                PlacedPolygon moved = PlacedPolygon.of(TILE, x + extent * i / 30, y + extent * j / 30, angle);
                if (Math.hypot(i, j) <= 30
                        && level.stream().allMatch(wall -> ShapePair.of(moved, wall).separation() >= 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aColliderWithoutAContactIsPushedInTheSameTickWithItsBody(boolean nested) {
        fixed(TILE, -1, 0, 0);
        Node left = node(false, BOX);
        Node right = node(false, BOX);
        Node body = CollisionScene.node("body", left, nested ? CollisionScene.node("part", right) : right);
        right.setLocalTranslation(2, 0, 0);
        body.addControl(new PushApart());
        Node crate = body(2.7, 0, TILE);
        scene.place(body, -0.3f, 0);
        scene.attach(body);
        scene.frame();
        // The wall pushes the left part out of it by 0.2, and so the right part, 0.1 before the crate, into that.
        assertEquals(-0.1, scene.at(body).x, 1e-4);
        assertEquals(2.8, scene.at(crate).x, 2e-4);
    }
}
