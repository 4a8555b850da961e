package org.jmesat.debug;

import java.util.Arrays;
import org.jmesat.narrowphase.AxisReport.Axis;

/**
 * Finds each axis a place beside the pair where its bars cover neither the shapes nor each other and, if there is one,
 * where they can be seen. An axis stays on the side where it was, so that the picture does not jump.
 */
final class AxisLayout {
    /** In pixels. */
    private static final float CLEARANCE = 36;
    private static final float STEP = 8;
    private static final float END = 20;
    private static final float HALF_WIDTH = 13;
    private static final int STEPS = 60;

    private final ViewScale view;
    private AxisPlace[] places = new AxisPlace[0];
    private AxisPlace[] before = new AxisPlace[0];
    private final AxisPlace best = new AxisPlace();
    private int count;
    private int countBefore;

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
        double left = pair.reach(-axis.y(), axis.x()) + CLEARANCE * pixel;
        double right = -pair.reach(axis.y(), -axis.x()) - CLEARANCE * pixel;
        int first = sideBefore(axis);
        boolean found = false;
        for (int i = 0; i < 2 * STEPS; i++) {
            int side = i % 2 == 0 ? first : -first;
            double away = i / 2 * STEP * pixel;
            place.moveTo(side > 0 ? left + away : right - away, side);
            if (isFree(place)) {
                if (isShown(place, pair.elevation())) {
                    return place;
                }
                if (!found) {
                    best.set(place);
                    found = true;
                }
            }
        }
        if (found) {
            place.set(best);
        }
        return place;
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
                return before[i].side();
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

    private boolean isShown(AxisPlace place, float z) {
        double outer = place.halfWidth();
        return view.shows(place.x(place.start(), outer), place.y(place.start(), outer), z)
                && view.shows(place.x(place.end(), outer), place.y(place.end(), outer), z);
    }
}
