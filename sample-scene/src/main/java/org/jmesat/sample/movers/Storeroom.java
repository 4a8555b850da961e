package org.jmesat.sample.movers;

import com.jme3.asset.AssetManager;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Cylinder;
import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;

/** A storeroom seen from above: walls, pillars, and crates to push about. */
final class Storeroom extends MoverGame {
    private static final ColorRGBA STONE = new ColorRGBA(0.3f, 0.32f, 0.36f, 1);
    private static final ColorRGBA GROUND = new ColorRGBA(0.08f, 0.09f, 0.1f, 1);
    private static final float HALF_WIDTH = 8;
    private static final float HALF_DEPTH = 6;

    Storeroom(AssetManager assets, SatCollisionState collisions, Pilot pilot) {
        super(assets, collisions, pilot);
        collisions.setPlane(ProjectionPlane.XZ);
        Geometry ground = addFixed("ground", GROUND, 2 * HALF_WIDTH, 0.2f, 2 * HALF_DEPTH, 0, -0.1f, 0);
        ground.setUserData("jmesat.collider", false);
        addWalls();
        for (int i = 0; i < 6; i++) {
            addCrate(i % 3 * 2 - 1.5f, 0.5f, i / 3 * 2 - 0.5f);
        }
        addHero(new Cylinder(2, 24, 0.4f, 1, true), -6, 0.5f, 4);
        mover().getSpatial().rotate((float) Math.PI / 2, 0, 0);
        mover().setWeight(Float.POSITIVE_INFINITY);
    }

    private void addWalls() {
        for (float x = -HALF_WIDTH + 0.5f; x < HALF_WIDTH; x++) {
            addBlock(x, -HALF_DEPTH - 0.5f);
            addBlock(x, HALF_DEPTH + 0.5f);
        }
        for (float z = -HALF_DEPTH + 0.5f; z < HALF_DEPTH; z++) {
            addBlock(-HALF_WIDTH - 0.5f, z);
            addBlock(HALF_WIDTH + 0.5f, z);
        }
        for (int i = 0; i < 4; i++) {
            addBlock(i % 2 == 0 ? -4 : 5, i < 2 ? -3 : 3);
        }
        addBlock(-4, -2);
        Geometry turned = addBlock(5, -0.5f);
        turned.rotate(0, 0.6f, 0);
    }

    private Geometry addBlock(float x, float z) {
        return addFixed("block " + x + ' ' + z, STONE, 1, 1, 1, x, 0.5f, z);
    }

    @Override
    void steer(Pilot.Keys pressed, Vector3f velocity, float tpf) {
        velocity.set(pressed.x, 0, -pressed.y).normalizeLocal().multLocal(SPEED);
    }

    @Override
    Vector3f eye() {
        return new Vector3f(0, 15, 8);
    }
}
