package org.jmesat.internal.project;

import java.util.Arrays;
import org.jmesat.internal.bake.OutlinePieces;
import org.jmesat.internal.geometry.PointText;

/**
 * The outline of a mesh, seen along one direction, as flat convex pieces in the mesh's local coordinates. The pieces
 * lie in the plane through the origin across that direction, so they are the outline under any transform that looks
 * along it: moved, turned about the axis, scaled.
 */
final class OutlineView {
    /**
     * Two directions within this angle in the world, in radians, show the same outline; the engine's rotations are
     * floats. In local coordinates, a scale that is not even makes it larger.
     */
    private static final double SAME = 1e-6;
    /** A direction within this angle of a coordinate axis is that axis, so that its coordinates stay exact. */
    private static final double ON_AXIS = 2e-7;

    private final double[] direction;
    /** The matrix that looks along the direction; null if the outline was read. */
    private final double[] matrix;
    /** Two unit vectors across the direction: x, y, z of the first, then of the second. */
    private final double[] across;
    private final int maxVertices;
    private final long tick;
    private final PointGroups groups = new PointGroups();
    private final long fingerprint;
    /** The depth of the mesh's origin above that from which its slice is measured. */
    private double offset;
    /** How far that depth may differ; infinite without a slice. */
    private double rounding = Double.POSITIVE_INFINITY;
    private float[][] pieces = {};
    private float areaError;
    private String problem;

    /**
     * Creates an outline that is not computed yet.
     *
     * @param matrix the one that looks along the direction, which is copied; null if not known
     * @param fingerprint what it is computed from
     */
    OutlineView(double[] direction, double[] matrix, int maxVertices, long fingerprint, long tick) {
        this.fingerprint = fingerprint;
        this.tick = tick;
        this.direction = direction;
        this.matrix = matrix == null ? null : matrix.clone();
        this.maxVertices = maxVertices;
        across = across(direction);
    }

    /**
     * Computes the direction, in local coordinates, along which a matrix looks; null if it flattens the plane, so that
     * nothing has an area.
     *
     * @param matrix the rows of rotation times scale
     */
    static double[] direction(double[] matrix) {
        double x = matrix[1] * matrix[5] - matrix[2] * matrix[4];
        double y = matrix[2] * matrix[3] - matrix[0] * matrix[5];
        double z = matrix[0] * matrix[4] - matrix[1] * matrix[3];
        double largest = Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
        if (!(largest > 0) || Double.isInfinite(largest)) {
            return null;
        }
        x /= largest;
        y /= largest;
        z /= largest;
        double length = Math.sqrt(x * x + y * y + z * z);
        double[] unit = {x / length, y / length, z / length};
        for (int axis = 0; axis < 3; axis++) {
            double other = Math.max(Math.abs(unit[(axis + 1) % 3]), Math.abs(unit[(axis + 2) % 3]));
            if (other <= ON_AXIS) {
                double sign = Math.signum(unit[axis]);
                unit = new double[3];
                unit[axis] = sign;
            }
        }
        return unit;
    }

