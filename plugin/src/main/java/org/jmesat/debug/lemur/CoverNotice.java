package org.jmesat.debug.lemur;

import org.jmesat.debug.CollisionDebugState;

/** Tells the overlay which part of the window the panel covers, when that changes. */
final class CoverNotice {
    private CollisionDebugState overlay;
    private float minX;
    private float minY;
    private float maxX;
    private float maxY;

    /** Tells an overlay what the panel covers; null for no overlay. */
    void tell(CollisionDebugState newOverlay, PanelFrame frame) {
        if (newOverlay == overlay && minX == frame.minX() && minY == frame.minY() && maxX == frame.maxX()
                && maxY == frame.maxY()) {
            return;
        }
        if (newOverlay != overlay) {
            withdraw();
        }
        overlay = newOverlay;
        minX = frame.minX();
        minY = frame.minY();
        maxX = frame.maxX();
        maxY = frame.maxY();
        if (overlay != null) {
            overlay.setPanelArea(minX, minY, maxX, maxY);
        }
    }

    /** Tells the overlay that nothing is covered any more. */
    void withdraw() {
        if (overlay != null) {
            overlay.setPanelArea(0, 0, 0, 0);
            overlay = null;
        }
    }
}
