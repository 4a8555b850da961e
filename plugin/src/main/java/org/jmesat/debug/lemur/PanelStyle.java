package org.jmesat.debug.lemur;

import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Quad;
import com.simsilica.lemur.GuiGlobals;
import org.jmesat.debug.DebugColor;
import org.jmesat.debug.DebugPalette;

/**
 * The font, colours and materials of the panel. The panel uses Lemur's mouse events and materials but not its elements:
 * to style the first element takes Lemur longer than everything else in the panel. So a game's Lemur styles have no
 * effect on it.
 */
final class PanelStyle {
    /** Height of a line of text, in pixels: that of the default font, which is sharp at no other size. */
    static final float LINE = 21;
    /** The most decimals of a label on a number line. */
    static final int MAX_DECIMALS = 8;
    /** The characters of a number that fit into a column of the axis table. */
    static final int NUMBER_CHARACTERS = 10;

    final TextSheet text;
    final Mesh unitQuad = new Quad(1, 1);

    final ColorRGBA plain;
    final ColorRGBA dim;
    final ColorRGBA white;
    final ColorRGBA green;
    final ColorRGBA amber;
    final ColorRGBA slate;

    final ColorRGBA grey;

    final Material sheet;
    final Material titleBar;
    final Material button;
    final Material clear;
    final Material hovered;
    final Material chosen;

    final Material barA;
    final Material barB;
    final Material lane;
    final Material tick;
    final Material rule;
    final Material overlapBand;
    final Material leastBand;
    final Material gapBand;
    final Material leastRow;
    final Material separatingRow;
    final Material touchingMark;
    final Material nearMark;
    final Material onMark;
    final Material passedMark;
    final Material brokenMark;
    final Material unreachedMark;

    private final GuiGlobals globals;
    private final DebugPalette palette;
    private final StringBuilder line = new StringBuilder(100);

    /**
     * Creates the style of one panel.
     *
     * @param font the font of all text
     * @param palette the colours of what the overlay draws, too
     * @param content the node to which all text is attached
     */
    PanelStyle(GuiGlobals globals, BitmapFont font, DebugPalette palette, Node content) {
        this.palette = palette;
        this.globals = globals;
        text = new TextSheet(font, content);
        plain = opaque(0xDBDEE6);
        dim = opaque(0xA6ABB6);
        grey = opaque(0x858A95);
        white = color(DebugColor.LEAST_OVERLAP);
        green = color(DebugColor.SEPARATING_LINE);
        amber = color(DebugColor.TOUCHING);
        slate = globals.srgbaColor(
                palette.color(DebugColor.BODY).interpolateLocal(ColorRGBA.White, 0.35f));
        sheet = material(opaque(0x0D0E13));
        titleBar = material(opaque(0x1B1E27));
        button = material(opaque(0x3C414E));
        clear = material(new ColorRGBA(0, 0, 0, 0));
        hovered = material(opaque(0x22252E));
        chosen = material(opaque(0x26294A));
        barA = material(color(DebugColor.INTERVAL_A));
        barB = material(color(DebugColor.INTERVAL_B));
        lane = material(opaque(0x20232B));
        tick = material(opaque(0x80858F));
        rule = material(opaque(0x30333C));
        overlapBand = material(opaque(0x5A5F6A));
        leastBand = material(opaque(0xFFFFFF));
        gapBand = material(color(DebugColor.SEPARATING_AXIS));
        leastRow = material(opaque(0x262933));
        separatingRow = material(opaque(0x14301C));
        touchingMark = material(amber);
        nearMark = material(color(DebugColor.BODY));
        onMark = material(white);
        passedMark = material(opaque(0x6F7480));
        brokenMark = material(color(DebugColor.INTERVAL_A));
        unreachedMark = material(opaque(0x30333C));
    }

    /** Returns a shared, empty buffer for one line of text. The next call clears it. */
    StringBuilder line() {
        line.setLength(0);
        return line;
    }

    private ColorRGBA color(DebugColor meaning) {
        return globals.srgbaColor(palette.color(meaning));
    }

    /** All colours are opaque: with a gamma-corrected frame buffer, blended colours would be brighter. */
    private ColorRGBA opaque(int rgb) {
        return globals.srgbaColor((rgb >> 16) / 255f, (rgb >> 8 & 0xFF) / 255f, (rgb & 0xFF) / 255f, 1);
    }

    private Material material(ColorRGBA color) {
        Material material = globals.createMaterial(color, false).getMaterial();
        material.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        return material;
    }
}
