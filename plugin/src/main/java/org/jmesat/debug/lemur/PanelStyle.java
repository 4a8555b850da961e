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
    /** A list of less width has shorter texts. */
    static final float NARROW = 330;
    /** The most decimals of a label on a number line. */
    static final int MAX_DECIMALS = 8;
    /** The characters of a number that fit into a column of the axis table. */
    static final int NUMBER_CHARACTERS = 10;

    private final GuiGlobals globals = GuiGlobals.getInstance();
    private final StringBuilder line = new StringBuilder(100);
    private final DebugPalette palette;
    final TextSheet text;
    final Mesh unitQuad = new Quad(1, 1);

    final ColorRGBA plain = opaque(0xDBDEE6);
    final ColorRGBA dim = opaque(0xA6ABB6);
    final ColorRGBA white;
    final ColorRGBA green;
    final ColorRGBA amber;
    final ColorRGBA slate;
    final ColorRGBA colorA;
    final ColorRGBA colorB;
    final ColorRGBA grey = opaque(0x858A95);

    final Material sheet = material(opaque(0x0D0E13));
    final Material titleBar = material(opaque(0x1B1E27));
    final Material button = material(opaque(0x3C414E));
    final Material clear = material(new ColorRGBA(0, 0, 0, 0));
    final Material hovered = material(opaque(0x22252E));
    final Material chosen = material(opaque(0x26294A));

    final Material barA;
    final Material barB;
    final Material lane = material(opaque(0x20232B));
    final Material tick = material(opaque(0x80858F));
    final Material rule = material(opaque(0x30333C));
    final Material overlapBand = material(opaque(0x5A5F6A));
    final Material leastBand = material(opaque(0xFFFFFF));
    final Material gapBand;
    final Material leastRow = material(opaque(0x262933));
    final Material separatingRow = material(opaque(0x14301C));
    final Material touchingMark;
    final Material nearMark;
    final Material onMark;
    final Material passedMark = material(opaque(0x6F7480));
    final Material brokenMark;
    final Material unreachedMark = material(opaque(0x30333C));

    /**
     * Creates the style of one panel.
     *
     * @param font the font of all text
     * @param palette the colours of what the overlay draws, too
     * @param content the node to which all text is attached
     */
    PanelStyle(BitmapFont font, DebugPalette palette, Node content) {
        this.palette = palette;
        text = new TextSheet(font, content);
        white = color(DebugColor.LEAST_OVERLAP);
        green = color(DebugColor.SEPARATING_LINE);
        amber = color(DebugColor.TOUCHING);
        slate = globals.srgbaColor(palette.color(DebugColor.BODY).interpolateLocal(ColorRGBA.White, 0.35f));
        colorA = color(DebugColor.INTERVAL_A);
        colorB = color(DebugColor.INTERVAL_B);
        barA = material(colorA);
        barB = material(colorB);
        gapBand = material(color(DebugColor.SEPARATING_AXIS));
        touchingMark = material(amber);
        nearMark = material(color(DebugColor.BODY));
        onMark = material(white);
        brokenMark = material(colorA);
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
