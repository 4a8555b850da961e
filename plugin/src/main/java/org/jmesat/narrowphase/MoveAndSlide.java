package org.jmesat.narrowphase;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.Angles;

/**
 * Moves a body among obstacles: it stops at nothing that it can slide along, and passes through nothing.
 *
 * <pre>
 * MoveAndSlide move = new MoveAndSlide();
 * move.add(box, floor);
 * move.add(box, wall);
 * move.move(3, -0.1);
 * ... the box is now at move.x(), move.y() from its start
 * </pre>
 *
 * <p><b>Method.</b> The pairs are Minkowski differences, so that the body is a point. The point moves in straight
 * lines. At each time its velocity is the motion, projected onto the directions in which nothing blocks it; where it
 * slides off a face, it has the whole motion again (a sweeping process, J. J. Moreau, 1971). So two short moves lead
 * where one long move leads. A face is left at its end, an arc is followed in steps of at most 0.1 radian, each of
 * which takes the time of the arc in closed form, and the first obstacle on the way is found as by a {@link Sweep}.
 * Each line costs O(n) for n edges of all differences.
 *
 * <p><b>Tolerance.</b> t is {@link Tolerance#touching} of a pair.
 * <ul>
 * <li>A body that overlaps an obstacle by more than t/2 first goes to its {@link FreePlace}, within its own extent.
 * <li>It stops at a separation of t/4. A motion into what is nearer than t/2 is blocked. Afterwards no separation is
 * below −t/4, unless it was at the start and there is no room, and what the body leans on is nearer than 3t/4. The rest
 * up to −t/2 and t is for the rounding of coordinates to floats.
 * <li>Faces of neighbours that are level within t are one face: an edge of at most that length in the way is passed.
 * <li>In a gap that just fits, between arcs too, a body that would be stuck comes as near as −t/4.
 * </ul>
 *
 * <p><b>Walking.</b> With an {@linkplain #setUp upward direction}, surfaces are floors, walls and ceilings. With {@link
 * #setWalking}, a motion that does not go up turns along a floor and keeps the length of its horizontal part, the body
 * climbs no wall, but steps up to a height, and stays on a floor that descends.
 *
 * <p>Allocates only to grow. The same input gives the same bits. An instance must not be shared between threads.
 */
public final class MoveAndSlide {
    /** What a surface is to a body that walks. */
    public enum Surface {
        /** A surface that is not steeper than the greatest slope. */
        FLOOR,
        /** A steeper surface, or any without an upward direction. */
        WALL,
        /** A surface that faces down, and is not steeper than the greatest slope. */
        CEILING
    }

    /** How a move has ended. */
    public enum End {
        /** The whole motion was made, as far as the surfaces permit. */
        ARRIVED,
        /** Obstacles leave no direction to go on. */
        BLOCKED,
        /** The body overlaps an obstacle, and there is no free place within its own extent: it has not moved. */
        NO_ROOM,
        /** The motion met more surfaces than are followed in a move. */
        UNFINISHED
    }

    private static final int NONE = -1;
    /** The numbers kept of a surface: its normal, the share of the motion, and x and y of the way. */
    private static final int MET = 5;
    /** The most straight lines of a move. */
    private static final int MOST_LINES = 128;
    /** The share of t at which a body stops, and the one up to which it is not moved further. */
    private static final double GAP = 0.25;
    private static final double NEAR = 0.5;
    /** The tangent of half of the greatest step along an arc: 0.1 radian. */
    private static final double ARC_STEP = 0.05;
    /** How far beyond a corner that is passed the body continues, as a share of t. */
    private static final double PAST = 2e-3;
    /** The rounding error of the product of two unit vectors. */
    private static final double ROUNDING = 1e-12;
    /** The rate of approach up to which a body may make use of the whole tolerance, as a share of its speed. */
    private static final double GLANCE = 0.1;
    /** The turn up to which an edge goes straight on. */
    private static final double ALONG = 1e-9;
    /** How many ledges may be passed without getting further; in a wedge a body might pass the same ones for ever. */
    private static final int MOST_STALLS = 4;
    /** How far away the end of a face may be that is passed: t, for a body that overlaps by t/2. */
    private static final double LEDGE = 1.5;
    /** How far outside of an arc the body may move, as a share of t. */
    private static final double ON_ARC = 1.0 / 16;
    /** The share of t above the least separation at which the tolerance is used up. */
    private static final double SQUEEZED = 0.01;
    /** Squared speeds count as equal up to this share. */
    private static final double EQUAL = 1e-6;
    /** The cosine of a slope may be this much less than that of the greatest one. */
    private static final double SLOPE_MARGIN = 1e-6;

    private MinkowskiDifference[] differences = {};
    private int count;
    private final FreePlace free = new FreePlace();
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;
    private double upX;
    private double upY;
    private double leastCosine = 1;
    private boolean walking;
    private boolean grounded;
    private double stepHeight;
    private double snap;

