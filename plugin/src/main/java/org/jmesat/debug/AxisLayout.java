package org.jmesat.debug;

import com.jme3.math.Vector2f;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.narrowphase.Axis;

/**
 * Places each axis beside the pair, parallel to its true position, where it covers the least: within the picture, clear
 * of other axes, of labels and the covered area, of the pair and of other outlines, in this order, and as near as
 * possible. If the axis does not fit into the picture, as that of a floor, it is cut off around the smaller body. From
 * picture to picture an axis stays where it is unless another place is better, or clearly nearer.
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
    /** How much of a longer body is shown around the smaller, in pixels, and how often that may be cut to a part. */
    private static final float AROUND = 110;
    private static final int CUTS = 12;
    private static final float CUT = 0.75f;
    /** The other side of the pair is taken if it is nearer by this many steps, and another place by this many. */
    private static final int OTHER_SIDE = 6;
    private static final int WORTH_MOVING = 12;

    /** How good a place is: the worst of what an axis there would be on. */
    private static final int FREE = 0;
    private static final int ON_OUTLINE = 1;
    private static final int ON_PAIR = 2;
    private static final int COVERED = 3;
    private static final int ON_OTHER_AXIS = 4;
    private static final int OUTSIDE = 5;

    private final ViewScale view;
    private final Obstacles obstacles;
    private final LabelSheet labels;
    /** Those that are placed, and behind them those of earlier pictures that no axis has taken over yet. */
    private final List<AxisPlace> places = new ArrayList<>();
    /** The number of axes placed. */
    private int count;
    private final Vector2f p = new Vector2f();
    private final Vector2f q = new Vector2f();
    private int preferredSide;
    /** The step at that side in the last picture; −1 for a new axis. */
    private int lastStep;
    /** The least distance from the origin, left then right of the axis, and the length of a step, in world units. */
    private final double[] least = new double[2];
    private double step;

    AxisLayout(ViewScale view, Obstacles obstacles, LabelSheet labels) {
        this.view = view;
        this.obstacles = obstacles;
        this.labels = labels;
    }

    /** Begins a new picture; keeps the places of the last ones to compare with. */
    void begin() {
        count = 0;
    }

    /** Discards the places, for another pair. */
    void clear() {
        places.clear();
        count = 0;
    }

    /**
     * Places an axis clear of those that are already placed. Place the most important axis first.
     *
     * @param always whether to place it even where it covers something
     * @return the place, or null if there is no room
     */
    AxisPlace place(Axis axis, ExplainedPair pair, double pixel, boolean always) {
        AxisPlace place = recall(axis);
        place.set(axis, OVERHANG * pixel, HALF_WIDTH * pixel);
        least[0] = CLEARANCE * pixel + pair.supportOfSmaller(-axis.y(), axis.x());
        least[1] = CLEARANCE * pixel + pair.supportOfSmaller(axis.y(), -axis.x());
        step = STEP * pixel;
        int rank = search(place, pair);
        // Around the smaller body and the gap, less and less is shown until it fits.
        double min = Math.min(-pair.supportOfSmaller(-axis.x(), -axis.y()), Math.min(axis.maxA(), axis.minB()));
        double max = Math.max(pair.supportOfSmaller(axis.x(), axis.y()), Math.max(axis.maxA(), axis.minB()));
        double half = (max - min) / 2 + AROUND * pixel;
        for (int i = 0; i < CUTS && rank == OUTSIDE; i++, half *= CUT) {
            place.clip((min + max) / 2 - half, (min + max) / 2 + half);
            rank = search(place, pair);
        }
        if (rank == FREE || always) {
            return place;
        }
        count--;
        return null;
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

    /** Moves an axis to the nearest of the best places; returns how good it is. */
    private int search(AxisPlace place, ExplainedPair pair) {
        int best = OUTSIDE + 1;
        int bestSide = preferredSide;
        int bestStep = 0;
        for (int i = 0; i < 2 * STEPS && best > FREE; i++) {
            int side = i % 2 == 0 ? preferredSide : -preferredSide;
            int out = i / 2 - (i % 2 == 0 ? 0 : OTHER_SIDE);
            int rank = out < 0 ? best : rank(place, pair, side, out);
            if (rank < best) {
                best = rank;
                bestSide = side;
                bestStep = out;
            }
        }
        if (lastStep >= 0 && lastStep < bestStep + WORTH_MOVING) {
            int kept = rank(place, pair, preferredSide, lastStep);
            if (kept <= best) {
                return kept;
            }
        }
        move(place, bestSide, bestStep);
        return best;
    }

    private void move(AxisPlace place, int side, int out) {
        place.moveTo(side, out, least[side > 0 ? 0 : 1] + out * step);
    }

    /** Moves an axis to a place; returns how good it is. */
    private int rank(AxisPlace place, ExplainedPair pair, int side, int out) {
        move(place, side, out);
        double z = pair.elevation;
        if (!place.isShown(view, z)) {
            return OUTSIDE;
        }
        for (int i = 0; i < count - 1; i++) {
            if (places.get(i).overlaps(place)) {
                return ON_OTHER_AXIS;
            }
        }
        if (view.toPixels(place.x(place.start(), 0), place.y(place.start(), 0), z, p)
                && view.toPixels(place.x(place.end(), 0), place.y(place.end(), 0), z, q)
                && labels.isCovered(p, q, HALF_WIDTH + GAP)) {
            return COVERED;
        }
        double gap = step * GAP / STEP;
        if (place.meets(pair.a.shape, gap) || place.meets(pair.b.shape, gap)) {
            return ON_PAIR;
        }
        return obstacles.meet(place, gap) ? ON_OUTLINE : FREE;
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
