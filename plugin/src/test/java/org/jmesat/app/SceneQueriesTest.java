package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class SceneQueriesTest {
    private static final QueryFilter ALL = QueryFilter.ALL;

    @AutoClose
    private final CollisionScene scene;
    private final SceneQueries queries;
    private final SceneHit hit = new SceneHit();
    private final SceneHits hits = new SceneHits();
    private final List<Spatial> found = new ArrayList<>();

    SceneQueriesTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        queries = scene.state().getQueries();
    }

    @Test
    void aRayMeetsTheSpatialsOnItsWay() {
        Geometry near = scene.cube("near", 3, 0);
        Geometry far = scene.cube("far", 6, 0);
        scene.place(near, 3, 0, -2);
        scene.attach(far, near);
        scene.frame();
        scene.step(() -> {
            assertTrue(queries.castRay(new Vector2f(0, 0), new Vector2f(10, 0), hit));
            assertSame(near, hit.getSpatial());
            assertEquals(2.5f, hit.getDistance());
            assertEquals(0.25f, hit.getFraction());
            assertEquals(new Vector2f(2.5f, 0), hit.getPoint(new Vector2f()));
            assertEquals(scene.vector(2.5f, 0, -2), hit.getPoint(new Vector3f()));
            assertEquals(new Vector2f(-1, 0), hit.getNormal(new Vector2f()));
            assertEquals(scene.vector(-1, 0, 0), hit.getNormal(new Vector3f()));
            assertEquals(2, queries.castRay(new Vector2f(0, 0), new Vector2f(10, 0), ALL, hits));
            assertSame(near, hits.get(0).getSpatial());
            assertSame(far, hits.get(1).getSpatial());
            assertTrue(queries.castRay(near.getWorldTranslation(), far.getWorldTranslation(),
                    queries.ignoring(near), hit));
            assertSame(far, hit.getSpatial());
            assertFalse(queries.castRay(new Vector2f(0, 5), new Vector2f(10, 5), hit));
            assertNull(hit.getSpatial());
            assertFalse(hit.isHit());
        });
    }

    @Test
    void thePartsOfABodyAreOneHitAndAreIgnoredTogether() {
        Geometry left = scene.cube("left", -2, 0);
        Geometry right = scene.cube("right", 2, 0);
        Node body = CollisionScene.node("body", left, right);
        body.addControl(new ColliderControl());
        Geometry wall = scene.cube("wall", 5, 0);
        scene.attach(body, wall);
        scene.frame();
        scene.step(() -> {
            assertSame(body, queries.overlapPoint(new Vector2f(2, 0)));
            assertTrue(queries.castRay(new Vector2f(-2, 0), new Vector2f(9, 0), queries.ignoring(left), hit));
            assertSame(wall, hit.getSpatial());
            assertTrue(queries.castSpatial(right, new Vector2f(9, 0), ALL, hit));
            assertSame(wall, hit.getSpatial());
            assertEquals(2, hit.getDistance(), 1e-6f);
            assertFalse(queries.castSpatial(new Node("elsewhere"), new Vector2f(9, 0), ALL, hit));
            assertFalse(hit.isHit());
        });
    }

    @Test
    void placesAreSearchedInTheOrderOfDiscovery() {
        Geometry a = scene.cube("a", 0, 0);
        Geometry b = scene.cube("b", 0.25f, 0);
        Geometry c = scene.cube("c", 4, 0);
        scene.attach(a, b, c);
        scene.frame();
        scene.step(() -> {
            assertEquals(2, queries.overlapPoint(new Vector2f(0, 0), ALL, found));
            assertEquals(List.of(a, b), found);
            assertEquals(3, queries.overlapBox(new Vector2f(-1, -1), new Vector2f(4, 1), ALL, found));
            assertEquals(List.of(a, b, c), found);
            assertEquals(1, queries.overlapShape(ConvexPolygon.circle(1), new Vector2f(4, 1), 0, ALL, found));
            assertEquals(List.of(c), found);
            assertEquals(0, queries.overlapPoint(new Vector2f(9, 9), ALL, found));
            assertEquals(List.of(), found);
            assertSame(a, queries.overlapPoint(new Vector2f(0.1f, 0)));
            assertTrue(queries.nearest(new Vector2f(2.5f, 0), 10, ALL, hit));
            assertSame(c, hit.getSpatial());
            assertEquals(1, hit.getDistance(), 1e-6f);
            assertTrue(queries.castShape(ConvexPolygon.rectangle(1, 1), new Vector2f(4, 9), 0, new Vector2f(0, -20),
                    ALL, hit));
            assertEquals(8, hit.getDistance(), 1e-5f);
            assertEquals(scene.vector(0, 1, 0), hit.getNormal(new Vector3f()));
            assertFalse(queries.hasLineOfSight(scene.vector(-3, 0, 7), scene.vector(3, 0, 0), ALL));
            assertTrue(queries.hasLineOfSight(scene.vector(-3, 3, 7), scene.vector(3, 3, 0), ALL));
        });
    }

    @Test
    void collidersOfALayerAreFoundByTheLayersName() {
        scene.step(() -> {
            scene.state().getLayers().setName(5, "walls");
            scene.state().getLayers().setName(0, "things");
        });
        Geometry wall = scene.cube("wall", 0, 0);
        ColliderControl control = new ColliderControl();
        control.setCategory(1 << 5);
        wall.addControl(control);
        Geometry thing = scene.cube("thing", 0, 0);
        scene.attach(thing, wall);
        scene.frame();
        scene.step(() -> {
            queries.overlapPoint(new Vector2f(0, 0), queries.inLayers("walls"), found);
            assertEquals(List.of(wall), found);
            queries.overlapPoint(new Vector2f(0, 0), queries.inLayers("walls", "things"), found);
            assertEquals(List.of(thing, wall), found);
            IllegalArgumentException refused =
                    assertThrows(IllegalArgumentException.class, () -> queries.inLayers("doors"));
            assertTrue(refused.getMessage().contains("doors"), refused.getMessage());
        });
    }

    @Test
    void aHandlerMayQueryAndSeesTheTickOfItsEvent() {
        Geometry a = scene.cube("a", 0, 0);
        Geometry b = scene.cube("b", 10, 0);
        List<Spatial> results = new ArrayList<>();
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                results.add(queries.overlapPoint(new Vector2f(-0.4f, 0)));
                results.add(queries.overlapPoint(new Vector2f(1, 0)));
                results.add(queries.overlapPoint(new Vector2f(10, 0)));
            }
        }));
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> scene.place(b, 0.75f, 0));
        assertEquals(3, results.size());
        assertSame(a, results.get(0));
        assertSame(b, results.get(1));
        assertNull(results.get(2));
    }

    @Test
    void aDisabledStateFindsNothing() {
        scene.attach(scene.cube("a", 0, 0));
        scene.frame();
        scene.step(() -> assertEquals(1, queries.overlapPoint(new Vector2f(0, 0), ALL, found)));
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame();
        scene.step(() -> assertEquals(0, queries.overlapPoint(new Vector2f(0, 0), ALL, found)));
    }

    @Test
    void aColliderThatTheGameAddedToTheWorldIsHitWithoutASpatial() {
        scene.step(() -> {
            scene.state().getWorld().add("by hand").setShape(ConvexPolygon.rectangle(2, 2));
        });
        scene.frame();
        scene.step(() -> {
            assertTrue(queries.castRay(new Vector2f(-5, 0), new Vector2f(5, 0), hit));
            assertNull(hit.getSpatial());
            assertEquals("by hand", hit.getCollider().getOwner());
            assertNull(queries.overlapPoint(new Vector2f(0, 0)));
            assertEquals(0, queries.overlapPoint(new Vector2f(0, 0), ALL, found));
        });
    }

    @Test
    void aCoordinateThatIsNotFiniteIsRefusedByName() {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
                () -> queries.castRay(new Vector2f(Float.NaN, 0), new Vector2f(5, 0), hit));
        assertTrue(refused.getMessage().contains("NaN"), refused.getMessage());
        refused = assertThrows(IllegalArgumentException.class,
                () -> queries.castRay(new Vector2f(2, 3), new Vector2f(2, 3), hit));
        assertTrue(refused.getMessage().contains("(2.0, 3.0)"), refused.getMessage());
    }

    @Test
    void queriesAllocateNothingOnceTheyHaveGrown() {
        for (int i = 0; i < 200; i++) {
            scene.attach(scene.cube("cube", i % 20 * 1.5f, i / 20 * 1.5f));
        }
        scene.frame();
        Vector2f from = new Vector2f();
        Vector2f to = new Vector2f();
        Vector2f cursor = new Vector2f();
        QueryFilter ignoring = queries.ignoring(scene.root().getChild(0));
        int[] met = new int[6];
        Runnable all = () -> {
            for (int i = 0; i < 50; i++) {
                from.set(0, i * 0.25f);
                to.set(30, 12 - i * 0.25f);
                cursor.set(i * 7, i * 9);
                met[0] += queries.castRay(from, to, ignoring, hit) ? 1 : 0;
                met[1] += queries.castRay(from, to, ALL, hits);
                met[1] += hits.get(0).isHit() ? 1 : 0;
                met[2] += queries.overlapBox(from, from.addLocal(4, 4), ALL, found);
                met[3] += queries.castSpatial(scene.root().getChild(i), to, ALL, hit) ? 1 : 0;
                met[4] += queries.nearest(to, 100, ALL, hit) ? 1 : 0;
                met[5] += queries.pick(scene.run().application().getCamera(), cursor) != null ? 1 : 0;
            }
        };
        scene.step(() -> {
            Camera camera = scene.run().application().getCamera();
            camera.setLocation(scene.vector(15, 7, 30));
            camera.lookAt(scene.vector(15, 7, 0), scene.vector(0, 1, 0));
            all.run();
            assertEquals(0, AllocationMeter.leastBytes(all));
        });
        for (int count : met) {
            assertTrue(count > 3, "each query must be busy, but one met " + count);
        }
    }
}
