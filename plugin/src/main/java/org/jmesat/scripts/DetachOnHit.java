package org.jmesat.scripts;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.scene.Spatial;
import java.io.IOException;
import org.jmesat.internal.saved.SavedFields;

/** Removes its spatial, or what touches it, from the scene: a coin, a shot, a trap. */
public class DetachOnHit extends TouchScript {
    private volatile boolean other;

    /** Creates a script that removes its own spatial. */
    public DetachOnHit() {
    }

    /** {@return whether the other spatial is removed instead of this one; by default false} */
    public boolean isOther() {
        return other;
    }

    /**
     * Sets what is removed.
     *
     * @param other true for the body that touches, as {@link org.jmesat.control.ScriptContext#findMovable} finds it;
     *     a fixed one stays
     */
    public void setOther(boolean other) {
        this.other = other;
    }

    @Override
    protected void act(Spatial touching) {
        Spatial removed = other ? getContext().findMovable(touching) : getSpatial();
        if (removed != null) {
            removed.removeFromParent();
        }
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        exporter.getCapsule(this).write(other, "other", false);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        setOther(new SavedFields(importer, this).readBoolean("other", false));
        super.read(importer);
    }
}