    private double x;
    private double y;
    private double motionX;
    private double motionY;
    /** The share of the motion that is left. */
    private double left;
    private End end = End.ARRIVED;
    /** The velocity that was chosen last, and the pair along which it goes. */
    private double velocityX;
    private double velocityY;
    private int followed;
    /** Whether the velocity goes up a step. */
    private boolean climbing;
    /** Whether the body has gone up a step, and was on no floor since. */
    private boolean climbed;
    /** Whether it keeps the length of the horizontal motion. */
    private boolean level;
    /** The candidate of {@link #slide} for the velocity, with the same properties. */
    private double slideX;
    private double slideY;
    private boolean slidingUp;
    private boolean slidingLevel;
    /** Whether the motion goes away from the pair, so that the body does not follow it round a corner. */
    private boolean slidingAway;
    /** How far along the motion a ledge has been passed, and how often since then no further. */
    private double furthest;
    private int stalls;
    /** Whether the body may still climb a step in this move. */
    private boolean mayClimb;
    /** Whether the body walks on a floor that goes on. */
    private boolean onFloor;
    /** Whether the body makes use of the whole tolerance, because there is no other way. */
    private boolean squeezing;
    /** Whether what has an end at most the tolerance away does not block. */
    private boolean overLedges;
    /** The result of {@link #rotate}. */
    private double turnedX;
    private double turnedY;
    /** The first obstacle of the last cast. */
    private int hit;
    /** The pairs nearer than the tolerance, and those that were met. */
    private int[] near = new int[8];
    private int nearCount;
    private int[] met = new int[8];
    private double[] metNumbers = new double[MET * 8];
    private int metCount;
    /** The ends of the lines of the move, x and y of each. */
    private double[] lines = new double[16];
    private int lineCount;

    /** Creates an instance without obstacles, without an upward direction. */
    public MoveAndSlide() {
        clear();
    }

    /** Removes all pairs; the direction and the way of walking stay. */
    public void clear() {
        count = 0;
        nearCount = 0;
        metCount = 0;
        lineCount = 0;
        x = 0;
        y = 0;
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
    }

    /**
     * Adds a pair that must not overlap. Both shapes are copied.
     *
     * @param piece a convex piece of the body that moves, placed, not empty
     * @param obstacle a convex piece of an obstacle, placed, not empty
     * @throws IllegalArgumentException if a shape is empty
     */
    public void add(PlacedPolygon piece, PlacedPolygon obstacle) {
        ShapePair.require("piece", piece);
        ShapePair.require("obstacle", obstacle);
        if (count == differences.length) {
            differences = Arrays.copyOf(differences, 2 * count + 8);
            Arrays.setAll(differences, i -> i < count ? differences[i] : new MinkowskiDifference());
        }
        differences[count++].set(piece, obstacle, 0, 0);
        addPiece(piece);
    }

    /**
     * Adds a piece of the body that moves, near which there is no obstacle: it counts for the body's {@link #extent}.
     *
     * @param piece a convex piece of the body that moves, placed, not empty
     * @throws IllegalArgumentException if the shape is empty
     */
    public void addPiece(PlacedPolygon piece) {
        ShapePair.require("piece", piece);
        minX = Math.min(minX, piece.minX());
        minY = Math.min(minY, piece.minY());
        maxX = Math.max(maxX, piece.maxX());
        maxY = Math.max(maxY, piece.maxY());
    }

    /**
     * Adds a pair unless it overlaps by more than half of its tolerance: for an obstacle that gives way by itself.
     *
     * @param piece a convex piece of the body that moves, placed, not empty
     * @param obstacle a convex piece of an obstacle, placed, not empty
     * @return whether the pair was added
     * @throws IllegalArgumentException if a shape is empty
     */
    public boolean addUnlessOverlapping(PlacedPolygon piece, PlacedPolygon obstacle) {
        add(piece, obstacle);
        boolean added = differences[count - 1].isFree(0, 0, NEAR);
        count -= added ? 0 : 1;
        return added;
    }

    /**
     * Sets the direction against which bodies fall, which tells floors, walls and ceilings apart.
     *
     * @param x x of a unit vector, or 0
     * @param y y of it; if both are 0, every surface is a wall
     * @param maxSlope the angle between a floor and the horizontal, in radians (0 to π/2)
     * @throws IllegalArgumentException if the vector has another length, or the angle is out of range
     */
    public void setUp(double x, double y, double maxSlope) {
        double length = Math.sqrt(x * x + y * y);
        if (!(length == 0 || Math.abs(length - 1) < 1e-3)) {
            throw new IllegalArgumentException("The upward direction cannot be (" + x + ", " + y + ")");
        }
        if (!(maxSlope >= 0 && maxSlope <= Math.PI / 2)) {
            throw new IllegalArgumentException("The greatest slope cannot be " + maxSlope);
        }
        upX = x;
        upY = y;
        leastCosine = Angles.cos(maxSlope) - SLOPE_MARGIN;
    }

    /**
     * Makes the body walk, see the class comment.
     *
     * @param onGround whether it stood on a floor before the move; only then it climbs steps and stays on the floor
     * @param stepHeight the height of the highest step (≥0, finite)
     * @param snap how far below the body a floor may be at the end of a move for the body to stay on it (≥0, finite)
     * @throws IllegalArgumentException if a length is negative, NaN or infinite
     */
    public void setWalking(boolean onGround, double stepHeight, double snap) {
        requireLength("height of a step", stepHeight);
        requireLength("distance to the floor", snap);
        walking = true;
        grounded = onGround;
        this.stepHeight = stepHeight;
        this.snap = snap;
    }

    /** Makes the body slide along every surface alike, as at first. */
    public void setSliding() {
        walking = false;
    }

