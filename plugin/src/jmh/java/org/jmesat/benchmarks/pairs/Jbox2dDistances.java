package org.jmesat.benchmarks.pairs;

import org.jbox2d.collision.Collision;
import org.jbox2d.pooling.normal.DefaultWorldPool;

/** jbox2d's test for sensors and queries: whether the distance found by GJK is zero. */
final class Jbox2dDistances implements OverlapTest {
    private final Jbox2dShapes shapes;
    private final Collision collision = new DefaultWorldPool(100, 10).getCollision();

    Jbox2dDistances(PairSet set) {
        shapes = new Jbox2dShapes(set);
    }

    @Override
    public int countOverlaps() {
        int overlaps = 0;
        for (int a = 0; a < shapes.count(); a += 2) {
            int b = a + 1;
            if (collision.testOverlap(shapes.shape(a), 0, shapes.shape(b), 0, shapes.transform(a),
                    shapes.transform(b))) {
                overlaps++;
            }
        }
        return overlaps;
    }
}
