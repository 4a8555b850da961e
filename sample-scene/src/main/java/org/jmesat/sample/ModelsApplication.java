package org.jmesat.sample;

import com.jme3.light.AmbientLight;
import com.jme3.material.TechniqueDef.LightMode;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;

/** The models of {@link SampleModel}, which move on paths and can be dragged. */
final class ModelsApplication extends SampleApplication {

    private final Node models = new Node("Models");

    ModelsApplication(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    protected void attachScene(SatCollisionState collisions) {
        List<ModelMotion> motions = new ArrayList<>();
        for (SampleModel model : SampleModel.values()) {
            Node pivot = model.load(assetManager);
            pivot.addControl(new ColliderControl());
            pivot.addControl(new CollisionTint());
            models.attachChild(pivot);
            motions.add(new ModelMotion(pivot, model.path()));
        }
        rootNode.attachChild(models);
        stateManager.attach(new MotionState(motions));
    }

    @Override
    protected void attachWindowStates(IntSupplier coveredPixels) {
        light();
        stateManager.attach(new FramingState(coveredPixels));
        stateManager.attach(new MouseDragState(models, coveredPixels));
    }

    @Override
    protected String keyHint() {
        return "drag: move     right drag: turn     wheel: zoom     "
                + "Space: pause     P: perspective     F3: debug view";
    }

    private void light() {
        viewPort.setBackgroundColor(new ColorRGBA(0.0065f, 0.008f, 0.013f, 1f));
        renderManager.setPreferredLightMode(LightMode.SinglePass);
        renderManager.setSinglePassLightBatchSize(4);
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.16f, 0.17f, 0.21f, 1f)));
        rootNode.addLight(sun(-0.5f, -0.7f, -0.8f, new ColorRGBA(1.1f, 1.03f, 0.93f, 1f)));
        rootNode.addLight(sun(0.8f, 0.1f, -0.5f, new ColorRGBA(0.14f, 0.18f, 0.28f, 1f)));
        rootNode.addLight(sun(0.3f, -0.6f, 0.9f, new ColorRGBA(0.5f, 0.6f, 0.85f, 1f)));
    }
}
