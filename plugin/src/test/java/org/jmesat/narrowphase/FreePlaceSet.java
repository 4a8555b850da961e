package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;

/** A body of one to three pieces and one to six obstacles, many of which overlap it. The same seed gives the same. */
final class FreePlaceSet {
    /** Where the shapes come from. */
    enum Kind {
        /** Shapes of all kinds, a third of them rounded, at any angle. */
        ANY,
        /** Rectangles, segments and points along the axes, all corners on a grid of eighths. */
        GRID,
        /** Shapes on a grid of quarters with edges along eight directions, rounded ones among them. */
        SLOPES,
        /** A body over tiles of 1 that adjoin each other. */
        TILES,
        /** Any of the others in a plane that is turned and moved, with the coordinates rounded to floats. */
        TURNED
    }

    private record Part(ConvexPolygon shape, double x, double y, double angle) {
    }

    final Kind kind;
    final List<PlacedPolygon> pieces = new ArrayList<>();
    final List<PlacedPolygon> obstacles = new ArrayList<>();
    final double reach;
    private final List<PlacedPolygon> moved = new ArrayList<>();
    private final long seed;
    private final List<Part> parts = new ArrayList<>();
    private final RandomShapes shapes;
    private final Random random;
    private final float scale;
    private final int pieceCount;
    private final double turn;
    private final double dx;
    private final double dy;

    FreePlaceSet(long seed) {
        this.seed = seed;
        shapes = new RandomShapes(seed);
        random = shapes.random();
        kind = Kind.values()[random.nextInt(Kind.values().length)];
        scale = random.nextInt(3) == 0 ? Math.scalb(1f, random.nextInt(24) - 10) : 1;
        pieceCount = Math.max(1, random.nextInt(5) - 1);
        make(kind == Kind.TURNED ? Kind.values()[random.nextInt(Kind.TURNED.ordinal())] : kind);
        double far = random.nextInt(5) > 0 ? 0 : random.nextInt(5) == 0 ? 1e6 : 1000;
        dx = scale * Math.rint(far * random.nextDouble());
        dy = scale * Math.rint(far * random.nextDouble());
        turn = kind == Kind.TURNED ? 7 * random.nextDouble() : 0;
        for (int i = 0; i < parts.size(); i++) {
            (i < pieceCount ? pieces : obstacles).add(place(parts.get(i)));
        }
        for (PlacedPolygon piece : pieces) {
            PlacedPolygon copy = new PlacedPolygon();
            copy.set(piece);
            moved.add(copy);
        }
        reach = switch (random.nextInt(3)) {
            case 0 -> Double.POSITIVE_INFINITY;
            case 1 -> 4 * size() * random.nextDouble();
            default -> size() * random.nextDouble();
        };
    }

    private PlacedPolygon place(Part part) {
        double cos = turn == 0 ? 1 : StrictMath.cos(turn);
        double sin = turn == 0 ? 0 : StrictMath.sin(turn);
        double x = dx + scale * (cos * part.x - sin * part.y);
        double y = dy + scale * (sin * part.x + cos * part.y);
        return turn == 0 ? Placing.at(part.shape, x, y, part.angle)
                : Placing.at(part.shape, (float) x, (float) y, (float) (part.angle + turn));
    }

    /** The pieces of the body after a translation; overwritten by the next call. */
    List<PlacedPolygon> moved(double moveX, double moveY) {
        for (int i = 0; i < moved.size(); i++) {
            PlacedPolygon piece = pieces.get(i);
            double fromX = piece.cos() * piece.localCenterX() - piece.sin() * piece.localCenterY();
            double fromY = piece.sin() * piece.localCenterX() + piece.cos() * piece.localCenterY();
            moved.get(i).place(piece.centerX() - fromX + moveX, piece.centerY() - fromY + moveY, piece.cos(),
                    piece.sin());
        }
        return moved;
    }

    /** The greatest sum of the bounding radii of a pair. */
    double size() {
        double piece = pieces.stream().mapToDouble(PlacedPolygon::radius).max().orElseThrow();
        return piece + obstacles.stream().mapToDouble(PlacedPolygon::radius).max().orElseThrow();
    }

    private void make(Kind from) {
        int count = pieceCount + 1 + random.nextInt(6);
        double spread = 0.25 + random.nextDouble();
        for (int i = 0; i < count; i++) {
            boolean isPiece = i < pieceCount;
            switch (from) {
                case ANY -> {
                    ConvexPolygon shape = shapes.next();
                    float rounding = random.nextInt(3) == 0 ? shapes.between(0.01f, 1) : 0;
                    add(shape.rounded(rounding), between(spread), between(spread), 7 * random.nextDouble());
                }
                case GRID -> add(rectangle(random.nextInt(4) * 0.25f, random.nextInt(4) * 0.25f + 0.25f, 0),
                        eighths(spread), eighths(spread), 0);
                case SLOPES -> add(slope(), 2 * eighths(0.5 * spread), 2 * eighths(0.5 * spread), 0);
                default -> {
                    if (isPiece) {
                        float[] sizes = {0, 0.25f, 0.5f, 1, 2};
                        float rounding = random.nextInt(4) == 0 ? 0.5f : 0;
                        add(rectangle(sizes[random.nextInt(5)], sizes[random.nextInt(5)], rounding), eighths(1),
                                eighths(1), 0);
                    } else {
                        add(rectangle(1, 1, 0), random.nextInt(4) - 1.5, random.nextInt(3) - 1, 0);
                    }
                }
            }
        }
    }

    private void add(ConvexPolygon shape, double x, double y, double angle) {
        float[] xy = new float[2 * shape.getVertexCount()];
        for (int i = 0; i < shape.getVertexCount(); i++) {
            xy[2 * i] = scale * shape.getX(i);
            xy[2 * i + 1] = scale * shape.getY(i);
        }
        ConvexPolygon scaled = shape.getVertexCount() < 3 ? ConvexPolygon.hullOf(xy) : ConvexPolygon.of(xy);
        parts.add(new Part(scaled.rounded(scale * shape.getRadius()), x, y, angle));
    }

    private double between(double most) {
        return most * (2 * random.nextDouble() - 1);
    }

    private double eighths(double most) {
        return Math.rint(8 * between(most)) / 8;
    }

    /** A rectangle, a segment if a side is 0, or a point if both are. */
    private static ConvexPolygon rectangle(float width, float height, float rounding) {
        float x = width / 2;
        float y = height / 2;
        return ConvexPolygon.hullOf(-x, -y, x, -y, x, y, -x, y).rounded(rounding);
    }

    private ConvexPolygon slope() {
        float[] xy = new float[2 * (2 + random.nextInt(5))];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = (random.nextInt(3) - 1) * 0.5f;
        }
        return ConvexPolygon.hullOf(xy).rounded(random.nextInt(4) == 0 ? 0.25f : 0);
    }

    @Override
    public String toString() {
        return kind + " of seed " + seed + "L, scale " + scale + ", turn " + turn + ", at " + dx + " " + dy
                + ", reach " + reach + ", first " + pieceCount + " of " + parts;
    }
}
