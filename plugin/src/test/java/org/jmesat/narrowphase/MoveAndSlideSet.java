package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.RandomShapes;

/** A body among obstacles, and the motions that it is to make. The same seed gives the same. */
final class MoveAndSlideSet {
    enum Body { BOX, TURNED_BOX, CIRCLE, CAPSULE, HEXAGON, TRIANGLE, SEGMENT, THREE_PIECES }

    enum Scene {
        /** Tiles of 1, some of them higher than their neighbours by up to the tolerance. */
        TILES,
        /** A ground of columns with level and sloping tops. */
        SLOPES,
        /** Such a ground under such a ceiling. */
        CEILINGS,
        /** Wedges that meet in notches, and shafts as wide as the body. */
        NOTCHES,
        /** Circles, polygons and segments on a grid. */
        PEGS,
        /** A ring of walls. */
        ARENA,
        /** Shapes of all kinds, a third of them rounded, at any angle. */
        POLYGONS
    }

    enum Frames { STEADY, DROP, JITTER, LONG }

    record Part(ConvexPolygon shape, double x, double y, double angle) {
    }

    final Body body;
    final Scene scene;
    final Frames frames;
    final boolean walking;
    /** Whether the pose is rounded to floats after each move. */
    final boolean inFloats;
    final float scale;
    final double turn;
    final double angle;
    final List<ConvexPolygon> pieces = new ArrayList<>();
    /** The obstacles in the world. */
    final List<Part> parts = new ArrayList<>();
    final List<PlacedPolygon> obstacles = new ArrayList<>();
    final double stepHeight;
    final double snap;
    final double upX;
    final double upY;
    double motionX;
    double motionY;
    private final long seed;
    private final List<PlacedPolygon> placed = new ArrayList<>();
    private final RandomShapes shapes;
    private final Random random;
    private final boolean onGrid;
    private final double dx;
    private final double dy;
    private final float width;
    private double speedX;
    private double speedY;

    MoveAndSlideSet(long seed) {
        this.seed = seed;
        shapes = new RandomShapes(seed);
        random = shapes.random();
        body = Body.values()[random.nextInt(Body.values().length)];
        scene = Scene.values()[random.nextInt(Scene.values().length)];
        frames = Frames.values()[random.nextInt(Frames.values().length)];
        walking = random.nextInt(3) == 0;
        inFloats = random.nextBoolean();
        onGrid = random.nextInt(3) > 0;
        scale = random.nextInt(4) > 0 ? 1 : random.nextBoolean() ? Math.scalb(1f, random.nextInt(24) - 10)
                : (float) StrictMath.pow(10, 7 * random.nextDouble() - 3);
        turn = random.nextInt(3) > 0 ? 0 : onGrid ? Math.PI / 4 * random.nextInt(8) : 7 * random.nextDouble();
        double far = random.nextInt(5) > 0 ? 0 : random.nextInt(8) == 0 ? 3e4 : 1000;
        dx = scale * Math.rint(far * random.nextDouble());
        dy = scale * Math.rint(far * random.nextDouble());
        width = onGrid ? 0.25f * (1 + random.nextInt(4)) : shapes.between(0.1f, 1);
        double bodyAngle = body != Body.TURNED_BOX ? 0 : onGrid ? Math.PI / 4 : 7 * random.nextDouble();
        angle = (float) (bodyAngle + turn);
        stepHeight = scale * 0.25 * random.nextInt(3);
        snap = scale * 0.125 * random.nextInt(3);
        upX = -StrictMath.sin(turn);
        upY = StrictMath.cos(turn);
        makeBody();
        makeScene();
        for (Part part : parts) {
            obstacles.add(PlacedPolygon.of(part.shape, part.x, part.y, part.angle));
        }
    }

