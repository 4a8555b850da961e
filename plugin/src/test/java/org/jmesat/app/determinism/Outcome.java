package org.jmesat.app.determinism;

import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.ledger.CollisionLedger;

/**
 * The events of a run of the clockwork scene.
 *
 * @param hash of the ledger
 * @param events how many there were
 * @param byName each event without ids, down to the last bit
 */
record Outcome(long hash, long events, List<String> byName) {
    private static final int TICKS = 300;

    /** Prints the hash of a run, for another JVM to read. */
    public static void main(String[] arguments) {
        System.out.println(run(1, 0).hashText());
    }

    String hashText() {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    /** Runs the clockwork in an application of its own, with strangers far away that were there before. */
    static Outcome run(int threads, int strangers) {
        try (CollisionScene scene = new CollisionScene()) {
            Names names = new Names();
            scene.step(() -> {
                scene.state().getWorld().setWorkerThreads(threads);
                scene.state().removeCollisionListener(scene.log());
                scene.state().addCollisionListener(names);
            });
            CollisionLedger ledger = scene.run().ask(() -> new CollisionLedger(scene.state()));
            for (int i = 0; i < strangers; i++) {
                Geometry stranger = scene.cube("stranger " + i, 5_000 + 3 * i, -5_000);
                scene.attach(stranger);
                scene.frame();
            }
            names.firstTick = scene.state().getTick();
            new Clockwork(scene);
            scene.frames(TICKS);
            scene.step(ledger::verify);
            return new Outcome(ledger.getHash(), ledger.getEventCount(), names.lines);
        }
    }

    private static final class Names implements CollisionListener {
        private final List<String> lines = new ArrayList<>();
        private final Vector2f store = new Vector2f();
        private long firstTick;

        private void note(String kind, CollisionEvent event) {
            StringBuilder line = new StringBuilder().append(event.getTick() - firstTick).append(kind)
                    .append(event.getSelf().getName()).append(" + ").append(event.getOther().getName())
                    .append(" since ").append(event.getSinceTick() - firstTick).append(' ')
                    .append(event.getExitReason()).append(' ').append(Float.floatToIntBits(event.getDepth()));
            append(event.getNormal(store), line);
            for (int i = 0; i < event.getContactCount(); i++) {
                append(event.getContactPoint(i, store), line);
            }
            lines.add(line.toString());
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
