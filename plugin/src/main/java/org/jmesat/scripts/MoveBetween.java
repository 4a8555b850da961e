package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import org.jmesat.internal.geometry.PointText;

/**
 * Moves its spatial from point to point and back, again and again: a moving platform, a lift, a patrol. Without
 * {@code by} it always moves, {@code delay} seconds after its begin; with {@code by} as long as such a spatial touches
 * it. With {@code once} it goes to the last point and stays there.
 *
 * <p>The points are relative to the place where the spatial is when the script begins, its start. A frame that is longer
 * than the rest of a way goes on to the next one, so that the place after some seconds does not depend on the length of
 * the frames. What the game moves is moved back.
 *
 * <p>The start is in the user data {@code jmesat.start}, so that a saved game and a clone know it. A spatial that is on
 * one of its ways goes on from there; from anywhere else, it starts where it is.
 */
public class MoveBetween extends WhileTouchingScript {
    /** The key of the local translation at the start. */
    static final String START = "jmesat.start";
    private static final String DEFAULT_POINTS = "3, 0, 0";
    private static final int AXES = 3;
    /** How far from its ways a spatial is still on them, relative to the greatest coordinate. */
    private static final double NEAR = 1e-5;

    private volatile String points = DEFAULT_POINTS;
    private volatile float speed = 1;
    private volatile float wait;
    private volatile boolean ease;
    private volatile boolean loop;

    /** The points that were read last; and x, y and z of each, the start included; null before, and if invalid. */
    private String pointsOf;
    private float[] path;
    private boolean pathLoops;
    /** Null until it moves. */
    private Vector3f start;
    /** The present way: the number of those before it in this round, the share of it that is done, 0 to 1. */
    private int leg;
    private double share;
    /** Seconds that it has waited at the end of the way, and before the first one. */
    private double waited;
    private double delayed;

    /** Creates a script that moves 3 along X at 1 unit per second, and back. */
    public MoveBetween() {
    }

    /** {@return the points, as set (not null); by default "3, 0, 0"} */
    public String getPoints() {
        return points;
    }

    /**
     * Sets the points, after the first one, which is the start.
     *
     * @param points the ways from the start to each point in turn, in units and axes of the spatial's parent: x, y and
     *     z, or x and y only, with semicolons between the points, such as "4, 0; 4, 2"; null is treated as empty, which
     *     means no way. A text that cannot be read is reported as a problem, and the spatial stands still
     */
    public void setPoints(String points) {
        this.points = Limits.text(points);
    }

    /** {@return the speed, in units of the parent per second (&gt;0); by default 1} */
    public float getSpeed() {
        return speed;
    }

    /**
     * Sets the speed.
     *
     * @param speed in units of the parent per second (&gt;0, finite); any other value is reported and replaced by 1
     */
    public void setSpeed(float speed) {
        this.speed = Limits.above("speed", speed, 1);
    }

    /** {@return the time at each point, in seconds (≥0); by default 0} */
    public float getWait() {
        return wait;
    }

    /**
     * Sets how long it waits at each point.
     *
     * @param wait the time in seconds (≥0, finite); any other value is reported and replaced by 0
     */
    public void setWait(float wait) {
        this.wait = Limits.atLeastZero("wait", wait);
    }

    /** {@return whether it starts and stops smoothly at each point; by default false} */
    public boolean isEase() {
        return ease;
    }

    /**
     * Sets whether it starts and stops smoothly at each point. Each way takes the same time as without; in the middle
     * of it, it is half as fast again.
     *
     * @param ease true to start and stop smoothly
     */
    public void setEase(boolean ease) {
        this.ease = ease;
    }

    /** {@return whether it goes from the last point straight to the first one; by default false} */
    public boolean isLoop() {
        return loop;
    }

    /**
     * Sets whether it goes from the last point straight to the first one.
     *
     * @param loop true for rounds, false for there and back by the same points
     */
    public void setLoop(boolean loop) {
        this.loop = loop;
    }

