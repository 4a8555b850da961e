package org.jmesat.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;

/**
 * What a tick looked like, for views: outlines, contacts and near misses, all copied. It belongs to the caller and
 * changes only when {@link #update} is called; the world never calls a view.
 */
public final class CollisionSnapshot {
    /**
     * One convex piece of a collider.
     *
     * @param collider whose piece it is
     * @param xy world x and y of each vertex in turn, counter-clockwise; two vertices for a segment, one for a point
     * @param elevation world z at which to draw it
     * @param touching whether its collider is in contact with another
     */
    public record Outline(Collider collider, float[] xy, float elevation, boolean touching) {
    }

    /**
     * One pair whose boxes overlap and which no filter keeps apart.
     *
     * @param a the collider of lower id
     * @param b the collider of higher id
     * @param touching whether it is in contact
     * @param depth penetration depth in world units; 0 when it is not in contact
     * @param normalX x of the unit normal from a to b; 0 when it is not in contact
     * @param normalY y of the unit normal from a to b; 0 when it is not in contact
     * @param points world x and y of each contact point in turn; empty when it is not in contact
     * @param sinceTick tick of the ENTER, or −1
     */
    public record Pair(Collider a, Collider b, boolean touching, float depth, float normalX, float normalY,
            float[] points, long sinceTick) {
    }

    private static final Comparator<Pair> BY_IDS =
            Comparator.<Pair>comparingInt(pair -> pair.a().getId()).thenComparingInt(pair -> pair.b().getId());

    private final List<Outline> outlines = new ArrayList<>();
    private final List<Pair> pairs = new ArrayList<>();
    private final Set<Collider> touching = Collections.newSetFromMap(new IdentityHashMap<>());
    private long tick = -1;
    private long revision = -1;

    /** Creates an empty snapshot of no tick. */
    public CollisionSnapshot() {
    }

    /**
     * Copies the last tick of a world, unless this snapshot shows it already.
     *
     * @param world the world to copy; the same at each call
     * @return true when the snapshot changed
     */
    public boolean update(CollisionWorld world) {
        Objects.requireNonNull(world, "world");
        if (revision == world.revision()) {
            return false;
        }
        revision = world.revision();
        tick = world.getTick();
        touching.clear();
        copyPairs(world);
        copyOutlines(world);
        return true;
    }

    private void copyPairs(CollisionWorld world) {
        pairs.clear();
        PairMemory candidates = world.pairs();
        for (int p = 0; p < candidates.count(); p++) {
            if (!candidates.holdsPair(p)) {
                continue;
            }
            Collider a = world.collider(candidates.low(p));
            Collider b = world.collider(candidates.high(p));
            Contact<Collider> contact = world.getContact(a, b);
            if (contact != null) {
                touching.add(a);
                touching.add(b);
            }
            if (contact != null || candidates.is(p, PairMemory.ALLOWED) && boxesOverlap(a, b)) {
                pairs.add(copy(a, b, contact));
            }
        }
        pairs.sort(BY_IDS);
    }

    /** The broad phase's boxes are wider than need be. */
    private static boolean boxesOverlap(Collider a, Collider b) {
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                PlacedPolygon p = a.getPiece(i);
                PlacedPolygon q = b.getPiece(j);
                if (p.count() > 0 && q.count() > 0 && p.minX() <= q.maxX() && q.minX() <= p.maxX()
                        && p.minY() <= q.maxY() && q.minY() <= p.maxY()) {
                    return true;
                }
            }
        }
        return false;
    }

    private void copyOutlines(CollisionWorld world) {
        outlines.clear();
        for (Collider collider : world.getColliders()) {
            for (int i = 0; i < collider.getPieceCount(); i++) {
                PlacedPolygon piece = collider.getPiece(i);
                if (piece.count() == 0) {
                    continue;
                }
                float[] xy = org.jmesat.geometry.Outline.of(piece);
                outlines.add(new Outline(collider, xy, collider.getElevation(), touching.contains(collider)));
            }
        }
    }

    private static Pair copy(Collider a, Collider b, Contact<Collider> contact) {
        if (contact == null) {
            return new Pair(a, b, false, 0, 0, 0, new float[0], -1);
        }
        float[] points = new float[2 * contact.getManifold().count()];
        for (int i = 0; 2 * i < points.length; i++) {
            points[2 * i] = (float) contact.getManifold().x(i);
            points[2 * i + 1] = (float) contact.getManifold().y(i);
        }
        return new Pair(a, b, true, (float) contact.getDepth(),
                (float) contact.getNormalX(), (float) contact.getNormalY(), points,
                contact.getSinceTick());
    }

    /**
     * Returns which tick this is a snapshot of.
     *
     * @return the tick, or −1 before the first update
     */
    public long tick() {
        return tick;
    }

    /**
     * Returns the pieces of all colliders, in the order of the colliders' ids.
     *
     * @return an unmodifiable view
     */
    public List<Outline> outlines() {
        return Collections.unmodifiableList(outlines);
    }

    /**
     * Returns the pairs whose boxes overlap, ascending by (lower id, higher id).
     *
     * @return an unmodifiable view
     */
    public List<Pair> pairs() {
        return Collections.unmodifiableList(pairs);
    }
}
