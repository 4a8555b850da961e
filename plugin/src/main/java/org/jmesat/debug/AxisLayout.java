package org.jmesat.debug;

import com.jme3.math.Vector2f;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.narrowphase.Axis;

/**
 * Places each axis beside the pair, parallel to its true position, where it covers the least: within the picture, clear
 * of other axes, of the covered area, of the pair and of other outlines, in this order, and as near as possible. If the
 * axis does not fit into the picture, as that of a floor, it is cut off around the smaller body. From picture to
 * picture an axis stays where it is unless another place is clearly better.
 */
final class AxisLayout {
    /** The least distance from the pair and the step outwards, in pixels, and the number of steps on each side. */
    private static final float CLEARANCE = 36;
    private static final float STEP = 8;
    private static final int STEPS = 90;
    /** The length of an axis beyond its intervals, half the width of its bars, and its distance from others. */
    private static final float OVERHANG = 20;
    private static final float HALF_WIDTH = 13;
    private static final float GAP = 4;
    /** How much of a longer body is shown around the smaller, in pixels, and how far from the border it ends. */
    private static final float AROUND = 110;
    private static final float BORDER = 70;

    /** What a place costs, in steps outwards. */
    private static final int OUTSIDE = 4000;
    private static final int ON_OTHER_AXIS = 2000;
    private static final int COVERED = 1000;
    private static final int ON_OUTLINE = 120;
    private static final int EACH_OUTLINE = 20;
    private static final int OTHER_SIDE = 6;
    /** The last place is kept if the best one costs not this much less. */
    private static final int WORTH_MOVING = 12;

    private final ViewScale view;
    private final Obstacles obstacles;
    /** Those that are placed, and behind them those of the last picture that no axis has taken over yet. */
    private final List<AxisPlace> places = new ArrayList<>();
    /** The number of axes placed. */
    private int count;
    /** By step outwards, left then right of the axis: the number of outlines there. */
    private final int[][] outlines = new int[2][STEPS];
    private final Vector2f p = new Vector2f();
    private final Vector2f q = new Vector2f();
    private int preferredSide;
    /** The step at that side in the last picture; −1 for a new axis. */
    private int lastStep;
    /** The least distance from the origin, left then right of the axis, and the length of a step, in world units. */
    private final double[] least = new double[2];
    private double step;

    AxisLayout(ViewScale view, Obstacles obstacles) {
        this.view = view;
        this.obstacles = obstacles;
    }

    /** Begins a new picture; keeps the places of the last one to compare with. */
    void begin() {
        while (places.size() > count) {
            places.remove(places.size() - 1);
        }
        count = 0;
    }

    /** Discards the places, for another pair. */
    void clear() {
        places.clear();
        count = 0;
    }

    /** Places an axis clear of those that are already placed. Place the most important axis first. */
    AxisPlace place(Axis axis, ExplainedPair pair, double pixel) {
        AxisPlace place = recall(axis);
        place.set(axis, OVERHANG * pixel, HALF_WIDTH * pixel);
        least[0] = CLEARANCE * pixel + pair.supportOfSmaller(-axis.y(), axis.x());
        least[1] = CLEARANCE * pixel + pair.supportOfSmaller(axis.y(), -axis.x());
        step = STEP * pixel;
        if (search(place, pair, axis) >= OUTSIDE) {
            clip(place, pair, axis, pixel);
            search(place, pair, axis);
        }
        return place;
    }

    /** Finds side and step in the last picture; a new axis is below the pair or, if vertical, to its left. */
    private AxisPlace recall(Axis axis) {
        int known = count;
        while (known < places.size() && !places.get(known).matches(axis)) {
            known++;
        }
        if (known == places.size()) {
            preferredSide = (Math.abs(axis.x()) > 0.5 ? axis.x() < 0 : axis.y() > 0) ? 1 : -1;
            lastStep = -1;
            places.add(new AxisPlace());
        } else {
            preferredSide = places.get(known).side(axis);
            lastStep = places.get(known).step;
        }
        Collections.swap(places, count, known);
        return places.get(count++);
    }

    /** Moves an axis to the place of least cost; returns the cost. */
    private int search(AxisPlace place, ExplainedPair pair, Axis axis) {
        countOutlines(place, pair, axis);
        double z = pair.elevation();
        int lowest = Integer.MAX_VALUE;
        int bestSide = preferredSide;
        int bestStep = 0;
        for (int i = 0; i < 2 * STEPS; i++) {
            int side = i % 2 == 0 ? preferredSide : -preferredSide;
            int cost = i / 2 + (i % 2 == 0 ? 0 : OTHER_SIDE) + costOfOutlines(side, i / 2);
            if (cost < lowest) {
                cost += costOfPlace(place, side, i / 2, z);
            }
            if (cost < lowest) {
                lowest = cost;
                bestSide = side;
                bestStep = i / 2;
            }
        }
        if (lastStep >= 0) {
            int ofKept = lastStep + costOfOutlines(preferredSide, lastStep)
                    + costOfPlace(place, preferredSide, lastStep, z);
            if (ofKept < lowest + WORTH_MOVING) {
                return ofKept;
            }
        }
        move(place, bestSide, bestStep);
        return lowest;
    }

