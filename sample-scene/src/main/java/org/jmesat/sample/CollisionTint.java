package org.jmesat.sample;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/**
 * Tints its model while the model touches another one, fading in and out. Afterwards every geometry has its own
 * material again.
 */
final class CollisionTint extends CollisionScript {

    private static final ColorRGBA SURFACE = new ColorRGBA(2.4f, 0.55f, 0.05f, 1f);

    /** Darkens the tint of surfaces without a texture, which would be overexposed. */
    private static final float UNTEXTURED = 0.4f;

    /** A broad specular colour, so that the tint also shows on dark and red textures. */
    private static final ColorRGBA SHEEN = new ColorRGBA(0.9f, 0.28f, 0.02f, 1f);
    private static final float SHEEN_SHININESS = 1.5f;

    private static final float FADE_SECONDS = 0.15f;

    private final List<Tinted> tinted = new ArrayList<>();
    private int contacts;
    private float strength;

    /** A geometry with its own material and the tinted copy. */
    private static final class Tinted {
        final Geometry geometry;
        final Material plain;
        final Material coloured;
        final ColorRGBA plainSurface;
        final ColorRGBA plainSheen;
        final ColorRGBA fullSurface;
        // jME reads colours when it draws, so writing into these changes the tint without garbage.
        final ColorRGBA surface = new ColorRGBA();
        final ColorRGBA sheen = new ColorRGBA();

        Tinted(Geometry geometry) {
            this.geometry = geometry;
            plain = geometry.getMaterial();
            coloured = plain.clone();
            plainSurface = plain.getParamValue("Diffuse");
            plainSheen = plain.getParamValue("Specular");
            fullSurface = plain.getParam("DiffuseMap") == null ? SURFACE.mult(UNTEXTURED) : SURFACE;
            coloured.setColor("Diffuse", surface);
            coloured.setColor("Ambient", surface);
            coloured.setColor("Specular", sheen);
            coloured.setFloat("Shininess", SHEEN_SHININESS);
        }

        void show(float strength) {
            if (strength == 0f) {
                geometry.setMaterial(plain);
                return;
            }
            surface.interpolateLocal(plainSurface, fullSurface, strength);
            sheen.interpolateLocal(plainSheen, SHEEN, strength);
            if (geometry.getMaterial() != coloured) {
                geometry.setMaterial(coloured);
            }
        }
    }

    @Override
    public void setSpatial(Spatial spatial) {
        super.setSpatial(spatial);
        tinted.clear();
        if (spatial != null) {
            spatial.depthFirstTraversal(part -> {
                if (part instanceof Geometry geometry) {
                    tinted.add(new Tinted(geometry));
                }
            });
        }
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        contacts++;
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        contacts--;
    }

    /** The number of models that this one touches. */
    int contactCount() {
        return contacts;
    }

    @Override
    protected void controlUpdate(float tpf) {
        float target = contacts > 0 ? 1f : 0f;
        if (strength == target) {
            return;
        }
        float step = tpf / FADE_SECONDS;
        strength = target > strength ? Math.min(target, strength + step) : Math.max(target, strength - step);
        for (int i = 0; i < tinted.size(); i++) {
            tinted.get(i).show(strength);
        }
    }
}
