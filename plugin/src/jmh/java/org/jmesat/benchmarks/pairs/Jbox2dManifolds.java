package org.jmesat.benchmarks.pairs;

import org.jbox2d.collision.Collision;
import org.jbox2d.collision.Manifold;
import org.jbox2d.pooling.normal.DefaultWorldPool;

/**
 * jbox2d's contact manifold, as in its own step: a verdict, a normal in the frame of one of the two, and contact
 * points. It gives no depth, and is not timed for computing one.
 */
final class Jbox2dManifolds implements OverlapTest, MtvTest {
    private final Jbox2dShapes shapes;
    private final Collision collision = new DefaultWorldPool(100, 10).getCollision();
    private final Manifold manifold = new Manifold();

    Jbox2dManifolds(PairSet set) {
        shapes = new Jbox2dShapes(set);
    }

    @Override
    public int countOverlaps() {
        int overlaps = 0;
        for (int i = 0; i < shapes.count(); i += 2) {
            collide(i);
            if (manifold.pointCount > 0) {
                overlaps++;
            }
        }
        return overlaps;
    }

    @Override
    public MtvSum sumMtvs() {
        int overlaps = 0;
        double x = 0;
        double y = 0;
        for (int i = 0; i < shapes.count(); i += 2) {
            collide(i);
            if (manifold.pointCount > 0) {
                overlaps++;
                x += manifold.localNormal.x;
                y += manifold.localNormal.y;
            }
        }
        return new MtvSum(overlaps, Double.NaN, x, y);
    }

    private void collide(int a) {
        int b = a + 1;
        collision.collidePolygons(manifold, shapes.shape(a), shapes.transform(a), shapes.shape(b),
                shapes.transform(b));
    }
}
