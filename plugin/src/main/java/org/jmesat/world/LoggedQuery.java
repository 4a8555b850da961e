package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;

/** A query in a {@link QueryLog}: what it asked and what it found, in plane coordinates. */
public final class LoggedQuery {
    /** The most hits that are kept: more than a person can tell apart. */
    private static final int MOST_HITS = 32;
    /** Numbers of a hit: x and y of the point, x and y of the normal. */
    private static final int HIT = 4;

    private QueryLog.Kind kind;
    private long tick;
    private double x;
    private double y;
    private double maxX;
    private double maxY;
    private double directionX;
    private double directionY;
    private double length;
    private double distance;
    private boolean isHit;
    private int hitCount;
    private int pointCount;
    private final Collider[] colliders = new Collider[MOST_HITS];
    private final double[] hits = new double[HIT * MOST_HITS];
    private int outlineCount;
    /** By outline: its first vertex; then the end of the last one's vertices. */
    private int[] firsts = new int[2];
    private double[] xy = {};
    private double[] outline = {};

    LoggedQuery() {
    }

    void begin(QueryLog.Kind newKind, long newTick, double newX, double newY) {
        clear();
        kind = newKind;
        tick = newTick;
        x = newX;
        y = newY;
        maxX = newX;
        maxY = newY;
        directionX = 0;
        directionY = 0;
        length = 0;
        distance = Double.POSITIVE_INFINITY;
        isHit = false;
    }

    /** Drops what was found and the outlines, but not the arrays. */
    void clear() {
        Arrays.fill(colliders, 0, keptCount(), null);
        hitCount = 0;
        pointCount = 0;
        outlineCount = 0;
    }

    LoggedQuery box(double newMaxX, double newMaxY) {
        maxX = newMaxX;
        maxY = newMaxY;
        return this;
    }

    LoggedQuery within(double newLength) {
        length = newLength;
        return this;
    }

    /** Sets a direction of any length. */
    LoggedQuery along(double newX, double newY, double newLength) {
        double scale = Math.max(Math.abs(newX), Math.abs(newY));
        if (scale > 0) {
            double norm = Math.hypot(newX / scale, newY / scale);
            directionX = newX / scale / norm;
            directionY = newY / scale / norm;
        }
        length = newLength;
        return this;
    }

    /** Sets a unit vector in space, of which the part in the plane is given; its length may be infinite. */
    LoggedQuery seen(double newX, double newY, double newLength) {
        double share = Math.hypot(newX, newY);
        return along(newX, newY, share == 0 ? 0 : share * newLength);
    }

    LoggedQuery to(double toX, double toY) {
        return along(toX - x, toY - y, Math.hypot(toX - x, toY - y));
    }

    /** Adds the outline of a placed shape. */
    LoggedQuery shape(PlacedPolygon shape) {
        int size = Outline.write(shape, outline);
        if (outline.length < 2 * size) {
            outline = Outline.of(shape);
        }
        int first = firsts[outlineCount];
        if (xy.length < 2 * (first + size)) {
            xy = Arrays.copyOf(xy, 2 * (first + size));
        }
        System.arraycopy(outline, 0, xy, 2 * first, 2 * size);
        if (++outlineCount == firsts.length) {
            firsts = Arrays.copyOf(firsts, 2 * outlineCount);
        }
        firsts[outlineCount] = first + size;
        return this;
    }

    void found(boolean newIsHit) {
        isHit = newIsHit;
    }

    void found(QueryHit hit) {
        if (hit.isHit()) {
            add(hit);
            hitCount = 1;
        }
    }

    private void add(QueryHit hit) {
        isHit = true;
        distance = Math.min(distance, hit.getDistance());
        colliders[pointCount] = hit.getCollider();
        int at = HIT * pointCount++;
        hits[at] = hit.getX();
        hits[at + 1] = hit.getY();
        hits[at + 2] = hit.getNormalX();
        hits[at + 3] = hit.getNormalY();
    }

    void found(QueryHits found) {
        for (int i = 0; i < Math.min(found.getCount(), MOST_HITS); i++) {
            add(found.get(i));
        }
        hitCount = found.getCount();
    }

    void found(ColliderHits found) {
        for (int i = 0; i < Math.min(found.getCount(), MOST_HITS); i++) {
            colliders[i] = found.getCollider(i);
        }
        hitCount = found.getCount();
        isHit = hitCount > 0;
    }

    void found(Collider collider) {
        colliders[0] = collider;
        hitCount = collider == null ? 0 : 1;
        isHit = collider != null;
    }

    /** {@return what it asked} */
    public QueryLog.Kind kind() {
        return kind;
    }

    /** {@return the tick whose poses it used} */
    public long tick() {
        return tick;
    }

