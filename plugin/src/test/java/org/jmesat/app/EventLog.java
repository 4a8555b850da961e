package org.jmesat.app;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;

/** Records each event as a line: {@code 3 ENTER self other}, with the reason of an EXIT. */
public final class EventLog implements CollisionListener {
    private final List<String> lines = new ArrayList<>();

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        add("", "ENTER", event);
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        add("", "STAY", event);
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        add("", "EXIT", event);
    }

    /** A Control that writes to this log, each line with a label. */
    public CollisionScript script(String label) {
        return new Script(label + ": ");
    }

    private void add(String label, String kind, CollisionEvent event) {
        lines.add(label + event.getTick() + ' ' + kind + ' ' + event.getSelf().getName() + ' '
                + event.getOther().getName() + (event.getExitReason() == null ? "" : " " + event.getExitReason()));
    }

    public void note(String line) {
        lines.add(line);
    }

    /** The lines since the last call. */
    public List<String> take() {
        List<String> taken = List.copyOf(lines);
        lines.clear();
        return taken;
    }

    private final class Script extends CollisionScript {
        private final String label;

        Script(String label) {
            this.label = label;
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            add(label, "ENTER", event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            add(label, "STAY", event);
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            add(label, "EXIT", event);
        }
    }
}
