package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;

/**
 * A long run in which five hundred colliders are added, removed, moved, reshaped and filtered. Each tick counts the
 * events by ids alone.
 *
 * <p>{@code -Djmesat.soak.ticks=2000000} sets the number of ticks, {@code -Djmesat.soak.seed} the seed.
 */
class SoakTest {
    private static final int TICKS = Integer.getInteger("jmesat.soak.ticks", 4_000);
    private static final long SEED = Long.getLong("jmesat.soak.seed", 2026);

    /** After this many ticks, lists have about their final capacity. */
    private static final int WARM_UP = 1_000;
    private static final int COLLIDERS = 500;
    private static final double SIDE = 60;
    /** The number of colliders that move in each tick; the others mostly rest. */
    private static final int MOVERS = 16;
    private static final int CHANGES_A_TICK = 4;
    /** Large enough to show a leak of one removed owner in ten. */
    private static final int OWNER_BYTES = 8_192;
    /** The allowed growth of the memory in use, in bytes: for grown lists and the JVM itself. */
    private static final long MOST_GROWTH = 1 << 20;
    private static final int WATCHED = 500;

    private static final ConvexPolygon[][] SHAPES = {
        {ConvexPolygon.rectangle(1.5f, 1)},
        {ConvexPolygon.regular(3, 0.8f)},
        {ConvexPolygon.regular(6, 1)},
        {ConvexPolygon.circle(0.7f)},
        {ConvexPolygon.hullOf(-0.6f, 0, 0.6f, 0).rounded(0.3f)},
        {ConvexPolygon.hullOf(-1, 0, 1, 0.5f)},
        {ConvexPolygon.hullOf(0, 0)},
        {ConvexPolygon.rectangle(2, 0.4f), ConvexPolygon.rectangle(0.4f, 2)},
        {ConvexPolygon.regular(5, 0.6f), ConvexPolygon.hullOf(1, 1, 2, 1, 1, 2), ConvexPolygon.hullOf(-1, -1)},
        {},
    };

    /** A collider's owner, with the reason of the collider's removal. */
    private static final class Owner {
        private final byte[] weight = new byte[OWNER_BYTES];
        private ExitReason removal;

        @Override
        public String toString() {
            return weight.length + " bytes";
        }
    }

    private final CollisionWorld world = new CollisionWorld();
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final Collider[] colliders = new Collider[COLLIDERS];
    private final WeakReference<?>[] gone = new WeakReference<?>[WATCHED];
    private int removed;
    private String when = "at the start";

    /** The pairs after their ENTER and before their EXIT, ascending, and the ticks of the ENTERs. */
    private long[] open = new long[1_024];
    private long[] since = new long[1_024];
    private long[] nextOpen = new long[1_024];
    private long[] nextSince = new long[1_024];
    private int openCount;
    private long enters;
    private long exits;
    private long stays;
    private final long[] exitsByReason = new long[ExitReason.values().length];

    @Test
    void eachEnterHasOneExitAndRemovedCollidersAreReleased() {
        run(WARM_UP);
        long before = usedBytes();
        run(TICKS);
        long growth = usedBytes() - before;
        assertTrue(growth <= MOST_GROWTH, () -> growth + " bytes more in use after " + TICKS + " ticks, seed " + SEED);
        assertRemovedOwnersAreReleased();
        assertEquals(COLLIDERS, world.getColliders().size());

        world.tearDown();
        when = "at the teardown, seed " + SEED;
        countEvents();
        assertEquals(0, openCount, () -> "pairs without an EXIT, seed " + SEED);
        assertEquals(enters, exits, () -> "seed " + SEED);
        assertTrue(enters > TICKS && stays > enters, () -> enters + " ENTER, " + stays + " STAY, seed " + SEED);
        for (ExitReason reason : ExitReason.values()) {
            assertTrue(exitsByReason[reason.ordinal()] > 0, () -> "no EXIT for " + reason + ", seed " + SEED);
        }
    }

    private void run(int ticks) {
        for (int i = 0; i < ticks; i++) {
            when = "tick " + (world.getTick() + 1) + ", seed " + SEED;
            fill();
            for (int mover = 0; mover < MOVERS; mover++) {
                nudge(colliders[mover]);
            }
            for (int change = 0; change < CHANGES_A_TICK; change++) {
                change(random.nextInt(COLLIDERS));
            }
            fill();
            world.step();
            countEvents();
        }
    }

    private void fill() {
        for (int i = 0; i < COLLIDERS; i++) {
            if (colliders[i] == null) {
                colliders[i] = world.add(new Owner());
                colliders[i].setPosition(random.nextDouble(SIDE), random.nextDouble(SIDE));
                reshape(colliders[i]);
            }
        }
    }

    private void change(int index) {
        Collider collider = colliders[index];
        if (collider == null) {
            return;
        }
        switch (random.nextInt(8)) {
            case 0, 1 -> remove(index);
            case 2 -> reshape(collider);
            case 3 -> collider.setFilter(1L << random.nextInt(3), random.nextInt(4) == 0 ? 3 : -1,
                    random.nextInt(-1, 2));
            case 4 -> collider.setFixed(!collider.isFixed());
            case 5 -> collider.setPosition(random.nextDouble(SIDE), random.nextDouble(SIDE));
            default -> nudge(collider);
        }
    }

