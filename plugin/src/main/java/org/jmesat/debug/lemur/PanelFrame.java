package org.jmesat.debug.lemur;

import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Node;
import com.simsilica.lemur.event.ConsumingMouseListener;
import com.simsilica.lemur.event.MouseEventControl;

/**
 * The background of the panel, and its size and place in the window: at an edge, or where the user has moved it. It is
 * at most half as wide as the window, and scaled by a whole number, since a bitmap font is sharp at no other scale.
 */
final class PanelFrame {
    static final float MARGIN = 8;
    static final float PADDING = 12;
    private static final float MAX_WIDTH = 440;
    private static final float MIN_WIDTH = 230;
    private static final float WINDOW_SHARE = 0.46f;
    private static final float REFERENCE_WIDTH = 1280;
    private static final float REFERENCE_HEIGHT = 720;
    /** Half of one of the two colliders. */
    private static final float HALF = 0.5f;
    /** Above the z that a game usually has in its GUI node, and above the overlay of a GUI. */
    private static final float Z = 800;

    final Sheet sheet = new Sheet();
    final Fill background;
    final PanelPlace place;
    private int windowWidth;
    private int windowHeight;
    private int scale = 1;
    /** The width and the greatest height, in pixels of the panel. */
    float width;
    float height;
    private float shownHeight;
    private float grabbedLeft;
    private float grabbedTop;

    /**
     * The root of the panel: a child of the GUI node, among whose children Lemur finds the nearest one to the player. A
     * GUI node that is scaled, turned or moved does not deform it, since it inherits no transform.
     */
    static final class Sheet extends Node {
        Sheet() {
            super("jme-sat panel");
            setQueueBucket(RenderQueue.Bucket.Gui);
            // A collision state whose root is the GUI node must not collide the panel.
            setUserData("jmesat.collider", false);
            // The overlay does not draw it as a disabled collider.
            setUserData("jme-sat panel", true);
            MouseEventControl.addListenersToSpatial(this, ConsumingMouseListener.INSTANCE);
        }

        @Override
        protected void updateWorldTransforms() {
            worldTransform.set(localTransform);
            refreshFlags &= ~RF_TRANSFORM;
        }
    }

    PanelFrame(PanelStyle style, PanelPlace place, Node content) {
        this.place = place;
        background = new Fill(style, sheet, style.sheet, 0);
        sheet.attachChild(content);
        Part.move(content, PADDING, 0, 1);
    }

    /**
     * Chooses scale and width for a window.
     *
     * @return true if the size of the window has changed
     */
    boolean fitWindow(int newWidth, int newHeight) {
        if (newWidth == windowWidth && newHeight == windowHeight) {
            return false;
        }
        windowWidth = newWidth;
        windowHeight = newHeight;
        scale = (int) Math.max(1, Math.min(newWidth / REFERENCE_WIDTH, newHeight / REFERENCE_HEIGHT));
        float available = (float) newWidth / scale;
        width = (float) Math.floor(
                Math.min(available, Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, WINDOW_SHARE * available))));
        height = Math.max(TitleBar.HEIGHT, (float) newHeight / scale - 2 * MARGIN);
        return true;
    }

    /** Sets the height of the background, and places the panel. */
    void fit(float newHeight) {
        shownHeight = newHeight;
        background.place(0, 0, width, newHeight);
        if (sheet.getLocalScale().x != scale) {
            sheet.setLocalScale(scale);
        }
        Part.move(sheet, left(), top() - windowHeight, Z);
    }

    /** Returns the left end, in pixels of the window. */
    private float left() {
        float whole = scale * width;
        float most = Math.max(0, windowWidth - whole);
        float margin = Math.min(most, scale * MARGIN);
        return place.moved ? Math.max(0, Math.min(most, place.left)) : place.isAtLeft() ? margin : most - margin;
    }

    /** Returns the top, in pixels down from that of the window. */
    private float top() {
        float most = Math.max(0, windowHeight - scale * TitleBar.HEIGHT);
        return place.moved ? Math.max(0, Math.min(most, place.top)) : Math.min(most, scale * MARGIN);
    }

    /** Remembers where the panel is when the user begins to move it. */
    void grab() {
        grabbedLeft = left();
        grabbedTop = top();
    }

    /** Moves the panel from where it was grabbed, in pixels of the window; y upwards. */
    void moveBy(float x, float y) {
        place.moved = true;
        place.left = Math.round(grabbedLeft + x);
        place.top = Math.round(grabbedTop - y);
    }

    /**
     * Puts the panel at the edge of the window where it covers less of a pair.
     *
     * @param opening true to prefer the right edge; false to prefer the present one, unless it covers half of the pair
     */
    void avoid(PairOnScreen pair, boolean opening) {
        float covered = scale * (width + MARGIN);
        float upper = windowHeight - scale * MARGIN;
        float lower = upper - scale * shownHeight;
        float atLeft = pair.covered(0, covered, lower, upper);
        float atRight = pair.covered(windowWidth - covered, windowWidth, lower, upper);
        place.atLeft = opening ? atRight > atLeft
                : place.atLeft ? !(atLeft > HALF && atLeft > atRight) : atRight > HALF && atRight > atLeft;
        fit(shownHeight);
    }

    /** Returns whether the panel covers a pixel of the window; y upwards. */
    boolean covers(float x, float y) {
        return x >= minX() && x < maxX() && y >= minY() && y < maxY();
    }

    float minX() {
        return sheet.getLocalTranslation().x;
    }

    float maxX() {
        return minX() + scale * width;
    }

    float minY() {
        return maxY() - scale * shownHeight;
    }

    float maxY() {
        return sheet.getLocalTranslation().y;
    }

    /** Returns the y of a pixel of the window in the panel, downwards. */
    float yInPanel(float y) {
        return (maxY() - y) / scale;
    }
}
