package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.List;

/** Triangles that are collected one by one. */
final class Triangles {
    private final List<float[]> list = new ArrayList<>();

    Triangles add(float... xy) {
        list.add(xy);
        return this;
    }

    /** Two triangles, wound in opposite directions. */
    Triangles box(float x0, float y0, float x1, float y1) {
        return add(x0, y0, x1, y0, x1, y1).add(x0, y0, x0, y1, x1, y1);
    }

    /** The region between two boxes of one centre, as eight triangles. */
    Triangles frame(float outer, float inner) {
        float o = outer;
        float i = inner;
        return box(-o, -o, o, -i).box(-o, i, o, o).box(-o, -i, -i, i).box(i, -i, o, i);
    }

    float[] array() {
        float[] xy = new float[6 * list.size()];
        for (int i = 0; i < list.size(); i++) {
            System.arraycopy(list.get(i), 0, xy, 6 * i, 6);
        }
        return xy;
    }

    int pieces(String what) {
        return OutlineOracle.requireExact(array(), what).length;
    }
}
