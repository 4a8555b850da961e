package org.jmesat.benchmarks.projection;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.export.binary.BinaryLoader;
import com.jme3.material.plugins.J3MLoader;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.shader.plugins.GLSLLoader;
import com.jme3.texture.plugins.AWTLoader;
import com.jme3.texture.plugins.DDSLoader;
import java.util.Random;

/** Meshes of many vertices. */
public enum LargeMesh {
    /** 193 376 vertices, a building. */
    SPONZA("Models/Sponza/Sponza.j3o"),
    /** 6 464 vertices, a vehicle. */
    HOVER_TANK("Models/HoverTank/Tank2.mesh.xml"),
    /** 100 172 vertices, a landscape. */
    HILLS(null);

    private final String file;

    LargeMesh(String file) {
        this.file = file;
    }

    /** The geometry with the most vertices, without Controls. */
    Geometry load() {
        if (file == null) {
            return new Geometry("hills", hills());
        }
        AssetManager assets = new DesktopAssetManager();
        assets.registerLocator("/", ClasspathLocator.class);
        assets.registerLoader(BinaryLoader.class, "j3o");
        assets.registerLoader(J3MLoader.class, "j3m", "j3md");
        assets.registerLoader(GLSLLoader.class, "vert", "frag", "glsllib");
        assets.registerLoader(AWTLoader.class, "jpg", "png", "bmp");
        assets.registerLoader(DDSLoader.class, "dds");
        assets.registerLoader(com.jme3.scene.plugins.ogre.MeshLoader.class, "mesh.xml");
        assets.registerLoader(com.jme3.scene.plugins.ogre.MaterialLoader.class, "material");
        Spatial model = assets.loadModel(file);
        Geometry largest = null;
        for (Geometry each : model instanceof Node node ? node.descendantMatches(Geometry.class)
                : java.util.List.of((Geometry) model)) {
            largest = largest == null || each.getVertexCount() > largest.getVertexCount() ? each : largest;
        }
        largest.removeFromParent();
        largest.setLocalTransform(com.jme3.math.Transform.IDENTITY);
        return largest;
    }

    private static Mesh hills() {
        Random random = new Random(7);
        int width = 317;
        int depth = 316;
        float[] xyz = new float[3 * width * depth];
        for (int i = 0; i < width * depth; i++) {
            float x = i % width / 64f;
            float z = i / width / 64f;
            xyz[3 * i] = x;
            xyz[3 * i + 1] = (float) (Math.sin(2 * x) * Math.cos(3 * z)) + 0.02f * random.nextFloat();
            xyz[3 * i + 2] = z;
        }
        int[] triangles = new int[6 * (width - 1) * (depth - 1)];
        int n = 0;
        for (int row = 0; row + 1 < depth; row++) {
            for (int column = 0; column + 1 < width; column++) {
                int i = row * width + column;
                for (int vertex : new int[] {i, i + width, i + 1, i + 1, i + width, i + width + 1}) {
                    triangles[n++] = vertex;
                }
            }
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.setBuffer(Type.Index, 3, triangles);
        mesh.updateBound();
        return mesh;
    }
}
