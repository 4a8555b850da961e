package org.jmesat.internal.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Triangle;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Torus;
import java.util.Arrays;
import java.util.Random;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pieces of the union of triangles, and what has none. */
class OutlinePiecesTest {
    private static float[] project(Mesh mesh, Quaternion rotation) {
        float[] xy = new float[6 * mesh.getTriangleCount()];
        Triangle triangle = new Triangle();
        for (int i = 0; i < mesh.getTriangleCount(); i++) {
            mesh.getTriangle(i, triangle);
            for (int k = 0; k < 3; k++) {
                Vector3f turned = rotation.mult(triangle.get(k));
                xy[6 * i + 2 * k] = turned.x;
                xy[6 * i + 2 * k + 1] = turned.y;
            }
        }
        return xy;
    }

    private static String problem(float... xy) {
        OutlinePieces found = OutlinePieces.find(xy, xy.length / 6, 0);
        assertEquals(0, found.pieces().length);
        assertEquals(0, found.areaError());
        return found.problem();
    }

    private static String thin(float... xy) {
        OutlinePieces found = OutlinePieces.find(xy, xy.length / 6, 0);
        assertNull(found.problem());
        return Arrays.deepToString(found.pieces());
    }

    @Test
    void aTriangleThatIsSeenEdgeOnIsASegment() {
        assertEquals("[[0.0, 0.0, 2.0, 2.0]]", thin(0, 0, 1, 1, 2, 2));
        assertEquals("[[0.0, 0.0, 1.0, 0.0]]", thin(0, 0, 1, 0, 1, 2e-7f).replace("1.0, 2.0E-7", "1.0, 0.0"));
        assertEquals("[[3.0, 4.0]]", thin(3, 4, 3, 4, 3, 4));
        // A wall of two triangles, then one that continues it, then one across.
        assertEquals("[[0.0, 0.0, 3.0, 0.0]]", thin(0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 3, 0, 2, 0));
        assertEquals(2, OutlinePieces.find(new float[] {0, 0, 1, 0, 2, 0, 1, 1, 1, 2, 1, 3}, 2, 0).pieces().length);
    }

    @Test
    void aSegmentOnAPieceIsLeftOut() {
        float[] box = new Triangles().box(0, 0, 4, 4).add(0, 0, 4, 0, 4, 0).add(1, 1, 2, 2, 3, 3).array();
        assertEquals(1, OutlinePieces.find(box, box.length / 6, 0).pieces().length);
        float[] wall = new Triangles().box(0, 0, 4, 4).add(2, 2, 2, 6, 2, 6).array();
        assertEquals(2, OutlinePieces.find(wall, wall.length / 6, 0).pieces().length);
    }

    @Test
    void aSegmentThatSeveralPiecesCoverTogetherIsLeftOut() {
        // Along the foot of a letter L, and across its corner.
        Triangles covered = new Triangles().box(0, 0, 1, 4).box(1, 0, 4, 1).add(0, 0.5f, 4, 0.5f, 2, 0.5f)
                .add(0.5f, 3, 3, 0.5f, 3, 0.5f).add(0.25f, 2, 0.75f, 0.25f, 0.75f, 0.25f);
        float[][] pieces = OutlinePieces.find(covered.array(), covered.array().length / 6, 0).pieces();
        // The second one leaves the L, and stays as a whole.
        assertEquals("[0.5, 3.0, 3.0, 0.5]", Arrays.toString(pieces[2]));
        assertEquals(3, pieces.length);
    }

    @Test
    void oneTriangleIsItsOwnOutline() {
        float[][] pieces = OutlineOracle.requireExact(new float[] {0, 0, 0, 1, 2, 0}, "one");
        assertEquals(1, pieces.length);
        assertEquals(3, pieces[0].length / 2);
    }

    @Test
    void trianglesThatShareAllTheirSidesAreOnePiece() {
        Triangles grid = new Triangles();
        for (int x = 0; x < 16; x++) {
            for (int y = 0; y < 8; y++) {
                grid.box(x / 4f, y / 4f, (x + 1) / 4f, (y + 1) / 4f);
            }
        }
        float[][] pieces = OutlineOracle.requireExact(grid.array(), "grid");
        assertEquals(1, pieces.length);
        assertEquals(4, pieces[0].length / 2);
    }

    @Test
    void repeatedTrianglesOfEitherWindingCountOnce() {
        float[] xy = new Triangles().add(0, 0, 1, 0, 0, 1).add(0, 0, 0, 1, 1, 0).add(1, 0, 0, 1, 0, 0).array();
        assertEquals(1, OutlineOracle.requireExact(xy, "repeated").length);
    }

    @Test
    void trianglesThatTouchAtACornerOrAtPartOfASideAreUnited() {
        assertEquals(2, new Triangles().add(0, 0, 1, 0, 0, 1).add(1, 0, 2, 0, 2, 1).pieces("corner"));
        assertEquals(2, new Triangles().box(0, 0, 4, 1).box(1, 1, 2, 2).pieces("T-junction"));
        assertEquals(1, new Triangles().box(0, 0, 4, 1).box(0, 1, 1, 2).box(1, 1, 4, 2).pieces("bricks"));
    }

