package org.jmesat.editor;

import com.jme3.export.JmeImporter;
import org.jmesat.control.CollisionScript;

/** A Control of a game that was compiled against another version of a library: it can be saved, but not loaded. */
public class FailingDoor extends CollisionScript {
    public FailingDoor() {
    }

    @Override
    public void read(JmeImporter importer) {
        throw new NoSuchMethodError("open");
    }
}
