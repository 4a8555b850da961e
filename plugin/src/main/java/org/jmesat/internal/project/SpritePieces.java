package org.jmesat.internal.project;

import com.jme3.texture.Texture.WrapMode;
import java.util.Arrays;

/**
 * The visible parts of textured parallelograms as convex polygons. Each is given in coordinates (s, t) of its
 * parallelogram, which is the square from (0, 0) to (1, 1) then: first corner (0, 0), second (1, 0), fourth (0, 1).
 */
final class SpritePieces {
    /** As many as an image of 4096 × 4096 has; reading these takes about a tenth of a second. */
    private static final long MOST_PIXELS = 1 << 24;
    /** How far an edge in the texture may be from the border of a pixel and still count as on it, in pixels. */
    private static final double SNAP = 1.0 / 64;
    private static final float[] SQUARE = {0, 0, 1, 0, 1, 1, 0, 1};

    private SpriteTexture texture;
    private SpriteImage image;
    private boolean hullOnly;
    private long pixels;
    private String problem;
    private float[] st = {};
    private int[] starts = {0};
    private int count;
    private double[] clipped = new double[32];
    private double[] scratch = new double[32];

    /**
     * Begins with a texture that has no {@linkplain SpriteTexture#problem() problem}, and the outlines of its image;
     * {@code hull} is for hulls.
     */
    void begin(SpriteTexture newTexture, SpriteImage outlines, boolean hull) {
        texture = newTexture;
        image = outlines;
        hullOnly = hull;
        pixels = 0;
        count = 0;
        problem = null;
    }

    /**
     * Adds the visible part of a parallelogram.
     *
     * @param uv texture coordinates of the first, the second and the fourth corner (6 numbers)
     * @return whether it could be added; if not, {@link #problem} says why
     */
    boolean add(double[] uv) {
        double w = texture.width();
        double h = texture.height();
        double x = uv[0] * w;
        double y = uv[1] * h;
        double sx = (uv[2] - uv[0]) * w;
        double sy = (uv[3] - uv[1]) * h;
        double tx = (uv[4] - uv[0]) * w;
        double ty = (uv[5] - uv[1]) * h;
        double determinant = sx * ty - sy * tx;
        if (!(Math.abs(determinant) > 0) || !Double.isFinite(x + y + determinant)) {
            problem = "its texture coordinates have no area";
            return false;
        }
        if (!AlphaReader.hasAlpha(texture.image().getFormat())) {
            addPiece(SQUARE, SQUARE.length);
            return true;
        }
        double left = Math.floor(x + Math.min(0, sx) + Math.min(0, tx) + SNAP);
        double right = Math.ceil(x + Math.max(0, sx) + Math.max(0, tx) - SNAP);
        double bottom = Math.floor(y + Math.min(0, sy) + Math.min(0, ty) + SNAP);
        double top = Math.ceil(y + Math.max(0, sy) + Math.max(0, ty) - SNAP);
        right = Math.max(right, left + 1);
        top = Math.max(top, bottom + 1);
        boolean inside = left >= 0 && bottom >= 0 && right <= w && top <= h;
        if (!inside && isAllVisible()) {
            addPiece(SQUARE, SQUARE.length);
            return true;
        }
        if (!((right - left) * (top - bottom) <= MOST_PIXELS) || Math.abs(left) + Math.abs(bottom) > 1 << 28) {
            problem = "it shows more than " + MOST_PIXELS + " pixels of its texture";
            return false;
        }
        TileKey key = new TileKey((int) left, (int) bottom, (int) (right - left), (int) (top - bottom),
                texture.wrapS(), texture.wrapT(), texture.threshold());
        if (!image.knows(key)) {
            pixels += (long) key.width() * key.height();
            if (pixels > 2 * MOST_PIXELS) {
                problem = "its tiles have more than " + 2 * MOST_PIXELS + " pixels";
                return false;
            }
        }
        TileOutline outline = image.tile(texture.image(), key);
        float[][] pieces = hullOnly ? outline.hull() : outline.pieces();
        if (!hullOnly && outline.problem() != null) {
            problem = outline.problem();
        }
        for (float[] piece : pieces) {
            clip(piece, left - x, bottom - y, sx, sy, tx, ty, determinant);
        }
        return true;
    }

