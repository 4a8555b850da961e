package org.jmesat.debug;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.Vector2f;
import com.jme3.post.FilterPostProcessor;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.draw.LabelSheet;

/**
 * The pictures of the overlay, one for each view port of the window that shows the colliders: those of a split screen,
 * or that of the GUI. View ports that render to a texture are left out; a {@link FilterPostProcessor} renders to one
 * first, and then to the window.
 */
final class DebugViews {
    /** Above the z at which a game has its GUI; below that of the panel. */
    private static final float GUI_Z = 700;

    private final AssetManager assets;
    private RenderManager source;
    /** Views of the render manager's lists, kept because it creates new ones at each call. */
    private List<ViewPort> main = List.of();
    private List<ViewPort> post = List.of();
    private final List<ViewPort> wanted = new ArrayList<>();
    private final List<View> views = new ArrayList<>();
    private DebugPalette palette;
    private boolean gui;

    DebugViews(AssetManager assets) {
        this.assets = assets;
    }

    /**
     * Finds the view ports to draw in, a chosen one or else each that shows the root, and detaches the overlay from the
     * others.
     *
     * @param renderManager knows the view ports; null detaches all
     * @param chosen the only view port, or null
     */
    void find(RenderManager renderManager, ViewPort chosen, Node root, DebugPalette newPalette) {
        if (palette != newPalette) {
            palette = newPalette;
            hide();
        }
        gui = isGui(root);
        wanted.clear();
        if (renderManager != null && chosen != null) {
            wanted.add(chosen);
        } else if (renderManager != null) {
            find(renderManager, root);
        }
        for (int i = views.size() - 1; i >= 0; i--) {
            if (!wanted.contains(views.get(i).viewPort)) {
                views.remove(i).hide();
            }
        }
        for (int i = 0; i < wanted.size(); i++) {
            addView(wanted.get(i), renderManager);
        }
    }

    private void find(RenderManager renderManager, Node root) {
        if (source != renderManager) {
            source = renderManager;
            main = renderManager.getMainViews();
            post = renderManager.getPostViews();
        }
        addShowing(root, main);
        addShowing(root, post);
    }

    /** Adds the view ports that show a node, in the order in which they are rendered. */
    private void addShowing(Node root, List<ViewPort> from) {
        for (int i = 0; i < from.size(); i++) {
            ViewPort each = from.get(i);
            if (each.isEnabled() && isOnScreen(each) && shows(each, root)) {
                wanted.add(each);
            }
        }
    }

    private static boolean isOnScreen(ViewPort viewPort) {
        boolean onScreen = viewPort.getOutputFrameBuffer() == null;
        for (int i = 0; i < viewPort.getProcessors().size(); i++) {
            onScreen |= viewPort.getProcessors().get(i) instanceof FilterPostProcessor;
        }
        return onScreen;
    }

