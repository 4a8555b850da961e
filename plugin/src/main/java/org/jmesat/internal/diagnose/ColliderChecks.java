package org.jmesat.internal.diagnose;

import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.SpatialName;
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
    final Collider a;
    final Collider b;
    private final String nameA;
    private final String nameB;
    private final AxisNarrator narrator;
    private final Contact<Collider> contact;
    private final long since;
    /** The contact that began within the last tick and ended there or was withdrawn; or null. */
    final Contact<Collider> entered;
    /** What the game's filter has thrown, or null. */
    private Throwable thrown;
    private final Verdict verdict;
    private final BodyBox boxA = new BodyBox();
    private final BodyBox boxB = new BodyBox();
    /** Null if a collider was removed, or has no vertex. */
    private AxisReport report;

    ColliderChecks(CollisionWorld world, ProjectionPlane plane, Collider a, Collider b) {
        this.world = world;
        this.plane = plane;
        this.a = a;
        this.b = b;
        nameA = nameOf(a);
        nameB = nameOf(b);
        narrator = new AxisNarrator(nameA, nameB);
        contact = a == b ? null : world.getContact(a, b);
        since = contact == null ? -1 : contact.getSinceTick();
        entered = contact == null ? findEntered() : null;
        verdict = decide();
    }

    private static String nameOf(Collider collider) {
        Spatial spatial = CollisionBody.spatialOf(collider);
        return spatial == null ? String.valueOf(collider.getOwner()) : SpatialName.of(spatial);
    }

    private String name(Collider collider) {
        return collider == a ? nameA : nameB;
    }

    /** Whether the pair has the contact, or none, that it had when this was created. */
    boolean isUpToDate() {
        Contact<Collider> now = a == b ? null : world.getContact(a, b);
        boolean sameDepth = !world.isDepthTest() || isDepth() == world.computeDepthSeparation(a, b) >= 0;
        return sameDepth && entered == null && now == contact
                && (now == null ? findEntered() == null : now.getSinceTick() == since);
    }

    /** The contact of the pair's ENTER in the last tick if it was withdrawn, or passed through; or null. */
    private Contact<Collider> findEntered() {
        List<Contact<Collider>> enters = world.getEvents().enters();
        for (int i = 0; i < enters.size(); i++) {
            Contact<Collider> each = enters.get(i);
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

    /** Appends since when they touch, or how they have met. */
    StringBuilder appendMeeting(StringBuilder to) {
        if (contact != null) {
            to.append("touching since tick ").append(since);
        } else if (isWithdrawn()) {
            NumberText.append(to.append("they met at "), entered.getFraction()).append(" of tick ")
                    .append(world.getTick());
        } else {
            to.append("passed through each other within tick ").append(world.getTick());
        }
        return to;
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

    /** Why no filter forbids the pair, as a clause. */
    String writeAllowed() {
        if (verdict == Verdict.SAME_POSITIVE_GROUP) {
            return "both are in group " + a.getGroup() + ", and members of a positive group always collide";
        }
        String ofA = world.getLayers().describe(a.getCategory());
        String ofB = world.getLayers().describe(b.getCategory());
        return ofA + (ofA.equals(ofB) ? " collides with itself" : " collides with " + ofB);
    }

    /** A clause on the rule that forbids the pair. */
    String writeFilter() {
        return switch (verdict) {
            case ALLOWED, SAME_POSITIVE_GROUP -> throw new IllegalStateException(verdict.toString());
            case SAME_BODY -> "both are part of " + nameA
                    + ", and pieces of one body never collide; to split it, give each a ColliderControl of its own";
            case BOTH_FIXED -> "both are fixed, and fixed colliders never collide with each other";
            case SAME_NEGATIVE_GROUP ->
                    "both are in group " + a.getGroup() + ", and members of a negative group never collide";
            case MASK -> (a.getMask() & b.getCategory()) == 0 ? mask(a, b) : mask(b, a);
            case LAYERS -> in(a) + " does not collide with " + in(b);
            case PAIR_FILTER -> "the game's PairFilter keeps them apart"
                    + (thrown == null ? "" : ": it throws " + thrown);
            case DEPTH -> "the depth test keeps them apart";
        };
    }

    private String mask(Collider refusing, Collider other) {
        if (refusing.getMask() == 0) {
            return "the mask of " + name(refusing) + " is 0, so it collides with no layer";
        }
        if (other.getCategory() == 0) {
            return name(other) + " is in no layer: its category is 0, which no mask matches";
        }
        return "the mask of " + name(refusing) + " keeps them apart: it does not contain " + in(other);
    }

    private String in(Collider collider) {
        return world.getLayers().describe(collider.getCategory()) + " of " + name(collider);
    }

    /** Whether the shapes touch or overlap now, as they need not after a sweep; known after {@link #addShapesTo}. */
    boolean areTouching() {
        return report != null && report.separation() <= Math.abs(report.limit());
    }

    /** Checks the shapes at the last step. Allocates nothing. */
    void addShapesTo(Checklist list, AxisReport newReport) {
        report = newReport;
        boxA.read(a);
        boxB.read(b);
        double gapX = boxA.gapX(boxB);
        double gapY = boxA.gapY(boxB);
        double gap = Math.max(gapX, gapY);
        boolean onlyTouches = world.getTouchPolicy() == TouchPolicy.EXCLUSIVE && report != null
                && report.separation() <= -report.limit();
        boolean touches = hasMet() || report != null && !report.isSeparated();
        if (!touches && !onlyTouches && gap > 0) {
            StringBuilder text = list.begin(Link.BOXES, Result.BROKEN);
            appendDistance(text, gap).append(", their bounding boxes by ");
            NumberText.append(text, gap).append(" in ").append(AxisNames.of(plane, gapX >= gapY ? 0 : 1));
            return;
        }
        // They may have met within the tick, and need not touch at its end.
        boolean swept = entered != null;
        list.pass(Link.BOXES, swept ? "their swept boxes overlap"
                : gap < 0 ? "their bounding boxes overlap" : "their bounding boxes touch");
        checkDepth(list);
        if (list.result(Link.DEPTH) == Result.BROKEN) {
            return;
        }
        if (!touches && !onlyTouches) {
            appendSeparatingAxis(list.begin(Link.AXIS, Result.BROKEN));
            return;
        }
        appendOverlap(list.begin(Link.AXIS, Result.PASSED), swept);
        if (hasMet()) {
            appendMeeting(list.begin(Link.TOUCH_POLICY, Result.PASSED));
        } else if (touches) {
            list.fail(Link.TOUCH_POLICY, "they touch: a setting that kept them apart at the last tick has changed "
                    + "since, and applies from the next tick");
        } else {
            list.fail(Link.TOUCH_POLICY, "they only touch, and the touch policy is EXCLUSIVE");
        }
    }

    /** Appends the distance of the closest points, or that of the boxes if it is not known. */
    private StringBuilder appendDistance(StringBuilder to, double gap) {
        return NumberText.append(to.append("they are "), report == null ? gap : report.distance()).append(" apart");
    }

    private void checkDepth(Checklist list) {
        double gap = world.computeDepthSeparation(a, b);
        if (isDepth()) {
            StringBuilder text = list.begin(Link.DEPTH, hasMet() ? Result.NOTED : Result.BROKEN);
            appendDepth(text, gap).append(hasMet() ? " from the next tick" : "");
        } else if (world.isDepthTest()) {
            NumberText.append(list.begin(Link.DEPTH, Result.PASSED).append("they overlap by "), -gap).append(" in ")
                    .append(AxisNames.depth(plane));
        } else if (gap > Math.min(boxA.size(), boxB.size())) {
            NumberText.append(list.begin(Link.DEPTH, Result.NOTED).append("they are "), gap).append(" apart in ")
                    .append(AxisNames.depth(plane)).append(", which collisions ignore without the depth test");
        } else {
            list.pass(Link.DEPTH, "the depth test is off");
        }
    }

    private StringBuilder appendDepth(StringBuilder to, double gap) {
        if (gap > 0) {
            NumberText.append(to.append("they are "), gap).append(" apart in ").append(AxisNames.depth(plane));
        } else {
            to.append("they only touch in ").append(AxisNames.depth(plane));
        }
        boolean ordered = a.getId() < b.getId();
        to.append(", and the depth test is on (");
        return appendRange(appendRange(to, ordered ? a : b).append(", "), ordered ? b : a).append(')');
    }

    private StringBuilder appendRange(StringBuilder to, Collider collider) {
        to.append(name(collider)).append(" from ");
        return NumberText.append(NumberText.append(to, collider.getMinDepth()).append(" to "), collider.getMaxDepth());
    }

    private void appendOverlap(StringBuilder to, boolean swept) {
        if (swept || report == null) {
            to.append(swept ? "no axis separates them at the time of impact" : "no axis separates them");
            return;
        }
        int count = report.axes().size();
        if (count == 1) {
            to.append("the only axis does not separate them");
        } else {
            to.append("none of ").append(count).append(" axes separates them");
        }
        if (report.onlyTouches()) {
            to.append(": they touch");
        } else {
            NumberText.append(to.append("; the least overlap is "), -report.separation());
        }
    }

    private void appendSeparatingAxis(StringBuilder to) {
        appendDistance(to, 0).append(": axis ").append(report.decidingIndex() + 1).append(" of ")
                .append(report.axes().size()).append(", ");
        narrator.appendEdges(to, report.deciding()).append(", separates them");
        if (report.isCornerToCorner()) {
            NumberText.append(to.append(" by "), report.separation());
        }
    }
}
