package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The contacts of a spatial, which can be read at any time, are those of the last tick. */
@ParameterizedClass
@EnumSource
class SceneContactsTest {
    @AutoClose
    private final CollisionScene scene;
    private final Geometry a;
    private final Geometry b;
    private final Geometry c;
    private final SceneContacts store = new SceneContacts();

    SceneContactsTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        a = scene.cube("a", 0, 0);
        b = scene.cube("b", 0.75f, 0);
        c = scene.cube("c", 1.5f, 0);
    }

    private List<String> contacts(Spatial spatial) {
        return scene.run().ask(() -> names(scene.state().getContacts(spatial, new SceneContacts())));
    }

    private static List<String> names(SceneContacts contacts) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < contacts.size(); i++) {
            names.add(contacts.getOther(i).getName() + " since " + contacts.getSinceTick(i));
        }
        return names;
    }

    private void hear(CollisionListener listener) {
        scene.step(() -> scene.state().addCollisionListener(listener));
    }

    private long since(Spatial one, Spatial other) {
        return scene.run().ask(() -> scene.state().getSinceTick(one, other));
    }

    @Test
    void eachSideFindsTheOtherAndTheTickOfTheEnter() {
        scene.attach(a, b);
        scene.frame();
        scene.attach(c);
        scene.frames(3);
        assertEquals(List.of("b since 1"), contacts(a));
        assertEquals(List.of("a since 1", "c since 2"), contacts(b));
        assertEquals(List.of("b since 2"), contacts(c));
        assertEquals(1, since(b, a));
        assertEquals(2, since(b, c));
        assertEquals(-1, since(a, c));
        assertEquals(-1, since(a, a));
    }

    @Test
    void depthDirectionAndTriggersAreFromTheSideOfTheQueriedSpatial() {
        ColliderControl trigger = new ColliderControl();
        trigger.setTrigger(true);
        c.addControl(trigger);
        scene.place(c, 0.75f, 0.75f);
        scene.attach(a, b, c);
        scene.frames(2);
        scene.step(() -> assertSame(store, scene.state().getContacts(b, store)));
        assertEquals(2, store.getTick());
        assertEquals(2, store.size());
        assertSame(a, store.getOther(0));
        assertEquals(0.25f, store.getDepth(0), 1e-6f);
        assertEquals(new Vector2f(-1, 0), store.getNormal(0, new Vector2f()));
        assertEquals(scene.vector(-1, 0, 0), store.getNormal(0, new Vector3f()));
        assertFalse(store.isTrigger(0));
        assertSame(c, store.getOther(1));
        assertEquals(new Vector2f(0, 1), store.getNormal(1, new Vector2f()));
        assertEquals(scene.vector(0, 1, 0), store.getNormal(1, new Vector3f()));
        assertTrue(store.isTrigger(1));
    }

    @Test
    void aSpatialBelowABodyHasItsContactsAndOneAboveCollidersHasNone() {
        Node turret = CollisionScene.node("turret", a);
        Node tank = CollisionScene.node("tank", turret);
        tank.addControl(new ColliderControl());
        Node level = CollisionScene.node("level", tank, b);
        scene.attach(level);
        scene.frame();
        for (Spatial part : List.of(a, turret, tank)) {
            assertEquals(List.of("b since 1"), contacts(part));
            assertEquals(1, since(part, b));
        }
        assertEquals(List.of("tank since 1"), contacts(b));
        assertEquals(List.of(), contacts(level));
        assertEquals(List.of(), contacts(scene.root()));
        assertEquals(-1, since(level, b));
        assertEquals(-1, since(a, turret));
    }

    @Test
    void theFirstHandlerOfATickSeesTheContactsOfThatTick() {
        List<String> results = new ArrayList<>();
        hear(new CollisionListener() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                results.add("exit: " + names(scene.state().getContacts(event.getSelf(), store)) + " "
                        + scene.state().isColliding(a, b));
            }

            @Override
            public void onCollisionEnter(CollisionEvent event) {
                results.add("enter: " + names(scene.state().getContacts(event.getSelf(), store)) + " "
                        + scene.state().isColliding(a, b));
            }
        });
        scene.attach(a, b);
        scene.frame();
        results.clear();
        scene.step(() -> {
            scene.move(a, 10, 0);
            scene.root().attachChild(c);
        });
        scene.frame();
        assertEquals(List.of("exit: [] false", "enter: [c since 2] false"), results);
    }

    @Test
    void aRemovedSpatialIsInContactUntilTheNextTickButNotInItsExit() {
        List<String> results = new ArrayList<>();
        hear(new CollisionListener() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                results.add(names(scene.state().getContacts(b, store)) + " " + scene.state().getSinceTick(b, a));
            }
        });
        scene.attach(a, b);
        scene.frame();
        scene.step(b::removeFromParent);
        assertEquals(List.of("a since 1"), contacts(b));
        assertEquals(1, since(b, a));
        scene.frame();
        assertEquals(List.of("[] -1"), results);
        assertEquals(List.of(), contacts(a));
    }

    @Test
    void aDisabledStateHasNoContactsEvenInTheLastHandler() {
        List<String> results = new ArrayList<>();
        hear(new CollisionListener() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                results.add(event.getExitReason() + " " + names(scene.state().getContacts(a, store)) + " "
                        + scene.state().getSinceTick(b, a));
            }
        });
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> scene.state().setEnabled(false));
        assertEquals(List.of(ExitReason.TEARDOWN + " [] -1"), results);
        assertEquals(List.of(), contacts(a));
        assertEquals(-1, since(a, b));
        scene.frame(() -> scene.state().setEnabled(true));
        assertEquals(List.of("b since 2"), contacts(a));
    }

    @Test
    void aColliderThatTheGameAddedToTheWorldIsNoContactOfASpatial() {
        scene.attach(a, b);
        scene.frame(() -> scene.state().getWorld().add("stone").setShape(
                ConvexPolygon.rectangle(9, 9)));
        assertEquals(3, scene.state().getWorld().getContacts().size());
        assertEquals(List.of("b since 1"), contacts(a));
    }

    @Test
    void aStoreIsRefilledWithoutAllocation() {
        scene.attach(a, b, c);
        scene.frame();
        scene.step(() -> {
            SatCollisionState state = scene.state();
            Runnable ask = () -> {
                state.getContacts(b, store);
                state.getContacts(a, store);
                state.getSinceTick(a, b);
            };
            ask.run();
            assertEquals(0, AllocationMeter.leastBytes(ask));
            assertEquals(List.of("b since 1"), names(store));
            store.clear();
            assertEquals(0, store.size());
            state.getContacts(new Node("elsewhere"), store);
            assertEquals(0, store.size());
        });
    }

    @Test
    void aStoreHoldsManyContactsAndRefusesAnIndexBeyondThem() {
        for (int i = 0; i < 50; i++) {
            scene.attach(scene.cube("n" + i, 0.01f * i, 0));
        }
        scene.attach(a);
        scene.frame();
        scene.step(() -> scene.state().getContacts(a, store));
        assertEquals(50, store.size());
        for (int i = 0; i < 50; i++) {
            assertEquals("n" + i, store.getOther(i).getName());
            assertEquals(1 - 0.01f * i, store.getDepth(i), 1e-5f);
        }
        store.clear();
        List<Runnable> questions = List.of(() -> store.getOther(0), () -> store.getSinceTick(0),
                () -> store.getDepth(0), () -> store.isTrigger(0), () -> store.getNormal(0, new Vector2f()));
        questions.forEach(each -> assertThrows(IndexOutOfBoundsException.class, each::run));
    }

    @Test
    void nullArgumentsAreRefusedByName() {
        SatCollisionState state = scene.state();
        assertEquals("spatial",
                assertThrows(NullPointerException.class, () -> state.getContacts(null, store)).getMessage());
        assertEquals("store", assertThrows(NullPointerException.class, () -> state.getContacts(a, null)).getMessage());
        assertEquals("a", assertThrows(NullPointerException.class, () -> state.getSinceTick(null, a)).getMessage());
        assertEquals("b", assertThrows(NullPointerException.class, () -> state.getSinceTick(a, null)).getMessage());
    }

    @Test
    void aStateThatWasNeverAttachedHasNoContacts() {
        SatCollisionState state = new SatCollisionState();
        assertEquals(0, state.getContacts(a, store).size());
        assertEquals(0, store.getTick());
        assertEquals(-1, state.getSinceTick(a, b));
    }
}
