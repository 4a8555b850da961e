package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneProblems;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.TooManyPairsException;

/**
 * Explains why two spatials raise no event: checks scene, settings, filters and shapes in the order of {@link Link}, up
 * to the first that is broken. For a contact it lists the listeners. The numbers may be brought up to date in each
 * tick, without a look at the settings.
 */
public final class PairDiagnosis {
    private final SceneScanner scanner;
    private final CollisionWorld world;
    private final SpatialDiagnosis single;
    private final EventDispatcher dispatcher;
    private final TooManyPairsException heap;
    private final Checklist list;
    /** Null unless both have a collider that the filters allow to meet. */
    private ColliderChecks checks;

    /**
     * Creates the diagnosis of the last tick.
     *
     * @param heap null unless too many pairs kept it from testing any
     * @param list the findings are added to it
     */
    public PairDiagnosis(CollisionWorld world, SceneScanner scanner, boolean markedOnly, EventDispatcher dispatcher,
            TooManyPairsException heap, Checklist list) {
        this.world = world;
        this.scanner = scanner;
        this.dispatcher = dispatcher;
        this.heap = heap;
        this.list = list;
        single = new SpatialDiagnosis(scanner, markedOnly);
    }

    /**
     * Checks all links of a pair. A side without a spatial is a collider that the game has added.
     *
     * @param a a spatial, or null
     * @param ofA its collider, or null
     * @param report that of the colliders at the last step, or null
     */
    public void check(Spatial a, Collider ofA, Spatial b, Collider ofB, AxisReport report) {
        checks = null;
        list.clear();
        list.check(Link.SCENE, problem(a, b, SpatialDiagnosis::sceneProblem), "both are in the scene");
        if (list.broken() == null) {
            list.check(Link.ENABLED, problem(a, b, SpatialDiagnosis::disabledProblem), "both are enabled");
        }
        if (list.broken() == null) {
            list.check(Link.SHAPE, first(problem(a, b, SpatialDiagnosis::shapeProblem),
                    report != null || a != null && b != null ? null : ofA.isRemoved() || ofB.isRemoved()
                            ? "one of them was removed from the world" : "one of them has no polygon"),
                    "both have a polygon");
        }
        if (list.broken() == null && a != null && b != null) {
            checkParts(a, b, report);
        } else if (list.broken() == null) {
            checkColliders(new ColliderChecks(world, scanner.plane(), ofA, ofB), null, null, report);
        }
        if (a != null && b != null) {
            addHandlers(scanner.find(a), a, scanner.find(b), b);
        }
    }

    /** A problem of either spatial that is not null, or null. */
    private String problem(Spatial a, Spatial b, BiFunction<SpatialDiagnosis, Spatial, String> check) {
        return first(a == null ? null : check.apply(single, a), b == null ? null : check.apply(single, b));
    }

    /**
     * Checks the shapes again at the last step. Allocates nothing.
     *
     * @return false if more than the numbers may have changed since the {@link #check}, which must then be repeated
     */
    public boolean follow(AxisReport report) {
        if (checks == null) {
            return true;
        }
        if (!checks.isUpToDate()) {
            return false;
        }
        if (!checks.hasMet()) {
            list.clearFrom(Link.BOXES);
        }
        checks.addShapesTo(list, report);
        // Without a contact, shapes that touch need another reason.
        return list.broken() != Link.TOUCH_POLICY;
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
        return "no pair was tested at tick " + world.getTick() + ", and contacts are unchanged: more than "
                + heap.getLimit() + " pairs of boxes overlap, the limit, and "
                + (spatial == null ? "collider " + heap.getCollider() : SpatialName.of(spatial))
                + " is in " + heap.getPairCount() + " of them";
    }

    private static String first(String one, String other) {
        return one == null ? other : one;
    }

    /** Checks two spatials of which each is or belongs to a collider in the world. */
    private void checkParts(Spatial a, Spatial b, AxisReport report) {
        SceneCollider sceneA = scanner.find(a);
        SceneCollider sceneB = scanner.find(b);
        ColliderChecks pair = new ColliderChecks(world, scanner.plane(), sceneA.collider(), sceneB.collider());
        String problem = sceneA == sceneB ? null : first(single.problemOfPart(a), single.problemOfPart(b));
        if (problem != null && !pair.hasMet()) {
            list.fail(Link.SHAPE, problem);
            return;
        }
        if (problem != null) {
            list.note(Link.SHAPE, problem);
        }
        checkColliders(pair, sceneA, sceneB, report);
    }

