package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.narrowphase.Axis;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

class AxisLayoutTest {
    private static final long SEED = 20240611;
    private static final GeometryFactory JTS = new GeometryFactory();

    private final Camera camera = TwoShapes.camera(6);
    private final ViewScale view = new ViewScale();
    private final Obstacles obstacles = new Obstacles();
    private final LabelSheet labels = new LabelSheet(null, null, 0);
    private final AxisLayout layout = new AxisLayout(view, obstacles, labels);
    private final double pixel;

    AxisLayoutTest() {
        view.update(camera, false);
        pixel = view.pixelAt(0, 0, 0);
    }

    @Test
    void barsCoverNeitherTheShapesNorEachOther() {
        Random random = new Random(SEED);
        for (int i = 0; i < 300; i++) {
            TwoShapes shapes = random(random);
            ExplainedPair pair = shapes.explained();
            List<Geometry> taken = new ArrayList<>(List.of(outline(pair.a.shape), outline(pair.b.shape)));
            for (AxisPlace place : placed(shapes)) {
                Geometry rectangle = rectangle(place);
                String message = "case " + i + " of seed " + SEED + ", axis " + (taken.size() - 2);
                assertFalse(taken.stream().anyMatch(each -> each.intersection(rectangle).getArea() > 1e-9), message);
                taken.add(rectangle);
            }
        }
    }

    /** A HUD leaves a strip of the picture. */
    @Test
    void withoutRoomAnAxisIsLeftOut() {
        Random random = new Random(SEED);
        int left = 0;
        int placed = 0;
        for (int i = 0; i < 100; i++) {
            float free = 200 + 300 * random.nextFloat();
            labels.begin(view);
            labels.cover(0, 0, 1280, 360 - free / 2);
            labels.cover(0, 360 + free / 2, 1280, 720);
            TwoShapes shapes = random(random);
            ExplainedPair pair = shapes.explained();
            TwoShapes.set(obstacles, shapes.selection().world(), pair);
            layout.clear();
            List<Geometry> taken = new ArrayList<>(List.of(outline(pair.a.shape), outline(pair.b.shape)));
            for (Axis axis : shapes.report().axes()) {
                AxisPlace place = layout.place(axis, pair, pixel, false);
                if (place == null) {
                    left++;
                } else {
                    placed++;
                    Geometry rectangle = rectangle(place);
                    assertFalse(taken.stream().anyMatch(each -> each.intersects(rectangle)), "case " + i);
                    assertTrue(rectangle.getEnvelopeInternal().getMaxY() < free / 2 * pixel, "case " + i);
                    taken.add(rectangle);
                }
            }
        }
        assertTrue(left > 50 && placed > 100, left + " left out, " + placed + " placed");
    }

    @Test
    void theEndOfABarIsTheProjectionOfItsShape() {
        Random random = new Random(SEED);
        for (int i = 0; i < 100; i++) {
            TwoShapes shapes = random(random);
            List<AxisPlace> places = placed(shapes);
            for (int k = 0; k < places.size(); k++) {
                Axis axis = shapes.report().axes().get(k);
                double x = places.get(k).x(axis.minA(), 3);
                double y = places.get(k).y(axis.minA(), 3);
                assertEquals(axis.minA(), x * axis.x() + y * axis.y(), 1e-5, "case " + i + " of seed " + SEED);
            }
        }
    }

    @Test
    void anAxisStaysOnItsSideWhileThePairMoves() {
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(2, 1), ConvexPolygon.rectangle(1, 1));
        int side = 0;
        for (int i = 0; i < 90; i++) {
            shapes.place(1.4, 0.1, 0.3 + Math.toRadians(i / 10.0));
            int now = placed(shapes).get(0).side;
            assertTrue(side == 0 || side == now, "it changed sides at step " + i);
            side = now;
        }
    }

    @Test
    void anAxisStaysOnItsSideWhenItsDirectionReversesAsBPassesA() {
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(2, 1), ConvexPolygon.regular(5, 1));
        double before = 0;
        for (int i = -20; i <= 20; i++) {
            shapes.place(i / 20.0, 0.3, 0.2);
            AxisPlace place = placed(shapes).get(1);
            double below = place.y(place.start(), 0);
            assertTrue(i == -20 || below * before > 0, "it changed sides at step " + i);
            before = below;
        }
    }

    @Test
    void anAxisIsPlacedInsideThePicture() {
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(2, 1), ConvexPolygon.rectangle(1, 1));
        shapes.place(1.4, 0.1, 0);
        for (int y : new int[] {-5, 5}) {
            // The pair is at the upper border of the picture, then at the lower.
            camera.setLocation(new Vector3f(0, y, 5));
            camera.update();
            view.update(camera, false);
            AxisPlace place = placed(shapes).get(0);
            assertTrue(view.shows(place.x(place.start(), 0), place.y(place.start(), 0), 0), "with the camera at " + y);
            assertTrue(view.shows(place.x(place.end(), 0), place.y(place.end(), 0), 0), "with the camera at " + y);
        }
    }

    @Test
    void onAFloorWiderThanThePictureTheDecidingAxisIsPlacedBesideTheSmallerShape() {
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(200, 1), ConvexPolygon.rectangle(1, 1));
        shapes.place(3, 0.9, 0.1);
        AxisPlace place = placed(shapes).get(shapes.report().decidingIndex());

        assertTrue(place.isShown(view, 0));
        assertFalse(outline(shapes.explained().b.shape).intersects(rectangle(place)));
    }

    private List<AxisPlace> placed(TwoShapes shapes) {
        ExplainedPair pair = shapes.explained();
        List<AxisPlace> places = new ArrayList<>();
        TwoShapes.set(obstacles, shapes.selection().world(), pair);
        layout.begin();
        for (Axis axis : shapes.report().axes()) {
            places.add(layout.place(axis, pair, pixel, true));
        }
        return places;
    }

    private static TwoShapes random(Random random) {
        ConvexPolygon a = ConvexPolygon.regular(3 + random.nextInt(3), 0.3f + random.nextFloat());
        ConvexPolygon b = ConvexPolygon.rectangle(0.3f + random.nextFloat(), 0.3f + random.nextFloat());
        return new TwoShapes(a, b)
                .place(2 * random.nextDouble() - 1, 2 * random.nextDouble() - 1, 7 * random.nextDouble());
    }

    private static Geometry outline(PlacedPolygon outline) {
        Coordinate[] ring = new Coordinate[outline.count() + 1];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = new Coordinate(outline.x()[i % outline.count()], outline.y()[i % outline.count()]);
        }
        return JTS.createPolygon(ring);
    }

    private static Geometry rectangle(AxisPlace place) {
        double half = place.halfWidth;
        Coordinate first = corner(place, place.start(), -half);
        return JTS.createPolygon(new Coordinate[] {first, corner(place, place.end(), -half),
            corner(place, place.end(), half), corner(place, place.start(), half), first});
    }

    private static Coordinate corner(AxisPlace place, double along, double across) {
        return new Coordinate(place.x(along, across), place.y(along, across));
    }
}
