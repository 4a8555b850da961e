package org.jmesat.world;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.step.StepLock;

/** A world with bullets, walls and balls, and the texts of its events; the base of tests of sweeps. */
abstract class BulletWorld {
    static final ConvexPolygon BALL = ConvexPolygon.circle(0.25f);
    static final ConvexPolygon WALL = ConvexPolygon.rectangle(0.5f, 4);

    final CollisionWorld world = new CollisionWorld();
    final StepLock lock = world.lock();

    Collider add(String name, ConvexPolygon shape, double x, double y) {
        Collider collider = world.add(name);
        collider.setShape(shape);
        collider.setPosition(x, y);
        return collider;
    }

    Collider bullet(double x, double y) {
        Collider bullet = add("bullet", BALL, x, y);
        bullet.setContinuous(true);
        return bullet;
    }

    /** Steps; returns the events in the order of delivery, with the pair and the fraction of the step. */
    List<String> step() {
        world.step();
        List<String> lines = new ArrayList<>();
        ContactEvents<Collider> events = world.getEvents();
        events.exits().forEach(exit -> lines.add("EXIT " + pair(exit) + ' ' + exit.getExitReason()));
        for (Contact<Collider> enter : events.enters()) {
            lines.add((enter.isPassThrough() ? "PASS " : "ENTER ") + pair(enter) + ' ' + enter.getFraction()
                    + (enter.isConservative() ? " conservative" : ""));
        }
        events.stays().forEach(stay -> lines.add("STAY " + pair(stay)));
        return lines;
    }

    List<String> stepWithoutFractions() {
        return step().stream().map(line -> line.replaceFirst(" [0-9.]+$", "")).toList();
    }

    static String pair(Contact<Collider> contact) {
        return contact.getA().getOwner() + " " + contact.getB().getOwner();
    }
}
