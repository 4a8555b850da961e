package org.jmesat.debug;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;

/** The place of an axis beside the pair: the rectangle around its bars, or around the part of them that is shown. */
final class AxisPlace {
    /** Axes of one owner match if the sine of the angle between them is below this, even if their edges differ. */
    private static final double PARALLEL = 0.02;

    private Owner owner;
    private int edge;
    private double dirX;
    private double dirY;
    /** Where the bars begin and end, or where they are cut off. */
    double from;
    double to;
    /** Whether a bar that begins before {@link #from}, or ends after {@link #to}, goes on beyond it. */
    boolean openStart;
    boolean openEnd;
    private double margin;
    double halfWidth;
    /** From the origin, along the left-hand normal of the axis. */
    private double offset;
    /** The side of the pair: 1 is left of the direction of the axis, −1 is right of it. */
    int side;
    /** The number of the step outwards. */
    int step;

    /** Sets the axis. Its intervals keep their true positions along it; {@link #moveTo} sets the offset across it. */
    void set(Axis axis, double newMargin, double newHalfWidth) {
        from = Math.min(axis.minA(), axis.minB());
        to = Math.max(axis.maxA(), axis.maxB());
        openStart = false;
        openEnd = false;
        owner = axis.owner();
        edge = axis.edge();
        dirX = axis.x();
        dirY = axis.y();
        margin = newMargin;
        halfWidth = newHalfWidth;
    }

    /** Cuts off what is before one projection or after another; the ends are open then. */
    void clip(double least, double greatest) {
        openStart = from < least;
        openEnd = to > greatest;
        from = Math.max(from, least);
        to = Math.min(to, greatest);
    }

    /** Moves it to a side, a number of steps outwards, and an offset in world units outwards. */
    void moveTo(int newSide, int newStep, double outwards) {
        side = newSide;
        step = newStep;
        offset = side * outwards;
    }

    /** Returns whether this is the place of the same axis, perhaps with the opposite direction or another edge. */
    boolean matches(Axis axis) {
        return owner == axis.owner()
                && (edge == axis.edge() || Math.abs(dirX * axis.y() - dirY * axis.x()) < PARALLEL);
    }

    /** Returns the side relative to the direction of the given axis. */
    int side(Axis axis) {
        return dirX * axis.x() + dirY * axis.y() < 0 ? -side : side;
    }

    /** Returns the offset from the origin, outwards. */
    double offset() {
        return side * offset;
    }

    /** Returns x of the point with this projection onto the axis and this distance outwards from the axis. */
    double x(double along, double across) {
        return along * dirX - (offset + side * across) * dirY;
    }

    /** Returns y of the same point. */
    double y(double along, double across) {
        return along * dirY + (offset + side * across) * dirX;
    }

    /** Returns whether a point is within a distance of the rectangle. */
    boolean isNear(double atX, double atY, double distance) {
        double along = atX * dirX + atY * dirY;
        double across = atY * dirX - atX * dirY - offset;
        return along > start() - distance && along < end() + distance && Math.abs(across) < halfWidth + distance;
    }

    /** Returns whether a projection is within what is shown. */
    boolean covers(double along) {
        return along >= from && along <= to;
    }

    /** Returns where the axis begins, before its bars. */
    double start() {
        return from - margin;
    }

    /** Returns where the axis ends, after its bars. */
    double end() {
        return to + margin;
    }

    /** Returns whether the whole axis is in the picture. */
    boolean isShown(ViewScale view, double z) {
        return view.shows(x(start(), halfWidth), y(start(), halfWidth), z)
                && view.shows(x(end(), halfWidth), y(end(), halfWidth), z);
    }

    /** Returns false if no piece in a box reaches into the rectangle, or within a distance of its long sides. */
    boolean mayMeet(double minX, double minY, double maxX, double maxY, double gap) {
        double across = ((minY + maxY) * dirX - (minX + maxX) * dirY) / 2 - offset;
        double along = ((minX + maxX) * dirX + (minY + maxY) * dirY - from - to) / 2;
        double cos = Math.abs(dirX) / 2;
        double sin = Math.abs(dirY) / 2;
        return Math.abs(across) <= halfWidth + gap + (maxY - minY) * cos + (maxX - minX) * sin
                && Math.abs(along) <= halfLength() + (maxX - minX) * cos + (maxY - minY) * sin;
    }

    /** Returns whether a piece reaches into the rectangle, or within a distance of its long sides. */
    boolean meets(PlacedPolygon piece, double gap) {
        double half = halfWidth + gap + piece.rounding();
        double alongMin = Double.POSITIVE_INFINITY;
        double alongMax = Double.NEGATIVE_INFINITY;
        double acrossMin = Double.POSITIVE_INFINITY;
        double acrossMax = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < piece.count(); i++) {
            double along = piece.x()[i] * dirX + piece.y()[i] * dirY;
            double across = piece.y()[i] * dirX - piece.x()[i] * dirY - offset;
            alongMin = Math.min(alongMin, along);
            alongMax = Math.max(alongMax, along);
            acrossMin = Math.min(acrossMin, across);
            acrossMax = Math.max(acrossMax, across);
        }
        return alongMin - piece.rounding() <= end() && alongMax + piece.rounding() >= start() && acrossMin <= half
                && acrossMax >= -half;
    }

    boolean overlaps(AxisPlace other) {
        return !isSeparatedOnAxesOf(this, other) && !isSeparatedOnAxesOf(other, this);
    }

    /** Separating axis test of two rectangles, on the axes of the first. */
    private static boolean isSeparatedOnAxesOf(AxisPlace one, AxisPlace other) {
        double cos = Math.abs(one.dirX * other.dirX + one.dirY * other.dirY);
        double sin = Math.abs(one.dirX * other.dirY - one.dirY * other.dirX);
        double dx = other.centerX() - one.centerX();
        double dy = other.centerY() - one.centerY();
        double along = Math.abs(dx * one.dirX + dy * one.dirY);
        double across = Math.abs(dy * one.dirX - dx * one.dirY);
        return along > one.halfLength() + cos * other.halfLength() + sin * other.halfWidth
                || across > one.halfWidth + sin * other.halfLength() + cos * other.halfWidth;
    }

    private double halfLength() {
        return (to - from) / 2 + margin;
    }

    private double centerX() {
        return (from + to) / 2 * dirX - offset * dirY;
    }

    private double centerY() {
        return (from + to) / 2 * dirY + offset * dirX;
    }
}
