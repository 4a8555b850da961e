package org.jmesat.debug;

import org.jmesat.internal.draw.ViewScale;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;

/** The place of an axis beside the pair: the rectangle around its bars. */
final class AxisPlace {
    /** Axes of one owner match if the sine of the angle between them is below this, even if their edges differ. */
    private static final double PARALLEL = 0.02;

    private Owner owner = Owner.A;
    private int edge = -2;
    private double dirX = 1;
    private double dirY;
    private double middle;
    private double halfLength;
    private double halfWidth;
    private double shorterMin;
    private double shorterMax;
    private double offset;
    private int side = 1;

    /** Sets the axis. Its intervals keep their true positions along it; {@link #moveTo} sets the offset across it. */
    void set(Axis axis, double margin, double newHalfWidth) {
        double from = Math.min(axis.minA(), axis.minB());
        double to = Math.max(axis.maxA(), axis.maxB());
        owner = axis.owner();
        edge = axis.edge();
        dirX = axis.x();
        dirY = axis.y();
        middle = (from + to) / 2;
        halfLength = (to - from) / 2 + margin;
        halfWidth = newHalfWidth;
        boolean isA = axis.maxA() - axis.minA() < axis.maxB() - axis.minB();
        shorterMin = isA ? axis.minA() : axis.minB();
        shorterMax = isA ? axis.maxA() : axis.maxB();
    }

    /** Sets the side, and the offset from the origin along the left-hand normal of the axis. */
    void moveTo(double newOffset, int newSide) {
        offset = newOffset;
        side = newSide;
    }

    void set(AxisPlace other) {
        owner = other.owner;
        edge = other.edge;
        dirX = other.dirX;
        dirY = other.dirY;
        middle = other.middle;
        halfLength = other.halfLength;
        halfWidth = other.halfWidth;
        shorterMin = other.shorterMin;
        shorterMax = other.shorterMax;
        offset = other.offset;
        side = other.side;
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

    /** Returns the side of the pair: 1 is left of the direction of the axis, −1 is right of it. */
    int side() {
        return side;
    }

    /** Returns the distance from the pair. */
    double distance(ExplainedPair pair) {
        return side * offset - pair.support(-side * dirY, side * dirX);
    }

    double halfWidth() {
        return halfWidth;
    }

    /** Returns x of the point with this projection onto the axis and this distance outwards from the axis. */
    float x(double along, double across) {
        return (float) (along * dirX - (offset + side * across) * dirY);
    }

    /** Returns y of the same point. */
    float y(double along, double across) {
        return (float) (along * dirY + (offset + side * across) * dirX);
    }

    double start() {
        return middle - halfLength;
    }

    double end() {
        return middle + halfLength;
    }

    /** Returns whether the whole axis is in the picture. */
    boolean isShown(ViewScale view, float z) {
        return isShown(view, z, start(), end());
    }

    /** Returns whether the shorter of the two bars is in the picture. */
    boolean isShorterShown(ViewScale view, float z) {
        return isShown(view, z, shorterMin, shorterMax);
    }

    private boolean isShown(ViewScale view, float z, double from, double to) {
        return view.shows(x(from, halfWidth), y(from, halfWidth), z)
                && view.shows(x(to, halfWidth), y(to, halfWidth), z);
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
        return along > one.halfLength + cos * other.halfLength + sin * other.halfWidth
                || across > one.halfWidth + sin * other.halfLength + cos * other.halfWidth;
    }

    private double centerX() {
        return middle * dirX - offset * dirY;
    }

    private double centerY() {
        return middle * dirY + offset * dirX;
    }
}
