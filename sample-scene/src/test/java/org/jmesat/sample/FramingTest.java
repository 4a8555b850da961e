package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FramingTest {

    private static final float ULPS = 1e-4f;

    @ParameterizedTest
    @CsvSource({"1280,720,0", "1280,720,440", "720,1280,0", "300,200,440", "1,1,0", "1920,1080,441"})
    void theArenaFillsTheFreePartAndPixelsAreSquare(int width, int height, int covered) {
        Framing framing = Framing.fit(width, height, covered, 1f);
        int hidden = Math.min(covered, width / 2);
        float unit = (framing.right() - framing.left()) / width;
        assertEquals(unit, (framing.top() - framing.bottom()) / height, ULPS * unit);

        float freeRight = framing.right() - hidden * unit;
        assertEquals(-framing.left(), freeRight, ULPS * unit * width);
        assertEquals(-framing.bottom(), framing.top(), ULPS * unit * height);
        float spareX = freeRight * 2 - Framing.ARENA_WIDTH;
        float spareY = framing.top() * 2 - Framing.ARENA_HEIGHT;
        assertEquals(0, Math.min(spareX, spareY), ULPS * Framing.ARENA_WIDTH);
        assertTrue(Math.max(spareX, spareY) > -ULPS);
    }

    @ParameterizedTest
    @CsvSource({"0.5", "1", "3"})
    void zoomMagnifiesAboutTheMiddleOfTheFreePart(float zoom) {
        Framing plain = Framing.fit(1280, 720, 440, 1f);
        Framing zoomed = Framing.fit(1280, 720, 440, zoom);
        assertEquals(plain.left() / zoom, zoomed.left(), ULPS * 20);
        assertEquals(plain.top() / zoom, zoomed.top(), ULPS * 20);
        assertEquals(plain.right() / zoom, zoomed.right(), ULPS * 20);
    }
}
