package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * The poses of bodies that are not in the table of the pieces, by index; a pose is four adjacent numbers: x, y, cosine
 * and sine. The current pose is the one that the game has set. The previous pose is where a body that the last step has
 * placed was before. Where it was placed is the pose of its pieces.
 */
public final class BodyPoses {
    public static final int ROW = 4;

    private double[] current = new double[ROW * 16];
    private double[] previous = new double[ROW * 16];

    /** Adds a body at the origin, with no rotation; its index is below the capacity. */
    void add(int index) {
        Arrays.fill(current, ROW * index, ROW * index + ROW, 0);
        current[ROW * index + 2] = 1;
    }

    void ensureCapacity(int indices) {
        previous = Arrays.copyOf(previous, ROW * indices);
        current = Arrays.copyOf(current, ROW * indices);
    }

    /** Sets the current position; returns true if it changed. */
    public boolean setPosition(int index, double x, double y) {
        int row = ROW * index;
        if (current[row] == x && current[row + 1] == y) {
            return false;
        }
        current[row] = x;
        current[row + 1] = y;
        return true;
    }

    /** Sets the current rotation; returns true if it changed. */
    public boolean setRotation(int index, double cos, double sin) {
        int row = ROW * index;
        if (current[row + 2] == cos && current[row + 3] == sin) {
            return false;
        }
        current[row + 2] = cos;
        current[row + 3] = sin;
        return true;
    }

    /** The current poses; read only. */
    public double[] current() {
        return current;
    }

    /** The previous poses; only those of bodies that the last step has placed are up to date. */
    public double[] previous() {
        return previous;
    }
}
