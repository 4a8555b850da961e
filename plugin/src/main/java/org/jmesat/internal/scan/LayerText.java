package org.jmesat.internal.scan;

import org.jmesat.world.CollisionLayers;

/**
 * Layers that a property names, as "player, enemy" does. It is read again when it or the name of a layer has changed.
 */
final class LayerText {
    private final String property;
    private String text = "";
    private long nameRevision = -1;
    private boolean blank = true;
    private long bits;
    private String problem;

    LayerText(String property) {
        this.property = property;
    }

    /** Brings this up to date with the property. */
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
            } else {
                unknown.append(unknown.length() == 0 ? "'" : ", '").append(name).append('\'');
            }
        }
        problem = unknown.length() == 0 ? null
                : "its setting " + property + " names " + unknown + ", and no layer is called so";
    }

    /** Whether it names nothing, known or unknown. */
    boolean isBlank() {
        return blank;
    }

    /** One bit for each layer that is named and known. */
    long bits() {
        return bits;
    }

    /** Which of the names no layer has, as the rest of a sentence; null when there are none. */
    String problem() {
        return problem;
    }
}
