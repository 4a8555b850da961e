package org.jmesat.internal.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.testing.WithoutLibraries;
import org.junit.jupiter.api.Test;

/** Without JTS on the class path the class that others see says so, and nothing fails to link. */
class OutlineWithoutJtsTest {
    @Test
    void itSaysThatTheLibraryIsMissing() throws ReflectiveOperationException {
        ClassLoader loader = new WithoutLibraries("org.locationtech.");
        Class<?> pieces = loader.loadClass(OutlinePieces.class.getName());
        Object found = pieces.getMethod("find", float[].class, int.class, int.class)
                .invoke(null, new float[] {0, 0, 1, 0, 0, 1, 5, 5, 6, 5, 5, 6}, 2, 0);

        assertNotSame(OutlinePieces.class, pieces);
        assertThrows(ClassNotFoundException.class, () -> loader.loadClass("org.locationtech.jts.geom.Geometry"));
        assertEquals(false, pieces.getMethod("isAvailable").invoke(null));
        assertEquals("its outline needs the library JTS, which is not on the class path",
                pieces.getMethod("problem").invoke(found));
        assertEquals(0, ((float[][]) pieces.getMethod("pieces").invoke(found)).length);
        // Reflection resolves all signatures and fields, as frameworks do.
        assertEquals(OutlinePieces.class.getDeclaredMethods().length, pieces.getDeclaredMethods().length);
        assertEquals(OutlinePieces.class.getDeclaredFields().length, pieces.getDeclaredFields().length);
    }

    @Test
    void withTheLibraryItIsAvailable() {
        assertTrue(OutlinePieces.isAvailable());
    }
}
