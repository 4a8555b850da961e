package org.jmesat.sample.level;

import com.jme3.asset.AssetManager;
import com.jme3.asset.TextureKey;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.texture.Texture;
import java.util.EnumMap;
import java.util.Map;

/** The materials of the level and of figures. */
enum Paint {
    FLOOR(0.32f, 0.34f, 0.38f),
    WALL(0.55f, 0.57f, 0.62f),
    DOOR(0.75f, 0.45f, 0.16f),
    COIN(1, 0.8f, 0.1f),
    LAVA(0.9f, 0.18f, 0.03f),
    PLATE(0.2f, 0.45f, 0.25f),
    BELT(0.16f, 0.17f, 0.2f),
    MARK(0.75f, 0.78f, 0.8f),
    GATE(0.2f, 0.5f, 0.9f),
    PAD(0.5f, 0.25f, 0.8f),
    TURRET(0.25f, 0.25f, 0.28f),
    SHOT(0.95f, 0.35f, 0.1f),
    PLAYER(0.15f, 0.4f, 0.8f),
    SKIN(0.85f, 0.65f, 0.5f),
    HEART(0.9f, 0.1f, 0.2f),
    STEEL("Textures/Terrain/Rock/Rock.PNG", 0.8f, 0.87f, 1),
    GOLD(0.85f, 0.65f, 0.12f),
    WOOD("Models/Tree/BarkColor.jpg", 1, 0.8f, 0.6f),
    BRICK("Textures/Terrain/BrickWall/BrickWall.jpg", 1, 0.95f, 0.85f);

    private final String texture;
    private final ColorRGBA color;

    /** As a screen shows it in full light. */
    Paint(float red, float green, float blue) {
        this(null, red, green, blue);
    }

    /** A texture, which the color is multiplied with. */
    Paint(String texture, float red, float green, float blue) {
        this.texture = texture;
        color = new ColorRGBA().setAsSrgb(red, green, blue, 1);
    }

    static Map<Paint, Material> mix(AssetManager assets) {
        Map<Paint, Material> materials = new EnumMap<>(Paint.class);
        for (Paint each : values()) {
            Material material = new Material(assets, "Common/MatDefs/Light/Lighting.j3md");
            material.setBoolean("UseMaterialColors", true);
            material.setColor("Diffuse", each.color);
            material.setColor("Ambient", each.color);
            // The sun is the same everywhere on a flat face, and software renderers are several times faster.
            material.setBoolean("VertexLighting", true);
            if (each.texture != null) {
                material.setTexture("DiffuseMap", load(assets, each.texture));
            }
            materials.put(each, material);
        }
        return materials;
    }

    /** A texture that is repeated, and multiplied with a color that may be brighter than white, without light. */
    static Material glow(AssetManager assets, String path, ColorRGBA color) {
        Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setTexture("ColorMap", load(assets, path));
        material.setColor("Color", color);
        return material;
    }

    private static Texture load(AssetManager assets, String path) {
        TextureKey key = new TextureKey(path);
        key.setGenerateMips(true);
        Texture texture = assets.loadTexture(key);
        texture.setWrap(Texture.WrapMode.Repeat);
        return texture;
    }
}