    @Test
    void aHoleStaysOpen() {
        float[] frame = new Triangles().frame(4, 2).array();
        assertEquals(4, OutlineOracle.requireExact(frame, "frame").length);
    }

    @Test
    void aHoleMayTouchTheShellAtAPoint() {
        Triangles touching = new Triangles();
        // A box of side 4 without the square on its tip, whose lowest corner lies on the box's lower side.
        touching.add(-2, -2, 0, -2, -1, -1).add(0, -2, 2, -2, 1, -1).add(-2, -2, -1, -1, -2, 2)
                .add(2, -2, 2, 2, 1, -1).add(-2, 2, -1, -1, 0, 0).add(2, 2, 0, 0, 1, -1).add(-2, 2, 0, 0, 2, 2);
        touching.pieces("hole at a point");
    }

    @Test
    void ringsMayLieInHoles() {
        assertEquals(9, new Triangles().frame(8, 6).frame(4, 2).box(-1, -1, 1, 1).pieces("nested"));
        new Triangles().frame(8, 4).frame(4, 2).pieces("rings that touch all round");
        new Triangles().frame(8, 4).box(-4, 0, 0, 4).pieces("box that fills a quarter of the hole");
    }

    @Test
    void aFoldedStripThatOverlapsItselfIsCoveredOnce() {
        Triangles strip = new Triangles();
        for (int i = 0; i < 40; i++) {
            float x = (i % 8 < 4 ? i % 8 : 8 - i % 8) / 2f;
            float nextX = ((i + 1) % 8 < 4 ? (i + 1) % 8 : 8 - (i + 1) % 8) / 2f;
            strip.add(x, i / 8f, nextX, (i + 1) / 8f, x, i / 8f + 1).add(nextX, (i + 1) / 8f, nextX, (i + 1) / 8f + 1,
                    x, i / 8f + 1);
        }
        strip.pieces("strip");
    }

    @Test
    void aTorusHasAHoleInEveryViewThatShowsOne() {
        Mesh torus = new Torus(32, 12, 0.5f, 2);
        float[][] flat = OutlineOracle.requireExact(project(torus, Quaternion.IDENTITY), "from above");
        // Each of the 32 inner corners is concave and needs a cut of its own.
        assertEquals(32, flat.length);
        for (int i = 1; i < 12; i++) {
            Quaternion turned = new Quaternion().fromAngles(i * FastMath.PI / 24, i * 0.3f, 0);
            OutlineOracle.requireExact(project(torus, turned), "turned " + i);
        }
    }

    @Test
    void trianglesOfNoAreaAddNothing() {
        float[] xy = new Triangles().add(0, 0, 1, 0, 0, 1).add(5, 5, 6, 6, 7, 7).add(3, 3, 3, 3, 3, 3).array();
        assertEquals(1, OutlineOracle.requireExact(xy, "with flat ones").length);
    }

    @Test
    void aCrackOrABendOfRoundingErrorsIsNoConcaveCorner() {
        float up = 1 + Math.ulp(1f);
        float[] bent = new Triangles().add(0, 0, 4, 0, 2, up).add(0, 0, 2, up, 0, 1).add(2, up, 4, 0, 4, 1)
                .add(0, 1, 2, up, 0, 2).add(4, 1, 4, 2, 2, 1).add(0, 2, 2, 1, 4, 2).array();
        assertEquals(1, OutlineOracle.requireExact(bent, "crack").length);
        float[] dented = new Triangles().add(0, 0, 2, -2, 2, Math.ulp(1f)).add(2, Math.ulp(1f), 2, -2, 4, 0)
                .add(0, 0, 2, -Math.ulp(4f), 2, -2).array();
        assertEquals(1, OutlineOracle.requireExact(dented, "dent").length);
    }

    @Test
    void aTiltedGridIsOnePieceHoweverManyCornersLieAlongItsSides() {
        Random random = new Random(5);
        for (int view = 0; view < 4; view++) {
            Quaternion turned = new Quaternion((float) random.nextGaussian(), (float) random.nextGaussian(),
                    (float) random.nextGaussian(), (float) random.nextGaussian()).normalizeLocal();
            float[] xy = project(grid(32), turned);
            assertEquals(1, OutlineOracle.requireExact(xy, "view " + view + " of seed 5").length);
        }
    }

