package org.jmesat.internal.diagnose;

import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.diagnose.Checklist.Link;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.AxisNarrator;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Checks the shapes of two colliders: bounding boxes, depth, axes, touch policy. */
final class ShapeChecks {
    private final CollisionWorld world;
    private final ProjectionPlane plane;
    private final FilterText filter;
    private final LastContact lastContact;
    private final Collider a;
    private final Collider b;
    private final BodyBox boxA;
    private final BodyBox boxB;
    private final double gapX;
    private final double gapY;
    /** Null if the boxes are too far apart to touch, or if a collider was removed. */
    private final AxisReport report;

    ShapeChecks(CollisionWorld world, ProjectionPlane plane, FilterText filter, LastContact lastContact) {
        this.world = world;
        this.plane = plane;
        this.filter = filter;
        this.lastContact = lastContact;
        a = lastContact.a;
        b = lastContact.b;
        boxA = BodyBox.of(a);
        boxB = BodyBox.of(b);
        gapX = boxA.gapX(boxB);
        gapY = boxA.gapY(boxB);
        report = isFar() ? null : world.explain(a, b);
    }

    /** Whether the boxes are apart by more than any tolerance, so that no pieces need to be compared. */
    private boolean isFar() {
        return Math.max(gapX, gapY) > 4 * boxA.tolerance(boxB);
    }

    /** Whether the shapes touch or overlap now, as they need not after a sweep. */
    boolean areTouching() {
        return report != null && report.separation() <= Math.abs(report.limit());
    }

    void addTo(Checklist list) {
        boolean onlyTouches = isExclusive() && report != null && report.separation() <= -report.limit();
        boolean touches = lastContact.hasMet() || report != null && !report.isSeparated();
        if (!touches && !onlyTouches && Math.max(gapX, gapY) > 0) {
            list.fail(Link.BOXES, "Their bounding boxes are " + NumberText.of(Math.max(gapX, gapY)) + " apart in "
                    + AxisNames.of(plane, gapX >= gapY ? 0 : 1) + ".");
            return;
        }
        list.pass(Link.BOXES, swept() ? "Their swept boxes overlap"
                : Math.max(gapX, gapY) < 0 ? "Their bounding boxes overlap" : "Their bounding boxes touch");
        checkDepth(list);
        if (list.isBroken()) {
            return;
        }
        if (!touches && !onlyTouches) {
            list.fail(Link.AXIS, separatingAxis());
            return;
        }
        list.pass(Link.AXIS, swept() ? "No axis separates them at the time of impact" : overlap());
        if (lastContact.hasMet()) {
            list.pass(Link.TOUCH_POLICY, lastContact.write());
        } else if (touches) {
            list.fail(Link.TOUCH_POLICY, "They touch: a setting that kept them apart at the last tick has changed "
                    + "since, and applies from the next tick.");
        } else {
            list.fail(Link.TOUCH_POLICY, "They only touch, at separation " + NumberText.of(report.separation())
                    + ", and the touch policy is EXCLUSIVE.");
        }
    }

    /** Whether they met within the tick, and need not touch at its end. */
    private boolean swept() {
        return lastContact.entered() != null;
    }

    private boolean isExclusive() {
        return world.getTouchPolicy() == TouchPolicy.EXCLUSIVE;
    }

    private void checkDepth(Checklist list) {
        double gap = world.computeDepthSeparation(a, b);
        if (filter.isDepth() && !lastContact.hasMet()) {
            list.fail(Link.DEPTH, filter.write() + ".");
        } else if (filter.isDepth()) {
            list.note(Link.DEPTH, filter.write() + " from the next tick");
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
