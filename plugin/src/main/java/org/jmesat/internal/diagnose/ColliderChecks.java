package org.jmesat.internal.diagnose;

import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.diagnose.Checklist.Link;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.AxisNarrator;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter.Verdict;
import org.jmesat.world.CollisionWorld;

/**
 * Checks two colliders: how they met, if they did; whether a filter keeps them apart; and their shapes, by bounding
 * boxes, depth, axes and touch policy.
 */
final class ColliderChecks {
    private final CollisionWorld world;
    private final ProjectionPlane plane;
    private final Collider a;
    private final Collider b;
    private final Contact<Collider> contact;
    /** The contact that began within the last tick and ended there or was withdrawn; or null. */
    private final Contact<Collider> entered;
    /** What the game's filter has thrown, or null. */
    private Throwable thrown;
    private final Verdict verdict;
    private final BodyBox boxA;
    private final BodyBox boxB;
    private final double gapX;
    private final double gapY;
    /** Null before the shapes are checked, if the boxes are too far apart to touch, or if a collider was removed. */
    private AxisReport report;

    ColliderChecks(CollisionWorld world, ProjectionPlane plane, Collider a, Collider b) {
        this.world = world;
        this.plane = plane;
        this.a = a;
        this.b = b;
        contact = a == b ? null : world.getContact(a, b);
        entered = contact == null ? findEntered() : null;
        verdict = decide();
        boxA = BodyBox.of(a);
        boxB = BodyBox.of(b);
        gapX = boxA.gapX(boxB);
        gapY = boxA.gapY(boxB);
    }

    /** The contact of the pair's ENTER in the last tick if it was withdrawn, or passed through; or null. */
    private Contact<Collider> findEntered() {
        for (Contact<Collider> each : world.getEvents().enters()) {
            boolean ofPair = each.getA() == a && each.getB() == b || each.getA() == b && each.getB() == a;
            if (ofPair && (each.isWithdrawn() || each.isPassThrough())) {
                return each;
            }
        }
        return null;
    }

    boolean hasMet() {
        return contact != null || entered != null;
    }

    boolean isWithdrawn() {
        return entered != null && entered.isWithdrawn();
    }

    /** The contact that began within the last tick and ended there or was withdrawn; or null. */
    Contact<Collider> entered() {
        return entered;
    }

    /** A sentence without its full stop; they must have met. */
    String writeMeeting() {
        return contact != null ? "In contact since tick " + contact.getSinceTick()
                : isWithdrawn() ? "They met at " + NumberText.of(entered.getFraction()) + " of tick " + world.getTick()
                : "Passed through each other within tick " + world.getTick();
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
    private boolean isDepth() {
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
    String writeFilter() {
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

    /** Whether the shapes touch or overlap now, as they need not after a sweep; known after {@link #addShapesTo}. */
    boolean areTouching() {
        return report != null && report.separation() <= Math.abs(report.limit());
    }

    /** Checks the shapes. */
    void addShapesTo(Checklist list) {
        // Boxes that are apart by more than any tolerance need no comparison of pieces.
        report = Math.max(gapX, gapY) > 4 * boxA.tolerance(boxB) ? null : world.explain(a, b);
        boolean onlyTouches = world.getTouchPolicy() == TouchPolicy.EXCLUSIVE && report != null
                && report.separation() <= -report.limit();
        boolean touches = hasMet() || report != null && !report.isSeparated();
        if (!touches && !onlyTouches && Math.max(gapX, gapY) > 0) {
            list.fail(Link.BOXES, "Their bounding boxes are " + NumberText.of(Math.max(gapX, gapY)) + " apart in "
                    + AxisNames.of(plane, gapX >= gapY ? 0 : 1) + ".");
            return;
        }
        // They may have met within the tick, and need not touch at its end.
        boolean swept = entered != null;
        list.pass(Link.BOXES, swept ? "Their swept boxes overlap"
                : Math.max(gapX, gapY) < 0 ? "Their bounding boxes overlap" : "Their bounding boxes touch");
        checkDepth(list);
        if (list.isBroken()) {
            return;
        }
        if (!touches && !onlyTouches) {
            list.fail(Link.AXIS, separatingAxis());
            return;
        }
        list.pass(Link.AXIS, swept ? "No axis separates them at the time of impact" : overlap());
        if (hasMet()) {
            list.pass(Link.TOUCH_POLICY, writeMeeting());
        } else if (touches) {
            list.fail(Link.TOUCH_POLICY, "They touch: a setting that kept them apart at the last tick has changed "
                    + "since, and applies from the next tick.");
        } else {
            list.fail(Link.TOUCH_POLICY, "They only touch, at separation " + NumberText.of(report.separation())
                    + ", and the touch policy is EXCLUSIVE.");
        }
    }

    private void checkDepth(Checklist list) {
        double gap = world.computeDepthSeparation(a, b);
        if (isDepth() && !hasMet()) {
            list.fail(Link.DEPTH, writeFilter() + ".");
        } else if (isDepth()) {
            list.note(Link.DEPTH, writeFilter() + " from the next tick");
        } else if (world.isDepthTest()) {
            list.pass(Link.DEPTH, "They overlap by " + NumberText.of(-gap) + " in " + AxisNames.depth(plane));
        } else if (gap > Math.min(boxA.size(), boxB.size())) {
            list.note(Link.DEPTH, "They are " + NumberText.of(gap) + " apart in " + AxisNames.depth(plane)
                    + ", which collisions ignore without the depth test");
        } else {
            list.pass(Link.DEPTH, "The depth test is off");
        }
    }

    private String overlap() {
        if (report == null) {
            return "No axis separates them";
        }
        String axes = report.axes().size() == 1 ? "The only axis does not separate them"
                : "None of " + report.axes().size() + " axes separates them";
        return report.separation() < 0 ? axes + "; the least overlap is " + NumberText.of(-report.separation())
                : axes + ": they touch";
    }

    private String separatingAxis() {
        StringBuilder text = new StringBuilder("Axis ").append(report.decidingIndex() + 1).append(" of ")
                .append(report.axes().size()).append(" separates them: ");
        return new AxisNarrator(a.getOwner().toString(), b.getOwner().toString()).appendVerdict(text, report)
                .append('.').toString();
    }
}
