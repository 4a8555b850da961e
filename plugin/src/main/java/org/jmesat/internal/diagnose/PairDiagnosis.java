package org.jmesat.internal.diagnose;

import com.jme3.scene.Spatial;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.AxisNarrator;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Explains why two spatials raise no event: checks scene, contacts, filters and shapes in this order, and reports the
 * first reason. For a contact it lists the listeners.
 */
public final class PairDiagnosis {
    private final SceneScanner scanner;
    private final CollisionWorld world;
    private final SpatialDiagnosis single;
    private final StateListeners listeners;
    private final PairHeap heap;

    /** Creates the diagnosis of the last tick. {@code heap} is null unless too many pairs kept it from testing any. */
    public PairDiagnosis(CollisionWorld world, SceneScanner scanner, boolean markedOnly, StateListeners listeners,
            PairHeap heap) {
        this.world = world;
        this.scanner = scanner;
        this.listeners = listeners;
        this.heap = heap;
        single = new SpatialDiagnosis(scanner, markedOnly);
    }

    /** One sentence. */
    public String write(Spatial a, Spatial b) {
        String problem = single.problem(a);
        problem = problem == null ? single.problem(b) : problem;
        if (problem != null) {
            return problem;
        }
        if (heap != null) {
            return heap.sentence();
        }
        SceneCollider sceneA = scanner.find(a);
        SceneCollider sceneB = scanner.find(b);
        Contact<Collider> contact = world.getContact(sceneA.collider(), sceneB.collider());
        if (contact != null) {
            return "In contact since tick " + contact.getSinceTick() + depth(sceneA, sceneB)
                    + receivers(sceneA, sceneB);
        }
        Contact<Collider> entered = entered(sceneA.collider(), sceneB.collider());
        if (entered != null && entered.isWithdrawn()) {
            return "Not reported in tick " + world.getTick() + ": a handler cut a continuous side short before the "
                    + "time of impact, " + NumberText.of(entered.getFraction()) + " of the tick.";
        }
        if (entered != null && entered.isPassThrough()) {
            return "Passed through each other within tick " + world.getTick() + depth(sceneA, sceneB)
                    + receivers(sceneA, sceneB);
        }
        String filtered = new FilterText(world, scanner.plane(), sceneA.collider(), sceneB.collider()).write();
        if (filtered != null) {
            return filtered + reported(sceneA) + reported(sceneB) + ".";
        }
        problem = single.problemOfPart(a);
        problem = problem == null ? single.problemOfPart(b) : problem;
        return problem != null ? problem : apart(sceneA.collider(), sceneB.collider());
    }

    /** The contact of the pair's ENTER in the last tick, ended or withdrawn ones included; or null. */
    private Contact<Collider> entered(Collider a, Collider b) {
        for (Contact<Collider> each : world.getEvents().enters()) {
            if (each.getA() == a && each.getB() == b || each.getA() == b && each.getB() == a) {
                return each;
            }
        }
        return null;
    }

    private String receivers(SceneCollider a, SceneCollider b) {
        ListenerText text = new ListenerText(scanner.root());
        text.add(a.spatial());
        text.add(b.spatial());
        text.add(listeners, a.collider(), b.collider(), world.getLayers());
        return "; " + text.write() + ".";
    }

    /** The gap in depth if it is more than the larger side of the smaller collider, which may surprise a user. */
    private String depth(SceneCollider a, SceneCollider b) {
        double gap = world.computeDepthSeparation(a.collider(), b.collider());
        return !world.isDepthTest() && gap > Math.min(size(a.collider()), size(b.collider()))
                ? " although they are " + NumberText.of(gap) + " apart in " + AxisNames.depth(scanner.plane())
                        + ", which collisions ignore without the depth test" : "";
    }

    private static double size(Collider collider) {
        return Math.max(highest(collider, true, 1) + highest(collider, true, -1),
                highest(collider, false, 1) + highest(collider, false, -1));
    }

    /** The problem reported for a collider, such as an invalid setting, which may be the reason for the filter. */
    private String reported(SceneCollider collider) {
        String reason = scanner.problems().reason(collider.spatial());
        return reason == null ? ""
                : "; problem of " + SpatialName.of(collider.spatial()) + ": " + reason;
    }

    private String apart(Collider a, Collider b) {
        AxisReport report = world.explain(a, b);
        if (report == null || !report.isSeparated()) {
            return "They touch: a setting that kept them apart at the last tick has changed since, and applies from "
                    + "the next tick.";
        }
        if (world.getTouchPolicy() == TouchPolicy.EXCLUSIVE && report.separation() <= -report.limit()) {
            return "They only touch, at separation " + NumberText.of(report.separation())
                    + ", and the touch policy is EXCLUSIVE.";
        }
        double gapX = gap(a, b, true);
        double gapY = gap(a, b, false);
        if (Math.max(gapX, gapY) > 0) {
            return "Their bounding boxes are " + NumberText.of(Math.max(gapX, gapY)) + " apart in "
                    + (gapX >= gapY ? AxisNames.x(scanner.plane()) : AxisNames.y(scanner.plane())) + ".";
        }
        StringBuilder text = new StringBuilder("Axis ").append(report.decidingIndex() + 1).append(" of ")
                .append(report.axes().size()).append(" separates them: ");
        return new AxisNarrator(a.getOwner().toString(), b.getOwner().toString()).appendVerdict(text, report)
                .append('.').toString();
    }

    /** The gap between the bounding boxes along one axis of the plane; negative if they overlap. */
    private static double gap(Collider a, Collider b, boolean inX) {
        return Math.max(-highest(a, inX, -1) - highest(b, inX, 1), -highest(b, inX, -1) - highest(a, inX, 1));
    }

    /** The highest coordinate of all pieces; with sign −1, the negated lowest. */
    private static double highest(Collider collider, boolean inX, int sign) {
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            PlacedPolygon piece = collider.getPiece(i);
            if (piece.count() > 0) {
                double max = inX ? piece.maxX() : piece.maxY();
                double min = inX ? piece.minX() : piece.minY();
                highest = Math.max(highest, sign > 0 ? max : -min);
            }
        }
        return highest;
    }
}
