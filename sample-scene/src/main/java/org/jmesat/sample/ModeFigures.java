package org.jmesat.sample;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.light.AmbientLight;
import com.jme3.light.DirectionalLight;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Sphere;
import com.jme3.system.AppSettings;
import java.nio.file.Path;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/** Draws the documentation's pictures of the modes: a car in each of them, and the floor plan of a hall. */
public final class ModeFigures extends SimpleApplication {
    private static final int FRAMES_EACH = 6;

    private enum Figure {
        MODE_HULL_PER_GEOMETRY(ProjectionMode.HULL_PER_GEOMETRY),
        MODE_SINGLE_HULL(ProjectionMode.SINGLE_HULL),
        MODE_HULL_PER_PART(ProjectionMode.HULL_PER_PART),
        MODE_OUTLINE(ProjectionMode.OUTLINE),
        MODE_SLICE(ProjectionMode.OUTLINE) {
            @Override
            void build(ModeFigures app, ColliderControl control) {
                super.build(app, control);
                control.setSlice(new Vector2f(-10, -0.55f));
            }
        },
        FLOOR_PLAN(ProjectionMode.OUTLINE) {
            @Override
            void build(ModeFigures app, ColliderControl control) {
                app.showHall(control);
            }
        };

        private final ProjectionMode mode;

        Figure(ProjectionMode mode) {
            this.mode = mode;
        }

        void build(ModeFigures app, ColliderControl control) {
            app.showCar(control);
        }
    }

    private final Path folder;
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    private ScreenshotState screenshot;
    private int frame;

    private ModeFigures(Path folder) {
        super(new AppState[0]);
        this.folder = folder;
    }

    /**
     * Opens a window, writes one PNG file per figure and ends.
     *
     * @param args the output folder
     */
    public static void main(String[] args) {
        if (args.length != 1) {
            System.err.println("usage: ModeFigures FOLDER");
            System.exit(Sample.BAD_USAGE);
        }
        ModeFigures app = new ModeFigures(Path.of(args[0]));
        AppSettings settings = new AppSettings(true);
        settings.setResolution(560, 350);
        settings.setSamples(4);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        viewPort.setBackgroundColor(new ColorRGBA(0.0065f, 0.008f, 0.013f, 1));
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.3f, 0.3f, 0.3f, 1)));
        rootNode.addLight(new DirectionalLight(new Vector3f(-0.5f, -0.7f, -0.8f).normalizeLocal()));
        debug.setVisible(true);
        stateManager.attach(collisions);
        stateManager.attach(debug);
    }

    @Override
    public void simpleUpdate(float tpf) {
        int step = frame % FRAMES_EACH;
        int number = frame / FRAMES_EACH;
        frame++;
        if (number == Figure.values().length) {
            stop();
        } else if (step == 0) {
            show(Figure.values()[number]);
        } else if (step == FRAMES_EACH - 1) {
            screenshot.take();
        }
    }

    private void show(Figure figure) {
        rootNode.detachAllChildren();
        ColliderControl control = new ColliderControl();
        control.setMode(figure.mode);
        figure.build(this, control);
        if (screenshot != null) {
            stateManager.detach(screenshot);
        }
        String name = figure.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        screenshot = new ScreenshotState(folder.resolve(name + ".png"));
        stateManager.attach(screenshot);
    }

    /** A car seen from above: its up axis points to the viewer. */
    private void showCar(ColliderControl control) {
        Spatial car = assetManager.loadModel("Models/Buggy/Buggy.j3o");
        car.rotate(FastMath.HALF_PI, 0, 0);
        Node turned = new Node("turned");
        turned.attachChild(car);
        turned.rotate(0, 0, FastMath.HALF_PI);
        turned.updateGeometricState();
        turned.setLocalTranslation(turned.getWorldBound().getCenter().negate());
        Node body = new Node("car");
        body.attachChild(turned);
        body.addControl(control);
        rootNode.attachChild(body);
        look(2.6f, new Vector3f(0, 0, 20), Vector3f.UNIT_Y, 1);
    }

    /** A hall between knee and head of a hero who stands on its floor; what is above is not drawn. */
    private void showHall(ColliderControl control) {
        collisions.setPlane(ProjectionPlane.XZ);
        Spatial hall = assetManager.loadModel("Models/Sponza/Sponza.j3o");
        hall.setMaterial(lit(new ColorRGBA(0.05f, 0.06f, 0.08f, 1)));
        control.setSlice(new Vector2f(4, 9));
        hall.addControl(control);
        rootNode.attachChild(hall);
        rootNode.attachChild(ball("in the nave", -45, -3.5f));
        rootNode.attachChild(ball("in the aisle", 60, 44));
        look(90, new Vector3f(-5, 100, -3.5f), Vector3f.UNIT_Z.negate(), 91);
    }

    private Geometry ball(String name, float x, float z) {
        Geometry ball = new Geometry(name, new Sphere(32, 32, 4));
        ball.setMaterial(lit(new ColorRGBA(0.3f, 0.3f, 0.3f, 1)));
        ball.setLocalTranslation(x, 4, z);
        return ball;
    }

    private Material lit(ColorRGBA color) {
        Material material = new Material(assetManager, "Common/MatDefs/Light/Lighting.j3md");
        material.setBoolean("UseMaterialColors", true);
        material.setColor("Diffuse", color);
        material.setColor("Ambient", color);
        return material;
    }

    private void look(float half, Vector3f from, Vector3f up, float near) {
        cam.setParallelProjection(true);
        float aspect = (float) cam.getWidth() / cam.getHeight();
        cam.setFrustum(near, 120, -half * aspect, half * aspect, half, -half);
        cam.setLocation(from);
        cam.lookAtDirection(up == Vector3f.UNIT_Y ? Vector3f.UNIT_Z.negate() : Vector3f.UNIT_Y.negate(), up);
    }
}
