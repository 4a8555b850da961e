package org.jmesat.scripts;

import com.jme3.material.MatParamOverride;
import com.jme3.math.ColorRGBA;
import com.jme3.shader.VarType;

/**
 * Colours its spatial as long as something touches it: a plate that glows, an enemy that is hit. Works with jME's
 * unshaded, lit and physically based materials; a texture stays and is coloured. The materials themselves are not
 * changed: the colour is laid over them by {@linkplain MatParamOverride overrides} of the spatial.
 */
public class TintWhileTouching extends WhileTouchingScript {
    private static final ColorRGBA DEFAULT_COLOR = new ColorRGBA(1, 0.25f, 0.25f, 1);

    private volatile ColorRGBA color = DEFAULT_COLOR;
    /** What lies over the materials now; null for nothing. */
    private MatParamOverride[] overrides;

    /** Creates a script that colours its spatial red. */
    public TintWhileTouching() {
    }

    /** {@return a copy of the colour; by default a light red, (1, 0.25, 0.25)} */
    public ColorRGBA getColor() {
        return color.clone();
    }

    /**
     * Sets the colour, used from the next touch on.
     *
     * @param color the colour (copied); null, and one with a part that is NaN or infinite, is replaced by light red
     */
    public void setColor(ColorRGBA color) {
        this.color = Limits.color(color, DEFAULT_COLOR);
    }

    /** Takes off a colour that was saved or cloned during a touch. */
    @Override
    protected void start() {
        if (!getSpatial().getLocalMatParamOverrides().isEmpty()) {
            remove(createOverrides());
        }
    }

    @Override
    protected void begin() {
        overrides = createOverrides();
        for (MatParamOverride each : overrides) {
            getSpatial().addMatParamOverride(each);
        }
    }

    /** Lays the colour over again: another script of this colour takes it off when it starts. */
    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (overrides == null) {
            return;
        }
        for (MatParamOverride each : overrides) {
            if (!getSpatial().getLocalMatParamOverrides().contains(each)) {
                getSpatial().addMatParamOverride(each);
            }
        }
    }

    @Override
    protected void end() {
        remove(overrides);
        overrides = null;
    }

    private void remove(MatParamOverride[] removed) {
        for (MatParamOverride each : removed) {
            getSpatial().removeMatParamOverride(each);
        }
    }

    /** The parameters that mean the colour in jME's materials. */
    private MatParamOverride[] createOverrides() {
        ColorRGBA used = getColor();
        return new MatParamOverride[] {
            new MatParamOverride(VarType.Vector4, "Color", used),
            new MatParamOverride(VarType.Vector4, "BaseColor", used),
            new MatParamOverride(VarType.Vector4, "Diffuse", used),
            new MatParamOverride(VarType.Vector4, "Ambient", used),
            new MatParamOverride(VarType.Boolean, "UseMaterialColors", true)
        };
    }

    @Override
    void renew() {
        super.renew();
        overrides = null;
    }
}
