package org.jmesat.sample.movers;

import com.jme3.asset.AssetManager;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneMove;
import org.jmesat.world.QueryFilter;

/**
 * A platformer: from left to right a trough with a crate, a slope to a plateau, a low ceiling, a pit with a platform
 * above it and a lift in it, and stairs.
 */
final class Platformer extends MoverGame {
    private static final float JUMP = 8;
    private static final float GRAVITY = 20;
    private static final ColorRGBA EARTH = new ColorRGBA(0.25f, 0.28f, 0.32f, 1);
    private static final ColorRGBA MOVING = new ColorRGBA(0.1f, 0.3f, 0.8f, 1);
    private static final int LEFT = -12;
    private static final int RIGHT = 16;

    private final SceneMove slide = new SceneMove();
    private final Vector3f fall = new Vector3f();
    private final QueryFilter noHero;

    Platformer(AssetManager assets, SatCollisionState collisions, Pilot pilot) {
        super(assets, collisions, pilot);
        addGround();
        addMoving();
        addCrate(-9, -0.4f, 0);
        addHero(new Box(0.35f, 0.475f, 0.35f), -6.5f, 0.5f, 0);
        mover().setStepHeight(0.3f);
        noHero = collisions.getQueries().ignoring(mover().getSpatial());
    }

    private void addGround() {
        addFixed("left wall", EARTH, 1, 12, 1, LEFT - 0.5f, 2, 0);
        addFixed("right wall", EARTH, 1, 12, 1, RIGHT + 0.5f, 2, 0);
        for (int x = LEFT; x < RIGHT; x++) {
            boolean isTrough = x >= -11 && x < -7;
            boolean isPit = x >= 5 && x < 11;
            addTile(x + 0.5f, isTrough ? -1.5f : isPit ? -3.5f : -0.5f);
        }
        for (int y = -3; y < -1; y++) {
            addTile(4.5f, y + 0.5f);
            addTile(11.5f, y + 0.5f);
        }
        float angle = FastMath.atan2(2, 4);
        float length = FastMath.sqrt(20);
        // The upper edge leads from (-6, 0) to (-2, 2).
        float sunk = 0.25f;
        Geometry slope = addFixed("slope", EARTH, length, 2 * sunk, 1, -4 + sunk * FastMath.sin(angle),
                1 - sunk * FastMath.cos(angle), 0);
        slope.rotate(0, 0, angle);
        addTile(-1.5f, 1.5f);
        addTile(-0.5f, 1.5f);
        addFixed("ceiling", EARTH, 2, 0.5f, 1, 2.5f, 2, 0);
        for (int i = 1; i <= 4; i++) {
            addFixed("stair " + i, EARTH, 0.5f, 0.25f * i, 1, 12.75f + 0.5f * i, 0.125f * i, 0);
        }
    }

    private void addTile(float x, float y) {
        addFixed("tile " + x + ' ' + y, EARTH, 1, 1, 1, x, y, 0);
    }

    private void addMoving() {
        Geometry platform = addFixed("platform", MOVING, 2, 0.4f, 1, 7.5f, -0.2f, 0);
        platform.setUserData("jmesat.scripts", "MoveBetween(points='1, 0', speed=1)");
        Geometry lift = addFixed("lift", MOVING, 1, 3, 1, 5.5f, -4.5f, 0);
        lift.setUserData("jmesat.scripts", "MoveBetween(points='0, 3', speed=1.5, wait=1, ease=true)");
    }

    @Override
    void steer(Pilot.Keys pressed, Vector3f velocity, float tpf) {
        velocity.x = SPEED * pressed.x;
        velocity.y = pressed.jump && mover().isOnGround() ? JUMP : velocity.y - GRAVITY * tpf;
        for (Geometry crate : crates()) {
            collisions().getQueries().moveAndSlide(crate, fall.set(0, -3 * tpf, 0), noHero, slide);
            crate.move(slide.getMove(fall));
        }
    }

    @Override
    Vector3f eye() {
        return new Vector3f(0, 2, 14);
    }
}
