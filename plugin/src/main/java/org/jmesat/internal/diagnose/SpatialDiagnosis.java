package org.jmesat.internal.diagnose;

import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.function.Function;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;

/** Explains why a spatial has no collider in the world. */
final class SpatialDiagnosis {
    private final SceneScanner scanner;
    private final Node root;
    private final boolean markedOnly;

    SpatialDiagnosis(SceneScanner scanner, boolean markedOnly) {
        this.scanner = scanner;
        this.root = scanner.root();
        this.markedOnly = markedOnly;
    }

    /** A clause on why a spatial is not in the scene, or null. */
    String sceneProblem(Spatial spatial) {
        return first(spatial, this::outside);
    }

    /** A clause on what disables a spatial in the scene, or null. */
    String disabledProblem(Spatial spatial) {
        return first(spatial, this::disabled);
    }

    /** A clause on why an enabled spatial in the scene has no collider in the world, or null. */
    String shapeProblem(Spatial spatial) {
        return first(spatial, this::leftOutAlone, this::undiscovered, this::withoutPolygon);
    }

    /** A clause on why a part of a body has no piece in it; null if it has one, or is the body itself. */
    String problemOfPart(Spatial spatial) {
        return isPart(spatial) ? first(spatial, this::partProblem) : null;
    }

    /** Each check returns a problem of the spatial as the predicate of a sentence, or null. */
    @SafeVarargs
    private static String first(Spatial spatial, Function<Spatial, String>... checks) {
        for (Function<Spatial, String> check : checks) {
            String text = check.apply(spatial);
            if (text != null) {
                return SpatialName.of(spatial) + ' ' + text;
            }
        }
        return null;
    }

    private String outside(Spatial spatial) {
        Spatial top = spatial;
        while (top != root && top.getParent() != null) {
            top = top.getParent();
        }
        if (top == root) {
            return null;
        }
        return "is not in the scene under " + SpatialName.of(root) + ": "
                + (isAtOrAbove(spatial, root) ? "it is an ancestor of that node"
                : top == spatial ? "it has no parent" : "its topmost ancestor is " + SpatialName.of(top));
    }

    /** Whether a spatial is another one, or an ancestor of it. */
    static boolean isAtOrAbove(Spatial spatial, Spatial other) {
        Spatial above = other;
        while (above != null && above != spatial) {
            above = above.getParent();
        }
        return above == spatial;
    }

    private String disabled(Spatial spatial) {
        Spatial by = LeftOut.disabling(spatial, root);
        return by == null ? null : "is disabled by " + (by == spatial ? "its own " : "the ")
                + (LeftOut.hasDisabledControl(by) ? "ColliderControl" : "user data jmesat.collider or jmesat.enabled")
                + (by == spatial ? "" : " on " + SpatialName.of(by));
    }

    private boolean isPart(Spatial spatial) {
        SceneCollider found = scanner.find(spatial);
        return found != null && found.spatial() != spatial;
    }

    /** Skips a part of a body, whose body is diagnosed first. */
    private String leftOutAlone(Spatial spatial) {
        return isPart(spatial) ? null : leftOut(spatial);
    }

    private String leftOut(Spatial spatial) {
        SceneCollider found = scanner.find(spatial);
        boolean byHand = found != null && found.isByHand();
        if (byHand && found.spatial() != spatial) {
            return "gives no piece, since the shape of " + SpatialName.of(found.spatial()) + " is set by hand";
        }
        Node parent = spatial == root || byHand ? null : spatial.getParent();
        boolean guiRoot = root.getQueueBucket() == Bucket.Gui;
        String reason = parent != null && LeftOut.isGenerated(parent, spatial)
                ? SpatialName.of(parent) + " generated it from geometries that collide themselves"
                : byHand ? LeftOut.reason(spatial.getQueueBucket(), guiRoot)
                : spatial instanceof Geometry geometry ? LeftOut.reason(geometry, geometry.getQueueBucket(), guiRoot)
                : LeftOut.textReason(spatial);
        return reason == null ? null : "is left out: " + reason;
    }

    private String undiscovered(Spatial spatial) {
        if (scanner.find(spatial) != null) {
            return null;
        }
        boolean marked = false;
        for (Spatial each = spatial; each != null; each = each == root ? null : each.getParent()) {
            String reason = scanner.hasFailed(each) ? scanner.problems().reason(each) : null;
            if (reason != null) {
                return "was not scanned" + (each == spatial ? "" : " because of " + SpatialName.of(each)) + ": "
                        + reason;
            }
            marked |= LeftOut.isMarked(each);
        }
        if (!marked && markedOnly) {
            String own = scanner.problems().reason(spatial);
            return "is left out: discovery is MARKED_ONLY, and neither it nor an ancestor is marked as a collider"
                    + (own == null ? "" : "; " + own);
        }
        return marked || spatial instanceof Geometry
                ? "became a collider after the last tick; the next tick includes it"
                : "is not a collider: without a ColliderControl, each geometry below it is a collider of its own";
    }

    private String withoutPolygon(Spatial spatial) {
        SceneCollider found = scanner.find(spatial);
        if (found.collider() == null) {
            String own = isPart(spatial) ? found.isByHand() ? null : partProblem(spatial)
                    : "has no polygon: " + found.problem(scanner.problems());
            return own != null ? own
                    : "is part of " + SpatialName.of(found.spatial()) + ", which has no polygon: "
                            + found.problem(scanner.problems());
        }
        return found.collider().isRemoved()
                ? "was removed from the world by the game; the next tick adds it again" : null;
    }

    private String partProblem(Spatial spatial) {
        String reason = leftOut(spatial);
        return reason == null ? withoutOwnPolygon(spatial) : reason;
    }

    /** A spatial with a polygon can have a reported problem, too, such as invalid indices in its mesh. */
    private String withoutOwnPolygon(Spatial spatial) {
        String reason = scanner.problems().reason(spatial);
        return reason == null || scanner.hasPolygon(spatial) ? null : "has no polygon: " + reason;
    }
}
