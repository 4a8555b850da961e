package org.jmesat.debug;

import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;

/** Where beside the pair an axis is drawn: the rectangle that its bars take up. */
final class AxisPlace {
    /** Sine of the angle by which an axis may turn from one picture to the next while its edge changes too. */
    private static final double PARALLEL = 0.02;

    private Owner owner = Owner.A;
    private int edge = -2;
    private double dirX = 1;
    private double dirY;
    private double middle;
    private double halfLength;
    private double halfWidth;
    private double shortFrom;
    private double shortTo;
    private double offset;
    private int side = 1;

    /** Makes this the place of an axis, whose intervals lie at their true positions along it. */
    void span(Axis axis, double margin, double newHalfWidth) {
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
        shortFrom = isA ? axis.minA() : axis.minB();
        shortTo = isA ? axis.maxA() : axis.maxB();
    }

    /** Moves it across the axis to a projection onto the axis' left-hand normal. */
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
        shortFrom = other.shortFrom;
        shortTo = other.shortTo;
        offset = other.offset;
        side = other.side;
    }

    /** Tells whether it was the place of an axis, which may point the other way now and be known by another edge. */
    boolean isOf(Axis axis) {
        return owner == axis.owner()
                && (edge == axis.edge() || Math.abs(dirX * axis.y() - dirY * axis.x()) < PARALLEL);
    }

    /** Returns the side on which it was as seen along that axis. */
    int side(Axis axis) {
        return dirX * axis.x() + dirY * axis.y() < 0 ? -side : side;
    }

    /** Returns on which side of the pair it is: 1 to the left of the axis' direction, −1 to the right. */
    int side() {
        return side;
    }

    /** Returns how far beside the pair it is. */
    double distance(ExplainedPair pair) {
        return side * offset - pair.reach(-side * dirY, side * dirX);
    }

    double halfWidth() {
        return halfWidth;
    }

    /** Returns x of a point given by its projection onto the axis and its distance from it, outwards. */
    float x(double along, double across) {
        return (float) (along * dirX - (offset + side * across) * dirY);
    }

    /** Returns y of that point. */
    float y(double along, double across) {
        return (float) (along * dirY + (offset + side * across) * dirX);
    }

    double start() {
        return middle - halfLength;
    }

    double end() {
        return middle + halfLength;
    }

    /** Tells whether all of it is to be seen. */
    boolean isShown(ViewScale view, float z) {
        return isShown(view, z, start(), end());
    }

    /** Tells whether the shorter of the two bars is to be seen. */
    boolean isShorterShown(ViewScale view, float z) {
        return isShown(view, z, shortFrom, shortTo);
    }

    private boolean isShown(ViewScale view, float z, double from, double to) {
        return view.shows(x(from, halfWidth), y(from, halfWidth), z)
                && view.shows(x(to, halfWidth), y(to, halfWidth), z);
    }

    boolean overlaps(AxisPlace other) {
        return !partedBy(this, other) && !partedBy(other, this);
    }

    private static boolean partedBy(AxisPlace one, AxisPlace other) {
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
