package org.jmesat.testing.editor;

import com.jme3.app.SimpleApplication;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.Listener;
import com.jme3.input.FlyByCamera;
import com.jme3.input.InputManager;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.Renderer;
import com.jme3.renderer.ViewPort;
import com.jme3.system.JmeContext;
import com.jme3.system.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/**
 * An application whose services are null: no input, view ports, renderer, timer or sound. Each call that asks for one,
 * or for what only a window can do, is recorded as a {@link Dialog}.
 */
public abstract class ApplicationWithoutServices extends SimpleApplication {
    private static final int CALLERS = 10;

    /**
     * A call that asked for a service that an editor does not have.
     *
     * @param service the name of the method
     * @param stack where the call came from
     */
    public record Dialog(String service, Throwable stack) {
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(service);
            Stream.of(stack.getStackTrace())
                    .filter(each -> !each.getClassName().equals(ApplicationWithoutServices.class.getName()))
                    .limit(CALLERS).forEach(each -> text.append("\n    at ").append(each));
            return text.toString();
        }
    }

    private final List<Dialog> dialogs = new CopyOnWriteArrayList<>();

    /** Returns the calls so far that would have opened a dialog. */
    public final List<Dialog> dialogs() {
        return new ArrayList<>(dialogs);
    }

    final <T> T dialog(String service) {
        dialogs.add(new Dialog(service, new Throwable(service)));
        return null;
    }

    @Override
    public InputManager getInputManager() {
        return dialog("getInputManager");
    }

    @Override
    public ViewPort getGuiViewPort() {
        return dialog("getGuiViewPort");
    }

    @Override
    public ViewPort getViewPort() {
        return dialog("getViewPort");
    }

    @Override
    public RenderManager getRenderManager() {
        return dialog("getRenderManager");
    }

    @Override
    public Renderer getRenderer() {
        return dialog("getRenderer");
    }

    @Override
    public JmeContext getContext() {
        return dialog("getContext");
    }

    @Override
    public Timer getTimer() {
        return dialog("getTimer");
    }

    @Override
    public Listener getListener() {
        return dialog("getListener");
    }

    @Override
    public FlyByCamera getFlyByCamera() {
        return dialog("getFlyByCamera");
    }

    @Override
    public AudioRenderer getAudioRenderer() {
        return dialog("getAudioRenderer");
    }

    @Override
    public void simpleInitApp() {
        dialog("simpleInitApp");
    }

    @Override
    public void simpleUpdate(float tpf) {
        dialog("simpleUpdate");
    }

    @Override
    public void simpleRender(RenderManager renderManager) {
        dialog("simpleRender");
    }

    @Override
    public void initialize() {
        dialog("initialize");
    }

    @Override
    public void update() {
        dialog("update");
    }

    @Override
    public void start() {
        dialog("start");
    }

    @Override
    public void stop() {
        dialog("stop");
    }

    @Override
    public void restart() {
        dialog("restart");
    }

    @Override
    public void setTimer(Timer timer) {
        dialog("setTimer");
    }

    @Override
    public void setDisplayFps(boolean show) {
        dialog("setDisplayFps");
    }

    @Override
    public void setDisplayStatView(boolean show) {
        dialog("setDisplayStatView");
    }

    @Override
    public void handleError(String message, Throwable thrown) {
        dialog("handleError");
    }
}
