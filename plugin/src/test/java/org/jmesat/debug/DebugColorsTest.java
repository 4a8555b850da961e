package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DebugColorsTest {

    @Test
    void modifyingAReturnedColorChangesNoOther() throws Exception {
        for (Method method : meanings()) {
            ColorRGBA first = (ColorRGBA) method.invoke(null);
            ColorRGBA copy = first.clone();
            first.set(0.123f, 0.456f, 0.789f, 0);
            assertEquals(copy, method.invoke(null), method.getName());
        }
    }

    @Test
    void eachMeaningHasItsOwnOpaqueColor() throws Exception {
        Set<ColorRGBA> seen = new HashSet<>();
        for (Method method : meanings()) {
            ColorRGBA color = (ColorRGBA) method.invoke(null);
            assertTrue(seen.add(color), method.getName() + " looks like another");
            assertEquals(1, color.a, method.getName());
        }
    }

    @Test
    void withGammaCorrectionAColorIsDrawnDarker() {
        assertEquals(new ColorRGBA(1, 0, 1, 1), DebugColors.drawn(new ColorRGBA(1, 0, 1, 1), true));
        ColorRGBA seen = new ColorRGBA(0.5f, 0.2f, 0.8f, 0.6f);
        ColorRGBA drawn = DebugColors.drawn(seen, true);
        assertEquals(Math.pow(0.5, 2.2), drawn.r, 1e-3);
        assertEquals(Math.pow(0.2, 2.2), drawn.g, 1e-3);
        assertEquals(Math.pow(0.8, 2.2), drawn.b, 1e-3);
        assertEquals(0.6f, drawn.a);
    }

    @Test
    void withoutGammaCorrectionACopyIsDrawn() {
        ColorRGBA seen = new ColorRGBA(0.5f, 0.2f, 0.8f, 0.6f);
        assertEquals(seen, DebugColors.drawn(seen, false));
        assertNotSame(seen, DebugColors.drawn(seen, false));
    }

    static List<Method> meanings() {
        return Arrays.stream(DebugColors.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && method.getParameterCount() == 0).toList();
    }
}
