package org.jmesat.internal.scan;

import java.util.ArrayList;

/**
 * The geometries that were looked at closely and settled since. After a while nothing is kept of such a geometry but
 * its row (see {@link SettledRow}): its projection, with the outline, goes and is made again when it is needed. With 10
 * 000 boxes that is half a kilobyte each.
 */
final class SettledParts {
    /** For how many ticks what was looked at closely keeps its projection, as it may be looked at again soon. */
    private static final int KEPT = 60;
    /** The ticks between two passes over the list. */
    private static final int PAUSE = 16;

    private final ArrayList<SeenSpatial> kept = new ArrayList<>();

    /** Notes a geometry that has settled in this tick. */
    void note(SeenSpatial seen) {
        if (!seen.kept) {
            seen.kept = true;
            kept.add(seen);
        }
    }

    /**
     * Ends a tick.
     *
     * @param left whether colliders or spatials have left the scene in it
     */
    void endTick(long tick, boolean left) {
        if (left || tick % PAUSE == 0 && !kept.isEmpty()) {
            int size = 0;
            for (int i = 0; i < kept.size(); i++) {
                SeenSpatial seen = kept.get(i);
                boolean settled = seen.seenTick < tick - KEPT;
                if (settled && seen.part != null && seen.collider != null) {
                    seen.part = null;
                    seen.collider.rest();
                }
                if (settled || seen.part == null || seen.collider == null) {
                    seen.kept = false;
                } else {
                    kept.set(size++, seen);
                }
            }
            while (kept.size() > size) {
                kept.remove(kept.size() - 1);
            }
        }
    }

    void clear() {
        kept.clear();
    }
}
