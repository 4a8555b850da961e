package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Why spatials that a user may expect to collide do not. Each reason is logged when it first appears, and stands until
 * the spatial is in order or gone.
 */
final class SceneProblems {
    private static final Logger LOGGER = Logger.getLogger(SatCollisionState.class.getName());

    private static final class Entry {
        private final int order;
        private String reason;
        private long tick;

        Entry(int order) {
            this.order = order;
        }
    }

    private final Map<Spatial, Entry> entries = new IdentityHashMap<>();
    private long tick;
    private int reported;
    private int created;

    void begin(long newTick) {
        tick = newTick;
        reported = 0;
    }

    void report(Spatial spatial, String reason) {
        Entry entry = entries.get(spatial);
        if (entry == null) {
            entry = new Entry(created++);
            entries.put(spatial, entry);
        }
        if (entry.tick != tick) {
            entry.tick = tick;
            reported++;
        }
        if (!reason.equals(entry.reason)) {
            entry.reason = reason;
            LOGGER.log(Level.WARNING, "{0}: {1}.", new Object[] {describe(spatial), reason});
        }
    }

    /** Forgets what was not reported again. */
    void end() {
        if (entries.size() > reported) {
            entries.values().removeIf(entry -> entry.tick != tick);
        }
    }

    void clear() {
        entries.clear();
    }

    String reason(Spatial spatial) {
        Entry entry = entries.get(spatial);
        return entry == null ? null : entry.reason;
    }

    /** One sentence each, in the order in which they came up. */
    List<String> sentences() {
        List<Map.Entry<Spatial, Entry>> sorted = new ArrayList<>(entries.entrySet());
        sorted.sort((a, b) -> Integer.compare(a.getValue().order, b.getValue().order));
        List<String> sentences = new ArrayList<>();
        for (Map.Entry<Spatial, Entry> entry : sorted) {
            sentences.add(describe(entry.getKey()) + ": " + entry.getValue().reason + '.');
        }
        return sentences;
    }

    private static String describe(Spatial spatial) {
        StringBuilder path = new StringBuilder();
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            path.insert(0, "/" + each.getName());
        }
        return spatial.getClass().getSimpleName() + " '" + spatial.getName() + "' (" + path + ")";
    }
}
