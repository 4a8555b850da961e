package org.jmesat.internal.text;

import com.jme3.export.InputCapsule;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.export.Savable;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Reads the saved fields of a control. A missing or invalid field gets its default; an invalid one is reported. An
 * exception instead would lose all controls of the spatial, or the whole scene.
 */
public final class SavedFields {
    private static final Logger LOGGER = Logger.getLogger(SavedFields.class.getName());

    private final String owner;
    private final InputCapsule capsule;

    /** Opens the fields of a control. */
    public SavedFields(JmeImporter importer, Savable owner) {
        this.owner = owner.getClass().getSimpleName();
        capsule = importer.getCapsule(owner);
    }

    /** The value of a Boolean, or of the text "true" or "false" in any case; null for any other object. */
    public static Boolean truth(Object value) {
        if (value instanceof String text) {
            String word = text.strip();
            return word.equalsIgnoreCase("true") ? Boolean.TRUE : word.equalsIgnoreCase("false") ? Boolean.FALSE : null;
        }
        return value instanceof Boolean bool ? bool : null;
    }

    private <T> T read(String name, T defaultValue, Callable<T> reading) {
        try {
            return reading.call();
        } catch (Exception e) {
            report(name, e.getMessage(), defaultValue);
            return defaultValue;
        }
    }

    /** Logs an invalid field and the value used instead. */
    public void report(String name, Object problem, Object used) {
        LOGGER.log(Level.WARNING, "A saved {0} has an invalid {1}: {2}; using {3}",
                new Object[] {owner, name, problem, String.valueOf(used)});
    }

    /** Reads text if possible (XML), since jME reads any text but "true" as false. */
    public boolean readBoolean(String name, boolean defaultValue) {
        String text = textOf(name);
        if (text == null) {
            return read(name, defaultValue, () -> capsule.readBoolean(name, defaultValue));
        }
        Boolean value = truth(text);
        if (value == null) {
            report(name, text, defaultValue);
        }
        return value == null ? defaultValue : value;
    }

    /** Null if a field is missing or, in a binary file, of another type. */
    private String textOf(String name) {
        try {
            return capsule.readString(name, null);
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    /** Reads a value of the type of its default: a Boolean, Integer, Long, Float or String; a text may be null. */
    public Object read(String name, Object defaultValue) {
        if (defaultValue instanceof Boolean truth) {
            return readBoolean(name, truth);
        } else if (defaultValue instanceof Integer integer) {
            return read(name, integer, () -> capsule.readInt(name, integer));
        } else if (defaultValue instanceof Long integer) {
            return read(name, integer, () -> capsule.readLong(name, integer));
        } else if (defaultValue instanceof Float number) {
            return read(name, number, () -> capsule.readFloat(name, number));
        }
        return read(name, defaultValue, () -> capsule.readString(name, (String) defaultValue));
    }

    /** Writes a value that {@link #read} can read. */
    static void write(OutputCapsule capsule, Object value, String name, Object defaultValue) throws IOException {
        if (value instanceof Boolean truth) {
            capsule.write(truth, name, (boolean) defaultValue);
        } else if (value instanceof Integer integer) {
            capsule.write(integer, name, (int) defaultValue);
        } else if (value instanceof Long integer) {
            capsule.write(integer, name, (long) defaultValue);
        } else if (value instanceof Float number) {
            capsule.write(number, name, (float) defaultValue);
        } else {
            capsule.write((String) value, name, (String) defaultValue);
        }
    }

    /**
     * Reads the control's spatial; may return null. Read it last: after an invalid spatial, jME's XML reader is at the
     * wrong element and returns defaults for the other fields.
     */
    public Spatial readSpatial() {
        return read("spatial", null, () -> (Spatial) capsule.readSavable("spatial", null));
    }
}