    private static void requireLength(String name, double value) {
        if (!(value >= 0 && value <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("The " + name + " cannot be " + value);
        }
    }

    /** {@return whether a pair overlaps by more than half of its tolerance, so that a move begins with a free place} */
    public boolean isOverlapping() {
        for (int i = 0; i < count; i++) {
            if (!differences[i].isFree(0, 0, NEAR)) {
                return true;
            }
        }
        return false;
    }

    /** {@return the greater of the width and the height of the body, of the pieces added; 0 without any} */
    public double extent() {
        return Math.max(0, Math.max(maxX - minX, maxY - minY));
    }

    /**
     * Moves the body. Obstacles further away than the length of the motion need not be added. For a body that walks add
     * those further away by half of its extent, the height of a step and the distance to the floor; for one that
     * {@linkplain #isOverlapping() overlaps} an obstacle, those further away by its extent.
     *
     * @param dx x of the motion, in world units (finite)
     * @param dy y of the motion
     * @return whether the move {@linkplain End#ARRIVED arrived}
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public boolean move(double dx, double dy) {
        if (!Double.isFinite(dx) || !Double.isFinite(dy)) {
            throw new IllegalArgumentException("A body cannot move by (" + dx + ", " + dy + ")");
        }
        x = 0;
        y = 0;
        motionX = dx;
        motionY = dy;
        left = 1;
        metCount = 0;
        lineCount = 0;
        climbing = false;
        climbed = false;
        mayClimb = grounded && stepHeight > 0;
        furthest = Double.NEGATIVE_INFINITY;
        stalls = 0;
        end = End.UNFINISHED;
        if (isOverlapping() && !comeOut()) {
            end = End.NO_ROOM;
            findNear();
            return false;
        }
        giveWay();
        for (int i = 0; i < MOST_LINES && end == End.UNFINISHED; i++) {
            if (left <= ROUNDING) {
                // What it does is what it did on the last line.
                end = End.ARRIVED;
                break;
            }
            boolean wentUp = climbing;
            choose();
            // What cannot be climbed to its top is not tried again.
            mayClimb &= !wentUp || climbing || velocityX * upX + velocityY * upY >= 0;
            climbed = climbing || climbed && !onFloor;
            if (!(crawls() && passLedge()) && !advance()) {
                endOrSqueeze();
            }
            findNear();
        }
        // At the upper corner of a step it is neither beside the step nor on it.
        climbing |= climbed && nearCount > 0;
        if (walking && grounded && !movesUp() && !climbing && find(Surface.FLOOR) == NONE) {
            drop();
        }
        return end == End.ARRIVED;
    }

    /** Whether less way is left along the pair that is followed than the body stops before it. */
    private boolean crawls() {
        double speed = Math.sqrt(velocityX * velocityX + velocityY * velocityY);
        return followed != NONE && speed > 0 && left * speed < GAP * differences[followed].tolerance();
    }

    private boolean isGoing() {
        return velocityX != 0 || velocityY != 0;
    }

    /** Nothing leads on at the usual separation: ends the move, or makes use of the whole tolerance. */
    private void endOrSqueeze() {
        if (stands() || motionX == 0 && motionY == 0) {
            end = End.ARRIVED;
            return;
        }
        boolean squeezed = false;
        if (hasRoom()) {
            squeezing = true;
            choose();
            squeezed = advance();
            squeezing = false;
        }
        if (!squeezed && !passLedge()) {
            meetBlocking();
            end = End.BLOCKED;
        }
    }

    /** Whether nothing is nearer than −t/4, so that the tolerance is not used up. */
    private boolean hasRoom() {
        boolean room = true;
        for (int i = 0; i < nearCount && room; i++) {
            MinkowskiDifference pair = differences[near[i]];
            room = pair.separation() >= -(GAP + SQUEEZED) * pair.tolerance();
        }
        return room;
    }

    /** Moves along a line that is free. */
    private void lineTo(double toX, double toY) {
        x = toX;
        y = toY;
        lines = 2 * lineCount < lines.length ? lines : Arrays.copyOf(lines, 2 * lines.length);
        lines[2 * lineCount] = x;
        lines[2 * lineCount++ + 1] = y;
    }

    private boolean comeOut() {
        free.clear();
        for (int i = 0; i < count; i++) {
            free.add(differences[i]);
        }
        boolean found = free.find(extent());
        lineTo(free.x(), free.y());
        return found;
    }

    private void measure(double atX, double atY) {
        for (int i = 0; i < count; i++) {
            differences[i].measure(atX, atY);
        }
    }

    /** Moves away from what the rounding of coordinates has brought nearer than −t/4, if there is room. */
    private void giveWay() {
        findNear();
        boolean moved = false;
        for (int i = 0; i < nearCount; i++) {
            MinkowskiDifference pair = differences[near[i]];
            double overlap = -pair.separation();
            if (overlap > GAP * pair.tolerance()
                    && jump(x + overlap * pair.normalX(), y + overlap * pair.normalY(), GAP)) {
                measure(x, y);
                moved = true;
            }
        }
        if (moved) {
            findNear();
        }
    }

    private void findNear() {
        measure(x, y);
        nearCount = 0;
        for (int i = 0; i < count; i++) {
            if (differences[i].separation() <= differences[i].tolerance()) {
                near = nearCount < near.length ? near : Arrays.copyOf(near, 2 * nearCount);
                near[nearCount++] = i;
            }
        }
    }

    private Surface surface(double nx, double ny) {
        double cosine = nx * upX + ny * upY;
        return upX == 0 && upY == 0 || Math.abs(cosine) < leastCosine ? Surface.WALL
                : cosine > 0 ? Surface.FLOOR : Surface.CEILING;
    }

    private boolean movesUp() {
        return motionX * upX + motionY * upY > 0;
    }

    private boolean hasUp() {
        return upX != 0 || upY != 0;
    }

    /** The part of the motion along the horizontal, which is on the right of up. */
    private double across() {
        return motionX * upY - motionY * upX;
    }

    /** The index in the list of near pairs of one with such a surface, the most level one. */
    private int find(Surface kind) {
        int best = NONE;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < nearCount; i++) {
            MinkowskiDifference pair = differences[near[i]];
            double cosine = Math.abs(pair.normalX() * upX + pair.normalY() * upY);
            if (surface(pair.normalX(), pair.normalY()) == kind && cosine > most && holds(pair, kind)) {
                most = cosine;
                best = i;
            }
        }
        return best;
    }

