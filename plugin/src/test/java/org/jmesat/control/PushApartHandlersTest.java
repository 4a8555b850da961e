package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.scene.Node;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** {@link PushApart} together with handlers that move or detach the bodies, or remove its control. */
@ParameterizedClass
@EnumSource
class PushApartHandlersTest extends PushApartScene {
    PushApartHandlersTest(ProjectionPlane plane) {
        super(plane);
    }

    @Test
    void aBodyThatAScriptHasPushedOutIsNotPushedAgain() {
        b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.pushOut(1);
            }
        });
        pushing(b);
        frameWith(a, b);
        assertAt(1, 0, b);
    }

    @Test
    void aBodyThatAScriptHasMovedHalfwayMovesTheRest() {
        b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.pushOut(0.5f);
            }
        });
        pushing(a);
        pushing(b);
        // B is found first, so its controls are notified first, the script before PushApart.
        frameWith(b, a);
        assertAt(-0.0625f, 0, a);
        assertAt(0.9375f, 0, b);
    }

    @Test
    void aBodyThatAScriptHasPlacedElsewhereIsNotPushed() {
        b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                scene.place(event.getSelf(), -70, 20);
            }
        });
        pushing(a);
        pushing(b);
        frameWith(b, a);
        assertAt(0, 0, a);
        assertAt(-70, 20, b);
    }

    @Test
    void aBodyThatAScriptHasPlacedAtTheLargestFloatMovesNoOther() {
        b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                scene.place(event.getSelf(), -Float.MAX_VALUE, Float.MAX_VALUE);
            }
        });
        pushing(a);
        pushing(b);
        frameWith(b, a);
        assertAt(0, 0, a);
    }

    @Test
    void aBodyThatAScriptHasDetachedPushesNoBodyAnyMore() {
        b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.getSelf().removeFromParent();
            }
        });
        pushing(a);
        pushing(b);
        frameWith(b, a);
        assertAt(0, 0, a);
        assertAt(0.75f, 0, b);
        scene.frames(2);
        assertAt(0, 0, a);
    }

    @Test
    void aControlThatAHandlerHasRemovedPushesNoBodyAnyMore() {
        PushApart control = new PushApart();
        b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                b.removeControl(control);
            }
        });
        b.addControl(control);
        frameWith(b, a);
        scene.frame();
        assertAt(0.75f, 0, b);
    }

    @Test
    void aControlRegisteredWithTheAppStatePushesOnce() {
        PushApart first = pushing(a);
        PushApart second = pushing(b);
        scene.step(() -> {
            scene.state().addCollisionListener(first);
            scene.state().addCollisionListener(second);
        });
        frameWith(a, b, scene.cube("c", 5, 5), scene.cube("d", 5.5f, 5));
        assertAt(-0.125f, 0, a);
        assertAt(0.875f, 0, b);
    }

    @Test
    void aDisabledControlRegisteredWithTheAppStateDoesNothing() {
        PushApart control = pushing(a);
        control.setEnabled(false);
        scene.step(() -> scene.state().addCollisionListener(control));
        frameWith(a, b);
        assertAt(0, 0, a);
    }

    /** Does not push while paused. */
    private static final class PausablePushApart extends PushApart {
        private boolean paused = true;

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            onCollisionStay(event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            if (!paused) {
                event.pushApart(this);
            }
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            event.pushApart(this);
        }
    }

    @Test
    void aSubclassCanChooseWhenToPush() {
        PausablePushApart control = new PausablePushApart();
        b.addControl(control);
        frameWith(a, b);
        scene.frame();
        assertAt(0.75f, 0, b);
        scene.frame(() -> control.paused = false);
        assertAt(1, 0, b);
        scene.frame(() -> scene.move(b, 1, 0));
        assertAt(2, 0, b);
    }

    @Test
    void onlyTheResponsibleControlPushesAPair() {
        PushApart acting = pushing(b);
        PushApart unrelated = new PushApart();
        a.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.pushApart(unrelated);
                event.pushApart(acting);
                assertThrows(NullPointerException.class, () -> event.pushApart(null));
            }
        });
        frameWith(a, b);
        assertAt(1, 0, b);
        assertEquals(0, scene.state().getHandlerFailureCount());
    }

    @Test
    void aCopyOfAnEventPushesNoBody() {
        PushApart control = new PushApart();
        b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                b.addControl(control);
                control.onCollisionEnter(event.copy());
            }
        });
        frameWith(a, b);
        assertAt(0.75f, 0, b);
    }

    @Test
    void belowManyAncestorsThatAHandlerHasMovedABodyMovesTheRest() {
        Node top = new Node("top");
        Node bottom = top;
        for (int i = 0; i < 100; i++) {
            Node below = new Node("below " + i);
            bottom.attachChild(below);
            bottom = below;
        }
        bottom.attachChild(b);
        b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                scene.move(top, 0.125f, 0);
            }
        });
        pushing(b);
        frameWith(a, top);
        assertAt(0.875f, 0, b);
    }
}
