package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.ObjectState;
import org.junit.jupiter.api.Test;

/**
 * Every public method of world and contact, and what the world opens to the project alone, is called with
 * each of its arguments wrong in turn: null, NaN, infinite, negative, too short. Such a call throws, its message names
 * the argument or the value, and no field of a reachable object changes.
 */
class RefusedCallsTest {
    private static final Class<?>[] PACKAGES = {CollisionWorld.class, Contact.class};
    /** Arguments that may be null, or any number. */
    private static final Set<String> ALLOWED = Set.of("CollisionWorld.add null",
            "CollisionQueries.moveAndSlide 0 null", "CollisionWorld.setPairFilter null",
            "CollisionWorld.setStatistics null",
            "CollisionQueries.setLog null", "CollisionLayers.setName 1 null", "Collider.setFilter -1",
            "Collider.setFilter -2147483648", "Collider.setFilter 2 2147483647",
            "Collider.setDepthRange 0 -Infinity",
            "Collider.setDepthRange 1 Infinity", "QueryFilter.withDepth 0 -Infinity",
            "QueryFilter.withDepth 1 Infinity", "CollisionQueries.castRayTowards 4 Infinity",
            "CollisionQueries.pick 6 Infinity", "CollisionQueries.nearest 2 Infinity");
    /** What other packages of the project call through {@code WorldAccess}. */
    private static final Set<String> OPENED = Set.of("CollisionWorld.hold", "CollisionWorld.withdraw",
            "Collider.setSweepStart", "Collider.setPieceCount", "Collider.setPiece");

    private final List<String> complaints = new ArrayList<>();
    private int calls;

    private static boolean isOpen(Method method, String name) {
        return Modifier.isPublic(method.getModifiers()) || OPENED.contains(name);
    }

    @Test
    void aRefusedCallNamesTheBadValueAndChangesNothing() throws Exception {
        for (Class<?> each : publicClasses()) {
            for (Method method : each.getDeclaredMethods()) {
                String name = each.getSimpleName() + "." + method.getName();
                if (isOpen(method, name) && method.getParameterCount() > 0 && !method.isSynthetic()
                        && !each.isRecord() && !name.endsWith(".valueOf")) {
                    refuseEach(name, method);
                }
            }
        }
        assertEquals(List.of(), complaints, () -> complaints.size() + " of " + calls);
        assertTrue(calls > 200, "only " + calls + " calls were tried");
    }

