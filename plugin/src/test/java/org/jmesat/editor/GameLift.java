package org.jmesat.editor;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.io.IOException;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;

/** A script of a game, with properties and a value that is saved and is none. */
public class GameLift extends CollisionScript {
    private String by = "";
    private float delay;
    private Vector3f to = new Vector3f();
    int trips;
    boolean stuck;

    public String getBy() {
        return by;
    }

    public void setBy(String by) {
        this.by = by;
    }

    public float getDelay() {
        return delay;
    }

    public void setDelay(float delay) {
        this.delay = Math.max(0, delay);
    }

    public Vector3f getTo() {
        return to.clone();
    }

    public void setTo(Vector3f to) {
        this.to = to.clone();
    }

    @Override
    public void setSpatial(Spatial spatial) {
        super.setSpatial(spatial);
        if (stuck) {
            throw new IllegalStateException("stuck");
        }
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        OutputCapsule capsule = exporter.getCapsule(this);
        capsule.write(by, "by", "");
        capsule.write(delay, "delay", 0f);
        capsule.write(to, "to", null);
        capsule.write(trips, "trips", 0);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        super.read(importer);
        by = importer.getCapsule(this).readString("by", "");
        delay = importer.getCapsule(this).readFloat("delay", 0);
        to = (Vector3f) importer.getCapsule(this).readSavable("to", new Vector3f());
        trips = importer.getCapsule(this).readInt("trips", 0);
    }

    /** A script without properties. */
    public static class Bell extends CollisionScript {
    }

    /** A script that no text can name. */
    public static class Hidden extends CollisionScript {
        Hidden() {
        }
    }

    /** A PushApart of the game's own. */
    public static class Push extends PushApart {
    }
}