    /**
     * Whether a pair stops a body that falls, rises or goes sideways: a corner in a wall beside it is no floor, and one
     * in a floor is no wall. Nor is a floor what it goes up and away from.
     */
    private boolean holds(MinkowskiDifference pair, Surface kind) {
        double nx = pair.normalX();
        double ny = pair.normalY();
        double alongUp = nx * upX + ny * upY;
        double toX = hasUp() ? alongUp * upX : nx;
        double toY = hasUp() ? alongUp * upY : ny;
        if (hasUp() && (kind == Surface.WALL || Math.abs(alongUp) <= SLOPE_MARGIN)) {
            toX = nx - toX;
            toY = ny - toY;
        }
        double share = -4 * pair.tolerance() / Math.sqrt(toX * toX + toY * toY);
        return !(kind == Surface.FLOOR && movesUp() && nx * motionX + ny * motionY > 0)
                && pair.findTime(x, y, share * toX, share * toY, passing(pair, share * toX, share * toY)) <= 1;
    }

    /** Whether the body stands on a floor, and no motion is left that would move it along. */
    private boolean stands() {
        return walking && !movesUp() && across() == 0 && find(Surface.FLOOR) != NONE;
    }

    /**
     * Chooses the velocity at the present place: the motion if nothing blocks it, otherwise the fastest way along a
     * pair that blocks it. Of two equally fast ways, the outline that bends less is in front of the other.
     */
    private void choose() {
        followed = NONE;
        climbing = false;
        velocityX = motionX;
        velocityY = motionY;
        onFloor = isOnFloorAhead();
        if (!onFloor && isOpen(motionX, motionY)) {
            return;
        }
        velocityX = 0;
        velocityY = 0;
        double fastest = 0;
        double least = 0;
        for (int i = 0; i < nearCount; i++) {
            MinkowskiDifference pair = differences[near[i]];
            if (isTouched(pair) && slide(pair)) {
                double squared = slideX * slideX + slideY * slideY;
                double bend = bend(pair);
                boolean better = squared > (1 + EQUAL) * fastest || bend < least && squared > (1 - EQUAL) * fastest;
                if (better && isOpen(slideX, slideY)) {
                    fastest = squared;
                    least = bend;
                    velocityX = slideX;
                    velocityY = slideY;
                    followed = slidingAway ? NONE : near[i];
                    climbing = slidingUp;
                    level = slidingLevel;
                }
            }
        }
    }

    /** How far the outline bends away from the direction of the slide; 0 along an edge. */
    private double bend(MinkowskiDifference pair) {
        boolean counterClockwise = pair.normalX() * slideY - pair.normalY() * slideX > 0;
        return lengthAhead(pair, counterClockwise) > 0 ? 0 : Math.min(turnAhead(pair, counterClockwise),
                0.5 * pair.tolerance() / (pair.rounding() + Math.max(pair.separation(), GAP * pair.tolerance())));
    }

    /** The length of the edge ahead; 0 where the outline turns. */
    private static double lengthAhead(MinkowskiDifference pair, boolean counterClockwise) {
        if (!pair.isAtCorner()) {
            return pair.toCorner(counterClockwise);
        }
        int edge = pair.edgeBeyond(pair.cornerAhead(counterClockwise), counterClockwise);
        return turnAhead(pair, counterClockwise) <= ALONG ? pair.edgeLength(edge) : 0;
    }

    /** The tangent of half of the angle to the edge beyond the corner ahead; infinite from 90° on. */
    private static double turnAhead(MinkowskiDifference pair, boolean counterClockwise) {
        int edge = pair.edgeBeyond(pair.cornerAhead(counterClockwise), counterClockwise);
        if (edge == NONE) {
            return Double.POSITIVE_INFINITY;
        }
        double nx = pair.normalX();
        double ny = pair.normalY();
        double sine = nx * pair.edgeNormalY(edge) - ny * pair.edgeNormalX(edge);
        double cosine = nx * pair.edgeNormalX(edge) + ny * pair.edgeNormalY(edge);
        return cosine <= 0 ? Double.POSITIVE_INFINITY : Math.max(0, (counterClockwise ? sine : -sine) / (1 + cosine));
    }

