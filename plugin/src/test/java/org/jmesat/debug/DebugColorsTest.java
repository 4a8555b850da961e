package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DebugColorsTest {

    @Test
    void alteringAColorChangesNothingForOthers() throws Exception {
        for (Method method : DebugColors.class.getDeclaredMethods()) {
            ColorRGBA first = (ColorRGBA) method.invoke(null);
            ColorRGBA copy = first.clone();
            first.set(0.123f, 0.456f, 0.789f, 0);
            assertEquals(copy, method.invoke(null), method.getName());
        }
    }

    @Test
    void eachMeaningHasAnOpaqueColorOfItsOwn() throws Exception {
        Set<ColorRGBA> seen = new HashSet<>();
        for (Method method : DebugColors.class.getDeclaredMethods()) {
            ColorRGBA color = (ColorRGBA) method.invoke(null);
            assertTrue(seen.add(color), method.getName() + " looks like another");
            assertEquals(1, color.a, method.getName());
        }
    }
}
