package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * The poses of bodies, by index; a pose is four adjacent numbers: x, y, cosine and sine. Each body has three: the
 * current pose, as the game has set it; the placed pose, of the last step that placed the body; and the previous pose,
 * of the step before that one.
 */
public final class BodyPoses {
    public static final int ROW = 4;

    private double[] current = new double[ROW * 16];
    /** For each index, one of the two arrays has the placed pose, the other the previous one. */
    private double[] even = new double[ROW * 16];
    private double[] odd = new double[ROW * 16];
    private boolean[] isOdd = new boolean[16];

    /** Adds a body at the origin, with no rotation; its index is below the capacity. */
    void add(int index) {
        clear(current, index);
        clear(even, index);
        clear(odd, index);
    }

    void ensureCapacity(int indices) {
        current = Arrays.copyOf(current, ROW * indices);
        even = Arrays.copyOf(even, ROW * indices);
        odd = Arrays.copyOf(odd, ROW * indices);
        isOdd = Arrays.copyOf(isOdd, indices);
    }

    private static void clear(double[] poses, int index) {
        int row = ROW * index;
        poses[row] = 0;
        poses[row + 1] = 0;
        poses[row + 2] = 1;
        poses[row + 3] = 0;
    }

    private static void copy(double[] source, int from, double[] target, int to) {
        int row = ROW * from;
        int toRow = ROW * to;
        target[toRow] = source[row];
        target[toRow + 1] = source[row + 1];
        target[toRow + 2] = source[row + 2];
        target[toRow + 3] = source[row + 3];
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

    /** Makes the current pose the placed one. */
    void advance(int index) {
        isOdd[index] = !isOdd[index];
        copy(current, index, placed(index), index);
    }

    /** The current poses; read only. */
    public double[] current() {
        return current;
    }

    /** The array with the placed pose of this index; for other indices it may be the other array. */
    public double[] placed(int index) {
        return isOdd[index] ? odd : even;
    }

    /** The array with the previous pose of this index; for other indices it may be the other array. */
    public double[] previous(int index) {
        return isOdd[index] ? even : odd;
    }
}
