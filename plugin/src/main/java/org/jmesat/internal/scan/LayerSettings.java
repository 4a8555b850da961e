package org.jmesat.internal.scan;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.world.CollisionLayers;

/**
 * The layers of an app state as text, for editors: their names, and the pairs of layers that do not collide. A blank
 * text changes nothing, so that code can set names and pairs instead.
 */
final class LayerSettings {
    private static final int MOST_PROBLEMS = 10;

    private String names = "";
    private String apart = "";
    /** The number of layers named by the text, from layer 1 on. */
    private int named;
    private long nameRevision = -1;
    /** What is wrong with each text. */
    final List<String> nameProblems = new ArrayList<>();
    final List<String> apartProblems = new ArrayList<>();

    /** Sets names and matrix if a text has changed, and the matrix also if a layer's name has changed. */
    void apply(String newNames, String newApart, CollisionLayers layers) {
        if (!newNames.equals(names)) {
            names = newNames;
            setNames(layers);
        }
        if (!newApart.equals(apart) || !apart.isBlank() && nameRevision != layers.getNameRevision()) {
            apart = newApart;
            setMatrix(layers);
        }
        nameRevision = layers.getNameRevision();
    }

    private void setNames(CollisionLayers layers) {
        nameProblems.clear();
        for (int layer = 1; layer <= named; layer++) {
            layers.setName(layer, null);
        }
        String[] parts = names.isBlank() ? new String[0] : names.split(",", -1);
        named = Math.min(parts.length, CollisionLayers.COUNT - 1);
        for (int layer = 1; layer <= named; layer++) {
            String name = parts[layer - 1].strip();
            try {
                layers.setName(layer, name.isEmpty() ? null : name);
            } catch (IllegalArgumentException refused) {
                nameProblems.add("layerNames: " + refused.getMessage().replace(name, PointText.shorten(name)));
            }
        }
        if (parts.length > named) {
            nameProblems.add("layerNames: there is no layer " + (named + 1) + " for '"
                    + PointText.shorten(parts[named].strip()) + "'");
        }
        limit(nameProblems, "layerNames");
    }

    private static void limit(List<String> problems, String property) {
        int more = problems.size() - MOST_PROBLEMS;
        if (more > 0) {
            problems.subList(MOST_PROBLEMS, problems.size()).clear();
            problems.add(property + ": " + more + " more names or pairs are wrong");
        }
    }

    private void setMatrix(CollisionLayers layers) {
        apartProblems.clear();
        for (int layer = 0; layer < CollisionLayers.COUNT; layer++) {
            layers.setCollidingWithAll(layer, true);
        }
        for (String pair : apart.split(",")) {
            if (!pair.isBlank()) {
                separate(pair.strip(), layers);
            }
        }
        limit(apartProblems, "layersApart");
    }

    private void separate(String pair, CollisionLayers layers) {
        String[] sides = pair.split("\\|", -1);
        if (sides.length != 2) {
            apartProblems.add("layersApart: '" + PointText.shorten(pair)
                    + "' is not a pair of layer names with | between them");
            return;
        }
        int one = layer(sides[0].strip(), layers);
        int other = layer(sides[1].strip(), layers);
        if (one >= 0 && other >= 0) {
            layers.setColliding(one, other, false);
        }
    }

    private int layer(String name, CollisionLayers layers) {
        int layer = layers.indexOf(name);
        if (layer < 0) {
            apartProblems.add("layersApart: there is no layer '" + PointText.shorten(name) + "'");
        }
        return layer;
    }
}
