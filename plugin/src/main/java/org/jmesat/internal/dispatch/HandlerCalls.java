package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.function.BiConsumer;
import org.jmesat.contact.Contact;
import org.jmesat.control.CollisionListener;
import org.jmesat.internal.dispatch.Handlers.Kind;
import org.jmesat.internal.text.ThrownText;

/**
 * What a listener did at the events of one contact. Holds names instead of the listener and its spatial, so that it
 * keeps nothing alive but the values of notes. Texts are composed when somebody reads them.
 */
final class HandlerCalls {
    /** The value of {@link #entered} if the listener got the ENTER of the contact. */
    static final long WITH_CONTACT = -1;
    private static final String VALUE = "{}";
    private static final int LONGEST = 100;
    private static final Kind[] KINDS = Kind.values();

    /** What it did at the events of one kind. */
    private static final class Last {
        /** The tick of the last event; 0 if there was none. */
        private long tick;
        /** The tick of the last note; 0 if there was none. */
        private long notedTick;
        private String note;
        private Object value;
        /** The tick, the text and the number of exceptions. */
        private long thrownTick;
        private String thrown;
        private int thrownCount;
    }

    private final Last[] last = {new Last(), new Last(), new Last()};
    /** Whether the listener sees the contact from A's side. */
    boolean fromA;
    /** The tick of the listener's own ENTER; 0 if it had none, since it came later; or {@link #WITH_CONTACT}. */
    long entered = WITH_CONTACT;
    /** Whether it has failed, and whether since somebody asked what it did. */
    boolean hasFailed;
    boolean isFailureUnseen;
    private Handlers handlers;
    /** The class and the name of the listener's spatial; null for one on the app state. */
    private String type;
    private String name;

    void note(Kind kind, long tick, String note, Object value) {
        Last noted = last[kind.ordinal()];
        noted.notedTick = tick;
        noted.note = note;
        noted.value = value;
    }

    void fail(Kind kind, long tick, Throwable thrown) {
        Last failed = last[kind.ordinal()];
        failed.thrownTick = tick;
        failed.thrown = ThrownText.of(thrown).lines().findFirst().orElse("");
        failed.thrownCount++;
        hasFailed = true;
        isFailureUnseen = true;
    }

    void forgetNotes() {
        for (Last each : last) {
            each.notedTick = 0;
            each.note = null;
            each.value = null;
        }
    }

    void forget() {
        forgetNotes();
        for (Last each : last) {
            each.thrown = null;
            each.thrownCount = 0;
        }
        hasFailed = false;
        isFailureUnseen = false;
        entered = WITH_CONTACT;
    }

    /** Sets who the listener is, and the ticks of its events; {@code stayed} and {@code ended} are 0 for none. */
    void set(CollisionListener listener, Spatial spatial, Contact<?> contact, long stayed, long ended) {
        handlers = Handlers.of(listener);
        type = spatial == null ? null : SpatialName.type(spatial);
        name = spatial == null ? null : SpatialName.name(spatial);
        last[0].tick = entered == WITH_CONTACT ? contact.getSinceTick() : entered;
        last[1].tick = stayed > contact.getSinceTick() && stayed > last[0].tick ? stayed : 0;
        last[2].tick = ended;
    }

    /** Passes a clause on what the listener did, and the part of it that may surprise, or null. */
    void describe(BiConsumer<String, String> clauses) {
        String who = handlers.className + " on " + (type == null ? "the app state" : SpatialName.of(type, name)) + ' ';
        StringBuilder all = new StringBuilder();
        StringBuilder surprising = new StringBuilder();
        boolean ignored = false;
        boolean ran = false;
        for (Kind kind : KINDS) {
            Last done = last[kind.ordinal()];
            String surprise = done.thrownCount > 0 ? threw(done) + " at " + at(kind, done.thrownTick)
                    : done.notedTick > 0 && done.notedTick == done.tick
                    ? "ignored " + at(kind, done.tick) + ": " + noted(done) : null;
            if (surprise != null) {
                all.append(all.isEmpty() ? who : ", ").append(surprise);
                surprising.append(surprising.isEmpty() ? who : ", ").append(surprise);
                ignored |= done.thrownCount == 0;
                ran = false;
            } else if (done.tick > 0 && handlers.has(kind) && !ignored) {
                // A script that ignores an ENTER mostly does nothing at the STAY, which it need not say.
                all.append(all.isEmpty() ? who : ", ").append(ran ? "at " : "ran at ").append(at(kind, done.tick));
                ran = true;
            }
        }
        if (!all.isEmpty()) {
            clauses.accept(all.toString(), surprising.isEmpty() ? null : surprising.toString());
        }
    }

    private static String at(Kind kind, long tick) {
        return kind + " (tick " + tick + ')';
    }

    private static String threw(Last done) {
        return "threw " + done.thrown + (done.thrownCount > 1 ? " (" + done.thrownCount + " times)" : "");
    }

    private static String noted(Last done) {
        int at = done.note.indexOf(VALUE);
        return at < 0 ? done.note
                : done.note.substring(0, at) + write(done.value) + done.note.substring(at + VALUE.length());
    }

    private static String write(Object value) {
        try {
            String text = value instanceof Spatial spatial ? SpatialName.of(spatial) : String.valueOf(value);
            return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + '\u2026';
        } catch (RuntimeException | Error e) {
            // From a class of the game's own.
            return value.getClass().getName();
        }
    }
}
