package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;

/**
 * The true distance of two disjoint shapes where it is measured from corner to corner.
 *
 * <p>Edge normals decide whether shapes overlap, but between two sharp corners they understate the distance: tip to
 * tip, two slivers look thousands of times closer than they are. Within touching range that would be a false contact,
 * so there, and only there, the direction from corner to corner is one more candidate axis. Cost O(n·m), met rarely.
 */
final class ClosestVertices {
    private double directionX;
    private double directionY;
    private double distance;

    /**
     * Finds the two corners that are closest to each other.
     *
     * @return true when the line between them is an axis on which the shapes' intervals are as far apart as the corners
     */
    boolean find(PlacedPolygon a, PlacedPolygon b) {
        double least = Double.POSITIVE_INFINITY;
        double dx = 0;
        double dy = 0;
        int atA = 0;
        int atB = 0;
        for (int i = 0; i < a.count(); i++) {
            for (int j = 0; j < b.count(); j++) {
                double ux = b.x()[j] - a.x()[i];
                double uy = b.y()[j] - a.y()[i];
                double squared = ux * ux + uy * uy;
                if (squared < least) {
                    least = squared;
                    dx = ux;
                    dy = uy;
                    atA = i;
                    atB = j;
                }
            }
        }
        distance = Math.sqrt(least);
        if (distance == 0) {
            return false;
        }
        directionX = dx / distance;
        directionY = dy / distance;
        return nothingBeyond(a, atA, 1) && nothingBeyond(b, atB, -1);
    }

    private boolean nothingBeyond(PlacedPolygon shape, int corner, int sign) {
        for (int i = 0; i < shape.count(); i++) {
            double along = directionX * (shape.x()[i] - shape.x()[corner])
                    + directionY * (shape.y()[i] - shape.y()[corner]);
            if (sign * along > 1e-9 * distance) {
                return false;
            }
        }
        return true;
    }

    double directionX() {
        return directionX;
    }

    double directionY() {
        return directionY;
    }

    double distance() {
        return distance;
    }
}
