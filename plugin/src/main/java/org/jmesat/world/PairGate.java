package org.jmesat.world;

/** Asks the filters which pairs can collide, and keeps what the game's own filter throws until the step is complete. */
final class PairGate {
    private final ColliderList colliders;
    private final CollisionLayers layers;
    private PairFilter filter;
    private Throwable failure;

    PairGate(ColliderList colliders, CollisionLayers layers) {
        this.colliders = colliders;
        this.layers = layers;
    }

    PairFilter filter() {
        return filter;
    }

    void setFilter(PairFilter newFilter) {
        filter = newFilter;
    }

    /** Whether all pairs are allowed of which neither has rules of its own and not both are fixed. */
    boolean isOpen() {
        return filter == null && layers.allowsDefault();
    }

    boolean allows(int low, int high) {
        byte[] rules = colliders.rules();
        boolean simple = layers.allowsDefault() && ((rules[low] | rules[high]) & ColliderList.SELECTIVE) == 0
                && (rules[low] & rules[high] & ColliderList.FIXED) == 0;
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
