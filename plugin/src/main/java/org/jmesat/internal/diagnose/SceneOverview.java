package org.jmesat.internal.diagnose;

import com.jme3.effect.ParticleEmitter;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.world.CollisionWorld;

/**
 * Says in one line, after the first second, what an app state has found: how many colliders and contacts there are, how
 * many geometries were left out and why, and what looks like a mistake in the set-up. It costs one tick some time, and
 * the others none.
 */
public final class SceneOverview {
    private final CollisionWorld world;
    private final SceneScanner scanner;
    private final Logger logger;
    private double seconds;
    private boolean written;

    public SceneOverview(CollisionWorld world, SceneScanner scanner, Logger logger) {
        this.world = world;
        this.scanner = scanner;
        this.logger = logger;
    }

    /** Counts the time of a tick that is over; true once, when a second has passed. */
    public boolean isDueAfter(float tpf) {
        if (written) {
            return false;
        }
        seconds += tpf > 0 && tpf < Float.POSITIVE_INFINITY ? tpf : 0;
        written = seconds >= 1;
        return written;
    }

    /** Logs the line. */
    public void log(Surroundings surroundings) {
        if (logger.isLoggable(Level.INFO)) {
            logger.log(Level.INFO, "{0}", write(surroundings));
        }
    }

    private String write(Surroundings surroundings) {
        Node root = scanner.root();
        if (root == null) {
            return "0 colliders, for there is no root node.";
        }
        List<String> counts = new ArrayList<>();
        List<String> mistakes;
        try {
            leftOut(root, surroundings.markedOnly()).forEach((reason, count) -> counts.add(count + " " + reason));
            mistakes = new LikelyMistakes(world, surroundings).find(root);
        } catch (RuntimeException e) {
            // A spatial of somebody's own class: no reason to lose the tick.
            mistakes = List.of("the scene cannot be looked at: " + e);
        }
        return number(world.getColliders().size(), "collider") + " under " + SpatialName.of(root)
                + ", " + number(world.getContacts().size(), "contact")
                + (counts.isEmpty() ? "" : "; left out: " + String.join(", ", counts)) + '.'
                + (mistakes.isEmpty() ? "" : " This looks like a mistake: " + String.join("; ", mistakes) + '.');
    }

    static String number(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /** How many geometries are no part of a collider, by the reason. */
    private Map<String, Integer> leftOut(Node root, boolean markedOnly) {
        boolean guiRoot = root.getQueueBucket() == Bucket.Gui;
        Map<String, Integer> counts = new TreeMap<>();
        forEachGeometry(root, geometry -> {
            String reason = reason(geometry, root, guiRoot, markedOnly);
            if (reason != null) {
                counts.merge(reason, 1, Integer::sum);
            }
        });
        return counts;
    }

    static void forEachGeometry(Node top, Consumer<Geometry> visitor) {
        Deque<Spatial> rest = new ArrayDeque<>();
        rest.push(top);
        while (!rest.isEmpty()) {
            Spatial spatial = rest.pop();
            if (spatial instanceof Geometry geometry) {
                visitor.accept(geometry);
            } else if (spatial instanceof Node node) {
                node.getChildren().forEach(rest::push);
            }
        }
    }

    private String reason(Geometry geometry, Node root, boolean guiRoot, boolean markedOnly) {
        if (LeftOut.isGenerated(geometry.getParent(), geometry)) {
            return "drawn in place of others";
        }
        for (Spatial each = geometry; each != null; each = each == root ? null : each.getParent()) {
            if (LeftOut.isDisabled(each)) {
                return "disabled";
            }
        }
        if (LeftOut.reason(geometry, geometry.getQueueBucket(), guiRoot) != null) {
            return geometry instanceof ParticleEmitter ? "particles"
                    : LeftOut.textReason(geometry.getParent()) != null ? "text"
                    : geometry.getQueueBucket() == Bucket.Sky ? "sky" : "in the GUI bucket";
        }
        if (scanner.find(geometry) == null) {
            return markedOnly ? "not marked (MARKED_ONLY)" : "not looked at";
        }
        return scanner.hasPolygon(geometry) ? null : "without a polygon (getProblems() says why)";
    }
}
