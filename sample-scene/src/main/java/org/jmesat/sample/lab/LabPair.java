package org.jmesat.sample.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.narrowphase.Sweep;

/** A convex piece of A, one of B, and what the classes of {@code org.jmesat.narrowphase} say of the two. */
final class LabPair {
    /** Cosine of the greatest angle between the directions of two parallel edges. */
    private static final double PARALLEL = 0.999999;

    /**
     * A row of the list of axes.
     *
     * @param name the edges that the axis is perpendicular to
     * @param edgeOfA an edge of A that the axis is perpendicular to, or −1
     * @param edgeOfB an edge of B, or −1
     * @param axis the axis of the report
     * @param end the same axis at the end of the move, perhaps with the opposite direction; the axis itself without a
     *     move; null for a line between corners that turns during the move
     */
    record Strip(String name, int edgeOfA, int edgeOfB, Axis axis, Axis end) {
        /** Returns whether one interval lies inside the other. */
        boolean isNested() {
            return (axis.maxA() - axis.maxB()) * (axis.minB() - axis.minA()) > 0;
        }

        /** Returns whether the axis keeps the shapes apart, also during the move. */
        boolean separates() {
            return hasGapAtBothEnds() && !isOpposite();
        }

        /** Returns whether B's interval goes all the way across A's during the move. */
        boolean crosses() {
            return hasGapAtBothEnds() && isOpposite();
        }

        private boolean hasGapAtBothEnds() {
            return axis.separates() && end != null && end.separates();
        }

        /** Returns whether the axis points the other way at the end, where the shorter push does. */
        private boolean isOpposite() {
            return axis.x() * end.x() + axis.y() * end.y() < 0;
        }

        /** Returns where B's interval begins during the move. */
        double sweptMin() {
            return end == null ? axis.minB() : Math.min(axis.minB(), isOpposite() ? -end.maxB() : end.minB());
        }

        /** Returns where B's interval ends during the move. */
        double sweptMax() {
            return end == null ? axis.maxB() : Math.max(axis.maxB(), isOpposite() ? -end.minB() : end.maxB());
        }

        /** Returns where the intervals begin. */
        double lowest() {
            return Math.min(axis.minA(), sweptMin());
        }

        /** Returns where the intervals end. */
        double highest() {
            return Math.max(axis.maxA(), sweptMax());
        }
    }

    final int pieceA;
    final int pieceB;
    private final LabShape shapeA;
    private final LabShape shapeB;
    final PlacedPolygon a;
    final PlacedPolygon b;
    final ShapePair test;
    final AxisReport report;
    /** The move of B; without a move, its result is a miss. */
    final Sweep sweep = new Sweep();
    private AxisReport end;
    final List<Strip> strips = new ArrayList<>();

    /**
     * Tests two pieces.
     *
     * @param moveX x of the move of B, 0 without {@link Lab.Switch#MOTION}
     * @param moveY y of the move
     */
    LabPair(LabShape shapeA, int pieceA, LabShape shapeB, int pieceB, Set<Lab.Switch> on, double moveX, double moveY) {
        this.pieceA = pieceA;
        this.pieceB = pieceB;
        this.shapeA = shapeA;
        this.shapeB = shapeB;
        a = shapeA.place(0, 0).get(pieceA);
        b = shapeB.place(0, 0).get(pieceB);
        test = ShapePair.of(a, b);
        double limit = on.contains(Lab.Switch.TOUCHING) ? test.tolerance() : Math.nextDown(-test.tolerance());
        report = AxisReport.of(a, b, limit);
        end = report;
        if (on.contains(Lab.Switch.MOTION)) {
            end = AxisReport.of(a, shapeB.place(moveX, moveY).get(pieceB), limit);
            sweep.compute(shapeA.pieces().get(pieceA), shapeA.motion(0, 0), shapeB.pieces().get(pieceB),
                    shapeB.motion(moveX, moveY));
        }
        if (on.contains(Lab.Switch.SHARED_AXES)) {
            report.axes().forEach(axis -> strips.add(strip(axis.edgeOfA(), axis.edgeOfB(), axis)));
        } else {
            listEachEdge();
        }
        if (end != report) {
            sweepStrips(end.axes());
        }
    }

    private void sweepStrips(List<Axis> ends) {
        strips.replaceAll(strip -> {
            Axis axis = nearest(ends, strip.axis.x(), strip.axis.y());
            boolean parallel = cosine(axis, strip.axis.x(), strip.axis.y()) > PARALLEL;
            return new Strip(strip.name, strip.edgeOfA, strip.edgeOfB, strip.axis, parallel ? axis : null);
        });
    }

    private void listEachEdge() {
        for (int i = 0; i < edges(a); i++) {
            strips.add(strip(i, -1, nearest(report.axes(), a.normalX(i), a.normalY(i))));
        }
        for (int i = 0; i < edges(b); i++) {
            strips.add(strip(-1, i, nearest(report.axes(), b.normalX(i), b.normalY(i))));
        }
        report.axes().stream().filter(axis -> axis.owner() == AxisReport.Owner.CORNERS)
                .forEach(axis -> strips.add(strip(-1, -1, axis)));
    }

