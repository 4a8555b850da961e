package org.jmesat.internal.diagnose;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.settings.ScriptClasses;
import org.jmesat.internal.settings.ScriptProperties;
import org.jmesat.internal.text.NearestName;
import org.jmesat.projection.ColliderShape;
import org.jmesat.scripts.Checkpoint;
import org.jmesat.scripts.Conveyor;
import org.jmesat.scripts.Count;
import org.jmesat.scripts.Damage;
import org.jmesat.scripts.Door;
import org.jmesat.scripts.FilteredScript;
import org.jmesat.scripts.Health;
import org.jmesat.scripts.Label;
import org.jmesat.scripts.MoveBetween;
import org.jmesat.scripts.PlayAnimation;
import org.jmesat.scripts.PlaySound;
import org.jmesat.scripts.Projectile;
import org.jmesat.scripts.Respawn;
import org.jmesat.scripts.Spawner;
import org.jmesat.scripts.StartEffect;
import org.jmesat.scripts.TeleportTo;
import org.jmesat.scripts.Timer;
import org.jmesat.scripts.TintWhileTouching;
import org.jmesat.scripts.When;
import org.jmesat.scripts.WhileTouchingScript;

/**
 * The likely mistakes that are looked for: set-ups that are valid and rarely intended. The page of questions has this
 * table. Scripts are checked as objects, so that a text in user data and a Control are one.
 *
 * <p>A new script has its properties in the lists of those that name a spatial, must be set, are times, and so on. What
 * only it can do wrong is a check of its own.
 */
final class MistakeTable {
    static final String PUSH = "jmesat.pushApart";
    static final String MOVER = "jmesat.mover";
    static final String TAGS = "jmesat.tags";
    /** The greatest part of a way in the plane that is still no way, relative to its length. */
    private static final float NO_WAY = 1e-3f;
    /** Longer times are probably milliseconds. */
    private static final float LONGEST_SECONDS = 300;
    /** Brighter colours are probably bytes. */
    private static final float BRIGHTEST = 10;
    /** A number that a label shows. */
    private static final Pattern SHOWN = Pattern.compile("\\{([^{}]+)}");
    private static final int SHORTEST_WORD = 3;

    /**
     * A check.
     *
     * @param type what is looked at
     * @param sees the mistake, as the page of questions names it
     * @param cure what to do, as the end of the sentence
     * @param find gives the sentence about the spatial up to the cure, without "its script X"; null without a mistake
     */
    record Check<T>(Class<T> type, String sees, String cure, BiFunction<T, SceneLook, String> find) {
        /** The mistake as the rest of a sentence about the spatial that is looked at; null if there is none. */
        String find(Object subject, SceneLook look) {
            String clause = type.isInstance(subject) ? find.apply(type.cast(subject), look) : null;
            String name = subject instanceof CollisionScript script ? ScriptProperties.describe(script) + ' ' : "";
            return clause == null ? null : name + clause + ": " + cure;
        }
    }

    /** A property of a class of scripts. */
    private record Use<T>(Class<T> type, String property, Function<T, Object> value) {
        Object of(Object script) {
            return type.isInstance(script) ? value.apply(type.cast(script)) : null;
        }

        /** Its value in a sentence, such as "has target='gate'". */
        String has(Object found) {
            return "has " + property + "='" + PointText.shorten(found.toString()) + "'";
        }
    }

    /** The properties that name a spatial. */
    private static final class Names {
        static final List<Use<?>> ALL = List.of(
                new Use<>(Count.class, "of", Count::getOf),
                new Use<>(Door.class, "target", Door::getTarget),
                new Use<>(Label.class, "of", Label::getOf),
                new Use<>(PlayAnimation.class, "of", PlayAnimation::getOf),
                new Use<>(Spawner.class, "template", Spawner::getTemplate),
                new Use<>(StartEffect.class, "effect", StartEffect::getEffect),
                new Use<>(TeleportTo.class, "target", TeleportTo::getTarget),
                new Use<>(Timer.class, "of", Timer::getOf),
                new Use<>(When.class, "of", When::getOf),
                new Use<>(When.class, "target", When::getTarget),
                new Use<>(When.class, "what",
                        script -> script.getAction() == When.Action.TELEPORT ? script.getWhat() : ""));
    }

