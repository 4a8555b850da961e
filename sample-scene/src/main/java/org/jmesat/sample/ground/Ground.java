package org.jmesat.sample.ground;

import com.jme3.asset.AssetManager;
import com.jme3.collision.CollisionResults;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Ray;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import com.jme3.terrain.geomipmap.TerrainQuad;
import com.jme3.texture.Image;
import com.jme3.texture.Texture2D;
import com.jme3.texture.Texture;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;

/** The ground: a terrain, nearly level about the origin, with hills around. */
final class Ground {

    /** The greatest distance from the origin, along X and along Z, to which the mouse can send somebody. */
    static final float REACH = 20f;

    private static final int PATCH = 17;
    private static final int SIZE = 65;
    private static final float SPACING = 0.75f;
    private static final float LEVEL_REACH = 13f;

    private final TerrainQuad terrain;
    private final Vector2f place = new Vector2f();

    Ground(AssetManager assets) {
        terrain = new TerrainQuad("ground", PATCH, SIZE, heights());
        terrain.setLocalScale(SPACING, 1f, SPACING);
        terrain.setMaterial(grass(assets));
        // Seen along Y, the ground overlaps everything that stands on it. So it must not be a collider.
        terrain.setUserData("jmesat.collider", false);
        terrain.updateGeometricState();
    }

    private static float[] heights() {
        float[] heights = new float[SIZE * SIZE];
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                float x = SPACING * (column - SIZE / 2);
                float z = SPACING * (row - SIZE / 2);
                float beyond = Math.max(0f, Math.max(Math.abs(x), Math.abs(z)) - LEVEL_REACH);
                heights[row * SIZE + column] = 0.25f * FastMath.sin(0.3f * x + 0.6f) * FastMath.cos(0.25f * z)
                        + 0.02f * beyond * beyond;
            }
        }
        return heights;
    }

    private static Material grass(AssetManager assets) {
        Texture texture = assets.loadTexture("Textures/Terrain/splat/grass.jpg");
        texture.setWrap(Texture.WrapMode.Repeat);
        Material material = new Material(assets, "Common/MatDefs/Terrain/TerrainLighting.j3md");
        material.setTexture("DiffuseMap", texture);
        material.setFloat("DiffuseMap_0_scale", SIZE / 4f);
        // The red channel of the alpha map is the share of the first texture, here the only one.
        material.setTexture("AlphaMap", new Texture2D(
                new Image(Image.Format.RGBA8, 1, 1, BufferUtils.createByteBuffer(new byte[] {-1, 0, 0, 0}),
                        ColorSpace.Linear)));
        return material;
    }

    Spatial spatial() {
        return terrain;
    }

    /** Returns the height of the ground at a position, whose Y is ignored; beyond the edge, that of the edge. */
    float heightAt(Vector3f position) {
        float edge = SPACING * (SIZE / 2) - 0.01f;
        return terrain.getHeight(place.set(
                FastMath.clamp(position.x, -edge, edge), FastMath.clamp(position.z, -edge, edge)));
    }

    /** Moves a spatial along Y until its origin is on the ground. It has a parent without transform. */
    void putDown(Spatial spatial) {
        Vector3f position = spatial.getLocalTranslation();
        spatial.setLocalTranslation(position.x, heightAt(position), position.z);
    }

    /**
     * Finds the point of the ground that a camera shows at a pixel. Things on the ground do not block the view.
     *
     * @param camera the camera
     * @param cursor the pixel, from the lower left corner of the window
     * @return a new vector, or null if there is no ground at the pixel
     */
    Vector3f findPoint(Camera camera, Vector2f cursor) {
        Vector3f near = camera.getWorldCoordinates(cursor, 0f);
        Vector3f direction = camera.getWorldCoordinates(cursor, 1f).subtractLocal(near).normalizeLocal();
        CollisionResults hits = new CollisionResults();
        terrain.collideWith(new Ray(near, direction), hits);
        return hits.size() == 0 ? null : hits.getClosestCollision().getContactPoint();
    }
}
