package org.jmesat.control;

import com.jme3.export.JmeImporter;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;
import java.io.IOException;
import org.jmesat.internal.saved.SavedFields;

/**
 * A Control that receives its spatial's collision events: extend it and override the handlers that you need.
 *
 * <p>A disabled script gets no ENTER and no STAY. It still gets the EXIT of a contact whose ENTER or STAY it got, so
 * that a count of contacts stays right.
 */
public abstract class CollisionScript extends AbstractControl implements CollisionListener {
    /** Creates an enabled script. */
    protected CollisionScript() {
    }

    /**
     * Reads the enabled flag and the spatial; a damaged field gets its default. A subclass reads its own fields first
     * and then calls this: after a damaged spatial, an XML file gives defaults for all other fields.
     */
    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        enabled = saved.readBoolean("enabled", true);
        spatial = saved.readSpatial();
    }

    @Override
    protected void controlUpdate(float tpf) {
        // Most scripts only listen.
    }

    @Override
    protected void controlRender(RenderManager rm, ViewPort vp) {
        // Most scripts only listen.
    }
}
