package org.jmesat.internal.diagnose;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.ScriptClasses;
import org.jmesat.internal.settings.ScriptText;
import org.jmesat.internal.settings.ScriptValue;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;

/**
 * Finds user data that is valid and has no effect: scripts, pushing and movers without a collider, or with a fixed one,
 * words in other upper and lower case than the names in the scene, keys of numbers that nothing has, doors that move
 * only along the depth. Scripts that were added as Controls are not searched.
 */
final class ScriptMistakes {
    private static final String PUSH = "jmesat.pushApart";
    private static final String MOVER = "jmesat.mover";
    private static final String FIXED = "jmesat.fixed";
    private static final String TAGS = "jmesat.tags";
    /** The greatest part of a door's way in the plane that is still no way, relative to its length. */
    private static final float NO_WAY = 1e-3f;

    /** A spatial; whether it or a parent is left out; and whether it or a parent is marked as a collider. */
    private record Visit(Spatial spatial, boolean out, boolean marked) {
    }

    /** A script in the text of a spatial. */
    private record Named(Spatial spatial, ScriptText.Item item) {
        /** The value of a property that is a text or a word; or empty. */
        String text(String property) {
            ScriptValue value = value(property);
            return value == null ? "" : value.text();
        }

        ScriptValue value(String property) {
            for (ScriptText.Property each : item.properties()) {
                if (each.name().equals(property)) {
                    return each.value();
                }
            }
            return null;
        }

        @Override
        public String toString() {
            return SpatialName.withPath(spatial) + ": its script " + item.name();
        }
    }

    /** A clause that names the first spatial with a mistake, and all spatials with it. */
    private record Mistake(String clause, Set<Spatial> spatials) {
    }

    private final CollisionWorld world;
    private final ProjectionPlane plane;
    /** Spatials with a collider at or below them, and those with a solid one. */
    private final Set<Spatial> colliding = new HashSet<>();
    private final Set<Spatial> solid = new HashSet<>();
    /** By name, the first spatial in the order of a search for it. */
    private final Map<String, Spatial> named = new LinkedHashMap<>();
    /** What the words of {@code by} may mean, and keys of numbers. */
    private final Set<String> words = new TreeSet<>();
    private final Set<String> numbers = new TreeSet<>();
    private final List<Named> scripts = new ArrayList<>();
    /** The names of spatials whose sounds, animations and effects a script plays. */
    private final Set<String> played = new HashSet<>();
    /** By kind. */
    private final Map<String, Mistake> mistakes = new LinkedHashMap<>();
    private boolean countsWithoutKey;

    ScriptMistakes(CollisionWorld world, ProjectionPlane plane) {
        this.world = world;
        this.plane = plane;
        for (Collider each : world.getColliders()) {
            if (each.getOwner() instanceof CollisionBody body && !each.isRemoved()) {
                addWithParents(body.getSpatial(), colliding);
                if (!each.isTrigger()) {
                    addWithParents(body.getSpatial(), solid);
                }
            }
        }
        for (int i = 0; i < CollisionLayers.COUNT; i++) {
            add(words, world.getLayers().getName(i));
        }
    }

    /** If a spatial is in the set, so are its parents. */
    private static void addWithParents(Spatial spatial, Set<Spatial> store) {
        Spatial above = spatial;
        while (above != null && store.add(above)) {
            above = above.getParent();
        }
    }

    /** Each mistake as a clause, with the number of spatials if there are several; empty if none is found. */
    List<String> find(Node root) {
        // A scene may be deep.
        Deque<Visit> rest = new ArrayDeque<>();
        rest.push(new Visit(root, LeftOut.isDisabled(root), LeftOut.isMarked(root)));
        List<Visit> visited = new ArrayList<>();
        while (!rest.isEmpty()) {
            Visit visit = rest.pop();
            visited.add(visit);
            if (visit.marked) {
                addWithParents(visit.spatial, colliding);
            }
            if (visit.spatial instanceof Node node) {
                for (int i = node.getQuantity() - 1; i >= 0; i--) {
                    Spatial child = node.getChild(i);
                    rest.push(new Visit(child, visit.out || LeftOut.isDisabled(child),
                            visit.marked || LeftOut.isMarked(child)));
                }
            }
        }
        for (Visit each : visited) {
            findPlayed(each.spatial);
        }
        for (Visit each : visited) {
            visit(each);
        }
        for (Named each : scripts) {
            findUnknownWords(each);
            findHarmless(each);
            findDoor(each);
        }
        List<String> found = new ArrayList<>();
        for (Mistake each : mistakes.values()) {
            int count = each.spatials.size();
            found.add(each.clause + (count == 1 ? "" : " (" + count + " such spatials)"));
        }
        return found;
    }

    /** Finds what scripts play, which need not wait for a touch. */
    private void findPlayed(Spatial spatial) {
        if (spatial.getUserData(ColliderSettings.SCRIPTS) instanceof String text && text.contains("When")) {
            for (ScriptText.Item item : ScriptText.parse(text).items()) {
                Named script = new Named(spatial, item);
                if (script.text("action").equalsIgnoreCase("PLAY")) {
                    played.add(script.text("target").isEmpty() ? spatial.getName() : script.text("target"));
                }
            }
        }
    }

    /** Counts a mistake; of the same kind, only the first one is written. */
    private void add(String kind, Spatial spatial, String clause) {
        mistakes.putIfAbsent(kind, new Mistake(clause, new HashSet<>()));
        mistakes.get(kind).spatials.add(spatial);
    }

    private static void add(Set<String> store, String word) {
        if (word != null && !word.isBlank()) {
            store.add(word.strip());
        }
    }

