package org.jmesat.app.model;

/** A rectangle by its centre and half its sides, in units of 1/128. */
record Rectangle(int x, int y, int halfX, int halfY) {
    boolean overlaps(Rectangle other) {
        return reaches(x - other.x, halfX + other.halfX) && reaches(y - other.y, halfY + other.halfY);
    }

    Rectangle movedBy(int dx, int dy) {
        return new Rectangle(x + dx, y + dy, halfX, halfY);
    }

    private static boolean reaches(int distance, int reach) {
        if (Math.abs(distance) == reach) {
            throw new AssertionError("Two rectangles just touch; the lattice should prevent this");
        }
        return Math.abs(distance) < reach;
    }

    int cornerX(int i) {
        return x + (i < 2 ? -halfX : halfX);
    }

    int cornerY(int i) {
        return y + (i % 2 == 0 ? -halfY : halfY);
    }
}
