package org.jmesat.internal.diagnose;

import java.util.Arrays;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;

/**
 * The answer to "why is there no event?", link by link. What was found is a clause: it begins with a small letter or a
 * name, and has no full stop. The texts are written into buffers that are used again, so that a view may write the
 * numbers again in each tick.
 */
public final class Checklist {
    private static final Link[] LINKS = Link.values();

    private final Result[] results = new Result[LINKS.length];
    private final StringBuilder[] clauses = new StringBuilder[results.length];
    /** The broken link, or null. */
    private Link broken;
    /** The tick of a pause; -1 while there is none. */
    private long pausedAt = -1;
    String hint;

    /** Creates a list of which no link is reached. */
    public Checklist() {
        Arrays.setAll(clauses, i -> new StringBuilder());
        clear();
    }

    /** Makes no link reached. */
    public void clear() {
        pausedAt = -1;
        hint = null;
        begin(Link.HANDLERS, Result.NOT_REACHED).append(Link.HANDLERS.getTopic());
        clearFrom(Link.SCENE);
    }

    /** Makes a link and those after it not reached, except the handlers, which may be those of a former contact. */
    void clearFrom(Link first) {
        for (Link link : LINKS) {
            if (link.compareTo(first) >= 0 && link != Link.HANDLERS) {
                begin(link, Result.NOT_REACHED).append(link.getTopic());
                broken = link == broken ? null : broken;
            }
        }
    }

    /** Fills a list for a state that runs no ticks. */
    public void setIdle(String clause) {
        clear();
        fail(Link.SCENE, clause);
    }

    /** Puts a pause before the answer; −1 for none. */
    public void setPaused(long tick) {
        pausedAt = tick;
    }

    /** Whether a link passes, perhaps with a note; or is broken; or is not reached, since one before it is broken. */
    public Result result(Link link) {
        return results[link.ordinal()];
    }

    /** The link that decides that there is no event, or null if there is one. */
    public Link broken() {
        return broken;
    }

    /** Appends what was found: a sentence if the link is broken, otherwise without a full stop. */
    public StringBuilder append(StringBuilder to, Link link) {
        int start = to.length();
        to.append(clauses[link.ordinal()]);
        to.setCharAt(start, Character.toUpperCase(to.charAt(start)));
        return link == broken ? to.append('.') : to;
    }

    /** Appends the answer as a clause: why there is no event or, for a contact, since when it lasts. */
    public StringBuilder appendVerdict(StringBuilder to) {
        if (pausedAt >= 0) {
            to.append("Paused at tick ").append(pausedAt).append("; ");
        }
        char first = pausedAt >= 0 ? 'n' : 'N';
        (broken != null ? to.append(first).append("o event: ") : to.append(pausedAt >= 0 ? "event: " : "Event: "))
                .append(clauses[(broken == null ? Link.TOUCH_POLICY : broken).ordinal()]);
        return to;
    }

    /** Appends the answer in full; of a contact, who receives its events. */
    public StringBuilder appendSentences(StringBuilder to) {
        appendVerdict(to);
        if (broken == null) {
            if (result(Link.DEPTH) == Result.NOTED) {
                to.append(", although ").append(clauses[Link.DEPTH.ordinal()]);
            }
            to.append("; ").append(clauses[Link.LISTENERS.ordinal()]);
        }
        return to.append('.');
    }

    /** What may surprise beside the answer, as a clause; or null. */
    public String hint() {
        return hint;
    }

    /** Sets the result of a link, and returns the buffer for its clause. */
    StringBuilder begin(Link link, Result result) {
        results[link.ordinal()] = result;
        clauses[link.ordinal()].setLength(0);
        broken = result == Result.BROKEN ? link : broken;
        return clauses[link.ordinal()];
    }

    void pass(Link link, CharSequence clause) {
        begin(link, Result.PASSED).append(clause);
    }

    /** The link passes, but says something that may surprise a user. */
    void note(Link link, CharSequence clause) {
        begin(link, Result.NOTED).append(clause);
    }

    void fail(Link link, CharSequence clause) {
        begin(link, Result.BROKEN).append(clause);
    }

    /** Passes a link without a problem, or fails it with that. */
    void check(Link link, String problem, String passed) {
        if (problem == null) {
            pass(link, passed);
        } else {
            fail(link, problem);
        }
    }
}