    private void makeBody() {
        float half = width / 2;
        float height = onGrid && random.nextBoolean() ? width : width * shapes.between(0.5f, 2);
        switch (body) {
            case BOX, TURNED_BOX -> addPiece(rectangle(0, 0, width, height), 0);
            case CIRCLE -> addPiece(new float[] {0, 0}, half);
            case CAPSULE -> addPiece(random.nextBoolean() ? new float[] {0, -half, 0, half}
                    : new float[] {-half, 0, half, 0}, half);
            case HEXAGON -> addPiece(vertices(ConvexPolygon.regular(6, half)), 0);
            case TRIANGLE -> addPiece(random.nextBoolean() ? new float[] {-half, -half, half, -half, 0, half}
                    : new float[] {-half, half, 0, -half, half, half}, 0);
            case SEGMENT -> addPiece(random.nextBoolean() ? new float[] {0, -half, 0, half}
                    : new float[] {-half, 0, half, 0}, 0);
            default -> {
                addPiece(rectangle(0, 0, width, half), 0);
                addPiece(rectangle(-half, -half, half / 2, width), 0);
                addPiece(rectangle(half, -half / 2, half / 2, width), random.nextBoolean() ? half / 4 : 0);
            }
        }
    }

    private void addPiece(float[] xy, float rounding) {
        pieces.add(scaled(xy, rounding));
        placed.add(new PlacedPolygon());
    }

    private ConvexPolygon scaled(float[] xy, float rounding) {
        float[] all = xy.clone();
        for (int i = 0; i < xy.length; i++) {
            all[i] *= scale;
        }
        return ConvexPolygon.hullOf(all).rounded(scale * rounding);
    }

    private static float[] vertices(ConvexPolygon shape) {
        float[] xy = new float[2 * shape.getVertexCount()];
        for (int i = 0; i < shape.getVertexCount(); i++) {
            xy[2 * i] = shape.getX(i);
            xy[2 * i + 1] = shape.getY(i);
        }
        return xy;
    }

    private static float[] rectangle(float x, float y, float width, float height) {
        float w = width / 2;
        float h = height / 2;
        return new float[] {x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h};
    }

    private void makeScene() {
        switch (scene) {
            case TILES -> {
                double uneven = random.nextBoolean() ? 0 : 2e-6;
                for (int column = -4; column < 5; column++) {
                    for (int row = -2; row < 3; row++) {
                        if (row == -2 || random.nextInt(4) == 0) {
                            add(rectangle(0, 0, 1, 1), 0, column, row + uneven * random.nextDouble(), 0);
                        }
                    }
                }
            }
            case SLOPES -> addGround(-1, false);
            case CEILINGS -> {
                addGround(-1, false);
                addGround(coordinate(0.5) + 0.5, true);
            }
            case NOTCHES -> {
                for (int i = -3; i < 3; i++) {
                    float slope = onGrid ? 0.25f * random.nextInt(9) : shapes.between(0, 2);
                    add(new float[] {0, 0, 1, 0, 0, slope}, 0, 2 * i, -1, 0);
                    add(new float[] {0, 0, -1, 0, 0, slope}, 0, 2 * i + 2, -1, 0);
                }
                add(rectangle(0, 0, 1, 2), 0, -0.5 - width / 2, 0.5, 0);
                add(rectangle(0, 0, 1, 2), 0, 0.5 + width / 2, 0.5, 0);
            }
            case PEGS -> {
                for (int i = 0; i < 25; i++) {
                    float[] xy = switch (random.nextInt(4)) {
                        case 0 -> new float[] {0, 0};
                        case 1 -> new float[] {-0.25f, 0, 0.25f, 0};
                        case 2 -> vertices(ConvexPolygon.regular(3 + random.nextInt(6), 0.25f));
                        default -> rectangle(0, 0, 0.25f, 0.5f);
                    };
                    float rounding = xy.length == 2 || random.nextInt(4) == 0 ? 0.25f : 0;
                    double off = onGrid ? 0 : random.nextDouble();
                    add(xy, rounding, i % 5 - 2 + off, i / 5 - 2, onGrid ? Math.PI / 4 * random.nextInt(8) : 7 * off);
                }
            }
            case ARENA -> {
                int walls = random.nextBoolean() ? 24 : 3 + random.nextInt(20);
                double reach = 2 * StrictMath.tan(Math.PI / walls);
                for (int i = 0; i < walls; i++) {
                    double wall = 2 * Math.PI * i / walls;
                    add(rectangle(0, 0, 0.5f, (float) (2 * reach)), 0, 2.25 * StrictMath.cos(wall),
                            2.25 * StrictMath.sin(wall), wall);
                }
            }
            default -> {
                for (int i = 3 + random.nextInt(10); i > 0; i--) {
                    float rounding = random.nextInt(3) == 0 ? shapes.between(0.01f, 0.5f) : 0;
                    add(vertices(shapes.next()), rounding, coordinate(3), coordinate(3), 7 * random.nextDouble());
                }
            }
        }
    }

