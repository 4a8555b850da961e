package org.jmesat.internal.sat;

import org.jmesat.geometry.Penetration;

/** A {@link Penetration} that tests fill; users see it as one that they cannot change. */
public final class SatResult extends Penetration {
    /** Creates an instance to be filled by a test. */
    public SatResult() {
    }

    @Override
    public void set(double newSeparation, double nx, double ny, int newEdge, boolean arbitrary) {
        super.set(newSeparation, nx, ny, newEdge, arbitrary);
    }

    @Override
    public void setEdge(int newEdge) {
        super.setEdge(newEdge);
    }

    @Override
    public void set(double newSeparation, double nx, double ny, int newCornerOfA, int newCornerOfB) {
        super.set(newSeparation, nx, ny, newCornerOfA, newCornerOfB);
    }

    @Override
    public void set(Penetration other) {
        super.set(other);
    }

    @Override
    public void set(double newSeparation, double nx, double ny, int newEdge, boolean arbitrary, int newCornerOfA,
            int newCornerOfB) {
        super.set(newSeparation, nx, ny, newEdge, arbitrary, newCornerOfA, newCornerOfB);
    }
}
