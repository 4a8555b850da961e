package org.jmesat.control;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.control.Control;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;

/**
 * A floor with a wall at its left end, and bodies that each tick presses down and to the left, all below one parent.
 * Measures their movement and their penetration depths.
 */
final class PushApartPile implements AutoCloseable, CollisionTickListener {
    static final float LOAD = 0.02f;
    static final int TICKS = 2000;

    /** Everything must be at rest in all ticks after this one. */
    static final int SETTLED = 300;

    /** The largest movement in a tick of a body at rest: a few ulps of its coordinate. */
    static final double STILL = 2e-6;

    /** The order in which the bodies and their contacts are found. */
    enum Order { FLOOR_FIRST_AND_UPWARDS, DOWNWARDS_AND_FLOOR_LAST, SHUFFLED }

    final CollisionScene scene;
    final Node frame = new Node("frame");
    final List<Geometry> bodies = new ArrayList<>();
    private final List<Vector3f> before = new ArrayList<>();
    private List<Vector3f> places;
    float loadX = -LOAD;
    int ticks;
    int lastMoved;
    double greatestStep;
    double drift;
    double deepestContact;
    double greatestOverlap;

    PushApartPile() {
        this(ProjectionPlane.XY);
    }

    PushApartPile(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
    }

    void add(float x, float y) {
        add(scene.cube("cube " + bodies.size(), x, y), new PushApart());
    }

    void add(Geometry body, Control control) {
        body.addControl(control);
        bodies.add(body);
        before.add(new Vector3f());
    }

    void column(int height) {
        for (int i = 0; i < height; i++) {
            add(0.8f + 0.1f * (i % 3), 0.6f + 1.1f * i);
        }
    }

    void pyramid(int rows) {
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < rows - row; i++) {
                add(1 + 1.05f * i + 0.525f * row, 0.6f + 1.02f * row);
            }
        }
    }

    void build(Order order, long seed) {
        List<Geometry> sequence = new ArrayList<>(bodies);
        if (order == Order.DOWNWARDS_AND_FLOOR_LAST) {
            Collections.reverse(sequence);
        } else if (order == Order.SHUFFLED) {
            Collections.shuffle(sequence, new Random(seed));
        }
        sequence.addAll(order == Order.FLOOR_FIRST_AND_UPWARDS ? 0 : sequence.size(),
                List.of(fixed("floor", 30, 1, 29.5f, -1), fixed("wall", 1, 30, -1, 29)));
        scene.step(() -> {
            scene.state().removeCollisionListener(scene.log());
            sequence.forEach(frame::attachChild);
            scene.root().attachChild(frame);
            scene.state().addTickListener(this);
        });
    }

    Geometry fixed(String name, float halfWidth, float halfHeight, float x, float y) {
        Geometry geometry = scene.geometry(name, new Box(halfWidth, halfHeight, 1), x, y);
        ColliderControl collider = new ColliderControl();
        collider.setFixed(true);
        geometry.addControl(collider);
        return geometry;
    }

    void run() {
        scene.frames(TICKS);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        for (int i = 0; i < bodies.size(); i++) {
            before.get(i).set(bodies.get(i).getLocalTranslation());
            scene.move(bodies.get(i), loadX, -LOAD);
        }
    }

    @Override
    public void afterTick(SatCollisionState state, float tpf) {
        ticks++;
        double step = 0;
        for (int i = 0; i < bodies.size(); i++) {
            step = Math.max(step, before.get(i).distance(bodies.get(i).getLocalTranslation()));
        }
        if (step > STILL) {
            lastMoved = ticks;
        }
        if (ticks == SETTLED) {
            places = bodies.stream().map(body -> body.getLocalTranslation().clone()).toList();
        }
        if (ticks > SETTLED) {
            greatestStep = Math.max(greatestStep, step);
            greatestOverlap = Math.max(greatestOverlap, overlap());
            deepestContact = Math.max(deepestContact, state.getWorld().getContacts().stream()
                    .mapToDouble(contact -> contact.getPenetration().depth()).max().orElse(0));
            for (int i = 0; i < bodies.size(); i++) {
                drift = Math.max(drift, places.get(i).distance(bodies.get(i).getLocalTranslation()));
            }
        }
    }

    /** The deepest overlap after the pushes, computed from the positions alone; all bodies must be cubes of side 1. */
    private double overlap() {
        double overlap = 0;
        List<Vector3f> centers = bodies.stream().map(scene::at).toList();
        for (int i = 0; i < bodies.size(); i++) {
            Vector3f a = centers.get(i);
            overlap = Math.max(overlap, 0.5 - Math.min(a.x, a.y));
            for (int j = 0; j < i; j++) {
                Vector3f b = centers.get(j);
                overlap = Math.max(overlap, 1 - Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
            }
        }
        return overlap;
    }

    @Override
    public void close() {
        scene.close();
    }
}
