package org.jmesat.debug;

import com.jme3.post.FilterPostProcessor;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;

/**
 * Finds the view ports of the window that show a scene: those of a split screen, or that of the GUI. View ports that
 * render to a texture are left out; a {@link FilterPostProcessor} renders to one first, and then to the window.
 */
final class ViewPorts {
    private RenderManager source;
    /** Views of the render manager's lists, kept because it creates new ones at each call. */
    private List<ViewPort> main = List.of();
    private List<ViewPort> post = List.of();

    /** Replaces the content of a list by the view ports that show a node, in the order in which they are rendered. */
    void find(RenderManager renderManager, Node root, List<ViewPort> found) {
        if (source != renderManager) {
            source = renderManager;
            main = renderManager.getMainViews();
            post = renderManager.getPostViews();
        }
        found.clear();
        add(main, root, found);
        add(post, root, found);
    }

    private static void add(List<ViewPort> from, Node root, List<ViewPort> found) {
        for (int i = 0; i < from.size(); i++) {
            ViewPort each = from.get(i);
            if (each.isEnabled() && isOnScreen(each) && shows(each, root)) {
                found.add(each);
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
        return spatial.getQueueBucket() == Bucket.Gui;
    }
}
