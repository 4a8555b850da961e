package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;

/** Boxes of side 1 on a grid of 1/16, with held pairs, and the expected result of each pair by intervals. */
final class HeldBoxes {
    private static final double GRID = 1.0 / 16;
    private static final double HALF = 0.5;
    /** The distance of a body's second box to the right of its first. */
    private static final double SECOND = 2;
    private static final double MARGIN = 1e-3;

    private record Hold(double endAX, double endAY, double ax, double ay, double endBX, double endBY, double bx,
            double by) {
    }

    private final CollisionWorld world = new CollisionWorld();
    private final Random random;
    private final Collider[] bodies;
    private final Map<Integer, Hold> holds = new HashMap<>();
    private double separation;
    private double normalX;
    private double normalY;

    HeldBoxes(int count, Random random) {
        this.random = random;
        bodies = new Collider[count];
        ConvexPolygon box = ConvexPolygon.rectangle(1, 1);
        for (int i = 0; i < count; i++) {
            bodies[i] = world.add("body " + i);
            if (i % 4 == 0) {
                bodies[i].setShape(box, ConvexPolygon.of(1.5f, -0.5f, 2.5f, -0.5f, 2.5f, 0.5f, 1.5f, 0.5f));
            } else {
                bodies[i].setShape(box);
            }
            bodies[i].setPosition(grid(160), grid(160));
        }
    }

    CollisionWorld world() {
        return world;
    }

    private double grid(int most) {
        return GRID * (random.nextInt(2 * most + 1) - most) / 2;
    }

    /** Holds near pairs, and moves some of the bodies, often back. */
    void moveAndHold() {
        holds.clear();
        double[] moves = new double[2 * bodies.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = random.nextInt(3) == 0 ? 0 : grid(8);
        }
        for (int a = 0; a < bodies.length; a++) {
            for (int b = a + 1; b < bodies.length; b++) {
                measure(a, b);
                if (separation < 0.5 && random.nextInt(3) > 0) {
                    world.hold(bodies[a], moves[2 * a], moves[2 * a + 1], bodies[b], moves[2 * b], moves[2 * b + 1]);
                    holds.put(a * bodies.length + b, new Hold(bodies[a].getX() + moves[2 * a],
                            bodies[a].getY() + moves[2 * a + 1], moves[2 * a], moves[2 * a + 1],
                            bodies[b].getX() + moves[2 * b], bodies[b].getY() + moves[2 * b + 1], moves[2 * b],
                            moves[2 * b + 1]));
                }
            }
        }
        for (int i = 0; i < bodies.length; i++) {
            int kind = random.nextInt(6);
            if (kind < 2) {
                bodies[i].setPosition(bodies[i].getX() + moves[2 * i], bodies[i].getY() + moves[2 * i + 1]);
            } else if (kind == 2) {
                bodies[i].setPosition(bodies[i].getX() + grid(16), bodies[i].getY() + grid(16));
            } else if (kind == 3 && random.nextInt(20) == 0) {
                bodies[i].setPosition(grid(160), grid(160));
            }
        }
    }

    /** Compares all pairs, and returns how many are in contact only because they are held. */
    int compare(String name) {
        int held = 0;
        for (int a = 0; a < bodies.length; a++) {
            for (int b = a + 1; b < bodies.length; b++) {
                int pair = a * bodies.length + b;
                boolean found = world.getContact(bodies[a], bodies[b]) != null;
                measure(a, b);
                Hold hold = holds.get(pair);
                double excess = hold == null ? separation : separation - allowance(hold, a, b);
                // Distances between corners are not multiples of the grid spacing.
                if (Math.abs(excess) > MARGIN || excess == 0) {
                    assertEquals(excess <= 0, found, name + ": " + bodies[a] + " and " + bodies[b] + ", separation "
                            + separation + ", " + hold);
                    held += found && separation > MARGIN ? 1 : 0;
                }
            }
        }
        return held;
    }

    /** How far the sides moved back against the response, each at most twice as far as the response moved it. */
    private double allowance(Hold hold, int a, int b) {
        double backA = -(bodies[a].getX() - hold.endAX) * normalX - (bodies[a].getY() - hold.endAY) * normalY;
        double backB = (bodies[b].getX() - hold.endBX) * normalX + (bodies[b].getY() - hold.endBY) * normalY;
        return Math.max(0, Math.min(backA, 2 * (hold.ax * normalX + hold.ay * normalY)))
                + Math.max(0, Math.min(backB, -2 * (hold.bx * normalX + hold.by * normalY)));
    }

    private int pieces(int body) {
        return bodies[body].getPieceCount();
    }

    private void measure(int a, int b) {
        double least = Double.POSITIVE_INFINITY;
        double nx = 0;
        double ny = 0;
        for (int i = 0; i < pieces(a); i++) {
            for (int j = 0; j < pieces(b); j++) {
                measure(bodies[b].getX() + j * SECOND - bodies[a].getX() - i * SECOND,
                        bodies[b].getY() - bodies[a].getY());
                if (separation < least) {
                    least = separation;
                    nx = normalX;
                    ny = normalY;
                }
            }
        }
        separation = least;
        normalX = nx;
        normalY = ny;
    }

    private void measure(double dx, double dy) {
        double gapX = Math.abs(dx) - 2 * HALF;
        double gapY = Math.abs(dy) - 2 * HALF;
        if (gapX > 0 && gapY > 0) {
            separation = Math.sqrt(gapX * gapX + gapY * gapY);
            normalX = Math.signum(dx) * gapX / separation;
            normalY = Math.signum(dy) * gapY / separation;
        } else if (gapX > gapY) {
            separation = gapX;
            normalX = Math.signum(dx);
            normalY = 0;
        } else {
            separation = gapY;
            normalX = 0;
            normalY = Math.signum(dy);
        }
    }
}
