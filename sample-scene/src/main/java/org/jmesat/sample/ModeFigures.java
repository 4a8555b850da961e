package org.jmesat.sample;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Sphere;
import java.nio.file.Path;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/** Draws the documentation's pictures of the modes: a car in each of them, and the floor plan of a hall. */
public final class ModeFigures extends FigureWindow {
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

    private ModeFigures(Path folder) {
        super(folder, Figure.values());
    }

    /**
     * Opens a window, writes one PNG file per figure and ends.
     *
     * @param args the output folder
     */
    public static void main(String[] args) {
        open(new ModeFigures(path(ModeFigures.class, args)), 560, 350);
    }

    @Override
    protected void build(int number) {
        Figure figure = Figure.values()[number];
        ColliderControl control = new ColliderControl();
        control.setMode(figure.mode);
        figure.build(this, control);
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
        look(5.2f, new Vector3f(0, 0, 20), 1);
        cam.lookAtDirection(Vector3f.UNIT_Z.negate(), Vector3f.UNIT_Y);
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
        look(180, new Vector3f(-5, 100, -3.5f), 91);
        cam.lookAtDirection(Vector3f.UNIT_Y.negate(), Vector3f.UNIT_Z.negate());
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
}