    /** Those without which the script does nothing. */
    private static final class Needed {
        static final List<Use<?>> ALL = List.of(
                new Use<>(Label.class, "text", Label::getText),
                new Use<>(PlayAnimation.class, "animation", script -> script.getAnimation() + script.getBack()),
                new Use<>(PlaySound.class, "file", PlaySound::getFile),
                new Use<>(Spawner.class, "template", Spawner::getTemplate),
                new Use<>(TeleportTo.class, "target", TeleportTo::getTarget),
                new Use<>(When.class, "key, none or by", script -> script.getKey() + script.getNone() + script.getBy()),
                new Use<>(When.class, "action or signal", script -> script.getSignal()
                        + (script.getAction() == When.Action.NONE ? "" : script.getAction())));
    }

    /** The properties that are times. */
    private static final class Seconds {
        static final List<Use<?>> ALL = List.of(
                new Use<>(FilteredScript.class, "delay", FilteredScript::getDelay),
                new Use<>(Damage.class, "each", Damage::getEach),
                new Use<>(Door.class, "seconds", Door::getSeconds),
                new Use<>(Door.class, "stay", Door::getStay),
                new Use<>(MoveBetween.class, "wait", MoveBetween::getWait),
                new Use<>(Spawner.class, "every", Spawner::getEvery),
                new Use<>(StartEffect.class, "seconds", StartEffect::getSeconds),
                new Use<>(Timer.class, "seconds", Timer::getSeconds));
    }

    /** The keys of the numbers that scripts write. */
    private static final class Numbers {
        static final List<Use<?>> ALL = List.of(
                new Use<>(Count.class, "key", Count::getKey),
                new Use<>(Health.class, "key", Health::getKey),
                new Use<>(Timer.class, "key", Timer::getKey),
                new Use<>(When.class, "what",
                        script -> script.getAction() == When.Action.SET ? script.getWhat() : null));
    }

    /** The keys of the numbers that scripts wait for. */
    private static final class WaitedFor {
        static final List<Use<?>> ALL = List.of(
                new Use<>(Door.class, "needs", Door::getNeeds),
                new Use<>(When.class, "key", When::getKey));
    }

    /** Checks of the whole scene; of several, the cause comes first. */
    static final class OfScene {
        static final List<Check<?>> ALL = List.of(
                new Check<>(SceneMistakes.class, "no collider at all",
                        "attach what should collide; with MARKED_ONLY, give it jmesat.collider = true",
                        (scene, look) -> scene.none),
                new Check<>(SceneMistakes.class, "a geometry that a BatchNode generated before it was saved",
                        "detach it, then call batch() again", (scene, look) -> scene.findSavedBatch()),
                new Check<>(SceneMistakes.class, "a scene in another plane", "set jmesat.scene.plane, or call setPlane",
                        (scene, look) -> scene.findPlane()),
                new Check<>(SceneMistakes.class, "a floor or a backdrop that collides with most of the scene",
                        "disable its collider if it is a floor or a backdrop", (scene, look) -> scene.floor),
                new Check<>(SceneMistakes.class, "the hull of a level, which fills its gaps",
                        "set its mode to HULL_PER_PART or OUTLINE", (scene, look) -> scene.level),
                new Check<>(SceneMistakes.class, "very many contacts",
                        "set jmesat.scene.discovery to MARKED_ONLY if not every geometry should collide, or use layers",
                        (scene, look) -> scene.findManyContacts()),
                new Check<>(SceneMistakes.class, "a body that collides with a body below it",
                        "give both the same negative group to keep them apart", (scene, look) -> scene.findNested()));
    }

    /** Checks of spatials that are not left out. */
    static final class OfSpatials {
        static final List<Check<?>> ALL = List.of(
                new Check<>(Spatial.class, "a script without a collider", "add jmesat.collider or jmesat.trigger",
                        MistakeTable::findWithoutCollider),
                new Check<>(Spatial.class, "`jmesat.pushApart` or `jmesat.mover` without a collider",
                        "add jmesat.collider",
                        (spatial, look) -> look.mover() == null || look.collides() ? null
                                : "has " + look.mover() + ", but is no collider and has none below it"),
                new Check<>(Spatial.class, "`jmesat.pushApart` or `jmesat.mover` on what is fixed",
                        "remove one of them",
                        (spatial, look) -> look.mover() == null || !look.isFixed() ? null : "has " + look.mover()
                                + " and is fixed, and what is fixed " + (look.mover().equals(PUSH) ? "is never pushed"
                                        : "passes through all that is fixed")),
                new Check<>(Spatial.class, "`jmesat.pushApart` on a trigger", "remove one of them",
                        (spatial, look) -> PUSH.equals(look.mover()) && look.isTrigger()
                                ? "has " + PUSH + ", and a trigger is never pushed" : null),
                new Check<>(Spatial.class, "the size of a shape without `jmesat.shape`",
                        "set jmesat.shape, such as CIRCLE", MistakeTable::findWithoutShape));
    }

