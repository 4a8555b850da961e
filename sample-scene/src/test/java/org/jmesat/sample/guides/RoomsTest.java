package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.MoveResult;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.Test;

/** The rooms of a server in docs/guides/without-a-scene.md. With -Drooms.ticks=3000 it prints how fast they are. */
class RoomsTest {
    private static final int ROOMS = 100;
    private static final double STEP = 1 / 60.0;

    /** A room of 20 fixed walls and pillars, 10 players and 20 shots. */
    private static final class Room {
        private final CollisionWorld world = new CollisionWorld();
        private final MoveResult way = new MoveResult();
        private final List<Collider> players = new ArrayList<>();
        private final List<Collider> shots = new ArrayList<>();
        private final double[][] velocities = new double[30][2];
        private final Random random;
        private long hash = 1;
        private int events;

        Room(int seed) {
            random = new Random(seed);
            CollisionLayers layers = world.getLayers();
            layers.setName(1, "shot");
            layers.setColliding("shot", "shot", false);
            for (int side = -1; side <= 1; side += 2) {
                add(ConvexPolygon.rectangle(42, 1), 0, 20.5 * side).setFixed(true);
                add(ConvexPolygon.rectangle(1, 42), 20.5 * side, 0).setFixed(true);
            }
            for (int i = 0; i < 16; i++) {
                add(ConvexPolygon.regular(6, 1), i % 4 * 10 - 15, i / 4 * 10 - 15).setFixed(true);
            }
            for (int i = 0; i < 10; i++) {
                players.add(add(ConvexPolygon.circle(0.5f), 4 * i - 18, 0));
                turn(i, 6);
            }
            for (int i = 0; i < 20; i++) {
                Collider shot = add(ConvexPolygon.rectangle(0.4f, 0.1f), 0, 0);
                shot.setFilter(layers.bitsOf("shot"), -1, 0);
                shot.setContinuous(true);
                shots.add(shot);
                turn(10 + i, 30);
            }
            world.step();
        }

        private Collider add(ConvexPolygon shape, double x, double y) {
            Collider collider = world.add(this);
            collider.setShape(shape);
            collider.setPosition(x, y);
            return collider;
        }

        private void turn(int i, double speed) {
            double angle = 2 * Math.PI * random.nextDouble();
            velocities[i][0] = speed * Math.cos(angle);
            velocities[i][1] = speed * Math.sin(angle);
        }

        void tick() {
            for (int i = 0; i < players.size(); i++) {
                Collider player = players.get(i);
                double[] velocity = velocities[i];
                if (!world.getQueries().moveAndSlide(
                        player, STEP * velocity[0], STEP * velocity[1], QueryFilter.ALL, way)) {
                    turn(i, 6);
                }
                player.setPosition(player.getX() + way.getMoveX(), player.getY() + way.getMoveY());
            }
            for (int i = 0; i < shots.size(); i++) {
                Collider shot = shots.get(i);
                double[] velocity = velocities[10 + i];
                shot.setPosition(shot.getX() + STEP * velocity[0], shot.getY() + STEP * velocity[1]);
                if (Math.abs(shot.getX()) > 21 || Math.abs(shot.getY()) > 21) {
                    shot.setPosition(0, 8 * random.nextDouble() - 4);
                    shot.teleport();
                    turn(10 + i, 30);
                }
            }
            world.step();
            world.getEvents().forEach((kind, contact) -> {
                hash = 31 * (31 * (31 * hash + kind.ordinal()) + contact.getIdA()) + contact.getIdB();
                events++;
            });
        }
    }

    /** Several threads share the rooms, or one has them all. */
    private static List<Room> play(boolean parallel, int ticks) {
        List<Room> rooms = IntStream.range(0, ROOMS).mapToObj(Room::new).toList();
        (parallel ? rooms.parallelStream() : rooms.stream()).forEach(room -> {
            for (int i = 0; i < ticks; i++) {
                room.tick();
            }
        });
        return rooms;
    }

    @Test
    void roomsGiveTheSameEventsOnAnyThread() {
        List<Room> alone = play(false, 20);
        List<Room> shared = play(true, 20);
        assertArrayEquals(alone.stream().mapToLong(room -> room.hash).toArray(),
                shared.stream().mapToLong(room -> room.hash).toArray());
        assertTrue(alone.stream().allMatch(room -> room.events > 0));
        assertTrue(alone.stream().mapToLong(room -> room.hash).distinct().count() > ROOMS / 2);

        int ticks = Integer.getInteger("rooms.ticks", 0);
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        play(false, ticks);
        if (ticks > 0) {
            double seconds = 1e-9 * (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start);
            System.out.printf("%.0f steps of a room in a second of one core%n", ROOMS * ticks / seconds);
        }
    }
}
