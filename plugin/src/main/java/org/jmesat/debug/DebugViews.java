package org.jmesat.debug;

import com.jme3.asset.AssetManager;
import com.jme3.math.Vector2f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** The pictures of the overlay, one for each view port that shows the colliders. */
final class DebugViews {
    private final AssetManager assets;
    private final ViewPorts viewPorts = new ViewPorts();
    private final List<ViewPort> wanted = new ArrayList<>();
    private final List<DebugView> views = new ArrayList<>();
    private DebugPalette palette;

    DebugViews(AssetManager assets) {
        this.assets = assets;
    }

    /**
     * Attaches and updates the overlay in a chosen view port, or else in each that shows the root, and detaches it from
     * the others.
     *
     * @param renderManager knows the view ports; null detaches all
     * @param chosen the only view port, or null
     */
    void show(RenderManager renderManager, ViewPort chosen, Node root, Picture picture) {
        if (palette != picture.palette()) {
            palette = picture.palette();
            hide();
        }
        wanted.clear();
        if (renderManager != null && chosen != null) {
            wanted.add(chosen);
        } else if (renderManager != null) {
            viewPorts.find(renderManager, root, wanted);
        }
        for (int i = views.size() - 1; i >= 0; i--) {
            if (!wanted.contains(views.get(i).viewPort())) {
                views.remove(i).hide();
            }
        }
        boolean gui = ViewPorts.isGui(root);
        for (int i = 0; i < wanted.size(); i++) {
            view(wanted.get(i), renderManager).show(picture, gui);
        }
    }

    private DebugView view(ViewPort viewPort, RenderManager renderManager) {
        for (int i = 0; i < views.size(); i++) {
            if (views.get(i).viewPort() == viewPort) {
                return views.get(i);
            }
        }
        Palette colors = new Palette(palette, renderManager.getRenderer().isMainFrameBufferSrgb());
        DebugView created = new DebugView(viewPort, assets, colors);
        views.add(created);
        return created;
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
}
