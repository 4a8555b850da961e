package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.AnalogListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseAxisTrigger;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.function.IntSupplier;

/**
 * Points the camera along &minus;Z and keeps the arena in the part of the window that no panel covers. The projection
 * is parallel, so that the outlines of the debug view match the meshes; a key switches to perspective, which shows the
 * XY plane at the same size.
 */
final class FramingState extends BaseAppState implements ActionListener, AnalogListener {

    private static final String SWITCH_PROJECTION = "sample-switch-projection";
    private static final String ZOOM_IN = "sample-zoom-in";
    private static final String ZOOM_OUT = "sample-zoom-out";
    private static final String[] MAPPINGS = {SWITCH_PROJECTION, ZOOM_IN, ZOOM_OUT};

    private static final float DISTANCE = 18f;
    private static final float NEAR = 6f;
    private static final float FAR = 40f;
    private static final float ZOOM_STEP = 1.1f;
    private static final float LEAST_ZOOM = 0.4f;
    private static final float GREATEST_ZOOM = 4f;

    private final IntSupplier coveredPixels;
    private boolean parallel = true;
    private float zoom = 1f;
    private int framedWidth;
    private int framedHeight;
    private int framedCovered;
    private boolean stale;

    /**
     * @param coveredPixels returns the number of covered pixels at the right edge of the window; called each frame
     */
    FramingState(IntSupplier coveredPixels) {
        this.coveredPixels = coveredPixels;
    }

    @Override
    public void update(float tpf) {
        Camera camera = getApplication().getCamera();
        int width = camera.getWidth();
        int height = camera.getHeight();
        int covered = coveredPixels.getAsInt();
        if (stale || width != framedWidth || height != framedHeight || covered != framedCovered) {
            stale = false;
            framedWidth = width;
            framedHeight = height;
            framedCovered = covered;
            frame(camera, Framing.fit(width, height, covered, zoom));
        }
    }

    private void frame(Camera camera, Framing framing) {
        float scale = parallel ? 1f : NEAR / DISTANCE;
        camera.setParallelProjection(parallel);
        camera.setFrustum(NEAR, FAR, framing.left() * scale, framing.right() * scale,
                framing.top() * scale, framing.bottom() * scale);
        camera.setLocation(new Vector3f(0f, 0f, DISTANCE));
        camera.lookAtDirection(new Vector3f(0f, 0f, -1f), new Vector3f(0f, 1f, 0f));
    }

    @Override
    public void onAction(String name, boolean isPressed, float tpf) {
        if (isPressed && name.equals(SWITCH_PROJECTION)) {
            parallel = !parallel;
            stale = true;
        }
    }

    @Override
    public void onAnalog(String name, float value, float tpf) {
        float cursor = getApplication().getInputManager().getCursorPosition().x;
        if (name.equals(SWITCH_PROJECTION) || cursor > framedWidth - framedCovered) {
            return;
        }
        float factor = name.equals(ZOOM_IN) ? ZOOM_STEP : 1f / ZOOM_STEP;
        zoom = FastMath.clamp(zoom * factor, LEAST_ZOOM, GREATEST_ZOOM);
        stale = true;
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        var input = getApplication().getInputManager();
        input.addMapping(SWITCH_PROJECTION, new KeyTrigger(KeyInput.KEY_P));
        input.addMapping(ZOOM_IN, new MouseAxisTrigger(MouseInput.AXIS_WHEEL, false));
        input.addMapping(ZOOM_OUT, new MouseAxisTrigger(MouseInput.AXIS_WHEEL, true));
        input.addListener(this, MAPPINGS);
        stale = true;
    }

    @Override
    protected void onDisable() {
        var input = getApplication().getInputManager();
        input.removeListener(this);
        for (String mapping : MAPPINGS) {
            input.deleteMapping(mapping);
        }
    }
}
