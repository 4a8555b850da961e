package org.jmesat.control;

import static org.jmesat.control.CharacterMoverScene.TILE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Movers of eight shapes under random velocities and frames of random length. {@code -Djmesat.fuzz.movers=n} runs n
 * times as many ticks.
 */
class CharacterMoverFuzzTest {
    private static final int TICKS = 200 * Integer.getInteger("jmesat.fuzz.movers", 1);
    private static final List<ConvexPolygon> SHAPES = List.of(CharacterMoverScene.BOX, CharacterMoverScene.CIRCLE,
            ConvexPolygon.rectangle(0.8f, 1.2f), ConvexPolygon.rectangle(0.3f, 0.9f), ConvexPolygon.regular(5, 0.4f),
            ConvexPolygon.regular(8, 0.4f), ConvexPolygon.of(-0.4f, -0.4f, 0.4f, -0.4f, 0, 0.4f),
            ConvexPolygon.of(-0.2f, -0.4f, 0.2f, -0.4f, 0.4f, 0.4f, -0.4f, 0.4f));

    private static float time(Random random) {
        return (1 + random.nextInt(4)) / 128f;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void onFlatTilesNoWayIsLostAndNothingHops(long seed) {
        Random random = new Random(seed);
        try (CharacterMoverScene movers = new CharacterMoverScene()) {
            for (int i = -30; i < 30; i++) {
                movers.fixed(TILE, i, -0.5);
            }
            List<CharacterMover> all = new ArrayList<>();
            double[] x = new double[SHAPES.size()];
            for (ConvexPolygon shape : SHAPES) {
                CharacterMover mover = movers.mover(shape, 0, 0.7);
                movers.scene.step(() -> mover.getSpatial().getControl(ColliderControl.class).setGroup(-1));
                all.add(mover);
                movers.frames(20, mover, 0, -0.1);
            }
            double[] y = all.stream().mapToDouble(each -> movers.at(each).y).toArray();
            double[] speeds = new double[x.length];
            for (int i = 0; i < x.length; i++) {
                x[i] = movers.at(all.get(i)).x;
            }
            for (int tick = 0; tick < TICKS; tick++) {
                float tpf = time(random);
                for (int i = 0; i < x.length; i++) {
                    speeds[i] = random.nextInt(4) > 0 ? speeds[i]
                            : Math.signum(-x[i]) * random.nextInt(5) + random.nextInt(5) - 2;
                    x[i] += speeds[i] * tpf;
                }
                movers.scene.step(() -> {
                    for (int i = 0; i < x.length; i++) {
                        all.get(i).setVelocity(movers.scene.vector((float) speeds[i], -2, 0));
                    }
                });
                movers.scene.run().frame(tpf);
                for (int i = 0; i < x.length; i++) {
                    String what = "seed " + seed + ", tick " + tick + ", shape " + i;
                    assertTrue(all.get(i).isOnGround(), what);
                    assertEquals(y[i], movers.at(all.get(i)).y, 1e-4, what);
                    assertEquals(x[i], movers.at(all.get(i)).x, 1e-3, what);
                    x[i] = movers.at(all.get(i)).x;
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {3, 4, 5, 6})
    void nothingIsEverInsideWhatDoesNotMove(long seed) {
        Random random = new Random(seed);
        try (CharacterMoverScene movers = new CharacterMoverScene()) {
            for (int i = -1; i <= 16; i++) {
                movers.fixed(TILE, i, -0.5);
                movers.fixed(TILE, i, 6.5);
            }
            for (int i = 0; i < 7; i++) {
                movers.fixed(TILE, -1, 0.5 + i);
                movers.fixed(TILE, 16, 0.5 + i);
            }
            movers.fixed(ConvexPolygon.of(0, 0, 2, 0, 2, 1), 5, 0);
            movers.fixed(ConvexPolygon.of(0, 0, 1, 0, 0, 2), 7, 0);
            movers.fixed(ConvexPolygon.rectangle(0.5f, 0.2f), 11, 0.1);
            movers.fixed(TILE, 12, 2.3);
            List<Node> platforms = List.of(movers.platform(ConvexPolygon.rectangle(2, 0.4f), 3, 2),
                    movers.platform(ConvexPolygon.rectangle(2, 0.4f), 10, 4));
            List<CharacterMover> all = new ArrayList<>();
            for (int i = 0; i < SHAPES.size(); i++) {
                CharacterMover mover = movers.mover(SHAPES.get(i), 0.7 + 1.9 * i, 4.8);
                movers.scene.step(() -> mover.setStepHeight(0.3f));
                all.add(mover);
            }
            movers.crate(2, 0.6);
            movers.crate(9, 0.6);
            movers.crate(9.2, 1.7);
            int crushed = 0;
            for (int tick = 0; tick < TICKS; tick++) {
                double angle = 0.03 * tick;
                movers.scene.step(() -> {
                    movers.scene.place(platforms.get(0), 3, (float) (2.5 + 1.2 * Math.sin(angle)));
                    movers.scene.place(platforms.get(1), (float) (10 + 3 * Math.sin(angle)), 4);
                    for (CharacterMover each : all) {
                        if (random.nextInt(10) == 0) {
                            each.setVelocity(movers.scene.vector(12 * random.nextFloat() - 6,
                                    random.nextInt(3) > 0 ? -4 : 6 * random.nextFloat(), 0));
                        }
                    }
                });
                movers.scene.run().frame(time(random));
                for (int i = 0; i < all.size(); i++) {
                    crushed += all.get(i).isCrushed() ? 1 : 0;
                    double clearance = movers.clearance(SHAPES.get(i), all.get(i));
                    assertTrue(clearance >= -1 || all.get(i).isCrushed(),
                            "seed " + seed + ", tick " + tick + ", shape " + i + " at " + movers.at(all.get(i))
                                    + ": " + clearance);
                    assertTrue(movers.at(all.get(i)).x > -0.5 && movers.at(all.get(i)).x < 15.5
                            && movers.at(all.get(i)).y > 0 && movers.at(all.get(i)).y < 6, "seed " + seed
                            + ", tick " + tick + ", shape " + i + " at " + movers.at(all.get(i)));
                }
            }
            assertTrue(crushed < TICKS / 2, crushed + " times");
        }
    }
}