    /** Whether the body is so near that a motion into the pair is blocked. */
    private boolean isTouched(MinkowskiDifference pair) {
        return pair.separation() <= NEAR * pair.tolerance() && !(overLedges && isLedge(pair));
    }

    private static boolean isLedge(MinkowskiDifference pair) {
        return Math.min(pair.toCorner(true), pair.toCorner(false)) <= LEDGE * pair.tolerance();
    }

    /** Whether the body walks on a floor that goes on in the direction of the motion. */
    private boolean isOnFloorAhead() {
        boolean found = false;
        for (int i = 0; i < nearCount && walking && !found; i++) {
            found = isTouched(differences[near[i]]) && isFloorAhead(differences[near[i]]);
        }
        return found;
    }

    private boolean isFloorAhead(MinkowskiDifference pair) {
        if (!walking || movesUp() || surface(pair.normalX(), pair.normalY()) != Surface.FLOOR) {
            return false;
        }
        // To the right along a floor is clockwise about what carries it.
        boolean counterClockwise = across() < 0;
        int beyond = pair.isAtCorner() ? pair.edgeBeyond(pair.cornerAhead(counterClockwise), counterClockwise) : NONE;
        return beyond == NONE || pair.rounding() > 0
                || surface(pair.edgeNormalX(beyond), pair.edgeNormalY(beyond)) == Surface.FLOOR;
    }

    /** Sets the velocity along a pair; false if the motion goes away from it, so that there is no need to. */
    private boolean slide(MinkowskiDifference pair) {
        double nx = pair.normalX();
        double ny = pair.normalY();
        double into = nx * motionX + ny * motionY;
        slidingUp = false;
        slidingLevel = false;
        slidingAway = false;
        if (onFloor && surface(nx, ny) == Surface.FLOOR) {
            slideX = across() * ny;
            slideY = -across() * nx;
            slidingLevel = true;
            return true;
        }
        slideX = motionX - into * nx;
        slideY = motionY - into * ny;
        if (into < 0 && walking && !movesUp() && surface(nx, ny) == Surface.WALL && hasUp()) {
            boolean inTheWay = (nx * upY - ny * upX) * across() < 0;
            slidingUp = mayClimb && inTheWay && nx * upX + ny * upY > -SLOPE_MARGIN && isStep();
            if (slidingUp) {
                slidingLevel = true;
                slideX = across() * ny;
                slideY = -across() * nx;
            } else if (slideX * upX + slideY * upY > 0) {
                // Nothing walks up a wall.
                slideX = 0;
                slideY = 0;
            }
        }
        slidingAway = into >= -ROUNDING * Math.sqrt(motionX * motionX + motionY * motionY);
        return squeezing || !slidingAway;
    }

    /**
     * Whether the wall in the way is a step: there is room above it, and a floor on it that is higher. Half of the
     * body's width ahead, its middle is above the edge.
     */
    private boolean isStep() {
        boolean stands = find(Surface.FLOOR) != NONE;
        double ahead = 0.5 * (Math.abs(upY) * (maxX - minX) + Math.abs(upX) * (maxY - minY)) * Math.signum(across());
        double rise = stepHeight * cast(x, y, stepHeight * upX, stepHeight * upY, NONE, GAP);
        double highX = x + rise * upX;
        double highY = y + rise * upY;
        measure(highX, highY);
        double share = cast(highX, highY, ahead * upY, -ahead * upX, NONE, GAP);
        double farX = highX + share * ahead * upY;
        double farY = highY - share * ahead * upX;
        measure(farX, farY);
        double fall = cast(farX, farY, -rise * upX, -rise * upY, NONE, GAP);
        boolean step = false;
        if (fall < 1) {
            MinkowskiDifference floor = differences[hit];
            // Within the tolerance of the wall, the corner of a lower tile of it looks like a floor.
            boolean beyond = share * Math.abs(ahead) > floor.tolerance();
            boolean higher = (1 - fall) * rise > floor.tolerance() || !stands && share == 1;
            floor.measure(farX - fall * rise * upX, farY - fall * rise * upY);
            step = beyond && higher && surface(floor.normalX(), floor.normalY()) == Surface.FLOOR;
        }
        measure(x, y);
        return step;
    }

    /** Whether no near pair blocks a velocity. */
    private boolean isOpen(double vx, double vy) {
        boolean open = true;
        for (int i = 0; i < nearCount && open; i++) {
            open = !blocks(differences[near[i]], vx, vy);
        }
        return open;
    }

    /** Whether a pair that the body touches would come too near; what glances past a corner does not. */
    private boolean blocks(MinkowskiDifference pair, double vx, double vy) {
        boolean squeezes = glances(pair, vx, vy) && pair.blocks()
                && pair.separation() > (SQUEEZED - GAP) * pair.tolerance();
        return isTouched(pair) && isApproached(pair, vx, vy) && !squeezes
                && pair.findTime(x, y, vx, vy, passing(pair, vx, vy)) <= left;
    }

    private static boolean isApproached(MinkowskiDifference pair, double vx, double vy) {
        return pair.normalX() * vx + pair.normalY() * vy < -ROUNDING * Math.sqrt(vx * vx + vy * vy);
    }

