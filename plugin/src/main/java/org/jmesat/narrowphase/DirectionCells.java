package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.geometry.Tolerance;

/**
 * Numbers filed under directions, so that those of parallel directions are found without a look at the others. A
 * direction and its opposite are the same here.
 *
 * <p>Half a turn is cut into cells a little wider than {@link Tolerance#PARALLEL}, so that what is parallel lies in the
 * same cell or in the next on either side.
 */
final class DirectionCells {
    private static final int CELLS = (int) (2 / (1.2 * Tolerance.PARALLEL));

    private final Map<Integer, List<Integer>> cells = new HashMap<>();

    /** Files a number under one more direction. */
    void add(int number, double x, double y) {
        List<Integer> numbers = cells.computeIfAbsent(cell(x, y), any -> new ArrayList<>());
        if (!numbers.contains(number)) {
            numbers.add(number);
        }
    }

    /** All numbers that were filed under a direction parallel to this one, and some others. */
    List<Integer> near(double x, double y) {
        List<Integer> near = new ArrayList<>();
        int cell = cell(x, y);
        for (int i = -1; i <= 1; i++) {
            near.addAll(cells.getOrDefault(Math.floorMod(cell + i, CELLS), List.of()));
        }
        return near;
    }

    /** By a measure from 0 to 2 that grows with the angle from 0 to 180 degrees, never faster than it in radians. */
    private static int cell(double x, double y) {
        double along = y > 0 || y == 0 && x > 0 ? x : -x;
        double up = Math.abs(y);
        double measure = along >= 0 ? up / (along + up) : 1 + along / (along - up);
        return Math.min((int) (measure / 2 * CELLS), CELLS - 1);
    }
}
