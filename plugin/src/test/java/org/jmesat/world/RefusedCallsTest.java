package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Executable;
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
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.broadphase.BoxGrid;
import org.jmesat.internal.broadphase.BoxQuery;
import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.broadphase.PairBuffer;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.ObjectState;
import org.junit.jupiter.api.Test;

/**
 * Every public method of world, broadphase and contact is called with each of its arguments wrong in turn: null, NaN,
 * infinite, negative, too short. Such a call throws, its message names the argument or the value, and no field of a
 * reachable object changes.
 */
class RefusedCallsTest {
    private static final Class<?>[] PACKAGES = {CollisionWorld.class, GridBroadPhase.class, Contact.class};
    /** Arguments that may be null, or any number. */
    private static final Set<String> ALLOWED = Set.of("CollisionWorld.add null", "CollisionWorld.setPairFilter null",
            "CollisionWorld.setStatistics null",
            "CollisionQueries.setLog null", "CollisionLayers.setName 1 null", "Collider.setFilter -1",
            "Collider.setFilter -2147483648", "Collider.setDepthRange 0 -Infinity",
            "Collider.setDepthRange 1 Infinity", "QueryFilter.withDepth 0 -Infinity",
            "QueryFilter.withDepth 1 Infinity", "CollisionQueries.castRayTowards 4 Infinity",
            "CollisionQueries.pick 6 Infinity", "CollisionQueries.nearest 2 Infinity", "BoxQuery.findOnPath 7 Infinity",
            "BoxQuery.findInBox 1 -Infinity", "BoxQuery.findInBox 2 -Infinity", "BoxQuery.findInBox 3 Infinity",
            "BoxQuery.findInBox 4 Infinity", "SnapshotWindow.set 0 -Infinity", "SnapshotWindow.set 1 -Infinity",
            "SnapshotWindow.set 2 Infinity", "SnapshotWindow.set 3 Infinity", "SnapshotWindow.include 0 -Infinity",
            "SnapshotWindow.include 1 -Infinity", "SnapshotWindow.include 2 Infinity",
            "SnapshotWindow.include 3 Infinity");
    /** These accept a slot without a box. */
    private static final Set<String> ANY_SLOT = Set.of("GridBroadPhase.remove", "GridBroadPhase.isAwake",
            "GridBroadPhase.isResting", "GridBroadPhase.holds", "GridBroadPhase.copyBox");
    /** Not checked: internal calls for each pair or box of each tick. */
    private static final Set<String> HOT = Set.of("PairBuffer.add", "PairBuffer.lower", "PairBuffer.higher",
            "PairOrder.some", "PairOrder.add", "PairOrder.addAll", "PairOrder.key", "PairOrder.value", "PairOrder.find",
            "PairOrder.sortAdded", "TouchPolicy.limit");
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    private final CollisionWorld world = new CollisionWorld();
    private final Collider a = box("a", 0);
    private final Collider b = box("b", 1);
    private final GridBroadPhase broadPhase = new GridBroadPhase();
    private final List<String> complaints = new ArrayList<>();
    private int calls;

    private Collider box(String owner, double x) {
        Collider collider = world.add(owner);
        collider.setShape(BOX);
        collider.setPosition(x, 0);
        return collider;
    }

    private void prepare() {
        world.getLayers().setName(1, "one");
        world.step();
        broadPhase.put(0, 0, 0, 2, 2);
        broadPhase.put(1, 1, 1, 3, 3);
        broadPhase.prepare();
    }

    @Test
    void aRefusedCallNamesTheBadValueAndChangesNothing() throws Exception {
        Set<String> seen = new TreeSet<>();
        for (Class<?> each : publicClasses()) {
            for (Method method : each.getDeclaredMethods()) {
                String name = each.getSimpleName() + "." + method.getName();
                if (Modifier.isPublic(method.getModifiers()) && method.getParameterCount() > 0 && !method.isSynthetic()
                        && !each.isRecord() && !name.endsWith(".valueOf")) {
                    seen.add(name);
                    if (!HOT.contains(name) && !ANY_SLOT.contains(name)) {
                        refuseEach(name, method);
                    }
                }
            }
        }
        assertEquals(List.of(), complaints, () -> complaints.size() + " of " + calls);
        assertTrue(calls > 200, "only " + calls + " calls were tried");
        for (String exempt : HOT) {
            assertTrue(seen.contains(exempt), "there is no " + exempt);
        }
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
        RefusedCallsTest good = new RefusedCallsTest();
        good.prepare();
        try {
            method.invoke(Modifier.isStatic(method.getModifiers()) ? null : good.receiver(method.getDeclaringClass()),
                    good.goodArguments(name, method));
        } catch (InvocationTargetException e) {
            throw new AssertionError(method + " refuses a valid call", e.getCause());
        }
        for (int i = 0; i < method.getParameterCount(); i++) {
            for (Object bad : bad(method.getParameterTypes()[i])) {
                String value = text(bad);
                if (!ALLOWED.contains(name + " " + i + " " + value) && !ALLOWED.contains(name + " " + value)) {
                    calls++;
                    RefusedCallsTest fresh = new RefusedCallsTest();
                    fresh.prepare();
                    fresh.refuse(name, method, i, bad);
                    complaints.addAll(fresh.complaints);
                }
            }
        }
    }

