package org.jmesat.internal.saved;

import com.jme3.export.InputCapsule;
import com.jme3.export.JmeImporter;
import com.jme3.export.Savable;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Reads the saved fields of a control. A field that is missing, of another type or otherwise unusable gets its default,
 * and is reported unless it is missing. An exception would cost the spatial all its controls, or the whole scene.
 */
public final class SavedFields {
    private static final Logger LOGGER = Logger.getLogger(SavedFields.class.getName());

    private final String owner;
    private final InputCapsule capsule;

    /** Opens the fields of a control, whose class reports name. */
    public SavedFields(JmeImporter importer, Savable owner) {
        this.owner = owner.getClass().getSimpleName();
        capsule = importer.getCapsule(owner);
    }

    /** A Boolean, or "true" or "false" as text in upper or lower case; null for anything else. */
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

    private <T> T read(String name, T otherwise, Reading<T> reading) {
        try {
            return reading.read();
        } catch (IOException | RuntimeException e) {
            report(name, e.getMessage(), otherwise);
            return otherwise;
        }
    }

    /** Reports a field that cannot be used. */
    public void report(String name, Object problem, Object taken) {
        LOGGER.log(Level.WARNING, "A saved {0} has a {1} that cannot be used: {2}; using {3}",
                new Object[] {owner, name, problem, String.valueOf(taken)});
    }

    /** Read as text where it is text, as in XML, since the engine takes any text but "true" for false. */
    public boolean readBoolean(String name, boolean otherwise) {
        String text = textOf(name);
        if (text == null) {
            return read(name, otherwise, () -> capsule.readBoolean(name, otherwise));
        }
        Boolean value = truth(text);
        if (value == null) {
            report(name, text, otherwise);
        }
        return value == null ? otherwise : value;
    }

    /** Null where a field is missing or, in a binary file, of another type. */
    private String textOf(String name) {
        try {
            return capsule.readString(name, null);
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    public int readInt(String name, int otherwise) {
        return read(name, otherwise, () -> capsule.readInt(name, otherwise));
    }

    public long readLong(String name, long otherwise) {
        return read(name, otherwise, () -> capsule.readLong(name, otherwise));
    }

    public float readFloat(String name, float otherwise) {
        return read(name, otherwise, () -> capsule.readFloat(name, otherwise));
    }

    /** May return null, which can be saved. */
    public String readString(String name, String otherwise) {
        return read(name, otherwise, () -> capsule.readString(name, otherwise));
    }

    /**
     * Reads the spatial that the control is on; may return null. Must be read last: after an unusable one the engine's
     * reader of XML stands at the wrong element, and gives defaults for the other fields of the control.
     */
    public Spatial readSpatial() {
        return read("spatial", null, () -> (Spatial) capsule.readSavable("spatial", null));
    }
}
