package org.jmesat.internal.diagnose;

import com.jme3.effect.ParticleEmitter;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneProblems.Mistake;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.text.NumberText;
import org.jmesat.internal.text.ThrownText;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.CollisionWorld;

/**
 * Counts what an app state has found, and looks for likely mistakes in the set-up, which become problems. It logs one
 * line of counts a second after the first collider, or after five seconds without any; and another one a second after a
 * large change, which is at least twice as many colliders as at the last one and ten more. It looks at the scene then,
 * and in each second in which user data or scripts have changed, or somebody has asked for the status, or for problems
 * while there is a mistake. No other tick takes time for it.
 *
 * <p>A look takes several ticks, since the first one loads and interprets code for some 8 ms: in a fresh JVM, with 60
 * colliders, its longest tick takes 4 ms. Before that, each tick loads a part of the table of mistakes, which takes 2
 * to 10 ms.
 */
public final class SceneOverview {
    /** The time from the first collider or a large change to the look, in seconds: the scene is then complete. */
    private static final double SETTLED = 1;
    /** After this time, in seconds, a scene without a collider is taken as a mistake. */
    private static final double EMPTY = 5;
    /** The least number of new colliders that is a large change. */
    private static final int MANY_NEW = 10;
    /** The steps of a look. Each one reads the scene as it is in its tick; the last one takes as many as it needs. */
    private static final int COUNT = 1;
    private static final int FIND_IN_SCENE = 2;
    private static final int LOOK = 3;
    private static final String WITHOUT_POLYGON = "without a polygon (getProblems() says why)";
    private static final String NOT_MARKED = "not marked (MARKED_ONLY)";
    private static final String NOT_SCANNED = "not scanned yet";

    private final CollisionWorld world;
    private final SceneScanner scanner;
    private final Logger logger;
    /** The number of colliders at the last large change, and the time since then. */
    private int colliders;
    private double seconds;
    private boolean lineIsDue;
    /** How many parts of the table have been loaded, and whether there may be more. */
    private int loaded;
    private boolean loading = true;
    private volatile boolean asked;
    /** The plane of the colliders at the last look. */
    private ProjectionPlane plane;
    /** The next step of a look; 0 for none. What it has found so far: */
    private int step;
    private final Map<String, Integer> leftOut = new TreeMap<>();
    private int inGui;
    private final List<Mistake> mistakes = new ArrayList<>();
    private SceneLook look;
    /** What was in the scene at former looks, while scripts act. */
    private final Set<String> seen = new HashSet<>();

    public SceneOverview(CollisionWorld world, SceneScanner scanner, Logger logger) {
        this.world = world;
        this.scanner = scanner;
        this.logger = logger;
    }

    /** Makes the next look begin within a second. Any thread may ask. */
    public void ask() {
        asked = true;
    }

    /** Adds the time of a tick; true if the tick should {@link #look} at the scene. */
    public boolean isDueAfter(float tpf) {
        int count = world.getColliders().size();
        if (colliders == 0 ? count > 0 : count >= Math.max(2 * colliders, colliders + MANY_NEW)) {
            colliders = count;
            seconds = 0;
            lineIsDue = false;
            forget();
        } else if (count == 0 && seconds < SETTLED) {
            colliders = 0;
        }
        if (plane != scanner.plane()) {
            plane = scanner.plane();
            forget();
            asked = true;
        }
        double before = seconds;
        seconds += tpf > 0 && tpf < Float.POSITIVE_INFINITY ? tpf : 0;
        double wait = colliders == 0 ? EMPTY : SETTLED;
        lineIsDue |= before < wait && seconds >= wait;
        if (step == 0 && (lineIsDue || seconds >= wait && Math.floor(seconds) > Math.floor(before)
                && (asked || scanner.hasChanged()))) {
            asked = false;
            scanner.forgetChange();
            step = COUNT;
        }
        return step > 0 || loading && seconds >= SETTLED / 2;
    }

    /** Drops the mistakes and what a look has found so far. */
    private void forget() {
        scanner.problems().setMistakes(List.of());
        step = 0;
        look = null;
    }

    /** Takes the next step of a look at the scene and at the application's GUI node (null if none). */
    public void look(Node guiNode) {
        Node root = scanner.root();
        if (step == 0) {
            loading = MistakeTable.load(loaded++);
            return;
        }
        try {
            if (root != null && !isDone(root, guiNode)) {
                step = Math.min(step + 1, LOOK);
                return;
            }
        } catch (RuntimeException e) {
            // A spatial of the game's own class threw; the tick must go on.
            mistakes.clear();
            mistakes.add(new Mistake(root, "the scene cannot be read: " + ThrownText.of(e)));
        }
        boolean isLogged = lineIsDue && (root == null || !isAnyMissing());
        step = 0;
        look = null;
        lineIsDue = false;
        scanner.problems().setMistakes(root == null ? List.of() : mistakes);
        if (isLogged) {
            logger.log(Level.INFO, root == null ? "0 colliders: there is no root node." : write(root));
        }
    }

