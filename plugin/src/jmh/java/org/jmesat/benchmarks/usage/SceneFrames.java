package org.jmesat.benchmarks.usage;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.app.state.AppStateManager;
import com.jme3.scene.Node;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.PushApart;
import org.jmesat.debug.CollisionDebugState;

/** A scene with an app state, whose tick is what is timed, in an application that is never started. */
final class SceneFrames implements Frames {
    private static final float TPF = 1f / 60;
    private static final int FRAMES_OF_VIEW = 10;

    private final BoxScene scene;
    private final SatCollisionState state;

    SceneFrames(BoxScene scene) {
        this.scene = scene;
        state = new SatCollisionState(scene.root());
        initialize(state);
    }

    /** Has an app state take part as if its application were running. */
    static <T extends AppState> T initialize(T state) {
        SimpleApplication application = new SimpleApplication() {
            @Override
            public void simpleInitApp() {
                // It is never started.
            }
        };
        state.initialize(new AppStateManager(application), application);
        return state;
    }

    SatCollisionState state() {
        return state;
    }

    /** Looks at everything once: the debug view for some frames, a diagnosis, and one body that pushes and is pushed. */
    void look() {
        CollisionDebugState view = initialize(new CollisionDebugState());
        view.setCollisionState(state);
        view.setVisible(true);
        Node pushed = scene.box(0).getParent();
        PushApart push = new PushApart();
        pushed.addControl(push);
        for (int i = 0; i < FRAMES_OF_VIEW; i++) {
            move();
            run();
            view.update(TPF);
            view.render(null);
            finish();
        }
        if (view.getSelection().report() == null) {
            throw new IllegalStateException("The view shows no pair");
        }
        pushed.removeControl(push);
        view.setVisible(false);
        view.update(TPF);
        state.diagnose(scene.box(0), scene.box(1));
    }

    @Override
    public void move() {
        scene.move();
    }

    @Override
    public void run() {
        state.update(TPF);
    }

    @Override
    public void finish() {
        scene.update();
    }
}
