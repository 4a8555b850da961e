package org.jmesat.internal.settings;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.text.NearestName;
import org.jmesat.internal.text.ThrownText;

/**
 * Finds the classes of scripts by name, and makes scripts. A name comes from a scene, and a scene may come from a
 * stranger: a name outside the allowed packages is refused before any class is looked for, and a class that is no
 * script before it is initialized, so that no code of it runs.
 */
public final class ScriptClasses {
    /** What the names of ready-made scripts begin with. */
    static final String READY = "org.jmesat.scripts.";
    /** The simple names of the ready-made scripts, in alphabetical order. */
    static final List<String> READY_MADE = List.of("Checkpoint", "Conveyor", "Count", "Damage", "DetachOnHit",
            "Door", "Health", "Label", "MoveBetween", "OneWayPlatform", "PlayAnimation", "PlaySound", "Projectile",
            "Respawn", "Spawner", "StartEffect", "TeleportTo", "Timer", "TintWhileTouching", "When");
    /** Those that do something without a touch: the number of health is used up, something moves, clones are made. */
    private static final List<String> WITHOUT_TOUCH = List.of("Health", "Label", "MoveBetween", "Respawn", "Spawner",
            "Timer", "When");

    private final ClassLoader loader;
    /** The ready-made scripts first. The empty name stands for classes without a package. */
    private final Set<String> packages = new LinkedHashSet<>();
    private final Map<String, Class<? extends CollisionScript>> found = new HashMap<>();

    /**
     * Allows the ready-made scripts and those of some packages.
     *
     * @param loader the class loader of the game
     * @param packages the names of packages, which are searched in this order; the empty name stands for classes
     *     without a package
     */
    public ScriptClasses(ClassLoader loader, List<String> packages) {
        this.loader = Objects.requireNonNull(loader, "loader");
        this.packages.add(READY.substring(0, READY.length() - 1));
        for (String each : packages) {
            this.packages.add(Objects.requireNonNull(each, "a package"));
        }
    }

    /** Whether a name, as a text gives it, is that of a ready-made script. */
    public static boolean isReadyMade(String name) {
        return READY_MADE.contains(simpleName(name));
    }

    /** Whether a name is that of a ready-made script that acts without a touch. */
    public static boolean actsWithoutTouch(String name) {
        return WITHOUT_TOUCH.contains(simpleName(name));
    }

    private static String simpleName(String name) {
        return name.startsWith(READY) ? name.substring(READY.length()) : name;
    }

    /**
     * Finds a class without initializing it. A name without a dot is looked for in each allowed package; a name with a
     * package must be in an allowed one or below it. The name of a nested class is {@code Outer$Inner}.
     *
     * @return a public, concrete class with a public constructor without parameters
     * @throws RefusedScriptException if there is no such class; the message is such as "has the unknown script Coinn"
     */
    public Class<? extends CollisionScript> find(String name) throws RefusedScriptException {
        Class<? extends CollisionScript> known = found.get(name);
        if (known != null) {
            return known;
        }
        Class<?> type = load(name);
        Class<? extends CollisionScript> checked;
        try {
            checked = check(type);
        } catch (LinkageError | RuntimeException e) {
            throw unusable(type.getName(), e);
        }
        found.put(name, checked);
        return checked;
    }

    private Class<?> load(String name) throws RefusedScriptException {
        if (!isName(name)) {
            throw new RefusedScriptException("has the script " + PointText.quote(name)
                    + ", which is no name of a class");
        }
        if (name.indexOf('.') >= 0) {
            return loadQualified(name);
        }
        for (String each : packages) {
            Class<?> type = load(each.isEmpty() ? name : each + '.' + name, name);
            if (type != null) {
                return type;
            }
        }
        throw new RefusedScriptException("has the unknown script " + PointText.shorten(name) + ", looked for in "
                + describePackages() + nearest(name));
    }

