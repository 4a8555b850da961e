package org.jmesat.debug;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * A copy of a tick for the views: the outlines of all pieces, and the {@linkplain NearPairs pairs} that are in contact
 * or near. The game may change its colliders before the picture is drawn; the copy has the values of the tick. An
 * update takes O(pairs + pieces) and allocates only to grow.
 */
final class CollisionSnapshot {
    private final PlacedPolygon placed = new PlacedPolygon();
    /** Sorted by the ids of their colliders; the first {@link #outlineCount} are in use. */
    private final List<PieceOutline> outlines = new ArrayList<>();
    private int outlineCount;
    private int vertexCount;
    /** By row of a collider: its first outline, and the end of its outlines. */
    private int[] firsts = {};
    private int[] ends = {};
    private final NearPairs pairs = new NearPairs(this);
    private CollisionWorld world;
    private long tick = -1;
    private long revision = -1;

    /** Copies the last tick of a world; returns false if that has been copied. */
    boolean update(CollisionWorld newWorld) {
        long newRevision = WorldAccess.<CollisionWorld, Collider>get().revision(newWorld);
        if (world == newWorld && revision == newRevision) {
            return false;
        }
        world = newWorld;
        revision = newRevision;
        tick = world.getTick();
        copyOutlines();
        List<Contact<Collider>> contacts = world.getContacts();
        for (int i = 0; i < contacts.size(); i++) {
            setTouching(contacts.get(i).getA());
            setTouching(contacts.get(i).getB());
        }
        pairs.copy(world);
        return true;
    }

    private void copyOutlines() {
        int before = outlineCount;
        outlineCount = 0;
        vertexCount = 0;
        List<Collider> colliders = world.getColliders();
        for (int i = 0; i < colliders.size(); i++) {
            Collider collider = colliders.get(i);
            int row = row(collider);
            if (row >= ends.length) {
                firsts = Arrays.copyOf(firsts, 2 * row + 16);
                ends = Arrays.copyOf(ends, firsts.length);
            }
            firsts[row] = outlineCount;
            for (int piece = 0; piece < collider.getPieceCount(); piece++) {
                if (collider.copyPiece(piece, placed).count() > 0) {
                    add(collider, piece);
                }
            }
            ends[row] = outlineCount;
        }
        for (int i = outlineCount; i < before; i++) {
            outlines.get(i).clear();
        }
    }

    private void add(Collider collider, int piece) {
        if (outlineCount == outlines.size()) {
            outlines.add(new PieceOutline());
        }
        PieceOutline outline = outlines.get(outlineCount++);
        outline.copy(collider, piece, placed);
        vertexCount += outline.count();
    }

    private void setTouching(Collider collider) {
        int end = endOutline(collider);
        for (int i = firstOutline(collider); i < end; i++) {
            outlines.get(i).setTouching();
        }
    }

    /** Clears this snapshot, so that it keeps no collider alive, and releases its memory. */
    void clear() {
        outlines.clear();
        outlineCount = 0;
        vertexCount = 0;
        firsts = new int[0];
        ends = new int[0];
        pairs.clear();
        world = null;
        tick = -1;
        revision = -1;
    }

    /** Returns the world, or null before the first update. */
    CollisionWorld world() {
        return world;
    }

    /** Returns the tick of this snapshot, or −1 before the first update. */
    long tick() {
        return tick;
    }

    /** Returns the number of outlines: one for each piece with a vertex. */
    int outlineCount() {
        return outlineCount;
    }

    int outlineVertexCount() {
        return vertexCount;
    }

    /** Returns an outline (0 ≤ index &lt; {@link #outlineCount()}); they are ordered by the ids of their colliders. */
    PieceOutline outline(int index) {
        return outlines.get(index);
    }

    /** Returns the index of a collider's first outline; that of {@link #endOutline} if it has none. */
    int firstOutline(Collider collider) {
        return has(collider) ? firsts[row(collider)] : 0;
    }

    /** Returns the index after a collider's last outline. */
    int endOutline(Collider collider) {
        return has(collider) ? ends[row(collider)] : 0;
    }

    /** Returns whether a collider has an outline; another one may have its row now. */
    private boolean has(Collider collider) {
        int row = row(collider);
        return row < ends.length && firsts[row] < Math.min(ends[row], outlineCount)
                && outlines.get(firsts[row]).collider() == collider;
    }

    private static int row(Collider collider) {
        return WorldAccess.<CollisionWorld, Collider>get().row(collider);
    }

    /** Returns the outline of a piece, or null if it has none. */
    PieceOutline find(Collider collider, int piece) {
        int end = endOutline(collider);
        for (int i = firstOutline(collider); i < end; i++) {
            if (outlines.get(i).piece() == piece) {
                return outlines.get(i);
            }
        }
        return null;
    }

    NearPairs pairs() {
        return pairs;
    }
}
