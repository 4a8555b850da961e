package org.jmesat.internal.diagnose;

import java.util.Arrays;

/** The answer to "why is there no event?", link by link, and the sentence of the link that decides. */
public final class Checklist {
    /** What must hold for a pair to raise an event, in this order. */
    public enum Link {
        SCENE("In the scene"), ENABLED("Enabled"), SHAPE("Has a shape"), LAYERS("Layers, masks and groups"),
        BOXES("Bounding boxes"), DEPTH("Depth"), AXIS("Separating axes"), TOUCH_POLICY("Touch policy"),
        LISTENERS("Listeners"), HANDLERS("Handlers");

        private final String topic;

        Link(String topic) {
            this.topic = topic;
        }
    }

    /** What a check found. */
    public enum Result {
        PASSED, NOTED, BROKEN, NOT_REACHED
    }

    private final Result[] results = new Result[Link.values().length];
    private final String[] texts = new String[results.length];
    private String sentence;

    /** Creates a list of which no link is reached. */
    Checklist() {
        Arrays.fill(results, Result.NOT_REACHED);
        for (Link link : Link.values()) {
            texts[link.ordinal()] = link.topic;
        }
    }

    /** A list that is broken at its first link, for a state that runs no ticks. */
    public static Checklist idle(String sentence) {
        Checklist list = new Checklist();
        list.fail(Link.SCENE, sentence);
        return list;
    }

    /** Whether a link passes, perhaps with a note; or is broken; or is not reached, since one before it is broken. */
    public Result result(Link link) {
        return results[link.ordinal()];
    }

    /** What was found; a sentence if the link is broken, otherwise without a full stop. */
    public String text(Link link) {
        return texts[link.ordinal()];
    }

    /** The answer as a whole: that of the broken link or, for a contact, since when it lasts and who is notified. */
    public String sentence() {
        return sentence;
    }

    boolean isBroken() {
        return sentence != null;
    }

    void pass(Link link, String text) {
        set(link, Result.PASSED, text);
    }

    /** Puts a fact about all links before the answer as a whole, also at a broken link, and into the first link. */
    public void announce(String fact) {
        sentence = fact + ": " + sentence;
        for (int i = 0; i < results.length; i++) {
            if (results[i] == Result.BROKEN) {
                texts[i] = sentence;
            }
        }
        if (result(Link.SCENE) != Result.BROKEN) {
            note(Link.SCENE, fact);
        }
    }

    /** The link passes, but says something that may surprise a user. */
    void note(Link link, String text) {
        set(link, Result.NOTED, text);
    }

    void fail(Link link, String text) {
        set(link, Result.BROKEN, text);
        sentence = text;
    }

    /** Passes a link without a problem, or fails it with the sentence of the problem. */
    void check(Link link, String problem, String passed) {
        if (problem == null) {
            pass(link, passed);
        } else {
            fail(link, problem);
        }
    }

    /** Passes the last link that may be broken, with the answer as a whole. */
    void succeed(String text, String whole) {
        pass(Link.LISTENERS, text);
        sentence = whole;
    }

    /** Adds a clause to the answer as a whole, before its full stop. */
    void append(String clause) {
        sentence = sentence.substring(0, sentence.length() - 1) + "; " + clause + ".";
    }

    private void set(Link link, Result result, String text) {
        results[link.ordinal()] = result;
        texts[link.ordinal()] = text;
    }
}
