package org.jmesat.internal.draw;

/** The letters A, B and Z as line segments, so that the overlay needs no font. */
public final class Letter {
    /** The letter A. */
    public static final Letter A = new Letter(-0.36f, -0.5f, 0, 0.5f, 0, 0.5f, 0.36f, -0.5f, -0.22f, -0.14f, 0.22f,
            -0.14f);
    /** The letter B. */
    public static final Letter B = new Letter(-0.3f, -0.5f, -0.3f, 0.5f, -0.3f, 0.5f, 0.12f, 0.5f, 0.12f, 0.5f,
            0.28f, 0.36f, 0.28f, 0.36f, 0.28f, 0.16f, 0.28f, 0.16f, 0.12f, 0.02f, -0.3f, 0.02f, 0.12f, 0.02f, 0.12f,
            0.02f, 0.33f, -0.15f, 0.33f, -0.15f, 0.33f, -0.34f, 0.33f, -0.34f, 0.14f, -0.5f, 0.14f, -0.5f, -0.3f,
            -0.5f);

    /** The letter Z. */
    public static final Letter Z = new Letter(-0.35f, 0.5f, 0.35f, 0.5f, 0.35f, 0.5f, -0.35f, -0.5f, -0.35f, -0.5f,
            0.35f, -0.5f);

    private final float[] strokes;

    private Letter(float... strokes) {
        this.strokes = strokes;
    }

    /** Draws the letter upright on the screen, centred at a point; its height is in pixels. */
    public void draw(Pen pen, double x, double y, double z, float height) {
        pen.strokes(strokes, x, y, z, height);
    }
}
