package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.internal.step.BodyMoves;
import org.jmesat.narrowphase.MoveAndSlide;
import org.jmesat.narrowphase.MoveAndSlide.End;
import org.jmesat.narrowphase.MoveAndSlide.Surface;

/**
 * The result of {@link CollisionQueries#moveAndSlide}: how far a body can move, what it slides along, and what stops
 * it. The caller creates an instance and reuses it. It keeps its colliders alive until the next fill or {@link #clear}.
 */
public final class MoveResult {
    /** The numbers of a surface: normal, point, share of the motion. */
    private static final int NUMBERS = 5;

    private double upX;
    private double upY = 1;
    private double maxSlope = Math.PI / 4;
    private double moveX;
    private double moveY;
    private double leftX;
    private double leftY;
    private End end = End.ARRIVED;
    private int count;
    private Collider[] colliders = new Collider[4];
    private Surface[] surfaces = new Surface[4];
    private double[] numbers = new double[4 * NUMBERS];

    /** Creates a result without motion. Surfaces are told apart with +Y as up and slopes of at most 45°. */
    public MoveResult() {
    }

    /**
     * Sets how the following queries tell floors, walls and ceilings apart. This does not change where they lead.
     *
     * @param x plane x of a unit vector, or 0
     * @param y plane y of it; if both are 0, every surface is a wall
     * @param newMaxSlope the greatest angle between a floor and the horizontal, in radians (0 to π/2)
     * @throws IllegalArgumentException if the vector has another length, or the angle is out of range
     */
    public void setUp(double x, double y, double newMaxSlope) {
        new MoveAndSlide().setUp(x, y, newMaxSlope);
        upX = x;
        upY = y;
        maxSlope = newMaxSlope;
    }

    /** Resets this to no motion and no surface, and releases the colliders. */
    public void clear() {
        Arrays.fill(colliders, 0, count, null);
        count = 0;
        moveX = 0;
        moveY = 0;
        leftX = 0;
        leftY = 0;
        end = End.ARRIVED;
    }

    void begin(MoveAndSlide move) {
        clear();
        move.setUp(upX, upY, maxSlope);
        move.setSliding();
    }

    void set(MoveAndSlide move, double motionX, double motionY) {
        moveX = move.x();
        moveY = move.y();
        leftX = move.left() * motionX;
        leftY = move.left() * motionY;
        end = move.end();
    }

    void add(BodyMoves moves, int surface, Collider collider) {
        if (count == colliders.length) {
            colliders = Arrays.copyOf(colliders, 2 * count);
            surfaces = Arrays.copyOf(surfaces, 2 * count);
            numbers = Arrays.copyOf(numbers, 2 * NUMBERS * count);
        }
        MoveAndSlide move = moves.move();
        int at = NUMBERS * count;
        colliders[count] = collider;
        surfaces[count++] = move.surface(surface);
        numbers[at] = move.normalX(surface);
        numbers[at + 1] = move.normalY(surface);
        numbers[at + 2] = moves.pointX();
        numbers[at + 3] = moves.pointY();
        numbers[at + 4] = move.fraction(surface);
    }

    /** {@return the plane x of the way from the start to the place reached, in world units} */
    public double getMoveX() {
        return moveX;
    }

    /** {@return the plane y of the way from the start to the place reached} */
    public double getMoveY() {
        return moveY;
    }

    /** {@return the plane x of the motion that was not made; 0 if the move arrived} */
    public double getLeftX() {
        return leftX;
    }

    /** {@return the plane y of the motion that was not made} */
    public double getLeftY() {
        return leftY;
    }

    /** {@return what ended the move} */
    public End getEnd() {
        return end;
    }

    /** {@return the number of surfaces that were slid along or stopped the move} */
    public int getCount() {
        return count;
    }

    /**
     * Returns the collider of a surface.
     *
     * @param i the surface, in the order in which they were met (0 ≤ i &lt; count)
     * @return the collider
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public Collider getCollider(int i) {
        return colliders[Objects.checkIndex(i, count)];
    }

    /**
     * Returns what a surface is: a floor, a wall or a ceiling.
     *
     * @param i the surface
     * @return the kind
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public Surface getSurface(int i) {
        return surfaces[Objects.checkIndex(i, count)];
    }

    /**
     * Returns the plane x of a surface's unit normal, which points to the body.
     *
     * @param i the surface
     * @return the component
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public double getNormalX(int i) {
        return number(i, 0);
    }

    /**
     * Returns the plane y of a surface's unit normal.
     *
     * @param i the surface
     * @return the component
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public double getNormalY(int i) {
        return number(i, 1);
    }

    /**
     * Returns the plane x of the point where the body met a surface.
     *
     * @param i the surface
     * @return the coordinate, in world units
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public double getX(int i) {
        return number(i, 2);
    }

    /**
     * Returns the plane y of the point where the body met a surface.
     *
     * @param i the surface
     * @return the coordinate, in world units
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public double getY(int i) {
        return number(i, 3);
    }

    /**
     * Returns the share of the motion that was made when the body met a surface.
     *
     * @param i the surface
     * @return the share (0 to 1)
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public double getFraction(int i) {
        return number(i, 4);
    }

    private double number(int i, int which) {
        return numbers[NUMBERS * Objects.checkIndex(i, count) + which];
    }

    @Override
    public String toString() {
        return end + " after (" + moveX + ", " + moveY + "), " + count + " surfaces";
    }
}
