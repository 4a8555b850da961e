package org.jmesat.benchmarks.world;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.BodyDef;
import com.badlogic.gdx.physics.box2d.Box2D;
import com.badlogic.gdx.physics.box2d.CircleShape;
import com.badlogic.gdx.physics.box2d.Contact;
import com.badlogic.gdx.physics.box2d.ContactImpulse;
import com.badlogic.gdx.physics.box2d.ContactListener;
import com.badlogic.gdx.physics.box2d.Fixture;
import com.badlogic.gdx.physics.box2d.FixtureDef;
import com.badlogic.gdx.physics.box2d.Manifold;
import com.badlogic.gdx.physics.box2d.PolygonShape;
import com.badlogic.gdx.physics.box2d.World;
import com.badlogic.gdx.utils.GdxNativesLoader;
import org.jmesat.testing.world.MovingBodies;

/**
 * libGDX's Box2D (C++) with its world: sets the transforms and steps by zero time, which updates and reports contacts
 * but solves and moves nothing. Such a step finds new contacts only after a fixture was created, so it creates a
 * fixture that collides with nothing each time. This is faster than sensors, which are tested by GJK, and much faster
 * than moving the bodies by velocities. Shapes without their skin of 0.01.
 */
final class GdxBox2dStepper implements Stepper {
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
    private final World world;
    private final Body[] movers;
    private final Body aside;
    private final FixtureDef signal = new FixtureDef();
    private Fixture signalled;
    private int contacts;

    GdxBox2dStepper(MovingBodies bodies) {
        this.bodies = bodies;
        GdxNativesLoader.load();
        Box2D.init();
        world = new World(new Vector2(), false);
        world.setContactListener(new Counter());
        // Not called: it would visit all bodies, including those at rest, and there are no forces.
        world.setAutoClearForces(false);
        movers = new Body[bodies.movers()];
        for (int i = 0; i < bodies.count(); i++) {
            Body body = create(i);
            if (i < movers.length) {
                movers[i] = body;
            }
        }
        aside = world.createBody(new BodyDef());
        aside.setTransform(2e6f, 2e6f, 0);
        signal.shape = new CircleShape();
        signal.filter.maskBits = 0;
        signalled = aside.createFixture(signal);
    }

    private Body create(int i) {
        BodyDef definition = new BodyDef();
        definition.type = i < movers.length ? BodyDef.BodyType.DynamicBody : BodyDef.BodyType.StaticBody;
        definition.position.set(bodies.x()[i], bodies.y()[i]);
        definition.angle = (float) bodies.angle()[i];
        definition.allowSleep = false;
        Body body = world.createBody(definition);
        PolygonShape shape = new PolygonShape();
        shape.set(bodies.corners(i));
        shape.setRadius(0);
        body.createFixture(shape, 1);
        shape.dispose();
        return body;
    }

    @Override
    public void step() {
        float[] x = bodies.x();
        float[] y = bodies.y();
        double[] angle = bodies.angle();
        for (int i = 0; i < movers.length; i++) {
            movers[i].setTransform(x[i], y[i], (float) angle[i]);
        }
        aside.destroyFixture(signalled);
        signalled = aside.createFixture(signal);
        world.step(0, 0, 0);
    }

    @Override
    public int contacts() {
        return contacts;
    }
}
