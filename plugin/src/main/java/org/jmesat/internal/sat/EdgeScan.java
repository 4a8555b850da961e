package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.Support;

/**
 * The direct form of the theorem: measures each edge against the other shape's support point. It breaks ties between
 * axes, and tests thin shapes, whose edge normals are out of order for {@link EdgeWalk}.
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
     * The separation of the cores along an edge's normal, in O(vertices of the other); {@link #support()} is then the
     * closest vertex.
     */
    double separation(int edge) {
        return edge >= 0 ? separationOfA(edge) : separationOfB(~edge);
    }

    /** Uses the arithmetic of {@link EdgeWalk}, so that both give the same bits. */
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

    /** Finds the support point against a direction in the shape's own frame. */
    private int closest(Operand shape, double nx, double ny) {
        int at = shape.thin ? Support.furthest(shape.edges, shape.start, shape.end, -nx, -ny)
                : Support.edgeFrom(shape.edges, shape.start, shape.end, -nx, -ny);
        support = (at - shape.start) / STRIDE;
        return at;
    }

    /** The other shape's vertex that was closest in the last {@link #separation}. */
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
     * Chooses among the axes within a tie of the best: the first, or the one closest to X when both directions of it
     * tie.
     */
    int decide(double best, double tie) {
        int first = Penetration.NO_EDGE;
        for (int n = 0; n < a.edgeCount() + b.edgeCount() && first == Penetration.NO_EDGE; n++) {
            if (separation(nth(n)) >= best - tie) {
                first = nth(n);
            }
        }
        if (!isArbitrary(first, best, tie)) {
            return first;
        }
        int chosen = first;
        for (int n = 0; n < a.edgeCount() + b.edgeCount(); n++) {
            int edge = nth(n);
            if (separation(edge) >= best - tie && isCloserToX(edge, chosen) && isArbitrary(edge, best, tie)) {
                chosen = edge;
            }
        }
        return chosen;
    }

    /** True when the opposite direction separates as much, so that the direction is arbitrary. */
    boolean isArbitrary(int edge, double best, double tie) {
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

    /** Of two opposite directions, the one to the side of +X (or +Y when they have no x) is closer. */
    private boolean isCloserToX(int edge, int chosen) {
        double x = normalX(edge);
        double than = normalX(chosen);
        if (Math.abs(Math.abs(x) - Math.abs(than)) > Tolerance.PARALLEL) {
            return Math.abs(x) > Math.abs(than);
        }
        boolean alongY = Math.abs(x) <= Tolerance.PARALLEL;
        return alongY ? normalY(edge) > 0 && normalY(chosen) < 0 : x > 0 && than < 0;
    }

    /** The direction from A to B along an edge's normal, in world axes. */
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
