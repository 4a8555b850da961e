package org.jmesat.benchmarks.usage;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.CollisionWorld;

/** A world without a scene: to give the colliders their poses and to step is what is timed. */
final class WorldFrames implements Frames {
    /** For so many steps, three come and three go at each. */
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

    /** Each step from now on, three colliders are added and three are removed. */
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

    /** Looks at everything once, as a view does. */
    void look() {
        CollisionWorld world = world();
        new CollisionSnapshot().update(world);
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
