package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.Support;

/**
 * The plain form of the theorem: an edge against every vertex of the other shape. It decides
 * between axes that are equally good, and serves thin shapes, which have no way round for {@link EdgeWalk}.
 *
 * <p>Edges of A are given by their index, those of B by its complement.
 */
final class EdgeScan {
    private final Operand a;
    private final Operand b;
    private final RelativePose pose;
    private int support;

    EdgeScan(Operand a, Operand b, RelativePose pose) {
        this.a = a;
        this.b = b;
        this.pose = pose;
    }

    boolean isEdge(int edge) {
        return edge >= 0 ? edge < a.edgeCount() : ~edge < b.edgeCount();
    }

    /**
     * How far an edge separates the cores, in O(vertices of the other); {@link #support()} then tells which is closest.
     */
    double separation(int edge) {
        return edge >= 0 ? separationOfA(edge) : separationOfB(~edge);
    }

    /** With the arithmetic of the walk, so that both give the same bits. */
    private double separationOfA(int edge) {
        int k = a.start + STRIDE * edge;
        double nx = a.edges[k + 2];
        double ny = a.edges[k + 3];
        int j = closest(b, pose.cos * nx + pose.sin * ny, pose.cos * ny - pose.sin * nx);
        double u = b.edges[j];
        double v = b.edges[j + 1];
        double x = pose.x + (pose.cos * u - pose.sin * v);
        double y = pose.y + (pose.sin * u + pose.cos * v);
        return nx * (x - a.edges[k]) + ny * (y - a.edges[k + 1]);
    }

    private double separationOfB(int edge) {
        int k = b.start + STRIDE * edge;
        double u = b.edges[k + 2];
        double v = b.edges[k + 3];
        double nx = pose.cos * u - pose.sin * v;
        double ny = pose.sin * u + pose.cos * v;
        int i = closest(a, nx, ny);
        u = b.edges[k];
        v = b.edges[k + 1];
        double x = pose.x + (pose.cos * u - pose.sin * v);
        double y = pose.y + (pose.sin * u + pose.cos * v);
        return nx * (a.edges[i] - x) + ny * (a.edges[i + 1] - y);
    }

    /** Finds the vertex that reaches furthest against a direction in the shape's own frame. */
    private int closest(Operand shape, double nx, double ny) {
        int at = shape.thin ? Support.furthest(shape.edges, shape.start, shape.end, -nx, -ny)
                : Support.edgeFrom(shape.edges, shape.start, shape.end, -nx, -ny);
        support = (at - shape.start) / STRIDE;
        return at;
    }

    /** The vertex of the other shape that was closest in the last {@link #separation}. */
    int support() {
        return support;
    }

    /** The edge of greatest separation, or the first that exceeds the limit; none when both shapes are points. */
    int greatest(double limit, double tie) {
        int best = Penetration.NO_EDGE;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int n = 0; n < a.edgeCount() + b.edgeCount(); n++) {
            int edge = nth(n);
            double separation = separation(edge);
            if (separation > limit) {
                return edge;
            }
            if (separation > greatest + tie) {
                greatest = separation;
                best = edge;
            }
        }
        return best;
    }

    /**
     * Of the axes within a tie of the best, the one that counts: the first, or the one closest to X when both
     * directions of it are equally good.
     */
    int decide(double best, double tie) {
        int first = Penetration.NO_EDGE;
        for (int n = 0; n < a.edgeCount() + b.edgeCount() && first == Penetration.NO_EDGE; n++) {
            if (separation(nth(n)) >= best - tie) {
                first = nth(n);
            }
        }
        if (!isEven(first, best, tie)) {
            return first;
        }
        int chosen = first;
        for (int n = 0; n < a.edgeCount() + b.edgeCount(); n++) {
            int edge = nth(n);
            if (separation(edge) >= best - tie && isCloserToX(edge, chosen) && isEven(edge, best, tie)) {
                chosen = edge;
            }
        }
        return chosen;
    }

    /** True when the opposite direction separates as much, so that geometry gives none. */
    boolean isEven(int edge, double best, double tie) {
        for (int n = 0; n < a.edgeCount() + b.edgeCount(); n++) {
            int other = nth(n);
            if (isOpposite(edge, other) && separation(other) >= best - tie) {
                return true;
            }
        }
        return false;
    }

    private boolean isOpposite(int edge, int other) {
        double dot = normalX(edge) * normalX(other) + normalY(edge) * normalY(other);
        double cross = normalX(edge) * normalY(other) - normalY(edge) * normalX(other);
        return dot < 0 && Math.abs(cross) <= Tolerance.PARALLEL;
    }

    /** Two directions that differ by their sign only are told apart by it. */
    private boolean isCloserToX(int edge, int chosen) {
        double x = normalX(edge);
        double than = normalX(chosen);
        if (Math.abs(Math.abs(x) - Math.abs(than)) > Tolerance.PARALLEL) {
            return Math.abs(x) > Math.abs(than);
        }
        boolean alongY = Math.abs(x) <= Tolerance.PARALLEL;
        return alongY ? normalY(edge) > 0 && normalY(chosen) < 0 : x > 0 && than < 0;
    }

    /** The direction from A to B in which an edge separates, in world axes. */
    double normalX(int edge) {
        return edge >= 0 ? a.normalX(edge) : 0.0 - b.normalX(~edge);
    }

    double normalY(int edge) {
        return edge >= 0 ? a.normalY(edge) : 0.0 - b.normalY(~edge);
    }

    private int nth(int n) {
        int ofA = a.edgeCount();
        return n < ofA ? n : ~(n - ofA);
    }
}
