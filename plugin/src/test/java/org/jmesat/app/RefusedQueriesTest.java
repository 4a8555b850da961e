package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.ObjectState;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Calls every query of a scene with each argument in turn null or not finite. */
class RefusedQueriesTest {
    private static final Vector2f[] BAD_POINTS = {
        null, new Vector2f(Float.NaN, 0), new Vector2f(0, Float.NEGATIVE_INFINITY)};
    private static final Vector3f[] BAD_PLACES = {
        null, new Vector3f(Float.NaN, 0, 0), new Vector3f(0, Float.POSITIVE_INFINITY, 0)};
    private static final Float[] BAD_NUMBERS = {Float.NaN, Float.NEGATIVE_INFINITY};

    @AutoClose
    private final CollisionScene scene = new CollisionScene();
    private final Geometry cube = scene.cube("cube", 0, 0);
    private final SceneQueries queries = scene.state().getQueries();
    private final SceneHit hit = new SceneHit();
    private final SceneHits hits = new SceneHits();
    private final List<Spatial> store = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private int calls;

    @Test
    void aRefusedQueryNamesTheArgumentAndChangesNoResult() {
        scene.attach(cube);
        scene.frame();
        scene.step(() -> {
            queries.castRay(new Vector2f(-5, 0), new Vector2f(5, 0), hit);
            queries.castRay(new Vector2f(-5, 0), new Vector2f(5, 0), QueryFilter.ALL, hits);
            store.add(cube);
            for (Method method : SceneQueries.class.getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers())) {
                    refuseEach(method);
                }
            }
        });
        assertEquals(List.of(), complaints);
        assertTrue(calls > 80, "only " + calls + " calls");
    }

    private void refuseEach(Method method) throws ReflectiveOperationException {
        for (int i = 0; i < method.getParameterCount(); i++) {
            Class<?> type = method.getParameterTypes()[i];
            // The cursor may be anywhere: outside the view port it hits nothing.
            Object[] bad = type == Vector2f.class && !method.getName().equals("pick") ? BAD_POINTS
                    : type == Vector3f.class ? BAD_PLACES : type == float.class ? BAD_NUMBERS : new Object[] {null};
            for (Object each : bad) {
                refuse(method, i, each);
            }
        }
    }

    private void refuse(Method method, int i, Object bad) throws ReflectiveOperationException {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int k = 0; k < arguments.length; k++) {
            arguments[k] = k == i ? bad : good(method.getParameterTypes()[k], k);
        }
        calls++;
        String call = method.getName() + " with argument " + i + " = " + bad;
        Map<String, String> before = ObjectState.of(List.of(hit, hits, store));
        try {
            method.invoke(queries, arguments);
            complaints.add(call + " is not refused");
        } catch (InvocationTargetException e) {
            Throwable thrown = e.getCause();
            boolean kind = bad == null
                    ? thrown instanceof NullPointerException : thrown instanceof IllegalArgumentException;
            String message = String.valueOf(thrown.getMessage());
            if (!kind || message.equals("null") || message.startsWith("Cannot ")) {
                complaints.add(call + " is refused by " + thrown);
            }
        }
        String difference = ObjectState.difference(before, ObjectState.of(List.of(hit, hits, store)));
        if (difference != null) {
            complaints.add(call + " changes " + difference);
        }
    }

    private Object good(Class<?> type, int i) {
        return Map.<Class<?>, Object>ofEntries(Map.entry(Vector2f.class, new Vector2f(i, i)),
                Map.entry(Vector3f.class, new Vector3f(i, i, i)), Map.entry(float.class, 1f),
                Map.entry(Spatial.class, cube), Map.entry(QueryFilter.class, QueryFilter.ALL),
                Map.entry(SceneHit.class, hit), Map.entry(SceneHits.class, hits), Map.entry(List.class, store),
                Map.entry(ConvexPolygon.class, ConvexPolygon.rectangle(1, 1)),
                Map.entry(Camera.class, new Camera(640, 480)),
                Map.entry(String[].class, new String[] {"default"})).get(type);
    }
}
