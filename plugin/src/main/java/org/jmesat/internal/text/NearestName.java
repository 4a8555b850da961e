package org.jmesat.internal.text;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Finds the known name that a misspelt one probably means. */
public final class NearestName {
    /** The rest of a longer name is ignored, since the search takes time and memory for each letter. */
    private static final int LONGEST = 64;

    private NearestName() {
    }

    /**
     * Returns the name at the least edit distance. Of several, the first one.
     *
     * @param name a name, known or not, of any length
     * @param known the known names (not empty)
     */
    public static String find(String name, List<String> known) {
        String begin = begin(name);
        String nearest = known.get(0);
        int least = distance(begin, begin(nearest));
        for (int i = 1; i < known.size(); i++) {
            int distance = distance(begin, begin(known.get(i)));
            if (distance < least) {
                least = distance;
                nearest = known.get(i);
            }
        }
        return nearest;
    }

    private static String begin(String name) {
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST);
    }

    /**
     * The end of a sentence about a name that is not there: a known one of which at most a third of the letters differ,
     * apart from their case; or nothing.
     */
    public static String hint(String name, Collection<String> known) {
        String nearest = known.isEmpty() ? "" : find(name, List.copyOf(known));
        int length = Math.max(name.length(), nearest.length());
        boolean close = length <= LONGEST && !nearest.equals(name)
                && 3 * distance(name.toLowerCase(Locale.ROOT), nearest.toLowerCase(Locale.ROOT)) <= 2 * length;
        return close ? "; there is '" + nearest + "'" : "";
    }

    /** Whether one letter that is inserted, deleted, replaced or swapped with its neighbour makes two words equal. */
    public static boolean isWithinOneEdit(String word, String other) {
        return Math.abs(word.length() - other.length()) <= 1 && word.length() <= LONGEST && distance(word, other) <= 2;
    }

    /** Whether at most half of the letters differ, apart from their case. */
    public static boolean isLikely(String name, String found) {
        int length = Math.max(name.length(), found.length());
        return length <= LONGEST && distance(name.toLowerCase(Locale.ROOT), found.toLowerCase(Locale.ROOT)) <= length;
    }

    /**
     * Twice the edit distance of two strings: a letter inserted, deleted, replaced or swapped with its neighbour counts
     * 2, a change of case 1 (optimal string alignment, O(n·m)).
     */
    private static int distance(String a, String b) {
        int[][] least = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    least[i][j] = 2 * (i + j);
                    continue;
                }
                int best = least[i - 1][j - 1] + difference(a.charAt(i - 1), b.charAt(j - 1));
                best = Math.min(best, 2 + Math.min(least[i - 1][j], least[i][j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    best = Math.min(best, 2 + least[i - 2][j - 2]);
                }
                least[i][j] = best;
            }
        }
        return least[a.length()][b.length()];
    }

    private static int difference(char one, char other) {
        return one == other ? 0 : Character.toLowerCase(one) == Character.toLowerCase(other) ? 1 : 2;
    }
}
