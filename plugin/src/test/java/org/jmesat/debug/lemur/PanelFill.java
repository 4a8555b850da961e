package org.jmesat.debug.lemur;

import com.jme3.scene.Spatial.CullHint;

/** Where a rectangle of a panel is, in pixels of its parent. */
final class PanelFill {
    private PanelFill() {
    }

    static float left(Fill fill) {
        return fill.getLocalTranslation().x;
    }

    /** The width that is seen: 0 if the rectangle is hidden. */
    static float width(Fill fill) {
        return fill.getCullHint() == CullHint.Always ? 0 : fill.getLocalScale().x;
    }
}
