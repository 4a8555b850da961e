package org.jmesat.world;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.step.StepLock;

/** A world with boxes, and the texts of its events. */
abstract class BoxWorld {
    static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    final CollisionWorld world = new CollisionWorld();
    final StepLock lock = world.lock();

    Collider box(String name, double x, double y) {
        Collider collider = world.add(name);
        collider.setShape(BOX);
        collider.setPosition(x, y);
        return collider;
    }

    List<String> step() {
        world.step();
        return events();
    }

    List<String> events() {
        List<String> events = new ArrayList<>();
        world.getEvents().exits().forEach(contact -> events.add("EXIT " + pair(contact) + contact.getExitReason()));
        world.getEvents().enters().forEach(contact -> events.add("ENTER " + pair(contact).strip()));
        world.getEvents().stays().forEach(contact -> events.add("STAY " + pair(contact).strip()));
        return events;
    }

    static String pair(Contact<Collider> contact) {
        return contact.getA().getOwner() + " " + contact.getB().getOwner() + " ";
    }
}
