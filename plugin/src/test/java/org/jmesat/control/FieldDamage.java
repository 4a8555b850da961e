package org.jmesat.control;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.export.Savable;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.projection.ProjectionMode;

/** Saves something else, or nothing, under the name of a field. */
@FunctionalInterface
interface FieldDamage {
    void write(OutputCapsule capsule, String name) throws IOException;

    /** Damages of every type of value that a file can have, by name. */
    static Map<String, FieldDamage> all() {
        Map<String, FieldDamage> all = new LinkedHashMap<>();
        all.put("missing", (capsule, name) -> { });
        all.put("boolean", (capsule, name) -> capsule.write(true, name, false));
        all.put("byte", (capsule, name) -> capsule.write((byte) 7, name, (byte) 0));
        all.put("short", (capsule, name) -> capsule.write((short) 7, name, (short) 0));
        all.put("int", (capsule, name) -> capsule.write(7, name, 0));
        all.put("long", (capsule, name) -> capsule.write(1L << 60, name, 0));
        all.put("2D vector", (capsule, name) -> capsule.write(new Vector2f(1, 2), name, null));
        all.put("float", (capsule, name) -> capsule.write(1.5f, name, 0f));
        all.put("NaN", (capsule, name) -> capsule.write(Float.NaN, name, 0f));
        all.put("double", (capsule, name) -> capsule.write(-1e300, name, 0.0));
        for (String text : new String[] {"", " ", "garbage", "NaN", "-1", "99999999999999999999", "True", "1, 2",
            "-3, NaN", "0 0, 1 0, 2 2; 3", ";", " rounded 1", "1 1 rounded -1", "\u2028<&\"'>]]>"}) {
            all.put("text '" + text + "'", (capsule, name) -> capsule.write(text, name, null));
        }
        all.put("enum", (capsule, name) -> capsule.write(ProjectionMode.SINGLE_HULL, name, null));
        all.put("bytes", (capsule, name) -> capsule.write(new byte[] {1, 2}, name, null));
        all.put("ints", (capsule, name) -> capsule.write(new int[] {1, 2}, name, null));
        all.put("texts", (capsule, name) -> capsule.write(new String[] {"a", "b"}, name, null));
        all.put("floats", (capsule, name) -> capsule.write(new float[][] {{1}, {2}}, name, null));
        all.put("vector", (capsule, name) -> capsule.write(new Vector3f(1, 2, 3), name, null));
        all.put("broken", (capsule, name) -> capsule.write(new Broken(), name, null));
        all.put("vectors", (capsule, name) -> capsule.write(new Savable[] {new Vector3f(1, 2, 3)}, name, null));
        all.put("list", (capsule, name) -> capsule.writeSavableArrayList(new ArrayList<>(List.of(new Vector3f())), name,
                null));
        all.put("map", (capsule, name) -> capsule.writeStringSavableMap(Map.of("key", new Vector3f()), name, null));
        return all;
    }

    /** A Savable that cannot be read. */
    final class Broken implements Savable {
        @Override
        public void write(JmeExporter exporter) {
        }

        @Override
        public void read(JmeImporter importer) {
            throw new IllegalStateException("broken");
        }
    }
}