    private Class<?> loadQualified(String name) throws RefusedScriptException {
        String refused = PointText.shorten(name);
        if (!isAllowed(name)) {
            throw new RefusedScriptException("has the script " + refused
                    + ", which is in no allowed package; allowed are " + describePackages());
        }
        Class<?> type = load(name, name);
        if (type == null) {
            throw new RefusedScriptException("has the unknown script " + refused
                    + (name.startsWith(READY) ? nearest(simpleName(name)) : ""));
        }
        return type;
    }

    private static String nearest(String name) {
        return "; the nearest ready-made script is " + NearestName.find(name, READY_MADE);
    }

    private static boolean isName(String name) {
        for (String part : name.split("\\.", -1)) {
            if (part.isEmpty() || !Character.isJavaIdentifierStart(part.charAt(0))
                    || !part.chars().allMatch(ScriptClasses::isNamePart)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a name has a package that is not allowed, so that its class is not looked for. */
    public boolean isForeign(String name) {
        return name.indexOf('.') >= 0 && !isAllowed(name);
    }

    private static boolean isNamePart(int each) {
        return Character.isJavaIdentifierPart(each) && !Character.isIdentifierIgnorable(each);
    }

    /** Whether a name with a package is in an allowed package or below it. */
    private boolean isAllowed(String name) {
        for (String each : packages) {
            if (name.startsWith(each + '.')) {
                return true;
            }
        }
        return false;
    }

    /** Loads a class of an allowed package; null if there is none. */
    private Class<?> load(String candidate, String name) throws RefusedScriptException {
        try {
            Class<?> type = load(candidate, loader);
            return type != null || !candidate.startsWith(READY) ? type
                    : load(candidate, CollisionScript.class.getClassLoader());
        } catch (LinkageError | RuntimeException e) {
            // Also a name in the wrong case, where a file system finds the file of the class.
            throw unusable(name, e);
        }
    }

    private static Class<?> load(String candidate, ClassLoader loader) {
        try {
            return Class.forName(candidate, false, loader);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    private String describePackages() {
        return String.join(", ", packages.stream().map(each -> each.isEmpty() ? "classes without a package" : each)
                .toList());
    }

    private static RefusedScriptException unusable(String name, Throwable thrown) {
        return new RefusedScriptException("has the script " + PointText.shorten(name) + ", which cannot be loaded: "
                + ThrownText.of(thrown), thrown);
    }

    /** Checks a class without initializing it. */
    private static Class<? extends CollisionScript> check(Class<?> type) throws RefusedScriptException {
        if (!CollisionScript.class.isAssignableFrom(type)) {
            throw refused(type, "which is no CollisionScript");
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            throw refused(type, "which is abstract");
        }
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            if (!Modifier.isPublic(each.getModifiers())) {
                throw refused(type, each == type ? "which is not public"
                        : "whose enclosing class " + each.getName() + " is not public");
            }
            if (each.getEnclosingClass() != null && !Modifier.isStatic(each.getModifiers())) {
                throw refused(type, each == type ? "which is nested and not static"
                        : "whose enclosing class " + each.getName() + " is nested and not static");
            }
        }
        try {
            type.getConstructor();
        } catch (NoSuchMethodException e) {
            throw refused(type, "which has no public constructor without parameters");
        }
        return type.asSubclass(CollisionScript.class);
    }

    private static RefusedScriptException refused(Class<?> type, String reason) {
        return new RefusedScriptException("has the script " + type.getName() + ", " + reason);
    }

    /**
     * Makes a script of a class that {@link #find} has returned.
     *
     * @throws RefusedScriptException if its static initializer or its constructor throws anything
     */
    public CollisionScript make(Class<? extends CollisionScript> type) throws RefusedScriptException {
        try {
            Constructor<? extends CollisionScript> constructor = type.getConstructor();
            return constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw failed(type, "constructor", e.getCause());
        } catch (ExceptionInInitializerError e) {
            throw failed(type, "static initializer", e.getCause() == null ? e : e.getCause());
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            throw unusable(type.getName(), e);
        }
    }

    private static RefusedScriptException failed(Class<?> type, String part, Throwable thrown) {
        return new RefusedScriptException("has the script " + type.getName() + ", whose " + part + " throws "
                + ThrownText.of(thrown), thrown);
    }
}
