package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneProblems.Mistake;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.RefusedScriptException;
import org.jmesat.internal.settings.ScriptClasses;
import org.jmesat.internal.settings.ScriptProperties;
import org.jmesat.internal.settings.ScriptText;
import org.jmesat.internal.text.NearestName;
import org.jmesat.scripts.Door;
import org.jmesat.scripts.When;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;

/**
 * A look at the spatials of a scene and their scripts: first what there is, then the checks of the table, some spatials
 * a tick. While a spatial is checked, it is the one that the checks ask about.
 */
final class SceneLook {
    /** How many spatials are read and checked in a tick: the scan of all takes longer. */
    private static final int READ_A_TICK = 1000;
    private static final int CHECKED_A_TICK = 250;
    /** Among how many words the nearest one is searched. */
    private static final int MOST_SOUGHT = 1000;
    /** For how many words a look does that: with 10 000 wrong ones it took seconds. */
    private static final int MOST_COMPARED = 50;
    private static final Set<String> OWN = Set.of("org.jmesat.scripts", "org.jmesat.control");
    private static final String CLONE = "jmesat.clone";

    /** A spatial; whether it or a parent is left out, is marked as a collider, is a clone of a spawner. */
    private record Visit(Spatial spatial, boolean out, boolean marked, boolean cloned) {
    }

    /** What a word means: a name, a tag or a layer. */
    private static final class Word {
        /** The first spatial of this name in the order of a search, and the number of those that are not below it. */
        private Spatial named;
        private int count;
        /** Whether any that it means has a collider at or below it, or one that is not fixed, or may get one. */
        private boolean collides;
        private boolean free;
        private boolean pending;
    }

    final CollisionWorld world;
    final SceneScanner scanner;
    /** What was there at a former look, while scripts act: they may have removed it. */
    private final Set<String> seen;
    /** Spatials with a collider at or below them, with a solid one, and with one that is not fixed. */
    private final Set<Spatial> colliding = new HashSet<>();
    final Set<Spatial> solid = new HashSet<>();
    private final Set<Spatial> free = new HashSet<>();
    private final Map<String, Word> words = new LinkedHashMap<>();
    private final Map<String, String> nearest = new HashMap<>();
    /** By the parts of names with a comma or a space at an end: these names. Null until it is asked for. */
    private Map<String, String> split;
    /** The keys of numbers, and those of settings that matter. */
    private final Set<String> numbers = new TreeSet<>();
    /** The keys of texts that a label may show. */
    private final Set<String> shown = new HashSet<>();
    private final Set<String> texts = new HashSet<>();
    /** The classes of scripts that are there, and the names of spatials with something that a script plays. */
    private final Set<Class<?>> kinds = new HashSet<>();
    private final Set<String> played = new HashSet<>();
    private final Map<Spatial, Door> doors = new HashMap<>();
    private final List<Visit> visits = new ArrayList<>();
    final List<Mistake> found = new ArrayList<>();
    /** How many spatials were read, and how many were checked. */
    private int read;
    private int checked;
    private Visit visit;
    /** Those of the spatial, as Controls and by user data. */
    List<CollisionScript> scripts = List.of();

    SceneLook(CollisionWorld world, SceneScanner scanner, Set<String> seen) {
        this.world = world;
        this.scanner = scanner;
        this.seen = seen;
    }

    /** Reads or checks some spatials; returns whether all are done. */
    boolean advance() {
        if (visits.isEmpty()) {
            begin();
        }
        if (read < visits.size()) {
            for (int end = Math.min(visits.size(), read + READ_A_TICK); read < end; read++) {
                read(visits.get(read));
            }
            return false;
        }
        for (int end = Math.min(visits.size(), checked + CHECKED_A_TICK); checked < end; checked++) {
            check(visits.get(checked));
        }
        return checked == visits.size();
    }

    private void begin() {
        if (!scanner.isActing()) {
            seen.clear();
        }
        for (Collider each : world.getColliders()) {
            if (each.getOwner() instanceof CollisionBody body && !each.isRemoved()) {
                addWithParents(body.getSpatial(), colliding);
                if (!each.isTrigger()) {
                    addWithParents(body.getSpatial(), solid);
                }
                if (!each.isFixed()) {
                    addWithParents(body.getSpatial(), free);
                }
            }
        }
        walk();
        for (int i = 0; i < CollisionLayers.COUNT; i++) {
            if (world.getLayers().getName(i) != null) {
                Word layer = words.computeIfAbsent(world.getLayers().getName(i), key -> new Word());
                layer.collides = true;
                layer.free = true;
            }
        }
    }

    /** If a spatial is in the set, so are its parents. */
    private static void addWithParents(Spatial spatial, Set<Spatial> store) {
        Spatial above = spatial;
        while (above != null && store.add(above)) {
            above = above.getParent();
        }
    }

