package org.jmesat.debug.lemur;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;

/**
 * A part of the panel. It is shown again in each frame, with the places of all that is in it: what is in place already
 * costs a comparison. Lengths are in pixels, and y points down from the top of the part.
 */
class Part extends Node {
    final PanelStyle style;
    private final Node home;

    Part(String name, PanelStyle style, Node home) {
        super(name);
        this.style = style;
        this.home = home;
        home.attachChild(this);
    }

    /** Attaches or detaches the part: a hidden one is neither drawn nor under the mouse, and has no text. */
    final void setShown(boolean shown) {
        if (shown) {
            home.attachChild(this);
        } else {
            removeFromParent();
        }
    }

    final boolean isShown() {
        return getParent() != null;
    }

    /** Moves the part to a height in its parent. */
    final void moveTo(float y) {
        move(this, 0, y, 0);
    }

    final TextCell text(HAlignment alignment, ColorRGBA color) {
        return new TextCell(style, this, alignment, color, 1);
    }

    /** Returns a cell for a sentence that may take several lines. */
    final TextCell sentence(ColorRGBA color, int maxLines) {
        return new TextCell(style, this, HAlignment.Left, color, maxLines);
    }

    final Fill fill(Material material, float z) {
        return new Fill(style, this, material, z);
    }

    /** Moves a spatial; y points down. Does nothing if it is there already, so that no transform is recomputed. */
    static void move(Spatial spatial, float x, float y, float z) {
        Vector3f now = spatial.getLocalTranslation();
        if (now.x != x || now.y != -y || now.z != z) {
            spatial.setLocalTranslation(x, -y, z);
        }
    }
}
