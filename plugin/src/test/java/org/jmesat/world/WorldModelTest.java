package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.Penetration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random calls to small worlds, compared with a model that tests every pair in every tick. */
class WorldModelTest {
    private static final int TICKS = 300;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 6, 7})
    void aWorldAgreesWithItsModelWithOneThreadAndWithSeveral(long seed) {
        run(seed, 2 * TICKS);
    }

    @ParameterizedTest
    @ValueSource(longs = {101, 102, 103, 104, 106, 107, 108, 110})
    void aWorldWithADepthTestAgreesWithItsModel(long seed) {
        run(seed, TICKS);
    }

    private static void run(long seed, int leastChanges) {
        RandomCalls calls = new RandomCalls(seed);
        try {
            for (int tick = 1; tick <= TICKS; tick++) {
                calls.tick();
                // Contacts with computed points keep them in another way than contacts without.
                calls.model.compare("Seed " + seed + ", tick " + tick + ": ", tick % 3 == 0);
                assertEquals(hash(calls.world), hash(calls.twin), () -> "seed " + seed + ", several threads");
            }
        } finally {
            calls.twin.tearDown();
        }
        assertTrue(calls.model.changes() > leastChanges, () -> "too few changes: " + calls.model.changes());
    }

    private static long hash(CollisionWorld world) {
        return hash(world.getEvents().exits()) + 31 * hash(world.getEvents().enters())
                + 961 * hash(world.getEvents().stays());
    }

    private static long hash(List<Contact<Collider>> contacts) {
        long hash = contacts.size();
        for (Contact<Collider> contact : contacts) {
            Penetration penetration = contact.getPenetration();
            hash = 31 * hash + contact.getIdA();
            hash = 31 * hash + contact.getIdB();
            hash = 31 * hash + contact.getPieceA();
            hash = 31 * hash + contact.getPieceB();
            hash = 31 * hash + Double.doubleToLongBits(penetration.separation());
            hash = 31 * hash + Double.doubleToLongBits(penetration.normalX());
            hash = 31 * hash + Double.doubleToLongBits(penetration.normalY());
            hash = 31 * hash + penetration.edge();
        }
        return hash;
    }
}
