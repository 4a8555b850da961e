package org.jmesat.internal.diagnose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.junit.jupiter.api.Test;

class AxisGroupsTest {
    private static final long SEED = 20250823;

    private final AxisGroups groups = new AxisGroups();
    private AxisReport report;

    @Test
    void twoNearlyAlignedSquaresHaveTwoGroups() {
        update(ConvexPolygon.rectangle(1, 1), ConvexPolygon.rectangle(1, 1), 0.9, 0.1, Math.toRadians(0.5));

        assertEquals(2, groups.count());
        assertEquals(2, groups.size(0));
        assertEquals(report.decidingIndex(), groups.index(0, 0));
    }

    @Test
    void beyondADegreeTheyAreGroupsOfTheirOwn() {
        update(ConvexPolygon.rectangle(1, 1), ConvexPolygon.rectangle(1, 1), 0.9, 0.1, Math.toRadians(1.5));

        assertEquals(4, groups.count());
        assertEquals(1, groups.size(0));
    }

    @Test
    void eachAxisIsInOneGroupWithinADegreeOfItsLeader() {
        Random random = new Random(SEED);
        for (int i = 0; i < 200; i++) {
            update(ConvexPolygon.regular(3 + random.nextInt(200), 1), ConvexPolygon.regular(3 + random.nextInt(20), 1),
                    3 * random.nextDouble(), random.nextDouble(), 7 * random.nextDouble());
            String message = "case " + i + " of seed " + SEED;
            List<Integer> seen = new ArrayList<>();
            double before = Double.POSITIVE_INFINITY;
            for (int group = 0; group < groups.count(); group++) {
                Axis leader = report.axes().get(groups.index(group, 0));
                for (int member = 0; member < groups.size(group); member++) {
                    Axis axis = report.axes().get(groups.index(group, member));
                    double angle = Math.atan2(axis.x() * leader.y() - axis.y() * leader.x(),
                            axis.x() * leader.x() + axis.y() * leader.y());
                    assertTrue(Math.abs(Math.toDegrees(angle)) < 1.0001, message);
                    assertTrue(group == 0 || axis.separation() <= leader.separation(), message);
                    assertEquals(group, groups.groupOf(groups.index(group, member)), message);
                    seen.add(groups.index(group, member));
                }
                assertTrue(group == 1 || leader.separation() <= before, message);
                before = leader.separation();
            }
            assertEquals(report.axes().size(), seen.stream().distinct().count(), message);
            assertEquals(report.axes().size(), seen.size(), message);
            assertEquals(report.decidingIndex(), groups.index(0, 0), message);
        }
    }

    private void update(ConvexPolygon a, ConvexPolygon b, double x, double y, double angle) {
        report = AxisReport.of(PlacedPolygon.of(a, 0, 0, 0), PlacedPolygon.of(b, x, y, angle), 0);
        groups.update(report);
    }
}