    private boolean isAllVisible() {
        if ((long) texture.width() * texture.height() > MOST_PIXELS) {
            return false;
        }
        return image.tile(texture.image(), new TileKey(0, 0, texture.width(), texture.height(), WrapMode.EdgeClamp,
                WrapMode.EdgeClamp, texture.threshold())).isFull();
    }

    /** Converts a piece from pixels to (s, t), cuts off what is outside the square, and adds it. */
    private void clip(float[] piece, double dx, double dy, double sx, double sy, double tx, double ty,
            double determinant) {
        int n = piece.length;
        ensure(2 * n + 16);
        for (int i = 0; i < n; i += 2) {
            double px = piece[i] + dx;
            double py = piece[i + 1] + dy;
            clipped[i] = (px * ty - py * tx) / determinant;
            clipped[i + 1] = (py * sx - px * sy) / determinant;
        }
        double slackS = SNAP * Math.hypot(tx, ty) / Math.abs(determinant);
        double slackT = SNAP * Math.hypot(sx, sy) / Math.abs(determinant);
        n = clipSide(n, 0, -1, slackS);
        n = clipSide(n, 0, 1, slackS);
        n = clipSide(n, 1, -1, slackT);
        n = clipSide(n, 1, 1, slackT);
        if (n >= 6) {
            float[] result = new float[n];
            for (int i = 0; i < n; i++) {
                result[i] = (float) Math.max(0, Math.min(clipped[i], 1));
            }
            addPiece(result, n);
        }
    }

    private void ensure(int length) {
        if (clipped.length < length) {
            clipped = Arrays.copyOf(clipped, length);
            scratch = new double[length];
        }
    }

    /**
     * Cuts off what lies beyond one side of the square, after I. E. Sutherland and G. W. Hodgman, <i>Reentrant polygon
     * clipping</i> (1974). Nothing if all is within the slack.
     */
    private int clipSide(int n, int axis, int direction, double slack) {
        double farthest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i += 2) {
            farthest = Math.max(farthest, beyond(i, axis, direction));
        }
        if (farthest <= slack) {
            return n;
        }
        int count = 0;
        for (int i = 0; i < n; i += 2) {
            int j = (i + 2) % n;
            double a = beyond(i, axis, direction);
            double b = beyond(j, axis, direction);
            if (a <= 0) {
                scratch[count++] = clipped[i];
                scratch[count++] = clipped[i + 1];
            }
            if (a < 0 && b > 0 || a > 0 && b < 0) {
                double share = a / (a - b);
                scratch[count++] = clipped[i] + share * (clipped[j] - clipped[i]);
                scratch[count++] = clipped[i + 1] + share * (clipped[j + 1] - clipped[i + 1]);
            }
        }
        double[] swap = clipped;
        clipped = scratch;
        scratch = swap;
        return count;
    }

    private double beyond(int i, int axis, int direction) {
        return direction < 0 ? -clipped[i + axis] : clipped[i + axis] - 1;
    }

    private void addPiece(float[] points, int length) {
        int from = 2 * starts[count];
        if (st.length < from + length) {
            st = Arrays.copyOf(st, from + length + st.length);
        }
        System.arraycopy(points, 0, st, from, length);
        if (starts.length < count + 2) {
            starts = Arrays.copyOf(starts, count + 2 + starts.length);
        }
        starts[++count] = (from + length) / 2;
    }

    /** {@return why a parallelogram could not be added, or its hull stands for its pieces, as a clause; or null} */
    String problem() {
        return problem;
    }

    /** {@return the number of pieces} */
    int count() {
        return count;
    }

    /** {@return for each piece the number of its first point; one more entry is the number of points} */
    int[] starts() {
        return starts;
    }

    /** {@return s and t of each point, each in [0, 1]} */
    float[] st() {
        return st;
    }

    /** Forgets the texture, which must not be kept alive; the pieces stay. */
    void end() {
        texture = null;
        image = null;
    }
}
