package org.jmesat.internal.text;

/** Describes exceptions for messages. */
public final class ThrownText {
    private static final int LONGEST = 200;

    private ThrownText() {
    }

    /** Its class and message, shortened. An exception of a game's own class may itself throw when it is described. */
    public static String of(Throwable thrown) {
        String text;
        try {
            text = String.valueOf(thrown.toString());
        } catch (RuntimeException | Error e) {
            text = thrown.getClass().getName();
        }
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "\u2026";
    }
}
