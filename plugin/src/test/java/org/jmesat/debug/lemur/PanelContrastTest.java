package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.GuiGlobals;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jmesat.debug.DebugPalette;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each text of the panel has a contrast of at least 4.5 : 1 to each ground on which it may be. */
class PanelContrastTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private boolean linear;

    @ParameterizedTest
    @EnumSource(DebugPalette.class)
    void everyTextCanBeRead(DebugPalette palette) {
        PanelStyle style = run.ask(() -> {
            BitmapFont font = run.application().getAssetManager().loadFont("Interface/Fonts/Default.fnt");
            linear = GuiGlobals.getInstance().srgbaColor(0.5f, 0.5f, 0.5f, 1).r < 0.4f;
            return new PanelStyle(font, palette, new Node());
        });
        Map<String, ColorRGBA> texts = new LinkedHashMap<>();
        texts.put("plain", style.plain);
        texts.put("dim", style.dim);
        texts.put("white", style.white);
        texts.put("green", style.green);
        texts.put("amber", style.amber);
        texts.put("slate", style.slate);
        Map<String, Material> grounds = new LinkedHashMap<>();
        grounds.put("sheet", style.sheet);
        grounds.put("title bar", style.titleBar);
        grounds.put("lane", style.lane);
        grounds.put("hovered", style.hovered);
        grounds.put("chosen", style.chosen);
        grounds.put("least row", style.leastRow);
        grounds.put("separating row", style.separatingRow);

        grounds.forEach((ground, material) -> texts.forEach((text, color) -> assertContrast(4.5,
                text + " on " + ground + " of " + palette, color, material)));
        assertContrast(4.5, "grey on sheet", style.grey, style.sheet);
        assertContrast(3, "bar A on its lane", color(style.barA), style.lane);
        assertContrast(3, "bar B on its lane", color(style.barB), style.lane);
        assertContrast(3, "mark of a broken check", color(style.brokenMark), style.sheet);
        assertContrast(3, "mark of a check that holds", color(style.passedMark), style.sheet);
        assertEquals(21, ratio(ColorRGBA.White, ColorRGBA.Black), 1e-3);
    }

    private static ColorRGBA color(Material material) {
        return material.getParamValue("Color");
    }

    private void assertContrast(double least, String what, ColorRGBA color, Material ground) {
        double ratio = ratio(color, color(ground));
        assertTrue(ratio >= least, what + ": " + ratio);
    }

    private double ratio(ColorRGBA one, ColorRGBA other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    /** The relative luminance of WCAG 2. */
    private double luminance(ColorRGBA color) {
        return 0.2126 * light(color.r) + 0.7152 * light(color.g) + 0.0722 * light(color.b);
    }

    private double light(double value) {
        return linear ? value : value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