    /** Checks of scripts on such spatials, of many kinds. */
    private static final class OfScripts {
        static final List<Check<?>> ALL = List.of(
                new Check<>(FilteredScript.class, "a `by` that means a name with a comma or a space at an end",
                        "give the spatial a name without that", MistakeTable::findSplitName),
                new Check<>(FilteredScript.class, "a `by` that nothing in the scene has",
                        "write it as the name, tag or layer is written", MistakeTable::findUnknownWord),
                new Check<>(FilteredScript.class, "a `by` that names what is no collider",
                        "add jmesat.collider to that",
                        MistakeTable::findWordWithoutCollider),
                new Check<>(FilteredScript.class, "a script on what is fixed, for what is fixed",
                        "make only walls and the like fixed", MistakeTable::findFixedWord),
                new Check<>(FilteredScript.class, "the name of a spatial that is not there",
                        "write the name as it is in the scene",
                        (script, look) -> first(Names.ALL, script, (use, name) ->
                                name.equals("") || look.isNamed((String) name) || look.scanner.hasReported(script)
                                        ? null : use.has(name) + ", and no spatial has that name"
                                        + look.nearestName((String) name))),
                new Check<>(FilteredScript.class, "the name of two spatials", "give the others other names",
                        (script, look) -> first(Names.ALL, script, (use, name) ->
                                look.countNamed((String) name) < 2 ? null
                                : use.has(name) + ", and " + look.countNamed((String) name)
                                        + " spatials have that name, of which the first one is used")),
                new Check<>(FilteredScript.class, "a script without what it needs", "set it",
                        (script, look) -> first(Needed.ALL, script, (use, text) -> !text.equals("") ? null
                                : "has no " + use.property() + ", so it does nothing")),
                new Check<>(FilteredScript.class, "a time in milliseconds", "write 0.5 for 500 milliseconds",
                        (script, look) -> first(Seconds.ALL, script, (use, time) ->
                                (float) time <= LONGEST_SECONDS ? null
                                : "has " + use.property() + '=' + number((float) time) + ", in seconds")));
    }

    /** Checks of scripts of one kind. */
    private static final class OfKinds {
        static final List<Check<?>> ALL = List.of(
                new Check<>(Conveyor.class, "a `Conveyor` that carries along the depth",
                        "set velocity to one in the plane", (script, look) -> isAlongDepth(script.getVelocity(), look)
                                ? "carries" + ignored(look) : null),
                new Check<>(Projectile.class, "a `Projectile` that flies along the depth",
                        "set velocity to one in the plane",
                        (script, look) -> isAlongDepth(look.spatial().getWorldRotation()
                                .mult(script.getVelocity()), look) ? "flies" + ignored(look) : null),
                new Check<>(Projectile.class, "a `Projectile` that is no collider or fixed",
                        "make the spatial itself a jmesat.trigger or jmesat.collider, and not jmesat.fixed",
                        MistakeTable::findGrounded),
                new Check<>(Conveyor.class, "a `Conveyor` in a scene without `jmesat.pushApart`",
                        "set by, or jmesat.pushApart of what it should carry", (script, look) ->
                                script.getBy().isBlank() && !look.hasNumber(PUSH)
                                        ? "carries nothing, since it has no by, and nothing has " + PUSH : null),
                new Check<>(Door.class, "a `Door` that stays in the way", "set move to a way in the plane",
                        MistakeTable::findDoorInTheWay),
                new Check<>(Door.class, "two `Door`s that move a spatial to different places",
                        "let one move it, or give both the same move", MistakeTable::findOtherDoor),
                new Check<>(FilteredScript.class, "a `needs`, or the `key` of a `When`, that nothing counts",
                        "write it as the key of a Count, one key only", (script, look) -> first(WaitedFor.ALL, script,
                                (use, key) -> key.equals("") || look.isNumber((String) key) ? null
                                        : "needs '" + PointText.shorten((String) key) + "', which nothing counts"
                                                + look.nearestNumber((String) key))),
                new Check<>(Label.class, "a number in a `Label` that nothing counts",
                        "write it as the key of a Count", MistakeTable::findUncounted),
                new Check<>(Checkpoint.class, "a `Checkpoint` without a `Respawn`", "give the player a Respawn",
                        (script, look) -> look.has(Respawn.class) ? null
                                : "does nothing, since nothing in the scene has a Respawn"),
                new Check<>(Respawn.class, "a `Respawn` without `by` and `Health`", "set by, or add a Health",
                        (script, look) -> !script.getBy().isBlank()
                                || look.scripts.stream().anyMatch(Health.class::isInstance) ? null
                                : "does nothing, since it has no by, and its spatial has no Health"),
                new Check<>(Damage.class, "`Damage` that harms nobody", "give who should be harmed a Health",
                        (script, look) -> !script.getBy().isBlank() && words(script).allMatch(look::isWord)
                                && !look.isNumber(script.getKey()) ? "harms nothing, since nothing has a number '"
                                        + PointText.shorten(script.getKey()) + "'" : null),
                new Check<>(TintWhileTouching.class, "a colour in bytes", "divide its parts by 255, or write #ff0000",
                        (script, look) -> brightest(script.getColor()) <= BRIGHTEST ? null
                                : "has a color with the part " + number(brightest(script.getColor()))
                                        + ", and 1 is full brightness"));
    }

