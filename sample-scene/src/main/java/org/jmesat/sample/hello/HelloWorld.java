package org.jmesat.sample.hello;

import java.util.Locale;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.MoveResult;
import org.jmesat.world.QueryFilter;

/** A world without a scene, as a server has it: a player walks through a zone, and stops at a wall. */
public class HelloWorld {
    private static final double STEP = 1 / 60.0;

    public static void main(String[] args) {
        try (CollisionWorld world = new CollisionWorld()) {
            Collider player = add(world, "player", ConvexPolygon.circle(0.5f), 0);
            Collider zone = add(world, "zone", ConvexPolygon.rectangle(2, 4), 3);
            zone.setTrigger(true);
            Collider wall = add(world, "wall", ConvexPolygon.rectangle(1, 4), 8);
            wall.setFixed(true);

            world.step();
            MoveResult way = new MoveResult();
            for (int i = 0; i < 120; i++) {
                world.getQueries().moveAndSlide(player, 5 * STEP, 0, QueryFilter.ALL, way);
                player.setPosition(player.getX() + way.getMoveX(), player.getY() + way.getMoveY());
                world.step();
                print(world);
            }
            System.out.printf(Locale.ROOT, "At the end the player is at x = %.2f%n", player.getX());
        }
    }

    private static Collider add(CollisionWorld world, String name, ConvexPolygon shape, double x) {
        Collider collider = world.add(name);
        collider.setShape(shape);
        collider.setPosition(x, 0);
        return collider;
    }

    private static void print(CollisionWorld world) {
        for (Contact<Collider> contact : world.getEvents().enters()) {
            System.out.println(contact.getA().getOwner() + " meets " + contact.getB().getOwner());
        }
        for (Contact<Collider> contact : world.getEvents().exits()) {
            System.out.println(contact.getA().getOwner() + " leaves " + contact.getB().getOwner());
        }
    }
}