    /** With {@code once}, the way counts and not the touch. */
    @Override
    protected boolean isLastTime() {
        return false;
    }

    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (!isTimePassing()) {
            return;
        }
        if (!points.equals(pointsOf) || loop != pathLoops) {
            read();
        }
        double time = tpf;
        if (!getBy().isEmpty()) {
            time = countTouching() > 0 ? time : 0;
        } else if (delayed < getDelay()) {
            delayed += time;
            time = delayed - getDelay();
        }
        if (path != null && time > 0) {
            if (start == null) {
                begin(getSpatial().getLocalTranslation());
            }
            pass(time);
            getSpatial().setLocalTranslation(at(start.x, 0), at(start.y, 1), at(start.z, 2));
        }
    }

    private void read() {
        pointsOf = points;
        pathLoops = loop;
        start = null;
        String[] texts = pointsOf.isBlank() ? new String[0] : pointsOf.split(";", -1);
        path = new float[AXES * (texts.length + 1)];
        for (int i = 0; i < texts.length; i++) {
            float[] numbers = PointText.readNumbers(texts[i], AXES);
            numbers = numbers != null ? numbers : PointText.readNumbers(texts[i], 2);
            if (numbers == null || !isWay(numbers)) {
                path = null;
                report("has the points " + PointText.quote(pointsOf) + " instead of some such as \"4, 0, 0; 4, 2, 0\"");
                return;
            }
            System.arraycopy(numbers, 0, path, AXES * (i + 1), numbers.length);
        }
        report(null);
        path = texts.length == 0 ? null : path;
    }

    private static boolean isWay(float[] numbers) {
        boolean valid = true;
        for (float each : numbers) {
            valid &= Math.abs(each) <= Limits.GREATEST;
        }
        return valid;
    }

    /** Goes on from a place on a way from the known start; otherwise begins there. */
    private void begin(Vector3f place) {
        leg = 0;
        share = 0;
        waited = 0;
        if (getSpatial().getUserData(START) instanceof Vector3f known && isOnPath(known, place)) {
            start = known;
            return;
        }
        start = place.clone();
        getSpatial().setUserData(START, start);
    }

    /** Finds the nearest place on a way, of equal ones the first; returns whether the given one is there. */
    private boolean isOnPath(Vector3f from, Vector3f place) {
        float[] way = {place.x - from.x, place.y - from.y, place.z - from.z};
        double greatest = Math.max(Math.abs(from.x), Math.max(Math.abs(from.y), Math.abs(from.z)));
        for (float each : path) {
            greatest = Math.max(greatest, Math.abs(each));
        }
        double nearest = Double.POSITIVE_INFINITY;
        int count = countWays();
        for (int i = 0; i < count; i++) {
            double along = along(i, way);
            double distance = 0;
            for (int axis = 0; axis < AXES; axis++) {
                double difference = point(i, axis) + along * side(i, axis) - way[axis];
                distance += difference * difference;
            }
            if (distance < nearest) {
                nearest = distance;
                leg = i;
                share = ease ? uneased(along) : along;
            }
        }
        return nearest <= NEAR * greatest * NEAR * greatest;
    }

    /** The share of a way at its nearest place. */
    private double along(int way, float[] place) {
        double product = 0;
        double square = 0;
        for (int axis = 0; axis < AXES; axis++) {
            product += (place[axis] - point(way, axis)) * side(way, axis);
            square += side(way, axis) * side(way, axis);
        }
        return square == 0 ? 0 : Math.max(0, Math.min(1, product / square));
    }

    /** A cubic curve from 0 to 1 that is level at both ends. */
    private static double eased(double share) {
        return share * share * (3 - 2 * share);
    }

    /** Its inverse, by bisection. */
    private static double uneased(double eased) {
        double low = 0;
        double high = 1;
        while (high - low > NEAR * NEAR) {
            double middle = (low + high) / 2;
            if (eased(middle) < eased) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** The number of ways in a round. */
    private int countWays() {
        int count = path.length / AXES;
        return pathLoops ? count : 2 * (count - 1);
    }

    /** A coordinate of the point at which a way begins. */
    private double point(int way, int axis) {
        int count = path.length / AXES;
        int turned = pathLoops ? way % count : way % (2 * count - 2);
        return path[AXES * (turned < count ? turned : 2 * count - 2 - turned) + axis];
    }

    /** The length of a way along an axis, with its sign. */
    private double side(int way, int axis) {
        return point(way + 1, axis) - point(way, axis);
    }

    private double length(int way) {
        return Math.sqrt(side(way, 0) * side(way, 0) + side(way, 1) * side(way, 1) + side(way, 2) * side(way, 2));
    }

    /** Lets time pass, through two rounds at most. */
    private void pass(double time) {
        double rest = time;
        int count = countWays();
        int last = pathLoops ? count : count / 2;
        for (int i = 0; i < 2 * count && !(isOnce() && leg >= last); i++) {
            leg = leg >= count ? 0 : leg;
            double length = length(leg);
            double seconds = length / speed;
            double left = (1 - share) * seconds;
            if (rest < left) {
                share += rest / seconds;
                return;
            }
            rest -= left;
            share = 1;
            double pause = length > 0 ? Math.max(0, wait - waited) : 0;
            if (rest < pause) {
                waited += rest;
                return;
            }
            rest -= pause;
            leg++;
            share = 0;
            waited = 0;
        }
    }

    private float at(float from, int axis) {
        return (float) (from + point(leg, axis) + (ease ? eased(share) : share) * side(leg, axis));
    }

    @Override
    protected void reset() {
        super.reset();
        pointsOf = null;
        path = null;
        start = null;
        delayed = 0;
    }

    @Override
    public Object jmeClone() {
        MoveBetween clone = (MoveBetween) super.jmeClone();
        clone.pointsOf = null;
        clone.path = null;
        clone.start = null;
        clone.delayed = 0;
        return clone;
    }
}
