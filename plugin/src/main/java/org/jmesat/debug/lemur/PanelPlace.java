package org.jmesat.debug.lemur;

/** Where the user has left the panel: kept while it is hidden. */
final class PanelPlace {
    /** Whether the user has moved the panel. */
    boolean moved;
    /** Left end in pixels of the window; if it was moved. */
    float left;
    /** Top in pixels down from that of the window; if it was moved. */
    float top;
    /** The side that the game has set. */
    PanelSide side = PanelSide.AUTOMATIC;
    /** Whether the explained pair is seen better with the panel at the left edge of the window. */
    boolean atLeft;
    boolean collapsed;
    /** Whether the user has opened the lists and axes. */
    boolean detailed;

    void toggleCollapsed() {
        collapsed = !collapsed;
    }

    /** Returns whether a panel that was not moved is at the left edge of the window. */
    boolean isAtLeft() {
        return side == PanelSide.LEFT || side == PanelSide.AUTOMATIC && atLeft;
    }
}
