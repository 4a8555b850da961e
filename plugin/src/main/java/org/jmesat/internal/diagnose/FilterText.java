package org.jmesat.internal.diagnose;

import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter.Verdict;
import org.jmesat.world.CollisionWorld;

/** Says in words which rule keeps two colliders apart, and what in their settings makes it apply. */
final class FilterText {
    private final CollisionWorld world;
    private final Collider a;
    private final Collider b;

    FilterText(CollisionWorld world, Collider a, Collider b) {
        this.world = world;
        this.a = a;
        this.b = b;
    }

    /** A sentence without its full stop, or null when no rule forbids the pair. */
    String write() {
        Verdict verdict;
        try {
            verdict = world.decide(a, b);
        } catch (RuntimeException | Error thrown) {
            // As in a step, where such a pair is kept apart.
            return "The game's own filter keeps them apart, for it throws " + thrown;
        }
        return switch (verdict) {
            case ALLOWED, SAME_POSITIVE_GROUP -> null;
            case SAME_BODY -> "Both are of one body, " + a.getOwner() + ", whose pieces never collide with each other";
            case BOTH_FIXED -> "Both are fixed, and scenery never collides with scenery";
            case SAME_NEGATIVE_GROUP ->
                    "Both are in group " + a.getGroup() + ", and those of a negative group never collide";
            case MASK -> (a.getMask() & b.getCategory()) == 0 ? mask(a, b) : mask(b, a);
            case LAYERS -> "The layers keep them apart: " + in(a) + " does not collide with " + in(b);
            case PAIR_FILTER -> "The game's own filter keeps them apart";
        };
    }

    private String mask(Collider refusing, Collider other) {
        if (refusing.getMask() == 0) {
            return "The mask of " + refusing.getOwner() + " is 0, and matches nothing";
        }
        if (other.getCategory() == 0) {
            return other.getOwner() + " is in no layer, for its category is 0, and matches no mask";
        }
        return "The mask of " + refusing.getOwner() + " keeps them apart: it lacks " + in(other);
    }

    private String in(Collider collider) {
        return world.getLayers().describe(collider.getCategory()) + " of " + collider.getOwner();
    }
}
