package org.jmesat.app.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.ledger.CollisionLedger;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.InPlane;

/**
 * The events of a run of the clockwork scene.
 *
 * @param hash the ledger's hash of the events
 * @param events the number of events
 * @param byName each event without ids, with exact values
 */
record Outcome(long hash, long events, List<String> byName) {
    private static final int TICKS = 300;

    /** Runs the clockwork and prints its hash; a test calls it in another JVM. */
    public static void main(String[] arguments) {
        System.out.println(run(1, 0).hashText());
    }

    String hashText() {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    /** Runs the clockwork in a new application that first gets a number of unrelated distant objects. */
    static Outcome run(int threads, int unrelated) {
        return run(threads, unrelated, ProjectionPlane.XY, false);
    }

    /** The same run in any plane, with nodes that are level or not. */
    static Outcome run(int threads, int unrelated, ProjectionPlane plane, boolean level) {
        try (CollisionScene scene = new CollisionScene()) {
            Names names = new Names(plane);
            scene.state().setPlane(plane);
            scene.step(() -> {
                scene.state().getWorld().setWorkerThreads(threads);
                scene.state().removeCollisionListener(scene.log());
                scene.state().addCollisionListener(names);
            });
            CollisionLedger ledger = scene.run().ask(() -> new CollisionLedger(scene.state()));
            for (int i = 0; i < unrelated; i++) {
                Geometry stranger = scene.cube("stranger " + i, 5_000 + 3 * i, -5_000);
                scene.attach(stranger);
                scene.frame();
            }
            names.firstTick = scene.state().getTick();
            new Clockwork(scene, new InPlane(plane), level);
            scene.frames(TICKS);
            scene.step(ledger::verify);
            return new Outcome(ledger.getHash(), ledger.getEventCount(), names.lines);
        }
    }

    private static final class Names implements CollisionListener {
        private final List<String> lines = new ArrayList<>();
        private final Vector2f store = new Vector2f();
        private final Vector3f inSpace = new Vector3f();
        private final ProjectionPlane plane;
        private long firstTick;

        Names(ProjectionPlane plane) {
            this.plane = plane;
        }

        private void note(String kind, CollisionEvent event) {
            StringBuilder line = new StringBuilder().append(event.getTick() - firstTick).append(kind)
                    .append(event.getSelf().getName()).append(" + ").append(event.getOther().getName())
                    .append(" since ").append(event.getSinceTick() - firstTick).append(' ')
                    .append(event.getExitReason()).append(' ').append(Float.floatToIntBits(event.getDepth()));
            append(event.getNormal(store), line);
            append(plane.toPlane(event.getMtv(inSpace), store), line);
            assertSame(event.getNormal(store), 0, event.getNormal(inSpace));
            assertSame(event.getMtv(store), 0, event.getMtv(inSpace));
            for (int i = 0; i < event.getContactCount(); i++) {
                append(event.getContactPoint(i, store), line);
                event.getContactPoint(i, inSpace);
                assertSame(store, plane.depth(inSpace), inSpace);
                if (event.getExitReason() == null) {
                    assertEquals(plane.depth(event.getSelf().getWorldTranslation()), plane.depth(inSpace));
                }
            }
            lines.add(line.toString());
        }

        private void assertSame(Vector2f inPlane, float depth, Vector3f world) {
            assertEquals(plane.toWorld(inPlane, depth, new Vector3f()), world);
        }

        private static void append(Vector2f vector, StringBuilder line) {
            line.append(' ').append(Float.floatToIntBits(vector.x)).append(' ').append(Float.floatToIntBits(vector.y));
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            note(" ENTER ", event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            note(" STAY ", event);
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            note(" EXIT ", event);
        }
    }
}
