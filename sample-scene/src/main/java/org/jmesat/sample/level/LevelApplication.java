package org.jmesat.sample.level;

import com.jme3.light.AmbientLight;
import com.jme3.light.DirectionalLight;
import com.jme3.material.TechniqueDef.LightMode;
import com.jme3.math.ColorRGBA;
import com.jme3.shadow.DirectionalLightShadowRenderer;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.function.IntSupplier;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleApplication;
import org.jmesat.sample.SampleArguments;

/** The level in a window, for a player; or headless, for a {@link Route}. */
final class LevelApplication extends SampleApplication {
    private static final int SHADOW_PIXELS = 2048;
    private static final float SHADOW_INTENSITY = 0.45f;

    private final boolean played;
    private LevelGame game;
    private PlayerInput input;

    LevelApplication(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
        played = type == JmeContext.Type.Display && arguments.ticks() == 0 && arguments.screenshot() == null;
    }

    LevelGame game() {
        return game;
    }

    @Override
    protected void attachScene(SatCollisionState collisions) {
        input = new PlayerInput(() -> game.begin(assetManager));
        game = new LevelGame(collisions, rootNode, played ? input : Route.toTheExit());
        stateManager.attach(game);
    }

    @Override
    protected void attachWindowStates(IntSupplier coveredPixels) {
        viewPort.setBackgroundColor(new ColorRGBA(0.01f, 0.012f, 0.016f, 1));
        renderManager.setPreferredLightMode(LightMode.SinglePass);
        DirectionalLight sun = sun(0.5f, -1, -0.7f, new ColorRGBA(1.1f, 1, 0.85f, 1));
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.4f, 0.42f, 0.5f, 1)));
        rootNode.addLight(sun);
        DirectionalLightShadowRenderer shadows = new DirectionalLightShadowRenderer(assetManager, SHADOW_PIXELS, 1);
        shadows.setLight(sun);
        shadows.setShadowIntensity(SHADOW_INTENSITY);
        viewPort.addProcessor(shadows);
        if (played) {
            openSound();
        }
        stateManager.attach(input);
        stateManager.attach(new LevelCamera(game, coveredPixels, this::coveredTop));
        stateManager.attach(new LevelLook(game));
    }

    @Override
    protected String keyHint() {
        return "arrow keys, A D or gamepad: run     Space, W or gamepad A: jump     R or Start: play again"
                + "     F3: debug view";
    }
}
