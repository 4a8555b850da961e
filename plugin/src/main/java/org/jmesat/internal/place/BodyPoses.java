package org.jmesat.internal.place;

import java.util.Arrays;

/**
 * Where bodies are, by index, four numbers side by side: x, y, cosine and sine. Each has the pose that was asked for
 * last, that of the last step which placed it, and that of the one before.
 */
public final class BodyPoses {
    public static final int ROW = 4;

    private double[] wanted = new double[ROW * 16];
    /** The placed pose of each index is in one of the two, and the previous one in the other. */
    private double[] even = new double[ROW * 16];
    private double[] odd = new double[ROW * 16];
    private boolean[] isOdd = new boolean[16];

    /** At the origin, not turned. */
    void add(int index) {
        if (ROW * index == wanted.length) {
            int indices = index + index / 4;
            wanted = Arrays.copyOf(wanted, ROW * indices);
            even = Arrays.copyOf(even, ROW * indices);
            odd = Arrays.copyOf(odd, ROW * indices);
            isOdd = Arrays.copyOf(isOdd, indices);
        }
        clear(wanted, index);
        clear(even, index);
        clear(odd, index);
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

    /** Returns true when it was elsewhere. */
    public boolean setPosition(int index, double x, double y) {
        int row = ROW * index;
        if (wanted[row] == x && wanted[row + 1] == y) {
            return false;
        }
        wanted[row] = x;
        wanted[row + 1] = y;
        return true;
    }

    /** Returns true when it was turned otherwise. */
    public boolean setRotation(int index, double cos, double sin) {
        int row = ROW * index;
        if (wanted[row + 2] == cos && wanted[row + 3] == sin) {
            return false;
        }
        wanted[row + 2] = cos;
        wanted[row + 3] = sin;
        return true;
    }

    /** Takes over what was asked for. */
    void advance(int index) {
        isOdd[index] = !isOdd[index];
        copy(wanted, index, placed(index), index);
    }

    /** The poses asked for, to be read only. */
    public double[] wanted() {
        return wanted;
    }

    /** Where the last step has placed it, in an array that has this of its index alone. */
    public double[] placed(int index) {
        return isOdd[index] ? odd : even;
    }

    /** Where it was before the last step that has placed it. */
    public double[] previous(int index) {
        return isOdd[index] ? even : odd;
    }
}
