package org.jmesat.debug.lemur;

import com.jme3.material.Material;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;

/** A rectangle of one colour. All share one mesh, so that moving one uploads nothing. */
final class Fill extends Geometry {
    private final float z;

    Fill(PanelStyle style, Node parent, Material material, float z) {
        super("fill", style.unitQuad);
        this.z = z;
        setMaterial(material);
        parent.attachChild(this);
    }

    /**
     * Places the rectangle.
     *
     * @param x left end, in pixels from that of the parent
     * @param y top, in pixels down from that of the parent
     * @param width in pixels; a rectangle of width 0 is hidden
     * @param height in pixels
     */
    void place(float x, float y, float width, float height) {
        Part.move(this, x, y + height, z);
        if (getLocalScale().x != width || getLocalScale().y != height) {
            setLocalScale(width, height, 1);
        }
        setShown(width > 0 && height > 0);
    }

    void setShown(boolean shown) {
        setCullHint(shown ? CullHint.Inherit : CullHint.Always);
    }
}
