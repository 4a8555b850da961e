package org.jmesat.sample.ground;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.HashMap;
import java.util.Map;

/** Paints one spatial yellow, and gives it its own materials back. */
final class Mark {

    private static final ColorRGBA COLOUR = new ColorRGBA(1.6f, 1.25f, 0.3f, 1f);

    private final Map<Geometry, Material> own = new HashMap<>();
    private Spatial marked;

    /** The marked spatial, or null. */
    Spatial spatial() {
        return marked;
    }

    /** Marks another spatial; null for none. */
    void move(Spatial spatial) {
        if (spatial == marked) {
            return;
        }
        own.forEach(Geometry::setMaterial);
        own.clear();
        marked = spatial;
        if (spatial != null) {
            spatial.depthFirstTraversal(part -> {
                if (part instanceof Geometry geometry) {
                    own.put(geometry, geometry.getMaterial());
                    geometry.setMaterial(paint(geometry.getMaterial().clone()));
                }
            });
        }
    }

    private static Material paint(Material material) {
        for (String parameter : new String[] {"Diffuse", "Ambient", "Color"}) {
            if (material.getMaterialDef().getMaterialParam(parameter) != null) {
                material.setColor(parameter, COLOUR);
            }
        }
        return material;
    }
}
