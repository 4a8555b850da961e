package org.jmesat.internal.diagnose;

import org.jmesat.internal.text.NumberText;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter.Verdict;
import org.jmesat.world.CollisionWorld;

/** Describes the rule that keeps two colliders apart, and the settings that make it apply. */
final class FilterText {
    private final CollisionWorld world;
    private final ProjectionPlane plane;
    private final Collider a;
    private final Collider b;

    FilterText(CollisionWorld world, ProjectionPlane plane, Collider a, Collider b) {
        this.world = world;
        this.plane = plane;
        this.a = a;
        this.b = b;
    }

    /** A sentence without its full stop, or null if no rule forbids the pair. */
    String write() {
        Verdict verdict;
        try {
            verdict = world.decide(a, b);
        } catch (RuntimeException | Error thrown) {
            // A step keeps the pair apart, too.
            return "The game's PairFilter keeps them apart: it throws " + thrown;
        }
        return switch (verdict) {
            case ALLOWED, SAME_POSITIVE_GROUP -> null;
            case SAME_BODY -> "Both are part of " + a.getOwner() + ", and pieces of one body never collide";
            case BOTH_FIXED -> "Both are fixed, and fixed colliders never collide with each other";
            case SAME_NEGATIVE_GROUP ->
                    "Both are in group " + a.getGroup() + ", and members of a negative group never collide";
            case MASK -> (a.getMask() & b.getCategory()) == 0 ? mask(a, b) : mask(b, a);
            case LAYERS -> "The layers keep them apart: " + in(a) + " does not collide with " + in(b);
            case PAIR_FILTER -> "The game's PairFilter keeps them apart";
            case DEPTH -> depth(world.computeDepthSeparation(a, b));
        };
    }

    private String depth(double separation) {
        String axis = AxisNames.depth(plane);
        return (separation > 0 ? "The depth test keeps them apart: they are " + NumberText.of(separation) + " apart in "
                + axis : "The depth test keeps them apart: they only touch in " + axis)
                + " (" + (a.getId() < b.getId() ? range(a) + ", " + range(b) : range(b) + ", " + range(a)) + ")";
    }

    private static String range(Collider collider) {
        return collider.getOwner() + " from " + NumberText.of(collider.getMinDepth()) + " to "
                + NumberText.of(collider.getMaxDepth());
    }

    private String mask(Collider refusing, Collider other) {
        if (refusing.getMask() == 0) {
            return "The mask of " + refusing.getOwner() + " is 0, so it collides with no layer";
        }
        if (other.getCategory() == 0) {
            return other.getOwner() + " is in no layer: its category is 0, which no mask matches";
        }
        return "The mask of " + refusing.getOwner() + " keeps them apart: it does not contain " + in(other);
    }

    private String in(Collider collider) {
        return world.getLayers().describe(collider.getCategory()) + " of " + collider.getOwner();
    }
}
