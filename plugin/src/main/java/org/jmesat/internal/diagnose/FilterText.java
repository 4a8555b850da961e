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
    /** What the game's filter has thrown, or null. */
    private Throwable thrown;
    private final Verdict verdict;

    FilterText(CollisionWorld world, ProjectionPlane plane, Collider a, Collider b) {
        this.world = world;
        this.plane = plane;
        this.a = a;
        this.b = b;
        verdict = decide();
    }

    private Verdict decide() {
        try {
            return world.decide(a, b);
        } catch (RuntimeException | Error e) {
            // A step keeps the pair apart, too.
            thrown = e;
            return Verdict.PAIR_FILTER;
        }
    }

    /** Whether no rule forbids the pair but depth, which is no filter. */
    boolean isAllowed() {
        return verdict.isAllowed() || verdict == Verdict.DEPTH;
    }

    /** Whether only the depth test keeps the pair apart. */
    boolean isDepth() {
        return verdict == Verdict.DEPTH;
    }

    /** Why no filter forbids the pair, as a sentence without its full stop. */
    String writeAllowed() {
        if (verdict == Verdict.SAME_POSITIVE_GROUP) {
            return "Both are in group " + a.getGroup() + ", and members of a positive group always collide";
        }
        String ofA = world.getLayers().describe(a.getCategory());
        String ofB = world.getLayers().describe(b.getCategory());
        return Character.toUpperCase(ofA.charAt(0)) + ofA.substring(1)
                + (ofA.equals(ofB) ? " collides with itself" : " collides with " + ofB);
    }

    /** A sentence without its full stop on the rule that forbids the pair. */
    String write() {
        return switch (verdict) {
            case ALLOWED, SAME_POSITIVE_GROUP -> throw new IllegalStateException(verdict.toString());
            case SAME_BODY -> "Both are part of " + a.getOwner() + ", and pieces of one body never collide";
            case BOTH_FIXED -> "Both are fixed, and fixed colliders never collide with each other";
            case SAME_NEGATIVE_GROUP ->
                    "Both are in group " + a.getGroup() + ", and members of a negative group never collide";
            case MASK -> (a.getMask() & b.getCategory()) == 0 ? mask(a, b) : mask(b, a);
            case LAYERS -> "The layers keep them apart: " + in(a) + " does not collide with " + in(b);
            case PAIR_FILTER -> "The game's PairFilter keeps them apart"
                    + (thrown == null ? "" : ": it throws " + thrown);
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
