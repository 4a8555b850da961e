package org.jmesat.narrowphase;

import java.util.Arrays;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

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
 * <p><b>Method.</b> The pairs are Minkowski differences, so that the body is a point. The point moves in straight lines.
 * At each time its velocity is the motion, projected onto the directions in which nothing blocks it; where it slides off
 * a face, it has the whole motion again (a sweeping process, J. J. Moreau, 1971). So two short moves lead where one long
 * move leads. A face is left at its end, an arc is followed in steps of 0.1 radian, and the first obstacle on the way is
 * found as by a {@link Sweep}. Each line costs O(n) for n edges of all differences.
 *
 * <p><b>Tolerance.</b> t is {@link Tolerance#touching} of a pair.
 * <ul>
 * <li>A body that overlaps an obstacle by more than t/2 first goes to its {@link FreePlace}, within its own extent.
 * <li>It stops at a separation of t/4. A motion into what is nearer than t/2 is blocked. Afterwards no separation is
 * below −t/4, unless it was at the start, and what the body leans on is nearer than 3t/4. The rest up to −t/2 and t is
 * for the rounding of coordinates to floats.
 * <li>Faces of neighbours that are level within t are one face: an edge of at most that length in the way is passed.
 * </ul>
 *
 * <p><b>Walking.</b> With an {@linkplain #setUp upward direction}, surfaces are floors, walls and ceilings. With
 * {@link #setWalking}, a motion that does not go up turns along a floor and keeps the length of its horizontal part, the
 * body climbs no wall, but steps up to a height, and stays on a floor that descends.
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
    /** The candidate of {@link #slide}. */
    private double slideX;
    private double slideY;
    private boolean stepping;
    /** Whether the velocity goes up a step. */
    private boolean climbing;
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

    /** Creates an instance without obstacles, without an upward direction. */
    public MoveAndSlide() {
        clear();
    }

    /** Removes all pairs; the direction and the way of walking stay. */
    public void clear() {
        count = 0;
        nearCount = 0;
        metCount = 0;
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
        leastCosine = StrictMath.cos(maxSlope) - SLOPE_MARGIN;
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

    /** {@return whether any pair overlaps by more than half of its tolerance, so that a move begins with a free place} */
    public boolean isOverlapping() {
        for (int i = 0; i < count; i++) {
            if (!differences[i].isFree(0, 0, NEAR)) {
                return true;
            }
        }
        return false;
    }

    /** {@return the greater of the width and the height of the body, of the pieces added; 0 without pairs} */
    public double extent() {
        return count == 0 ? 0 : Math.max(maxX - minX, maxY - minY);
    }

    /**
     * Moves the body. Obstacles further away than the length of the motion, plus half of the body's extent and the
     * height of a step for one that walks, need not be added; if the body {@linkplain #isOverlapping() overlaps} one, add
     * those within its own extent more.
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
        climbing = false;
        end = End.UNFINISHED;
        if (isOverlapping() && !comeOut()) {
            end = End.NO_ROOM;
            findNear();
            return false;
        }
        for (int i = 0; i < MOST_LINES && end == End.UNFINISHED; i++) {
            if (left <= ROUNDING) {
                end = End.ARRIVED;
                break;
            }
            findNear();
            choose(NONE);
            if (velocityX != 0 || velocityY != 0) {
                advance();
            } else if (stands() || dx == 0 && dy == 0) {
                end = End.ARRIVED;
            } else if (!passLedge()) {
                meetBlocking();
                end = End.BLOCKED;
            }
        }
        findNear();
        if (walking && grounded && !movesUp() && !climbing && find(Surface.FLOOR) == NONE) {
            drop();
        }
        return end == End.ARRIVED;
    }

    private boolean comeOut() {
        free.clear();
        for (int i = 0; i < count; i++) {
            free.add(differences[i]);
        }
        boolean found = free.find(extent());
        x = free.x();
        y = free.y();
        return found;
    }

    private void findNear() {
        nearCount = 0;
        for (int i = 0; i < count; i++) {
            differences[i].measure(x, y);
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
            if (surface(pair.normalX(), pair.normalY()) == kind && cosine > most) {
                most = cosine;
                best = i;
            }
        }
        return best;
    }

    /** Whether the body stands on a floor, and no motion is left that would move it along. */
    private boolean stands() {
        return walking && !movesUp() && across() == 0 && find(Surface.FLOOR) != NONE;
    }

    /**
     * Chooses the velocity at the present place: the motion if nothing blocks it, otherwise the fastest way along a pair
     * that blocks it. Ignores one pair.
     */
    private void choose(int ignored) {
        followed = NONE;
        climbing = false;
        velocityX = motionX;
        velocityY = motionY;
        if (!isOnFloorAhead() && isOpen(motionX, motionY, ignored)) {
            return;
        }
        velocityX = 0;
        velocityY = 0;
        double fastest = 0;
        for (int i = 0; i < nearCount; i++) {
            int k = near[i];
            if (k != ignored && isTouched(differences[k]) && slide(differences[k])) {
                double squared = slideX * slideX + slideY * slideY;
                if (squared > fastest && isOpen(slideX, slideY, ignored)) {
                    fastest = squared;
                    velocityX = slideX;
                    velocityY = slideY;
                    followed = k;
                    climbing = stepping;
                }
            }
        }
    }

    private static boolean isTouched(MinkowskiDifference pair) {
        return pair.separation() <= NEAR * pair.tolerance();
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

    /** Sets the velocity along a pair; false if the motion goes away from it. */
    private boolean slide(MinkowskiDifference pair) {
        double nx = pair.normalX();
        double ny = pair.normalY();
        double into = nx * motionX + ny * motionY;
        stepping = false;
        if (isFloorAhead(pair)) {
            slideX = across() * ny;
            slideY = -across() * nx;
            return true;
        }
        slideX = motionX - into * nx;
        slideY = motionY - into * ny;
        boolean rising = ny * upX - nx * upY > 0;
        if (into < 0 && walking && !movesUp() && surface(nx, ny) == Surface.WALL && hasUp()) {
            stepping = grounded && stepHeight > 0 && isStep();
            if (stepping) {
                double speed = rising ? Math.abs(across()) : -Math.abs(across());
                slideX = speed * ny;
                slideY = -speed * nx;
            } else if (slideX * upX + slideY * upY > 0) {
                // Nothing walks up a wall.
                slideX = 0;
                slideY = 0;
            }
        }
        return into < 0;
    }

    /**
     * Whether the wall in the way is a step: there is room above it, and a floor on it. Half of the body's width ahead,
     * its middle is above the edge. The floor that it stands on is none.
     */
    private boolean isStep() {
        boolean stands = find(Surface.FLOOR) != NONE;
        double ahead = 0.5 * (Math.abs(upY) * (maxX - minX) + Math.abs(upX) * (maxY - minY)) * Math.signum(across());
        double rise = stepHeight * cast(x, y, stepHeight * upX, stepHeight * upY, false);
        double highX = x + rise * upX;
        double highY = y + rise * upY;
        double share = cast(highX, highY, ahead * upY, -ahead * upX, false);
        double farX = highX + share * ahead * upY;
        double farY = highY - share * ahead * upX;
        double fall = cast(farX, farY, -rise * upX, -rise * upY, false);
        boolean step = false;
        if (share > 0 && fall < 1) {
            MinkowskiDifference floor = differences[hit];
            floor.measure(farX - fall * rise * upX, farY - fall * rise * upY);
            step = surface(floor.normalX(), floor.normalY()) == Surface.FLOOR
                    && (!stands || (1 - fall) * rise > floor.tolerance());
        }
        for (int i = 0; i < nearCount; i++) {
            differences[near[i]].measure(x, y);
        }
        return step;
    }

    /** Whether no near pair blocks a velocity. */
    private boolean isOpen(double vx, double vy, int ignored) {
        boolean open = true;
        for (int i = 0; i < nearCount && open; i++) {
            open = near[i] == ignored || !blocks(differences[near[i]], vx, vy);
        }
        return open;
    }

    /** Whether a pair that the body touches would come too near; what glances past a corner does not. */
    private boolean blocks(MinkowskiDifference pair, double vx, double vy) {
        return isTouched(pair) && isApproached(pair, vx, vy)
                && pair.findTime(x, y, vx, vy, passing(pair)) <= left;
    }

    private static boolean isApproached(MinkowskiDifference pair, double vx, double vy) {
        return pair.normalX() * vx + pair.normalY() * vy < -ROUNDING * Math.sqrt(vx * vx + vy * vy);
    }

    /** The separation to which the body may come near what it touches. */
    private static double passing(MinkowskiDifference pair) {
        double gap = GAP * pair.tolerance();
        double separation = pair.separation();
        return Math.max(Math.min(separation, gap) - 0.5 * gap, Math.min(separation, -gap));
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

    /** Moves along a straight line or an arc: to the end of the face that is followed, or to the first obstacle. */
    private void advance() {
        double time = left;
        if (followed != NONE) {
            MinkowskiDifference pair = differences[followed];
            meet(followed);
            boolean counterClockwise = pair.normalX() * velocityY - pair.normalY() * velocityX > 0;
            double length = pair.toCorner(counterClockwise);
            if (pair.isAtCorner()) {
                int edge = pair.edgeBeyond(pair.cornerAhead(counterClockwise), counterClockwise);
                length = edge != NONE && isAlong(pair, edge) ? pair.edgeLength(edge) : 0;
            }
            if (length == 0) {
                turn(pair, counterClockwise);
                return;
            }
            time = Math.min(left, length / Math.sqrt(velocityX * velocityX + velocityY * velocityY));
        }
        go(time);
    }

    private static boolean isAlong(MinkowskiDifference pair, int edge) {
        double ex = pair.edgeNormalX(edge);
        double ey = pair.edgeNormalY(edge);
        return pair.normalX() * ex + pair.normalY() * ey > 0
                && Math.abs(pair.normalX() * ey - pair.normalY() * ex) <= 1e-9;
    }

    private void go(double time) {
        double share = cast(x, y, time * velocityX, time * velocityY, true);
        x += share * time * velocityX;
        y += share * time * velocityY;
        left -= share * time;
    }

    /**
     * The share of a straight way (0 to 1) up to the first obstacle, which becomes the hit.
     *
     * @param measured whether all pairs have been measured at the start
     */
    private double cast(double fromX, double fromY, double dx, double dy, boolean measured) {
        double share = 1;
        hit = NONE;
        for (int i = 0; i < count; i++) {
            MinkowskiDifference pair = differences[i];
            if (!measured) {
                pair.measure(fromX, fromY);
            }
            boolean touched = isTouched(pair);
            if (!touched || isApproached(pair, dx, dy)) {
                double time = pair.findTime(fromX, fromY, dx, dy,
                        touched ? passing(pair) : GAP * pair.tolerance());
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
        boolean level = isFloorAhead(pair) || climbing;
        double speed = Math.sqrt(velocityX * velocityX + velocityY * velocityY);
        int corner = pair.cornerAhead(counterClockwise);
        int edge = pair.edgeBeyond(corner, counterClockwise);
        // Turns are given by the tangents of half of their angles.
        double turn = sharp ? 1 : Math.min(ARC_STEP, 0.5 * speed * left / radius);
        if (!level) {
            double into = -(nx * motionX + ny * motionY);
            turn = Math.min(turn, into / (Math.sqrt(motionX * motionX + motionY * motionY) + speed));
        }
        if (edge != NONE) {
            double sine = sign * (nx * pair.edgeNormalY(edge) - ny * pair.edgeNormalX(edge));
            double cosine = nx * pair.edgeNormalX(edge) + ny * pair.edgeNormalY(edge);
            turn = Math.min(turn, Math.max(0, sine / (1 + cosine)));
        }
        if (sharp) {
            double gap = Math.max(radius, GAP * pair.tolerance());
            rotate(nx, ny, sign * turn);
            if (!jump(pair.cornerX(corner) + gap * turnedX, pair.cornerY(corner) + gap * turnedY, GAP)) {
                go(left);
            }
            return;
        }
        rotate(nx, ny, 0.5 * sign * turn);
        double middle = level ? Math.abs(across()) : Math.abs(turnedX * motionY - turnedY * motionX);
        double time = Math.min(left, 2 * radius * turn * (1 - turn * turn / 3) / middle);
        rotate(nx, ny, sign * turn);
        double toX = pair.cornerX(corner) + radius * turnedX;
        double toY = pair.cornerY(corner) + radius * turnedY;
        // Along the tangent, then in to the arc.
        double tangent = sign * 2 * radius * turn / (1 - turn * turn);
        double share = cast(x, y, -tangent * ny, tangent * nx, true);
        x -= share * tangent * ny;
        y += share * tangent * nx;
        left -= share * time;
        if (share == 1) {
            share = cast(x, y, toX - x, toY - y, false);
            x += share * (toX - x);
            y += share * (toY - y);
        }
    }

    /** Turns a vector by the angle whose half has a tangent. */
    private void rotate(double vx, double vy, double tangent) {
        double cosine = (1 - tangent * tangent) / (1 + tangent * tangent);
        double sine = 2 * tangent / (1 + tangent * tangent);
        turnedX = cosine * vx - sine * vy;
        turnedY = sine * vx + cosine * vy;
    }

    /** Moves to a place nearby, unless the body would overlap by a share of the tolerance there, and does not here. */
    private boolean jump(double toX, double toY, double share) {
        for (int i = 0; i < count; i++) {
            if (!differences[i].isFree(toX, toY, share) && differences[i].isFree(x, y, share)) {
                return false;
            }
        }
        x = toX;
        y = toY;
        return true;
    }

    /**
     * Passes the end of a face that is in the way, at most the tolerance away: two faces of neighbours are level, or the
     * body grazes a corner. False if there is none.
     */
    private boolean passLedge() {
        for (int i = 0; i < nearCount; i++) {
            MinkowskiDifference pair = differences[near[i]];
            choose(near[i]);
            if (isApproached(pair, velocityX, velocityY)
                    && (passLedge(pair, false) || passLedge(pair, true))) {
                return true;
            }
        }
        return false;
    }

    private boolean passLedge(MinkowskiDifference pair, boolean counterClockwise) {
        int corner = pair.cornerAhead(counterClockwise);
        int edge = pair.edgeBeyond(corner, counterClockwise);
        if (edge == NONE || pair.toCorner(counterClockwise) > pair.tolerance()) {
            return false;
        }
        double nx = pair.edgeNormalX(edge);
        double ny = pair.edgeNormalY(edge);
        int sign = counterClockwise ? 1 : -1;
        if (sign * (nx * velocityY - ny * velocityX) <= 0) {
            return false;
        }
        double onward = sign * PAST * pair.tolerance();
        boolean passed = false;
        // In a gap that just fits there is no room for the usual separation.
        for (double gap = GAP; gap >= 0 && !passed; gap -= GAP) {
            double out = pair.rounding() + gap * pair.tolerance();
            double toX = pair.cornerX(corner) + out * nx - onward * ny;
            double toY = pair.cornerY(corner) + out * ny + onward * nx;
            double dx = toX - x;
            double dy = toY - y;
            passed = dx * dx + dy * dy <= 4 * pair.tolerance() * pair.tolerance()
                    && jump(toX, toY, gap > 0 ? 0.5 * GAP : GAP);
        }
        return passed;
    }

    /** Goes down to a floor below. */
    private void drop() {
        double share = cast(x, y, -snap * upX, -snap * upY, true);
        if (share < 1) {
            double toX = x - share * snap * upX;
            double toY = y - share * snap * upY;
            differences[hit].measure(toX, toY);
            if (surface(differences[hit].normalX(), differences[hit].normalY()) == Surface.FLOOR) {
                x = toX;
                y = toY;
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
        int found = find(kind);
        return found == NONE ? NONE : near[found];
    }

    /**
     * {@return x of the unit normal of a pair that the body touches}
     *
     * @param pair the pair, in the order in which pairs were added
     */
    public double touchingNormalX(int pair) {
        return differences[pair].normalX();
    }

    /**
     * {@return y of the unit normal of a pair that the body touches}
     *
     * @param pair the pair, in the order in which pairs were added
     */
    public double touchingNormalY(int pair) {
        return differences[pair].normalY();
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
        return met[i];
    }

    /**
     * {@return x of a surface's unit normal, which points to the body}
     *
     * @param i the surface, in the order in which they were met
     */
    public double normalX(int i) {
        return metNumbers[MET * i];
    }

    /**
     * {@return y of a surface's unit normal}
     *
     * @param i the surface, in the order in which they were met
     */
    public double normalY(int i) {
        return metNumbers[MET * i + 1];
    }

    /**
     * {@return the share of the motion that was made when a surface was met (0 to 1)}
     *
     * @param i the surface, in the order in which they were met
     */
    public double fraction(int i) {
        return metNumbers[MET * i + 2];
    }

    /**
     * {@return x of the way that the body had gone when it met a surface}
     *
     * @param i the surface, in the order in which they were met
     */
    public double metX(int i) {
        return metNumbers[MET * i + 3];
    }

    /**
     * {@return y of that way}
     *
     * @param i the surface, in the order in which they were met
     */
    public double metY(int i) {
        return metNumbers[MET * i + 4];
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
