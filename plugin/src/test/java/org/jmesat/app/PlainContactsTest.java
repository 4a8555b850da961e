package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.control.Control;
import java.lang.ref.WeakReference;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.KeptAlive;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A contact that at first concerns only listeners of the app state, while listeners come and go. */
class PlainContactsTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final Node above = CollisionScene.node("above", b);

    private List<String> eventsOfAFrame(HeadlessRun.Step change) {
        scene.events();
        scene.frame(change);
        return scene.events();
    }

    private void begin() {
        scene.attach(a, above);
        scene.frames(3);
    }

    @Test
    void aControlThatComesWithinTheContactHearsItsStaysAndItsExit() {
        begin();
        CollisionScript script = scene.log().script("script");
        assertEquals(List.of("4 STAY a b", "script: 4 STAY b a"), labelled(() -> above.addControl(script)));
        assertEquals(List.of("5 STAY a b", "script: 5 STAY b a"), labelled(() -> { }));
        assertEquals(List.of("6 STAY a b"), labelled(() -> above.removeControl(script)));
        assertEquals(List.of("7 STAY a b", "script: 7 STAY b a"), labelled(() -> b.addControl(script)));
        assertEquals(List.of("8 EXIT a b", "script: 8 EXIT b a"), labelled(() -> b.move(9, 0, 0)));
    }

    @Test
    void aListenerOfTheAppStateThatComesWithinTheContactHearsItsStays() {
        begin();
        CollisionScript other = scene.log().script("other");
        assertEquals(List.of("4 STAY a b", "other: 4 STAY a b"),
                labelled(() -> scene.state().addCollisionListener(other)));
        assertEquals(List.of("5 STAY a b", "other: 5 STAY a b"), labelled(() -> { }));
        assertEquals(List.of("6 STAY a b"), labelled(() -> scene.state().removeCollisionListener(other)));
        assertEquals(List.of("7 STAY a b"),
                labelled(() -> scene.state().addCollisionListener("no layer", "default", other)));
        assertEquals(List.of("8 STAY a b", "other: 8 STAY a b"),
                labelled(() -> scene.state().addCollisionListener("default", "default", other)));
        assertEquals(List.of("9 EXIT a b", "other: 9 EXIT a b"), labelled(() -> a.removeFromParent()));
    }

    @Test
    void aListenerOfTwoLayersHearsEachStayFromItsSide() {
        a.setUserData("jmesat.layers", "left");
        b.setUserData("jmesat.layers", "right");
        scene.step(() -> scene.state().setLayerNames("left, right"));
        begin();
        CollisionScript other = scene.log().script("other");
        scene.step(() -> scene.state().addCollisionListener("right", "left", other));
        for (int tick = 4; tick < 7; tick++) {
            assertEquals(List.of(tick + " STAY a b", "other: " + tick + " STAY b a"), labelled(() -> { }));
        }
    }

    /** The lines of the log, sorted, without the reason of an EXIT. */
    private List<String> labelled(HeadlessRun.Step change) {
        return eventsOfAFrame(change).stream().map(line -> line.replaceAll(" (REMOVED|SEPARATED)$", "")).sorted()
                .toList();
    }

    @Test
    void aRegisteredListenerThatAHandlerRemovesHearsNoFurtherContact() {
        Geometry c = scene.cube("c", 0.25f, 0);
        int[] heard = new int[1];
        CollisionListener once = new CollisionListener() {
            @Override
            public void onCollisionStay(CollisionEvent event) {
                heard[0]++;
                scene.state().removeCollisionListener(this);
            }
        };
        scene.attach(c);
        begin();
        scene.step(() -> scene.state().addCollisionListener(once));
        scene.frame();
        scene.step(() -> scene.state().addCollisionListener(once));
        scene.frames(3);
        assertEquals(2, heard[0], "once for each registration, of three contacts");
    }

    @Test
    void aControlThatWasRemovedWithinTheContactIsReleased() {
        begin();
        WeakReference<Control> script = addedAndRemoved();
        scene.frames(2);
        assertFalse(KeptAlive.test(script));
    }

    private WeakReference<Control> addedAndRemoved() {
        CollisionScript script = new CollisionScript() { };
        scene.frame(() -> above.addControl(script));
        scene.frame();
        scene.step(() -> above.removeControl(script));
        return new WeakReference<>(script);
    }

    @Test
    void aColliderOfTheGameItselfIsNotHeardWhereAnotherContactWas() {
        begin();
        scene.frame(() -> b.move(9, 0, 0));
        scene.frames(2);
        scene.step(() -> {
            CollisionWorld world = scene.state().getWorld();
            Collider copy = world.add("owned by the game");
            copy.setShape(ConvexPolygon.of(-0.5f, -0.5f, 0.5f, -0.5f, 0.5f, 0.5f, -0.5f, 0.5f));
            copy.setPosition(0.5f, 0);
        });
        scene.events();
        scene.frames(3);
        assertEquals(1, scene.run().ask(() -> scene.state().getWorld().getContacts().size()));
        assertEquals(List.of(), scene.events());
    }
}