    static boolean isCircle(PlacedPolygon shape) {
        return shape.count() == 1 && shape.rounding() > 0;
    }

    static int edges(PlacedPolygon shape) {
        return shape.count() < 2 ? 0 : shape.count();
    }

    private Strip strip(int edgeOfA, int edgeOfB, Axis axis) {
        String name = edgeOfA < 0 && edgeOfB < 0 ? isCircle(a) || isCircle(b) ? "centre" : "corners"
                : edgeOfA < 0 ? nameB(edgeOfB) : edgeOfB < 0 ? nameA(edgeOfA) : nameA(edgeOfA) + "+" + nameB(edgeOfB);
        return new Strip(name, edgeOfA, edgeOfB, axis, axis);
    }

    /** Returns the name of an edge of the piece of A. */
    String nameA(int edge) {
        return "A" + shapeA.edgeName(pieceA, edge);
    }

    /** Returns the name of an edge of the piece of B. */
    String nameB(int edge) {
        return "B" + shapeB.edgeName(pieceB, edge);
    }

    /** The axis with the most similar direction, or the opposite of it. */
    private static Axis nearest(List<Axis> axes, double x, double y) {
        Axis best = axes.get(0);
        for (Axis each : axes) {
            best = cosine(each, x, y) > cosine(best, x, y) ? each : best;
        }
        return best;
    }

    private static double cosine(Axis axis, double x, double y) {
        return Math.abs(axis.x() * x + axis.y() * y);
    }

    /** Returns whether the intervals only touch on an axis. */
    boolean isTouch(Axis axis) {
        return Math.abs(axis.separation()) <= test.tolerance();
    }

    /** Returns what the intervals on an axis say, in a few words; during a move, from its start to its end. */
    String result(Strip strip) {
        Axis axis = strip.axis;
        if (closesLast(strip)) {
            return "closes last: " + LabCaption.time(this);
        }
        return strip.end == null ? "turns"
                : strip.end != axis ? strip.separates() ? "gap stays" : strip.crosses() ? "crosses"
                : axis.separates() ? "gap closes" : strip.end.separates() ? "gap opens" : "no gap"
                : isTouch(axis) ? "touch" : (axis.separates() ? "gap " : strip.isNested() ? "way out " : "overlap ")
                + LabCaption.number(Math.abs(axis.separation()));
    }

    /**
     * Returns the row whose gap closes last during the move, as the normal at the time of impact says. If that is
     * none of an edge, it is the row of the line between corners, or null without such a row.
     */
    Strip lastGap() {
        Strip last = null;
        for (Strip strip : strips) {
            boolean turns = strip.end == null;
            if (turns || strip.axis.x() * sweep.normalX() + strip.axis.y() * sweep.normalY() > PARALLEL) {
                last = last == null || !turns ? strip : last;
            }
        }
        return sweep.isHit() ? last : null;
    }

    /** Returns whether there is a gap at the start that closes last. */
    boolean closesLast(Strip strip) {
        return lastGap() != null && strip.axis == lastGap().axis && strip.axis.separates();
    }

    /** Returns whether the pieces overlap, or touch and touching counts. */
    boolean isTouching() {
        return !report.isSeparated();
    }

    /** Returns whether the pieces overlap at the end of the move. */
    boolean isOverlappingAtEnd() {
        return end.separation() < -test.tolerance();
    }

    /** Returns whether the pieces only touch at the end of the move. */
    boolean isTouchAtEnd() {
        return Math.abs(end.separation()) <= test.tolerance();
    }

    /** Returns the number of axes that a test with early exit looks at. */
    int tested() {
        int tested = 0;
        while (tested < strips.size() && !strips.get(tested++).separates()) {
            continue;
        }
        return tested;
    }

    /** Returns the row of the deciding axis. */
    int deciding() {
        Axis axis = report.deciding();
        for (int i = 0; i < strips.size(); i++) {
            Strip strip = strips.get(i);
            if (strip.edgeOfA >= 0 ? strip.edgeOfA == axis.edgeOfA() : strip.edgeOfB == axis.edgeOfB()) {
                return i;
            }
        }
        return 0;
    }

    /**
     * Returns the hull of all differences of a point of A and a point of B: the moves of B after which it overlaps A or
     * touches it. {@link org.jmesat.narrowphase.FreePlace} searches its border.
     */
    PlacedPolygon difference() {
        float[] xy = new float[2 * a.count() * b.count()];
        int used = 0;
        for (int i = 0; i < a.count(); i++) {
            for (int j = 0; j < b.count(); j++) {
                xy[used++] = (float) (a.x()[i] - b.x()[j]);
                xy[used++] = (float) (a.y()[i] - b.y()[j]);
            }
        }
        return PlacedPolygon.of(ConvexPolygon.hullOf(xy).rounded((float) (a.rounding() + b.rounding())), 0, 0, 0);
    }
}
