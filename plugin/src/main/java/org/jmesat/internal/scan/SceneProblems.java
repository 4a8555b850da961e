package org.jmesat.internal.scan;

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
 * The problems of spatials: why a spatial does not collide as a user may expect. A reason is logged when it first
 * appears, and stays until the spatial is fixed or removed. The same reason with another number is not logged again.
 */
public final class SceneProblems {
    private static final Pattern NUMBER = Pattern.compile("-?(\\d[\\d.E-]*|NaN|Infinity)");

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
    /** The reasons logged so far. Kept longer than entries, since a problem may come and go; weak keys avoid a leak. */
    private final Map<Spatial, List<String>> logged = new WeakHashMap<>();
    private final Logger logger;
    private long tick;
    private int known;
    private int reported;
    private int created;

    SceneProblems(Logger logger) {
        this.logger = logger;
    }

    void begin(long newTick) {
        tick = newTick;
        reported = 0;
    }

    /** Reports a problem of a spatial in this tick, as the rest of a sentence about it. */
    public void report(Spatial spatial, String text) {
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
            logger.log(Level.WARNING, "{0}: {1}.", new Object[] {SpatialName.withPath(spatial), text});
        }
    }

    /** Removes the reasons that were not reported in this tick. */
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

    /** The problems of a spatial in the last tick, as the rest of a sentence; or null. */
    public String reason(Spatial spatial) {
        Entry entry = entries.get(spatial);
        return entry == null ? null : join(entry);
    }

    /** One sentence for each spatial, in the order of their first problem. */
    public List<String> sentences() {
        if (entries.isEmpty()) {
            return List.of();
        }
        List<Map.Entry<Spatial, Entry>> sorted = new ArrayList<>(entries.entrySet());
        sorted.sort((a, b) -> Integer.compare(a.getValue().order, b.getValue().order));
        List<String> sentences = new ArrayList<>();
        for (Map.Entry<Spatial, Entry> entry : sorted) {
            sentences.add(SpatialName.withPath(entry.getKey()) + ": " + join(entry.getValue()) + '.');
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
}
