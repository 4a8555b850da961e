package org.jmesat.debug;

import com.jme3.math.ColorRGBA;

/**
 * The colours of the debug views. Each line has a {@linkplain DebugColor#RIM rim}, so it is seen on any ground: the
 * contrast of each colour to the rim is at least 4.5 : 1. Any two colours, except those of a separating axis and of its
 * dotted line, differ by at least 20 in CIELAB (ΔE 1976), for normal eyes and for the colour-blind ones named below.
 */
public enum DebugPalette {
    /** Intervals red, separating axis green, least overlap white. For normal and green-blind eyes (deuteranopia). */
    STANDARD(0x4CFF70, 0xA8FB72, 0xE92F38, 0xF78D89, 0x817A6C, 0xF78501, 0x456EFF, 0x4B839E, 0x2AE1FF, 0xB6B5C0,
            0xFFFF33, 0xF02EFE),
    /**
     * Separating axis blue, intervals brown and yellow, least overlap white. Also for red-blind and blue-blind eyes
     * (protanopia and tritanopia).
     */
    COLOR_BLIND(0x7CC5F7, 0x85CAFA, 0xD24F3B, 0xFFBA02, 0xA16994, 0xD4800C, 0x6D7DCC, 0xA8C0C7, 0x32FFAF, 0x95917D,
            0xD9D069, 0xD300FD);

    private static final int WHITE = 0xFFFFFF;
    private static final int NEARLY_BLACK = 0x0D0E13;

    private final int separatingAxis;
    private final int separatingLine;
    private final int intervalA;
    private final int intervalB;
    private final int otherAxis;
    private final int touching;
    private final int body;
    private final int fixed;
    private final int trigger;
    private final int disabled;
    private final int faulty;
    private final int contact;

    DebugPalette(int separatingAxis, int separatingLine, int intervalA, int intervalB, int otherAxis, int touching,
            int body, int fixed, int trigger, int disabled, int faulty, int contact) {
        this.separatingAxis = separatingAxis;
        this.separatingLine = separatingLine;
        this.intervalA = intervalA;
        this.intervalB = intervalB;
        this.otherAxis = otherAxis;
        this.touching = touching;
        this.body = body;
        this.fixed = fixed;
        this.trigger = trigger;
        this.disabled = disabled;
        this.faulty = faulty;
        this.contact = contact;
    }

    /**
     * Returns a colour as it is on the screen; convert it by {@link #drawn} before drawing.
     *
     * @param meaning what the colour means (not null)
     * @return a new opaque colour
     */
    public ColorRGBA color(DebugColor meaning) {
        int rgb = switch (meaning) {
            case SEPARATING_AXIS -> separatingAxis;
            case SEPARATING_LINE -> separatingLine;
            case INTERVAL_A -> intervalA;
            case INTERVAL_B -> intervalB;
            case LEAST_OVERLAP -> WHITE;
            case OTHER_AXIS -> otherAxis;
            case TOUCHING -> touching;
            case BODY -> body;
            case FIXED -> fixed;
            case TRIGGER -> trigger;
            case DISABLED -> disabled;
            case FAULTY -> faulty;
            case CONTACT -> contact;
            case RIM -> NEARLY_BLACK;
        };
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
}
