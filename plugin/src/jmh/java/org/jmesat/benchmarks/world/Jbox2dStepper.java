package org.jmesat.benchmarks.world;

import org.jbox2d.callbacks.ContactImpulse;
import org.jbox2d.callbacks.ContactListener;
import org.jbox2d.collision.Manifold;
import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.common.Vec2;
import org.jbox2d.dynamics.Body;
import org.jbox2d.dynamics.BodyDef;
import org.jbox2d.dynamics.BodyType;
import org.jbox2d.dynamics.World;
import org.jbox2d.dynamics.contacts.Contact;
import org.jmesat.testing.world.MovingBodies;

/**
 * jbox2d with its world: sets the transforms and steps by zero time, which finds and reports contacts but moves
 * nothing. Solid bodies, because sensors are tested by GJK, which is slower than the manifold and gives no depth.
 * Shapes without their skin of 0.01.
 */
final class Jbox2dStepper implements Stepper {
    private final class Counter implements ContactListener {
        @Override
        public void beginContact(Contact contact) {
            contacts++;
        }

        @Override
        public void endContact(Contact contact) {
            contacts--;
        }

        @Override
        public void preSolve(Contact contact, Manifold oldManifold) {
            // Nothing is solved.
        }

        @Override
        public void postSolve(Contact contact, ContactImpulse impulse) {
            // Nothing is solved.
        }
    }

    private final MovingBodies bodies;
    private final World world = new World(new Vec2());
    private final Body[] movers;
    private final Vec2 position = new Vec2();
    private int contacts;

    Jbox2dStepper(MovingBodies bodies) {
        this.bodies = bodies;
        world.setAllowSleep(false);
        // Not called: it would visit all bodies, including those at rest, and there are no forces.
        world.setAutoClearForces(false);
        world.setContactListener(new Counter());
        movers = new Body[bodies.movers()];
        for (int i = 0; i < bodies.count(); i++) {
            float[] xy = bodies.corners(i);
            Vec2[] corners = new Vec2[xy.length / 2];
            for (int j = 0; j < corners.length; j++) {
                corners[j] = new Vec2(xy[2 * j], xy[2 * j + 1]);
            }
            PolygonShape shape = new PolygonShape();
            shape.set(corners, corners.length);
            shape.m_radius = 0;
            BodyDef definition = new BodyDef();
            definition.type = i < movers.length ? BodyType.DYNAMIC : BodyType.STATIC;
            definition.position.set(bodies.x()[i], bodies.y()[i]);
            definition.angle = (float) bodies.angle()[i];
            Body body = world.createBody(definition);
            body.createFixture(shape, 1);
            if (i < movers.length) {
                movers[i] = body;
            }
        }
    }

    @Override
    public void step() {
        float[] x = bodies.x();
        float[] y = bodies.y();
        double[] angle = bodies.angle();
        for (int i = 0; i < movers.length; i++) {
            position.set(x[i], y[i]);
            movers[i].setTransform(position, (float) angle[i]);
        }
        world.step(0, 0, 0);
    }

    @Override
    public int contacts() {
        return contacts;
    }
}
