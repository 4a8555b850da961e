package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Penetration;
import org.jmesat.narrowphase.ContactManifold;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A few colliders get the same random changes alone and, on several threads, with a thousand distant colliders that are
 * added, moved and removed. Their events are the same bit for bit, and an EXIT has the points of the last tick in
 * contact.
 */
class DistantCollidersTest {
    private static final int FEW = 20;
    private static final int STRANGERS = 1_000;
    private static final int TICKS = 250;
    private static final double FAR = -1e4;
    private static final String STRANGER = "stranger";

    private final CollisionWorld alone = new CollisionWorld();
    private final CollisionWorld crowded = new CollisionWorld();
    private final List<Collider> few = new ArrayList<>();
    private final List<Collider> twins = new ArrayList<>();
    private final List<Collider> strangers = new ArrayList<>();
    private Map<String, String> lastPoints = new HashMap<>();
    private int exits;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theEventsOfAFewCollidersDoNotDependOnDistantOnes(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        SplittableRandom strange = random.split();
        crowded.setWorkerThreads(4);
        try {
            for (int tick = 1; tick <= TICKS; tick++) {
                boolean calm = tick / 30 % 2 == 1;
                for (int i = calm ? random.nextInt(10) / 9 : 8; i > 0; i--) {
                    change(random.nextInt(FEW), random);
                }
                disturb(tick, strange);
                alone.step();
                crowded.step();
                String when = "seed " + seed + ", tick " + tick;
                assertEquals(events(alone), events(crowded), when);
                requireLastPoints(when);
            }
        } finally {
            crowded.tearDown();
        }
        assertTrue(exits > TICKS / 2, () -> exits + " EXITs, seed " + seed);
    }

    private void change(int which, SplittableRandom random) {
        int i = Math.min(which, few.size());
        int kind = random.nextInt(12);
        if (i == few.size()) {
            few.add(null);
            twins.add(null);
            kind = 0;
        }
        if (kind == 0) {
            replace(i, "c" + random.nextLong());
            kind = 1;
        }
        long seed = random.nextLong();
        apply(few.get(i), kind, new SplittableRandom(seed));
        apply(twins.get(i), kind, new SplittableRandom(seed));
    }

    private void replace(int i, String name) {
        if (few.get(i) != null) {
            alone.remove(few.get(i), ExitReason.REMOVED);
            crowded.remove(twins.get(i), ExitReason.REMOVED);
        }
        few.set(i, alone.add(name));
        twins.set(i, crowded.add(name));
    }

    private static void apply(Collider collider, int kind, SplittableRandom random) {
        switch (kind) {
            case 1, 2 -> {
                ConvexPolygon[] shape = new ConvexPolygon[1 + random.nextInt(2)];
                for (int i = 0; i < shape.length; i++) {
                    float x = random.nextInt(4);
                    float size = 1 + random.nextInt(2);
                    shape[i] = random.nextInt(3) == 0 ? ConvexPolygon.regular(3 + random.nextInt(6), size)
                            : ConvexPolygon.of(x, 0, x + size, 0, x + size, 1, x, 1);
                }
                collider.setShape(shape);
            }
            case 3 -> collider.setContinuous(random.nextInt(3) == 0);
            case 4 -> collider.setAngle(random.nextInt(8) * StrictMath.PI / 4);
            case 5 -> collider.setFixed(random.nextInt(4) == 0);
            case 6 -> collider.teleport();
            default -> collider.setPosition(random.nextInt(12), random.nextInt(12));
        }
    }

    private void disturb(int tick, SplittableRandom random) {
        while (strangers.size() < STRANGERS) {
            Collider stranger = crowded.add(STRANGER);
            stranger.setShape(ConvexPolygon.rectangle(1, 1));
            stranger.setContinuous(random.nextInt(100) == 0);
            strangers.add(stranger);
            move(stranger, random);
        }
        for (int i = tick / 25 % 3 == 0 ? 0 : STRANGERS / (tick / 25 % 3); i > 0; i--) {
            move(strangers.get(random.nextInt(STRANGERS)), random);
        }
        for (int i = random.nextInt(10) == 0 ? random.nextInt(STRANGERS) : 0; i > 0; i--) {
            crowded.remove(strangers.remove(strangers.size() - 1), ExitReason.REMOVED);
        }
    }

    private static void move(Collider stranger, SplittableRandom random) {
        stranger.teleport();
        stranger.setPosition(FAR + random.nextDouble(200), random.nextDouble(200));
    }

    private static String events(CollisionWorld world) {
        StringBuilder text = new StringBuilder();
        append("EXIT ", world.getEvents().exits(), text);
        append("ENTER ", world.getEvents().enters(), text);
        append("STAY ", world.getEvents().stays(), text);
        return text.toString();
    }

    private static void append(String kind, List<Contact<Collider>> contacts, StringBuilder text) {
        for (Contact<Collider> contact : contacts) {
            if (contact.getA().getOwner() != STRANGER) {
                Penetration found = contact.getPenetration();
                text.append(kind).append(pair(contact)).append(' ').append(contact.getSinceTick()).append(' ')
                        .append(contact.getExitReason()).append(' ').append(contact.getPieceA()).append(' ')
                        .append(contact.getPieceB()).append(' ').append(contact.getFraction()).append(' ')
                        .append(found.separation()).append(' ').append(found.normalX()).append(' ')
                        .append(found.normalY()).append(kind.equals("EXIT ") ? points(contact) : "").append('\n');
            }
        }
    }

    private static String pair(Contact<Collider> contact) {
        return contact.getA().getOwner() + " " + contact.getB().getOwner();
    }

    private static String points(Contact<Collider> contact) {
        ContactManifold manifold = contact.getManifold();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < manifold.count(); i++) {
            text.append(", ").append(manifold.x(i)).append(' ').append(manifold.y(i)).append(' ')
                    .append(manifold.depth(i));
        }
        return text.toString();
    }

    /** In the world without distant colliders, points are computed in each tick; in the other, only at an EXIT. */
    private void requireLastPoints(String when) {
        for (Contact<Collider> contact : alone.getEvents().exits()) {
            exits++;
            assertEquals(lastPoints.get(pair(contact)), points(contact), when);
        }
        Map<String, String> now = new HashMap<>();
        alone.getContacts().forEach(contact -> now.put(pair(contact), points(contact)));
        lastPoints = now;
    }
}
