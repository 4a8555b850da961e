package org.jmesat.testing;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Calls every public method and constructor of a package with each argument wrong in turn: null, NaN, infinite,
 * negative, out of range, of the wrong length. Each such call must throw, the message must name the error, and no
 * object reachable from the receiver and the other arguments may have changed.
 */
public final class WrongArguments {
    /** Valid receivers and arguments. Each call gets a new instance. */
    public interface Good {
        /** An instance of a class, as the receiver of a call. */
        Object receiver(Class<?> type);

        /** A valid argument of a method. */
        Object argument(String method, int index, Class<?> type);
    }

    private final Supplier<Good> good;
    private final Set<String> unchecked;
    private final Set<String> allowed;
    private final Set<Class<?>> scratch;
    private final Set<String> seen = new TreeSet<>();
    private final List<String> complaints = new ArrayList<>();
    private int calls;

    /**
     * Prepares the calls; {@link #tryAll} runs them.
     *
     * @param good makes receivers and arguments
     * @param unchecked methods that check nothing, as {@code Class.method/arguments}
     * @param allowed arguments that are accepted, as {@code Class.method/arguments index value}
     * @param scratch classes whose instances have no state that a caller can see
     */
    public WrongArguments(Supplier<Good> good, Set<String> unchecked, Set<String> allowed, Set<Class<?>> scratch) {
        this.scratch = scratch;
        this.good = good;
        this.unchecked = unchecked;
        this.allowed = allowed;
    }

    /** Calls all classes in the package of a class. */
    public void tryAll(Class<?> member) throws Exception {
        Path folder = Path.of(member.getResource(member.getSimpleName() + ".class").toURI()).getParent();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String name = file.getFileName().toString().replace(".class", "");
                Class<?> type = name.endsWith("-info") ? null : Class.forName(member.getPackageName() + "." + name);
                if (type != null && Modifier.isPublic(type.getModifiers()) && !type.isInterface() && !type.isRecord()
                        && !type.isEnum()) {
                    tryAllOf(type);
                }
            }
        }
    }

    private void tryAllOf(Class<?> type) throws Exception {
        List<Executable> all = new ArrayList<>(Arrays.asList(type.getDeclaredConstructors()));
        Collections.addAll(all, type.getDeclaredMethods());
        for (Executable each : all) {
            String name = type.getSimpleName() + '.' + (each instanceof Method ? each.getName() : "new") + '/'
                    + each.getParameterCount();
            if (Modifier.isPublic(each.getModifiers()) && each.getParameterCount() > 0 && !each.isSynthetic()
                    && !name.endsWith(".equals/1")) {
                seen.add(name);
                if (!unchecked.contains(name)) {
                    tryWithEachWrong(name, each);
                }
            }
        }
    }

    private void tryWithEachWrong(String name, Executable method) throws Exception {
        Good first = good.get();
        try {
            call(method, receiver(first, method), arguments(first, name, method));
        } catch (InvocationTargetException e) {
            throw new AssertionError(method + " refuses what it should take", e.getCause());
        }
        for (int i = 0; i < method.getParameterCount(); i++) {
            Class<?> type = method.getParameterTypes()[i];
            // What is returned may hold anything before.
            boolean store = !type.isPrimitive() && method instanceof Method called
                    && called.getReturnType() == type;
            for (Object wrong : store ? new Object[] {null} : wrong(type)) {
                if (!allowed.contains(name + ' ' + i + ' ' + text(wrong))) {
                    calls++;
                    tryWrong(name, method, i, wrong);
                }
            }
        }
    }

    private void tryWrong(String name, Executable method, int i, Object wrong) throws Exception {
        Good fresh = good.get();
        Object receiver = receiver(fresh, method);
        Object[] arguments = arguments(fresh, name, method);
        arguments[i] = wrong;
        List<Object> roots = new ArrayList<>(Arrays.asList(arguments));
        roots.set(i, null);
        roots.add(scratch.contains(method.getDeclaringClass()) ? null : receiver);
        Map<String, String> before = ObjectState.of(roots);
        String call = name + " with argument " + i + " = " + text(wrong);
        try {
            call(method, receiver, arguments);
            complaints.add(call + " is not refused");
        } catch (InvocationTargetException e) {
            Throwable thrown = e.getCause();
            String message = String.valueOf(thrown.getMessage());
            boolean kind = wrong == null ? thrown instanceof NullPointerException
                    : thrown instanceof IllegalArgumentException || thrown instanceof IndexOutOfBoundsException;
            boolean named = !message.startsWith("Cannot ") || message.endsWith("\"store\" is null");
            if (!kind || !named || message.equals("null")
                    || wrong instanceof Number && !message.contains(wrong.toString())) {
                complaints.add(call + " is refused by " + thrown);
            }
        }
        String difference = ObjectState.difference(before, ObjectState.of(roots));
        if (difference != null) {
            complaints.add(call + " changes " + difference);
        }
    }

    private static void call(Executable method, Object receiver, Object[] arguments) throws Exception {
        if (method instanceof Method called) {
            called.invoke(receiver, arguments);
        } else {
            ((Constructor<?>) method).newInstance(arguments);
        }
    }

    private static Object receiver(Good good, Executable method) {
        boolean none = method instanceof Constructor || Modifier.isStatic(method.getModifiers());
        return none ? null : good.receiver(method.getDeclaringClass());
    }

    private static Object[] arguments(Good good, String name, Executable method) {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = good.argument(name, i, method.getParameterTypes()[i]);
        }
        return arguments;
    }

    private static Object[] wrong(Class<?> type) {
        if (type == double.class) {
            return new Object[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        } else if (type == float.class) {
            return new Object[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        } else if (type == int.class) {
            return new Object[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE};
        } else if (type.isPrimitive()) {
            return new Object[0];
        } else if (type == int[].class) {
            return new Object[] {null, new int[0], new int[] {-1, 0}, new int[] {0, 2}, new int[] {1, 1}};
        } else if (type == float[].class) {
            return new Object[] {null, new float[1], new float[] {0, Float.NaN, 1, 0, 0, 1},
                new float[] {0, 0, Float.POSITIVE_INFINITY, 0, 0, 1}};
        } else if (type == double[].class) {
            return new Object[] {null, new double[1], new double[] {0, Double.NaN, 1, 0, 0, 1},
                new double[] {0, 0, Double.POSITIVE_INFINITY, 0, 0, 1}};
        } else if (type == Vector2f.class) {
            return new Object[] {null, new Vector2f(Float.NaN, 0), new Vector2f(0, Float.NEGATIVE_INFINITY)};
        } else if (type == Vector3f.class) {
            return new Object[] {null, new Vector3f(Float.NaN, 0, 0), new Vector3f(0, Float.POSITIVE_INFINITY, 0)};
        }
        return new Object[] {null};
    }

    private static String text(Object wrong) {
        return wrong instanceof int[] ints ? Arrays.toString(ints)
                : wrong instanceof float[] floats ? Arrays.toString(floats)
                : wrong instanceof double[] doubles ? Arrays.toString(doubles) : String.valueOf(wrong);
    }

    /** All failures; empty if all calls were refused as required. */
    public List<String> complaints() {
        for (String name : unchecked) {
            if (!seen.contains(name)) {
                complaints.add("there is no " + name);
            }
        }
        return complaints;
    }

    /** The number of wrong calls. */
    public int calls() {
        return calls;
    }
}
