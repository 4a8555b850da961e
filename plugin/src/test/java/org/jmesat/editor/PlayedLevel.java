package org.jmesat.editor;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.EventLog;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.HeadlessRun;

/** Plays a saved level as a game does: it moves the ball to the right, and notes the events and where the crate is. */
final class PlayedLevel {
    private static final int TICKS = 14;
    private static final float STEP = 0.5f;

    /** What happens in the level without settings of the scene. */
    static final List<String> EVENTS = List.of("2 ENTER ball coin", "3 STAY ball coin", "4 STAY ball coin",
            "5 EXIT ball coin SEPARATED", "6 ENTER ball crate", "7 STAY ball crate", "8 STAY ball crate",
            "9 STAY ball crate", "10 STAY ball crate", "11 STAY ball crate", "12 STAY ball crate",
            "13 ENTER crate wall", "13 STAY ball crate", "14 ENTER ball wall", "14 STAY ball crate",
            "14 STAY crate wall", "crate at (7.0, 1.0, 0.0)");

    /** What happens in the one with settings of the scene: the player misses the coin, and touching is no contact. */
    static final List<String> EVENTS_WITH_SETTINGS = List.of("7 ENTER ball crate", "8 STAY ball crate",
            "9 STAY ball crate", "10 STAY ball crate", "11 STAY ball crate", "12 STAY ball crate",
            "13 STAY ball crate", "14 STAY ball crate", "crate at (7.0, 1.0, 0.0)");

    private PlayedLevel() {
    }

    /** Plays in a new application; returns the events, and at the end the place of the crate. */
    static List<String> play(Node level) {
        SatCollisionState state = new SatCollisionState();
        EventLog log = new EventLog();
        state.addCollisionListener(log);
        try (HeadlessRun run = new HeadlessRun(state)) {
            run.step(() -> run.application().getRootNode().attachChild(level));
            for (int i = 0; i < TICKS; i++) {
                run.frame(() -> level.getChild("ball").move(STEP, 0, 0));
            }
            List<String> lines = new ArrayList<>(log.take());
            Vector3f crate = run.ask(() -> level.getChild("crate").getLocalTranslation().clone());
            lines.add("crate at " + crate);
            return List.copyOf(lines);
        }
    }
}
