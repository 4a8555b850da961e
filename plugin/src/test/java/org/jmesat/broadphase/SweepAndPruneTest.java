package org.jmesat.broadphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SweepAndPruneTest {
    private static final long SEED = 91;

    private final SweepAndPrune broadPhase = new SweepAndPrune();
    private final PairBuffer pairs = new PairBuffer();

    /** Ways to strew boxes: x, y, width and height of the i-th. */
    enum Layout {
        SCATTERED {
            @Override
            double[] box(Random r, int i) {
                return new double[] {r.nextDouble() * 40, r.nextDouble() * 40, r.nextDouble() * 4, r.nextDouble() * 4};
            }
        },
        CLUSTERED {
            @Override
            double[] box(Random r, int i) {
                return new double[] {i % 5 * 50 + r.nextGaussian(), i % 3 * 50 + r.nextGaussian(), 0.5, 0.5};
            }
        },
        LINE_ALONG_X {
            @Override
            double[] box(Random r, int i) {
                return new double[] {r.nextDouble() * 100, 3, r.nextDouble() * 2, 1};
            }
        },
        LINE_ALONG_Y {
            @Override
            double[] box(Random r, int i) {
                return new double[] {3, r.nextDouble() * 100, 1, r.nextDouble() * 2};
            }
        },
        ONE_GIANT {
            @Override
            double[] box(Random r, int i) {
                return i == 7 ? new double[] {-1e4, -1e4, 2e4, 2e4} : SCATTERED.box(r, i);
            }
        },
        IDENTICAL {
            @Override
            double[] box(Random r, int i) {
                return new double[] {-1, 2, 3, 4};
            }
        },
        NEGATIVE {
            @Override
            double[] box(Random r, int i) {
                return new double[] {-r.nextDouble() * 30, -r.nextDouble() * 30, r.nextDouble(), r.nextDouble()};
            }
        },
        TOUCHING_TILES {
            @Override
            double[] box(Random r, int i) {
                return new double[] {i % 8 - 4, i / 8 - 4, 1, 1};
            }
        },
        POINTS {
            @Override
            double[] box(Random r, int i) {
                return new double[] {r.nextInt(6) - 3, (r.nextBoolean() ? 1 : -1) * 0.0, 0, 0};
            }
        },
        FAR_AWAY {
            @Override
            double[] box(Random r, int i) {
                return new double[] {1e6 + r.nextDouble() * 4, -1e6 + r.nextDouble() * 4, 0.3, 0.3};
            }
        },
        BEYOND_FLOATS {
            @Override
            double[] box(Random r, int i) {
                return new double[] {Math.scalb(r.nextDouble() - 0.5, r.nextInt(400) - 200), r.nextGaussian(), 1e-9, 1};
            }
        };

        abstract double[] box(Random r, int i);
    }

    @ParameterizedTest
    @EnumSource
    void everyOverlappingPairIsFoundOnce(Layout layout) {
        Random random = new Random(SEED);
        for (int round = 0; round < 60; round++) {
            double[][] given = boxes(layout, random, random.nextInt(120));
            broadPhase.findPairs(list(given), pairs);
            Set<Long> found = new HashSet<>();
            for (int p = 0; p < pairs.count(); p++) {
                String label = layout + " round " + round + " seed " + SEED;
                assertTrue(pairs.lower(p) < pairs.higher(p), label);
                assertTrue(found.add((long) pairs.lower(p) << 32 | pairs.higher(p)), label + ": a pair came twice");
                assertTrue(layout == Layout.BEYOND_FLOATS
                        || overlap(given[pairs.lower(p)], given[pairs.higher(p)], 1e-6), label + ": a pair is apart");
            }
            for (int i = 0; i < given.length; i++) {
                for (int j = i + 1; j < given.length; j++) {
                    if (overlap(given[i], given[j], 0)) {
                        assertTrue(found.contains((long) i << 32 | j),
                                layout + " round " + round + " seed " + SEED + ": " + i + " and " + j + " are missing");
                    }
                }
            }
        }
    }

    @Test
    void boxesThatTouchInOnePointAreAPair() {
        BoxList boxes = list(new double[][] {{0, 0, 1, 1}, {1, 1, 1, 1}, {-1, -1, 1, 1}, {2.5, 2.5, 1, 1}});
        broadPhase.findPairs(boxes, pairs);
        pairs.sort(4);
        assertEquals(2, pairs.count());
        assertEquals(1, pairs.higher(0));
        assertEquals(2, pairs.higher(1));
    }

    @Test
    void fewerThanTwoBoxesMakeNoPairAndClearTheLastOnes() {
        broadPhase.findPairs(list(new double[][] {{0, 0, 1, 1}, {0, 0, 1, 1}}), pairs);
        assertEquals(1, pairs.count());
        broadPhase.findPairs(list(new double[][] {{0, 0, 1, 1}}), pairs);
        assertEquals(0, pairs.count());
    }

    @Test
    void sweepingAgainAllocatesNothing() {
        BoxList[] lists = new BoxList[Layout.values().length];
        Random random = new Random(SEED);
        for (int i = 0; i < lists.length; i++) {
            lists[i] = list(boxes(Layout.values()[i], random, 100 + i));
        }
        Runnable all = () -> {
            for (BoxList list : lists) {
                broadPhase.findPairs(list, pairs);
                pairs.sort(list.count());
            }
        };
        all.run();
        assertEquals(0, AllocationMeter.bytes(all));
    }

    private static double[][] boxes(Layout layout, Random random, int count) {
        double[][] boxes = new double[count][];
        for (int i = 0; i < count; i++) {
            boxes[i] = layout.box(random, i);
        }
        return boxes;
    }

    private static BoxList list(double[][] boxes) {
        BoxList list = new BoxList();
        for (double[] b : boxes) {
            list.add(b[0], b[1], b[0] + b[2], b[1] + b[3]);
        }
        return list;
    }

    private static boolean overlap(double[] a, double[] b, double slack) {
        return overlap(a[0], a[0] + a[2], b[0], b[0] + b[2], slack)
                && overlap(a[1], a[1] + a[3], b[1], b[1] + b[3], slack);
    }

    private static boolean overlap(double minA, double maxA, double minB, double maxB, double slack) {
        double margin = slack * (Math.abs(minA) + Math.abs(maxA) + Math.abs(minB) + Math.abs(maxB));
        return minA <= maxB + margin && minB <= maxA + margin;
    }
}
