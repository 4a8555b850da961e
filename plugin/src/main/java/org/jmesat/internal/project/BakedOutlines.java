package org.jmesat.internal.project;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jmesat.internal.geometry.PointText;

/**
 * Outlines that were computed before, and saved with a collider as text. Each belongs to the vertices and triangles
 * that it was computed from, by their fingerprint, and to a direction of view. Reading gives the same pieces to the
 * bit,
 * and needs no library.
 *
 * <p>The text has an entry for each outline, separated by semicolons: the fingerprint in hexadecimal digits, the limit
 * of vertices, the area error, the direction, a colon, and the pieces, separated by vertical bars, as in
 * {@code 1f 0 0.0 0.0 0.0 1.0: 0.0 0.0, 2.0 0.0, 2.0 1.0}.
 */
public final class BakedOutlines {
    private final List<OutlineView> views = new ArrayList<>();

    private BakedOutlines() {
    }

    /**
     * Reads outlines; a blank text has none.
     *
     * @throws IllegalArgumentException if the text is anything else than what {@link #write} writes; the message is the
     *     rest of a sentence that begins with the text
     */
    public static BakedOutlines read(String text) {
        BakedOutlines outlines = new BakedOutlines();
        for (String each : text.split(";")) {
            if (!each.isBlank()) {
                outlines.views.add(readView(each));
            }
        }
        return outlines;
    }

    private static OutlineView readView(String entry) {
        int colon = entry.indexOf(':');
        String[] head = entry.substring(0, Math.max(colon, 0)).strip().split("\\s+");
        if (head.length != 6) {
            throw new IllegalArgumentException(
                    "have " + PointText.quote(entry.strip()) + " where an outline is expected");
        }
        double[] direction = new double[3];
        long fingerprint;
        int maxVertices;
        float areaError;
        try {
            fingerprint = Long.parseUnsignedLong(head[0], 16);
            maxVertices = Integer.parseInt(head[1]);
            areaError = Float.parseFloat(head[2]);
            for (int axis = 0; axis < 3; axis++) {
                direction[axis] = Double.parseDouble(head[3 + axis]);
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("have " + PointText.quote(entry.strip()) + " where numbers are expected",
                    e);
        }
        double squared = direction[0] * direction[0] + direction[1] * direction[1] + direction[2] * direction[2];
        if (!(Math.abs(squared - 1) < 1e-9)) {
            throw new IllegalArgumentException("have the direction " + Arrays.toString(direction)
                    + ", whose length is not 1");
        }
        String[] texts = entry.substring(colon + 1).split("\\|");
        float[][] pieces = new float[texts.length][];
        for (int i = 0; i < texts.length; i++) {
            pieces[i] = PointText.readPoints(texts[i]);
            if (pieces[i].length == 0) {
                throw new IllegalArgumentException("have a piece without points");
            }
        }
        return OutlineView.of(direction, maxVertices, fingerprint, areaError, pieces);
    }

    /** Writes outlines so that {@link #read} gives the same ones. */
    static String write(Collection<OutlineView> views) {
        StringBuilder text = new StringBuilder();
        for (OutlineView view : views) {
            text.append(text.isEmpty() ? "" : "; ").append(Long.toHexString(view.fingerprint())).append(' ')
                    .append(view.maxVertices()).append(' ').append(view.areaError());
            for (double coordinate : view.direction()) {
                text.append(' ').append(coordinate);
            }
            text.append(':');
            for (int i = 0; i < view.pieces().length; i++) {
                float[] piece = view.pieces()[i];
                for (int k = 0; k < piece.length; k += 2) {
                    text.append(k > 0 ? ", " : i > 0 ? " | " : " ").append(piece[k]).append(' ').append(piece[k + 1]);
                }
            }
        }
        return text.toString();
    }

    /** The outline of a mesh along a direction; null if there is none. */
    OutlineView find(long fingerprint, double[] direction, int maxVertices) {
        for (OutlineView view : views) {
            if (view.fingerprint() == fingerprint && view.isOf(direction, maxVertices)) {
                return view;
            }
        }
        return null;
    }

    /** Whether there is an outline of a mesh along any direction. */
    boolean knows(long fingerprint) {
        for (OutlineView view : views) {
            if (view.fingerprint() == fingerprint) {
                return true;
            }
        }
        return false;
    }

    /** Computes the fingerprint of vertices and triangles: 64 bits of a hash. */
    static long fingerprint(float[] xyz, int count, DrawnPrimitives primitives) {
        long hash = count;
        for (int i = 0; i < 3 * count; i++) {
            hash = mix(hash, Float.floatToRawIntBits(xyz[i] + 0f));
        }
        int[] triangles = primitives.triangles();
        for (int i = 0; i < 3 * primitives.triangleCount(); i++) {
            hash = mix(hash, triangles[i]);
        }
        return hash;
    }

    private static long mix(long hash, int value) {
        long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
