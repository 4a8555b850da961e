package org.jmesat.debug;

import com.jme3.math.ColorRGBA;

/** The {@link DebugColors}, converted once for drawing with or without gamma correction. Do not modify them. */
final class Palette {
    final ColorRGBA separatingAxis;
    final ColorRGBA separatingLine;
    final ColorRGBA intervalA;
    final ColorRGBA intervalB;
    final ColorRGBA leastOverlap;
    final ColorRGBA otherAxis;
    final ColorRGBA touching;
    final ColorRGBA free;
    final ColorRGBA contact;

    Palette(boolean gammaCorrection) {
        separatingAxis = DebugColors.drawn(DebugColors.separatingAxis(), gammaCorrection);
        separatingLine = DebugColors.drawn(DebugColors.separatingLine(), gammaCorrection);
        intervalA = DebugColors.drawn(DebugColors.intervalA(), gammaCorrection);
        intervalB = DebugColors.drawn(DebugColors.intervalB(), gammaCorrection);
        leastOverlap = DebugColors.drawn(DebugColors.leastOverlap(), gammaCorrection);
        otherAxis = DebugColors.drawn(DebugColors.otherAxis(), gammaCorrection);
        touching = DebugColors.drawn(DebugColors.touching(), gammaCorrection);
        free = DebugColors.drawn(DebugColors.free(), gammaCorrection);
        contact = DebugColors.drawn(DebugColors.contact(), gammaCorrection);
    }
}
