package org.jmesat.control;

import com.jme3.export.JmeImporter;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;
import java.io.IOException;
import org.jmesat.internal.saved.SavedFields;

/**
 * A Control that is notified of its spatial's collisions: extend it and override the handlers that matter.
 *
 * <p>A disabled script gets no ENTER and no STAY. It still gets the EXIT of a contact whose ENTER or STAY it got, so
 * that what it counts stays balanced.
 */
public abstract class CollisionScript extends AbstractControl implements CollisionListener {
    /** Creates an enabled script. */
    protected CollisionScript() {
    }

    /**
     * Reads whether this is enabled, and its spatial. Neither can fail, whatever was saved. A subclass reads its own
     * fields first and then calls this: after an unusable spatial an XML file gives defaults for all other fields.
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
