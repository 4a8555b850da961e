package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.verifyNoMoreInteractions;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.Relay;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.function.Executable;
import org.mockito.InOrder;
import org.mockito.Mock;
import org.mockito.junit.jupiter.MockitoExtension;

/** Which listeners get an event, how often and in which order. */
@ExtendWith(MockitoExtension.class)
class DeliveryTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final Node parentOfA = CollisionScene.node("parent of a", a);

    @Mock
    private CollisionListener onSpatial;

    @Mock
    private CollisionListener onParent;

    @Mock
    private CollisionListener onOther;

    @Mock
    private CollisionListener onState;

    @BeforeEach
    void apart() {
        b.setLocalTranslation(9, 0, 0);
        scene.attach(parentOfA, b);
        scene.frame();
    }

    /** Runs three ticks in contact, then two apart. */
    private void collide() {
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frames(2);
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        scene.frame();
    }

    private static void verifyOneContact(CollisionListener listener) {
        InOrder order = inOrder(listener);
        order.verify(listener, times(1)).onCollisionEnter(any());
        order.verify(listener, times(2)).onCollisionStay(any());
        order.verify(listener, times(1)).onCollisionExit(any());
        verifyNoMoreInteractions(listener);
    }

    @Test
    void theControlOnTheSpatialGetsOneEnterAStayEachTickAndOneExit() {
        scene.step(() -> a.addControl(new Relay(onSpatial)));
        collide();
        verifyOneContact(onSpatial);
    }

    @Test
    void theControlOnTheParentGetsOneEnterAStayEachTickAndOneExit() {
        scene.step(() -> parentOfA.addControl(new Relay(onParent)));
        collide();
        verifyOneContact(onParent);
    }

    @Test
    void theListenerOfTheAppStateGetsOneEnterAStayEachTickAndOneExit() {
        scene.step(() -> scene.state().addCollisionListener(onState));
        collide();
        verifyOneContact(onState);
    }

    @Test
    void listenersAreNotifiedFromTheSpatialUpwardsThenTheOtherSideThenTheState() {
        scene.step(() -> {
            scene.state().addCollisionListener(onState);
            parentOfA.addControl(new Relay(onParent));
            b.addControl(new Relay(onOther));
            a.addControl(new Relay(onSpatial));
        });
        collide();
        InOrder order = inOrder(onSpatial, onParent, onOther, onState);
        List<CollisionListener> all = List.of(onSpatial, onParent, onOther, onState);
        all.forEach(each -> order.verify(each).onCollisionEnter(any()));
        all.forEach(each -> order.verify(each).onCollisionStay(any()));
        all.forEach(each -> order.verify(each).onCollisionStay(any()));
        all.forEach(each -> order.verify(each).onCollisionExit(any()));
        order.verifyNoMoreInteractions();
    }

    @Test
    void controlsOnOneSpatialAreNotifiedInTheirOrder() {
        scene.step(() -> {
            a.addControl(new Relay(onSpatial));
            a.addControl(new Relay(onParent));
        });
        collide();
        InOrder order = inOrder(onSpatial, onParent);
        order.verify(onSpatial).onCollisionEnter(any());
        order.verify(onParent).onCollisionEnter(any());
    }

    @Test
    void aListenerAboveBothSidesGetsEachEventOnce() {
        scene.step(() -> scene.root().addControl(new Relay(onParent)));
        collide();
        verifyOneContact(onParent);
    }

    @Test
    void aListenerThatIsAControlAndOnTheStateGetsEachEventOnce() {
        Relay relay = new Relay(onSpatial);
        scene.step(() -> {
            a.addControl(relay);
            scene.state().addCollisionListener(relay);
        });
        collide();
        verifyOneContact(onSpatial);
    }

    @Test
    void aControlOfBThatIsAlsoOnTheStateGetsEventsFromTheSideOfA() {
        List<String> selves = new ArrayList<>();
        CollisionScript script = new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                selves.add(event.getSelf().getName());
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                selves.add(event.getSelf().getName());
            }
        };
        scene.step(() -> {
            b.addControl(script);
            scene.state().addCollisionListener(script);
        });
        collide();
        assertEquals(List.of("a", "a"), selves);
    }

    @Test
    void aListenerThatIsRegisteredTwiceGetsEachEventOnce() {
        scene.step(() -> {
            scene.state().addCollisionListener(onState);
            scene.state().addCollisionListener(onState);
        });
        collide();
        verifyOneContact(onState);
    }

    @Test
    void theSameControlTwiceOnASpatialGetsEachEventOnce() {
        Relay relay = new Relay(onSpatial);
        scene.step(() -> {
            a.addControl(relay);
            a.addControl(relay);
        });
        collide();
        verifyOneContact(onSpatial);
    }

    @Test
    void controlsOutsideThePathToTheRootGetNoEvents() {
        Node bystander = CollisionScene.node("bystander");
        scene.step(() -> {
            parentOfA.attachChild(bystander);
            bystander.addControl(new Relay(onOther));
        });
        collide();
        verifyNoInteractions(onOther);
    }

    @Test
    void aControlOnAPartOfABodyGetsNoEvents() {
        scene.step(() -> {
            parentOfA.addControl(new ColliderControl());
            parentOfA.addControl(new Relay(onParent));
            a.addControl(new Relay(onSpatial));
        });
        collide();
        verifyOneContact(onParent);
        verifyNoInteractions(onSpatial);
    }

    @Test
    void aListenerThatIsAddedDuringAContactStartsWithStay() {
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> {
            a.addControl(new Relay(onSpatial));
            scene.state().addCollisionListener(onState);
        });
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        for (CollisionListener each : List.of(onSpatial, onState)) {
            InOrder order = inOrder(each);
            order.verify(each).onCollisionStay(any());
            order.verify(each).onCollisionExit(any());
            verifyNoMoreInteractions(each);
        }
    }

    @Test
    void aControlThatIsAddedDuringAContactGetsTheExitBeforeTheListenersOfTheState() {
        scene.step(() -> scene.state().addCollisionListener(onState));
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> a.addControl(new Relay(onSpatial)));
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        InOrder order = inOrder(onSpatial, onState);
        order.verify(onSpatial).onCollisionExit(any());
        order.verify(onState).onCollisionExit(any());
    }

    @Test
    void aListenerWithoutAnEnterOrStayGetsNoExit() {
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> {
            b.setLocalTranslation(9, 0, 0);
            a.addControl(new Relay(onSpatial));
            scene.state().addCollisionListener(onState);
        });
        verifyNoInteractions(onSpatial, onState);
    }

    @Test
    void exitReachesTheListenersOfTheEnterEvenIfTheSpatialHasLeftTheScene() {
        scene.step(() -> {
            a.addControl(new Relay(onSpatial));
            parentOfA.addControl(new Relay(onParent));
        });
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(a::removeFromParent);
        verify(onSpatial).onCollisionExit(any());
        verify(onParent).onCollisionExit(any());
    }

    @Test
    void exitDoesNotReachAControlThatWasRemovedFromTheSpatial() {
        Relay relay = new Relay(onSpatial);
        scene.step(() -> a.addControl(relay));
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> {
            a.removeControl(relay);
            b.setLocalTranslation(9, 0, 0);
        });
        verify(onSpatial).onCollisionEnter(any());
        verifyNoMoreInteractions(onSpatial);
    }

    @Test
    void aListenerOnTheStateGetsTheExitEvenIfItIsNoLongerAControl() {
        Relay relay = new Relay(onSpatial);
        scene.step(() -> {
            a.addControl(relay);
            scene.state().addCollisionListener(relay);
        });
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> {
            a.removeControl(relay);
            b.setLocalTranslation(9, 0, 0);
        });
        verify(onSpatial).onCollisionExit(any());
    }

    @Test
    void aRemovedListenerGetsNoMoreEvents() {
        scene.step(() -> scene.state().addCollisionListener(onState));
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> scene.state().removeCollisionListener(onState));
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        verify(onState).onCollisionEnter(any());
        verifyNoMoreInteractions(onState);
    }

    @Test
    void aRemovedControlGetsNoMoreEvents() {
        Relay relay = new Relay(onSpatial);
        scene.step(() -> a.addControl(relay));
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> a.removeControl(relay));
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        verify(onSpatial).onCollisionEnter(any());
        verifyNoMoreInteractions(onSpatial);
    }

    @Test
    void aDisabledControlGetsNoEnterAndNoStay() {
        Relay relay = new Relay(onSpatial);
        relay.setEnabled(false);
        scene.step(() -> a.addControl(relay));
        collide();
        verifyNoInteractions(onSpatial);
    }

    @Test
    void aControlThatIsDisabledDuringAContactStillGetsItsExit() {
        Relay relay = new Relay(onSpatial);
        scene.step(() -> a.addControl(relay));
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> relay.setEnabled(false));
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        InOrder order = inOrder(onSpatial);
        order.verify(onSpatial).onCollisionEnter(any());
        order.verify(onSpatial).onCollisionExit(any());
        verifyNoMoreInteractions(onSpatial);
    }

    @Test
    void aControlThatIsMovedToAnotherSpatialOnThePathStillGetsEvents() {
        Relay relay = new Relay(onSpatial);
        scene.step(() -> a.addControl(relay));
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame(() -> {
            a.removeControl(relay);
            parentOfA.addControl(relay);
        });
        scene.frame();
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        verifyOneContact(onSpatial);
    }

    @Test
    void eventsOfSeveralPairsAreSortedIntoExitsEntersAndStaysEachByIds() {
        Geometry c = scene.cube("c", 0, 9);
        Geometry d = scene.cube("d", 0, -9);
        scene.attach(c, d);
        scene.frame(() -> {
            b.setLocalTranslation(0.5f, 0, 0);
            d.setLocalTranslation(0.2f, 0.1f, 0);
        });
        assertEquals(List.of("2 ENTER a b", "2 ENTER a d", "2 ENTER b d"), scene.events());
        scene.frame(() -> {
            b.setLocalTranslation(-0.9f, 0, 0);
            c.setLocalTranslation(0.4f, 0, 0);
        });
        assertEquals(List.of("3 EXIT b d SEPARATED", "3 ENTER a c", "3 ENTER c d", "3 STAY a b", "3 STAY a d"),
                scene.events());
    }

    @Test
    void aListenerThatIsNullIsRefusedByName() {
        for (Executable each : List.<Executable>of(
                () -> scene.state().addCollisionListener(null), () -> scene.state().removeCollisionListener(null),
                () -> scene.state().addTickListener(null), () -> scene.state().removeTickListener(null))) {
            assertEquals("listener", assertThrows(NullPointerException.class, each).getMessage());
        }
        collide();
        assertEquals(4, scene.events().size());
    }

    @Test
    void removingAListenerThatIsNotRegisteredDoesNothing() {
        scene.step(() -> scene.state().removeCollisionListener(onState));
        collide();
        assertEquals(4, scene.events().size());
    }

    @Test
    void theEngineRefusesToAttachTheSameStateTwice() {
        assertEquals(false, scene.run().ask(() -> scene.run().application().getStateManager().attach(scene.state())));
        collide();
        assertEquals(List.of("2 ENTER a b", "3 STAY a b", "4 STAY a b", "5 EXIT a b SEPARATED"), scene.events());
    }
}
