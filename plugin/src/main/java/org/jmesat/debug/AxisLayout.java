package org.jmesat.debug;

import java.util.Arrays;
import org.jmesat.narrowphase.Axis;

/**
 * Finds each axis a place beside the pair where its bars cover neither the shapes nor each other. If it cannot be seen
 * there, as beside a floor that reaches out of the picture, it goes beside the smaller shape. An axis stays on the side
 * where it was, so that the picture does not jump.
 */
final class AxisLayout {
    /** In pixels. */
    private static final float CLEARANCE = 36;
    private static final float STEP = 8;
    private static final float END = 20;
    private static final float HALF_WIDTH = 13;
    private static final int STEPS = 60;

    /** How well an axis is seen. */
    private static final int HIDDEN = 0;
    private static final int SHORTER_SHOWN = 1;
    private static final int ALL_SHOWN = 2;

    private final ViewScale view;
    private AxisPlace[] places = new AxisPlace[0];
    private AxisPlace[] before = new AxisPlace[0];
    private final AxisPlace best = new AxisPlace();
    private int count;
    private int countBefore;
    private int bestRank;

    AxisLayout(ViewScale view) {
        this.view = view;
    }

    /** Begins a new picture; the places of the last one are remembered. */
    void begin() {
        AxisPlace[] swap = before;
        before = places;
        places = swap;
        countBefore = count;
        count = 0;
    }

    /** Forgets where axes were. */
    void clear() {
        count = 0;
        countBefore = 0;
    }

    /** Places an axis after those that matter more. */
    AxisPlace place(Axis axis, ExplainedPair pair, double pixel) {
        AxisPlace place = next();
        place.span(axis, END * pixel, HALF_WIDTH * pixel);
        best.set(place);
        bestRank = -1;
        float z = pair.elevation();
        int side = sideBefore(axis);
        double left = CLEARANCE * pixel + pair.reach(-axis.y(), axis.x());
        double right = CLEARANCE * pixel + pair.reach(axis.y(), -axis.x());
        search(place, side, left, right, pixel, z, ALL_SHOWN);
        if (bestRank < SHORTER_SHOWN) {
            left = CLEARANCE * pixel + pair.reachOfSmaller(-axis.y(), axis.x());
            right = CLEARANCE * pixel + pair.reachOfSmaller(axis.y(), -axis.x());
            search(place, side, left, right, pixel, z, SHORTER_SHOWN);
        }
        place.set(best);
        return place;
    }

    /** Goes away from the pair on both sides by turns, until it is as well seen as can be asked for. */
    private void search(AxisPlace place, int side, double left, double right, double pixel, float z, int wanted) {
        for (int i = 0; i < 2 * STEPS && bestRank < wanted; i++) {
            int now = i % 2 == 0 ? side : -side;
            double away = i / 2 * STEP * pixel;
            place.moveTo(now > 0 ? left + away : -right - away, now);
            if (isFree(place)) {
                int rank = place.isShown(view, z) ? ALL_SHOWN : place.isShorterShown(view, z) ? SHORTER_SHOWN : HIDDEN;
                if (rank > bestRank) {
                    bestRank = rank;
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

    /** At first an axis goes below the pair, or to the left of it. */
    private int sideBefore(Axis axis) {
        for (int i = 0; i < countBefore; i++) {
            if (before[i].isOf(axis)) {
                return before[i].side(axis);
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
