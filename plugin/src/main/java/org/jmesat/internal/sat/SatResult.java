package org.jmesat.internal.sat;

import java.util.Objects;
import org.jmesat.geometry.Penetration;

/** A {@link Penetration} that tests fill; users see it as one that they cannot change. */
public final class SatResult extends Penetration {
    /** Creates an instance to be filled by a test. */
    public SatResult() {
    }

    /** Sets the result for the axis of an edge, or without one for any direction. */
    public void set(double newSeparation, double nx, double ny, int newEdge, boolean arbitrary) {
        set(newSeparation, nx, ny, newEdge, arbitrary, NO_EDGE, NO_EDGE);
    }

    /** Sets the result for the line between two corners. */
    public void set(double newSeparation, double nx, double ny, int newCornerOfA, int newCornerOfB) {
        set(newSeparation, nx, ny, NO_EDGE, false, newCornerOfA, newCornerOfB);
    }

    /** Copies another result. */
    public void set(Penetration other) {
        Objects.requireNonNull(other, "other");
        set(other.separation(), other.normalX(), other.normalY(), other.edge(), other.isDirectionArbitrary(),
                other.cornerOfA(), other.cornerOfB());
    }

    @Override
    public void set(double newSeparation, double nx, double ny, int newEdge, boolean arbitrary, int newCornerOfA,
            int newCornerOfB) {
        super.set(newSeparation, nx, ny, newEdge, arbitrary, newCornerOfA, newCornerOfB);
    }

    @Override
    public void setEdge(int newEdge) {
        super.setEdge(newEdge);
    }
}
