package org.jmesat.world;

import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.testing.Buffers;

/** Valid receivers and arguments of public methods: of a world of two boxes in contact, and of a broad phase. */
final class WorldArguments {
    static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    final CollisionWorld world = new CollisionWorld();
    final Collider a = box("a", 0);
    final Collider b = box("b", 1);

    WorldArguments() {
        world.getLayers().setName(1, "one");
        world.step();
    }

    Collider box(String owner, double x) {
        Collider collider = world.add(owner);
        collider.setShape(BOX);
        collider.setPosition(x, 0);
        return collider;
    }

    Object receiver(Class<?> type) {
        return argument(type, null);
    }

    /** Numbers grow from argument to argument, so that a minimum is less than its maximum. */
    Object[] arguments(String name, Executable method) {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = argument(method.getParameterTypes()[i], name);
            if (arguments[i] instanceof Double) {
                arguments[i] = (double) i;
            } else if (arguments[i] instanceof Float) {
                arguments[i] = (float) i;
            }
        }
        if (name.equals("CollisionWorld.hold")) {
            arguments[3] = b;
        } else if (name.equals("CollisionWorld.setPoses")) {
            arguments[2] = new double[] {1, 2, 0, 1};
        } else if (name.equals("CollisionQueries.setLog")) {
            arguments[0] = new QueryLog();
        } else if (name.equals("Collider.setSweepStart")) {
            arguments[2] = 0.0;
            arguments[3] = 1.0;
        } else if (name.equals("MoveResult.setUp")) {
            arguments[2] = 1.5;
        } else if (name.equals("TouchPolicy.limit")) {
            arguments[0] = 1.0;
        }
        return arguments;
    }

    private MoveResult move() {
        MoveResult result = new MoveResult();
        world.getQueries().moveAndSlide(BOX, -20, 0, 0, 40, 0, QueryFilter.ALL, result);
        return result;
    }

    private Object argument(Class<?> type, String name) {
        if (type == int.class) {
            return name.endsWith(".getPiece") || name.endsWith(".copyPiece") || name.endsWith(".setPiece")
                    || name.endsWith(".get") || name.endsWith(".getCollider")
                    || name.startsWith("MoveResult.") ? 0 : 1;
        }
        if (type == int[].class) {
            return new int[] {1, 0};
        } else if (type == double[].class) {
            return new double[1000];
        }
        Map<Class<?>, Object> values = Map.ofEntries(Map.entry(double.class, 0.0), Map.entry(float.class, 0f),
                Map.entry(boolean.class, true), Map.entry(long.class, 1L), Map.entry(CollisionWorld.class, world),
                Map.entry(Collider.class, a), Map.entry(Collider[].class, new Collider[] {a}),
                Map.entry(Object.class, "owner"), Map.entry(String.class, "one"),
                Map.entry(String[].class, new String[] {"one"}), Map.entry(List.class, new ArrayList<>()),
                Map.entry(ConvexPolygon.class, BOX), Map.entry(ConvexPolygon[].class, new ConvexPolygon[] {BOX}),
                Map.entry(PolygonBuffer.class, Buffers.of(BOX)), Map.entry(ExitReason.class, ExitReason.REMOVED),
                Map.entry(TouchPolicy.class, TouchPolicy.EXCLUSIVE),
                Map.entry(StepStatistics.class, new StepStatistics()),
                Map.entry(StepStatistics.Stage.class, StepStatistics.Stage.TEST),
                Map.entry(QueryFilter.class, QueryFilter.ALL), Map.entry(QueryHit.class, hit()),
                Map.entry(MoveResult.class, move()),
                Map.entry(QueryHits.class, hits()), Map.entry(ColliderHits.class, colliderHits()),
                Map.entry(CollisionQueries.class, world.getQueries()),
                Map.entry(CollisionLayers.class, world.getLayers()),
                Map.entry(AxisReport.class, new AxisReport()),
                Map.entry(QueryLog.class, log()), Map.entry(LoggedQuery.class, logged()));
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
}
