package org.jmesat.world;

import java.util.Objects;
import org.jmesat.contact.Contact;

/**
 * The values of one pair, as {@link CollisionSnapshot#describe} copied them.
 */
public final class PairDescription {
    /** Contact points of a manifold. */
    private static final int MOST_POINTS = 2;
    private boolean touching;
    private double depth;
    private double normalX;
    private double normalY;
    private final double[] points = new double[2 * MOST_POINTS];
    private int pointCount;
    private long sinceTick;
    private double depthSeparation;
    private boolean apartInDepth;

    PairDescription() {
    }

    PairDescription set(Contact<Collider> contact, Collider a) {
        touching = contact != null;
        depth = touching ? contact.getDepth() : 0;
        double sign = touching && contact.getA() == a ? 1 : -1;
        normalX = touching ? sign * contact.getNormalX() + 0.0 : 0;
        normalY = touching ? sign * contact.getNormalY() + 0.0 : 0;
        pointCount = touching ? contact.getManifold().count() : 0;
        for (int i = 0; i < pointCount; i++) {
            points[2 * i] = contact.getManifold().x(i);
            points[2 * i + 1] = contact.getManifold().y(i);
        }
        sinceTick = touching ? contact.getSinceTick() : -1;
        depthSeparation = Double.NEGATIVE_INFINITY;
        apartInDepth = false;
        return this;
    }

    void setDepth(double separation, boolean apart) {
        depthSeparation = separation;
        apartInDepth = apart;
    }

    /** {@return whether the pair is in contact; false for a near pair} */
    public boolean touching() {
        return touching;
    }

    /** {@return the penetration depth in world units (≥0); 0 for a near pair} */
    public double depth() {
        return depth;
    }

    /** {@return x of the unit normal from a to b, as described; 0 for a near pair} */
    public double normalX() {
        return normalX;
    }

    /** {@return y of the unit normal from a to b, as described; 0 for a near pair} */
    public double normalY() {
        return normalY;
    }

    /** {@return the number of contact points (0 to 2); 0 for a near pair} */
    public int pointCount() {
        return pointCount;
    }

    /**
     * Returns x of a contact point.
     *
     * @param point which one (0 ≤ point &lt; {@link #pointCount()})
     * @return plane x
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double pointX(int point) {
        return points[2 * Objects.checkIndex(point, pointCount)];
    }

    /**
     * Returns y of a contact point.
     *
     * @param point which one (0 ≤ point &lt; {@link #pointCount()})
     * @return plane y
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double pointY(int point) {
        return points[2 * Objects.checkIndex(point, pointCount) + 1];
    }

    /**
     * {@return whether the two do not overlap in depth, so that they are not in contact wherever they are in the plane}
     * False if the {@linkplain CollisionWorld#setDepthTest depth test} was off at the last step.
     */
    public boolean apartInDepth() {
        return apartInDepth;
    }

    /**
     * {@return the gap between the two ranges of depth at the last step, in world units; negative if they overlap}
     * It is −∞ if the depth test was off.
     */
    public double depthSeparation() {
        return depthSeparation;
    }

    /** {@return the tick of the ENTER; −1 for a near pair} */
    public long sinceTick() {
        return sinceTick;
    }
}