    private static List<Class<?>> publicClasses() throws Exception {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> member : PACKAGES) {
            Path folder = Path.of(member.getResource(member.getSimpleName() + ".class").toURI()).getParent();
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().collect(Collectors.toList())) {
                    String name = file.getFileName().toString().replace(".class", "");
                    Class<?> found = Class.forName(member.getPackageName() + "." + name);
                    boolean test = found.getProtectionDomain().getCodeSource() != member.getProtectionDomain()
                            .getCodeSource();
                    if (Modifier.isPublic(found.getModifiers()) && !test && !found.isInterface()) {
                        classes.add(found);
                    }
                }
            }
        }
        return classes;
    }

    private void refuseEach(String name, Method method) throws Exception {
        method.setAccessible(true);
        WorldArguments good = new WorldArguments();
        try {
            method.invoke(Modifier.isStatic(method.getModifiers()) ? null : good.receiver(method.getDeclaringClass()),
                    good.arguments(name, method));
        } catch (InvocationTargetException e) {
            throw new AssertionError(method + " refuses a valid call", e.getCause());
        }
        for (int i = 0; i < method.getParameterCount(); i++) {
            for (Object bad : bad(method.getParameterTypes()[i])) {
                String value = text(bad);
                if (!ALLOWED.contains(name + " " + i + " " + value) && !ALLOWED.contains(name + " " + value)) {
                    calls++;
                    refuse(name, method, i, bad);
                }
            }
        }
    }

    private void refuse(String name, Method method, int i, Object bad) throws Exception {
        WorldArguments good = new WorldArguments();
        Object receiver = Modifier.isStatic(method.getModifiers()) ? null : good.receiver(method.getDeclaringClass());
        Object[] arguments = good.arguments(name, method);
        arguments[i] = bad;
        List<Object> roots = new ArrayList<>(Arrays.asList(receiver, good.world));
        for (int k = 0; k < arguments.length; k++) {
            roots.add(k == i ? null : arguments[k]);
        }
        Map<String, String> before = ObjectState.of(roots);
        String call = name + " with argument " + i + " = " + text(bad);
        try {
            method.invoke(receiver, arguments);
            complaints.add(call + " is not refused");
        } catch (InvocationTargetException e) {
            Throwable thrown = e.getCause();
            String message = String.valueOf(thrown.getMessage());
            boolean kind = bad == null || bad instanceof Object[] ? thrown instanceof NullPointerException
                    : thrown instanceof IllegalArgumentException || thrown instanceof IndexOutOfBoundsException;
            if (!kind || message.startsWith("Cannot ") || message.equals("null")
                    || bad instanceof Number && !message.contains(bad.toString())) {
                complaints.add(call + " is refused by " + thrown);
            }
        }
        String difference = ObjectState.difference(before, ObjectState.of(roots));
        if (difference != null) {
            complaints.add(call + " changes " + difference);
        }
    }

    private static String text(Object bad) {
        return bad instanceof Object[] array ? Arrays.toString(array) : bad instanceof int[] numbers
                ? Arrays.toString(numbers) : bad instanceof double[] numbers ? "a length of " + numbers.length
                : String.valueOf(bad);
    }

    private static Object[] bad(Class<?> type) {
        if (type == double.class) {
            return new Object[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        } else if (type == float.class) {
            return new Object[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        } else if (type == int.class) {
            return new Object[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE};
        } else if (type.isPrimitive()) {
            return new Object[0];
        } else if (type == int[].class) {
            return new Object[] {null, new int[] {0}};
        } else if (type.isArray()) {
            return new Object[] {null, Array.newInstance(type.getComponentType(), 1)};
        }
        return new Object[] {null};
    }

    @Test
    void constructorsAndFactoriesRefuseNull() {
        assertEquals("clock", assertThrows(NullPointerException.class, () -> new StepStatistics((LongSupplier) null))
                .getMessage());
    }

    @Test
    void aShapeWithANullPolygonIsRefused() {
        WorldArguments good = new WorldArguments();
        CollisionWorld world = good.world;
        ConvexPolygon box = WorldArguments.BOX;
        for (ConvexPolygon[] bad : new ConvexPolygon[][] {{box, null}, {null}, {box, box, null}}) {
            Map<String, String> before = ObjectState.of(List.of(world));
            String message = assertThrows(NullPointerException.class, () -> good.a.setShape(bad)).getMessage();
            assertEquals("polygons[" + (bad.length - 1) + "]", message);
            assertEquals(before, ObjectState.of(List.of(world)));
        }
        world.step();
        assertEquals(1, good.a.getPieceCount());
        assertEquals(1, world.getEvents().stays().size());
        assertEquals(good.b, world.getContacts().get(0).getB());
    }

    @Test
    void addingAColliderWithoutAFreeIdIsRefused() throws Exception {
        WorldArguments good = new WorldArguments();
        CollisionWorld world = good.world;
        Field next = CollisionWorld.class.getDeclaredField("nextId");
        next.setAccessible(true);
        next.setInt(world, Integer.MAX_VALUE - 1);
        Collider last = good.box("last", 0.5);
        world.step();
        assertEquals(Integer.MAX_VALUE - 1, last.getId());
        assertEquals(3, world.getContacts().size());
        Map<String, String> before = ObjectState.of(List.of(world));
        String message = assertThrows(IllegalStateException.class, () -> world.add("late")).getMessage();
        assertTrue(message.contains("no id left"), message);
        assertEquals(before, ObjectState.of(List.of(world)));
        last.setPosition(50, 0);
        world.step();
        assertEquals(1, world.getContacts().size());
    }
}