    /** A square of side 2 in XY, of two triangles for each cell. */
    private static Mesh grid(int cells) {
        float[] xyz = new float[3 * (cells + 1) * (cells + 1)];
        int[] indices = new int[6 * cells * cells];
        int n = 0;
        for (int y = 0; y <= cells; y++) {
            for (int x = 0; x <= cells; x++) {
                int i = y * (cells + 1) + x;
                xyz[3 * i] = 2f * x / cells - 1;
                xyz[3 * i + 1] = 2f * y / cells - 1;
                if (x < cells && y < cells) {
                    int above = i + cells + 1;
                    for (int each : new int[] {i, i + 1, above, i + 1, above + 1, above}) {
                        indices[n++] = each;
                    }
                }
            }
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.setBuffer(Type.Index, 3, indices);
        return mesh;
    }

    @Test
    void theSizeOfTheUnitDoesNotMatter() {
        float[] xy = new Triangles().frame(4, 2).add(0, 0, 5, 0, 0, 7).array();
        float[][] pieces = OutlineOracle.requireExact(xy, "as given");
        for (float unit : new float[] {0x1p-140f, 0x1p-60f, 0x1p40f, 0x1p120f}) {
            float[] scaled = xy.clone();
            for (int i = 0; i < scaled.length; i++) {
                scaled[i] *= unit;
            }
            float[][] found = OutlinePieces.find(scaled, scaled.length / 6, 0).pieces();
            assertEquals(pieces.length, found.length);
            for (int i = 0; i < found.length; i++) {
                for (int k = 0; k < found[i].length; k++) {
                    assertEquals(pieces[i][k] * unit, found[i][k]);
                }
            }
        }
    }

    @Test
    void randomTrianglesAreUnitedAsJtsUnitesThem() {
        for (int seed = 0; seed < Rounds.of(120); seed++) {
            Random random = new Random(seed);
            int triangles = 1 + random.nextInt(60);
            int cells = 1 << 1 + random.nextInt(7);
            boolean onGrid = random.nextBoolean();
            boolean small = random.nextBoolean();
            float[] xy = new float[6 * triangles];
            for (int i = 0; i < xy.length; i++) {
                float at = onGrid ? random.nextInt(cells + 1) / (float) cells : random.nextFloat();
                xy[i] = small && i % 6 > 1 ? xy[i - i % 6 + i % 2] + at / 4 : at;
            }
            float[] twice = Arrays.copyOf(xy, xy.length);
            String what = "seed " + seed;
            if (OutlinePieces.find(xy, triangles, 0).problem() == null) {
                OutlineOracle.requireExact(xy, what);
                float[][] pieces = OutlinePieces.find(xy, triangles, 0).pieces();
                assertTrue(Arrays.deepEquals(pieces, OutlinePieces.find(twice, triangles, 0).pieces()), what);
                assertArrayEquals(twice, xy, what);
            } else {
                assertEquals(0, OutlineOracle.union(xy).getArea(), 1e-6, what);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
    void aCoordinateThatIsNotFiniteIsAProblem(float bad) {
        assertEquals("its outline has a coordinate that is not finite", problem(0, 0, 1, 0, 0, bad));
    }

    @Test
    void anOutlineWithoutAreaIsAProblem() {
        assertEquals("its outline has no triangle", problem());
    }

    @Test
    void tooManyTrianglesAreAProblem() {
        int most = OutlinePieces.MOST_TRIANGLES;
        OutlinePieces found = OutlinePieces.find(new float[6 * (most + 1)], most + 1, 0);
        assertEquals("its outline has more than " + most + " triangles", found.problem());
    }

    @Test
    void trianglesThatCrossTooOftenAreAProblem() {
        Random random = new Random(1);
        int needles = 3000;
        float[] xy = new float[6 * needles];
        for (int i = 0; i < needles; i++) {
            double angle = random.nextDouble() * Math.PI;
            float x = (float) Math.cos(angle);
            float y = (float) Math.sin(angle);
            float off = random.nextFloat() - 0.5f;
            float[] needle = {x + off, y, off - x, -y, off - x + 1e-4f, -y};
            System.arraycopy(needle, 0, xy, 6 * i, 6);
        }
        String problem = problem(xy);
        assertTrue(problem.startsWith("the sides of its triangles cross more than "), problem);
    }

    @Test
    void anOutlineOfTooManySidesOrCornersIsAProblem() {
        float[] scattered = new float[6 * 70_000];
        for (int i = 0; i < scattered.length; i += 6) {
            float x = i / 6 % 300;
            float y = i / 6 / 300;
            float[] triangle = {x, y, x + 0.5f, y, x, y + 0.5f};
            System.arraycopy(triangle, 0, scattered, i, 6);
        }
        assertEquals("its triangles have more than 200000 sides that no neighbour shares", problem(scattered));
        assertEquals("its outline has more than 20000 corners", problem(Arrays.copyOf(scattered, 6 * 7_000)));
    }

    @Test
    void wrongArgumentsAreRefused() {
        assertThrows(NullPointerException.class, () -> OutlinePieces.find(null, 0, 0));
        for (int bad : new int[] {-1, 2}) {
            String message = assertThrows(IllegalArgumentException.class,
                    () -> OutlinePieces.find(new float[11], bad, 0)).getMessage();
            assertTrue(message.contains(Integer.toString(bad)), message);
        }
        String message = assertThrows(IllegalArgumentException.class,
                () -> OutlinePieces.find(new float[6], 1, -3)).getMessage();
        assertTrue(message.contains("-3"), message);
    }
}
