package org.jmesat.app.model;

import java.util.Arrays;
import java.util.List;

/** The names of a world's first layers, and which of the layers collide. */
final class Layers {
    static final int COUNT = 4;
    static final List<String> NAMES = List.of("red", "green", "blue", "grey");

    private final String[] names = {"default", null, null, null};
    private final boolean[][] apart = new boolean[COUNT][COUNT];

    Layers copy() {
        Layers copy = new Layers();
        for (int i = 0; i < COUNT; i++) {
            copy.names[i] = names[i];
            copy.apart[i] = apart[i].clone();
        }
        return copy;
    }

    /** The layer with a name, or −1. */
    int indexOf(String name) {
        return name == null ? -1 : Arrays.asList(names).indexOf(name);
    }

    void setName(int layer, String name) {
        names[layer] = name;
    }

    void setApart(int a, int b, boolean isApart) {
        apart[a][b] = isApart;
        apart[b][a] = isApart;
    }

    /** One bit for each name in a text that is the name of a layer. */
    long bits(String text) {
        long bits = 0;
        for (String name : text.split(", ")) {
            int layer = indexOf(name);
            bits |= layer < 0 ? 0 : 1L << layer;
        }
        return bits;
    }

    boolean has(long category, String name) {
        int layer = indexOf(name);
        return layer >= 0 && (category >> layer & 1) == 1;
    }

    /** Whether a layer of one category collides with a layer of the other. */
    boolean allow(long category, long other) {
        for (int i = 0; i < COUNT; i++) {
            for (int j = 0; j < COUNT; j++) {
                if ((category >> i & 1) == 1 && (other >> j & 1) == 1 && !apart[i][j]) {
                    return true;
                }
            }
        }
        return false;
    }
}
