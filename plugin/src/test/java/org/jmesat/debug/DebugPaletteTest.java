package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jmesat.debug.SeenColor.Eyes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DebugPaletteTest {
    private static final double LEAST_DIFFERENCE = 20;
    private static final double LEAST_DIFFERENCE_OF_SIDES = 45;
    private static final double LEAST_CONTRAST_OF_TEXT = 4.5;
    private static final double LEAST_CONTRAST_OF_LINES = 3;
    /** Grounds behind the overlay: dark, mid and light. */
    private static final float[] GROUNDS = {0, 0.05f, 0.5f, 0.75f, 1};

    private static Set<Eyes> eyesOf(DebugPalette palette) {
        return palette == DebugPalette.STANDARD ? EnumSet.of(Eyes.NORMAL, Eyes.GREEN_BLIND) : EnumSet.allOf(Eyes.class);
    }

    @ParameterizedTest
    @EnumSource
    void anyTwoMeaningsAreToldApartByNormalAndColourBlindEyes(DebugPalette palette) {
        List<String> alike = new ArrayList<>();
        for (DebugColor one : DebugColor.values()) {
            for (DebugColor other : DebugColor.values()) {
                boolean axisAndItsLine = one == DebugColor.SEPARATING_AXIS && other == DebugColor.SEPARATING_LINE;
                for (Eyes eyes : eyesOf(palette)) {
                    double difference = SeenColor.difference(palette.color(one), palette.color(other), eyes);
                    if (one.compareTo(other) < 0 && !axisAndItsLine && difference < LEAST_DIFFERENCE) {
                        alike.add(one + " and " + other + " differ by " + difference + " for " + eyes);
                    }
                }
            }
        }
        assertEquals(List.of(), alike);
    }

    /** As far apart as eyes see red and yellow of the other palette, on any ground, since all colours are opaque. */
    @ParameterizedTest
    @EnumSource
    void aAndBAreToldApartAtFirstSight(DebugPalette palette) {
        for (Eyes eyes : eyesOf(palette)) {
            double difference = SeenColor.difference(palette.color(DebugColor.INTERVAL_A),
                    palette.color(DebugColor.INTERVAL_B), eyes);
            assertTrue(difference >= LEAST_DIFFERENCE_OF_SIDES, difference + " for " + eyes);
        }
    }

    @ParameterizedTest
    @EnumSource
    void eachColorIsReadAsTextOnTheRim(DebugPalette palette) {
        ColorRGBA rim = palette.color(DebugColor.RIM);
        for (DebugColor each : DebugColor.values()) {
            double contrast = SeenColor.contrast(palette.color(each), rim);
            assertTrue(each == DebugColor.RIM || contrast >= LEAST_CONTRAST_OF_TEXT, each + ": " + contrast);
        }
    }

    @ParameterizedTest
    @EnumSource
    void eachLineIsSeenOnAnyGroundByItselfOrByItsRim(DebugPalette palette) {
        ColorRGBA rim = palette.color(DebugColor.RIM);
        for (float grey : GROUNDS) {
            ColorRGBA ground = new ColorRGBA(grey, grey, grey, 1);
            for (DebugColor each : DebugColor.values()) {
                double contrast = Math.max(SeenColor.contrast(palette.color(each), ground),
                        SeenColor.contrast(rim, ground));
                assertTrue(each == DebugColor.RIM || contrast >= LEAST_CONTRAST_OF_LINES,
                        each + " on " + grey + ": " + contrast);
            }
        }
    }

    @Test
    void theDistanceOfTwoColorsIsThatOfKnownExamples() {
        ColorRGBA red = new ColorRGBA(1, 0, 0, 1);
        ColorRGBA green = new ColorRGBA(0, 1, 0, 1);
        assertEquals(170.6, SeenColor.difference(red, green, Eyes.NORMAL), 0.1);
        assertEquals(21, SeenColor.contrast(ColorRGBA.White, ColorRGBA.Black), 1e-4);
        assertEquals(5.25, SeenColor.contrast(red, ColorRGBA.Black), 0.01);
    }

    @ParameterizedTest
    @EnumSource
    void modifyingAReturnedColorChangesNoOther(DebugPalette palette) {
        for (DebugColor meaning : DebugColor.values()) {
            ColorRGBA first = palette.color(meaning);
            ColorRGBA copy = first.clone();
            assertEquals(1, copy.a, meaning.toString());
            first.set(0.123f, 0.456f, 0.789f, 0);
            assertEquals(copy, palette.color(meaning), meaning.toString());
        }
    }

    @Test
    void withGammaCorrectionAColorIsDrawnDarker() {
        assertEquals(new ColorRGBA(1, 0, 1, 1), DebugPalette.drawn(new ColorRGBA(1, 0, 1, 1), true));
        ColorRGBA drawn = DebugPalette.drawn(new ColorRGBA(0.5f, 0.2f, 0.8f, 0.6f), true);
        assertEquals(Math.pow(0.5, 2.2), drawn.r, 1e-3);
        assertEquals(Math.pow(0.2, 2.2), drawn.g, 1e-3);
        assertEquals(Math.pow(0.8, 2.2), drawn.b, 1e-3);
        assertEquals(0.6f, drawn.a);
    }

    @Test
    void withoutGammaCorrectionACopyIsDrawn() {
        ColorRGBA seen = new ColorRGBA(0.5f, 0.2f, 0.8f, 0.6f);
        assertEquals(seen, DebugPalette.drawn(seen, false));
        assertNotSame(seen, DebugPalette.drawn(seen, false));
    }
}
