package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.EventLog;
import org.jmesat.app.SatCollisionState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Listeners for a pair of layers get events with the first layer as self and the second as other. */
class RolesTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final EventLog events = new EventLog();

    @BeforeEach
    void nameLayers() {
        scene.step(() -> {
            state.setLayerNames("bullet, enemy, wall");
            state.removeCollisionListener(scene.log());
        });
    }

    private Geometry cube(String name, String layers) {
        Geometry cube = scene.cube(name, 0, 0);
        cube.setUserData("jmesat.layers", layers);
        return cube;
    }

    private void listen(String self, String other) {
        scene.step(() -> state.addCollisionListener(self, other, events));
    }

    @Test
    void aListenerForTwoLayersGetsTheFirstLayerAsSelfInAnyOrderOfDiscovery() {
        listen("bullet", "enemy");
        scene.attach(cube("bullet 1", "bullet"), cube("orc", "enemy"), cube("bullet 2", "bullet"));
        scene.frames(2);
        scene.step(() -> state.setEnabled(false));
        assertEquals(List.of("1 ENTER bullet 1 orc", "1 ENTER bullet 2 orc", "2 STAY bullet 1 orc",
                "2 STAY bullet 2 orc", "2 EXIT bullet 1 orc TEARDOWN", "2 EXIT bullet 2 orc TEARDOWN"), events.take());
    }

    @Test
    void collidersInOtherLayersRaiseNoEventForAListenerOfTwoLayers() {
        listen("bullet", "enemy");
        scene.attach(cube("bullet", "bullet"), cube("wall", "wall"), cube("another bullet", "bullet"),
                scene.cube("plain", 0, 0));
        scene.frames(2);
        assertEquals(List.of(), events.take());
    }

    @Test
    void aColliderInSeveralLayersIsInEachOfThem() {
        listen("bullet", "enemy");
        scene.attach(cube("ghost", "wall, enemy"), cube("rocket", "wall, bullet"));
        scene.frame();
        assertEquals(List.of("1 ENTER rocket ghost"), events.take());
    }

    @Test
    void ifBothSidesAreInBothLayersTheListenerGetsOneEventFromTheSideOfA() {
        listen("bullet", "enemy");
        scene.attach(cube("a", "enemy, bullet"), cube("b", "bullet, enemy"));
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), events.take());
    }

    @Test
    void ifOneSideIsInBothLayersTheOtherSideDecidesTheRoles() {
        listen("bullet", "enemy");
        scene.attach(cube("a", "enemy, bullet"), cube("b", "bullet"));
        scene.frame();
        assertEquals(List.of("1 ENTER b a"), events.take());
    }

    @Test
    void theSameLayerTwiceGetsTheEventFromTheSideOfA() {
        listen("enemy", "enemy");
        scene.attach(cube("a", "enemy"), cube("b", "enemy"), cube("c", "bullet"));
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), events.take());
    }

    @Test
    void theDefaultLayerCanBeARole() {
        listen("bullet", "default");
        scene.attach(scene.cube("plain", 0, 0), cube("bullet", "bullet"));
        scene.frame();
        assertEquals(List.of("1 ENTER bullet plain"), events.take());
    }

    @Test
    void aListenerForSeveralPairsAndForAllGetsEachEventOnceInTheRolesOfTheMatchingPair() {
        scene.step(() -> state.addCollisionListener(events));
        listen("enemy", "wall");
        listen("bullet", "enemy");
        listen("enemy", "bullet");
        scene.attach(cube("wall", "wall"), cube("orc", "enemy"), cube("bullet", "bullet"));
        scene.frame();
        assertEquals(List.of("1 ENTER orc wall", "1 ENTER wall bullet", "1 ENTER bullet orc"), events.take());
    }

    @Test
    void ofSeveralMatchingPairsTheFirstRegisteredDecides() {
        listen("enemy", "bullet");
        listen("bullet", "enemy");
        scene.attach(cube("bullet", "bullet"), cube("orc", "enemy"));
        scene.frame();
        assertEquals(List.of("1 ENTER orc bullet"), events.take());
        scene.frame(() -> {
            state.removeCollisionListener("enemy", "bullet", events);
            state.addCollisionListener("enemy", "bullet", events);
        });
        assertEquals(List.of("2 STAY bullet orc"), events.take());
    }

    @Test
    void aControlThatIsAlsoRegisteredForAPairGetsEventsAsControlInItsRoles() {
        Geometry orc = cube("orc", "enemy");
        CollisionScript script = events.script("script");
        orc.addControl(script);
        EventLog late = events;
        scene.step(() -> {
            state.addCollisionListener("wall", "bullet", late);
            state.addCollisionListener("bullet", "enemy", script);
        });
        scene.attach(orc, cube("bullet", "bullet"), cube("wall", "wall"));
        scene.frame();
        assertEquals(List.of("script: 1 ENTER bullet orc", "script: 1 ENTER orc wall", "1 ENTER wall bullet"),
                events.take());
    }

    @Test
    void listenersAreNotifiedInTheOrderOfRegistration() {
        CollisionScript first = events.script("first");
        CollisionScript second = events.script("second");
        CollisionScript third = events.script("third");
        scene.step(() -> {
            state.addCollisionListener("bullet", "enemy", first);
            state.addCollisionListener(second);
            state.addCollisionListener("enemy", "bullet", third);
        });
        scene.attach(cube("orc", "enemy"), cube("bullet", "bullet"));
        scene.frame();
        assertEquals(List.of("first: 1 ENTER bullet orc", "second: 1 ENTER orc bullet", "third: 1 ENTER orc bullet"),
                events.take());
    }

    @Test
    void registeringTwiceForAPairHasNoFurtherEffect() {
        listen("bullet", "enemy");
        listen("bullet", "enemy");
        scene.attach(cube("orc", "enemy"), cube("bullet", "bullet"));
        scene.frame();
        scene.step(() -> state.removeCollisionListener("bullet", "enemy", events));
        scene.frame();
        assertEquals(List.of("1 ENTER bullet orc"), events.take());
    }

    @Test
    void exitReachesTheListenersOfTheEnterEvenIfTheLayersChanged() {
        listen("bullet", "enemy");
        Geometry orc = cube("orc", "enemy");
        scene.attach(orc, cube("bullet", "bullet"));
        scene.frame();
        scene.frame(() -> orc.setUserData("jmesat.layers", "wall"));
        assertEquals(List.of("1 ENTER bullet orc"), events.take());
        scene.frame(orc::removeFromParent);
        assertEquals(List.of("3 EXIT bullet orc REMOVED"), events.take());
    }

    @Test
    void aContactWhoseLayersBeginToMatchStartsWithStay() {
        listen("bullet", "enemy");
        Geometry orc = cube("orc", "wall");
        scene.attach(orc, cube("bullet", "bullet"));
        scene.frame();
        scene.frame(() -> orc.setUserData("jmesat.layers", "enemy"));
        assertEquals(List.of("2 STAY bullet orc"), events.take());
    }

    @Test
    void aListenerRemovedFromAPairGetsNoMoreEventsAtOnce() {
        CollisionScript other = events.script("other");
        listen("bullet", "enemy");
        scene.step(() -> {
            state.addCollisionListener("enemy", "bullet", other);
            state.addCollisionListener(new CollisionListener() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    state.removeCollisionListener("bullet", "enemy", events);
                    state.removeCollisionListener(other);
                }
            });
        });
        Geometry orc = cube("orc", "enemy");
        scene.attach(orc, cube("bullet", "bullet"), cube("bullet 2", "bullet"));
        scene.frames(2);
        scene.frame(orc::removeFromParent);
        assertEquals(List.of("1 ENTER bullet orc", "other: 1 ENTER orc bullet"), events.take());
    }

    @Test
    void aListenerThatIsStillRegisteredForAnotherPairGetsTheExit() {
        listen("bullet", "enemy");
        listen("bullet", "wall");
        Geometry orc = cube("orc", "enemy");
        scene.attach(orc, cube("bullet", "bullet"));
        scene.frame();
        scene.frame(() -> state.removeCollisionListener("bullet", "enemy", events));
        assertEquals(List.of("1 ENTER bullet orc"), events.take());
        scene.frame(orc::removeFromParent);
        assertEquals(List.of("3 EXIT bullet orc REMOVED"), events.take());
    }

    @Test
    void removingAListenerRemovesAllItsRegistrations() {
        scene.step(() -> state.addCollisionListener(events));
        listen("bullet", "enemy");
        listen("wall", "enemy");
        scene.attach(cube("orc", "enemy"), cube("bullet", "bullet"), cube("wall", "wall"));
        scene.step(() -> state.removeCollisionListener(events));
        scene.frame();
        assertEquals(List.of(), events.take());
    }

    @Test
    void aListenerThatAHandlerRegistersForAPairGetsEventsFromTheNextTick() {
        scene.step(() -> state.addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                state.addCollisionListener("bullet", "enemy", events);
            }
        }));
        scene.attach(cube("orc", "enemy"), cube("bullet", "bullet"), cube("bullet 2", "bullet"));
        scene.frame();
        assertEquals(List.of(), events.take());
        scene.frame();
        assertEquals(List.of("2 STAY bullet orc", "2 STAY bullet 2 orc"), events.take());
    }

    @Test
    void aHandlerThatRenamesLayersChangesTheRolesFromTheNextTickOn() {
        scene.step(() -> {
            state.setLayerNames("");
            state.getLayers().setName(1, "bullet");
            state.getLayers().setName(2, "enemy");
        });
        scene.frame();
        scene.step(() -> {
            state.getLayers().setName(1, "bullet");
            state.getLayers().setName(2, "enemy");
            state.addCollisionListener(new CollisionListener() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    state.getLayers().setName(2, "ally");
                }
            });
        });
        listen("bullet", "enemy");
        Geometry orc = scene.cube("orc", 0, 0);
        orc.setUserData("jmesat.category", 4L);
        scene.attach(orc, cube("bullet", "bullet"));
        scene.frames(2);
        assertEquals(List.of("2 ENTER bullet orc"), events.take());
        assertEquals(1, state.getProblems().size());
    }

    @Test
    void anUnknownLayerIsReportedOnceAndWorksOnceItExists() {
        listen("bullet", "monster");
        listen("bulet", "monster");
        listen("monster", "monster");
        Geometry orc = scene.cube("orc", 0, 0);
        orc.setUserData("jmesat.category", 1L << 9);
        scene.attach(orc, cube("bullet", "bullet"));
        scene.frames(3);
        String name = EventLog.class.getName();
        List<String> problems = List.of(
                "Node 'Root Node' (/Root Node): a collision listener, " + name
                        + ", is registered for 'bullet' and 'monster', but there is no layer 'monster'.",
                "Node 'Root Node' (/Root Node): a collision listener, " + name
                        + ", is registered for 'bulet' and 'monster', but there is no layer 'bulet' or 'monster'.",
                "Node 'Root Node' (/Root Node): a collision listener, " + name
                        + ", is registered for 'monster' and 'monster', but there is no layer 'monster'.");
        assertEquals(problems, log.messages());
        assertEquals(1, state.getProblems().size(), "one spatial, the root");
        scene.frame(() -> state.getLayers().setName(9, "monster"));
        assertEquals(List.of("4 STAY bullet orc"), events.take());
        scene.step(() -> state.removeCollisionListener("bulet", "monster", events));
        scene.frame();
        assertEquals(List.of(), state.getProblems());
        assertEquals(4, log.messages().size());
    }

    @Test
    void nullIsRefusedByNameAndChangesNothing() {
        assertEquals("selfLayer", assertThrows(NullPointerException.class,
                () -> state.addCollisionListener(null, "enemy", events)).getMessage());
        assertEquals("otherLayer", assertThrows(NullPointerException.class,
                () -> state.addCollisionListener("bullet", null, events)).getMessage());
        assertEquals("listener", assertThrows(NullPointerException.class,
                () -> state.addCollisionListener("bullet", "enemy", null)).getMessage());
        assertEquals("selfLayer", assertThrows(NullPointerException.class,
                () -> state.removeCollisionListener(null, "enemy", events)).getMessage());
        assertEquals("otherLayer", assertThrows(NullPointerException.class,
                () -> state.removeCollisionListener("bullet", null, events)).getMessage());
        assertEquals("listener", assertThrows(NullPointerException.class,
                () -> state.removeCollisionListener("bullet", "enemy", null)).getMessage());
        scene.frame();
        assertEquals(List.of(), state.getProblems());
    }

    @Test
    void theTextOfAnEventIsFromTheSideOfSelf() {
        Geometry orc = cube("orc", "enemy");
        Geometry bullet = cube("bullet", "bullet");
        bullet.setLocalTranslation(0.75f, 0, 0);
        scene.step(() -> state.addCollisionListener("bullet", "enemy", new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.pushOut(1);
            }
        }));
        scene.attach(orc, bullet);
        scene.frame();
        assertEquals(1, bullet.getLocalTranslation().x, 1e-6f);
        assertEquals(0, orc.getLocalTranslation().x);
    }

    @Test
    void theDiagnosisNamesListenersForPairs() {
        Geometry orc = cube("orc", "enemy");
        Geometry bullet = cube("bullet", "bullet");
        scene.attach(orc, bullet);
        listen("bullet", "wall");
        scene.frame();
        assertEquals("No event: touching since tick 1, but nobody listens: no CollisionListener at "
                + "or above them or on the app state for their layers.",
                scene.run().ask(() -> state.diagnose(orc, bullet)));
        listen("bullet", "enemy");
        assertEquals("Event: touching since tick 1; events go to EventLog on the app state for 'bullet' and 'enemy'.",
                scene.run().ask(() -> state.diagnose(orc, bullet)));
        assertTrue(scene.run().ask(() -> state.diagnose(bullet, orc)).contains("EventLog on the app state for"));
    }
}
