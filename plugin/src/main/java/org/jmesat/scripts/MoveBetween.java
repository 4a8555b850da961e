package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import org.jmesat.internal.geometry.PointText;

/**
 * Moves its spatial from point to point and back, again and again: a moving platform, a lift, a patrol. Without
 * {@code by} it always moves, {@code delay} seconds after its begin; with {@code by} as long as such a spatial touches
 * it. With {@code once} it goes to the last point and stays there.
 *
 * <p>The points are relative to the place where the spatial is when the script begins, its start. A frame that is
 * longer than the rest of a way goes on to the next one, so that the place after some seconds does not depend on the
 * length of the frames. What the game moves is moved back.
 *
 * <p>The start is in the user data {@code jmesat.start}, so that a saved game and a clone know it. A spatial that is on
 * one of its ways goes on from there; from anywhere else, it starts where it is.
 */
public class MoveBetween extends WhileTouchingScript {
    /** The key of the local translation at the start. */
    static final String START = "jmesat.start";
    private static final String DEFAULT_POINTS = "3, 0, 0";
    /** How far from its ways a spatial is still on them, relative to all lengths involved. */
    private static final float NEAR = 1e-5f;

    private volatile String points = DEFAULT_POINTS;
    private volatile float speed = 1;
    private volatile float wait;
    private volatile boolean ease;
    private volatile boolean loop;

    /** The points that were read last; null before. */
    private String pointsOf;
    /** The points relative to the start, which is the first one; null if there are none. */
    private Vector3f[] path;
    private boolean pathLoops;
    /** Null until it moves. */
    private Vector3f start;
    /** The present way: the number of those before it in this round, the share of it that is done, 0 to 1. */
    private int leg;
    private double share;
    /** Seconds that it has waited at the end of the way. */
    private double waited;

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
        double time = timeOn(tpf);
        if (path != null && time > 0) {
            if (start == null) {
                begin(getSpatial().getLocalTranslation());
            }
            pass(time);
            Vector3f from = point(leg);
            Vector3f to = point(leg + 1);
            double done = ease ? share * share * (3 - 2 * share) : share;
            getSpatial().setLocalTranslation(between(start.x, from.x, to.x, done),
                    between(start.y, from.y, to.y, done), between(start.z, from.z, to.z, done));
        }
    }

    private static float between(float start, float from, float to, double done) {
        return (float) (start + from + done * ((double) to - from));
    }

    private void read() {
        pointsOf = points;
        pathLoops = loop;
        start = null;
        path = null;
        String[] texts = pointsOf.isBlank() ? new String[0] : pointsOf.split(";", -1);
        Vector3f[] found = new Vector3f[texts.length + 1];
        found[0] = new Vector3f();
        for (int i = 0; i < texts.length; i++) {
            float[] three = PointText.readNumbers(texts[i], 3);
            float[] numbers = three != null ? three : PointText.readNumbers(texts[i] + ", 0", 3);
            Vector3f way = numbers == null ? null : new Vector3f(numbers[0], numbers[1], numbers[2]);
            if (!Vector3f.isValidVector(way) || Limits.greatest(way) > Limits.GREATEST) {
                report("has the points " + PointText.quote(pointsOf) + " instead of some such as \"4, 0, 0; 4, 2, 0\"");
                return;
            }
            found[i + 1] = way;
        }
        report(null);
        path = texts.length == 0 ? null : found;
    }

    /** Goes on from a place on a way from the known start; otherwise begins there. */
    private void begin(Vector3f place) {
        waited = 0;
        if (getSpatial().getUserData(START) instanceof Vector3f known && isOnPath(known, place)) {
            start = known;
            return;
        }
        leg = 0;
        share = 0;
        start = place.clone();
        getSpatial().setUserData(START, start);
    }

    /** Finds the first way with a place. */
    private boolean isOnPath(Vector3f from, Vector3f place) {
        Vector3f sought = place.subtract(from);
        for (leg = 0; leg < countWays(); leg++) {
            Vector3f begin = point(leg);
            Vector3f side = point(leg + 1).subtract(begin);
            float along = sought.subtract(begin).dot(side) / Math.max(side.lengthSquared(), Float.MIN_NORMAL);
            float done = Math.max(0, Math.min(1, along));
            if (side.mult(done).addLocal(begin).distance(sought)
                    <= NEAR * (from.length() + place.length() + side.length())) {
                // The inverse of the curve; StrictMath gives the same bits on each machine.
                share = ease ? 0.5 - StrictMath.sin(StrictMath.asin(1 - 2 * (double) done) / 3) : done;
                return true;
            }
        }
        return false;
    }

    /** The number of ways in a round. */
    private int countWays() {
        return pathLoops ? path.length : 2 * (path.length - 1);
    }

    /** The point at which a way begins. */
    private Vector3f point(int way) {
        int i = way % countWays();
        return path[i < path.length ? i : countWays() - i];
    }

    /** Lets time pass, through two rounds at most. */
    private void pass(double time) {
        double rest = time;
        int count = countWays();
        int last = pathLoops ? count : count / 2;
        for (int i = 0; i < 2 * count && !(isOnce() && leg >= last); i++) {
            leg = leg >= count ? 0 : leg;
            double length = point(leg).distance(point(leg + 1));
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

    @Override
    void renew() {
        super.renew();
        pointsOf = null;
    }
}
