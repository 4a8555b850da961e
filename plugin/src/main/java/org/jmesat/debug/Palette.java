package org.jmesat.debug;

import com.jme3.math.ColorRGBA;

/** The colours of a {@link DebugPalette}, converted for drawing with or without gamma correction. Do not modify. */
final class Palette {
    final ColorRGBA separatingAxis;
    final ColorRGBA separatingLine;
    final ColorRGBA intervalA;
    final ColorRGBA intervalB;
    final ColorRGBA leastOverlap;
    final ColorRGBA otherAxis;
    final ColorRGBA touching;
    final ColorRGBA body;
    final ColorRGBA fixed;
    final ColorRGBA trigger;
    final ColorRGBA disabled;
    final ColorRGBA faulty;
    final ColorRGBA contact;
    final ColorRGBA rim;

    private final DebugPalette source;
    private final boolean gammaCorrection;

    Palette(DebugPalette source, boolean gammaCorrection) {
        this.source = source;
        this.gammaCorrection = gammaCorrection;
        separatingAxis = drawn(DebugColor.SEPARATING_AXIS);
        separatingLine = drawn(DebugColor.SEPARATING_LINE);
        intervalA = drawn(DebugColor.INTERVAL_A);
        intervalB = drawn(DebugColor.INTERVAL_B);
        leastOverlap = drawn(DebugColor.LEAST_OVERLAP);
        otherAxis = drawn(DebugColor.OTHER_AXIS);
        touching = drawn(DebugColor.TOUCHING);
        body = drawn(DebugColor.BODY);
        fixed = drawn(DebugColor.FIXED);
        trigger = drawn(DebugColor.TRIGGER);
        disabled = drawn(DebugColor.DISABLED);
        faulty = drawn(DebugColor.FAULTY);
        contact = drawn(DebugColor.CONTACT);
        rim = drawn(DebugColor.RIM);
    }

    private ColorRGBA drawn(DebugColor meaning) {
        return DebugPalette.drawn(source.color(meaning), gammaCorrection);
    }
}
