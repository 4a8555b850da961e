package org.jmesat.sample.movers;

import com.jme3.asset.AssetManager;
import com.jme3.light.AmbientLight;
import com.jme3.math.ColorRGBA;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.function.IntSupplier;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleApplication;
import org.jmesat.sample.SampleArguments;

/** A game of a hero in a window, with the keys; or headless, where he wanders. */
final class MoverApplication extends SampleApplication {
    /** Creates the game. */
    @FunctionalInterface
    interface Factory {
        MoverGame create(AssetManager assets, SatCollisionState collisions, Pilot pilot);
    }

    private final Factory factory;
    private final KeyPilot keys;
    private MoverGame game;

    MoverApplication(Factory factory, Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
        this.factory = factory;
        boolean played = type == JmeContext.Type.Display && arguments.ticks() == 0 && arguments.screenshot() == null;
        keys = played ? new KeyPilot() : null;
    }

    MoverGame game() {
        return game;
    }

    @Override
    protected void attachScene(SatCollisionState collisions) {
        game = factory.create(assetManager, collisions, keys == null ? new Wanderer(1) : keys);
        rootNode.attachChild(game.scene());
        stateManager.attach(game);
    }

    @Override
    protected void attachWindowStates(IntSupplier coveredPixels) {
        viewPort.setBackgroundColor(new ColorRGBA(0.01f, 0.012f, 0.016f, 1));
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.35f, 0.36f, 0.42f, 1)));
        rootNode.addLight(sun(-0.5f, -1, -0.8f, new ColorRGBA(0.95f, 0.9f, 0.85f, 1)));
        if (keys != null) {
            stateManager.attach(keys);
        }
        stateManager.attach(new HeroCamera(game, coveredPixels));
    }

    @Override
    protected String keyHint() {
        return "arrow keys or W A S D: walk" + (game instanceof Platformer ? "     space: jump" : "")
                + "     F3: debug view";
    }
}
