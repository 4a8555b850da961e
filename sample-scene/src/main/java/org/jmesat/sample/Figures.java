package org.jmesat.sample;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import java.nio.file.Path;
import java.util.List;
import org.jmesat.world.Collider;

/** Draws the pictures of the documentation: small scenes as the debug view shows them. */
public final class Figures extends FigureWindow {
    private enum Figure {
        PROJECTION(2.6f) {
            @Override
            void build(Figures app) {
                Spatial teapot = app.assetManager.loadModel("Models/Teapot/Teapot.obj");
                teapot.setLocalScale(1.6f);
                teapot.rotate(0.5f, 0.6f, 0.1f);
                teapot.setLocalTranslation(0, -0.65f, 0);
                app.rootNode.attachChild(teapot);
            }
        },
        APART(10.2f) {
            @Override
            void build(Figures app) {
                app.add("pentagon", -1.6f, -0.1f, 0.1f, pentagon());
                app.add("triangle", 1.1f, 0.3f, 0, -0.8f, -1, 1.4f, -0.5f, 0.2f, 1.3f);
            }
        },
        OVERLAP(9f) {
            @Override
            void build(Figures app) {
                app.add("pentagon", -0.75f, -0.1f, 0.1f, pentagon());
                app.add("triangle", 0.85f, 0.3f, 0, -0.8f, -1, 1.4f, -0.5f, 0.2f, 1.3f);
            }
        },
        INSIDE(10f) {
            @Override
            void build(Figures app) {
                app.add("triangle", -1, -2.4f, 0, 0, 0, 3, 0, 0, 5.5f);
                app.add("box", 0.1f, -0.9f, 0, -0.3f, -0.3f, 0.3f, -0.3f, 0.3f, 0.3f, -0.3f, 0.3f);
            }
        },
        CONTACT(5.5f) {
            @Override
            void build(Figures app) {
                app.add("ledge", -1, -0.5f, 0, -2, -0.5f, 2, -0.5f, 2, 0.5f, -2, 0.5f);
                app.add("crate", 0.75f, 0.625f, 0, -0.75f, -0.75f, 0.75f, -0.75f, 0.75f, 0.75f, -0.75f, 0.75f);
            }
        };

        private final float height;

        Figure(float height) {
            this.height = height;
        }

        abstract void build(Figures app);

        private static float[] pentagon() {
            return new float[] {1.3f, 0, 0.4f, 1.25f, -1.05f, 0.75f, -1.05f, -0.75f, 0.4f, -1.25f};
        }
    }

    private Figures(Path folder) {
        super(folder, Figure.values());
    }

    /**
     * Opens a window, writes one PNG file per figure and ends.
     *
     * @param args the output folder
     */
    public static void main(String[] args) {
        open(new Figures(path(Figures.class, args)), 800, 480);
    }

    @Override
    protected void build(int figure) {
        debug.setMaxAxes(4);
        Figure.values()[figure].build(this);
        look(Figure.values()[figure].height, new Vector3f(0, 0, 20), 1);
    }

    /** Selects the pair, since the view selects only pairs whose boxes overlap. */
    @Override
    void choosePair() {
        List<Collider> colliders = collisions.getWorld().getColliders();
        if (colliders.size() == 2) {
            debug.getSelection().choose(colliders.get(0), colliders.get(1));
        }
    }

    private void add(String name, float x, float y, float angle, float... xy) {
        Mesh mesh = new Mesh();
        float[] positions = new float[xy.length / 2 * 3];
        for (int i = 0; i < xy.length / 2; i++) {
            positions[3 * i] = xy[2 * i];
            positions[3 * i + 1] = xy[2 * i + 1];
        }
        mesh.setMode(Mesh.Mode.TriangleFan);
        mesh.setBuffer(VertexBuffer.Type.Position, 3, positions);
        mesh.updateBound();
        Geometry geometry = new Geometry(name, mesh);
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", new ColorRGBA(0.05f, 0.06f, 0.09f, 1));
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, 0);
        geometry.rotate(0, 0, angle);
        rootNode.attachChild(geometry);
    }
}