    private void move(AxisPlace place, int side, int out) {
        place.moveTo(side, out, least[side > 0 ? 0 : 1] + out * step);
    }

    private int costOfOutlines(int side, int out) {
        int number = outlines[side > 0 ? 0 : 1][out];
        return number == 0 ? 0 : ON_OUTLINE + EACH_OUTLINE * Math.min(number, 20);
    }

    /** Moves an axis to a place; returns what that costs, but for the outlines there. */
    private int costOfPlace(AxisPlace place, int side, int out, double z) {
        move(place, side, out);
        int cost = place.isShown(view, z) ? 0 : OUTSIDE;
        for (int i = 0; i < count - 1; i++) {
            cost += places.get(i).overlaps(place) ? ON_OTHER_AXIS : 0;
        }
        return cost + (place.isCovered(obstacles, view, z, HALF_WIDTH + GAP, p, q) ? COVERED : 0);
    }

    /** Counts the outlines on each step. */
    private void countOutlines(AxisPlace place, ExplainedPair pair, Axis axis) {
        Arrays.fill(outlines[0], 0);
        Arrays.fill(outlines[1], 0);
        for (int i = 0; i < pair.colliderA.getPieceCount(); i++) {
            count(pair.colliderA.getPiece(i), place, axis);
        }
        for (int i = 0; i < pair.colliderB.getPieceCount(); i++) {
            count(pair.colliderB.getPiece(i), place, axis);
        }
        for (int i = 0; i < obstacles.count(); i++) {
            count(obstacles.get(i), place, axis);
        }
    }

    /** Counts an outline on the steps, a range on each side, at which the axis would be on it. */
    private void count(PlacedPolygon piece, AxisPlace place, Axis axis) {
        double alongMin = Double.POSITIVE_INFINITY;
        double alongMax = Double.NEGATIVE_INFINITY;
        double acrossMin = Double.POSITIVE_INFINITY;
        double acrossMax = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < piece.count(); k++) {
            double along = piece.x()[k] * axis.x() + piece.y()[k] * axis.y();
            double across = piece.y()[k] * axis.x() - piece.x()[k] * axis.y();
            alongMin = Math.min(alongMin, along);
            alongMax = Math.max(alongMax, along);
            acrossMin = Math.min(acrossMin, across);
            acrossMax = Math.max(acrossMax, across);
        }
        if (alongMin - piece.rounding() <= place.end() && alongMax + piece.rounding() >= place.start()) {
            double half = place.halfWidth + step * GAP / STEP + piece.rounding();
            count(outlines[0], (acrossMin - half - least[0]) / step, (acrossMax + half - least[0]) / step);
            count(outlines[1], (-acrossMax - half - least[1]) / step, (-acrossMin + half - least[1]) / step);
        }
    }

    private static void count(int[] steps, double from, double to) {
        int end = (int) Math.min(STEPS - 1, Math.floor(to));
        for (int i = (int) Math.max(0, Math.ceil(from)); i <= end; i++) {
            steps[i]++;
        }
    }

    /** Cuts off what is far from the smaller body or outside the picture. */
    private void clip(AxisPlace place, ExplainedPair pair, Axis axis, double pixel) {
        double min = -pair.supportOfSmaller(-axis.x(), -axis.y());
        double max = pair.supportOfSmaller(axis.x(), axis.y());
        double across = (pair.supportOfSmaller(-axis.y(), axis.x()) - pair.supportOfSmaller(axis.y(), -axis.x())) / 2;
        double middle = (min + max) / 2;
        double x = middle * axis.x() - across * axis.y();
        double y = middle * axis.y() + across * axis.x();
        double z = pair.elevation();
        double unit = AROUND * pixel;
        if (!view.shows(x, y, z) || !view.toPixels(x, y, z, p)
                || !view.toPixels(x + unit * axis.x(), y + unit * axis.y(), z, q)) {
            return;
        }
        q.subtractLocal(p);
        double low = Math.min(Math.min(axis.minA(), axis.minB()), min);
        double high = Math.max(Math.max(axis.maxA(), axis.maxB()), max);
        double nearLow = Math.max(low, Math.min(min, Math.min(axis.maxA(), axis.minB())) - unit);
        double nearHigh = Math.min(high, Math.max(max, Math.max(axis.maxA(), axis.minB())) + unit);
        place.clip(Math.max(nearLow, middle - unit * reach(-1)), Math.min(nearHigh, middle + unit * reach(1)));
    }

    /** Returns how often {@code q}, or its opposite, fits between the pixel {@code p} and the border of the picture. */
    private double reach(int sign) {
        double reach = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 2; i++) {
            double at = i == 0 ? p.x : p.y;
            double by = sign * (i == 0 ? q.x : q.y);
            double size = i == 0 ? view.width() : view.height();
            double room = by > 0 ? size - BORDER - at : at - BORDER;
            reach = by == 0 ? reach : Math.min(reach, Math.max(0, room) / Math.abs(by));
        }
        return reach;
    }

    /** Returns whether a point is within a distance of one of the axes placed. */
    boolean isNear(double x, double y, double distance) {
        for (int i = 0; i < count; i++) {
            if (places.get(i).isNear(x, y, distance)) {
                return true;
            }
        }
        return false;
    }
}
