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
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.text.ThrownText;

/**
 * The problems of spatials: why a spatial does not collide as a user may expect. A reason is logged when it first
 * appears, and stays until the spatial is fixed or removed. The same reason with another number is not logged again.
 * If several spatials get the same reason in a tick, one line names the first, with the number of the others. A reason
 * that is no fault of a spatial, such as a missing library, is told once with the number of spatials, after all others.
 *
 * <p>Likely mistakes are problems of a kind of their own: what a look at the scene has found, until the next look.
 */
public final class SceneProblems {
    private static final Pattern NUMBER = Pattern.compile("-?(\\d[\\d.E-]*|NaN|Infinity)");

    private static final String LIKELY = "Likely mistake: ";
    /** How many sentences are kept for editors. */
    private static final int MOST_KEPT = 100;

    /** A likely mistake of a spatial, as the rest of a sentence about it. */
    public record Mistake(Spatial spatial, String text) {
    }

    /** The first sentences for editors, without their full stops, and the number of all. */
    private record Kept(List<String> first, int count) {
    }

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
        private final boolean likely;
        private Throwable thrown;
        private int count;

        Line(Spatial first, String text, boolean shared, boolean likely) {
            this.first = first;
            this.text = text;
            this.shared = shared;
            this.likely = likely;
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
    private List<Mistake> mistakes = List.of();
    private volatile Kept kept = new Kept(List.of(), 0);
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

    /** Replaces the likely mistakes by those that the last look has found. */
    public void setMistakes(List<Mistake> found) {
        if (found.equals(mistakes)) {
            return;
        }
        mistakes = List.copyOf(found);
        changed = true;
        for (Mistake each : found) {
            logOnce(each.spatial, each.text, false, true, null);
        }
    }

    /** Whether the last look has found likely mistakes. */
    public boolean hasMistakes() {
        return !mistakes.isEmpty();
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
            logOnce(spatial, text, shared, false, thrown);
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

    private void logOnce(Spatial spatial, String text, boolean shared, boolean likely, Throwable thrown) {
        String kind = (likely ? LIKELY : "") + NUMBER.matcher(text).replaceAll("#");
        List<String> kinds = logged.computeIfAbsent(spatial, key -> new ArrayList<>(1));
        if (!kinds.contains(kind) && !told.contains(kind)) {
            kinds.add(kind);
            Line line = lines.computeIfAbsent(kind, key -> new Line(spatial, text, shared, likely));
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
        LogRecord record = new LogRecord(line.likely ? Level.INFO : Level.WARNING,
                (line.likely ? LIKELY : "") + "{0}: {1}.");
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
        mistakes = List.of();
        known = 0;
        changed = true;
    }

    /** Updates the summary, and logs what was reported after the scan, at the end of a tick. */
    public void summarize() {
        writeLines();
        if (changed) {
            changed = false;
            kept = keep(MOST_KEPT);
            String first = kept.count == 0 ? "" : kept.first.get(0);
            summary = kept.count == 0 ? "" : (first.startsWith(LIKELY) ? "" : "Problem: ") + first
                    + (kept.count == 1 ? "" : " (and " + (kept.count - 1) + " more)");
        }
    }

    /** The first problem and the number of others, as of the last {@link #summarize}; may be empty. For any thread. */
    public String summary() {
        return summary;
    }

    /** The number of problems at the end of the last tick. For any thread. */
    public int size() {
        return kept.count;
    }

    /** One of the problems, such as "2 of 3: ...", beginning again after the last one. For any thread. */
    public String describe(int index) {
        Kept now = kept;
        int i = now.count == 0 ? 0 : Math.floorMod(index, now.first.size());
        return now.count == 0 ? "none" : i + 1 + " of " + now.count + ": " + now.first.get(i) + '.';
    }

    /** The problems of a spatial in the last tick, as the rest of a sentence; or null. */
    public String reason(Spatial spatial) {
        Entry entry = entries.get(spatial);
        return entry == null ? null : join(entry);
    }

    /**
     * One sentence for each spatial, in the order of their first problem; then one for each shared reason, and one for
     * each likely mistake.
     */
    public List<String> sentences() {
        if (entries.isEmpty() && mistakes.isEmpty()) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        for (String each : keep(Integer.MAX_VALUE).first) {
            sentences.add(each + '.');
        }
        return sentences;
    }

    private Kept keep(int most) {
        List<String> first = new ArrayList<>();
        Map<String, String> shared = new TreeMap<>();
        Map<String, String> likely = new LinkedHashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        int own = 0;
        for (Map.Entry<Spatial, Entry> each : sorted()) {
            if (each.getValue().isShared()) {
                String text = each.getValue().reasons.get(0).text;
                shared.computeIfAbsent(text, key -> sentence(each));
                counts.merge(text, 1, Integer::sum);
            } else if (own++ < most) {
                first.add(sentence(each));
            }
        }
        shared.forEach((text, sentence) -> first.add(sentence + andMore(counts.get(text) - 1)));
        counts.clear();
        for (Mistake each : mistakes) {
            likely.computeIfAbsent(each.text, key -> LIKELY + SpatialName.withPath(each.spatial) + ": " + each.text);
            counts.merge(each.text, 1, Integer::sum);
        }
        likely.forEach((text, sentence) -> first.add(sentence + andMore(counts.get(text) - 1)));
        return new Kept(first, own + shared.size() + likely.size());
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