    /** Visits parents before children, which is the order of a search. A scene may be deep. */
    private void walk() {
        Deque<Visit> rest = new ArrayDeque<>();
        rest.push(new Visit(scanner.root(), false, false, false));
        while (!rest.isEmpty()) {
            Visit above = rest.pop();
            Spatial spatial = above.spatial;
            Visit each = new Visit(spatial, above.out || LeftOut.isDisabled(spatial),
                    above.marked || LeftOut.isMarked(spatial),
                    above.cloned || Boolean.TRUE.equals(spatial.getUserData(CLONE)));
            visits.add(each);
            if (each.marked) {
                addWithParents(spatial, colliding);
            }
            if (spatial instanceof Node node) {
                for (int i = node.getQuantity() - 1; i >= 0; i--) {
                    rest.push(new Visit(node.getChild(i), each.out, each.marked, each.cloned));
                }
            }
        }
    }

    private void read(Visit each) {
        Spatial spatial = each.spatial;
        if (spatial.getName() != null) {
            Word name = add(spatial.getName(), each);
            if (name.named == null) {
                name.named = spatial;
            }
            name.count += each.cloned || spatial != name.named && name.named instanceof Node first
                    && spatial.hasAncestor(first) ? 0 : 1;
        }
        for (String key : spatial.getUserDataKeys()) {
            Object value = spatial.getUserData(key);
            if (value instanceof Number) {
                numbers.add(key);
            } else if (value instanceof String && !key.startsWith("jmesat.")) {
                shown.add(key);
            } else if (key.equals(MistakeTable.TAGS) && value instanceof String tags) {
                for (String tag : tags.split(",")) {
                    add(tag.strip(), each);
                }
            }
        }
        visit = each;
        if (MistakeTable.PUSH.equals(mover())) {
            numbers.add(MistakeTable.PUSH);
        }
        findScripts();
        scripts.forEach(this::add);
        if (each.out && spatial.getUserData(ColliderSettings.SCRIPTS) instanceof String text && texts.add(text)) {
            // Scripts of what is left out are not made; a clone may have them.
            ScriptText.parse(text).items().forEach(this::add);
        }
    }

    private Word add(String text, Visit each) {
        Word word = words.computeIfAbsent(text, key -> new Word());
        word.collides |= colliding.contains(each.spatial);
        word.free |= free.contains(each.spatial);
        word.pending |= each.out || each.spatial instanceof Node node && node.getQuantity() == 0;
        return word;
    }

    private void add(CollisionScript script) {
        kinds.add(script.getClass());
        if (script instanceof When when && when.getAction() == When.Action.PLAY) {
            played.add(when.getTarget().isEmpty() ? String.valueOf(visit.spatial.getName()) : when.getTarget());
        }
        String key = MistakeTable.writtenKey(script);
        if (key != null) {
            numbers.add(key);
        }
    }

    private void add(ScriptText.Item item) {
        if (ScriptClasses.isReadyMade(item.name())) {
            try {
                ScriptClasses classes = new ScriptClasses(getClass().getClassLoader(), List.of());
                CollisionScript script = classes.make(classes.find(item.name()));
                ScriptProperties.set(script, item.properties());
                add(script);
            } catch (RefusedScriptException e) {
                // A problem as soon as it is made.
            }
        }
    }

    private void check(Visit each) {
        visit = each;
        if (each.out || !scanner.presence().isInScene(each.spatial)) {
            return;
        }
        findScripts();
        MistakeTable.OfSpatials.ALL.forEach(check -> add(check.find(each.spatial, this)));
        for (CollisionScript script : scripts) {
            if (script.isEnabled()) {
                MistakeTable.check(script, this, this::add);
            }
        }
    }

    private void add(String text) {
        if (text != null) {
            found.add(new Mistake(visit.spatial, text));
        }
    }

    private void findScripts() {
        scripts = new ArrayList<>();
        for (int i = 0; i < visit.spatial.getNumControls(); i++) {
            if (visit.spatial.getControl(i) instanceof CollisionScript script) {
                scripts.add(script);
            }
        }
        scripts.addAll(scanner.scriptsOn(visit.spatial));
    }

    /** The spatial that is looked at; in an editor its scripts do not know it. */
    Spatial spatial() {
        return visit.spatial;
    }

    /** The key of what moves the spatial, user data or a Control; null for nothing. */
    String mover() {
        Spatial spatial = visit.spatial;
        return spatial.getControl(CharacterMover.class) != null || isTrue(MistakeTable.MOVER) ? MistakeTable.MOVER
                : spatial.getControl(PushApart.class) != null || isTrue(MistakeTable.PUSH) ? MistakeTable.PUSH : null;
    }