    /** Checks filters, shapes and listeners; of a collider without a spatial, the scene collider is null. */
    private void checkColliders(ColliderChecks pair, SceneCollider a, SceneCollider b, AxisReport report) {
        if (pair.isAllowed()) {
            list.pass(Link.LAYERS, pair.writeAllowed());
        } else if (pair.hasMet()) {
            list.note(Link.LAYERS, pair.writeFilter()
                    + " from the next tick: a setting has changed since the last one");
        } else {
            list.fail(Link.LAYERS, pair.writeFilter() + reported(a) + reported(b));
        }
        if (list.broken() == null && heap != null) {
            list.fail(Link.BOXES, writeHeap());
        }
        if (list.broken() != null) {
            return;
        }
        checks = pair;
        checks.addShapesTo(list, report);
        String gap = findGap(a, b);
        if (gap != null) {
            list.note(Link.SHAPE, gap);
        }
        list.hint = gap != null || a == null || b == null ? gap : PairHints.write(a, b, checks.areTouching());
        if (list.broken() == null) {
            checkListeners(a, b);
        }
    }

    /** A note on bodies that touch where a mesh has a gap, or null. */
    private String findGap(SceneCollider a, SceneCollider b) {
        return a != null && b != null && checks.areTouching() && list.result(Link.AXIS) == Result.PASSED
                && list.result(Link.SHAPE) == Result.PASSED
                ? new MeshGap(scanner.plane(), a, b).write() : null;
    }

    private void checkListeners(SceneCollider a, SceneCollider b) {
        if (checks.isWithdrawn()) {
            list.fail(Link.LISTENERS, "in tick " + world.getTick() + " a handler cut a continuous side short before the"
                    + " time of impact, " + NumberText.of(checks.entered.getFraction()) + " of the tick");
            return;
        }
        if (a == null || b == null) {
            list.pass(Link.LISTENERS, "only who reads the events of the world gets it, no listener");
            return;
        }
        StringBuilder text = new StringBuilder();
        if (dispatcher.appendListeners(text, checks.a, checks.b, world.getLayers())) {
            list.pass(Link.LISTENERS, text);
        } else {
            checks.appendMeeting(list.begin(Link.LISTENERS, Result.BROKEN)).append(", but ").append(text);
        }
    }

    /** Adds what the handlers of a pair did, in its contact or in one that ended lately, and what surprises. */
    private void addHandlers(SceneCollider sceneA, Spatial a, SceneCollider sceneB, Spatial b) {
        List<String> clauses = new ArrayList<>();
        List<String> surprises = new ArrayList<>();
        boolean inWorld = sceneA != sceneB && isInWorld(sceneA) && isInWorld(sceneB);
        // Of what is no longer in the scene, the spatial itself.
        dispatcher.describeHandlers(inWorld ? world.getContact(sceneA.collider(), sceneB.collider()) : null,
                sceneA == null ? a : sceneA.spatial(), sceneB == null ? b : sceneB.spatial(), (clause, surprise) -> {
                    clauses.add(clause);
                    if (surprise != null) {
                        surprises.add(surprise);
                    }
                });
        if (!surprises.isEmpty()) {
            list.note(Link.HANDLERS, String.join("; ", clauses));
            list.hint = String.join("; ", surprises);
        } else if (list.result(Link.LISTENERS) == Result.PASSED || !clauses.isEmpty()) {
            list.pass(Link.HANDLERS, clauses.isEmpty() ? "no handler was called yet" : String.join("; ", clauses));
        }
    }

    private static boolean isInWorld(SceneCollider found) {
        return found != null && found.collider() != null && !found.collider().isRemoved();
    }

    /** The problem reported for a collider, such as an invalid setting, which may be the reason for the filter. */
    private String reported(SceneCollider collider) {
        String reason = collider == null ? null : scanner.problems().reason(collider.spatial());
        return reason == null ? ""
                : "; problem of " + SpatialName.of(collider.spatial()) + ": " + reason;
    }
}
