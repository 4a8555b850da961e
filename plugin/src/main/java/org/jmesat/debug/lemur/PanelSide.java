package org.jmesat.debug.lemur;

/** The side of the window at which the panel is, unless the user has moved it. */
public enum PanelSide {
    /** At the right, or at the left if it would cover more of the explained pair at the right when it is shown. */
    AUTOMATIC,
    /** At the left. */
    LEFT,
    /** At the right. */
    RIGHT
}
