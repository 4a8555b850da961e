package org.jmesat.internal.saved;

import com.jme3.export.InputCapsule;
import com.jme3.export.JmeImporter;
import com.jme3.export.Savable;
import com.jme3.scene.Spatial;
import java.io.IOException;
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

    private interface Reading<T> {
        T read() throws IOException;
    }

    private <T> T read(String name, T defaultValue, Reading<T> reading) {
        try {
            return reading.read();
        } catch (IOException | RuntimeException e) {
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

    public int readInt(String name, int defaultValue) {
        return read(name, defaultValue, () -> capsule.readInt(name, defaultValue));
    }

    public long readLong(String name, long defaultValue) {
        return read(name, defaultValue, () -> capsule.readLong(name, defaultValue));
    }

    public float readFloat(String name, float defaultValue) {
        return read(name, defaultValue, () -> capsule.readFloat(name, defaultValue));
    }

    /** May return null, since null can be saved. */
    public String readString(String name, String defaultValue) {
        return read(name, defaultValue, () -> capsule.readString(name, defaultValue));
    }

    /**
     * Reads the control's spatial; may return null. Read it last: after an invalid spatial, jME's XML reader is at the
     * wrong element and returns defaults for the other fields.
     */
    public Spatial readSpatial() {
        return read("spatial", null, () -> (Spatial) capsule.readSavable("spatial", null));
    }
}
