package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.LabelSheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the letters and the names of edges are. */
class PairLabelsTest {
    private static final AssetManager ASSETS = new DesktopAssetManager(true);
    private static final int[] COLORS = DebugPalette.STANDARD.pack(false);
    private static final int OF_A = COLORS[DebugColor.INTERVAL_A.ordinal()];
    private static final int OF_B = COLORS[DebugColor.INTERVAL_B.ordinal()];

    private final LabelSheet sheet = new LabelSheet(ASSETS, null, 0);
    private final CollisionDebugState settings = new CollisionDebugState();
    private final Camera camera = TwoShapes.camera(6);

    private List<DrawnLabel> draw(TwoShapes shapes) {
        camera.update();
        new DebugDrawing(COLORS, sheet).update(new Picture(settings, shapes.selection()), camera, false);
        return DrawnLabel.of(sheet.spatial(), ASSETS.loadFont("Interface/Fonts/Default.fnt"));
    }

    /** The camera shows the pair, a part of it, or none of it; a HUD and a panel cover parts of the window. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void bothLettersAreInThePictureAndNothingCoversThem(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 100; i++) {
            settings.setCoveredArea(0, 0, 700 * random.nextFloat(), 300 * random.nextFloat());
            float left = 640 + 400 * random.nextFloat();
            settings.setPanelArea(left, 100 * random.nextFloat(), 1280, 720);
            camera.setLocation(new Vector3f(24 * random.nextFloat() - 12, 16 * random.nextFloat() - 8, 5));
            List<DrawnLabel> labels = draw(random(random));

            String message = "case " + i + " of seed " + seed;
            assertTrue(labels.stream().anyMatch(each -> each.text().equals("A") && each.color() == OF_A), message);
            assertTrue(labels.stream().anyMatch(each -> each.text().equals("B") && each.color() == OF_B), message);
            CollisionDebugState.CoveredArea hud = settings.coveredArea;
            for (DrawnLabel each : labels) {
                assertTrue(each.left() >= 0 && each.bottom() >= 0 && each.right() <= 1280 && each.top() <= 720,
                        message);
                assertFalse(each.overlaps(0, 0, hud.maxX(), hud.maxY()), message + ": the HUD covers " + each);
                assertFalse(each.overlaps(left, settings.panelArea.minY(), 1280, 720), message + ": the panel covers "
                        + each);
                assertEquals(1, labels.stream().filter(each::overlaps).count(), message + ": covered: " + each);
            }
        }
    }

    @Test
    void aLetterIsBesideItsShapeWhereThereIsRoom() {
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            TwoShapes shapes = random(random);
            List<DrawnLabel> labels = draw(shapes);
            ExplainedPair pair = shapes.explained();
            for (ExplainedPair.Side side : List.of(pair.a, pair.b)) {
                double nearest = labels.stream().filter(each -> each.text().equals(side.letter))
                        .mapToDouble(each -> distance(side.shape, each.middle())).min().orElseThrow();
                assertTrue(nearest < 25, side.letter + " of case " + i + " is " + nearest + " pixels away");
            }
        }
    }

    /** The distance from the outline, in pixels. */
    private double distance(PlacedPolygon shape, Vector2f pixel) {
        double least = Double.POSITIVE_INFINITY;
        for (int k = 0; k < shape.count(); k++) {
            Vector2f from = pixel(shape.x()[k], shape.y()[k]);
            Vector2f along = pixel(shape.x()[(k + 1) % shape.count()], shape.y()[(k + 1) % shape.count()])
                    .subtractLocal(from);
            float part = Math.max(0, Math.min(pixel.subtract(from).dot(along) / along.lengthSquared(), 1));
            least = Math.min(least, from.addLocal(along.multLocal(part)).distance(pixel));
        }
        return least;
    }

    private Vector2f pixel(double x, double y) {
        Vector3f pixel = camera.getScreenCoordinates(new Vector3f((float) x, (float) y, 0));
        return new Vector2f(pixel.x, pixel.y);
    }

