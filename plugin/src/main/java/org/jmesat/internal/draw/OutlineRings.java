package org.jmesat.internal.draw;

/**
 * Draws closed outlines as two rings with mitred corners: the rim, and over it the colour.
 *
 * <p>In a view straight onto the plane, as most 2D games have, every corner is at the same distance from the eye, and
 * the picture is the plane at another scale. Then the rings lie in the plane, and need fewer numbers than by
 * {@link #drawTilted}.
 */
final class OutlineRings {
    /**
     * Mitre limit: corners at which the cosine of the turn is below this get no mitre. At the limit, the tip of a mitre
     * is 1.75 times as far out as the edge.
     */
    private static final float MITRE_LIMIT = -0.35f;
    /** Floats of a corner's vertices. */
    private static final int RING = TriangleBatch.POSITION * TriangleBatch.RING_VERTICES;
    /** Floats per edge in {@code edges}. */
    private static final int EDGE = 6;

    private final TriangleBatch batch;
    private final ViewScale view;
    /**
     * By edge of an outline: x and y of the vector along it; x, y and z of the unit vector across it, as seen from the
     * camera; the square of its length as seen from the camera, reduced in {@link #mitre} by what the mitres cut off at
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
        boolean drawn = view.isStraight() ? drawStraight(corners, count, z) : drawTilted(corners, count, z);
        if (drawn) {
            batch.addRings(count);
        }
        return drawn;
    }

    /** Goes around the outline once, with the edge before a corner and the edge after it. */
    private boolean drawStraight(float[] corners, int count, float z) {
        float x = corners[0];
        float y = corners[1];
        if (view.isBehind(x, y, z)) {
            return false;
        }
        float unit = scale * view.pixelAtRelative(x, y, z);
        float outer = halfOfRim;
        float inner = half;
        float dx = x - corners[2 * count - 2];
        float dy = y - corners[2 * count - 1];
        float lengthOfLast = (float) Math.sqrt(dx * dx + dy * dy);
        float alongX = dx / lengthOfLast;
        float alongY = dy / lengthOfLast;
        // What the mitres leave of an edge at the inner side of the rim.
        float rest = lengthOfLast;
        float restOfLast = 0;
        int vertex = batch.reserve(TriangleBatch.RING_VERTICES * count);
        int p = TriangleBatch.POSITION * vertex;
        float[] to = batch.positions();
        int[] colors = batch.colors();
        for (int i = 1; i <= count; i++, vertex += TriangleBatch.RING_VERTICES, p += RING) {
            int next = i == count ? 0 : 2 * i;
            float nextX = corners[next];
            float nextY = corners[next + 1];
            dx = nextX - x;
            dy = nextY - y;
            float length = (float) Math.sqrt(dx * dx + dy * dy);
            float inverse = 1 / length;
            dx *= inverse;
            dy *= inverse;
            float cos = alongX * dx + alongY * dy;
            // Also false for an edge of length 0, whose numbers are NaN.
            if (!(cos > MITRE_LIMIT)) {
                return false;
            }
            float part = unit / (1 + cos);
            float mitreX = -part * (alongY + dy);
            float mitreY = part * (alongX + dx);
            // The same on both edges.
            float cut = outer * Math.abs(mitreX * dx + mitreY * dy);
            rest -= cut;
            if (i == 1) {
                restOfLast = rest;
            } else if (!(rest > 0)) {
                return false;
            }
            rest = length - cut;
            float outerX = outer * mitreX;
            float outerY = outer * mitreY;
            float innerX = inner * mitreX;
            float innerY = inner * mitreY;
            to[p] = x + outerX;
            to[p + 1] = y + outerY;
            to[p + 2] = z;
            to[p + 3] = x - outerX;
            to[p + 4] = y - outerY;
            to[p + 5] = z;
            to[p + 6] = x + innerX;
            to[p + 7] = y + innerY;
            to[p + 8] = z;
            to[p + 9] = x - innerX;
            to[p + 10] = y - innerY;
            to[p + 11] = z;
            colors[vertex] = rim;
            colors[vertex + 1] = rim;
            colors[vertex + 2] = color;
            colors[vertex + 3] = color;
            x = nextX;
            y = nextY;
            alongX = dx;
            alongY = dy;
        }
        return rest + restOfLast > lengthOfLast;
    }

    private boolean drawTilted(float[] corners, int count, float z) {
        if (edges.length < EDGE * count) {
            edges = new float[EDGE * count];
        }
        if (!measureEdges(corners, count, z)) {
            return false;
        }
        int vertex = batch.reserve(TriangleBatch.RING_VERTICES * count);
        int before = EDGE * (count - 1);
        for (int i = 0, after = 0; i < count; i++, after += EDGE, vertex += TriangleBatch.RING_VERTICES) {
            if (view.isBehind(corners[2 * i], corners[2 * i + 1], z)
                    || !mitre(corners[2 * i], corners[2 * i + 1], z, before, after, vertex)) {
                return false;
            }
            before = after;
        }
        return true;
    }

    /** Fills {@code edges}; returns false if an edge has length 0 on the screen. */
    private boolean measureEdges(float[] corners, int count, float z) {
        float[] to = edges;
        float height = view.eyeZ(z);
        float x = corners[0];
        float y = corners[1];
        for (int i = 1, edge = 0; i <= count; i++, edge += EDGE) {
            int next = i == count ? 0 : i;
            float dx = corners[2 * next] - x;
            float dy = corners[2 * next + 1] - y;
            float eyeX = view.eyeX(x);
            float eyeY = view.eyeY(y);
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

    /** Sets the vertices of both rings at a corner between two edges; returns false if the corner allows no ring. */
    private boolean mitre(float x, float y, float z, int before, int after, int vertex) {
        float[] e = edges;
        float cos = e[before + 2] * e[after + 2] + e[before + 3] * e[after + 3] + e[before + 4] * e[after + 4];
        if (!(cos > MITRE_LIMIT)) {
            return false;
        }
        float part = scale * view.pixelAtRelative(x, y, z) / (1 + cos);
        float mitreX = part * (e[before + 2] + e[after + 2]);
        float mitreY = part * (e[before + 3] + e[after + 3]);
        float mitreZ = part * (e[before + 4] + e[after + 4]);
        e[before + 5] -= halfOfRim * Math.abs(mitreX * e[before] + mitreY * e[before + 1]);
        e[after + 5] -= halfOfRim * Math.abs(mitreX * e[after] + mitreY * e[after + 1]);
        batch.setAcross(vertex, x, y, z, halfOfRim * mitreX, halfOfRim * mitreY, halfOfRim * mitreZ, rim);
        batch.setAcross(vertex + 2, x, y, z, half * mitreX, half * mitreY, half * mitreZ, color);
        return e[before + 5] > 0 && e[after + 5] > 0;
    }
}
