package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import java.util.Locale;
import org.jmesat.app.CollisionScene;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ready-made scripts that move something, in each plane, and with several ticks in a frame. */
class ReadyMadePlanesTest {
    private CollisionScene scene;

    @AfterEach
    void close() {
        scene.close();
    }

    private String text(float x, float y, float depth) {
        Vector3f vector = scene.vector(x, y, depth);
        return String.format(Locale.ROOT, "(%s, %s, %s)", vector.x, vector.y, vector.z);
    }

    private Geometry add(String name, float x, float y, String scripts) {
        Geometry cube = scene.cube(name, x, y);
        if (scripts != null) {
            cube.setUserData("jmesat.scripts", scripts);
            cube.setUserData("jmesat.trigger", true);
        }
        scene.attach(cube);
        return cube;
    }

    private void expect(float x, float y, float depth, Geometry cube) {
        Vector3f at = scene.at(cube);
        assertEquals(x, at.x, 1e-4f, cube.getName());
        assertEquals(y, at.y, 1e-4f, cube.getName());
        assertEquals(depth, at.z, 1e-4f, cube.getName());
    }

    @ParameterizedTest
    @EnumSource
    void aConveyorCarriesInThePlaneAndKeepsTheDepth(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        add("belt", 0, 0, "Conveyor(velocity=" + text(16, -8, 5) + ')');
        Geometry crate = add("crate", 0, 0, null);
        scene.step(() -> {
            crate.setUserData("jmesat.pushApart", true);
            scene.place(crate, 0, 0, 7);
        });
        scene.frames(2);
        float before = scene.at(crate).x;
        scene.frame();
        expect(before + 16 * HeadlessRun.TPF, -0.5f * (before + 16 * HeadlessRun.TPF), 7, crate);
    }

    @ParameterizedTest
    @EnumSource
    void aPlatformHoldsFromItsUpperSide(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        add("platform", 0, 0, "OneWayPlatform(up=" + text(0, 1, 9) + ')');
        Geometry player = add("player", 0, 5, null);
        scene.frame();
        scene.frame(() -> scene.place(player, 0.25f, 0.75f, 3));
        expect(0.25f, 1, 3, player);
        scene.frame(() -> scene.place(player, 0.25f, -5, 3));
        scene.frame(() -> scene.place(player, 0.25f, -0.75f, 3));
        expect(0.25f, -0.75f, 3, player);
    }

    @ParameterizedTest
    @EnumSource
    void aProjectileFliesAndHitsInThePlane(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        scene.step(() -> scene.state().setFixedStep(HeadlessRun.TPF / 4));
        Geometry wall = add("wall", 33, 16.5f, null);
        wall.setUserData("health", 100f);
        Geometry shot = add("shot", 0, 0, "Projectile(velocity=" + text(640, 320, 50) + "), Damage");
        scene.frames(8);
        assertNull(shot.getParent());
        assertEquals(32, scene.at(shot).x, 1e-2f);
        assertEquals(16, scene.at(shot).y, 1e-2f);
        assertEquals(0, scene.at(shot).z, "the depth stays");
        assertEquals(90f, wall.<Float>getUserData("health"));
    }

    @ParameterizedTest
    @EnumSource
    void whatComesBackKeepsTheDepth(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        Geometry flag = add("flag", 8, 5, "Checkpoint");
        add("lava", 20, 5, "Damage(amount=100)");
        Geometry player = scene.cube("player", -3, -4);
        player.setUserData("jmesat.scripts", "Health, Respawn");
        scene.attach(player);
        scene.frames(2);
        scene.frame(() -> scene.place(player, 20, 5, 6));
        scene.frames(2);
        expect(-3, -4, 6, player);
        scene.frame(() -> scene.place(flag, 8, 5, 3));
        scene.frame(() -> scene.place(player, 8.5f, 5, 0));
        scene.frame(() -> scene.place(player, 20, 5, 1));
        scene.frames(2);
        expect(8, 5, 1, player);
    }

    @ParameterizedTest
    @EnumSource
    void aTeleportKeepsTheDepth(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        add("pad", 0, 0, "TeleportTo(target='place')");
        Geometry player = add("player", 0, 0, null);
        Node place = new Node("place");
        scene.place(place, 7, 8, 9);
        scene.step(() -> scene.place(player, 0, 0, 2));
        scene.attach(place);
        scene.frames(2);
        expect(7, 8, 2, player);
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
    }
}
