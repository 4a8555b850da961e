package org.jmesat.internal.project;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.animation.AnimControl;
import com.jme3.animation.SkeletonControl;
import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.export.binary.BinaryLoader;
import com.jme3.material.plugins.J3MLoader;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.plugins.ogre.MaterialLoader;
import com.jme3.scene.plugins.ogre.MeshLoader;
import com.jme3.scene.plugins.ogre.SkeletonLoader;
import com.jme3.shader.plugins.GLSLLoader;
import com.jme3.system.NullRenderer;
import com.jme3.texture.plugins.AWTLoader;
import com.jme3.texture.plugins.DDSLoader;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;

/** Real models, and the two halves of a frame that animate them, without a display. */
@SuppressWarnings("deprecation") // models with the old animation system have to work as well
final class AnimatedModels {

    /** The kinds of animated models, each played by its own animation control. */
    enum Kind { OLD_CONTROLS, MIGRATED, NEW_CONTROLS }

    private static final String JAIME = "Models/Jaime/Jaime.j3o";
    private static final String OTO = "Models/Oto/Oto.mesh.xml";

    private final AssetManager assets = new DesktopAssetManager();
    private final RenderManager renderManager = new RenderManager(new NullRenderer());
    private final ViewPort viewPort = new ViewPort("view", new Camera(640, 480));

    AnimatedModels() {
        assets.registerLocator("/", ClasspathLocator.class);
        assets.registerLoader(BinaryLoader.class, "j3o");
        assets.registerLoader(J3MLoader.class, "j3m", "j3md");
        assets.registerLoader(GLSLLoader.class, "vert", "frag", "glsllib");
        assets.registerLoader(AWTLoader.class, "jpg", "png");
        assets.registerLoader(DDSLoader.class, "dds");
        assets.registerLoader(MeshLoader.class, "mesh.xml");
        assets.registerLoader(SkeletonLoader.class, "skeleton.xml");
        assets.registerLoader(MaterialLoader.class, "material");
        renderManager.getRenderer().initialize();
    }

    AssetManager assets() {
        return assets;
    }

    Spatial load(String name) {
        return assets.loadModel(name);
    }

    /** Loads an animated model that is skinned by the graphics card if that is preferred and a camera sees it. */
    Spatial load(Kind kind, boolean hardware) {
        Spatial model = load(kind == Kind.NEW_CONTROLS ? OTO : JAIME);
        if (kind == Kind.MIGRATED) {
            AnimMigrationUtils.migrate(model);
        }
        model.depthFirstTraversal(spatial -> {
            if (spatial.getControl(SkinningControl.class) != null) {
                spatial.getControl(SkinningControl.class).setHardwareSkinningPreferred(hardware);
            }
            if (spatial.getControl(SkeletonControl.class) != null) {
                spatial.getControl(SkeletonControl.class).setHardwareSkinningPreferred(hardware);
            }
        });
        return model;
    }

    /** Starts a running or walking animation. */
    static void play(Spatial model) {
        model.depthFirstTraversal(spatial -> {
            AnimComposer composer = spatial.getControl(AnimComposer.class);
            if (composer != null) {
                composer.setCurrentAction(composer.getAnimClipsNames().contains("Run") ? "Run" : "Walk");
            }
            AnimControl control = spatial.getControl(AnimControl.class);
            if (control != null) {
                control.createChannel().setAnim("Run");
            }
        });
    }

    /** Updates a scene in each frame before drawing, like a running application. */
    void update(Spatial model, float seconds) {
        model.updateLogicalState(seconds);
        model.updateGeometricState();
    }

    /** Runs the render pass of the controls of a visible model, in which skinning is done. */
    void render(Spatial model) {
        model.runControlRender(renderManager, viewPort);
    }

    static List<Geometry> geometries(Spatial model) {
        List<Geometry> found = new ArrayList<>();
        model.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry geometry) {
                found.add(geometry);
            }
        });
        return found;
    }

    static float[] positions(Mesh mesh) {
        FloatBuffer data = (FloatBuffer) mesh.getBuffer(Type.Position).getData();
        float[] xyz = new float[data.limit()];
        data.get(0, xyz);
        return xyz;
    }

    /** The longest side of the bounding box of the points. */
    static float size(float[] xyz) {
        float size = 0;
        for (int axis = 0; axis < 3; axis++) {
            float least = Float.POSITIVE_INFINITY;
            float greatest = Float.NEGATIVE_INFINITY;
            for (int i = axis; i < xyz.length; i += 3) {
                least = Math.min(least, xyz[i]);
                greatest = Math.max(greatest, xyz[i]);
            }
            size = Math.max(size, greatest - least);
        }
        return size;
    }
}
