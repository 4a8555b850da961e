package org.jmesat.benchmarks.usage;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** A world without a scene; setting the colliders' poses and stepping are timed. */
final class WorldFrames implements Frames {
    /** Number of steps that each add and remove three colliders. */
    private static final int STEPS_OF_LIFE = 60;
    private static final int PER_STEP = 3;

    private final MovingBodies bodies;
    private final DrivenWorld driven;
    private final Deque<Collider> visitors = new ArrayDeque<>();
    private boolean hasVisitors;

    WorldFrames(WorldWorkload workload, int count) {
        bodies = workload.generate(count);
        driven = new DrivenWorld(bodies);
    }

    CollisionWorld world() {
        return driven.world();
    }

    /** From now on, each step adds three colliders and removes three. */
    void addVisitors() {
        hasVisitors = true;
        for (int i = 0; i < STEPS_OF_LIFE * PER_STEP; i++) {
            addVisitor();
        }
    }

    private void addVisitor() {
        Collider visitor = world().add(null);
        int where = visitor.getId() % bodies.count();
        visitor.setShape(ConvexPolygon.of(bodies.corners(where)));
        visitor.setPosition(bodies.x()[where] + 0.5f, bodies.y()[where]);
        visitors.add(visitor);
    }

    /** Reads everything once, like a view. */
    void look() {
        CollisionWorld world = world();
        for (Collider collider : world.getColliders()) {
            collider.getPiece(0).minX();
        }
        world.explain(world.getColliders().get(0), world.getColliders().get(1));
        world.getContacts().forEach(contact -> contact.getManifold().count());
    }

    @Override
    public void move() {
        bodies.advance();
    }

    @Override
    public void run() {
        for (int i = 0; hasVisitors && i < PER_STEP; i++) {
            world().remove(visitors.remove(), ExitReason.REMOVED);
            addVisitor();
        }
        driven.pose();
        world().step();
    }
}
