package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.texture.Image;
import com.jme3.texture.Texture.WrapMode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import org.jmesat.testing.DrawnSprite;
import org.jmesat.testing.WithoutLibraries;
import org.junit.jupiter.api.Test;

/** Without JTS, convex sprites collide as their visible pixels, and others as their hull. */
class SpriteWithoutJtsTest {
    private static Object outline(DrawnSprite sprite) throws ReflectiveOperationException {
        ClassLoader loader = new WithoutLibraries("org.locationtech.");
        Class<?> key = loader.loadClass(TileKey.class.getName());
        Constructor<?> newKey = key.getDeclaredConstructors()[0];
        newKey.setAccessible(true);
        Object tile = newKey.newInstance(0, 0, sprite.width(), sprite.height(), WrapMode.Repeat, WrapMode.Repeat, 0.5f);
        Constructor<?> newOutline = loader.loadClass(TileOutline.class.getName()).getDeclaredConstructor(Image.class,
                key);
        newOutline.setAccessible(true);
        return newOutline.newInstance(sprite.image(), tile);
    }

    private static Object ask(Object outline, String name) throws ReflectiveOperationException {
        Method method = outline.getClass().getDeclaredMethod(name);
        method.setAccessible(true);
        return method.invoke(outline);
    }

    @Test
    void aRingHasItsHullAndAReason() throws ReflectiveOperationException {
        Object outline = outline(DrawnSprite.draw(40, 40, (x, y) -> Math.abs(Math.hypot(x - 20, y - 20) - 14) - 3));
        assertArrayEquals((float[][]) ask(outline, "hull"), (float[][]) ask(outline, "pieces"));
        assertEquals("pieces of its texture need the library JTS, which is not on the class path",
                ask(outline, "problem"));
    }

    @Test
    void aDiscNeedsNoLibrary() throws ReflectiveOperationException {
        DrawnSprite disc = DrawnSprite.draw(40, 40, (x, y) -> Math.hypot(x - 20, y - 20) - 14);
        Object outline = outline(disc);
        TileKey whole = new TileKey(0, 0, 40, 40, WrapMode.Repeat, WrapMode.Repeat, 0.5f);
        TileOutline with = new TileOutline(disc.image(), whole);
        assertArrayEquals(with.pieces(), (float[][]) ask(outline, "pieces"));
        assertEquals(null, ask(outline, "problem"));
    }
}
