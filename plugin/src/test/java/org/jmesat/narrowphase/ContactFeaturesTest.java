package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.Placing;
import org.junit.jupiter.api.Test;

/**
 * The features of a contact point stay the same while the same corner meets the same edge. The corners of a rectangle
 * are numbered from the lower left, and edge 0 is the lower one.
 */
class ContactFeaturesTest {
    private static final ConvexPolygon FLOOR = ConvexPolygon.rectangle(20, 2);
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private final ContactManifold manifold = new ContactManifold();

    @Test
    void aBoxThatSlidesKeepsItsTwoPoints() {
        for (int tick = 0; tick <= 400; tick++) {
            Set<String> features = features(Placing.at(FLOOR, 0, 0), Placing.at(BOX, -8 + 0.04 * tick, 1.99));
            assertEquals(Set.of("edge 2 of A, corner 0 of B", "edge 2 of A, corner 1 of B"), features, "tick " + tick);
        }
    }

    @Test
    void aBoxOverTheEndOfTheFloorTouchesTheFloorsCornerWithItsEdge() {
        Set<String> features = features(Placing.at(FLOOR, 0, 0), Placing.at(BOX, 10.3, 1.99));
        assertEquals(Set.of("edge 2 of A, corner 0 of B", "corner 2 of A, edge 0 of B"), features);
    }

    @Test
    void aRockingBoxKeepsItsFeaturesForAnyOwnerOfTheReferenceFace() {
        Set<Integer> faces = new TreeSet<>();
        for (int tick = 0; tick < 200; tick++) {
            double angle = 0.004 * Math.sin(0.1 * tick);
            Set<String> features = features(Placing.at(BOX, 0, 0), Placing.at(BOX, 0.3, 1.98, angle));
            faces.add(found.edge());
            assertEquals(Set.of("edge 2 of A, corner 0 of B", "corner 2 of A, edge 0 of B"), features, "tick " + tick);
        }
        assertEquals(Set.of(2, ~0), faces, "the reference face never changed its shape");
    }

    @Test
    void swappingTheShapesSwapsTheFeatures() {
        PlacedPolygon floor = Placing.at(FLOOR, 0, 0);
        PlacedPolygon box = Placing.at(BOX, 10.3, 1.99, 0.001);
        Set<String> features = features(floor, box);
        Set<String> swapped = features(box, floor);
        assertEquals(features.size(), swapped.size());
        for (String feature : features) {
            String mirrored = feature.replaceAll("(.*) of A, (.*) of B", "$2 of A, $1 of B");
            assertTrue(swapped.contains(mirrored), feature + " is not among " + swapped);
        }
    }

    @Test
    void aTumblingBoxChangesItsFeaturesWithItsCornersOnly() {
        String before = "";
        int changes = 0;
        for (int tick = 0; tick <= 900; tick++) {
            double angle = 0.01 + 2 * Math.PI * tick / 900;
            double low = lowest(angle);
            String now = features(Placing.at(FLOOR, 0, 0), Placing.at(BOX, 0, 1 - low - 0.01, angle)).toString();
            changes += now.equals(before) ? 0 : 1;
            before = now;
        }
        // One point at each of four corners, and two points near each of four faces.
        assertTrue(changes <= 1 + 4 * 2, changes + " changes");
        assertFalse(changes < 5, changes + " changes");
    }

    @Test
    void theFeaturesOfRoundedShapesAreTheirCorners() {
        ConvexPolygon ball = ConvexPolygon.circle(1);
        assertEquals(Set.of("corner 0 of A, corner 0 of B"),
                features(Placing.at(ball, 0, 0), Placing.at(ball, 1.5, 1)));
        assertEquals(Set.of("edge 2 of A, corner 0 of B"),
                features(Placing.at(FLOOR, 0, 0), Placing.at(ball, 3, 1.9)));
        assertEquals(Set.of("corner 2 of A, corner 0 of B"),
                features(Placing.at(FLOOR, 0, 0), Placing.at(ball, 10.5, 1.5)));
    }

    private static double lowest(double angle) {
        return -Math.abs(Math.sin(angle)) - Math.abs(Math.cos(angle));
    }

    private Set<String> features(PlacedPolygon a, PlacedPolygon b) {
        assertTrue(sat.test(a, b, 0, found), "the pair must touch");
        manifold.compute(a, b, found);
        Set<String> features = new TreeSet<>();
        for (int i = 0; i < manifold.count(); i++) {
            features.add(name(manifold.featureA(i)) + " of A, " + name(manifold.featureB(i)) + " of B");
        }
        assertEquals(manifold.count(), features.size(), "two points have the same features");
        return features;
    }

    private static String name(int feature) {
        return feature >= 0 ? "corner " + feature : "edge " + ~feature;
    }

    @Test
    void stackedEqualBoxesKeepTheirFeaturesDespiteNoise() {
        Random random = new Random(5);
        Set<String> before = features(Placing.at(BOX, 0, 0), Placing.at(BOX, 0, 1.999));
        for (int tick = 0; tick < 500; tick++) {
            Set<String> now = features(Placing.at(BOX, 0, 0), Placing.at(BOX, 1e-9 * random.nextGaussian(), 1.999,
                    1e-9 * random.nextGaussian()));
            assertEquals(before, now, "tick " + tick);
        }
        assertEquals(Set.of("corner 2 of A, corner 1 of B", "corner 3 of A, corner 0 of B"), before);
    }
}
