package org.jmesat.sample.ground;

import com.jme3.light.AmbientLight;
import com.jme3.material.TechniqueDef.LightMode;
import com.jme3.math.ColorRGBA;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.function.IntSupplier;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleApplication;
import org.jmesat.sample.SampleArguments;

/** The game on the ground, with light, camera and mouse. Until the first click, Jaime walks a round. */
final class GroundApplication extends SampleApplication {

    private volatile GroundGame game;

    GroundApplication(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    GroundGame game() {
        return game;
    }

    @Override
    protected void attachScene(SatCollisionState collisions) {
        game = new GroundGame(assetManager, collisions);
        game.walker().walkAlong(GroundGame.ROUND);
        rootNode.attachChild(game.scene());
        stateManager.attach(game);
    }

    @Override
    protected void attachWindowStates(IntSupplier coveredPixels) {
        viewPort.setBackgroundColor(new ColorRGBA(0.24f, 0.36f, 0.5f, 1f));
        renderManager.setPreferredLightMode(LightMode.SinglePass);
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.5f, 0.52f, 0.58f, 1f)));
        rootNode.addLight(sun(-0.6f, -1f, -0.45f, new ColorRGBA(1.2f, 1.12f, 1f, 1f)));
        stateManager.attach(new ChaseState(game.walker().body(), arguments().view(), coveredPixels));
        stateManager.attach(new MouseState(game, coveredPixels));
    }

    @Override
    protected String keyHint() {
        return "click: walk there     right drag: look round     1 2 3 4: look from a side     wheel: zoom     "
                + "F3: debug view";
    }
}
