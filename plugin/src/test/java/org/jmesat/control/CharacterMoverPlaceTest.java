package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
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

/** Movers in a scene, tick by tick: they stand, walk, are carried, and push crates. */
class CharacterMoverPlaceTest {
    private static final ConvexPolygon TILE = ConvexPolygon.rectangle(1, 1);
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(0.8f, 0.8f);
    private static final ConvexPolygon CIRCLE = ConvexPolygon.circle(0.4f);

    @AutoClose
    private final CollisionScene scene = new CollisionScene(ProjectionPlane.XY);
    private final List<PlacedPolygon> level = new ArrayList<>();

    private Node fixed(ConvexPolygon shape, double x, double y) {
        Node node = node(true, shape);
        scene.place(node, (float) x, (float) y);
        scene.attach(node);
        level.add(PlacedPolygon.of(shape, (float) x, (float) y, 0));
        return node;
    }

    private static Node node(boolean fixed, ConvexPolygon shape) {
        ColliderControl collider = new ColliderControl();
        collider.setPolygon(shape);
        collider.setFixed(fixed);
        Node node = new Node(fixed ? "fixed" : "body");
        node.addControl(collider);
        return node;
    }

    private Node crate(double x, double y) {
        Node node = node(false, TILE);
        node.addControl(new PushApart());
        scene.place(node, (float) x, (float) y);
        scene.attach(node);
        return node;
    }

    private CharacterMover hero(double x, double y, ConvexPolygon shape) {
        Node node = node(false, shape);
        CharacterMover mover = new CharacterMover();
        node.addControl(mover);
        scene.place(node, (float) x, (float) y);
        scene.attach(node);
        return mover;
    }

    private Vector3f at(CharacterMover mover) {
        return scene.at((Node) mover.getSpatial());
    }

    /** Runs a frame, a 64th of a second,, in which the mover is to go by a displacement. */
    private void frame(CharacterMover mover, double dx, double dy) {
        scene.frame(() -> mover.setVelocity(new Vector3f((float) (dx * 64), (float) (dy * 64), 0)));
    }