    /** The separation to which the body may come near what it touches. */
    private double passing(MinkowskiDifference pair, double vx, double vy) {
        double gap = GAP * pair.tolerance();
        double separation = pair.separation();
        if (!pair.blocks()) {
            // Neither shape has an area: on the other side of it they would have passed through each other.
            return 0.5 * Math.max(0, Math.min(separation, gap));
        }
        double least = Math.min(separation, -gap);
        return glances(pair, vx, vy) ? least : Math.max(Math.min(separation, gap) - 0.5 * gap, least);
    }

    /** Whether the body may come nearer than usual to a pair that it approaches slowly. */
    private boolean glances(MinkowskiDifference pair, double vx, double vy) {
        return squeezing && pair.normalX() * vx + pair.normalY() * vy > -GLANCE * Math.sqrt(vx * vx + vy * vy);
    }

    private void meet(int i) {
        for (int k = 0; k < metCount; k++) {
            if (met[k] == i) {
                return;
            }
        }
        if (metCount == met.length) {
            met = Arrays.copyOf(met, 2 * metCount);
            metNumbers = Arrays.copyOf(metNumbers, 2 * MET * metCount);
        }
        int at = MET * metCount;
        met[metCount++] = i;
        metNumbers[at] = differences[i].normalX();
        metNumbers[at + 1] = differences[i].normalY();
        metNumbers[at + 2] = 1 - left;
        metNumbers[at + 3] = x;
        metNumbers[at + 4] = y;
    }

    private void meetBlocking() {
        for (int i = 0; i < nearCount; i++) {
            if (blocks(differences[near[i]], motionX, motionY)) {
                meet(near[i]);
            }
        }
    }

    /**
     * Moves along a straight line or an arc: to the end of the face that is followed, or to the first obstacle. False
     * if that is where the body is.
     */
    private boolean advance() {
        double fromX = x;
        double fromY = y;
        double before = left;
        double time = isGoing() ? left : 0;
        if (followed != NONE) {
            MinkowskiDifference pair = differences[followed];
            meet(followed);
            boolean counterClockwise = pair.normalX() * velocityY - pair.normalY() * velocityX > 0;
            double length = lengthAhead(pair, counterClockwise);
            time = Math.min(left, length / Math.sqrt(velocityX * velocityX + velocityY * velocityY));
            if (length == 0) {
                turn(pair, counterClockwise);
            }
        }
        if (time > 0) {
            go(time);
        }
        return x != fromX || y != fromY || left != before;
    }

    private void go(double time) {
        double share = cast(x, y, time * velocityX, time * velocityY, NONE, GAP);
        lineTo(x + share * time * velocityX, y + share * time * velocityY);
        left -= share * time;
    }

    /**
     * The share of a straight way (0 to 1) up to the first obstacle, which becomes the hit. All pairs have been
     * measured at its start.
     *
     * @param ignored a pair that is not in the way, or none
     * @param gap the separation at which the body stops, as a share of the tolerance
     */
    private double cast(double fromX, double fromY, double dx, double dy, int ignored, double gap) {
        double share = 1;
        hit = NONE;
        for (int i = 0; i < count; i++) {
            MinkowskiDifference pair = differences[i];
            boolean touched = isTouched(pair);
            if (i != ignored && (!touched || isApproached(pair, dx, dy))) {
                double time = pair.findTime(fromX, fromY, dx, dy,
                        touched ? passing(pair, dx, dy) : gap * pair.tolerance());
                if (time < share) {
                    share = time;
                    hit = i;
                }
            }
        }
        return share;
    }

    /** Follows the outline of a pair round a corner: a sharp one at once, an arc in steps. */
    private void turn(MinkowskiDifference pair, boolean counterClockwise) {
        int sign = counterClockwise ? 1 : -1;
        double nx = pair.normalX();
        double ny = pair.normalY();
        double radius = pair.rounding() + pair.separation();
        boolean sharp = radius <= pair.tolerance();
        double speed = Math.sqrt(velocityX * velocityX + velocityY * velocityY);
        double fastest = Math.sqrt(motionX * motionX + motionY * motionY);
        double into = Math.max(0, -(nx * motionX + ny * motionY));
        int corner = pair.cornerAhead(counterClockwise);
        // Turns are given by the tangents of half of their angles; so is the angle between the motion and −n.
        double from = speed / (fastest + into);
        double most = turnAhead(pair, counterClockwise);
        double turn = Math.min(sharp ? 1 : ARC_STEP, most);
        if (!level) {
            turn = Math.min(turn, into / (fastest + speed));
        }
        if (sharp) {
            double gap = Math.max(radius, GAP * pair.tolerance());
            double onward = turn == most ? sign * PAST * pair.tolerance() : 0;
            rotate(nx, ny, sign * turn);
            if (!jump(pair.cornerX(corner) + gap * turnedX - onward * turnedY,
                    pair.cornerY(corner) + gap * turnedY + onward * turnedX, GAP)) {
                go(left);
            }
            return;
        }
        // If it is not level, the speed is that of the motion times the sine of the angle a: the integral of da / sin a
        // is log tan (a/2).
        if (level) {
            turn = Math.min(turn, 0.5 * speed * left / radius);
        } else {
            double to = Math.min((from + turn) / (1 - from * turn), from * StrictMath.exp(left * fastest / radius));
            turn = Math.min(turn, (to - from) / (1 + from * to));
        }
        double share = cast(x, y, -sign * tangent(turn) * radius * ny, sign * tangent(turn) * radius * nx, NONE, GAP);
        double reached = share * tangent(turn);
        turn = reached / (1 + Math.sqrt(1 + reached * reached));
        boolean onArc = share == 1 && turn(radius, sign * turn, nx, ny);
        // What is in the way before the arc is reached is come to in shorter steps.
        while (!onArc && 2 * radius * turn * turn > ON_ARC * pair.tolerance()) {
            turn *= 0.5;
            onArc = turn(radius, sign * turn, nx, ny);
        }
        if (!onArc) {
            lineTo(x - sign * tangent(turn) * radius * ny, y + sign * tangent(turn) * radius * nx);
        }
        double time = level ? 2 * radius * turn * (1 - turn * turn / 3) / speed
                : radius / fastest * StrictMath.log((from + turn) / (1 - from * turn) / from);
        left -= Math.min(left, time);
    }

