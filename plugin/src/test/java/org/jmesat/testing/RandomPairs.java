package org.jmesat.testing;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.PairText;

/** Pairs of shapes at all distances, about half of them overlapping. The same seed gives the same pairs. */
public final class RandomPairs {
    private final long seed;
    private final RandomShapes shapes;
    private int round;
    private ConvexPolygon polygonA;
    private ConvexPolygon polygonB;
    private double x;
    private double y;
    private double angleA;
    private double angleB;
    private PlacedPolygon a;
    private PlacedPolygon b;

    public RandomPairs(long seed) {
        this.seed = seed;
        shapes = new RandomShapes(seed);
    }

    /** Generates the next pair. */
    public void next() {
        round++;
        Random random = shapes.random();
        polygonA = shapes.next();
        polygonB = shapes.next();
        boolean onGrid = random.nextInt(3) == 0;
        angleA = onGrid ? 0 : random.nextDouble() * 7;
        angleB = onGrid ? random.nextInt(4) * Math.PI / 2 : random.nextDouble() * 7;
        double direction = random.nextDouble() * 7;
        double reach = (Buffers.of(polygonA).radius() + Buffers.of(polygonB).radius()) * 1.2 * random.nextDouble();
        x = reach * Math.cos(direction);
        y = reach * Math.sin(direction);
        if (onGrid) {
            x = Math.rint(x);
            y = Math.rint(y);
        }
        a = Placing.at(polygonA, 0, 0, angleA);
        b = Placing.at(polygonB, x, y, angleB);
    }

    public PlacedPolygon a() {
        return a;
    }

    public PlacedPolygon b() {
        return b;
    }

    /** A, after the whole plane was rotated and then moved. */
    public PlacedPolygon movedA(double turn, double dx, double dy) {
        return Placing.moved(polygonA, 0, 0, angleA, turn, dx, dy);
    }

    /** B, after the whole plane was rotated and then moved. */
    public PlacedPolygon movedB(double turn, double dx, double dy) {
        return Placing.moved(polygonB, x, y, angleB, turn, dx, dy);
    }

    /** B moved by a push. */
    public PlacedPolygon pushedB(double dx, double dy) {
        return Placing.at(polygonB, x + dx, y + dy, angleB);
    }

    public double size() {
        return a.radius() + b.radius();
    }

    public Random random() {
        return shapes.random();
    }

    /** The seed and number of the pair, then the pair as text for {@link PairText#read}. */
    @Override
    public String toString() {
        return "pair " + round + " of seed " + seed + '\n' + PairText.of(a, b);
    }
}
