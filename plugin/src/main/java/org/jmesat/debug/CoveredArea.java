package org.jmesat.debug;

/** A rectangle of the window that a panel or the game's HUD covers, in pixels from the lower left corner. */
record CoveredArea(float minX, float minY, float maxX, float maxY) {
    static final CoveredArea NONE = new CoveredArea(0, 0, 0, 0);

    /** Returns whether it covers no pixel, as with NaN. */
    boolean isEmpty() {
        return !(minX < maxX && minY < maxY);
    }
}
