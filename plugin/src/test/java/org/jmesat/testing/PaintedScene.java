package org.jmesat.testing;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;

/** Shapes of one colour, and a camera that looks at them along the Z axis: for tests that look at pixels. */
public final class PaintedScene {
    /** A grey that no outline has. */
    private static final ColorRGBA SURFACE = new ColorRGBA(0.35f, 0.35f, 0.3f, 1);

    private PaintedScene() {
    }

    /** Adds a grey shape, and returns it. */
    public static Geometry add(SimpleApplication app, Node parent, String name, Mesh mesh, float x, float y) {
        return add(app, parent, name, mesh, x, y, SURFACE);
    }

    /** Adds a shape of a colour, and returns it. */
    public static Geometry add(SimpleApplication app, Node parent, String name, Mesh mesh, float x, float y,
            ColorRGBA color) {
        Geometry geometry = new Geometry(name, mesh);
        Material material = new Material(app.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, 0);
        parent.attachChild(geometry);
        return geometry;
    }

    /** Makes a camera look at a place without perspective; its part of the window has twice this height. */
    public static void look(Camera camera, float x, float y, float halfHeight) {
        float share = camera.getViewPortRight() - camera.getViewPortLeft();
        float halfWidth = halfHeight * share * camera.getWidth() / camera.getHeight();
        camera.setParallelProjection(true);
        camera.setFrustum(1, 40, -halfWidth, halfWidth, halfHeight, -halfHeight);
        camera.setLocation(new Vector3f(x, y, 20));
        camera.lookAtDirection(new Vector3f(0, 0, -1), Vector3f.UNIT_Y);
    }
}
