package org.jmesat.control;

import java.util.Objects;

/**
 * One link of the chain from two spatials to an event and what came of it, as
 * {@link org.jmesat.app.SatCollisionState#check} found it. The chain holds as far as its links are
 * {@link Result#PASSED} or {@link Result#NOTED}; at most one is {@link Result#BROKEN}.
 *
 * @param link which one
 * @param result whether it holds
 * @param text what was found: of a broken link a sentence, the one with which
 *     {@link org.jmesat.app.SatCollisionState#diagnose} answers; otherwise a clause without a full stop; of a link not
 *     reached, what it would check
 */
public record PairCheck(Link link, Result result, String text) {
    /** What must hold for a pair to raise an event, in this order. */
    public enum Link {
        /** The app state runs, and both spatials are below its root. */
        SCENE("in the scene"),
        /** Neither is taken out of collisions by a disabled control or user data. */
        ENABLED("enabled"),
        /** Both have a collider with a polygon. */
        SHAPE("has a shape"),
        /** No filter keeps them apart: same body, both fixed, groups, masks, layers, the game's filter. */
        LAYERS("layers, masks and groups"),
        /** Their bounding boxes overlap, and there are few enough pairs of boxes to test them. */
        BOXES("bounding boxes"),
        /** They overlap in depth, or the depth test is off. */
        DEPTH("depth"),
        /** No axis separates them. */
        AXIS("separating axes"),
        /** They overlap by enough for the touch policy, as of the last tick. */
        TOUCH_POLICY("touch policy"),
        /** A listener receives the events. */
        LISTENERS("listeners"),
        /**
         * What each handler did at its last ENTER, STAY and EXIT of this contact; with a note if one threw an exception
         * or ignored the event. Never broken. Also of a contact that ended less than 5 seconds of ticks ago, so it may
         * be reached although a link before it is broken now; with an exception until somebody has asked for the pair.
         */
        HANDLERS("handlers");

        private final String topic;

        Link(String topic) {
            this.topic = topic;
        }

        /** {@return what it checks, in words, such as "touch policy"} */
        public String getTopic() {
            return topic;
        }
    }

    /** What the check of a link found. */
    public enum Result {
        /** It holds. */
        PASSED,
        /** It holds, and the text names something that may surprise. */
        NOTED,
        /** It does not hold: the reason why there is no event. */
        BROKEN,
        /** It was not checked, since one before it is broken; of the handlers, none is known that was called. */
        NOT_REACHED
    }

    /**
     * Creates a check.
     *
     * @param link which link (not null)
     * @param result what was found (not null)
     * @param text in words (not null)
     */
    public PairCheck {
        Objects.requireNonNull(link, "link");
        Objects.requireNonNull(result, "result");
        Objects.requireNonNull(text, "text");
    }
}
