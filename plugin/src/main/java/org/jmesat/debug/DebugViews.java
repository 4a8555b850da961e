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
        gui = ViewPorts.isGui(root);
        wanted.clear();
        if (renderManager != null && chosen != null) {
            wanted.add(chosen);
        } else if (renderManager != null) {
            viewPorts.find(renderManager, root, wanted);
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

    private void addView(ViewPort viewPort, RenderManager renderManager) {
        for (int i = 0; i < views.size(); i++) {
            if (views.get(i).viewPort == viewPort) {
                return;
            }
        }
        Palette colors = new Palette(palette, renderManager.getRenderer().isMainFrameBufferSrgb());
        views.add(new DebugView(viewPort, assets, colors));
    }

    /** Attaches and updates the overlay in the view ports that were found. */
    void show(Picture picture) {
        for (int i = 0; i < views.size(); i++) {
            views.get(i).show(picture, gui);
        }
    }

    /** Updates the overlay and draws it in the view ports that were found, while they are rendered. */
    void render(Picture picture, RenderManager renderManager) {
        for (int i = 0; i < views.size(); i++) {
            views.get(i).render(picture, gui, renderManager);
        }
    }

    /** Returns whether a view port shows so many contacts that none but that of the pair is drawn. */
    boolean areContactsHidden() {
        for (int i = 0; i < views.size(); i++) {
            if (views.get(i).areContactsHidden()) {
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
}
