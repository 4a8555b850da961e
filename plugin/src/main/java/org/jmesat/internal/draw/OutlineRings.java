package org.jmesat.internal.draw;

/**
 * Draws closed outlines as two rings with mitred corners: the rim, and over it the colour. In a view straight onto the
 * plane, as most 2D games have, the rings lie in the plane, so that lines have the same width in the whole picture.
 */
final class OutlineRings {
    /**
     * Mitre limit: corners at which the cosine of the turn is below this get no mitre. At the limit, the tip of a mitre
     * is 1.75 times as far out as the edge.
     */
    private static final float MITRE_LIMIT = -0.35f;
    /** Floats per edge in {@code edges}. */
    private static final int EDGE = 6;

    private final TriangleBatch batch;
    private final ViewScale view;
    /**
     * By edge of an outline: x and y of the vector along it; x, y and z of the unit vector across it, as seen from the
     * camera; the square of its length as seen from the camera, reduced in {@link #draw} by what the mitres cut off at
     * the inner side of the rim.
     */
    private float[] edges = new float[EDGE * 16];
    private float scale;
    private float half;
    private float halfOfRim;
    private int color;
    private int rim;

    OutlineRings(TriangleBatch batch, ViewScale view) {
        this.batch = batch;
        this.view = view;
    }

    /** Sets the scale of all lengths, half the width of the colour and of the rim in pixels, and their colours. */
    OutlineRings use(float newScale, float newHalf, float newHalfOfRim, int newColor, int newRim) {
        scale = newScale;
        half = newHalf;
        halfOfRim = newHalfOfRim;
        color = newColor;
        rim = newRim;
        return this;
    }

    /**
     * Draws an outline.
     *
     * @param corners x and y of each corner relative to the camera, counter-clockwise
     * @param count the number of corners (≥3)
     * @param z the depth relative to the camera
     * @return false, with nothing drawn, if a corner is behind the eye or sharper than the mitre limit, or the outline
     *     is so small on the screen that the inner side of the rim would cross itself
     */
    boolean draw(float[] corners, int count, float z) {
        if (edges.length < EDGE * count) {
            edges = new float[EDGE * count];
        }
        if (!measureEdges(corners, count, z)) {
            return false;
        }
        int firstOfRim = batch.reserve(2 * count);
        int firstOfColor = firstOfRim + QuadMesh.QUAD * count;
        float[] e = edges;
        for (int i = 0, last = count - 1; i < count; last = i++) {
            float x = corners[2 * i];
            float y = corners[2 * i + 1];
            int before = EDGE * last;
            int after = EDGE * i;
            float cos = e[before + 2] * e[after + 2] + e[before + 3] * e[after + 3] + e[before + 4] * e[after + 4];
            if (view.isBehind(x, y, z) || !(cos > MITRE_LIMIT)) {
                return false;
            }
            float part = scale * view.pixelAtRelative(x, y, z) / (1 + cos);
            float mitreX = part * (e[before + 2] + e[after + 2]);
            float mitreY = part * (e[before + 3] + e[after + 3]);
            float mitreZ = part * (e[before + 4] + e[after + 4]);
            e[before + 5] -= halfOfRim * Math.abs(mitreX * e[before] + mitreY * e[before + 1]);
            e[after + 5] -= halfOfRim * Math.abs(mitreX * e[after] + mitreY * e[after + 1]);
            if (!(e[before + 5] > 0 && e[after + 5] > 0)) {
                return false;
            }
            for (int quads = firstOfRim; quads <= firstOfColor; quads += QuadMesh.QUAD * count) {
                float out = quads == firstOfRim ? halfOfRim : half;
                int paint = quads == firstOfRim ? rim : color;
                float sideX = out * mitreX;
                float sideY = out * mitreY;
                float sideZ = out * mitreZ;
                batch.setAcross(quads + QuadMesh.QUAD * i, x, y, z, sideX, sideY, sideZ, paint);
                batch.setAcross(quads + QuadMesh.QUAD * last + 2, x, y, z, -sideX, -sideY, -sideZ, paint);
            }
        }
        batch.addQuads(2 * count);
        return true;
    }

    /** Fills {@code edges}; returns false if an edge has length 0 on the screen. */
    private boolean measureEdges(float[] corners, int count, float z) {
        float[] to = edges;
        boolean straight = view.isStraight();
        float height = view.eyeZ(z);
        float x = corners[0];
        float y = corners[1];
        for (int i = 1, edge = 0; i <= count; i++, edge += EDGE) {
            int next = i == count ? 0 : i;
            float dx = corners[2 * next] - x;
            float dy = corners[2 * next + 1] - y;
            float eyeX = straight ? 0 : view.eyeX(x);
            float eyeY = straight ? 0 : view.eyeY(y);
            float tilt = eyeX * dy - eyeY * dx;
            float square = height * height * (dx * dx + dy * dy) + tilt * tilt;
            if (!(square > 0)) {
                return false;
            }
            float inverse = 1 / (float) Math.sqrt(square);
            to[edge] = dx;
            to[edge + 1] = dy;
            to[edge + 2] = -height * dy * inverse;
            to[edge + 3] = height * dx * inverse;
            to[edge + 4] = tilt * inverse;
            to[edge + 5] = square / (height * height + eyeX * eyeX + eyeY * eyeY);
            x += dx;
            y += dy;
        }
        return true;
    }
}
