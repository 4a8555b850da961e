package org.jmesat.internal.project;

/** The sentence about a geometry of which nothing is in its slice; cached, since it may keep moving outside. */
final class OutsideText {
    private PieceSettings settings;
    private String text;

    String of(PieceSettings sliced) {
        if (settings != sliced) {
            settings = sliced;
            text = sliced.nothingInSlice();
        }
        return text;
    }
}
