package org.jmesat.benchmarks.usage;

import com.jme3.scene.Node;
import org.jmesat.app.SatCollisionState;
import org.jmesat.benchmarks.IdleApplication;
import org.jmesat.control.PushApart;
import org.jmesat.debug.CollisionDebugState;

/** A scene with an app state whose ticks are timed, without a running application. */
final class SceneFrames implements Frames {
    private static final float TPF = 1f / 60;
    private static final int FRAMES_OF_VIEW = 10;

    private final BoxScene scene;
    private final SatCollisionState state;

    SceneFrames(BoxScene scene) {
        this.scene = scene;
        state = IdleApplication.initialize(new SatCollisionState(scene.root()));
        state.setPlane(scene.plane());
    }

    SatCollisionState state() {
        return state;
    }

    /** Uses everything once: the debug view for some frames, a diagnosis, and a body that pushes and is pushed. */
    void look() {
        CollisionDebugState view = IdleApplication.initialize(new CollisionDebugState());
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
