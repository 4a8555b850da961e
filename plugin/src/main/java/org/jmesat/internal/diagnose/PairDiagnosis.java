package org.jmesat.internal.diagnose;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
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
 * Says why two spatials raise no event: the first link that is broken of the chain from the scene over filters and
 * shapes to the listeners.
 */
public final class PairDiagnosis {
    private final SceneScanner scanner;
    private final CollisionWorld world;
    private final SpatialDiagnosis single;
    private final StateListeners listeners;
    private final PairHeap heap;

    /** Creates the diagnosis of the last tick; it has a heap only when it has tested nothing. */
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
            return "In contact since tick " + contact.getSinceTick() + depth(sceneA, sceneB) + heard(sceneA, sceneB);
        }
        Contact<Collider> entered = entered(sceneA.collider(), sceneB.collider());
        if (entered != null && entered.isWithdrawn()) {
            return "Not reported in tick " + world.getTick() + ": before the two met, at "
                    + NumberText.of(entered.getFraction()) + " of the tick, a handler had cut a continuous side short.";
        }
        if (entered != null && entered.isPassThrough()) {
            return "Met and parted within tick " + world.getTick() + depth(sceneA, sceneB) + heard(sceneA, sceneB);
        }
        String filtered = new FilterText(world, sceneA.collider(), sceneB.collider()).write();
        if (filtered != null) {
            return filtered + reported(sceneA) + reported(sceneB) + ".";
        }
        problem = single.problemOfPart(a);
        problem = problem == null ? single.problemOfPart(b) : problem;
        return problem != null ? problem : apart(sceneA.collider(), sceneB.collider());
    }

    /** The ENTER of the last tick, whatever has become of it; or null. */
    private Contact<Collider> entered(Collider a, Collider b) {
        for (Contact<Collider> each : world.getEvents().enters()) {
            if (each.getA() == a && each.getB() == b || each.getA() == b && each.getB() == a) {
                return each;
            }
        }
        return null;
    }

    private String heard(SceneCollider a, SceneCollider b) {
        Hearers hearers = new Hearers(scanner.root());
        hearers.add(a.spatial());
        hearers.add(b.spatial());
        hearers.add(listeners, a.collider(), b.collider(), world.getLayers());
        return ", " + hearers.write() + ".";
    }

    /** The distance along z where it surprises: it is more than the larger side of the smaller one. */
    private static String depth(SceneCollider a, SceneCollider b) {
        double gap = Math.max(-highestZ(a, -1) - highestZ(b, 1), -highestZ(b, -1) - highestZ(a, 1));
        return gap > Math.min(size(a.collider()), size(b.collider()))
                ? " although they are " + NumberText.of(gap) + " apart in z, which plays no part" : "";
    }

    /** The highest z within the bound or, with sign −1, the negated lowest. */
    private static double highestZ(SceneCollider body, int sign) {
        BoundingVolume bound = body.spatial().getWorldBound();
        double middle = bound == null || bound.getCenter() == null ? body.collider().getElevation()
                : bound.getCenter().z;
        double half = bound instanceof BoundingBox box ? box.getZExtent()
                : bound instanceof BoundingSphere sphere ? sphere.getRadius() : 0;
        return sign * middle + half;
    }

    private static double size(Collider collider) {
        return Math.max(highest(collider, true, 1) + highest(collider, true, -1),
                highest(collider, false, 1) + highest(collider, false, -1));
    }

    /** A setting that could not be used may be why a filter applies. */
    private String reported(SceneCollider collider) {
        String reason = scanner.problems().reason(collider.spatial());
        return reason == null ? ""
                : "; it was reported of " + SpatialName.of(collider.spatial()) + " that " + reason;
    }

    private String apart(Collider a, Collider b) {
        AxisReport report = world.explain(a, b);
        if (report == null || !report.isSeparated()) {
            return "They touch, and what has kept them apart at the last tick has changed since: "
                    + "the next one will tell.";
        }
        if (world.getTouchPolicy() == TouchPolicy.EXCLUSIVE && report.separation() <= -report.limit()) {
            return "They only touch, at separation " + NumberText.of(report.separation())
                    + ", and the touch policy is EXCLUSIVE.";
        }
        double gapX = gap(a, b, true);
        double gapY = gap(a, b, false);
        if (Math.max(gapX, gapY) > 0) {
            return "Their boxes are " + NumberText.of(Math.max(gapX, gapY)) + " apart in "
                    + (gapX >= gapY ? "x." : "y.");
        }
        StringBuilder text = new StringBuilder("Axis ").append(report.decidingIndex() + 1).append(" of ")
                .append(report.axes().size()).append(" separates them: ");
        return new AxisNarrator(a.getOwner().toString(), b.getOwner().toString()).appendVerdict(text, report)
                .append('.').toString();
    }

    /** Between the boxes around all pieces of each, along one world axis; negative where they overlap. */
    private static double gap(Collider a, Collider b, boolean inX) {
        return Math.max(-highest(a, inX, -1) - highest(b, inX, 1), -highest(b, inX, -1) - highest(a, inX, 1));
    }

    /** The highest coordinate or, with sign −1, the negated lowest. */
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
