package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryFilter;
import org.jmesat.world.QueryHit;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/without-a-scene.md, and tests that it behaves as the page says. */
class WorldGuideTest {
    private final List<String> log = new ArrayList<>();

    @Test
    void aWorldIsSteppedWithoutAScene() {
        CollisionWorld world = new CollisionWorld();
        Collider crate = world.add("crate");
        crate.setShape(ConvexPolygon.rectangle(2, 2));
        Collider ball = world.add("ball");
        ball.setShape(ConvexPolygon.circle(0.5f));
        ball.setPosition(1.25, 0);

        world.step();
        for (Contact<Collider> contact : world.getEvents().enters()) {
            log.add(contact.getA().getOwner() + " and " + contact.getB().getOwner() + " overlap by "
                    + contact.getDepth());
        }
        assertEquals(List.of("crate and ball overlap by 0.25"), log);

        QueryHit hit = new QueryHit();
        boolean isBlocked = world.getQueries().castRay(-5, 0, 5, 0, QueryFilter.ALL, hit);
        assertTrue(isBlocked);
        assertEquals(-1, hit.getX());
    }

    @Test
    void aBirdFliesOverACrate() {
        CollisionWorld world = new CollisionWorld();
        world.setDepthTest(true);
        Collider crate = world.add("crate");
        crate.setShape(ConvexPolygon.rectangle(2, 2));
        crate.setDepthRange(0, 2);      // from its elevation upwards
        Collider bird = world.add("bird");
        bird.setShape(ConvexPolygon.circle(0.5f));
        bird.setDepthRange(-0.25f, 0.25f);
        bird.setElevation(10);

        world.step();
        boolean flies = world.getContact(crate, bird) == null;
        double gap = world.computeDepthSeparation(crate, bird);
        assertTrue(flies);
        assertEquals(7.75, gap);
        assertEquals(CollisionFilter.Verdict.DEPTH, world.decide(crate, bird));

        QueryHit hit = new QueryHit();
        QueryFilter low = QueryFilter.ALL.withDepth(0, 3);
        boolean isBlocked = world.getQueries().castRay(-5, 0, 5, 0, low, hit);
        assertTrue(isBlocked);
        assertEquals(crate, hit.getCollider());

        bird.setElevation(2.25f);
        world.step();
        assertEquals(List.of(), world.getContacts());
        bird.setElevation(2);
        world.step();
        assertEquals(1, world.getContacts().size());
    }

    /** A shot from the right; returns a hash of the events. */
    private long playRound() {
        CollisionWorld room = new CollisionWorld();
        CollisionLayers layers = room.getLayers();
        layers.setName(1, "player");
        layers.setName(2, "shot");
        layers.setColliding("shot", "shot", false);

        Collider wall = room.add("wall");
        wall.setShape(ConvexPolygon.rectangle(1, 10));
        wall.setPosition(10, 0);
        wall.setFixed(true);
        Collider zone = room.add("zone");
        zone.setShape(ConvexPolygon.circle(2));
        zone.setTrigger(true);
        Collider player = room.add("player");
        player.setShape(ConvexPolygon.circle(0.5f));
        player.setFilter(layers.bitsOf("player"), -1, 0);
        Collider shot = room.add("shot");
        shot.setShape(ConvexPolygon.rectangle(0.4f, 0.1f));
        shot.setFilter(layers.bitsOf("shot"), layers.bitsOf("player", "default"), 0);
        shot.setContinuous(true);

        zone.setPosition(0, 5);
        shot.setPosition(8, 0);
        room.step();
        log.clear();
        shot.setPosition(-3, 0);
        room.step();
        for (Contact<Collider> contact : room.getEvents().enters()) {
            double x = contact.getB() == shot ? contact.getNormalX() : -contact.getNormalX();
            log.add(contact.getA().getOwner() + " is hit from " + (x > 0 ? "the right" : "the left"));
        }

        long[] hash = {1};
        room.getEvents().forEach((kind, contact) -> {
            hash[0] = 31 * hash[0] + kind.ordinal();
            hash[0] = 31 * hash[0] + contact.getIdA();
            hash[0] = 31 * hash[0] + contact.getIdB();
            hash[0] = 31 * hash[0] + Double.hashCode(contact.getDepth());
        });
        room.close();
        return hash[0];
    }

    @Test
    void aRoundOfAServerHasTheSameHashAgain() {
        long first = playRound();
        assertEquals(List.of("player is hit from the right"), log);
        assertEquals(first, playRound());
        assertNotEquals(1, first);
    }
}
