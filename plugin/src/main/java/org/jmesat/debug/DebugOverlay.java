package org.jmesat.debug;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppStateManager;
import com.jme3.input.InputManager;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import com.jme3.scene.control.AbstractControl;
import java.util.logging.Logger;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.draw.CaughtFailure;
import org.jmesat.internal.settings.EditorHost;

/**
 * What a {@link CollisionDebugState} does in a frame: it follows the collision state, draws its last tick, and writes
 * the texts. In a game it is drawn when app states are rendered, as scenes of the view ports. In an editor it is drawn
 * by a {@link Probe}; there it uses the root node and the assets, and asks for nothing else. No exception leaves it.
 */
final class DebugOverlay {
    /** The name of the view port in which the engine's applications and the SDK show the root node. */
    private static final String MAIN_VIEW_PORT = "Default";

    private static final String DISABLED = "disabled: set enabled";

    private final CollisionDebugState settings;
    final FollowedState followed = new FollowedState();
    final Picture picture;
    final DebugKeys keys;
    final Picking mouse;
    private final NamedPair named = new NamedPair();
    final SheetTexts texts = new SheetTexts();
    private final CaughtFailure failure = new CaughtFailure(Logger.getLogger(CollisionDebugState.class.getName()),
            "The debug view failed");
    /** What failed when the view was opened; it lasts until the view is opened again. */
    private final CaughtFailure opening = new CaughtFailure(Logger.getLogger(CollisionDebugState.class.getName()),
            "The debug view could not be opened");
    private final Probe probe = new Probe();
    private Application app;
    private DebugViews views;
    private boolean editor;
    /** Whether the state is enabled in an application. */
    private volatile boolean active;

    DebugOverlay(CollisionDebugState settings) {
        this.settings = settings;
        picture = new Picture(settings, followed.selection);
        keys = new DebugKeys(settings, followed.selection, picture.cameraMove);
        mouse = new Picking(followed);
    }

    /** Gets the services of an application; of an editor's, no input. */
    void open(Application newApp) {
        app = newApp;
        editor = EditorHost.isEditor(app);
        texts.say(DISABLED);
        opening.clear();
        try {
            views = new DebugViews(app.getAssetManager());
            InputManager input = editor ? null : app.getInputManager();
            keys.input = input;
            mouse.open(input, views);
        } catch (RuntimeException | Error e) {
            opening.note(e, editor);
        }
    }

    /** Begins to listen to keys and mouse. */
    void enable() {
        active = true;
        safely(this::listen);
    }

