package org.jmesat.sample.level;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A player who walks straight from point to point, and pushes against what is in the way until it opens. A pad that
 * takes him elsewhere is a point that he has reached.
 */
final class Route implements Steering {
    private static final float ARRIVED = 0.1f;
    /** Farther than he walks in a tick. */
    private static final float JUMP = 1;

    private final List<Vector3f> points;
    private final Vector3f last = new Vector3f(Float.NaN, 0, 0);
    private int next;

    private Route(List<Vector3f> points) {
        this.points = points;
    }

    private static Vector3f at(float x, float z) {
        return new Vector3f(x, 0, z);
    }

    /** Collects all coins and reaches the exit. */
    static Route toTheExit() {
        return new Route(List.of(at(-11.2f, 2), at(-11.2f, -5), at(-10, -6), at(-6, -6), at(-4.8f, -4), at(-4.8f, 1),
                at(-6, 2), at(-4.9f, 5), at(-2, 5), at(2, 6.5f), at(3, 4), at(3, 0), at(2, -4.5f), at(3, -5.25f),
                at(5.5f, -5.25f), at(7, -6.5f), at(6.5f, -1), at(11, -4.2f), at(9.5f, -4.2f), at(9.75f, 1.9f),
                at(9.75f, 5), at(8, 6)));
    }

    /** Stays in the lava. */
    static Route intoTheLava() {
        return new Route(List.of(at(-8, -1.25f)));
    }

    @Override
    public Vector3f steer(Vector3f place, Vector3f store) {
        boolean jumped = !Float.isNaN(last.x) && !isWithin(JUMP, last, place);
        last.set(place);
        if (next < points.size() && (jumped || isWithin(ARRIVED, points.get(next), place))) {
            next++;
        }
        if (next == points.size()) {
            return store.set(0, 0, 0);
        }
        return store.set(points.get(next)).subtractLocal(place).setY(0).normalizeLocal();
    }

    private static boolean isWithin(float distance, Vector3f point, Vector3f place) {
        float x = point.x - place.x;
        float z = point.z - place.z;
        return x * x + z * z < distance * distance;
    }
}
