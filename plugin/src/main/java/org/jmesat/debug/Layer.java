package org.jmesat.debug;

/** What the overlay draws besides the explanation of the selected pair; each can be switched on and off. */
enum Layer {
    OUTLINES, PIECES, CONTACTS, BOXES, NAMES, MOTION, QUERIES, SLEEPING, ALL_AXES;

    /** Returns a number to add to a set of layers: 0 unless this one is drawn. */
    int when(boolean drawn) {
        return drawn ? 1 << ordinal() : 0;
    }

    boolean isIn(int layers) {
        return (layers & 1 << ordinal()) != 0;
    }
}
