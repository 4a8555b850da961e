package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.jmesat.internal.text.ThrownText;

/**
 * The problems of spatials: why a spatial does not collide as a user may expect. A reason is logged when it first
 * appears, and stays until the spatial is fixed or removed. The same reason with another number is not logged again.
 * If several spatials get the same reason in a tick, one line names the first, with the number of the others. A reason
 * that is no fault of a spatial, such as a missing library, is told once with the number of spatials, after all others.
 */
public final class SceneProblems {
    private static final Pattern NUMBER = Pattern.compile("-?(\\d[\\d.E-]*|NaN|Infinity)");

    private static final class Reason {
        private final String text;
        private final boolean shared;
        private long tick;

        Reason(String text, boolean shared) {
            this.text = text;
            this.shared = shared;
        }
    }

    private static final class Entry {
        private final int order;
        private final List<Reason> reasons = new ArrayList<>(1);

        Entry(int order) {
            this.order = order;
        }

        /** Whether it has one reason, which may be that of many spatials. */
        private boolean isShared() {
            return reasons.size() == 1 && reasons.get(0).shared;
        }
    }

    /** A line for the log: a new reason of one kind. */
    private static final class Line {
        private final Spatial first;
        private final String text;
        private final boolean shared;
        private Throwable thrown;
        private int count;

        Line(Spatial first, String text, boolean shared) {
            this.first = first;
            this.text = text;
            this.shared = shared;
        }
    }

    private final Map<Spatial, Entry> entries = new IdentityHashMap<>();
    /** The lines that were not written yet, by the kind of reason. */
    private final Map<String, Line> lines = new LinkedHashMap<>();
    /** The reasons logged so far. Kept longer than entries, since a problem may come and go; weak keys avoid a leak. */
    private final Map<Spatial, List<String>> logged = new WeakHashMap<>();
    private final Logger logger;
    private long tick;
    private int known;
    /** The number of problems reported in this tick. A spatial with one needs a full scan in each tick. */
    int reported;
    private int created;
    private boolean changed;
    private volatile String summary = "";
    /** The names of the types of exceptions whose stack trace was logged. */
    private final Set<String> traced = new HashSet<>();
    /** The kinds of the shared reasons that were logged. */
    private final Set<String> told = new HashSet<>();
    private Error error;

    SceneProblems(Logger logger) {
        this.logger = logger;
    }

    void begin(long newTick) {
        tick = newTick;
        reported = 0;
    }

    /** Reports a problem of a spatial in this tick, as the rest of a sentence about it. */
    public void report(Spatial spatial, String text) {
        report(spatial, text, false);
    }

    /** Reports a problem; a shared one has the same text for each spatial that has it. */
    void report(Spatial spatial, String text, boolean shared) {
        report(spatial, text, shared, null);
    }

    /** Reports an exception that was caught, such as from a subclass of the game's own; {@code what} failed. */
    void reportFailure(Spatial spatial, String what, Throwable thrown) {
        if (thrown instanceof Error && error == null) {
            error = (Error) thrown;
        }
        report(spatial, what + ThrownText.of(thrown), false, thrown);
    }

    /** Returns the first error since the last call, if any. */
    public Error takeError() {
        Error first = error;
        error = null;
        return first;
    }

