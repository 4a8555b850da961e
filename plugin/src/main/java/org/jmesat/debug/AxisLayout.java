package org.jmesat.debug;

import java.util.Arrays;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.narrowphase.Axis;

/**
 * Places each axis beside the pair so that its bars cover neither the shapes nor other bars. If that is outside the
 * picture, as beside a floor wider than the picture, the axis is placed beside the smaller body. From picture to
 * picture an axis stays on its side if possible.
 */
final class AxisLayout {
    /** The least distance from the pair and the step outwards, in pixels, and the greatest number of steps. */
    private static final float CLEARANCE = 36;
    private static final float STEP = 8;
    private static final int STEPS = 60;
    /** The length of an axis beyond its intervals, and half the width of its bars, in pixels. */
    private static final float OVERHANG = 20;
    private static final float HALF_WIDTH = 13;

    /** How much of an axis is in the picture: not even the shorter bar, that bar, or all. */
    private static final int HIDDEN = 0;
    private static final int SHORTER_SHOWN = 1;
    private static final int ALL_SHOWN = 2;

    private final ViewScale view;
    private AxisPlace[] places = new AxisPlace[0];
    private AxisPlace[] previous = new AxisPlace[0];
    private final AxisPlace best = new AxisPlace();
    private int count;
    private int previousCount;
    private int bestVisibility;

    AxisLayout(ViewScale view) {
        this.view = view;
    }

    /** Begins a new picture; keeps the places of the last one to compare with. */
    void begin() {
        AxisPlace[] swap = previous;
        previous = places;
        places = swap;
        previousCount = count;
        count = 0;
    }

    /** Discards the places, for another pair. */
    void clear() {
        count = 0;
        previousCount = 0;
    }

    /** Places an axis clear of those that are already placed. Place the most important axis first. */
    AxisPlace place(Axis axis, ExplainedPair pair, double pixel) {
        AxisPlace place = next();
        place.set(axis, OVERHANG * pixel, HALF_WIDTH * pixel);
        best.set(place);
        bestVisibility = -1;
        float z = pair.elevation();
        int side = preferredSide(axis);
        double left = CLEARANCE * pixel + pair.support(-axis.y(), axis.x());
        double right = CLEARANCE * pixel + pair.support(axis.y(), -axis.x());
        search(place, side, left, right, pixel, z, ALL_SHOWN);
        if (bestVisibility < SHORTER_SHOWN) {
            left = CLEARANCE * pixel + pair.supportOfSmaller(-axis.y(), axis.x());
            right = CLEARANCE * pixel + pair.supportOfSmaller(axis.y(), -axis.x());
            search(place, side, left, right, pixel, z, SHORTER_SHOWN);
        }
        place.set(best);
        return place;
    }

    /** Tries places outwards from the pair, on both sides in turn, until one is visible as wanted. Keeps the best. */
    private void search(AxisPlace place, int side, double left, double right, double pixel, float z, int wanted) {
        for (int i = 0; i < 2 * STEPS && bestVisibility < wanted; i++) {
            int now = i % 2 == 0 ? side : -side;
            double distance = i / 2 * STEP * pixel;
            place.moveTo(now > 0 ? left + distance : -right - distance, now);
            if (isFree(place)) {
                int visibility = place.isShown(view, z) ? ALL_SHOWN
                        : place.isShorterShown(view, z) ? SHORTER_SHOWN : HIDDEN;
                if (visibility > bestVisibility) {
                    bestVisibility = visibility;
                    best.set(place);
                }
            }
        }
    }

    private AxisPlace next() {
        if (count == places.length) {
            places = Arrays.copyOf(places, Math.max(8, 2 * places.length));
        }
        if (places[count] == null) {
            places[count] = new AxisPlace();
        }
        return places[count++];
    }

    /** The side in the last picture; for a new axis, below the pair or, for a vertical axis, to its left. */
    private int preferredSide(Axis axis) {
        for (int i = 0; i < previousCount; i++) {
            if (previous[i].matches(axis)) {
                return previous[i].side(axis);
            }
        }
        boolean below = Math.abs(axis.x()) > 0.5 ? axis.x() < 0 : axis.y() > 0;
        return below ? 1 : -1;
    }

    private boolean isFree(AxisPlace place) {
        for (int i = 0; i < count - 1; i++) {
            if (places[i].overlaps(place)) {
                return false;
            }
        }
        return true;
    }
}