    /** Visits parents before children. What is left out gives names to others, and makes no mistakes. */
    private void visit(Visit visit) {
        Spatial spatial = visit.spatial;
        add(words, spatial.getName());
        named.putIfAbsent(String.valueOf(spatial.getName()), spatial);
        for (String key : spatial.getUserDataKeys()) {
            Object value = spatial.getUserData(key);
            if (value instanceof Number) {
                numbers.add(key);
            } else if (key.equals(TAGS) && value instanceof String tags) {
                for (String tag : tags.split(",")) {
                    add(words, tag);
                }
            }
        }
        boolean waits = addScripts(spatial, visit.out) && !played.contains(spatial.getName());
        String needy = isTrue(spatial, MOVER) ? MOVER : isTrue(spatial, PUSH) ? PUSH : null;
        if (visit.out) {
            return;
        }
        if ((waits || needy != null) && !visit.marked && !colliding.contains(spatial)) {
            String key = waits ? ColliderSettings.SCRIPTS : needy;
            add("none " + key, spatial, SpatialName.withPath(spatial) + " has " + key
                    + ", but is no collider and has none below it: add jmesat.collider or jmesat.trigger");
        } else if (needy != null && isTrue(spatial, FIXED)) {
            add(FIXED + needy, spatial, SpatialName.withPath(spatial) + " has " + needy + " and " + FIXED
                    + ", and what is fixed " + (needy.equals(PUSH) ? "is never pushed" : "passes through all that is "
                    + "fixed") + ": remove one of them");
        }
    }

    private static boolean isTrue(Spatial spatial, String key) {
        Object value = spatial.getUserData(key);
        return "true".equalsIgnoreCase(String.valueOf(value).strip());
    }

    /** Adds the scripts of a spatial; returns whether one of them waits for touches. */
    private boolean addScripts(Spatial spatial, boolean leftOut) {
        boolean waits = false;
        if (spatial.getUserData(ColliderSettings.SCRIPTS) instanceof String text) {
            for (ScriptText.Item item : ScriptText.parse(text).items()) {
                Named script = new Named(spatial, item);
                if (item.name().equals("Count") || item.name().equals("Health")) {
                    String key = script.text("key");
                    countsWithoutKey |= key.isEmpty() && item.name().equals("Count");
                    numbers.add(!key.isEmpty() ? key : item.name().equals("Count") ? "count" : "health");
                }
                if (!leftOut) {
                    scripts.add(script);
                }
                if (item.name().equals("Timer") || item.name().equals("When")) {
                    String key = script.text(item.name().equals("When") ? "what" : "key");
                    numbers.add(key.isEmpty() ? "time" : key);
                }
                waits |= ScriptClasses.needsCollider(item.name())
                        || ScriptClasses.isReadyMade(item.name()) && !script.text("by").isBlank();
            }
        }
        return waits;
    }

    private void findUnknownWords(Named script) {
        if (!ScriptClasses.isReadyMade(script.item().name())) {
            return;
        }
        for (String part : script.text("by").split(",")) {
            String word = part.strip();
            String other = words.contains(word) ? null : inOtherCase(word, words);
            if (other != null) {
                add("by " + word, script.spatial, script + " has by='" + word
                        + "', and nothing has that name, tag or layer; there is '" + other + "'");
            }
        }
        String needs = script.text(script.item().name().equals("When") ? "key" : "needs");
        String counted = needs.isEmpty() || numbers.contains(needs) ? null : nearKey(needs);
        if (counted != null) {
            add("needs " + needs, script.spatial, script + " needs '" + needs + "', which nothing counts; there is '"
                    + counted + "'");
        }
    }

    /** Who the hazard is for is there, and nothing has a number to take from. */
    private void findHarmless(Named script) {
        String key = script.text("key").isEmpty() ? "health" : script.text("key");
        boolean harmless = script.item().name().equals("Damage") && !numbers.contains(key);
        for (String word : script.text("by").split(",")) {
            harmless &= words.contains(word.strip());
        }
        if (harmless) {
            add("damage " + key, script.spatial, script + " harms nothing, since nothing has a number '" + key + "'");
        }
    }

    private static String inOtherCase(String word, Set<String> known) {
        for (String each : known) {
            if (each.equalsIgnoreCase(word)) {
                return each;
            }
        }
        return null;
    }

    /** A key in other upper and lower case, or with an s more or less, or that of a Count without one. */
    private String nearKey(String key) {
        String other = inOtherCase(key, numbers);
        String longer = other != null ? other : inOtherCase(key + "s", numbers);
        String shorter = longer != null || !key.endsWith("s") ? longer
                : inOtherCase(key.substring(0, key.length() - 1), numbers);
        return shorter == null && countsWithoutKey ? "count" : shorter;
    }

    private void findDoor(Named script) {
        if (!script.item().name().equals("Door") || world.isDepthTest()) {
            return;
        }
        String target = script.text("target");
        Spatial door = target.isEmpty() ? script.spatial() : named.get(target);
        if (door == null || door.getParent() == null || !solid.contains(door)) {
            return;
        }
        Vector3f way = door.getParent().getWorldRotation().mult(move(script));
        float length = way.length();
        if (length > 0 && Math.hypot(plane.x(way), plane.y(way)) <= NO_WAY * length) {
            add("door " + target, script.spatial, script + " moves '" + door.getName() + "' along "
                    + AxisNames.depth(plane) + ", which collisions ignore in the plane " + plane
                    + ", so it stays in the way: set move");
        }
    }

    private static Vector3f move(Named script) {
        ScriptValue value = script.value("move");
        Vector3f move = value == null ? null : value.toVector();
        return move == null ? new Vector3f(0, 2, 0) : move;
    }
}
