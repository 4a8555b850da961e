package org.jmesat.internal.diagnose;

import com.jme3.scene.Spatial;
import org.jmesat.internal.diagnose.Checklist.Link;
import org.jmesat.internal.diagnose.Checklist.Result;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.internal.text.NumberText;
import org.jmesat.world.CollisionWorld;

/**
 * Explains why two spatials raise no event: checks scene, settings, filters and shapes in the order of {@link Link}, up
 * to the first that is broken. For a contact it lists the listeners.
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

    /** Checks the links of a pair. */
    public Checklist check(Spatial a, Spatial b) {
        Checklist list = new Checklist();
        list.check(Link.SCENE, first(single.sceneProblem(a), single.sceneProblem(b)), "Both are in the scene");
        if (!list.isBroken()) {
            list.check(Link.ENABLED, first(single.disabledProblem(a), single.disabledProblem(b)), "Both are enabled");
        }
        if (!list.isBroken()) {
            list.check(Link.SHAPE, first(single.shapeProblem(a), single.shapeProblem(b)), "Both have a polygon");
        }
        if (!list.isBroken()) {
            checkParts(list, a, b);
        }
        return list;
    }

    private static String first(String one, String other) {
        return one == null ? other : one;
    }

    /** Checks two spatials of which each is or belongs to a collider in the world. */
    private void checkParts(Checklist list, Spatial a, Spatial b) {
        SceneCollider sceneA = scanner.find(a);
        SceneCollider sceneB = scanner.find(b);
        LastContact lastContact = new LastContact(world, sceneA.collider(), sceneB.collider());
        String problem = sceneA == sceneB ? null : first(single.problemOfPart(a), single.problemOfPart(b));
        if (problem != null && !lastContact.hasMet()) {
            list.fail(Link.SHAPE, problem);
            return;
        }
        if (problem != null) {
            list.note(Link.SHAPE, problem.substring(0, problem.length() - 1));
        }
        FilterText filter = new FilterText(world, scanner.plane(), sceneA.collider(), sceneB.collider());
        if (filter.isAllowed()) {
            list.pass(Link.LAYERS, filter.writeAllowed());
        } else if (lastContact.hasMet()) {
            list.note(Link.LAYERS, filter.write() + " from the next tick: a setting has changed since the last one");
        } else {
            list.fail(Link.LAYERS, filter.write() + reported(sceneA) + reported(sceneB) + ".");
        }
        if (!list.isBroken() && heap != null) {
            list.fail(Link.BOXES, heap.sentence());
        }
        String gap = null;
        if (!list.isBroken()) {
            ShapeChecks shapes = new ShapeChecks(world, scanner.plane(), filter, lastContact);
            shapes.addTo(list);
            gap = shapes.areTouching() ? findGap(list, sceneA, sceneB) : null;
        }
        if (gap != null) {
            list.note(Link.SHAPE, gap);
        }
        if (!list.isBroken()) {
            checkListeners(list, lastContact, sceneA, sceneB, gap);
        }
    }

    /** A note on bodies that touch where a mesh has a gap, or null. */
    private String findGap(Checklist list, SceneCollider a, SceneCollider b) {
        return list.result(Link.AXIS) == Result.PASSED && list.result(Link.SHAPE) == Result.PASSED
                ? new MeshGap(scanner.plane(), a, b).write() : null;
    }

    private void checkListeners(Checklist list, LastContact lastContact, SceneCollider a, SceneCollider b,
            String gap) {
        if (lastContact.isWithdrawn()) {
            list.fail(Link.LISTENERS, "Not reported in tick " + world.getTick() + ": a handler cut a continuous side "
                    + "short before the time of impact, " + NumberText.of(lastContact.entered().getFraction())
                    + " of the tick.");
            return;
        }
        ListenerText text = new ListenerText(scanner.root(), scanner.userDataListeners());
        text.add(a.spatial());
        text.add(b.spatial());
        text.add(listeners, a.collider(), b.collider(), world.getLayers());
        String receivers = text.write();
        String whole = lastContact.write() + depth(list) + "; " + receivers + ".";
        if (text.isReceived()) {
            list.succeed(Character.toUpperCase(receivers.charAt(0)) + receivers.substring(1), whole
                    + (gap == null ? "" : " " + gap + "."));
        } else {
            list.fail(Link.LISTENERS, whole);
        }
    }

    private static String depth(Checklist list) {
        return list.result(Link.DEPTH) == Result.NOTED
                ? " although " + Character.toLowerCase(list.text(Link.DEPTH).charAt(0))
                        + list.text(Link.DEPTH).substring(1) : "";
    }

    /** The problem reported for a collider, such as an invalid setting, which may be the reason for the filter. */
    private String reported(SceneCollider collider) {
        String reason = scanner.problems().reason(collider.spatial());
        return reason == null ? ""
                : "; problem of " + SpatialName.of(collider.spatial()) + ": " + reason;
    }
}
