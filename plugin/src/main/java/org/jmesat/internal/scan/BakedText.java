package org.jmesat.internal.scan;

import org.jmesat.internal.project.BakedOutlines;

/** The baked outlines of a collider, read again when the text of its settings changes. */
final class BakedText {
    private String text = "";
    private BakedOutlines outlines;
    private String problem;

    void update(String newText) {
        if (newText.equals(text)) {
            return;
        }
        text = newText;
        outlines = null;
        problem = null;
        if (!text.isBlank()) {
            try {
                outlines = BakedOutlines.read(text);
            } catch (IllegalArgumentException e) {
                problem = "its baked outlines " + e.getMessage();
            }
        }
    }

    /** The outlines; null if there are none, or if the text cannot be read. */
    BakedOutlines outlines() {
        return outlines;
    }

    /** Why the text cannot be read, as the rest of a sentence; or null. */
    String problem() {
        return problem;
    }
}
