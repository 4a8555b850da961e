package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.control.ScriptContext;

/**
 * Which spatials count for a script: words, each the name of a spatial at or above the other one, of a layer, or a tag.
 *
 * @param text the words as they were given
 * @param words the words; none for everything
 */
record OtherFilter(String text, List<String> words) {
    static final OtherFilter EVERYTHING = new OtherFilter("", List.of());
    private static final String TAGS = "jmesat.tags";

    static OtherFilter parse(String text) {
        return new OtherFilter(text, split(text));
    }

    private static List<String> split(String text) {
        return Stream.of(text.split(",")).map(String::strip).filter(word -> !word.isEmpty()).toList();
    }

    boolean matches(Spatial other, ScriptContext context) {
        if (words.isEmpty()) {
            return true;
        }
        for (int i = 0; i < words.size(); i++) {
            if (hasNameOrTag(other, words.get(i)) || context.isInLayer(other, words.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNameOrTag(Spatial other, String word) {
        for (Spatial each = other; each != null; each = each.getParent()) {
            if (word.equals(each.getName())
                    || each.getUserData(TAGS) instanceof String tags && contains(tags, word)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a text with commas has a word; allocates nothing, since it may be asked in each tick. */
    private static boolean contains(String text, String word) {
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            if (isEnd(text, at - 1, -1) && isEnd(text, at + word.length(), 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether only spaces are between a place and a comma or the end of the text. */
    private static boolean isEnd(String text, int from, int step) {
        int at = from;
        while (at >= 0 && at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at += step;
        }
        return at < 0 || at == text.length() || text.charAt(at) == ',';
    }
}
