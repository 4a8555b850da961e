package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/**
 * Why spatials that a user may expect to collide do not. A reason is logged when it first appears, and stands until the
 * spatial is in order or gone. The same reason with another number in it is not logged again.
 */
final class SceneProblems {
    private static final Logger LOGGER = Logger.getLogger(SatCollisionState.class.getName());
    private static final Pattern NUMBER = Pattern.compile("-?(\\d[\\d.E-]*|NaN|Infinity)");

    private static final int LONGEST_PATH = 100;
    /** How much of a long path stands before what is left out, at most. */
    private static final int LONGEST_HEAD = 40;

    private static final class Reason {
        private final String text;
        private long tick;

        Reason(String text) {
            this.text = text;
        }
    }

    private static final class Entry {
        private final int order;
        private final List<Reason> reasons = new ArrayList<>(1);

        Entry(int order) {
            this.order = order;
        }
    }

    private final Map<Spatial, Entry> entries = new IdentityHashMap<>();
    /** Outlives the entries, for a spatial may blink by a scale of zero; weak, so that none is kept alive for that. */
    private final Map<Spatial, List<String>> logged = new WeakHashMap<>();
    private long tick;
    private int known;
    private int reported;
    private int created;

    void begin(long newTick) {
        tick = newTick;
        reported = 0;
    }

    void report(Spatial spatial, String text) {
        Entry entry = entries.get(spatial);
        if (entry == null) {
            entry = new Entry(created++);
            entries.put(spatial, entry);
        }
        Reason reason = find(entry, text);
        if (reason == null) {
            reason = new Reason(text);
            entry.reasons.add(reason);
            known++;
            logOnce(spatial, text);
        }
        if (reason.tick != tick) {
            reason.tick = tick;
            reported++;
        }
    }

    private static Reason find(Entry entry, String text) {
        for (int i = 0; i < entry.reasons.size(); i++) {
            if (entry.reasons.get(i).text.equals(text)) {
                return entry.reasons.get(i);
            }
        }
        return null;
    }

    private void logOnce(Spatial spatial, String text) {
        String kind = NUMBER.matcher(text).replaceAll("#");
        List<String> kinds = logged.computeIfAbsent(spatial, key -> new ArrayList<>(1));
        if (!kinds.contains(kind)) {
            kinds.add(kind);
            LOGGER.log(Level.WARNING, "{0}: {1}.", new Object[] {describe(spatial), text});
        }
    }

    /** Forgets what was not reported again. */
    void end() {
        if (known > reported) {
            for (Entry entry : entries.values()) {
                entry.reasons.removeIf(reason -> reason.tick != tick);
            }
            entries.values().removeIf(entry -> entry.reasons.isEmpty());
            known = reported;
        }
    }

    void clear() {
        entries.clear();
        known = 0;
    }

    String reason(Spatial spatial) {
        Entry entry = entries.get(spatial);
        return entry == null ? null : join(entry);
    }

    /** One sentence each, in the order in which they came up. */
    List<String> sentences() {
        if (entries.isEmpty()) {
            return List.of();
        }
        List<Map.Entry<Spatial, Entry>> sorted = new ArrayList<>(entries.entrySet());
        sorted.sort((a, b) -> Integer.compare(a.getValue().order, b.getValue().order));
        List<String> sentences = new ArrayList<>();
        for (Map.Entry<Spatial, Entry> entry : sorted) {
            sentences.add(describe(entry.getKey()) + ": " + join(entry.getValue()) + '.');
        }
        return sentences;
    }

    private static String join(Entry entry) {
        StringBuilder text = new StringBuilder();
        for (Reason reason : entry.reasons) {
            text.append(text.length() == 0 ? "" : "; ").append(reason.text);
        }
        return text.toString();
    }

    private static String describe(Spatial spatial) {
        StringBuilder path = new StringBuilder();
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            path.insert(0, "/" + each.getName());
        }
        return SpatialDiagnosis.name(spatial) + " (" + shortened(path) + ")";
    }

    /** Leaves the middle of a long path out, from one name to another where the names are not long themselves. */
    private static CharSequence shortened(StringBuilder path) {
        int surplus = path.length() - LONGEST_PATH;
        if (surplus <= 0) {
            return path;
        }
        int headEnd = path.lastIndexOf("/", LONGEST_HEAD) + 1;
        int tailStart = path.indexOf("/", LONGEST_HEAD + surplus);
        return path.replace(headEnd <= 1 ? LONGEST_HEAD : headEnd, tailStart < 0 ? LONGEST_HEAD + surplus : tailStart,
                "\u2026");
    }
}