    private boolean isDone(Node root, Node guiNode) {
        switch (step) {
            case COUNT -> {
                leftOut.clear();
                mistakes.clear();
                boolean empty = world.getColliders().isEmpty();
                inGui = empty ? countInGui(root, guiNode) : 0;
                if (lineIsDue || empty) {
                    countLeftOut(root);
                }
            }
            case FIND_IN_SCENE -> {
                SceneMistakes scene = new SceneMistakes(world, scanner, isAnyMissing()
                        ? "it has no collider below it" + writeLeftOut() : null);
                for (MistakeTable.Check<?> each : MistakeTable.OfScene.ALL) {
                    String text = each.find(scene, null);
                    if (text != null) {
                        mistakes.add(new Mistake(root, text));
                    }
                }
            }
            default -> {
                look = look == null ? new SceneLook(world, scanner, seen) : look;
                boolean done = look.advance();
                if (done) {
                    mistakes.addAll(look.found);
                }
                return done;
            }
        }
        return false;
    }

    private String write(Node root) {
        return NumberText.count(world.getColliders().size(), "collider") + " under " + SpatialName.of(root) + ", "
                + NumberText.count(world.getContacts().size(), "contact") + writeLeftOut() + '.';
    }

    private String writeLeftOut() {
        StringBuilder text = new StringBuilder();
        String separator = "; geometries left out: ";
        for (Map.Entry<String, Integer> each : leftOut.entrySet()) {
            text.append(separator).append(each.getValue()).append(' ').append(each.getKey());
            separator = ", ";
        }
        if (inGui > 0) {
            text.append("; the GUI node has ").append(inGui).append(inGui == 1 ? " geometry, which collides"
                    : " geometries, which collide").append(" if it is the root");
        }
        return text.toString();
    }

    /** Whether a scene has no collider by mistake: the GUI node may be meant, or it has not only sky and the like. */
    private boolean isAnyMissing() {
        return world.getColliders().isEmpty() && (inGui > 0 || leftOut.isEmpty() || leftOut.containsKey(WITHOUT_POLYGON)
                || leftOut.containsKey(NOT_MARKED) || leftOut.containsKey(NOT_SCANNED) || !scanner.faulty().isEmpty());
    }

    /** The number of geometries below the GUI node; 0 if that is the root. */
    private static int countInGui(Node root, Node gui) {
        int count = 0;
        if (gui != null && gui != root) {
            for (Geometry each : geometries(gui)) {
                // Most applications have text and jME's statistics there.
                boolean isText = LeftOut.textReason(each.getParent()) != null;
                count += isText || "StatsDarken".equals(each.getName()) ? 0 : 1;
            }
        }
        return count;
    }

    /** Counts the geometries that are not part of a collider, by reason. */
    private void countLeftOut(Node root) {
        boolean guiRoot = root.getQueueBucket() == Bucket.Gui;
        for (Geometry each : geometries(root)) {
            String reason = reason(each, root, guiRoot);
            if (reason != null) {
                leftOut.put(reason, leftOut.getOrDefault(reason, 0) + 1);
            }
        }
    }

    static List<Geometry> geometries(Spatial top) {
        List<Geometry> found = new ArrayList<>();
        if (top instanceof Geometry geometry) {
            found.add(geometry);
        } else if (top instanceof Node node) {
            for (Spatial child : node.getChildren()) {
                found.addAll(geometries(child));
            }
        }
        return found;
    }

    private String reason(Geometry geometry, Node root, boolean guiRoot) {
        if (LeftOut.isGenerated(geometry.getParent(), geometry)) {
            return "generated by a BatchNode or InstancedNode";
        }
        if (LeftOut.disabling(geometry, root) != null) {
            return "taken out by a control or user data";
        }
        SceneCollider found = scanner.find(geometry);
        if (found != null && found.isByHand()) {
            return found.collider() == null ? WITHOUT_POLYGON : null;
        }
        if (LeftOut.reason(geometry, geometry.getQueueBucket(), guiRoot) != null) {
            return geometry instanceof ParticleEmitter ? "for particles"
                    : LeftOut.textReason(geometry.getParent()) != null ? "of text"
                    : LeftOut.reason(geometry.getQueueBucket(), guiRoot) == null ? "of unmarked lines or points"
                    : geometry.getQueueBucket() == Bucket.Sky ? "of the sky" : "in the GUI bucket";
        }
        if (found == null) {
            return scanner.isMarkedOnly() ? NOT_MARKED : NOT_SCANNED;
        }
        return scanner.hasPolygon(geometry) ? null : WITHOUT_POLYGON;
    }
}
