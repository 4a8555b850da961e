package org.jmesat.sample;

/**
 * The edges of the window in the XY plane, for which the arena, a rectangle about the origin, fills the part of the
 * window that the GUI does not cover.
 *
 * @param left X of the left edge, in world units
 * @param right X of the right edge, in world units
 * @param bottom Y of the bottom edge, in world units
 * @param top Y of the top edge, in world units
 */
record Framing(float left, float right, float bottom, float top) {

    static final float ARENA_WIDTH = 13.4f;
    static final float ARENA_HEIGHT = 9.4f;

    /**
     * Computes the edges.
     *
     * @param width width of the window in pixels, &gt; 0
     * @param height height of the window in pixels, &gt; 0
     * @param covered covered pixels at the right edge, &ge; 0; at most half the width is left free for them
     * @param zoom magnification, &gt; 0; 1 fits the arena
     */
    static Framing fit(int width, int height, int covered, float zoom) {
        float hidden = Math.min(covered, width / 2);
        float free = width - hidden;
        float unitsPerPixel = Math.max(ARENA_WIDTH / free, ARENA_HEIGHT / height) / zoom;
        float halfFree = unitsPerPixel * free / 2;
        float halfHeight = unitsPerPixel * height / 2;
        return new Framing(-halfFree, halfFree + unitsPerPixel * hidden, -halfHeight, halfHeight);
    }
}
