package org.jmesat.internal.project;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** What is known of the meshes or images in use. */
final class UseCache<K, T extends UseCache.Entry<K>> {
    private final Map<K, T> entries = new IdentityHashMap<>();
    private final Function<K, T> maker;

    UseCache(Function<K, T> maker) {
        this.maker = maker;
    }

    /** What is known of one of them. */
    abstract static class Entry<K> {
        /** What this is about; null after {@link #retire}. */
        K source;
        /** The tick in which it was last used, and checked. */
        long checkedTick = -1;

        Entry(K source) {
            this.source = source;
        }

        /** Detaches this from its source for good. */
        void retire() {
            source = null;
            checkedTick = -1;
        }
    }

    /** The entry of a source; {@code last}, which may be null, is the caller's last one. */
    T get(K source, T last) {
        T found = last != null && last.source == source ? last : entries.get(source);
        if (found == null) {
            found = maker.apply(source);
            entries.put(source, found);
        }
        return found;
    }

    /** Releases a source that may be null or not in use. */
    void forget(K source) {
        T found = entries.remove(source);
        if (found != null) {
            found.retire();
        }
    }

    /** Releases those that were not used since a tick began. */
    void forgetOlderThan(long tick) {
        entries.values().removeIf(entry -> {
            boolean old = entry.checkedTick < tick;
            if (old) {
                entry.retire();
            }
            return old;
        });
    }

    /** Calls an action for each entry, in any order. */
    void forEach(Consumer<T> action) {
        entries.values().forEach(action);
    }
}