    private void report(Spatial spatial, String text, boolean shared, Throwable thrown) {
        Entry entry = entries.get(spatial);
        if (entry == null) {
            entry = new Entry(created++);
            entries.put(spatial, entry);
        }
        Reason reason = find(entry, text);
        if (reason == null) {
            reason = new Reason(text, shared);
            entry.reasons.add(reason);
            known++;
            changed = true;
            logOnce(spatial, text, shared, thrown);
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

    private void logOnce(Spatial spatial, String text, boolean shared, Throwable thrown) {
        String kind = NUMBER.matcher(text).replaceAll("#");
        List<String> kinds = logged.computeIfAbsent(spatial, key -> new ArrayList<>(1));
        if (!kinds.contains(kind) && !told.contains(kind)) {
            kinds.add(kind);
            Line line = lines.computeIfAbsent(kind, key -> new Line(spatial, text, shared));
            line.thrown = line.thrown == null ? thrown : line.thrown;
            line.count++;
        }
    }

    private void writeLines() {
        if (lines.isEmpty()) {
            return;
        }
        lines.forEach((kind, line) -> {
            if (!line.shared) {
                write(line);
            }
        });
        lines.forEach((kind, line) -> {
            if (line.shared) {
                told.add(kind);
                write(line);
            }
        });
        lines.clear();
    }

    private void write(Line line) {
        LogRecord record = new LogRecord(Level.WARNING, "{0}: {1}.");
        record.setParameters(new Object[] {SpatialName.withPath(line.first), line.text + andMore(line.count - 1)});
        record.setLoggerName(logger.getName());
        record.setThrown(line.thrown != null && traced.add(line.thrown.getClass().getName()) ? line.thrown : null);
        logger.log(record);
    }

    private static String andMore(int others) {
        return others == 0 ? "" : " (and " + others + " more like it)";
    }

    /** Removes the reasons that were not reported in this tick. */
    void end() {
        if (known > reported) {
            for (Entry entry : entries.values()) {
                entry.reasons.removeIf(reason -> reason.tick != tick);
            }
            entries.values().removeIf(entry -> entry.reasons.isEmpty());
            known = reported;
            changed = true;
        }
        writeLines();
    }

    void clear() {
        writeLines();
        entries.clear();
        known = 0;
        changed = true;
    }

    /** Updates the summary, and logs what was reported after the scan, at the end of a tick. */
    public void summarize() {
        writeLines();
        if (changed) {
            changed = false;
            Map.Entry<Spatial, Entry> first = null;
            for (Map.Entry<Spatial, Entry> each : entries.entrySet()) {
                first = first == null || comesBefore(each.getValue(), first.getValue()) ? each : first;
            }
            summary = first == null ? "" : "Problem: " + sentence(first)
                    + (entries.size() == 1 ? "" : " (and " + (entries.size() - 1) + " more)");
        }
    }

    private static boolean comesBefore(Entry a, Entry b) {
        return a.isShared() == b.isShared() ? a.order < b.order : b.isShared();
    }

    /** The first problem and the number of others, as of the last {@link #summarize}; may be empty. For any thread. */
    public String summary() {
        return summary;
    }

    /** The problems of a spatial in the last tick, as the rest of a sentence; or null. */
    public String reason(Spatial spatial) {
        Entry entry = entries.get(spatial);
        return entry == null ? null : join(entry);
    }

    /** One sentence for each spatial, in the order of their first problem; then one for each shared reason. */
    public List<String> sentences() {
        if (entries.isEmpty()) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        Map<String, String> shared = new TreeMap<>();
        Map<String, Integer> counts = new HashMap<>();
        for (Map.Entry<Spatial, Entry> each : sorted()) {
            if (each.getValue().isShared()) {
                String text = each.getValue().reasons.get(0).text;
                shared.computeIfAbsent(text, key -> sentence(each));
                counts.merge(text, 1, Integer::sum);
            } else {
                sentences.add(sentence(each) + '.');
            }
        }
        shared.forEach((text, sentence) -> sentences.add(sentence + andMore(counts.get(text) - 1) + '.'));
        return sentences;
    }

    private List<Map.Entry<Spatial, Entry>> sorted() {
        List<Map.Entry<Spatial, Entry>> sorted = new ArrayList<>(entries.entrySet());
        sorted.sort((a, b) -> Integer.compare(a.getValue().order, b.getValue().order));
        return sorted;
    }

    /** Without its full stop. */
    private static String sentence(Map.Entry<Spatial, Entry> problem) {
        return SpatialName.withPath(problem.getKey()) + ": " + join(problem.getValue());
    }

    private static String join(Entry entry) {
        StringBuilder text = new StringBuilder();
        for (Reason reason : entry.reasons) {
            text.append(text.length() == 0 ? "" : "; ").append(reason.text);
        }
        return text.toString();
    }
}
