package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.world.CollisionLayers;

/** A collider's category and mask if its settings name layers; names take precedence over numbers. */
final class NamedLayers {
    private final LayerText layers = new LayerText("layers");
    private final LayerText collidesWith = new LayerText("collidesWith");

    /** Whether settings name any layers. */
    static boolean areIn(ColliderControl settings) {
        return !settings.getLayers().isEmpty() || !settings.getCollidesWith().isEmpty();
    }

    /** Reads the settings, and reports unknown layer names. */
    void update(ColliderControl settings, CollisionLayers known, Spatial spatial, SceneProblems problems) {
        layers.update(settings.getLayers(), known);
        collidesWith.update(settings.getCollidesWith(), known);
        if (layers.problem() != null) {
            problems.report(spatial, layers.problem());
        }
        if (collidesWith.problem() != null) {
            problems.report(spatial, collidesWith.problem());
        }
    }

    long category(ColliderControl settings) {
        return layers.isBlank() ? settings.getCategory() : layers.bits();
    }

    long mask(ColliderControl settings) {
        return collidesWith.isBlank() ? settings.getMask() : collidesWith.bits();
    }
}
