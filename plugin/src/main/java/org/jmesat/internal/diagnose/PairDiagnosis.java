package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.diagnose.Checklist.Link;
import org.jmesat.internal.diagnose.Checklist.Result;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneProblems;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.internal.text.NumberText;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.TooManyPairsException;

/**
 * Explains why two spatials raise no event: checks scene, settings, filters and shapes in the order of {@link Link}, up
 * to the first that is broken. For a contact it lists the listeners.
 */
public final class PairDiagnosis {
    private final SceneScanner scanner;
    private final CollisionWorld world;
    private final SpatialDiagnosis single;
    private final StateListeners listeners;
    private final EventDispatcher dispatcher;
    private final TooManyPairsException heap;

    /** Creates the diagnosis of the last tick. {@code heap} is null unless too many pairs kept it from testing any. */
    public PairDiagnosis(CollisionWorld world, SceneScanner scanner, boolean markedOnly, StateListeners listeners,
            EventDispatcher dispatcher, TooManyPairsException heap) {
        this.world = world;
        this.scanner = scanner;
        this.listeners = listeners;
        this.dispatcher = dispatcher;
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
        new HandlerText(dispatcher, world, scanner).addTo(list, a, b);
        return list;
    }

    /**
     * Reports that too many boxes overlap, as a problem of the spatial that is in most of the pairs; of the root, if no
     * app state added its collider.
     */
    public static void report(TooManyPairsException heap, SceneProblems problems, Node root) {
        Spatial spatial = CollisionBody.spatialOf(heap.getCollider());
        problems.report(spatial == null ? root : spatial, (spatial == null ? "collider " + heap.getCollider() : "it")
                + " overlaps " + heap.getPairCount() + " others, and more than " + heap.getLimit()
                + " pairs of boxes overlap, the limit; until there are fewer, no pair is tested and no event is raised"
                + " (move the colliders apart, keep them apart by layers, make them fixed, or raise the limit by"
                + " getWorld().setMaxPairs)");
    }

    private String writeHeap() {
        Spatial spatial = CollisionBody.spatialOf(heap.getCollider());
        return "No pair was tested at tick " + world.getTick() + ", and contacts are unchanged: more than "
                + heap.getLimit() + " pairs of boxes overlap, the limit, and "
                + (spatial == null ? "collider " + heap.getCollider() : SpatialName.of(spatial))
                + " is in " + heap.getPairCount() + " of them.";
    }

    private static String first(String one, String other) {
        return one == null ? other : one;
    }

    /** Checks two spatials of which each is or belongs to a collider in the world. */
    private void checkParts(Checklist list, Spatial a, Spatial b) {
        SceneCollider sceneA = scanner.find(a);
        SceneCollider sceneB = scanner.find(b);
        ColliderChecks checks = new ColliderChecks(world, scanner.plane(), sceneA.collider(), sceneB.collider());
        String problem = sceneA == sceneB ? null : first(single.problemOfPart(a), single.problemOfPart(b));
        if (problem != null && !checks.hasMet()) {
            list.fail(Link.SHAPE, problem);
            return;
        }
        if (problem != null) {
            list.note(Link.SHAPE, problem.substring(0, problem.length() - 1));
        }
        if (checks.isAllowed()) {
            list.pass(Link.LAYERS, checks.writeAllowed());
        } else if (checks.hasMet()) {
            list.note(Link.LAYERS,
                    checks.writeFilter() + " from the next tick: a setting has changed since the last one");
        } else {
            list.fail(Link.LAYERS, checks.writeFilter() + reported(sceneA) + reported(sceneB) + ".");
        }
        if (!list.isBroken() && heap != null) {
            list.fail(Link.BOXES, writeHeap());
        }
        String gap = null;
        if (!list.isBroken()) {
            checks.addShapesTo(list);
            gap = checks.areTouching() ? findGap(list, sceneA, sceneB) : null;
        }
        if (gap != null) {
            list.note(Link.SHAPE, gap);
        }
        if (!list.isBroken()) {
            checkListeners(list, checks, sceneA, sceneB, gap);
        }
    }

    /** A note on bodies that touch where a mesh has a gap, or null. */
    private String findGap(Checklist list, SceneCollider a, SceneCollider b) {
        return list.result(Link.AXIS) == Result.PASSED && list.result(Link.SHAPE) == Result.PASSED
                ? new MeshGap(scanner.plane(), a, b).write() : null;
    }

    private void checkListeners(Checklist list, ColliderChecks checks, SceneCollider a, SceneCollider b,
            String gap) {
        if (checks.isWithdrawn()) {
            list.fail(Link.LISTENERS, "Not reported in tick " + world.getTick() + ": a handler cut a continuous side "
                    + "short before the time of impact, " + NumberText.of(checks.entered().getFraction())
                    + " of the tick.");
            return;
        }
        ListenerText text = new ListenerText(scanner.root(), scanner.userDataListeners());
        text.add(a.spatial());
        text.add(b.spatial());
        text.add(listeners, a.collider(), b.collider(), world.getLayers());
        String receivers = text.write();
        String whole = checks.writeMeeting() + depth(list) + "; " + receivers + ".";
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