    private static TwoShapes random(Random random) {
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(1 + 2 * random.nextFloat(), 1 + random.nextFloat()),
                ConvexPolygon.regular(3 + random.nextInt(4), 1 + random.nextFloat()));
        return shapes.place(4 * random.nextDouble() - 2, 3 * random.nextDouble() - 1.5, 7 * random.nextDouble());
    }

    /** On the inner side of an edge is the shape that it belongs to; the other shape is on the outer side. */
    @Test
    void theNameOfAnEdgeIsOnItsOwnShape() {
        Random random = new Random(5);
        int found = 0;
        for (int i = 0; i < 200; i++) {
            TwoShapes shapes = random(random);
            ExplainedPair pair = shapes.explained();
            for (DrawnLabel each : draw(shapes)) {
                if (each.text().matches("[AB] \\d+")) {
                    ExplainedPair.Side side = each.text().startsWith("A") ? pair.a : pair.b;
                    int edge = Integer.parseInt(each.text().substring(2));
                    assertEquals(side == pair.a ? OF_A : OF_B, each.color());
                    assertEquals(side == pair.a ? pair.axis.edgeOfA() : pair.axis.edgeOfB(), edge);
                    Vector2f corner = pixel(side.shape.x()[edge], side.shape.y()[edge]);
                    Vector2f out = new Vector2f((float) side.shape.normalX(edge), (float) side.shape.normalY(edge));
                    float inside = -each.middle().subtractLocal(corner).dot(out);
                    assertTrue(inside > 10 && inside < 40,
                            each + " is " + inside + " pixels behind its edge, case " + i);
                    found++;
                }
            }
        }
        assertTrue(found > 180, found + " names");
    }

    @ParameterizedTest
    @CsvSource({"0.49, A", "-0.49, B"})
    void ofACrateOnAFloorEachNameIsOnItsOwnSideOfTheEdge(double y, String upper) {
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(2, 2), ConvexPolygon.rectangle(40, 2));
        shapes.place(9, y > 0 ? -1.99 : 1.99, 0);
        List<DrawnLabel> labels = draw(shapes);
        DrawnLabel ofA = named(labels, "A \\d");
        DrawnLabel ofB = named(labels, "B \\d");

        assertEquals(upper.equals("A"), ofA.middle().y > ofB.middle().y);
        assertTrue(Math.abs(ofA.middle().x - pixel(0, 0).x) < 90, "near the crate: " + ofA);
        assertTrue(Math.abs(ofB.middle().x - pixel(0, 0).x) < 140, "near the crate: " + ofB);
    }

    @Test
    void onAThinPlatformTheNameIsBeyondIt() {
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(2, 2), ConvexPolygon.rectangle(4, 0.1f));
        shapes.place(0, -1.04, 0);
        DrawnLabel ofB = named(draw(shapes), "B \\d");

        assertTrue(ofB.top() < pixel(0, -1.09).y, "below the platform: " + ofB);
        assertTrue(ofB.top() > pixel(0, -1.09).y - 20, "beside the platform: " + ofB);
    }

    private static DrawnLabel named(List<DrawnLabel> labels, String pattern) {
        return labels.stream().filter(each -> each.text().matches(pattern)).findFirst().orElseThrow();
    }

    /** The others are named as in the panel. */
    @Test
    void ofAllAxesItSaysHowManyAreDrawn() {
        settings.setAllAxes(true);
        settings.setMaxAxes(20);
        TwoShapes shapes = new TwoShapes(ConvexPolygon.regular(7, 1), ConvexPolygon.regular(5, 1));
        assertEquals("12 of 12 axes", named(draw(shapes.place(1, 0.2, 0.3)), ".* axes").text());

        settings.setCoveredArea(0, 0, 1280, 180);
        settings.setPanelArea(0, 540, 1280, 720);
        List<DrawnLabel> labels = draw(shapes);
        int drawn = Integer.parseInt(named(labels, ".* of 12 axes").text().split(" ")[0]);
        assertTrue(drawn > 1 && drawn < 9, drawn + " axes");
        int grey = COLORS[DebugColor.OTHER_AXIS.ordinal()];
        long named = labels.stream().filter(each -> each.color() == grey && each.text().matches("[AB] \\d+")).count();
        assertTrue(named > 0 && named <= drawn - 1, named + " names of " + drawn + " axes");
        settings.setMaxAxes(2);
        assertEquals("2 of 12 axes", named(draw(shapes), ".* axes").text());
    }

    @Test
    void thePushIsThatOfTheBodyThatCanMove() {
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(2, 2), ConvexPolygon.rectangle(6, 2));
        shapes.place(0, -1.9, 0);
        assertEquals("push B 0.1", named(draw(shapes), "push.*").text());
        Vector2f ofB = pushOf(shapes);
        shapes.explained().b.collider.setFixed(true);
        shapes.place(0, -1.9, 0);
        assertEquals("push A 0.1", named(draw(shapes), "push.*").text());
        assertEquals(-ofB.y, pushOf(shapes).y);
        assertNotEquals(0, ofB.y);
    }

    private static Vector2f pushOf(TwoShapes shapes) {
        ExplainedPair pair = shapes.explained();
        return new Vector2f((float) pair.pushX, (float) pair.pushY).multLocal((float) pair.contact.getDepth());
    }
}