    /** A scene below the root counts only if it is drawn as the root is, in the GUI or not. */
    private static boolean shows(ViewPort viewPort, Node root) {
        List<Spatial> scenes = viewPort.getScenes();
        for (int i = 0; i < scenes.size(); i++) {
            Spatial scene = scenes.get(i);
            if (scene == root || scene instanceof Node above && root.hasAncestor(above)
                    || scene.hasAncestor(root) && isGui(scene) == isGui(root)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the engine draws a spatial in pixel coordinates, whatever the camera. */
    static boolean isGui(Spatial spatial) {
        return spatial.getQueueBucket() == RenderQueue.Bucket.Gui;
    }

    private void addView(ViewPort viewPort, RenderManager renderManager) {
        for (int i = 0; i < views.size(); i++) {
            if (views.get(i).viewPort == viewPort) {
                return;
            }
        }
        views.add(new View(viewPort, assets, palette.pack(renderManager.getRenderer().isMainFrameBufferSrgb())));
    }

    /**
     * Draws a picture as a scene of each view port that was found. The game may have cleared these scenes. Call this
     * after the other scenes were updated.
     */
    void show(Picture picture) {
        update(picture);
        for (int i = 0; i < views.size(); i++) {
            View view = views.get(i);
            if (!view.viewPort.getScenes().contains(view.root)) {
                view.viewPort.attachScene(view.root);
            }
        }
    }

    /** Draws a picture in the view ports that were found while they are rendered, and leaves nothing in them. */
    void render(Picture picture, RenderManager renderManager) {
        update(picture);
        for (int i = 0; i < views.size(); i++) {
            renderManager.renderScene(views.get(i).root, views.get(i).viewPort);
        }
    }

    private void update(Picture picture) {
        int outside = PairSelection.A | PairSelection.B;
        for (int i = 0; i < views.size(); i++) {
            views.get(i).update(picture, gui);
            outside &= ~views.get(i).drawing.shown;
        }
        picture.selection.setOutside(views.isEmpty() ? 0 : outside);
    }

    /** Returns the camera of the first view port that was found, which may be moved; null for none and in a GUI. */
    Camera firstCamera() {
        return gui || wanted.isEmpty() ? null : wanted.get(0).getCamera();
    }

    /** Returns whether a view port shows so many contacts that none but that of the pair is drawn. */
    boolean areContactsHidden() {
        for (int i = 0; i < views.size(); i++) {
            if (views.get(i).drawing.contacts.hidden) {
                return true;
            }
        }
        return false;
    }

    /** Returns the view port of the last frame at a pixel of the window, or the first one for null; null if none. */
    ViewPort find(Vector2f pixel) {
        for (int i = wanted.size() - 1; i >= 0; i--) {
            ViewPort each = wanted.get(i);
            Camera camera = each.getCamera();
            if (pixel == null ? i == 0 : isWithin(pixel.x, camera.getWidth(), camera.getViewPortLeft(),
                    camera.getViewPortRight()) && isWithin(pixel.y, camera.getHeight(), camera.getViewPortBottom(),
                    camera.getViewPortTop())) {
                return each;
            }
        }
        return null;
    }

    private static boolean isWithin(float pixel, int size, float from, float to) {
        return pixel >= from * size && pixel <= to * size;
    }

    /** Detaches the overlay everywhere. */
    void hide() {
        for (int i = 0; i < views.size(); i++) {
            views.get(i).hide();
        }
        views.clear();
        wanted.clear();
    }

    /**
     * The overlay in one view port: its drawing for the camera of the view port, and the scene that shows it, which is
     * never part of a user's scene. It is drawn over everything else, after the filters; in a GUI over the game's
     * spatials and below the panel.
     */
    private static final class View {
        private final ViewPort viewPort;
        private final DebugDrawing drawing;
        private final Node root = new Node("jme-sat debug view");
        private final Geometry lines;

        View(ViewPort viewPort, AssetManager assets, int[] palette) {
            this.viewPort = viewPort;
            Material material = createMaterial(assets);
            LabelSheet labels = new LabelSheet(assets, material, palette[DebugColor.RIM.ordinal()]);
            drawing = new DebugDrawing(palette, labels);
            lines = new Geometry("jme-sat debug lines", drawing.pen.mesh());
            lines.setMaterial(material);
            root.attachChild(lines);
            root.attachChild(labels.spatial());
            root.setShadowMode(RenderQueue.ShadowMode.Off);
            root.setCullHint(Spatial.CullHint.Never);
            // A collision state whose root is a scene of the view port must not collide it.
            root.setUserData("jmesat.collider", false);
        }

        /** Creates a material that draws the colours of vertices over everything else. */
        private static Material createMaterial(AssetManager assets) {
            Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
            material.setBoolean("VertexColor", true);
            RenderState state = material.getAdditionalRenderState();
            state.setDepthTest(false);
            state.setDepthWrite(false);
            state.setFaceCullMode(RenderState.FaceCullMode.Off);
            state.setBlendMode(RenderState.BlendMode.Alpha);
            return material;
        }

        /** Draws a picture for the pixel coordinates of the GUI or for the camera. */
        private void update(Picture picture, boolean gui) {
            drawing.update(picture, viewPort.getCamera(), gui);
            drawing.view.place(root);
            if (gui) {
                root.move(0, 0, GUI_Z);
            }
            root.setQueueBucket(gui ? RenderQueue.Bucket.Gui : RenderQueue.Bucket.Translucent);
            boolean empty = drawing.pen.mesh().getVertexCount() == 0;
            lines.setCullHint(empty ? Spatial.CullHint.Always : Spatial.CullHint.Inherit);
            root.updateLogicalState(0);
            root.updateGeometricState();
        }

        private void hide() {
            viewPort.detachScene(root);
        }
    }
}
