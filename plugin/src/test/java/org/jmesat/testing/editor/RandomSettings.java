package org.jmesat.testing.editor;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import java.beans.IntrospectionException;
import java.beans.PropertyDescriptor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Random;
import java.util.TreeMap;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;

/** Controls with random valid settings, and descriptions of all settings to compare them to the bit. */
public final class RandomSettings {
    private static final float[] FLOATS = {0, -0f, 1, -1, 0.1f, 1e-30f, 1e30f, Float.MIN_VALUE, 33.3f, -270};
    private static final long[] LONGS = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0xF0F0F0F0F0F0F0F0L, 1L << 40};
    private static final String[] TEXTS = {"", " ", "player, enemy", "0 0, 1 0, 0 1", "\u00fc\n;|\"", "true", "5"};

    private final Random random;

    public RandomSettings(Random random) {
        this.random = random;
    }

    private float finite() {
        return random.nextBoolean() ? FLOATS[random.nextInt(FLOATS.length)] : (float) random.nextGaussian();
    }

    private float length() {
        return Math.abs(finite());
    }

    private float depth() {
        return switch (random.nextInt(4)) {
            case 0 -> Float.NEGATIVE_INFINITY;
            case 1 -> Float.POSITIVE_INFINITY;
            default -> finite();
        };
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }

    private ConvexPolygon piece() {
        ConvexPolygon piece = switch (random.nextInt(4)) {
            case 0 -> ConvexPolygon.regular(3 + random.nextInt(5), 0.1f + random.nextFloat());
            case 1 -> ConvexPolygon.hullOf(finite(), finite());
            case 2 -> ConvexPolygon.hullOf(finite(), finite(), finite(), finite());
            default -> ConvexPolygon.rectangle(1e-3f + random.nextFloat(), 2);
        };
        return random.nextBoolean() ? piece : piece.rounded(length());
    }

    /** A new control; each setting is the default in about half of the cases. */
    public ColliderControl collider() {
        ColliderControl control = new ColliderControl();
        Runnable[] setters = {() -> control.setEnabled(random.nextBoolean()),
            () -> control.setMode(any(ProjectionMode.values())),
            () -> control.setPolygon(piece(), piece()),
            () -> control.setShape(any(ColliderShape.values())),
            () -> control.setSize(new Vector2f(length(), length())),
            () -> control.setRadius(length()),
            () -> control.setOffset(new Vector2f(finite(), finite())),
            () -> control.setAngle(finite()),
            () -> control.setVertices(any(TEXTS)),
            () -> {
                float a = depth();
                float b = depth();
                control.setSlice(new Vector2f(Math.min(a, b), Math.max(a, b)));
            },
            () -> control.setMaxVertices(random.nextInt(3) == 0 ? Integer.MAX_VALUE : 3 + random.nextInt(9)),
            () -> control.setFixed(true), () -> control.setTrigger(true), () -> control.setDynamic(true),
            () -> control.setContinuous(true),
            () -> control.setCategory(LONGS[random.nextInt(LONGS.length)]),
            () -> control.setMask(LONGS[random.nextInt(LONGS.length)]),
            () -> control.setGroup(random.nextInt(3) == 0 ? Integer.MIN_VALUE : random.nextInt(9) - 4),
            () -> control.setDepthMargin(finite()),
            () -> control.setLayers(any(TEXTS)), () -> control.setCollidesWith(any(TEXTS)),
            () -> control.setBaked(random.nextBoolean() ? any(TEXTS) : "1f 0 0.0 0.0 0.0 1.0: 0.0 0.0, 1.0 0.0")};
        for (Runnable each : setters) {
            if (random.nextBoolean()) {
                each.run();
            }
        }
        return control;
    }

    /** A new control; each setting is the default in about half of the cases. */
    public PushApart pushApart() {
        PushApart control = new PushApart();
        control.setEnabled(random.nextBoolean());
        if (random.nextBoolean()) {
            control.setWeight(random.nextInt(3) == 0 ? Float.POSITIVE_INFINITY : Float.MIN_VALUE + length());
        }
        if (random.nextBoolean()) {
            control.setSlop(length());
        }
        return control;
    }

    /** A new control; each setting is the default in about half of the cases. */
    public CharacterMover mover() {
        CharacterMover control = new CharacterMover();
        Runnable[] setters = {() -> control.setEnabled(false),
            () -> control.setMaxSlope(90 * random.nextFloat()),
            () -> control.setStepHeight(length()), () -> control.setSnap(length()),
            () -> control.setVelocity(new Vector3f(finite(), finite(), finite())),
            () -> control.setUp(new Vector3f(finite(), finite(), finite())),
            () -> control.setWeight(random.nextInt(3) == 0 ? Float.POSITIVE_INFINITY : Float.MIN_VALUE + length()),
            () -> control.setAddGroundVelocity(false)};
        for (Runnable each : setters) {
            if (random.nextBoolean()) {
                each.run();
            }
        }
        return control;
    }

    /** All properties of a control, each as in a property sheet, and the polygon; equal for equal settings only. */
    public static String describe(Object control) {
        TreeMap<String, Object> values = new TreeMap<>();
        try {
            for (Field field : control.getClass().getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())
                        && !field.getName().equals("polygon") && !field.getName().equals("active")) {
                    values.put(field.getName(), read(field.getName(), control));
                }
            }
            values.put("enabled", read("enabled", control));
        } catch (ReflectiveOperationException | IntrospectionException e) {
            throw new AssertionError(e);
        }
        if (control instanceof ColliderControl collider) {
            values.put("polygon", collider.getPolygon());
        }
        return values.toString();
    }

    private static Object read(String name, Object control)
            throws ReflectiveOperationException, IntrospectionException {
        return new PropertyDescriptor(name, control.getClass()).getReadMethod().invoke(control);
    }
}