    /** The tangent of an angle, from the one of its half. */
    private static double tangent(double turn) {
        return 2 * turn / (1 - turn * turn);
    }

    /** Moves along the tangent, which is free, then in to the arc about a corner; false if that is blocked. */
    private boolean turn(double radius, double turn, double nx, double ny) {
        double outX = x - tangent(turn) * radius * ny;
        double outY = y + tangent(turn) * radius * nx;
        rotate(nx, ny, turn);
        double inX = radius * (turnedX - nx) + tangent(turn) * radius * ny;
        double inY = radius * (turnedY - ny) - tangent(turn) * radius * nx;
        measure(x, y);
        boolean free = isAllowed(outX + inX, outY + inY, 0.5 * GAP);
        if (free) {
            // What is nearer than usual at the end may share the corner, as pieces of one obstacle do.
            measure(outX, outY);
            free = cast(outX, outY, inX, inY, followed, -NEAR) == 1;
        }
        if (free) {
            lineTo(outX, outY);
            lineTo(outX + inX, outY + inY);
        }
        return free;
    }

    /** Turns a vector by the angle whose half has a tangent. */
    private void rotate(double vx, double vy, double tangent) {
        double cosine = (1 - tangent * tangent) / (1 + tangent * tangent);
        double sine = 2 * tangent / (1 + tangent * tangent);
        turnedX = cosine * vx - sine * vy;
        turnedY = sine * vx + cosine * vy;
    }

    /** Moves to a place nearby if it is allowed. */
    private boolean jump(double toX, double toY, double share) {
        boolean allowed = isAllowed(toX, toY, share);
        if (allowed) {
            lineTo(toX, toY);
        }
        return allowed;
    }

    /** Whether no pair overlaps at a place by more than a share of the tolerance and by more than it does here. */
    private boolean isAllowed(double toX, double toY, double share) {
        boolean allowed = true;
        for (int i = 0; i < count && allowed; i++) {
            double overlap = -differences[i].separation() / differences[i].tolerance() + ROUNDING;
            allowed = differences[i].isFree(toX, toY, Math.max(share, overlap));
        }
        return allowed;
    }

    /**
     * Passes the end of a face that is in the way, at most the tolerance away: two faces of neighbours are level, or
     * the body grazes a corner. False if there is none.
     */
    private boolean passLedge() {
        double along = walking && hasUp() ? across() * (x * upY - y * upX) : x * motionX + y * motionY;
        stalls = along > furthest ? 0 : stalls + 1;
        furthest = Math.max(furthest, along);
        return stalls <= MOST_STALLS && findLedge();
    }

    private boolean findLedge() {
        overLedges = true;
        choose();
        overLedges = false;
        double vx = velocityX;
        double vy = velocityY;
        for (int i = 0; i < nearCount; i++) {
            MinkowskiDifference pair = differences[near[i]];
            if (isLedge(pair) && isApproached(pair, vx, vy)
                    && (passLedge(pair, vx, vy, false) || passLedge(pair, vx, vy, true))) {
                return true;
            }
        }
        choose();
        return false;
    }

    private boolean passLedge(MinkowskiDifference pair, double vx, double vy, boolean counterClockwise) {
        int corner = pair.cornerAhead(counterClockwise);
        int edge = pair.edgeBeyond(corner, counterClockwise);
        if (edge == NONE || pair.toCorner(counterClockwise) > LEDGE * pair.tolerance()) {
            return false;
        }
        double nx = pair.edgeNormalX(edge);
        double ny = pair.edgeNormalY(edge);
        int sign = counterClockwise ? 1 : -1;
        if (sign * (nx * vy - ny * vx) <= 0) {
            return false;
        }
        double onward = sign * PAST * pair.tolerance();
        double fromX = x;
        double fromY = y;
        boolean passed = false;
        // In a gap that just fits there is no room for the usual separation.
        for (double gap = GAP; gap > -GAP && !passed; gap -= 0.95 * GAP) {
            double out = pair.rounding() + gap * pair.tolerance();
            double toX = pair.cornerX(corner) + out * nx - onward * ny;
            double toY = pair.cornerY(corner) + out * ny + onward * nx;
            double dx = toX - x;
            double dy = toY - y;
            passed = dx * dx + dy * dy <= 4 * pair.tolerance() * pair.tolerance()
                    && jump(toX, toY, gap == GAP ? 0.5 * GAP : GAP);
            if (passed && !leadsOn(-sign * ny, sign * nx)) {
                lineTo(fromX, fromY);
                findNear();
                passed = false;
            }
        }
        return passed;
    }