    /** Along an axis, they are the same from both sides. */
    private static double[] across(double[] d) {
        if (Math.min(d[0], Math.min(d[1], d[2])) == -1) {
            return across(new double[] {-d[0], -d[1], -d[2]});
        }
        if (d[2] == 1) {
            return new double[] {1, 0, 0, 0, 1, 0};
        }
        int least = 0;
        for (int axis = 1; axis < 3; axis++) {
            least = Math.abs(d[axis]) < Math.abs(d[least]) ? axis : least;
        }
        double[] e = new double[3];
        e[least] = 1;
        double[] u = cross(e, d);
        double length = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
        u = new double[] {u[0] / length, u[1] / length, u[2] / length};
        double[] v = cross(d, u);
        return new double[] {u[0], u[1], u[2], v[0], v[1], v[2]};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    /** Whether this is the outline along which a matrix looks, from either side, with a limit of vertices. */
    boolean isOf(double[] m, int vertices) {
        double x = m[0] * direction[0] + m[1] * direction[1] + m[2] * direction[2];
        double y = m[3] * direction[0] + m[4] * direction[1] + m[5] * direction[2];
        double z = m[6] * direction[0] + m[7] * direction[1] + m[8] * direction[2];
        double beside = x * x + y * y;
        return vertices == maxVertices && beside <= SAME * SAME * (beside + z * z);
    }

    /** Makes it the outline of a slice, which holds for depths of the origin that differ by rounding. */
    void setSlice(double newOffset, double newRounding) {
        offset = newOffset;
        rounding = newRounding;
    }

    /** Sets how far the depth of its slice may differ. */
    void setRounding(double newRounding) {
        rounding = newRounding;
    }

    private boolean isSliced() {
        return rounding < Double.POSITIVE_INFINITY;
    }

    /** Whether this is an outline of what another one is computed from, along any direction. */
    boolean isOfSameMesh(OutlineView other) {
        return fingerprint == other.fingerprint && Math.abs(offset - other.offset) <= rounding;
    }

    /** Whether this is the outline that another one, which was not read, would be; from behind, a slice is not. */
    boolean isSame(OutlineView other) {
        double[] d = other.direction;
        return isOfSameMesh(other) && isOf(other.matrix, other.maxVertices)
                && (!isSliced() || direction[0] * d[0] + direction[1] * d[1] + direction[2] * d[2] > 0);
    }

    /** Reads what {@link #write} writes; throws as {@link BakedOutlines#read} does. */
    static OutlineView read(String entry) {
        int colon = entry.indexOf(':');
        String[] head = entry.substring(0, Math.max(colon, 0)).strip().split("\\s+");
        if (head.length != 6 && head.length != 8) {
            throw new IllegalArgumentException("have " + PointText.quote(entry) + " where an outline is expected");
        }
        double[] direction = new double[3];
        OutlineView view;
        float areaError;
        try {
            areaError = Float.parseFloat(head[2]);
            for (int axis = 0; axis < 3; axis++) {
                direction[axis] = Double.parseDouble(head[3 + axis]);
            }
            view = new OutlineView(direction, null, Integer.parseInt(head[1]), Long.parseUnsignedLong(head[0], 16), -1);
            if (head.length == 8) {
                view.setSlice(Double.parseDouble(head[6]), Double.parseDouble(head[7]));
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("have " + PointText.quote(entry) + " where numbers are expected", e);
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
        view.areaError = areaError;
        view.setPieces(pieces);
        return view;
    }

    /** Appends it to a text, as one entry of {@link BakedOutlines}. */
    void write(StringBuilder text) {
        text.append(Long.toHexString(fingerprint)).append(' ').append(maxVertices).append(' ').append(areaError);
        for (double coordinate : direction) {
            text.append(' ').append(coordinate);
        }
        if (isSliced()) {
            text.append(' ').append(offset).append(' ').append(rounding);
        }
        text.append(':');
        for (int i = 0; i < pieces.length; i++) {
            for (int k = 0; k < pieces[i].length; k += 2) {
                text.append(k > 0 ? ", " : i > 0 ? " | " : " ").append(pieces[i][k]).append(' ')
                        .append(pieces[i][k + 1]);
            }
        }
    }

    /**
     * Finds an outline of triangles among those computed before, or computes it. If there is none, {@link #groups} has
     * no group.
     *
     * @param baked the outlines that were computed before; null for none
     */
    static OutlineView find(OutlineView wanted, BakedOutlines baked, float[] xyz, int count,
            DrawnPrimitives primitives) {
        OutlineView known = baked == null ? null : baked.find(wanted);
        if (known != null) {
            return known;
        }
        wanted.compute(xyz, count, primitives);
        return wanted;
    }

    private void compute(float[] xyz, int count, DrawnPrimitives primitives) {
        double[] b = across;
        float[] points = new float[2 * count];
        for (int i = 0; i < count; i++) {
            double x = xyz[3 * i];
            double y = xyz[3 * i + 1];
            double z = xyz[3 * i + 2];
            points[2 * i] = (float) (b[0] * x + b[1] * y + b[2] * z);
            points[2 * i + 1] = (float) (b[3] * x + b[4] * y + b[5] * z);
        }
        int[] triangles = primitives.triangles();
        float[] corners = new float[6 * primitives.triangleCount()];
        for (int i = 0; i < 3 * primitives.triangleCount(); i++) {
            corners[2 * i] = points[2 * triangles[i]];
            corners[2 * i + 1] = points[2 * triangles[i] + 1];
        }
        OutlinePieces outline = OutlinePieces.find(corners, primitives.triangleCount(), maxVertices);
        problem = outline.problem() == null ? null : outline.problem() + ", so that the hulls of its parts collide";
        setPieces(outline.pieces());
        double area = area(pieces);
        areaError = outline.areaError() > 0 ? (float) (outline.areaError() / (area - outline.areaError())) : 0;
    }

    private static double area(float[][] pieces) {
        double doubled = 0;
        for (float[] piece : pieces) {
            for (int i = 0; i < piece.length; i += 2) {
                int j = (i + 2) % piece.length;
                doubled += (double) piece[i] * piece[j + 1] - (double) piece[j] * piece[i + 1];
            }
        }
        return doubled / 2;
    }

    private void setPieces(float[][] newPieces) {
        pieces = newPieces;
        int count = 0;
        for (float[] piece : pieces) {
            count += piece.length / 2;
        }
        float[] xyz = new float[3 * count];
        int[] starts = new int[pieces.length + 1];
        int n = 0;
        for (int i = 0; i < pieces.length; i++) {
            for (int k = 0; k < pieces[i].length; k += 2) {
                for (int axis = 0; axis < 3; axis++) {
                    xyz[3 * n + axis] = (float) (across[axis] * pieces[i][k] + across[3 + axis] * pieces[i][k + 1]);
                }
                n++;
            }
            starts[i + 1] = n;
        }
        groups.set(xyz, starts);
    }

    /** The area by which a limit of vertices has made it larger, as a share of the exact area. */
    float areaError() {
        return areaError;
    }

    /** The tick in which it was computed; −1 if it was before. */
    long tick() {
        return tick;
    }

    /** The pieces, each as a group; none if there is no outline. */
    PointGroups groups() {
        return groups;
    }

    /**
     * Why there is no outline, or why outlines that were computed before do not fit, as the rest of a sentence; or
     * null.
     *
     * @param baked the outlines that were computed before; null for none
     */
    String problem(BakedOutlines baked) {
        if (baked == null || baked.knows(this)) {
            return problem;
        }
        return (baked.isOld() && isSliced() ? "its outline was baked by an older version, so it must be baked again"
                : "its mesh or its slice has changed since its outline was baked")
                + (problem == null ? "" : ", and " + problem);
    }
}