    private void refuse(String name, Method method, int i, Object bad) throws Exception {
        Object receiver = Modifier.isStatic(method.getModifiers()) ? null : receiver(method.getDeclaringClass());
        Object[] arguments = goodArguments(name, method);
        arguments[i] = bad;
        List<Object> roots = new ArrayList<>(Arrays.asList(receiver, world, broadPhase));
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
            return new Object[] {-1, Integer.MIN_VALUE};
        } else if (type.isPrimitive()) {
            return new Object[0];
        } else if (type == int[].class) {
            return new Object[] {null, new int[] {0}};
        } else if (type.isArray()) {
            return new Object[] {null, Array.newInstance(type.getComponentType(), 1)};
        }
        return new Object[] {null};
    }

    private Object receiver(Class<?> type) {
        return good(type, null);
    }

    /** Of another world, so that it has two pairs and moving colliders. */
    private static CollisionSnapshot snapshot() {
        CollisionWorld row = new CollisionWorld();
        for (int i = 0; i < 3; i++) {
            Collider box = row.add(i);
            box.setShape(BOX);
            box.setPosition(i, 0);
            box.setContinuous(true);
        }
        row.step();
        row.getColliders().forEach(box -> box.setPosition(box.getX() + 0.1, 0));
        row.step();
        CollisionSnapshot snapshot = new CollisionSnapshot();
        snapshot.setContactsCopied(true);
        snapshot.setSweepsCopied(true);
        snapshot.update(row);
        return snapshot;
    }

    /** Numbers grow from argument to argument, so that a minimum is less than its maximum. */
    private Object[] goodArguments(String name, Executable method) {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = good(method.getParameterTypes()[i], name);
            if (arguments[i] instanceof Double) {
                arguments[i] = (double) i;
            } else if (arguments[i] instanceof Float) {
                arguments[i] = (float) i;
            }
        }
        if (name.equals("CollisionWorld.hold")) {
            arguments[3] = b;
        } else if (name.equals("GridBroadPhase.numberByPlace") || name.equals("GridBroadPhase.renumber")) {
            arguments[1] = 2;
        } else if (name.equals("CollisionWorld.hold")) {
            arguments[3] = b;
        } else if (name.equals("CollisionQueries.setLog")) {
            arguments[0] = new QueryLog();
        } else if (name.equals("Collider.setSweepStart")) {
            arguments[2] = 0.0;
            arguments[3] = 1.0;
        } else if (name.equals("GridBroadPhase.search")) {
            arguments[0] = 0;
        }
        return arguments;
    }

    private Object good(Class<?> type, String name) {
        if (type == int.class) {
            return name.endsWith(".getPiece") || name.endsWith(".copyPiece") || name.endsWith(".setPiece")
                    || name.startsWith("GridBroadPhase") || name.startsWith("BoxGrid") ? 0
                    : name.endsWith(".get") || name.endsWith(".getCollider") || name.endsWith(".slot") ? 0 : 1;
        }
        if (type == int[].class) {
            return new int[] {1, 0};
        } else if (type == double[].class) {
            return new double[1000];
        }
        Map<Class<?>, Object> values = Map.ofEntries(Map.entry(double.class, 0.0), Map.entry(float.class, 0f),
                Map.entry(boolean.class, true), Map.entry(long.class, 1L), Map.entry(CollisionWorld.class, world),
                Map.entry(Collider.class, a), Map.entry(Object.class, "owner"), Map.entry(String.class, "one"),
                Map.entry(String[].class, new String[] {"one"}), Map.entry(List.class, new ArrayList<>()),
                Map.entry(ConvexPolygon.class, BOX), Map.entry(ConvexPolygon[].class, new ConvexPolygon[] {BOX}),
                Map.entry(PolygonBuffer.class, Buffers.of(BOX)), Map.entry(ExitReason.class, ExitReason.REMOVED),
                Map.entry(TouchPolicy.class, TouchPolicy.EXCLUSIVE),
                Map.entry(StepStatistics.class, new StepStatistics()),
                Map.entry(StepStatistics.Stage.class, StepStatistics.Stage.TEST),
                Map.entry(QueryFilter.class, QueryFilter.ALL), Map.entry(QueryHit.class, hit()),
                Map.entry(QueryHits.class, hits()), Map.entry(ColliderHits.class, colliderHits()),
                Map.entry(CollisionQueries.class, world.getQueries()),
                Map.entry(CollisionLayers.class, world.getLayers()),
                Map.entry(CollisionSnapshot.class, snapshot()),
                Map.entry(AxisReport.class, new AxisReport()),
                Map.entry(PairDescription.class, snapshot().describe(world, a, b)),
                Map.entry(PieceOutline.class, snapshot().outline(0)),
                Map.entry(ContactMark.class, snapshot().mark(1, new ContactMark())),
                Map.entry(SweptPiece.class, snapshot().sweptPiece(1, new SweptPiece())),
                Map.entry(QueryLog.class, log()), Map.entry(LoggedQuery.class, logged()),
                Map.entry(SnapshotWindow.class, new SnapshotWindow()), Map.entry(PairBuffer.class, new PairBuffer()),
                Map.entry(GridBroadPhase.class, broadPhase), Map.entry(BoxQuery.class, boxQuery()),
                Map.entry(BoxGrid.class, boxGrid()));
        if (type == PairFilter.class) {
            return (PairFilter) (low, high) -> true;
        } else if (type == Motion.class) {
            return new Motion();
        } else if (type == PlacedPolygon.class) {
            return new PlacedPolygon();
        } else if (type == Contact.class) {
            return world.getContacts().get(0);
        } else if (type == ContactEvents.class) {
            return world.getEvents();
        } else if (type == BiConsumer.class) {
            return (BiConsumer<ContactEvents.Kind, Contact<Collider>>) (kind, contact) -> { };
        } else if (type == Predicate.class) {
            return (Predicate<Collider>) collider -> true;
        } else if (type == java.util.concurrent.Executor.class) {
            return (java.util.concurrent.Executor) Runnable::run;
        } else if (type == Contact.class) {
            return world.getContacts().get(0);
        }
        Object value = values.get(type);
        if (value == null) {
            throw new AssertionError("No good " + type + " is known");
        }
        return value;
    }

    private static QueryLog log() {
        CollisionWorld row = new CollisionWorld();
        QueryLog log = new QueryLog();
        row.getQueries().setLog(log);
        row.getQueries().overlapPoint(0, 0, QueryFilter.ALL);
        row.getQueries().overlapPoint(0, 0, QueryFilter.ALL);
        return log;
    }

    private LoggedQuery logged() {
        LoggedQuery query = log().get(1).shape(a.getPiece(0)).shape(a.getPiece(0));
        query.found(hits());
        return query;
    }

    private static BoxGrid boxGrid() {
        BoxGrid grid = new BoxGrid();
        grid.add(0, 0, 1, 1);
        grid.sort();
        return grid;
    }

    private QueryHit hit() {
        QueryHit hit = new QueryHit();
        world.getQueries().castRay(-5, 0, 5, 0, QueryFilter.ALL, hit);
        return hit;
    }

    private QueryHits hits() {
        QueryHits hits = new QueryHits();
        world.getQueries().castRay(-5, 0, 5, 0, QueryFilter.ALL, hits);
        return hits;
    }

    private ColliderHits colliderHits() {
        ColliderHits hits = new ColliderHits();
        world.getQueries().overlapPoint(0.5, 0, QueryFilter.ALL, hits);
        return hits;
    }

    private BoxQuery boxQuery() {
        BoxQuery query = new BoxQuery();
        query.findInBox(broadPhase, 0, 0, 1, 1);
        return query;
    }

    @Test
    void constructorsAndFactoriesRefuseNull() {
        assertEquals("clock", assertThrows(NullPointerException.class, () -> new StepStatistics((LongSupplier) null))
                .getMessage());
    }

    @Test
    void aShapeWithANullPolygonIsRefused() {
        prepare();
        for (ConvexPolygon[] bad : new ConvexPolygon[][] {{BOX, null}, {null}, {BOX, BOX, null}}) {
            Map<String, String> before = ObjectState.of(List.of(world));
            String message = assertThrows(NullPointerException.class, () -> a.setShape(bad)).getMessage();
            assertEquals("polygons[" + (bad.length - 1) + "]", message);
            assertEquals(before, ObjectState.of(List.of(world)));
        }
        world.step();
        assertEquals(1, a.getPieceCount());
        assertEquals(1, world.getEvents().stays().size());
        assertEquals(b, world.getContacts().get(0).getB());
    }

    @Test
    void addingAColliderWithoutAFreeIdIsRefused() throws Exception {
        prepare();
        Field next = CollisionWorld.class.getDeclaredField("nextId");
        next.setAccessible(true);
        next.setInt(world, Integer.MAX_VALUE - 1);
        Collider last = box("last", 0.5);
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