    /** Whether the body can go on from here in about this direction. */
    private boolean leadsOn(double dx, double dy) {
        findNear();
        choose();
        squeezing = !isGoing();
        if (squeezing) {
            choose();
            squeezing = false;
        }
        return isGoing() && !crawls()
                && velocityX * dx + velocityY * dy > EQUAL * Math.sqrt(velocityX * velocityX + velocityY * velocityY);
    }

    /** Goes down to a floor below. */
    private void drop() {
        double share = cast(x, y, -snap * upX, -snap * upY, NONE, GAP);
        if (share < 1) {
            double toX = x - share * snap * upX;
            double toY = y - share * snap * upY;
            differences[hit].measure(toX, toY);
            if (surface(differences[hit].normalX(), differences[hit].normalY()) == Surface.FLOOR) {
                lineTo(toX, toY);
            }
        }
        findNear();
    }

    /** {@return x of the way from the start to the place reached, in world units} */
    public double x() {
        return x;
    }

    /** {@return y of the way from the start to the place reached} */
    public double y() {
        return y;
    }

    /**
     * {@return the number of straight lines of the move} Some may be shorter than the tolerance, also back and forth;
     * the last one ends at the place reached.
     */
    public int lineCount() {
        return lineCount;
    }

    /**
     * {@return x of the way from the start to the end of a line}
     *
     * @param i the line, in the order of the move (0 ≤ i &lt; {@link #lineCount})
     */
    public double lineX(int i) {
        return lines[2 * Objects.checkIndex(i, lineCount)];
    }

    /**
     * {@return y of that way}
     *
     * @param i the line
     */
    public double lineY(int i) {
        return lines[2 * Objects.checkIndex(i, lineCount) + 1];
    }

    /** {@return how the last move ended} */
    public End end() {
        return end;
    }

    /** {@return the share of the motion that was not made (0 to 1)} */
    public double left() {
        return left <= ROUNDING ? 0 : left;
    }

    /**
     * Finds the pair that the body touches after a move with a surface of a kind, of several the most level one.
     *
     * @param kind the kind of surface
     * @return the pair, in the order in which pairs were added, or −1
     */
    public int findTouching(Surface kind) {
        Objects.requireNonNull(kind, "kind");
        int found = find(kind);
        return found == NONE ? NONE : near[found];
    }

    /**
     * {@return x of the unit normal of a pair that the body touches}
     *
     * @param pair the pair, in the order in which pairs were added
     */
    public double touchingNormalX(int pair) {
        return differences[Objects.checkIndex(pair, count)].normalX();
    }

    /**
     * {@return y of the unit normal of a pair that the body touches}
     *
     * @param pair the pair, in the order in which pairs were added
     */
    public double touchingNormalY(int pair) {
        return differences[Objects.checkIndex(pair, count)].normalY();
    }

    /**
     * {@return what a pair is to the body that touches it after a move and that it stops; null if it does not}
     *
     * @param pair the pair, in the order in which pairs were added
     */
    public Surface touching(int pair) {
        MinkowskiDifference touched = differences[Objects.checkIndex(pair, count)];
        Surface kind = surface(touched.normalX(), touched.normalY());
        return touched.separation() <= touched.tolerance() && holds(touched, kind) ? kind : null;
    }

    /** {@return whether the body has gone up a step at the end of the move, and is not on it yet} */
    public boolean isClimbing() {
        return climbing;
    }

    /** {@return the number of surfaces that the body slid along or was stopped by} */
    public int surfaceCount() {
        return metCount;
    }

    /**
     * {@return the pair of a surface, in the order in which pairs were added}
     *
     * @param i the surface, in the order in which they were met (0 ≤ i &lt; {@link #surfaceCount})
     */
    public int pair(int i) {
        return met[Objects.checkIndex(i, metCount)];
    }

    private double number(int i, int which) {
        return metNumbers[MET * Objects.checkIndex(i, metCount) + which];
    }

    /**
     * {@return x of a surface's unit normal, which points to the body}
     *
     * @param i the surface, in the order in which they were met
     */
    public double normalX(int i) {
        return number(i, 0);
    }

    /**
     * {@return y of a surface's unit normal}
     *
     * @param i the surface, in the order in which they were met
     */
    public double normalY(int i) {
        return number(i, 1);
    }

    /**
     * {@return the share of the motion that was made when a surface was met (0 to 1)}
     *
     * @param i the surface, in the order in which they were met
     */
    public double fraction(int i) {
        return number(i, 2);
    }

    /**
     * {@return x of the way that the body had gone when it met a surface}
     *
     * @param i the surface, in the order in which they were met
     */
    public double metX(int i) {
        return number(i, 3);
    }

    /**
     * {@return y of that way}
     *
     * @param i the surface, in the order in which they were met
     */
    public double metY(int i) {
        return number(i, 4);
    }

    /**
     * {@return what a surface is to a body that walks}
     *
     * @param i the surface, in the order in which they were met
     */
    public Surface surface(int i) {
        return surface(normalX(i), normalY(i));
    }
}