    private void safely(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void listen() {
        keys.listen(settings.isVisible());
        mouse.listen(settings.isVisible() && settings.isPicking());
    }

    /** Follows the collision state, and writes the texts. */
    void update(AppStateManager states, float tpf) {
        try {
            listen();
            followed.find(states);
            SatCollisionState state = shown();
            followed.follow(settings.isVisible(), settings.isQueries());
            if (state == null) {
                named.clear();
            } else {
                named.update(settings.getPairA(), settings.getPairB(), state, followed.selection, tpf);
                // Another pair is explained before the texts are written.
                followed.follow(true, settings.isQueries());
            }
            if (editor) {
                placeProbe(state);
            }
            writeTexts(state, tpf);
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    /** Returns the collision state to draw, or null. */
    private SatCollisionState shown() {
        SatCollisionState state = followed.get();
        return settings.isVisible() && state != null && state.getRoot() != null ? state : null;
    }

    private void placeProbe(SatCollisionState state) {
        Node root = state != null && app instanceof SimpleApplication simple ? simple.getRootNode() : null;
        if (root == null) {
            probe.node.removeFromParent();
            hide();
        } else if (probe.node.getParent() != root) {
            // Also after the editor has emptied the root.
            root.attachChild(probe.node);
        }
    }

    private void writeTexts(SatCollisionState state, float tpf) {
        if (!opening.text().isEmpty()) {
            texts.say(opening.text());
            return;
        }
        if (state == null) {
            failure.clear();
            texts.say(!settings.isVisible() ? "hidden: set visible" : followed.get() == null
                    ? "nothing to draw: no SatCollisionState is attached"
                    : "nothing to draw: the SatCollisionState has no root node");
            return;
        }
        if (failure.text().isEmpty()) {
            texts.updateStatus(state, followed.selection, areContactsHidden(), named.problem);
        } else {
            texts.sayStatus(failure.text());
        }
        texts.updateExplanation(followed.selection, tpf);
    }

    /** Draws the last tick in the view ports of a game. */
    void render(RenderManager renderManager) {
        // Without its views it could not be opened, which was reported.
        if (editor || views == null) {
            return;
        }
        try {
            SatCollisionState state = shown();
            if (state == null) {
                followed.follow(settings.isVisible(), settings.isQueries());
                hide();
            } else {
                views.find(renderManager, settings.getViewPort(), state.getRoot(), settings.getPalette());
                compose(state);
                views.show(picture);
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    /** Draws the last tick in the view port of an editor that shows the root node, and leaves nothing in it. */
    private void drawInEditor(RenderManager renderManager, ViewPort viewPort) {
        ViewPort chosen = settings.getViewPort();
        SatCollisionState state = active && views != null ? shown() : null;
        if (state == null || (chosen == null ? !MAIN_VIEW_PORT.equals(viewPort.getName()) : chosen != viewPort)) {
            return;
        }
        try {
            views.find(renderManager, viewPort, state.getRoot(), settings.getPalette());
            compose(state);
            views.render(picture, renderManager);
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void compose(SatCollisionState state) {
        followed.follow(true, settings.isQueries());
        if (settings.isPicking()) {
            mouse.hover();
        } else {
            mouse.hover.clear();
        }
        picture.state = state;
        picture.plane = state.getQueries().getPlane();
        picture.hover = mouse.hover;
        picture.cameraMove.setFirst(views.firstCamera());
        if (settings.isOutlines()) {
            picture.takenOut.update(state, picture.plane);
        } else {
            picture.takenOut.clear();
        }
    }

    /** Returns whether so many contacts are in view that none but that of the pair is drawn. */
    boolean areContactsHidden() {
        return views != null && settings.isContacts() && views.areContactsHidden();
    }

    /** Hides what may be half drawn, so that the engine does not fail in turn. */
    private void fail(Throwable thrown) {
        try {
            hide();
        } catch (RuntimeException | Error e) {
            thrown.addSuppressed(e);
        }
        failure.note(thrown, editor);
        texts.sayStatus(failure.text());
    }

    private void hide() {
        if (views != null) {
            views.hide();
        }
        picture.clear();
        mouse.hover.clear();
    }

    /** Hides the view, and leaves keys and mouse to the game. */
    void disable() {
        active = false;
        failure.clear();
        texts.say(DISABLED);
        named.clear();
        safely(this::hide);
        safely(followed::stop);
        safely(() -> followed.found = null);
        safely(keys::release);
        safely(mouse::release);
        if (editor) {
            // The sheet's switch may come while the editor draws; the node is removed at the next frame.
            safely(() -> app.enqueue(probe.node::removeFromParent));
        }
    }

    /** Releases the application. */
    void close() {
        safely(probe.node::removeFromParent);
        views = null;
        keys.input = null;
        safely(() -> mouse.open(null, null));
        safely(() -> followed.found = null);
        safely(followed.selection::reset);
        texts.say(SheetTexts.NOT_ATTACHED);
        app = null;
    }

    /**
     * Draws in an editor, which renders no app states: a Control gets the render manager and the view port all the
     * same. It is on an empty node beside the user's scene, which the editor neither lists nor saves.
     */
    private final class Probe extends AbstractControl {
        private final Node node = new Node("jme-sat debug view");

        private Probe() {
            node.addControl(this);
        }

        @Override
        protected void controlUpdate(float tpf) {
        }

        @Override
        protected void controlRender(RenderManager renderManager, ViewPort viewPort) {
            drawInEditor(renderManager, viewPort);
        }
    }
}
