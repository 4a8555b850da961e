package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ColliderShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each number and each vector of each Control of ours has a value that no scene has: nothing becomes NaN. */
class GreatValuesTest extends ReadyMadeScene {
    private static final float[] NUMBERS = {3e38f, -3e38f, 1e30f, 1e-40f, Float.NaN, Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY};

    static List<Class<?>> controls() {
        List<Class<?>> controls = new ArrayList<>(ReadyMadeFormsTest.scripts());
        controls.add(PushApart.class);
        controls.add(ColliderControl.class);
        return controls;
    }

    private static List<Object> values(Class<?> type) {
        List<Object> values = new ArrayList<>();
        for (float n : NUMBERS) {
            if (type == float.class) {
                values.add(n);
            } else if (type == Vector2f.class) {
                values.addAll(List.of(new Vector2f(n, n), new Vector2f(n, 1), new Vector2f(1, n)));
            } else if (type == Vector3f.class) {
                values.addAll(List.of(new Vector3f(n, n, 0), new Vector3f(-n, n, n), new Vector3f(0, n, 1)));
            } else if (type == ColorRGBA.class) {
                values.add(new ColorRGBA(n, -n, n, 1));
            }
        }
        return values;
    }

    private static void assertFinite(Spatial spatial, String what) {
        spatial.depthFirstTraversal(each -> {
            assertTrue(Vector3f.isValidVector(each.getLocalTranslation()), what + each.getLocalTransform());
            assertTrue(Vector3f.isValidVector(each.getWorldTranslation()), what + each.getWorldTransform());
            for (String key : each.getUserDataKeys()) {
                assertTrue(!(each.getUserData(key) instanceof Number number) || Double.isFinite(number.doubleValue()),
                        what + key);
            }
        });
    }

    private void tryOut(Class<?> type, PropertyDescriptor property, Object value, ColliderShape shape,
            boolean touching) throws Exception {
        String what = type.getSimpleName() + '.' + property.getName() + '=' + value + ", " + shape
                + (touching ? ", touching: " : ": ");
        Control control = (Control) type.getConstructor().newInstance();
        if (control instanceof ColliderControl collider) {
            collider.setShape(shape);
        } else if (control instanceof Spawner spawner) {
            spawner.setTemplate("b");
        }
        property.getWriteMethod().invoke(control, value);
        Geometry a = scene.cube("a", 0, 0);
        Geometry b = scene.cube("b", touching ? 0.75f : 9, 0.25f);
        a.setUserData("jmesat.pushApart", true);
        b.setUserData("jmesat.pushApart", true);
        b.setUserData("health", 5f);
        a.addControl(control);
        scene.root().attachChild(a);
        scene.root().attachChild(b);
        for (int i = 0; i < 6; i++) {
            scene.root().updateLogicalState(1);
            scene.root().updateGeometricState();
            scene.state().update(1);
            assertFinite(scene.root(), what);
            assertFinite(a, what);
        }
        assertEquals(0, scene.state().getHandlerFailureCount(), what);
        scene.root().detachAllChildren();
    }

    @ParameterizedTest
    @MethodSource("controls")
    void nothingInTheSceneBecomesInfiniteOrNaN(Class<?> type) {
        scene.frame();
        CapturedLog log = new CapturedLog();
        scene.step(() -> {
            for (PropertyDescriptor each : Introspector.getBeanInfo(type, Object.class).getPropertyDescriptors()) {
                if (each.getReadMethod() == null || each.getWriteMethod() == null) {
                    continue;
                }
                for (Object value : values(each.getPropertyType())) {
                    for (ColliderShape shape : ColliderShape.values()) {
                        if (shape == ColliderShape.MESH || type == ColliderControl.class) {
                            tryOut(type, each, value, shape, true);
                            tryOut(type, each, value, shape, false);
                        }
                    }
                }
            }
        });
        log.close();
    }

    @Test
    void aVelocityKeepsItsDirectionAndIsReported() {
        Projectile projectile = new Projectile();
        try (CapturedLog log = new CapturedLog()) {
            projectile.setVelocity(new Vector3f(3e38f, -1.5e38f, 0));
            assertEquals(List.of("The velocity cannot be (3.0E38, -1.5E38, 0.0); using (1.0E9, -5.0E8, 0.0)"),
                    log.messages());
        }
        assertEquals(new Vector3f(1e9f, -5e8f, 0), projectile.getVelocity());
    }

    @Test
    void aTextIsToldWhatItsVelocityBecomes() {
        Geometry shot = cube("shot", 0);
        scene.step(() -> give(shot, "Projectile(velocity=(3e38, 3e38, 0))", false));
        scene.frames(3);
        assertEquals(List.of("Geometry 'shot' (/Root Node/shot): its script Projectile has "
                + "velocity=(3e38, 3e38, 0), which it changes to (1e9, 1e9, 0)."), problems());
        assertFinite(shot, "");
    }
}
