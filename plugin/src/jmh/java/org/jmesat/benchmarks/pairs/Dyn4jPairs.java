package org.jmesat.benchmarks.pairs;

import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Rotation;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;

/** dyn4j: polygons and transforms, tested by one of its detectors. */
final class Dyn4jPairs implements OverlapTest, MtvTest {
    private final Polygon[] polygons;
    private final Transform[] transforms;
    private final NarrowphaseDetector detector;
    private final Penetration penetration = new Penetration();

    Dyn4jPairs(PairSet set, NarrowphaseDetector detector) {
        this.detector = detector;
        polygons = new Polygon[2 * set.pairs()];
        transforms = new Transform[polygons.length];
        for (int i = 0; i < polygons.length; i++) {
            float[] xy = set.corners(i);
            Vector2[] corners = new Vector2[xy.length / 2];
            for (int j = 0; j < corners.length; j++) {
                corners[j] = new Vector2(xy[2 * j], xy[2 * j + 1]);
            }
            polygons[i] = new Polygon(corners);
            transforms[i] = new Transform();
            transforms[i].setRotation(Rotation.of(new Vector2(set.cos(i), set.sin(i))));
            transforms[i].setTranslation(set.x(i), set.y(i));
        }
    }

    @Override
    public int countOverlaps() {
        int overlaps = 0;
        for (int i = 0; i < polygons.length; i += 2) {
            if (detector.detect(polygons[i], transforms[i], polygons[i + 1], transforms[i + 1])) {
                overlaps++;
            }
        }
        return overlaps;
    }

    @Override
    public MtvSum sumMtvs() {
        int overlaps = 0;
        double depth = 0;
        double x = 0;
        double y = 0;
        for (int i = 0; i < polygons.length; i += 2) {
            if (detector.detect(polygons[i], transforms[i], polygons[i + 1], transforms[i + 1], penetration)) {
                overlaps++;
                depth += penetration.getDepth();
                x += penetration.getNormal().x;
                y += penetration.getNormal().y;
            }
        }
        return new MtvSum(overlaps, depth, x, y);
    }
}
