package org.jmesat.debug;

import com.jme3.math.ColorRGBA;

/**
 * The colours of the debug views by meaning. Each call returns a new opaque colour that the caller may modify. The
 * values are those on the screen; convert them by {@link #drawn} before drawing.
 */
public final class DebugColors {
    private DebugColors() {
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

    /** {@return the colour of an axis on which the intervals do not overlap: green} */
    public static ColorRGBA separatingAxis() {
        return new ColorRGBA(0.1f, 0.85f, 0.15f, 1);
    }

    /** {@return the colour of the dotted line between shapes, perpendicular to their separating axis: pale green} */
    public static ColorRGBA separatingLine() {
        return new ColorRGBA(0.5f, 1, 0.45f, 1);
    }

    /** {@return the colour of the projection interval of A: red} */
    public static ColorRGBA intervalA() {
        return new ColorRGBA(0.88f, 0.08f, 0.06f, 1);
    }

    /** {@return the colour of the projection interval of B: a lighter red} */
    public static ColorRGBA intervalB() {
        return new ColorRGBA(1, 0.36f, 0.3f, 1);
    }

    /** {@return the colour of the axis of least overlap and of the minimum translation vector along it: white} */
    public static ColorRGBA leastOverlap() {
        return new ColorRGBA(1, 1, 1, 1);
    }

    /** {@return the colour of the axes that neither separate nor decide: grey} */
    public static ColorRGBA otherAxis() {
        return new ColorRGBA(0.5f, 0.5f, 0.53f, 1);
    }

    /** {@return the colour of the outline of a collider in contact: amber} */
    public static ColorRGBA touching() {
        return new ColorRGBA(1, 0.55f, 0, 1);
    }

    /** {@return the colour of the outline of a collider without a contact: slate blue} */
    public static ColorRGBA free() {
        return new ColorRGBA(0.3f, 0.42f, 0.85f, 1);
    }

    /** {@return the colour of contact points and their normals: magenta} */
    public static ColorRGBA contact() {
        return new ColorRGBA(0.95f, 0.15f, 0.95f, 1);
    }
}
