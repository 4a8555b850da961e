package org.jmesat.scripts;

import com.jme3.export.OutputCapsule;
import com.jme3.math.Vector3f;
import java.io.IOException;
import org.jmesat.internal.saved.SavedFields;

/** A vector in a saved scene: three numbers. */
final class SavedVector {
    private SavedVector() {
    }

    static void write(OutputCapsule capsule, String name, Vector3f vector, Vector3f defaultVector) throws IOException {
        capsule.write(vector.x, name + 'X', defaultVector.x);
        capsule.write(vector.y, name + 'Y', defaultVector.y);
        capsule.write(vector.z, name + 'Z', defaultVector.z);
    }

    static Vector3f read(SavedFields saved, String name, Vector3f defaultVector) {
        return new Vector3f(saved.readFloat(name + 'X', defaultVector.x), saved.readFloat(name + 'Y', defaultVector.y),
                saved.readFloat(name + 'Z', defaultVector.z));
    }
}
