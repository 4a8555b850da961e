package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
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
}
