package org.jmesat.app;

import org.jmesat.internal.text.NumberText;

/**
 * The state of an app state as a short text, for an editor's property sheet, which has no other place for messages. The
 * text is composed when it is asked for, on any thread, from what the last tick has published. Without a change it is
 * the same object.
 */
final class StateStatus {
    private final SatCollisionState state;
    private final SceneTick tick;
    private volatile int colliders;
    private volatile int contacts;
    private volatile long number;

    StateStatus(SatCollisionState state, SceneTick tick) {
        this.state = state;
        this.tick = tick;
    }

    /** Publishes the numbers of a tick. */
    void publish() {
        colliders = tick.world.getColliders().size();
        contacts = tick.world.getContacts().size();
        number = tick.world.getTick();
    }

    /** Why there are no events at all, as the predicate of a sentence, or null. */
    String idle() {
        if (!state.isInitialized()) {
            return SceneTick.NOT_INITIALIZED;
        }
        if (!state.isEnabled()) {
            return "is disabled";
        }
        if (tick.scanner.root() != null) {
            return null;
        }
        if (state.getRoot() == null) {
            return "has no root node: call setRoot";
        }
        return "has not run a tick since it was enabled" + (state.isPaused() ? ": it is paused"
                : state.isManual() ? ": it is manual, and the game has not called tick(tpf)" : "");
    }

    /** Writes one of the problems; returns the former text if it is the same. */
    String writeProblem(int index, String former) {
        tick.overview.ask();
        String text = tick.scanner.problems().describe(index);
        return text.equals(former) ? former : text;
    }

    /** Writes the text; returns the former one if it is the same. */
    String write(String former) {
        String idle = idle();
        StringBuilder text = new StringBuilder();
        if (idle != null) {
            text.append("It ").append(idle).append('.');
        } else {
            // A sheet's row is narrow: first, that there is something to read.
            int problems = tick.scanner.problems().size();
            text.append(problems == 0 ? "" : NumberText.count(problems, "problem") + "; ")
                    .append(NumberText.count(colliders, "collider")).append(", ")
                    .append(NumberText.count(contacts, "contact")).append(", tick ").append(number)
                    .append(state.isPaused() ? ", paused." : ".");
            append(text, " Scene settings: ", tick.scanner.sceneSettings().describe());
            append(text, " ", tick.preview.report());
            append(text, " ", tick.scanner.problems().summary());
            tick.overview.ask();
        }
        appendException(text);
        return text.toString().contentEquals(former) ? former : text.toString();
    }

    private static void append(StringBuilder text, String label, String part) {
        if (!part.isEmpty()) {
            text.append(label).append(part).append(part.endsWith(".") ? "" : ".");
        }
    }

    private void appendException(StringBuilder text) {
        long count = tick.faults.count() + tick.failures.count();
        String last = tick.faults.last() != null ? tick.faults.last() : tick.failures.last();
        if (last != null) {
            text.append(count == 1 ? " An exception was caught: " : " " + count + " exceptions were caught, such as: ")
                    .append(last).append('.');
        }
    }
}
