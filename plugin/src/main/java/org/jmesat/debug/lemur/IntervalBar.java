package org.jmesat.debug.lemur;

import com.jme3.material.Material;
import com.jme3.scene.Node;

/**
 * A bar from one value to another on a number line. It is at least {@link #LEAST} pixels wide. At an end that lies
 * beyond the row it is broken into dashes: it goes on there.
 */
final class IntervalBar {
    /** A bar of fewer pixels is easily overlooked. */
    static final float LEAST = 2;
    private static final float DASH = 4;
    private static final float GAP = 3;
    private static final int GAPS = 2;

    final Fill bar;
    /** The gaps between the dashes, at the left end, then at the right end. */
    final Fill[] gaps = new Fill[2 * GAPS];

    /**
     * Creates a hidden bar.
     *
     * @param ground the material behind the bar
     * @param z above that of what is behind it
     */
    IntervalBar(PanelStyle style, Node parent, Material material, Material ground, float z) {
        bar = new Fill(style, parent, material, z);
        for (int i = 0; i < gaps.length; i++) {
            gaps[i] = new Fill(style, parent, ground, z + 0.05f);
        }
    }

    /**
     * Places the bar.
     *
     * @param left the left end, in pixels; may be beyond the row
     * @param right the right end, in pixels (≥ left); may be beyond the row
     * @param top in pixels
     * @param height in pixels
     * @param width of the row, in pixels
     */
    void place(float left, float right, float top, float height, float width) {
        boolean openLeft = left < 0;
        boolean openRight = right > width;
        float from = Math.min(Math.max(0, left), width - LEAST);
        float to = Math.max(Math.min(width, right), LEAST);
        if (to - from < LEAST) {
            from = Math.min(Math.max(0, (float) Math.floor((from + to - LEAST) / 2)), width - LEAST);
            to = from + LEAST;
        }
        bar.place(from, top, to - from, height);
        for (int i = 0; i < GAPS; i++) {
            float offset = DASH + i * (DASH + GAP);
            gaps[i].place(from + offset, top, openLeft && to - from > 2 * offset ? GAP : 0, height);
            gaps[GAPS + i].place(to - offset - GAP, top, openRight && to - from > 2 * offset ? GAP : 0, height);
        }
    }
}
