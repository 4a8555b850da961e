package org.jmesat.internal.settings;

import java.util.List;

/**
 * What a text says about scripts.
 *
 * @param items the scripts, up to the first mistake
 * @param problem the first mistake, as the rest of a sentence about the text; null if there is none
 */
public record ScriptText(List<ScriptItem> items, String problem) {
    /** Reads a text; never fails. */
    public static ScriptText parse(String text) {
        return new ScriptParser(text).parse();
    }

    /** Writes scripts as one text. */
    public static String write(List<ScriptItem> items) {
        return String.join(", ", items.stream().map(ScriptItem::toString).toList());
    }
}
