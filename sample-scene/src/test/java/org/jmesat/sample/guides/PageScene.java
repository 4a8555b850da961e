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

/** A scene for the code of a page, whose frames run one by one, without a window and without an engine that started. */
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
    /** What code of a page has done or heard. */
    final List<String> heard = new ArrayList<>();

    PageScene() {
        guiNode.setQueueBucket(Bucket.Gui);
        stateManager.attach(state);
    }

    /** An upright rectangle, its middle at a place, at once in the scene. */
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
        stateManager.update(TPF);
        simpleUpdate(TPF);
        rootNode.updateLogicalState(TPF);
        rootNode.updateGeometricState();
        guiNode.updateLogicalState(TPF);
        guiNode.updateGeometricState();
    }

    void simpleUpdate(float tpf) {
    }

    /** Notes events as "ENTER a b". */
    CollisionListener listener() {
        return new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                heard.add("ENTER " + event.getSelf().getName() + " " + event.getOther().getName());
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                heard.add("EXIT " + event.getSelf().getName() + " " + event.getOther().getName() + " "
                        + event.getExitReason());
            }
        };
    }
}
