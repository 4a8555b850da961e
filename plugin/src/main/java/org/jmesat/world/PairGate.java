package org.jmesat.world;

import org.jmesat.contact.ExitReason;
import org.jmesat.internal.step.BodyTable;
import org.jmesat.internal.step.PairRule;

/** Applies the filters to pairs, and keeps an exception of the game's filter until the step is complete. */
final class PairGate implements PairRule<Collider> {
    private final ColliderList colliders;
    private final BodyTable bodies;
    private final CollisionLayers layers;
    private PairFilter filter;
    private Throwable failure;

    PairGate(ColliderList colliders, BodyTable bodies, CollisionLayers layers) {
        this.colliders = colliders;
        this.bodies = bodies;
        this.layers = layers;
    }

    PairFilter filter() {
        return filter;
    }

    void setFilter(PairFilter newFilter) {
        filter = newFilter;
    }

    @Override
    public boolean isOpen() {
        return filter == null && layers.allowsDefault();
    }

    @Override
    public boolean hasCallback() {
        return filter != null;
    }

    @Override
    public boolean allows(int low, int high) {
        boolean simple = isSimple(low, high);
        if (simple && filter == null) {
            return true;
        }
        Collider a = colliders.get(low);
        Collider b = colliders.get(high);
        try {
            return simple ? filter.canCollide(a, b) : CollisionFilter.decide(a, b, layers, filter).isAllowed();
        } catch (RuntimeException | Error thrown) {
            if (failure == null) {
                failure = thrown;
            }
            return false;
        }
    }

    private boolean isSimple(int low, int high) {
        byte[] rules = bodies.rules();
        return layers.allowsDefault() && ((rules[low] | rules[high]) & BodyTable.SELECTIVE) == 0
                && (rules[low] & rules[high] & BodyTable.FIXED) == 0;
    }

    @Override
    public boolean mayCollide(int body, int other) {
        return isSimple(body, other)
                || CollisionFilter.decide(colliders.get(body), colliders.get(other), layers, null).isAllowed();
    }

    @Override
    public RuntimeException tooManyPairs(int body, int count, int limit) {
        return new TooManyPairsException(colliders.get(body), count, limit);
    }

    @Override
    public double upX(int index) {
        return colliders.get(index).getOneWayX();
    }

    @Override
    public double upY(int index) {
        return colliders.get(index).getOneWayY();
    }

    @Override
    public boolean isSolidFor(int oneWay, int body) {
        return colliders.get(oneWay).isSolidFor(colliders.get(body));
    }

    @Override
    public Collider get(int index) {
        return colliders.get(index);
    }

    @Override
    public ExitReason removal(Collider collider) {
        return collider.removal();
    }

    void throwFailure() {
        Throwable thrown = failure;
        failure = null;
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }
}