    /** {@return plane x of the start, the point, the shape's position, or the left side of the box} */
    public double x() {
        return x;
    }

    /** {@return plane y of the start, the point, the shape's position, or the lower side of the box} */
    public double y() {
        return y;
    }

    /** {@return plane x of the right side of the box; for other queries that of {@link #x}} */
    public double maxX() {
        return maxX;
    }

    /** {@return plane y of the upper side of the box; for other queries that of {@link #y}} */
    public double maxY() {
        return maxY;
    }

    /**
     * {@return x of the unit vector along a ray, line of sight or cast}
     * 0 for other queries, and for a cast that does not move. A pick has that of its line seen along the plane's axis.
     */
    public double directionX() {
        return directionX;
    }

    /** {@return y of that unit vector} */
    public double directionY() {
        return directionY;
    }

    /**
     * {@return the length of a ray, line of sight or cast, or the greatest distance to the nearest collider}
     * It may be infinite. For a pick it is the length of its line seen along the plane's axis. 0 for other queries.
     */
    public double length() {
        return length;
    }

    /** {@return whether it found a collider; for a line of sight, whether it is blocked} */
    public boolean isHit() {
        return isHit;
    }

    /**
     * {@return the distance from the start to the first hit (≥0), as the query returned it}
     * It is infinite without a hit, and for overlaps and lines of sight. A pick measures it in space.
     */
    public double distance() {
        return distance;
    }

    /** {@return the number of colliders found (≥0); 0 for a line of sight, which does not find out} */
    public int hitCount() {
        return hitCount;
    }

    /** {@return the number of colliders kept here: at most 32, the first ones} */
    public int keptCount() {
        return Math.min(hitCount, MOST_HITS);
    }

    /**
     * Returns a collider that was found.
     *
     * @param hit which one (0 ≤ hit &lt; {@link #keptCount()})
     * @return the collider, which may have been removed since
     * @throws IndexOutOfBoundsException if there is no such collider
     */
    public Collider collider(int hit) {
        return colliders[Objects.checkIndex(hit, keptCount())];
    }

    /** {@return the number of hit points: one for each collider kept; 0 for overlaps} */
    public int pointCount() {
        return pointCount;
    }

    /**
     * Returns x of a hit point.
     *
     * @param hit which one (0 ≤ hit &lt; {@link #pointCount()})
     * @return plane x
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double pointX(int hit) {
        return hits[HIT * Objects.checkIndex(hit, pointCount)];
    }

    /**
     * Returns y of a hit point.
     *
     * @param hit which one (0 ≤ hit &lt; {@link #pointCount()})
     * @return plane y
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double pointY(int hit) {
        return hits[HIT * Objects.checkIndex(hit, pointCount) + 1];
    }

    /**
     * Returns x of the unit normal at a hit point.
     *
     * @param hit which one (0 ≤ hit &lt; {@link #pointCount()})
     * @return x of the normal; 0 for a pick
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double normalX(int hit) {
        return hits[HIT * Objects.checkIndex(hit, pointCount) + 2];
    }

    /**
     * Returns y of the unit normal at a hit point.
     *
     * @param hit which one (0 ≤ hit &lt; {@link #pointCount()})
     * @return y of the normal; 0 for a pick
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double normalY(int hit) {
        return hits[HIT * Objects.checkIndex(hit, pointCount) + 3];
    }

    /** {@return the number of outlines at the start: 1 for a shape, one for each piece of a collider, otherwise 0} */
    public int outlineCount() {
        return outlineCount;
    }

    /**
     * Returns the number of vertices of an outline.
     *
     * @param which the outline (0 ≤ which &lt; {@link #outlineCount()})
     * @return the number (≥1)
     * @throws IndexOutOfBoundsException if there is no such outline
     */
    public int vertexCount(int which) {
        return firsts[Objects.checkIndex(which, outlineCount) + 1] - firsts[which];
    }

    /**
     * Returns x of a vertex; vertices are counter-clockwise.
     *
     * @param which the outline (0 ≤ which &lt; {@link #outlineCount()})
     * @param vertex which one (0 ≤ vertex &lt; {@link #vertexCount vertexCount(which)})
     * @return plane x, at the start of a cast
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public double vertexX(int which, int vertex) {
        return xy[2 * (firsts[which] + Objects.checkIndex(vertex, vertexCount(which)))];
    }

    /**
     * Returns y of a vertex.
     *
     * @param which the outline (0 ≤ which &lt; {@link #outlineCount()})
     * @param vertex which one (0 ≤ vertex &lt; {@link #vertexCount vertexCount(which)})
     * @return plane y, at the start of a cast
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public double vertexY(int which, int vertex) {
        return xy[2 * (firsts[which] + Objects.checkIndex(vertex, vertexCount(which))) + 1];
    }
}