    private void remove(int index) {
        Owner owner = (Owner) colliders[index].getOwner();
        owner.removal = RandomCalls.REMOVALS[random.nextInt(RandomCalls.REMOVALS.length)];
        world.remove(colliders[index], owner.removal);
        colliders[index] = null;
        gone[removed++ % WATCHED] = new WeakReference<>(owner);
    }

    private void reshape(Collider collider) {
        collider.setShape(SHAPES[random.nextInt(SHAPES.length)]);
        if (random.nextInt(20) == 0) {
            collider.setPieceCount(collider.getPieceCount() + 1);
        }
    }

    private void nudge(Collider collider) {
        collider.setPosition(within(collider.getX() + random.nextDouble(-0.1, 0.1)),
                within(collider.getY() + random.nextDouble(-0.1, 0.1)));
        collider.setAngle(random.nextDouble(6));
    }

    private static double within(double coordinate) {
        return Math.max(0, Math.min(SIDE, coordinate));
    }

    /** Requires a STAY or an EXIT for each open pair, an ENTER for each other, and the open pairs as contacts. */
    private void countEvents() {
        ContactEvents<Collider> events = world.getEvents();
        int exit = 0;
        int stay = 0;
        for (int i = 0; i < openCount; i++) {
            if (exit < events.exits().size() && key(events.exits().get(exit)) == open[i]) {
                countExit(events.exits().get(exit++), since[i]);
            } else {
                requireOpen(events.stays(), stay++, i);
            }
        }
        assertEquals(exit, events.exits().size(), () -> "an EXIT without an ENTER, " + when);
        assertEquals(stay, events.stays().size(), () -> "a STAY without an ENTER, " + when);
        countOpen(events);
        exits += exit;
        stays += stay;
        enters += events.enters().size();
    }

    private void countExit(Contact<Collider> contact, long enteredAt) {
        assertEquals(enteredAt, contact.getSinceTick(), when);
        ExitReason reason = contact.getExitReason();
        ExitReason a = ((Owner) contact.getA().getOwner()).removal;
        ExitReason b = ((Owner) contact.getB().getOwner()).removal;
        if (a != null || b != null) {
            assertEquals(a == null || b != null && b.compareTo(a) < 0 ? b : a, reason, when);
        } else if (reason != ExitReason.SEPARATED && reason != ExitReason.FILTERED && reason != ExitReason.INVALID) {
            assertEquals(ExitReason.TEARDOWN, reason, when);
            assertEquals(0, world.getColliders().size(), when);
        }
        exitsByReason[reason.ordinal()]++;
    }

    private void requireOpen(List<Contact<Collider>> list, int index, int pair) {
        if (index == list.size() || key(list.get(index)) != open[pair]) {
            throw new AssertionError((open[pair] >> 32) + " and " + (int) open[pair] + " entered at tick " + since[pair]
                    + " and have neither STAY nor EXIT, " + when);
        }
        assertEquals(since[pair], list.get(index).getSinceTick(), when);
        assertNull(list.get(index).getExitReason(), when);
    }

    /** Merges STAYs and ENTERs, both ascending. */
    private void countOpen(ContactEvents<Collider> events) {
        List<Contact<Collider>> contacts = world.getContacts();
        assertEquals(events.stays().size() + events.enters().size(), contacts.size(), when);
        if (nextOpen.length < contacts.size()) {
            nextOpen = new long[2 * contacts.size()];
            nextSince = new long[2 * contacts.size()];
        }
        int stay = 0;
        int enter = 0;
        for (int i = 0; i < contacts.size(); i++) {
            Contact<Collider> contact = contacts.get(i);
            long key = key(contact);
            assertTrue(i == 0 || nextOpen[i - 1] < key, () -> "not in ascending order, " + when);
            assertTrue(!contact.getA().isRemoved() && !contact.getB().isRemoved(), when);
            if (enter < events.enters().size() && key(events.enters().get(enter)) == key) {
                assertTrue(Arrays.binarySearch(open, 0, openCount, key) < 0, () -> "a second ENTER, " + when);
                assertEquals(world.getTick(), contact.getSinceTick(), when);
                enter++;
            } else {
                assertTrue(stay < events.stays().size(), () -> "a contact without an event, " + when);
                assertEquals(key(events.stays().get(stay++)), key, when);
            }
            nextOpen[i] = key;
            nextSince[i] = contact.getSinceTick();
        }
        long[] swap = open;
        open = nextOpen;
        nextOpen = swap;
        swap = since;
        since = nextSince;
        nextSince = swap;
        openCount = contacts.size();
    }

    private static long key(Contact<Collider> contact) {
        return (long) contact.getIdA() << 32 | contact.getIdB();
    }

    /** The second step after a removal releases the last references. */
    private void assertRemovedOwnersAreReleased() {
        fill();
        for (int i = 0; i < 2; i++) {
            world.step();
            countEvents();
        }
        usedBytes();
        assertTrue(removed > WATCHED, () -> "only " + removed + " removed, seed " + SEED);
        for (WeakReference<?> each : gone) {
            assertNotNull(each);
            assertNull(each.get(), () -> "a removed owner is still reachable, seed " + SEED);
        }
    }

    /** The least memory in use after several garbage collections. */
    private static long usedBytes() {
        Runtime runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            System.gc();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }
}
