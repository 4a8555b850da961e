package org.jmesat.sample.stories;

import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.function.IntSupplier;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleApplication;
import org.jmesat.sample.SampleArguments;

/** The base of the stories: a game with a mistake in it, and the debug view. The space bar pauses it. */
abstract class Story extends SampleApplication implements CollisionTickListener {
    /** The height of the view, and X of its middle, in world units. */
    private static final float HEIGHT = 9;
    private static final float MIDDLE = 2;

    /** Ticks 60 times a second. */
    SatCollisionState collisions;

    Story(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    protected void attachScene(SatCollisionState newCollisions) {
        collisions = newCollisions;
        collisions.setFixedStep(1 / 60f);
        collisions.addTickListener(this);
        build();
    }

    @Override
    protected void attachWindowStates(IntSupplier coveredPixels) {
        viewPort.setBackgroundColor(new ColorRGBA(0.02f, 0.025f, 0.035f, 1));
        look();
        inputManager.addMapping("pause", new KeyTrigger(KeyInput.KEY_SPACE));
        inputManager.addListener((ActionListener) (name, pressed, tpf) -> {
            if (pressed) {
                collisions.setPaused(!collisions.isPaused());
            }
        }, "pause");
    }

    @Override
    public void reshape(int width, int height) {
        super.reshape(width, height);
        if (cam != null) {
            look();
        }
    }

    @Override
    protected String keyHint() {
        return "Space: pause     F3: debug view     then click one of the two, and shift-click the other";
    }

    /** A parallel view, in which outlines lie exactly on their meshes, with room for the panel at the right. */
    private void look() {
        float half = HEIGHT / 2 * cam.getWidth() / cam.getHeight();
        cam.setParallelProjection(true);
        cam.setFrustum(1, 100, -half, half, HEIGHT / 2, -HEIGHT / 2);
        cam.setLocation(new Vector3f(MIDDLE, 0, 20));
    }

    /** Builds the scene. */
    abstract void build();
}