    private boolean isTrue(String key) {
        Object value = visit.spatial.getUserData(key);
        return "true".equalsIgnoreCase(String.valueOf(value).strip());
    }

    /** Whether the spatial or one below it is a collider, or it or one above it is marked as one. */
    boolean collides() {
        return isKnown("collider ", SpatialName.withPath(visit.spatial),
                visit.marked || colliding.contains(visit.spatial));
    }

    /** The body that the spatial is or belongs to; null if there is none. */
    SceneCollider body() {
        return scanner.find(visit.spatial);
    }

    boolean isFixed() {
        ColliderControl control = visit.spatial.getControl(ColliderControl.class);
        return control == null ? isTrue("jmesat.fixed") : control.isFixed();
    }

    /** Whether the spatial has colliders at or below it, and all are triggers. */
    boolean isTrigger() {
        return body() != null && !solid.contains(visit.spatial) && colliding.contains(visit.spatial);
    }

    /** Whether the spatial has colliders at or below it, and all are fixed. */
    boolean isOnlyFixed() {
        return colliding.contains(visit.spatial) && !free.contains(visit.spatial);
    }

    /** Whether something is there, or was while scripts acted. */
    private boolean isKnown(String kind, String name, boolean there) {
        if (there && scanner.isActing()) {
            seen.add(kind + name);
        }
        return there || seen.contains(kind + name);
    }

    /** Whether anything has a name, tag or layer. */
    boolean isWord(String word) {
        return isKnown("word ", word, words.containsKey(word));
    }

    boolean isNamed(String name) {
        return isKnown("name ", name, countNamed(name) > 0);
    }

    /** The number of spatials of a name, without clones of a spawner, and without what is below the first one. */
    int countNamed(String name) {
        Word word = words.get(name);
        return word == null || word.named == null ? 0 : Math.max(1, word.count);
    }

    /** Whether a word means something that is there and does not collide. */
    boolean isWithoutCollider(String text) {
        Word word = words.get(text);
        return word != null && !isKnown("colliding word ", text, word.collides) && !word.pending;
    }

    boolean isFixedWord(String text) {
        Word word = words.get(text);
        return word != null && word.collides && !word.free && !word.pending;
    }

    /** A name with a comma or a space at an end that is a word without them; null if there is none. */
    String nameThatContains(String word) {
        if (split == null) {
            split = new HashMap<>();
            for (String each : words.keySet()) {
                boolean whole = each.indexOf(',') < 0 && each.equals(each.strip());
                for (String part : whole ? new String[0] : each.strip().split("\\s*,\\s*")) {
                    split.putIfAbsent(part, each);
                }
            }
        }
        return split.get(word);
    }

    /** The nearest word that is there; empty if there is none. */
    String nearestWord(String word) {
        return nearest.computeIfAbsent(word, key -> words.isEmpty() || nearest.size() >= MOST_COMPARED ? ""
                : NearestName.find(key, words.keySet().stream().limit(MOST_SOUGHT).toList()));
    }

    /** The end of a sentence about a name that no spatial has. */
    String nearestName(String name) {
        return NearestName.hint(name, words.keySet().stream().filter(each -> words.get(each).named != null)
                .limit(MOST_SOUGHT).toList());
    }

    /** Whether anything has a script of a class. */
    boolean has(Class<?> type) {
        return isKnown("script ", type.getName(), kinds.contains(type));
    }

    /** Whether anything may have a number with a key: a script of the game may write any. */
    boolean isNumber(String key) {
        return hasNumber(key) || kinds.stream().anyMatch(each -> !OWN.contains(each.getPackageName()));
    }

    /** Whether a label may find anything to show with a key. */
    boolean isShown(String key) {
        return isNumber(key) || isKnown("text ", key, shown.contains(key));
    }

    /** Whether a script plays what scripts of the spatial wait to play. */
    boolean isPlayed() {
        return played.contains(String.valueOf(visit.spatial.getName()));
    }

    /** Whether anything has a number with a key, or writes one. */
    boolean hasNumber(String key) {
        return isKnown("number ", key, numbers.contains(key));
    }

    /** The end of a sentence about a number that is not there. */
    String nearestNumber(String key) {
        List<String> known = numbers.stream().filter(each -> !each.startsWith("jmesat.")).toList();
        return known.isEmpty() ? "" : "; there is '" + PointText.shorten(NearestName.find(key, known)) + "'";
    }

    /** The spatial that a door moves; null if there is none. */
    Spatial moved(Door script) {
        Word word = words.get(script.getTarget());
        return script.getTarget().isEmpty() ? visit.spatial : word == null ? null : word.named;
    }

    /** Another script that moves the same spatial; null if there is none. */
    Door otherDoor(Door script) {
        Spatial moved = moved(script);
        return moved == null ? null : doors.putIfAbsent(moved, script);
    }
}
