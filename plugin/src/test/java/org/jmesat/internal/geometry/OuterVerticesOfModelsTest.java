package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real models, with the most vertices that may be kept of all their geometries. */
class OuterVerticesOfModelsTest {
    private static final long SEED = 88;
    private static final int VIEWS = 50;

    /** A strong reference: a logger that is collected loses its level. The loaders warn about these old models. */
    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    private final OuterVertices outer = new OuterVertices();
    private final ConvexHull hull = new ConvexHull();

    @BeforeAll
    static void quieten() {
        ENGINE.setLevel(Level.SEVERE);
    }

    @AfterAll
    static void restore() {
        ENGINE.setLevel(null);
    }

    @ParameterizedTest
    @CsvSource({"Jaime/Jaime.j3o, 150", "Buggy/Buggy.j3o, 600", "Teapot/Teapot.obj, 950",
        "MonkeyHead/MonkeyHead.mesh.xml, 700", "Elephant/Elephant.mesh.xml, 280", "Ninja/Ninja.mesh.xml, 140",
        "Oto/Oto.mesh.xml, 300", "Sinbad/Sinbad.mesh.xml, 720", "Boat/boat.j3o, 140", "SpaceCraft/Rocket.mesh.xml, 174",
        "HoverTank/Tank2.mesh.xml, 240", "Terrain/Terrain.mesh.xml, 540", "Sponza/Sponza.j3o, 140"})
    void theOutlineIsTheSameWithFewVertices(String file, int most) {
        AssetManager assets = new DesktopAssetManager(
                Thread.currentThread().getContextClassLoader().getResource("com/jme3/asset/Desktop.cfg"));
        int[] total = new int[1];
        Random random = new Random(SEED);
        assets.loadModel("Models/" + file).depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry geometry) {
                total[0] += check(geometry, random);
            }
        });
        assertTrue(total[0] <= most, () -> file + ": " + total[0] + " kept");
    }

    private int check(Geometry geometry, Random random) {
        FloatBuffer buffer = geometry.getMesh().getFloatBuffer(Type.Position);
        float[] xyz = new float[3 * geometry.getVertexCount()];
        for (int i = 0; i < xyz.length; i++) {
            xyz[i] = buffer.get(i);
        }
        int[] all = IntStream.range(0, xyz.length / 3).toArray();
        int[] kept = new int[all.length];
        int count = outer.find(xyz, 0, all.length, kept);
        for (int i = 0; i < VIEWS; i++) {
            View view = View.random(random);
            String label = geometry + " view " + i + " seed " + SEED;
            assertArrayEquals(outline(view.project(xyz, all, all.length)), outline(view.project(xyz, kept, count)),
                    label);
            assertArrayEquals(view.depths(xyz, all, all.length), view.depths(xyz, kept, count), label);
        }
        return count;
    }

    private float[] outline(float[] xy) {
        hull.compute(xy, xy.length / 2);
        float[] corners = new float[2 * hull.count()];
        for (int i = 0; i < hull.count(); i++) {
            corners[2 * i] = hull.x(i);
            corners[2 * i + 1] = hull.y(i);
        }
        return corners;
    }
}
