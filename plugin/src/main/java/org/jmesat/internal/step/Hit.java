package org.jmesat.internal.step;

/** The body that a ray, a shape cast or a nearest query found, and where. */
public final class Hit {
    private int body;
    private int id;
    private int piece;
    private double x;
    private double y;
    private double normalX;
    private double normalY;
    private double distance;
    private double fraction;
    private double depth;
    private boolean overlapping;

    public Hit() {
        clear();
    }

    /** Resets this to "no hit". */
    public void clear() {
        setBody(-1, -1, -1);
        setPlace(0, 0, 0, 0);
        setDistance(Double.POSITIVE_INFINITY, 1);
        setDepth(0, false);
    }

    void setBody(int newBody, int newId, int newPiece) {
        body = newBody;
        id = newId;
        piece = newPiece;
    }

    void setPlace(double newX, double newY, double newNormalX, double newNormalY) {
        x = newX;
        y = newY;
        normalX = newNormalX + 0.0;
        normalY = newNormalY + 0.0;
    }

    void setDistance(double newDistance, double newFraction) {
        distance = newDistance;
        fraction = newFraction;
    }

    void setDepth(double newDepth, boolean newOverlapping) {
        depth = newDepth;
        overlapping = newOverlapping;
    }

    public void set(Hit other) {
        setBody(other.body, other.id, other.piece);
        setPlace(other.x, other.y, other.normalX, other.normalY);
        setDistance(other.distance, other.fraction);
        setDepth(other.depth, other.overlapping);
    }

    /**
     * Whether this comes after another result, or is none. The order of results: by distance, then by id, then by
     * piece. Distances that are the same float are equal, as are the times of ENTERs: rounding in doubles must not
     * decide which of two bodies at the same distance is first.
     */
    boolean isAfter(double otherDistance, int otherId, int otherPiece) {
        if (!isHit() || (float) distance != (float) otherDistance) {
            return !isHit() || distance > otherDistance;
        }
        return id != otherId ? id > otherId : piece > otherPiece;
    }

    public boolean isHit() {
        return body >= 0;
    }

    /** The index of the body, or −1. */
    public int body() {
        return body;
    }

    public int piece() {
        return piece;
    }

    public double x() {
        return x;
    }

    public double y() {
        return y;
    }

    public double normalX() {
        return normalX;
    }

    public double normalY() {
        return normalY;
    }

    public double distance() {
        return distance;
    }

    public double fraction() {
        return fraction;
    }

    public double depth() {
        return depth;
    }

    public boolean isOverlapping() {
        return overlapping;
    }
}