    /** Columns of width 1 between two heights each; or hanging from above. */
    private void addGround(double level, boolean hanging) {
        float[] heights = new float[10];
        for (int i = 0; i < heights.length; i++) {
            int before = Math.max(0, i - 1);
            heights[i] = random.nextInt(3) == 0 ? heights[before] : onGrid ? 0.25f * random.nextInt(6)
                    : shapes.between(0, 1.5f);
        }
        for (int i = 0; i < heights.length - 1; i++) {
            float left = heights[i];
            float right = heights[i + 1];
            add(hanging ? new float[] {0, 2 - left, 1, 2 - right, 1, 3, 0, 3}
                    : new float[] {0, -2, 1, -2, 1, right, 0, left}, 0, i - 4.5, level, 0);
        }
    }

    private void add(float[] xy, float rounding, double x, double y, double partAngle) {
        double cos = turn == 0 ? 1 : StrictMath.cos(turn);
        double sin = turn == 0 ? 0 : StrictMath.sin(turn);
        parts.add(new Part(scaled(xy, rounding), (float) (dx + scale * (cos * x - sin * y)),
                (float) (dy + scale * (sin * x + cos * y)), (float) (partAngle + turn)));
    }

    /** A coordinate of at most that size; a multiple of an eighth on the grid. */
    private double coordinate(double most) {
        double any = most * (2 * random.nextDouble() - 1);
        return onGrid ? Math.rint(8 * any) / 8 : any;
    }

    /** A random place, x and y. */
    double[] place() {
        double x = coordinate(2);
        double y = coordinate(2);
        double cos = turn == 0 ? 1 : StrictMath.cos(turn);
        double sin = turn == 0 ? 0 : StrictMath.sin(turn);
        return new double[] {(float) (dx + scale * (cos * x - sin * y)), (float) (dy + scale * (sin * x + cos * y))};
    }

    /** Sets the next motion. */
    void next() {
        boolean anew = frames == Frames.JITTER || random.nextInt(12) == 0 || speedX == 0 && speedY == 0;
        if (anew) {
            double length = onGrid ? 0.03125 * (1 + random.nextInt(8)) : 0.3 * random.nextDouble();
            length *= frames == Frames.LONG ? 16 : 1;
            double direction = onGrid ? Math.PI / 4 * random.nextInt(8) : 7 * random.nextDouble();
            speedX = length * StrictMath.cos(direction);
            speedY = length * StrictMath.sin(direction);
            boolean level = random.nextInt(4) == 0;
            speedY = level ? -0.05 : Math.abs(speedY) < 1e-9 ? 0 : speedY;
            speedX = Math.abs(speedX) < 1e-9 ? 0 : speedX;
        } else if (frames == Frames.DROP) {
            speedY -= 0.01;
        }
        motionX = scale * (upY * speedX + upX * speedY);
        motionY = scale * (-upX * speedX + upY * speedY);
    }

    /** The pieces at a pose; overwritten by the next call. */
    List<PlacedPolygon> at(double x, double y) {
        for (int i = 0; i < placed.size(); i++) {
            placed.get(i).setShape(pieces.get(i));
            placed.get(i).place(x, y, StrictMath.cos(angle), StrictMath.sin(angle));
        }
        return placed;
    }

    Random random() {
        return random;
    }

    double size() {
        return scale * 2;
    }

    @Override
    public String toString() {
        return body + " of " + pieces + " at " + angle + ", " + scene + ", " + frames + (walking ? ", walking" : "")
                + (inFloats ? ", in floats" : "") + " of seed " + seed + "L, scale " + scale + ", turn " + turn + ", "
                + parts;
    }
}
