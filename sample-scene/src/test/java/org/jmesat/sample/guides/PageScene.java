package org.jmesat.sample.guides;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.app.state.AppStateManager;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Quad;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** A scene for the code of a page. Its frames run one by one, without a window and without a started application. */
abstract class PageScene {
    static final float TPF = 1 / 60f;

    private final SimpleApplication application = new SimpleApplication(new AppState[0]) {
        @Override
        public void simpleInitApp() {
            throw new AssertionError("this application never starts");
        }
    };
    final AppStateManager stateManager = application.getStateManager();
    final Node rootNode = application.getRootNode();
    final Node guiNode = application.getGuiNode();
    final SatCollisionState state = new SatCollisionState();
    /** What the code of a page has done, and the events that it got. */
    final List<String> log = new ArrayList<>();

    PageScene() {
        guiNode.setQueueBucket(Bucket.Gui);
        stateManager.attach(state);
    }

    /** Adds an upright rectangle to the scene, with its middle at a position. */
    Geometry box(String name, float width, float height, float x, float y) {
        Geometry box = new Geometry(name, new Quad(width, height));
        box.getMesh().setBuffer(Type.Position, 3, new float[] {-width / 2, -height / 2, 0,
            width / 2, -height / 2, 0, width / 2, height / 2, 0, -width / 2, height / 2, 0});
        box.getMesh().updateBound();
        box.setLocalTranslation(x, y, 0);
        rootNode.attachChild(box);
        return box;
    }

    /** Runs a frame as the engine does: app states, the game's own update, Controls. */
    void frame() {
        frame(TPF);
    }

    void frame(float tpf) {
        stateManager.update(tpf);
        simpleUpdate(tpf);
        rootNode.updateLogicalState(tpf);
        rootNode.updateGeometricState();
        guiNode.updateLogicalState(tpf);
        guiNode.updateGeometricState();
    }

    void simpleUpdate(float tpf) {
    }

    /** Returns a listener that logs events as "ENTER a b". */
    CollisionListener listener() {
        return new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                log.add("ENTER " + event.getSelf().getName() + " " + event.getOther().getName());
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                log.add("EXIT " + event.getSelf().getName() + " " + event.getOther().getName() + " "
                        + event.getExitReason());
            }
        };
    }
}
