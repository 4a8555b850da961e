package org.jmesat.app;

import com.jme3.light.AmbientLight;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial.CullHint;
import org.jmesat.control.CollisionScript;

/** A script of a game that changes more than a preview restores. */
public class PaintingScript extends CollisionScript {
    @Override
    protected void controlUpdate(float tpf) {
        if (getContext() != null) {
            getSpatial().addLight(new AmbientLight());
            ((Geometry) getSpatial()).getMaterial().setColor("Color", ColorRGBA.Blue);
            getSpatial().setCullHint(CullHint.Never);
            getSpatial().addControl(new NotedScript());
        }
    }
}