    @Test
    void aHeroRunsOverTilesWithoutLosingWayOrGround() {
        for (int i = 0; i < 20; i++) {
            fixed(TILE, i, -0.5);
        }
        CharacterMover hero = hero(0, 0.4, BOX);
        frame(hero, 0, -0.05);
        for (int i = 1; i <= 150; i++) {
            frame(hero, 0.1, -0.05);
            assertEquals(0.1 * i, at(hero).x, 1e-4, "tick " + i);
            assertEquals(0.4, at(hero).y, 1e-4, "tick " + i);
            assertTrue(hero.isOnGround(), "tick " + i);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 0.02", "0, -0.02", "0.1, 0", "-0.1, 0.03", "0.05, -0.05"})
    void aPlatformCarriesAHeroAndTheCrateOnHisHead(float dx, float dy) {
        Node platform = node(false, ConvexPolygon.rectangle(4, 1));
        scene.place(platform, 0, -0.5f);
        scene.attach(platform);
        CharacterMover hero = hero(0.25, 0.5, TILE);
        Node crate = crate(0.25, 1.5);
        frame(hero, 0, -0.01);
        frame(hero, 0, -0.01);
        for (int i = 1; i <= 100; i++) {
            scene.frame(() -> {
                scene.move(platform, dx, dy);
                hero.setVelocity(new Vector3f(0, -0.64f, 0));
            });
            assertTrue(hero.isOnGround(), "tick " + i);
            assertSame(platform, hero.getGround());
            assertEquals(0.25 + dx * i, at(hero).x, 1e-4, "tick " + i);
            assertEquals(0.5 + dy * i, at(hero).y, 1e-4, "tick " + i);
            assertEquals(0.25 + dx * i, scene.at(crate).x, 1e-3, "tick " + i);
            assertEquals(1.5 + dy * i, scene.at(crate).y, 1e-3, "tick " + i);
        }
    }

    @Test
    void aPlatformCarriesABodyThatIsPushedApart() {
        Node platform = node(false, ConvexPolygon.rectangle(4, 1));
        scene.place(platform, 0, -0.5f);
        scene.attach(platform);
        Node crate = crate(0.25, 0.5);
        scene.frame();
        for (int i = 1; i <= 50; i++) {
            scene.frame(() -> scene.move(platform, 0.1f, 0));
            assertEquals(0.25 + 0.1 * i, scene.at(crate).x, 1e-4, "tick " + i);
        }
    }

    @Test
    void aHeroPushesAChainOfCratesUpToAWall() {
        fixed(ConvexPolygon.rectangle(20, 1), 0, -0.5);
        fixed(ConvexPolygon.rectangle(1, 3), 6, 1.5);
        CharacterMover hero = hero(0, 0.5, TILE);
        hero.setWeight(Float.POSITIVE_INFINITY);
        Node first = crate(1.25, 0.5);
        Node second = crate(3, 0.5);
        for (int i = 0; i < 100; i++) {
            frame(hero, 0.1, -0.05);
        }
        assertEquals(5, scene.at(second).x, 1e-4);
        assertEquals(4, scene.at(first).x, 1e-4);
        assertEquals(3, at(hero).x, 1e-4);
        assertTrue(hero.isOnWall());
        assertEquals(0.5, scene.at(second).y, 1e-4);
    }

    @Test
    void aHeroInACornerStaysToTheBit() {
        fixed(ConvexPolygon.rectangle(20, 1), 0, -0.5);
        fixed(ConvexPolygon.rectangle(1, 3), 3, 1.5);
        CharacterMover hero = hero(0, 0.5, TILE);
        for (int i = 0; i < 40; i++) {
            frame(hero, 0.1, -0.05);
        }
        Vector3f place = at(hero).clone();
        for (int i = 0; i < 40; i++) {
            frame(hero, 0.1, -0.05);
            assertEquals(place, at(hero));
        }
        assertTrue(hero.isOnWall());
        assertEquals(new Vector3f(-1, 0, 0), hero.getWallNormal(new Vector3f()));
        assertEquals(new Vector3f(0, 1, 0), hero.getGroundNormal(new Vector3f()));
        assertEquals(new Vector3f(), hero.getRemainingVelocity(new Vector3f()));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, -0.03, 0.125})
    void aHeroBesideAWallOfTilesDoesNotStandOnItsSeams(double rise) {
        for (int i = 0; i < 8; i++) {
            fixed(TILE, 0, i);
        }
        CharacterMover hero = hero(0.9, rise > 0 ? 0.9 : 5.9, BOX);
        frame(hero, 0, 0);
        for (int i = 0; i < 60; i++) {
            frame(hero, -0.01, rise);
            assertFalse(hero.isOnGround(), "at " + at(hero));
        }
    }

    @Test
    void atTheFootOfASlopeNoVelocityIsLeftThatGoesUp() {
        for (int i = -4; i < 8; i++) {
            fixed(TILE, i + 0.5, -0.5);
        }
        fixed(ConvexPolygon.of(0.2236f, -0.4472f, 4.2236f, 1.5528f, 4, 2, 0, 0), 1, 0);
        for (int k = 0; k < 20; k++) {
            CharacterMover hero = hero(-0.009 * k, 0.4, BOX);
            frame(hero, 0, -0.02);
            Vector3f velocity = new Vector3f();
            for (int i = 0; i < 30; i++) {
                hero.getRemainingVelocity(velocity);
                assertEquals(0, Math.max(0, velocity.y), 1e-3, "start " + k + ", tick " + i);
                frame(hero, 0.06, velocity.y / 64 - 0.005);
            }
            scene.step(() -> hero.getSpatial().removeFromParent());
        }
    }

    private Node oneWay(double x, double y) {
        Node platform = node(true, ConvexPolygon.rectangle(4, 0.5f));
        platform.getControl(ColliderControl.class).setOneWay(true);
        scene.place(platform, (float) x, (float) y);
        scene.attach(platform);
        return platform;
    }

    @Test
    void aHeroJumpsThroughAOneWayPlatformStandsOnItAndDropsThroughIt() {
        fixed(ConvexPolygon.rectangle(20, 1), 0, -0.5);
        Node platform = oneWay(0, 2);
        CharacterMover hero = hero(0, 0.5, TILE);
        frame(hero, 0, -0.05);
        for (int i = 0; i < 25; i++) {
            frame(hero, 0, 0.1);
            assertEquals(0.5 + 0.1 * (i + 1), at(hero).y, 1e-4, "rising in tick " + i);
        }
        for (int i = 0; i < 10; i++) {
            frame(hero, 0.02, -0.05);
        }
        assertEquals(2.75, at(hero).y, 1e-4);
        assertTrue(hero.isOnGround());
        assertSame(platform, hero.getGround());
        scene.step(hero::dropThrough);
        for (int i = 0; i < 60; i++) {
            frame(hero, 0, -0.05);
        }
        assertEquals(0.5, at(hero).y, 1e-4);
    }

    @Test
    void aHeroBetweenClosingWallsIsCrushed() {
        Node left = fixed(ConvexPolygon.rectangle(4, 4), -3, 0);
        Node right = fixed(ConvexPolygon.rectangle(4, 4), 3, 0);
        CharacterMover hero = hero(0, 0, TILE);
        frame(hero, 0, 0);
        assertFalse(hero.isCrushed());
        for (int i = 0; i < 10; i++) {
            scene.frame(() -> {
                scene.move(left, 0.1f, 0);
                scene.move(right, -0.1f, 0);
            });
        }
        assertTrue(hero.isCrushed());
    }

    @ParameterizedTest
    @ValueSource(strings = {"XY", "XZ", "YZ"})
    void aTeleportedHeroIsNotCarriedBack(String plane) {
        fixed(ConvexPolygon.rectangle(20, 1), 0, -0.5);
        CharacterMover hero = hero(0, 0.5, TILE);
        frame(hero, 0.1, 0);
        scene.frame(() -> {
            scene.place((Node) hero.getSpatial(), 5, 3);
            hero.teleport();
        });
        assertEquals(5, at(hero).x, 1e-6);
        assertEquals(3, at(hero).y, 1e-6);
    }

    @Test
    void nothingIsEverInside() {
        for (int i = 0; i < 8; i++) {
            fixed(TILE, i, -0.5);
        }
        fixed(ConvexPolygon.of(0, 0, 2, 0, 2, 1), 3, 0);
        CharacterMover hero = hero(0, 0.6, CIRCLE);
        for (int i = 0; i < 300; i++) {
            frame(hero, i < 150 ? 0.1 : -0.15, -0.07);
            for (PlacedPolygon other : level) {
                ShapePair pair = ShapePair.of(PlacedPolygon.of(CIRCLE, at(hero).x, at(hero).y, 0), other);
                assertTrue(pair.separation() >= -0.5 * pair.tolerance(), "tick " + i);
            }
        }
    }
}
