package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.system.JmeSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CollisionTintTest {

    private static final float FRAME = 1f / 60f;

    private final Geometry geometry = new Geometry("box", new Box(1f, 1f, 1f));
    private final Node pivot = new Node("pivot");
    private final CollisionTint tint = new CollisionTint();
    private Material plain;

    @BeforeEach
    void addTheTint() {
        plain = new Material(JmeSystem.newAssetManager(JmeSystem.getPlatformAssetConfigURL()),
                "Common/MatDefs/Light/Lighting.j3md");
        plain.setBoolean("UseMaterialColors", true);
        plain.setColor("Diffuse", new ColorRGBA(0.1f, 0.2f, 0.3f, 1f));
        plain.setColor("Ambient", new ColorRGBA(0.1f, 0.2f, 0.3f, 1f));
        plain.setColor("Specular", new ColorRGBA(0f, 0f, 0f, 1f));
        geometry.setMaterial(plain);
        pivot.attachChild(geometry);
        pivot.addControl(tint);
    }

    @Test
    void nothingChangesBeforeACollision() {
        frames(10);
        assertSame(plain, geometry.getMaterial());
    }

    @Test
    void aCollisionColoursACopyOfTheMaterialAlone() {
        tint.onCollisionEnter(null);
        frames(30);
        assertNotSame(plain, geometry.getMaterial());
        assertNotEquals(diffuse(plain), diffuse(geometry.getMaterial()));
        assertEquals(new ColorRGBA(0.1f, 0.2f, 0.3f, 1f), diffuse(plain));
    }

    @Test
    void theColourStaysUntilTheLastContactEnds() {
        tint.onCollisionEnter(null);
        tint.onCollisionEnter(null);
        frames(30);
        tint.onCollisionExit(null);
        frames(30);
        assertNotSame(plain, geometry.getMaterial());
        tint.onCollisionExit(null);
        frames(30);
        assertSame(plain, geometry.getMaterial());
    }

    @Test
    void aContactOfOneFrameIsUndoneToo() {
        tint.onCollisionEnter(null);
        frames(1);
        tint.onCollisionExit(null);
        frames(1);
        assertSame(plain, geometry.getMaterial());
    }

    @Test
    void theColourFadesIn() {
        tint.onCollisionEnter(null);
        frames(1);
        ColorRGBA early = diffuse(geometry.getMaterial()).clone();
        frames(30);
        assertNotEquals(early, diffuse(geometry.getMaterial()));
    }

    private static ColorRGBA diffuse(Material material) {
        return material.getParamValue("Diffuse");
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            pivot.updateLogicalState(FRAME);
        }
    }
}
