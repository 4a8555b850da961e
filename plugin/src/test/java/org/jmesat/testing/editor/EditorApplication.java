package org.jmesat.testing.editor;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.app.state.AppStateManager;
import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.font.plugins.BitmapFontLoader;
import com.jme3.material.plugins.J3MLoader;
import com.jme3.renderer.Camera;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.shader.plugins.GLSLLoader;
import com.jme3.texture.plugins.AWTLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * An application that behaves like the one that the jMonkeyEngine SDK shows to app states, as described in
 * docs/internals/editor.md. It has a root node, a GUI node, a state manager, an asset manager and tasks. Its camera is
 * null. Every other service is null, too, and each call that asks for one is recorded as a {@link Dialog}.
 *
 * <p>Tasks, app states, Controls and the geometric state run on a thread of its own, one {@link #frame} after another;
 * what draws the scene runs on the caller's, see {@link EditorViewer}. An exception that leaves an app state's update
 * removes all app states, and one that leaves a Control removes the scene: {@link #swallowed} has what nobody would
 * see.
 *
 * <p>No display is needed. The constructor of {@link SimpleApplication} attaches the engine's own app states to a state
 * manager which {@link #getStateManager} does not return, so they are never initialized.
 */
public final class EditorApplication extends ApplicationWithoutServices implements AutoCloseable {
    /** Default time per frame in seconds; a power of two, so that its sums are exact. */
    public static final float TPF = 1f / 64;

    private final Node sceneRoot = new Node("Root Node") {
        @Override
        public boolean removeFromParent() {
            dialog("removeFromParent of the root node");
            return false;
        }
    };
    private final Node sceneGui = new Node("Gui Node");
    private final AddedStates states = new AddedStates();
    private final List<Throwable> swallowed = new CopyOnWriteArrayList<>();
    private final ExecutorService updates = daemon("jME3 Application Update Queue");
    private final ExecutorService events = daemon("AWT-EventQueue");
    private AssetManager assets;

    /** Creates an application without a scene. */
    public EditorApplication() {
        this(newAssetManager());
    }

    /** Creates an application without a scene, which uses an asset manager of a window. */
    public EditorApplication(AssetManager assets) {
        this.assets = assets;
        sceneGui.setQueueBucket(Bucket.Gui);
        sceneGui.setCullHint(Spatial.CullHint.Never);
    }

    /** Creates an asset manager that loads the engine's assets and files from the class path. */
    public static AssetManager newAssetManager() {
        DesktopAssetManager assets = new DesktopAssetManager();
        assets.registerLocator("/", ClasspathLocator.class);
        assets.registerLoader(J3MLoader.class, "j3m", "j3md");
        assets.registerLoader(GLSLLoader.class, "vert", "frag", "geom", "glsl", "glsllib");
        assets.registerLoader(BitmapFontLoader.class, "fnt");
        assets.registerLoader(AWTLoader.class, "png", "jpg", "jpeg", "bmp", "gif");
        return assets;
    }

    private static ExecutorService daemon(String name) {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The state manager, which knows in which order states were attached. */
    private final class AddedStates extends AppStateManager {
        private final List<AppState> added = new CopyOnWriteArrayList<>();

        AddedStates() {
            super(EditorApplication.this);
        }

        @Override
        public boolean attach(AppState state) {
            return super.attach(state) && added.add(state);
        }

        @Override
        public boolean detach(AppState state) {
            return super.detach(state) && added.remove(state);
        }
    }

    /** Runs one frame: tasks, app states, Controls, the geometric state, and {@code render(null)} of app states. */
    public void frame() {
        frame(TPF);
    }

    /** Runs one frame that lasts some seconds. */
    public void frame(float tpf) {
        run(this::runQueuedTasks, () -> { });
        run(() -> states.update(tpf), this::removeStates);
        for (Node each : List.of(sceneRoot, sceneGui)) {
            run(() -> each.updateLogicalState(tpf), () -> clear(each));
        }
        for (Node each : List.of(sceneRoot, sceneGui)) {
            run(each::updateGeometricState, () -> clear(each));
        }
        run(() -> states.render(null), this::removeStates);
    }

    /** Runs several frames. */
    public void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame();
        }
    }

    private void run(Runnable part, Runnable afterFailure) {
        try {
            await(updates, Executors.callable(part));
        } catch (ExecutionException e) {
            swallowed.add(e.getCause());
            afterFailure.run();
        }
    }

    private void removeStates() {
        states.added.forEach(states::detach);
        // The SDK repeats this until it succeeds.
        for (int i = 0; i < 100 && states.getState(AppState.class) != null; i++) {
            try {
                states.update(0);
            } catch (RuntimeException e) {
                swallowed.add(e);
            }
        }
    }

    private static void clear(Node node) {
        node.detachAllChildren();
        while (node.getNumControls() > 0) {
            node.removeControl(node.getControl(0));
        }
        List.copyOf(node.getUserDataKeys()).forEach(key -> node.setUserData(key, null));
        node.getLocalLightList().clear();
    }

    /** Calls something on the thread of the frames, between two of them. */
    public <T> T onUpdateThread(Callable<T> question) {
        return call(updates, question);
    }

    /** Calls something on the thread of the editor's windows, as a click on "attach", "detach" or "save" does. */
    public <T> T onEventThread(Callable<T> question) {
        return call(events, question);
    }

    /** Attaches states on the thread of the editor's windows. */
    public void attach(AppState... newStates) {
        onEventThread(() -> {
            for (AppState each : newStates) {
                states.attach(each);
            }
            return null;
        });
    }

    /** Detaches states on the thread of the editor's windows; they are cleaned up in the next frame. */
    public void detach(AppState... oldStates) {
        onEventThread(() -> {
            for (AppState each : oldStates) {
                states.detach(each);
            }
            return null;
        });
    }

    /** Shows a scene, as opening a file does. */
    public void open(Spatial scene) {
        sceneRoot.attachChild(scene);
    }

    /** Closes the scene: detaches all states on the thread of the windows, and empties both nodes. */
    public void closeScene() {
        detach(states.added.toArray(new AppState[0]));
        sceneRoot.detachAllChildren();
        run(this::runQueuedTasks, () -> { });
        clear(sceneGui);
        clear(sceneRoot);
    }

    /** Returns the attached states, in the order in which they were attached. */
    public List<AppState> states() {
        return List.copyOf(states.added);
    }

    /** Returns what tasks, app states and Controls threw, which the SDK's user never sees. */
    public List<Throwable> swallowed() {
        return new ArrayList<>(swallowed);
    }

    /** Stops both threads. */
    @Override
    public void close() {
        updates.shutdownNow();
        events.shutdownNow();
    }

    private static <T> T call(ExecutorService thread, Callable<T> question) {
        try {
            return await(thread, question);
        } catch (ExecutionException e) {
            throw EditorApplication.<RuntimeException>unchecked(e.getCause());
        }
    }

    private static <T> T await(ExecutorService thread, Callable<T> question) throws ExecutionException {
        try {
            return thread.submit(question).get();
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted while the application was working", e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Override
    public Node getRootNode() {
        return sceneRoot;
    }

    @Override
    public Node getGuiNode() {
        return sceneGui;
    }

    @Override
    public AppStateManager getStateManager() {
        return states;
    }

    @Override
    public AssetManager getAssetManager() {
        return assets;
    }

    @Override
    public Camera getCamera() {
        return null;
    }
}