    private MistakeTable() {
    }

    private static String findUncounted(Label script, SceneLook look) {
        Matcher shown = SHOWN.matcher(script.getText());
        String text = null;
        while (text == null && shown.find()) {
            text = look.isShown(shown.group(1)) ? null : "shows '" + PointText.shorten(shown.group(1))
                    + "', which nothing counts" + look.nearestNumber(shown.group(1));
        }
        return text;
    }

    /** The whole table. */
    static List<Check<?>> all() {
        return Stream.of(OfScene.ALL, OfSpatials.ALL, OfScripts.ALL, OfKinds.ALL).<Check<?>>flatMap(List::stream)
                .toList();
    }

    /** Checks a script; {@code store} gets a sentence for each mistake, and null for each check without one. */
    static void check(CollisionScript script, SceneLook look, Consumer<String> store) {
        OfScripts.ALL.forEach(check -> store.accept(check.find(script, look)));
        OfKinds.ALL.forEach(check -> store.accept(check.find(script, look)));
    }

    /** Loads a part of the table, which takes some milliseconds; false if there is no such part. */
    static boolean load(int part) {
        List<?> loaded = switch (part) {
            case 0 -> OfScene.ALL;
            case 1 -> OfSpatials.ALL;
            case 2 -> OfScripts.ALL;
            case 3 -> OfKinds.ALL;
            case 4 -> Names.ALL;
            case 5 -> Needed.ALL;
            case 6 -> Seconds.ALL;
            case 7 -> Numbers.ALL;
            case 8 -> WaitedFor.ALL;
            default -> List.of();
        };
        return !loaded.isEmpty();
    }

    /** The key of the number that a script writes; null if it writes none. */
    static String writtenKey(CollisionScript script) {
        return first(Numbers.ALL, script, (use, key) -> (String) key);
    }

