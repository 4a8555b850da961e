package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.geometry.PointText;
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
        update(layers, settings.getLayers(), known, spatial, problems);
        update(collidesWith, settings.getCollidesWith(), known, spatial, problems);
    }

    private static void update(LayerText read, String text, CollisionLayers known, Spatial spatial,
            SceneProblems problems) {
        read.update(text, known);
        if (read.problem != null) {
            problems.report(spatial, read.problem);
        }
    }

    long category(ColliderControl settings) {
        return layers.blank ? settings.getCategory() : layers.bits;
    }

    long mask(ColliderControl settings) {
        return collidesWith.blank ? settings.getMask() : collidesWith.bits;
    }

    /**
     * A property that lists layer names, such as "player, enemy". It is parsed again when the text or any layer's name
     * changes.
     */
    private static final class LayerText {
        /** No more unknown names are listed after this many characters. */
        private static final int LONGEST_LIST = 200;

        private final String property;
        private String text = "";
        private long nameRevision = -1;
        /** Whether the text names no layer, known or unknown. */
        private boolean blank = true;
        /** One bit for each known layer in the text. */
        private long bits;
        /** The unknown names, as the rest of a sentence about the spatial; null if all are known. */
        private String problem;

        LayerText(String property) {
            this.property = property;
        }

        /** Parses the property if necessary. */
        void update(String newText, CollisionLayers layers) {
            if (nameRevision == layers.getNameRevision() && text.equals(newText)) {
                return;
            }
            text = newText;
            nameRevision = layers.getNameRevision();
            blank = true;
            bits = 0;
            StringBuilder unknown = new StringBuilder();
            for (String part : text.split(",")) {
                String name = part.strip();
                if (name.isEmpty()) {
                    continue;
                }
                blank = false;
                int layer = layers.indexOf(name);
                if (layer >= 0) {
                    bits |= 1L << layer;
                } else if (unknown.length() < LONGEST_LIST) {
                    unknown.append(unknown.length() == 0 ? "'" : ", '").append(PointText.shorten(name)).append('\'');
                }
            }
            problem = unknown.length() == 0 ? null
                    : "its setting " + property + " names "
                            + (unknown.indexOf(",") < 0 ? "an unknown layer: " : "unknown layers: ") + unknown
                            + "; known are " + names(layers) + " (see jmesat.scene.layerNames)";
        }

        private static String names(CollisionLayers layers) {
            StringBuilder names = new StringBuilder();
            for (int i = 0; i < CollisionLayers.COUNT && names.length() < LONGEST_LIST; i++) {
                if (layers.getName(i) != null) {
                    names.append(names.length() == 0 ? "" : ", ").append(PointText.shorten(layers.getName(i)));
                }
            }
            return names.toString();
        }
    }
}
