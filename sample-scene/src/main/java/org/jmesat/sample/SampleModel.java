package org.jmesat.sample;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.asset.AssetManager;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;

/**
 * The models of the scene, all from jMonkeyEngine's test data, each with its path.
 */
public enum SampleModel {

    JAIME("Jaime", "Models/Jaime/Jaime.j3o", 2.7f, 1.7f,
            new ModelPath(-1.4f, -0.5f, 4f, 1.7f, 17f, 11f, 0.44f, 17f, 0.35f)),
    BUGGY("Buggy", "Models/Buggy/Buggy.j3o", 2.7f, 1.3f,
            new ModelPath(-2.7f, 0f, 2.7f, 2.4f, 18f, 14f, 0.96f, -15f, 0.45f)),
    TEAPOT("Teapot", "Models/Teapot/Teapot.obj", 2.2f, 1f,
            new ModelPath(-0.6f, -1.4f, 3.6f, 2.2f, 10.5f, 12f, 0.33f, 12f, 0.50f)),
    MONKEY_HEAD("MonkeyHead", "Models/MonkeyHead/MonkeyHead.mesh.xml", 2.2f, 1.4f,
            new ModelPath(-0.3f, 1.7f, 4f, 2f, 10.5f, 9.5f, 0.65f, 21f, 0.40f)),
    ELEPHANT("Elephant", "Models/Elephant/Elephant.mesh.xml", 2.8f, 1.7f,
            new ModelPath(1.2f, -2.4f, 4.2f, 0.8f, 12f, 8.5f, 0.27f, 19f, 0.25f)),
    NINJA("Ninja", "Models/Ninja/Ninja.mesh.xml", 2.7f, 1.2f,
            new ModelPath(3.7f, 0.8f, 1.3f, 2.1f, 14f, 10.5f, 0.07f, -13f, 0.60f)),
    ROCKET("Rocket", "Models/SpaceCraft/Rocket.mesh.xml", 2.3f, 1f,
            new ModelPath(2.9f, 1.2f, 2.8f, 0.9f, 13f, 14.5f, 0.25f, 9f, 0.90f)),
    HOVER_TANK("HoverTank", "Models/HoverTank/Tank2.mesh.xml", 2.6f, 1.6f,
            new ModelPath(-3.1f, -0.8f, 2.4f, 1.5f, 11.5f, 13.5f, 0.13f, -16f, 0.40f)),
    FERRARI("Ferrari", "Models/Ferrari/Car.scene", 2.6f, 1.8f,
            new ModelPath(2.3f, 2.3f, 3.2f, 0.8f, 14f, 13f, 0.71f, 14f, 0.50f));

    private final String title;
    private final String asset;
    private final float side;
    private final float brightness;
    private final ModelPath path;

    SampleModel(String title, String asset, float side, float brightness, ModelPath path) {
        this.title = title;
        this.asset = asset;
        this.side = side;
        this.brightness = brightness;
        this.path = path;
    }

    /** The name of the pivot, which event lines show. */
    public String title() {
        return title;
    }

    /** The path of the pivot. */
    ModelPath path() {
        return path;
    }

    /**
     * Loads the model under a pivot. The middle of its bounding box is at the pivot's origin, and the longest side of
     * the box has the size given above.
     *
     * <p>The model keeps its bind pose, so that its outline changes by its turns alone.
     *
     * @return a new Node without a parent, named {@link #title()}, with its own materials
     */
    public Node load(AssetManager assets) {
        Spatial model = assets.loadModel(asset);
        Node pivot = new Node(title);
        pivot.attachChild(model);
        model.depthFirstTraversal(SampleModel::dropAnimation);
        model.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry geometry) {
                geometry.setMaterial(litAlike(geometry.getMaterial()));
            }
        });
        pivot.updateGeometricState();
        BoundingBox box = (BoundingBox) pivot.getWorldBound();
        Vector3f extent = box.getExtent(new Vector3f());
        float scale = side / (2 * Math.max(extent.x, Math.max(extent.y, extent.z)));
        model.setLocalScale(model.getLocalScale().mult(scale));
        model.setLocalTranslation(model.getLocalTranslation().subtract(box.getCenter()).multLocal(scale));
        return pivot;
    }

    @SuppressWarnings("deprecation") // Jaime's file has the animation system before AnimComposer.
    private static void dropAnimation(Spatial spatial) {
        for (int i = spatial.getNumControls() - 1; i >= 0; i--) {
            Control control = spatial.getControl(i);
            if (control instanceof AnimComposer || control instanceof SkinningControl
                    || control instanceof com.jme3.animation.AnimControl
                    || control instanceof com.jme3.animation.SkeletonControl) {
                spatial.removeControl(control);
            }
        }
    }

    /** Gives all models the same reaction to light, since their files have ambient colours from black to white. */
    private Material litAlike(Material original) {
        Material material = original.clone();
        ColorRGBA diffuse = material.getParamValue("Diffuse");
        if (this == TEAPOT) {
            diffuse = new ColorRGBA(0.12f, 0.32f, 0.62f, 1f);
        }
        ColorRGBA colour = diffuse == null ? new ColorRGBA(ColorRGBA.White) : diffuse.clone();
        colour.multLocal(brightness);
        colour.a = 1f;
        material.setBoolean("UseMaterialColors", true);
        material.setColor("Diffuse", colour);
        material.setColor("Ambient", colour.clone());
        if (material.getParam("Specular") == null) {
            material.setColor("Specular", new ColorRGBA(0f, 0f, 0f, 1f));
        }
        return material;
    }
}
