package org.jmesat.debug;

import com.jme3.math.ColorRGBA;
import org.jmesat.internal.draw.Pen;

/**
 * The colours of the debug views. Each line has a {@linkplain DebugColor#RIM rim}, so it is seen on any ground: the
 * contrast of each colour to the rim is at least 4.5 : 1. Any two colours, except those of a separating axis and of its
 * dotted line, differ by at least 20 in CIELAB (ΔE 1976), and those of A and B by at least 45, for normal eyes and for
 * the colour-blind ones named below.
 */
public enum DebugPalette {
    /**
     * A red, B sand, separating axis green, least overlap white. For normal and green-blind eyes (deuteranopia).
     */
    STANDARD(0x4CFF70, 0xA8FB72, 0xEE2C27, 0xFADAB9, 0xFFFFFF, 0x817A6C, 0xF78501, 0x456EFF, 0x4B839E, 0x2AE1FF,
            0xB6B5C0, 0xFFFF33, 0xF02EFE, 0x0D0E13),
    /**
     * A brown, B yellow, separating axis blue, least overlap white. Also for red-blind and blue-blind eyes
     * (protanopia and tritanopia).
     */
    COLOR_BLIND(0x7CC5F7, 0x85CAFA, 0xD24F3B, 0xFFBA02, 0xFFFFFF, 0xA16994, 0xD4800C, 0x6D7DCC, 0xA8C0C7, 0x32FFAF,
            0x95917D, 0xD9D069, 0xD300FD, 0x0D0E13);

    /** In the order of {@link DebugColor}. */
    private final int[] colors;

    DebugPalette(int... colors) {
        this.colors = colors;
    }

    /**
     * Returns a colour as it is on the screen; convert it by {@link #drawn} before drawing.
     *
     * @param meaning what the colour means (not null)
     * @return a new opaque colour
     */
    public ColorRGBA color(DebugColor meaning) {
        int rgb = colors[meaning.ordinal()];
        return new ColorRGBA((rgb >> 16) / 255f, (rgb >> 8 & 0xFF) / 255f, (rgb & 0xFF) / 255f, 1);
    }

    /**
     * Converts a screen colour to the colour to draw with. Gamma correction, on by default in jMonkeyEngine, brightens
     * colours; this compensates for it.
     *
     * @param seen the colour on the screen (not null, unaffected)
     * @param gammaCorrection whether the application's settings have gamma correction
     * @return a new colour
     */
    public static ColorRGBA drawn(ColorRGBA seen, boolean gammaCorrection) {
        return gammaCorrection ? new ColorRGBA().setAsSrgb(seen.r, seen.g, seen.b, seen.a) : seen.clone();
    }

    /** Returns the packed colours to draw with, in the order of {@link DebugColor}. */
    int[] pack(boolean gammaCorrection) {
        int[] packed = new int[colors.length];
        for (DebugColor each : DebugColor.values()) {
            packed[each.ordinal()] = Pen.pack(drawn(color(each), gammaCorrection));
        }
        return packed;
    }
}
