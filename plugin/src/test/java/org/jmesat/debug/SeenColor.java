package org.jmesat.debug;

import com.jme3.math.ColorRGBA;

/**
 * A colour as eyes see it: its contrast by WCAG 2 and its distance in CIELAB (CIE 1976, white point D65), after a
 * simulation of colour blindness by the matrices of Machado, Oliveira and Fernandes (2009) for severity 1.
 */
record SeenColor(double red, double green, double blue) {
    /** The eyes that look. */
    enum Eyes {
        NORMAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
        GREEN_BLIND(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        RED_BLIND(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        BLUE_BLIND(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

        private final double[] rows;

        Eyes(double... rows) {
            this.rows = rows;
        }
    }

    /** Linear light of a screen colour (sRGB). */
    static SeenColor of(ColorRGBA screen) {
        return new SeenColor(linear(screen.r), linear(screen.g), linear(screen.b));
    }

    private static double linear(double value) {
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    SeenColor by(Eyes eyes) {
        return new SeenColor(row(eyes.rows, 0), row(eyes.rows, 3), row(eyes.rows, 6));
    }

    private double row(double[] rows, int at) {
        return Math.max(0, Math.min(1, rows[at] * red + rows[at + 1] * green + rows[at + 2] * blue));
    }

    double luminance() {
        return 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue;
    }

    /** The contrast ratio, from 1 to 21. */
    static double contrast(ColorRGBA one, ColorRGBA other) {
        double a = of(one).luminance() + 0.05;
        double b = of(other).luminance() + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    /** The distance of two screen colours in CIELAB. */
    static double difference(ColorRGBA one, ColorRGBA other, Eyes eyes) {
        double[] a = of(one).by(eyes).lab();
        double[] b = of(other).by(eyes).lab();
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    private double[] lab() {
        double x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
        double y = root(luminance());
        double z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double value) {
        return value > 216.0 / 24389 ? Math.cbrt(value) : (24389.0 / 27 * value + 16) / 116;
    }
}
