package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.jme3.app.Application;
import com.jme3.app.state.AppStateManager;
import com.jme3.app.state.BaseAppState;
import com.jme3.renderer.RenderManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The position of a tick within a frame, and which moves it sees. */
class TickTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 3, 0);

    @Test
    void enterComesAtTheTickOfContactAndStayFromTheNextOn() {
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frames(2);
        scene.frame(() -> b.setLocalTranslation(3, 0, 0));
        scene.frame();
        assertEquals(List.of("2 ENTER a b", "3 STAY a b", "4 STAY a b", "5 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void aTickRunsFromBeforeTickOverTheEventsToAfterTick() {
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                scene.log().note("before, after tick " + state.getTick());
            }

            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                scene.log().note("after, in tick " + state.getTick());
            }
        }));
        scene.attach(a, scene.cube("near", 0.5f, 0));
        scene.frames(2);
        assertEquals(List.of("before, after tick 0", "1 ENTER a near", "after, in tick 1",
                "before, after tick 1", "2 STAY a near", "after, in tick 2"), scene.events());
    }

    @Test
    void tickListenersGetTheTimePerFrameAndTheState() {
        List<Object> received = new ArrayList<>();
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                received.add(state);
                received.add(tpf);
            }

            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                received.add(tpf);
            }
        }));
        scene.run().frame(0.25f);
        assertEquals(List.of(scene.state(), 0.25f, 0.25f), received);
    }

    @Test
    void aSpatialMovedInBeforeTickIsTestedInTheSameFrame() {
        scene.attach(a, b);
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                b.setLocalTranslation(0.5f, 0, 0);
            }
        }));
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void aSpatialMovedInBeforeTickCanBePushedOutBeforeItIsDrawn() {
        List<Float> drawn = new ArrayList<>();
        scene.attach(a, b);
        scene.step(() -> {
            scene.state().addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState state, float tpf) {
                    b.setLocalTranslation(0.5f, 0, 0);
                }
            });
            b.addControl(new CollisionScript() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    event.pushOut(1);
                }
            });
            scene.run().application().getStateManager().attach(new Stage(b, spatial -> { },
                    spatial -> drawn.add(spatial.getWorldTranslation().x)));
        });
        scene.frame();
        assertEquals(List.of(1f), drawn);
    }

    @Test
    void aSpatialMovedByAControlIsTestedOneFrameLater() {
        scene.attach(a, b);
        scene.step(() -> b.addControl(new CollisionScript() {
            @Override
            protected void controlUpdate(float tpf) {
                spatial.setLocalTranslation(0.5f, 0, 0);
            }
        }));
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame();
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void aSpatialMovedBySimpleUpdateIsTestedOneFrameLater() {
        scene.attach(a, b);
        scene.run().duringUpdate(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame();
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void aSpatialMovedByALaterAppStateIsTestedOneFrameLater() {
        scene.attach(a, b);
        scene.step(() -> scene.run().application().getStateManager().attach(
                new Stage(b, spatial -> spatial.setLocalTranslation(0.5f, 0, 0), spatial -> { })));
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame();
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void aSpatialMovedByAnEarlierAppStateIsTestedInTheSameFrame() {
        scene.attach(a, b);
        scene.step(() -> {
            AppStateManager states = scene.run().application().getStateManager();
            states.detach(scene.state());
            states.attach(new Stage(b, spatial -> spatial.setLocalTranslation(0.5f, 0, 0), spatial -> { }));
            states.attach(scene.state());
        });
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void renderingRunsNoTick() {
        Geometry a = scene.cube("a", 0, 0);
        scene.attach(a, scene.cube("b", 9, 0));
        scene.frame();
        scene.step(() -> {
            a.setLocalTranslation(9, 0, 0);
            scene.state().render(null);
            scene.state().postRender();
        });
        assertEquals(List.of(), scene.events());
        assertEquals(1, scene.state().getTick());
    }

    @Test
    void noTickRunsWhileTheStateIsDisabled() {
        scene.attach(a, scene.cube("near", 0.5f, 0));
        scene.step(() -> scene.state().setEnabled(false));
        scene.frames(3);
        assertEquals(0, scene.state().getTick());
        scene.frame(() -> scene.state().setEnabled(true));
        assertEquals(List.of("1 ENTER a near"), scene.events());
    }

    @Test
    void aTickListenerThatIsRegisteredTwiceIsCalledOnceAtItsFirstPosition() {
        scene.step(() -> {
            CollisionTickListener first = noting("first");
            scene.state().addTickListener(first);
            scene.state().addTickListener(noting("second"));
            scene.state().addTickListener(first);
        });
        scene.frame();
        assertEquals(List.of("first", "second"), scene.events());
    }

    @Test
    void aTickListenerRemovedInATickIsNotCalledInThatTick() {
        CollisionTickListener victim = noting("victim");
        scene.step(() -> {
            scene.state().addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState state, float tpf) {
                    state.removeTickListener(victim);
                }
            });
            scene.state().addTickListener(victim);
        });
        scene.frame();
        assertEquals(List.of(), scene.events());
    }

    @Test
    void aTickListenerThatIsAddedInATickIsCalledFromTheNextOne() {
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                if (state.getTick() == 0) {
                    state.addTickListener(noting("late"));
                }
            }
        }));
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame();
        assertEquals(List.of("late"), scene.events());
    }

    @Test
    void contactsAreUpToDateBeforeTheFirstHandlerRuns() {
        Geometry c = scene.cube("c", -0.5f, 0);
        List<Boolean> known = new ArrayList<>();
        scene.attach(a, b, c);
        scene.frame(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                known.add(scene.state().isColliding(a, c));
                known.add(scene.state().isColliding(a, b));
            }
        }));
        scene.frame(() -> {
            c.setLocalTranslation(-3, 0, 0);
            b.setLocalTranslation(0.5f, 0, 0);
        });
        assertEquals(List.of(false, true), known);
        assertEquals(List.of("1 ENTER a c", "2 EXIT a c SEPARATED", "2 ENTER a b"), scene.events());
    }

    @Test
    void movingASpatialChangesNoContactBeforeTheNextTick() {
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> b.setLocalTranslation(0.5f, 0, 0));
        assertFalse(scene.isColliding(a, b));
    }

    private CollisionTickListener noting(String line) {
        return new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                scene.log().note(line);
            }
        };
    }

    /** An app state of a game. Runs one action in its update and another when it renders. */
    private static final class Stage extends BaseAppState {
        private final Spatial spatial;
        private final Consumer<Spatial> update;
        private final Consumer<Spatial> render;

        Stage(Spatial spatial, Consumer<Spatial> update, Consumer<Spatial> render) {
            this.spatial = spatial;
            this.update = update;
            this.render = render;
        }

        @Override
        public void update(float tpf) {
            update.accept(spatial);
        }

        @Override
        public void render(RenderManager renderManager) {
            render.accept(spatial);
        }

        @Override
        protected void initialize(Application app) {
        }

        @Override
        protected void cleanup(Application app) {
        }

        @Override
        protected void onEnable() {
        }

        @Override
        protected void onDisable() {
        }
    }
}
