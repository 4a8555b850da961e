package org.jmesat.debug;

import com.jme3.scene.Spatial;
import java.util.Locale;
import org.jmesat.app.PairExplanation;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.narrowphase.AxisNarrator;
import org.jmesat.world.Collider;

/**
 * The texts for an editor's sheet: the status, which says what the view shows, and the explanation, which says why the
 * pair does or does not collide. Any thread may read them.
 *
 * <p>The status is composed at each update, and becomes a string only when it is read. The explanation is composed only
 * while somebody reads it, and then twice a second or when the pair is another one, since it is a new string.
 */
final class SheetTexts {
    static final String NOT_ATTACHED = "not attached";
    private static final String NO_PAIR = "no pair: see pairA and pairB";

    /** What the first reading of the explanation after a while returns. */
    private static final String UNREAD = "...";
    /** How long after a reading the explanation is composed: an editor's sheet reads it once a second. */
    private static final float SECONDS_READ = 3;
    private static final float SECONDS = 0.5f;
    private static final String BETWEEN = "  |  ";
    private static final AxisNarrator NARRATOR = new AxisNarrator("A", "B");

    private final StringBuilder status = new StringBuilder(NOT_ATTACHED);
    private String statusText = NOT_ATTACHED;
    private final StringBuilder line = new StringBuilder();
    private volatile String explanation = NOT_ATTACHED;
    private volatile boolean read;
    private Spatial a;
    private Spatial b;
    /** Since the explanation was composed, and since it was read; in seconds. */
    private float age;
    private float unread = Float.POSITIVE_INFINITY;

    synchronized String status() {
        statusText = statusText.contentEquals(status) ? statusText : status.toString();
        return statusText;
    }

    /** Returns the explanation, and asks the next update for a new one. */
    String explanation() {
        read = true;
        return explanation;
    }

    /** Says in both texts why nothing is shown, and releases the pair. */
    void say(String text) {
        sayStatus(text);
        sayExplanation(text);
    }

    synchronized void sayStatus(String text) {
        status.setLength(0);
        status.append(text);
    }

    private void sayExplanation(String text) {
        explanation = text;
        a = null;
        b = null;
        age = SECONDS;
    }

    /** Says what is shown; {@code problem} comes first. */
    synchronized void updateStatus(SatCollisionState state, PairSelection selection, boolean contactsHidden,
            String problem) {
        sayStatus(problem);
        status.append(problem.isEmpty() ? "" : "; ");
        count(state.getWorld().getColliders().size(), "collider");
        count(state.getWorld().getContacts().size(), "contact");
        if (contactsHidden) {
            status.append("more than ").append(ContactDrawing.MOST).append(" of them in view: not drawn, ");
        }
        if (selection.a() == null && selection.spatialA() == null && selection.b() == null
                && selection.spatialB() == null) {
            status.append("no pair is near");
        } else {
            appendNames(status, selection).append(selection.contact() != null ? ": they collide" : ": no contact");
        }
    }

    private void count(int number, String of) {
        status.append(number).append(' ').append(of).append(number == 1 ? "" : "s").append(", ");
    }

    private static StringBuilder appendNames(StringBuilder to, PairSelection selection) {
        appendName(to.append("A = "), selection.a(), selection.spatialA());
        return appendName(to.append(", B = "), selection.b(), selection.spatialB());
    }

    /** Appends the name of a side of the pair: of its spatial, or else the class or the id. */
    private static StringBuilder appendName(StringBuilder to, Collider collider, Spatial spatial) {
        return spatial != null ? to.append(SpatialName.orClass(spatial))
                : collider == null ? to.append("none") : to.append("collider ").append(collider.getId());
    }

    /** Composes the explanation, if somebody reads it and it may be another one. */
    void updateExplanation(PairSelection selection, float tpf) {
        age += tpf;
        unread = read ? 0 : unread + tpf;
        read = false;
        boolean other = selection.spatialA() != a || selection.spatialB() != b;
        if (!other && age < SECONDS) {
            return;
        }
        if (unread > SECONDS_READ) {
            sayExplanation(UNREAD);
            return;
        }
        a = selection.spatialA();
        b = selection.spatialB();
        explanation = selection.explanation().isPresent() ? explain(selection) : NO_PAIR;
        age = 0;
    }

    private String explain(PairSelection selection) {
        PairExplanation pair = selection.explanation();
        line.setLength(0);
        appendNames(line, selection).append(BETWEEN).append(pair.getVerdict());
        int end = line.length();
        selection.appendOutside(line.append(BETWEEN));
        line.setLength(line.length() == end + BETWEEN.length() ? end : line.length());
        if (pair.axes() != null) {
            NARRATOR.appendVerdict(line.append(BETWEEN), pair.axes());
            end = line.length();
            NARRATOR.appendConsequence(line.append("; "), pair.axes());
            line.setLength(line.length() == end + 2 ? end : line.length());
        }
        for (Link link : Link.values()) {
            if (pair.getResult(link) == Result.PASSED || pair.getResult(link) == Result.NOTED) {
                line.append(BETWEEN).append(link.name().toLowerCase(Locale.ROOT).replace('_', ' '));
                pair.append(line.append(": "), link);
            }
        }
        return line.toString();
    }
}
