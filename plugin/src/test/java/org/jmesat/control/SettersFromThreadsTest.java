package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.beans.PropertyDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.PropertySheet;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Setters as a property sheet may call them: with any value, from any thread, during a tick, attached or not. */
@EditorRequirement({3, 7, 9})
class SettersFromThreadsTest {
    private static final long SEED = 3;

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private static float anyFloat(Random random) {
        float[] special = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, -1, 0, Float.MAX_VALUE};
        return random.nextBoolean() ? special[random.nextInt(special.length)] : random.nextFloat();
    }

    private static Object anyValue(Class<?> type, Random random) {
        if (type == boolean.class) {
            return random.nextBoolean();
        } else if (type == int.class) {
            return random.nextInt(6) - 2;
        } else if (type == long.class) {
            return random.nextLong();
        } else if (type == float.class) {
            return anyFloat(random);
        } else if (random.nextInt(4) == 0) {
            return null;
        } else if (type == Vector2f.class) {
            return new Vector2f(anyFloat(random), anyFloat(random));
        } else if (type == Vector3f.class) {
            return new Vector3f(anyFloat(random), anyFloat(random), anyFloat(random));
        } else if (type.isEnum()) {
            return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
        }
        return List.of("", "0 0, 1 0, 0 1", "0 0, 1 1", "nonsense", ",").get(random.nextInt(5));
    }

    private static void setAny(Object control, Random random) throws ReflectiveOperationException {
        List<String> rows = new ArrayList<>(PropertySheet.rows(control.getClass()));
        rows.add("enabled");
        String row = rows.get(random.nextInt(rows.size()));
        try {
            PropertyDescriptor property = new PropertyDescriptor(row, control.getClass());
            property.getWriteMethod().invoke(control, anyValue(property.getPropertyType(), random));
            property.getReadMethod().invoke(control);
        } catch (java.beans.IntrospectionException e) {
            throw new AssertionError(row, e);
        }
    }

    @Test
    void aControlWithoutASpatialAcceptsAnything() throws ReflectiveOperationException {
        Random random = new Random(SEED);
        for (int i = 0; i < 5000; i++) {
            setAny(new ColliderControl(), random);
            setAny(new PushApart(), random);
            setAny(new CharacterMover(), random);
        }
    }

    @Test
    void settersOfAnotherThreadDoNotDisturbTheTick() throws Exception {
        Geometry a = scene.cube("a", 0, 0);
        a.addControl(new ColliderControl());
        a.addControl(new PushApart());
        a.addControl(new CharacterMover());
        Geometry b = scene.cube("b", 0.4f, 0);
        Geometry c = scene.cube("c", 90, 0);
        scene.attach(a, b, c, scene.cube("d", 90.5f, 0));
        scene.frame();
        AtomicBoolean done = new AtomicBoolean();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread sheet = new Thread(() -> {
            Random random = new Random(SEED);
            try {
                while (!done.get()) {
                    setAny(a.getControl(ColliderControl.class), random);
                    setAny(a.getControl(PushApart.class), random);
                    setAny(a.getControl(CharacterMover.class), random);
                }
            } catch (Throwable e) {
                thrown.set(e);
            }
        });
        sheet.start();
        for (int i = 0; i < 300; i++) {
            scene.frame(() -> a.setLocalTranslation(0, 0, 0));
        }
        done.set(true);
        sheet.join();
        assertAll(() -> assertEquals(null, thrown.get()),
                () -> assertEquals(List.of(), log.messages().stream().filter(each -> each.contains("failed")).toList()),
                () -> assertEquals(301, scene.events().stream().filter(each -> each.endsWith(" c d")).count()));
    }
}
