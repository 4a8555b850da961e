package org.jmesat.debug;

import org.jmesat.internal.draw.TriangleBatch;

/** The colours of a {@link DebugPalette}, for drawing with or without gamma correction. */
final class Palette {
    /** By ordinal of the meaning. */
    private final int[] colors = new int[DebugColor.values().length];

    Palette(DebugPalette source, boolean gammaCorrection) {
        for (DebugColor each : DebugColor.values()) {
            colors[each.ordinal()] = TriangleBatch.pack(DebugPalette.drawn(source.color(each), gammaCorrection));
        }
    }

    /** Returns a {@linkplain TriangleBatch#pack packed} colour. */
    int of(DebugColor meaning) {
        return colors[meaning.ordinal()];
    }
}
