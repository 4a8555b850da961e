package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Sphere;
import java.util.List;

/** A ball that rolls through a scene, compared in each tick with what is seen there. */
final class RollingBall {
    private static final int SAMPLES = 32;

    private final CollisionScene scene;
    private final Geometry body;
    private final Geometry ball;
    private final float radius;
    private int frames;
    private int hits;
    private int undecided;

    /** The body is in the scene; the ball is added to it. */
    RollingBall(CollisionScene scene, Geometry body, float radius) {
        this.scene = scene;
        this.body = body;
        this.radius = radius;
        ball = scene.geometry("ball", new Sphere(SAMPLES, SAMPLES, radius), 0, 0);
    }

    /** Rolls from point to point in plane coordinates, a radius in each tick. */
    void roll(SlicedTriangles seen, float... xy) {
        frames = 0;
        hits = 0;
        undecided = 0;
        // The first tick at a new place; its end of an old contact is not of interest.
        place(xy[0], xy[1]);
        scene.events();
        for (int i = 2; i < xy.length; i += 2) {
            Vector3f from = new Vector3f(xy[i - 2], xy[i - 1], 0);
            Vector3f to = new Vector3f(xy[i], xy[i + 1], 0);
            int steps = (int) Math.ceil(from.distance(to) / radius);
            for (int step = 1; step <= steps; step++) {
                Vector3f at = from.clone().interpolateLocal(to, step / (float) steps);
                place(at.x, at.y);
                compare(seen, at);
            }
        }
    }

    private void place(float x, float y) {
        scene.frame(() -> {
            scene.place(ball, x, y);
            if (ball.getParent() == null) {
                scene.root().attachChild(ball);
            }
        });
    }

    private void compare(SlicedTriangles seen, Vector3f at) {
        double distance = seen.distance(at.x, at.y);
        boolean colliding = scene.isColliding(ball, body);
        frames++;
        hits += colliding ? 1 : 0;
        // The ball's silhouette is a polygon with its corners at the radius.
        double inner = radius * Math.cos(Math.PI / SAMPLES);
        if (distance > 0.999 * inner && distance < 1.001 * radius) {
            undecided++;
        } else {
            assertEquals(distance < radius, colliding, () -> "at " + at + ", " + distance + " from what is seen");
        }
    }

    /** Rolls, and requires that nothing is met on the whole way. */
    void rollFreely(SlicedTriangles seen, float... xy) {
        roll(seen, xy);
        assertEquals(0, hits, "hits");
        assertEquals(0, undecided, "ticks that the eye cannot decide");
        assertEquals(List.of(), scene.events());
    }

    /** Rolls, and requires that the body is met on the way, but not in the beginning. */
    void rollAgainst(SlicedTriangles seen, float... xy) {
        roll(seen, xy);
        List<String> events = scene.events();
        assertTrue(hits > 0 && hits < frames, () -> hits + " of " + frames + " ticks");
        assertTrue(events.stream().anyMatch(event -> event.contains("ENTER")), events::toString);
    }
}
