package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** What is known of the meshes in use. */
final class MeshCache<T extends MeshCache.Entry> {
    private static final int LEAST_PRUNED = 64;

    private final Map<Mesh, T> entries = new IdentityHashMap<>();
    private final Function<Mesh, T> maker;
    private int pruneAt = LEAST_PRUNED;

    MeshCache(Function<Mesh, T> maker) {
        this.maker = maker;
    }

    /** What is known of one mesh. */
    abstract static class Entry {
        /** Null after {@link #retire}. */
        Mesh mesh;
        /** The tick in which the mesh was last used, and checked. */
        long checkedTick = -1;

        Entry(Mesh mesh) {
            this.mesh = mesh;
        }

        /** Detaches this from its mesh for good. */
        void retire() {
            mesh = null;
            checkedTick = -1;
        }
    }

    /** The entry of a mesh, to be checked in a tick; {@code last}, which may be null, is the caller's last one. */
    T get(Mesh mesh, T last, long tick) {
        T found = last != null && last.mesh == mesh ? last : entries.get(mesh);
        if (found == null) {
            if (entries.size() >= pruneAt) {
                // In the middle of a tick many meshes are not used yet, but all in use were used in the last tick.
                forgetOlderThan(tick - 1);
            }
            found = maker.apply(mesh);
            entries.put(mesh, found);
        }
        return found;
    }

    /** Releases a mesh that may be null or not in use. */
    void forget(Mesh mesh) {
        T found = entries.remove(mesh);
        if (found != null) {
            found.retire();
        }
    }

    /** Releases the meshes that were not used since a tick began. */
    void forgetOlderThan(long tick) {
        entries.values().removeIf(entry -> {
            boolean old = entry.checkedTick < tick;
            if (old) {
                entry.retire();
            }
            return old;
        });
        pruneAt = Math.max(LEAST_PRUNED, 2 * entries.size());
    }

    /** Calls an action for each entry, in any order. */
    void forEach(Consumer<T> action) {
        entries.values().forEach(action);
    }
}