    /** What a test gives for the first property of a script for which it gives anything; otherwise null. */
    private static String first(List<Use<?>> uses, CollisionScript script, BiFunction<Use<?>, Object, String> test) {
        for (Use<?> each : uses) {
            Object value = each.of(script);
            String found = value == null ? null : test.apply(each, value);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static String number(float number) {
        return number == Math.rint(number) ? String.format(Locale.ROOT, "%.0f", number) : String.valueOf(number);
    }

    private static float brightest(ColorRGBA color) {
        return Math.max(color.r, Math.max(color.g, color.b));
    }

    private static Stream<String> words(FilteredScript script) {
        return Stream.of(script.getBy().split(",")).map(String::strip).filter(word -> !word.isEmpty());
    }

    private static boolean isAlongDepth(Vector3f way, SceneLook look) {
        float length = way.length();
        return length > 0 && Math.hypot(look.scanner.plane().x(way), look.scanner.plane().y(way)) <= NO_WAY * length;
    }

    private static String ignored(SceneLook look) {
        return " along " + AxisNames.depth(look.scanner.plane()) + ", which collisions ignore in the plane "
                + look.scanner.plane();
    }

    private static String findWithoutCollider(Spatial spatial, SceneLook look) {
        for (CollisionScript each : look.scripts) {
            if (!look.collides() && needsCollider(each) && !look.isPlayed()) {
                return ScriptProperties.describe(each) + " needs a collider, but it is none and has none below it";
            }
        }
        return null;
    }

    /** A projectile has a check of its own. */
    private static boolean needsCollider(CollisionScript script) {
        return script instanceof FilteredScript filtered && !(script instanceof Projectile)
                && (!ScriptClasses.actsWithoutTouch(script.getClass().getName())
                        || script instanceof WhileTouchingScript && !filtered.getBy().isBlank());
    }

    private static String findWithoutShape(Spatial spatial, SceneLook look) {
        for (String each : List.of("radius", "size", "offset", "angle", "vertices")) {
            if (spatial.getUserData("jmesat." + each) != null && spatial.getUserData("jmesat.shape") == null
                    && spatial.getUserData("jmesat.polygon") == null) {
                return "has jmesat." + each + ", which has no effect without jmesat.shape";
            }
        }
        ColliderControl control = spatial.getControl(ColliderControl.class);
        return control == null || control.getShape() != ColliderShape.MESH || !control.getPolygon().isEmpty()
                || !hasSize(control, new ColliderControl()) ? null
                : "has a ColliderControl with the size of a shape, which has no effect with the shape MESH";
    }

    private static boolean hasSize(ColliderControl control, ColliderControl plain) {
        return control.getRadius() != plain.getRadius() || !control.getSize().equals(plain.getSize())
                || !control.getOffset().equals(plain.getOffset()) || control.getAngle() != plain.getAngle()
                || !control.getVertices().isBlank();
    }

    private static String findSplitName(FilteredScript script, SceneLook look) {
        return words(script).filter(word -> !look.isWord(word)).map(word -> {
            String name = look.nameThatContains(word);
            return name == null ? null : "has by='" + PointText.shorten(script.getBy()) + "', and nothing is called '"
                    + PointText.shorten(word) + "', but '" + PointText.shorten(name) + "' is there";
        }).filter(found -> found != null).findFirst().orElse(null);
    }

    /** One of several words may be that of something that comes later, unless it is nearly one that is there. */
    private static String findUnknownWord(FilteredScript script, SceneLook look) {
        List<String> unknown = words(script).filter(word -> !look.isWord(word) && look.nameThatContains(word) == null)
                .toList();
        boolean none = !script.getBy().isBlank() && words(script).noneMatch(look::isWord);
        for (String word : unknown) {
            String nearest = look.nearestWord(word);
            if (none || word.length() >= SHORTEST_WORD && NearestName.isWithinOneEdit(word.toLowerCase(Locale.ROOT),
                    nearest.toLowerCase(Locale.ROOT))) {
                return "has by='" + PointText.shorten(word) + "', and nothing has that name, tag or layer"
                        + NearestName.hint(word, List.of(nearest));
            }
        }
        return null;
    }

    private static String findWordWithoutCollider(FilteredScript script, SceneLook look) {
        return words(script).filter(look::isWithoutCollider).findFirst().map(word -> "has by='"
                + PointText.shorten(word) + "', and that is no collider and has none below it").orElse(null);
    }

    private static String findFixedWord(FilteredScript script, SceneLook look) {
        return script.getBy().isBlank() || !look.isOnlyFixed() || !words(script).allMatch(look::isFixedWord) ? null
                : "is on what is fixed, and by='" + PointText.shorten(script.getBy())
                        + "' is fixed, too, and fixed colliders never meet";
    }

    private static String findGrounded(Projectile script, SceneLook look) {
        SceneCollider body = look.body();
        return body == null ? "does not fly, since its spatial is no collider"
                : body.collider() != null && body.collider().isFixed() ? "does not fly, since it is fixed" : null;
    }

    private static String findDoorInTheWay(Door script, SceneLook look) {
        Spatial door = look.moved(script);
        Node parent = door == null ? null : door.getParent();
        return parent == null || !look.solid.contains(door) || look.world.isDepthTest()
                || !isAlongDepth(parent.getWorldRotation().mult(script.getMove()), look) ? null
                : "moves '" + door.getName() + "'" + ignored(look) + ", so it stays in the way";
    }

    private static String findOtherDoor(Door script, SceneLook look) {
        Door other = look.otherDoor(script);
        return other == null || other.getMove().equals(script.getMove()) ? null
                : "moves '" + look.moved(script).getName() + "' by " + script.getMove() + ", and another Door by "
                        + other.getMove();
    }
}
