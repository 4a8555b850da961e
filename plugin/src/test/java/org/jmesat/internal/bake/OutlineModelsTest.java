package org.jmesat.internal.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.math.Quaternion;
import com.jme3.math.Triangle;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.system.JmeSystem;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The outlines of real models in seeded orientations. */
class OutlineModelsTest {
    /** A strong reference: a logger that is collected loses its level. It hides warnings about these old models. */
    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    @BeforeAll
    static void quieten() {
        ENGINE.setLevel(Level.SEVERE);
    }

    @AfterAll
    static void restore() {
        ENGINE.setLevel(null);
    }

    private static Mesh largestMesh(String model) {
        AssetManager assets = JmeSystem.newAssetManager(OutlineModelsTest.class.getResource(
                "/com/jme3/asset/Desktop.cfg"));
        Spatial spatial = assets.loadModel("Models/" + model);
        Mesh[] largest = new Mesh[1];
        spatial.depthFirstTraversal(each -> {
            if (each instanceof Geometry geometry && (largest[0] == null
                    || geometry.getMesh().getTriangleCount() > largest[0].getTriangleCount())) {
                largest[0] = geometry.getMesh();
            }
        });
        return largest[0];
    }

    private static float[] project(Mesh mesh, Quaternion rotation) {
        float[] xy = new float[6 * mesh.getTriangleCount()];
        Triangle triangle = new Triangle();
        Vector3f turned = new Vector3f();
        for (int i = 0; i < mesh.getTriangleCount(); i++) {
            mesh.getTriangle(i, triangle);
            for (int k = 0; k < 3; k++) {
                rotation.mult(triangle.get(k), turned);
                xy[6 * i + 2 * k] = turned.x;
                xy[6 * i + 2 * k + 1] = turned.y;
            }
        }
        return xy;
    }

    private static Quaternion rotation(Random random) {
        return new Quaternion((float) random.nextGaussian(), (float) random.nextGaussian(),
                (float) random.nextGaussian(), (float) random.nextGaussian()).normalizeLocal();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Jaime/Jaime.j3o", "Buggy/Buggy.j3o", "Elephant/Elephant.mesh.xml", "Ninja/Ninja.mesh.xml",
        "Oto/Oto.mesh.xml", "Boat/boat.j3o", "Tree/Tree.mesh.j3o", "Ferrari/Car.mesh.xml"})
    void theOutlineOfAModelIsTheUnionOfItsTriangles(String model) {
        Mesh mesh = largestMesh(model);
        for (int seed = 0; seed < Rounds.of(6); seed++) {
            Quaternion rotation = seed == 0 ? Quaternion.IDENTITY : rotation(new Random(seed));
            OutlineOracle.requireExact(project(mesh, rotation), model + " seed " + seed);
        }
    }

    /** JTS's own union takes half a minute here, so points are asked instead. */
    @Test
    void aPointOfSponzaIsInItsOutlineIfItIsInATriangle() {
        Mesh mesh = largestMesh("Sponza/Sponza.j3o");
        for (int seed = 0; seed < Rounds.of(3); seed++) {
            Random random = new Random(seed);
            float[] xy = project(mesh, seed == 0 ? Quaternion.IDENTITY : rotation(random));
            OutlinePieces found = OutlinePieces.find(xy, xy.length / 6, 0);
            OutlineOracle.requireConvexAndDisjoint(OutlineOracle.withArea(found), "seed " + seed);
            float[] box = box(xy);
            int wrong = 0;
            for (int i = 0; i < 500; i++) {
                float x = box[0] + random.nextFloat() * (box[2] - box[0]);
                float y = box[1] + random.nextFloat() * (box[3] - box[1]);
                wrong += isInTriangle(xy, x, y) == isInPiece(OutlineOracle.withArea(found), x, y) ? 0 : 1;
            }
            assertEquals(0, wrong, "seed " + seed);
            assertTrue(found.pieces().length > 1);
        }
    }

    private static float[] box(float[] xy) {
        float[] box = {xy[0], xy[1], xy[0], xy[1]};
        for (int i = 0; i < xy.length; i += 2) {
            box[0] = Math.min(box[0], xy[i]);
            box[1] = Math.min(box[1], xy[i + 1]);
            box[2] = Math.max(box[2], xy[i]);
            box[3] = Math.max(box[3], xy[i + 1]);
        }
        return box;
    }

    private static boolean isInTriangle(float[] xy, double x, double y) {
        for (int i = 0; i < xy.length; i += 6) {
            double a = side(xy[i], xy[i + 1], xy[i + 2], xy[i + 3], x, y);
            double b = side(xy[i + 2], xy[i + 3], xy[i + 4], xy[i + 5], x, y);
            double c = side(xy[i + 4], xy[i + 5], xy[i], xy[i + 1], x, y);
            if (a > 0 && b > 0 && c > 0 || a < 0 && b < 0 && c < 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInPiece(float[][] pieces, double x, double y) {
        for (float[] piece : pieces) {
            boolean inside = true;
            int n = piece.length;
            for (int i = 0; i < n; i += 2) {
                inside &= side(piece[i], piece[i + 1], piece[(i + 2) % n], piece[(i + 3) % n], x, y) >= 0;
            }
            if (inside) {
                return true;
            }
        }
        return false;
    }

    private static double side(double ax, double ay, double bx, double by, double x, double y) {
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    }
}
