package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.scene.Node;
import java.util.Random;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Where the shown axis is placed among other outlines, a panel and the borders of the picture. */
class AxisRoomTest {
    private static final long SEED = 20251123;
    private static final GeometryFactory JTS = new GeometryFactory();

    private final SatCollisionState state = new SatCollisionState(new Node("root"));
    private final CollisionWorld world = state.getWorld();
    private final PairSelection selection = new PairSelection();
    private final ExplainedPair pair = new ExplainedPair();
    private final Obstacles obstacles = new Obstacles();
    private final ViewScale view = new ViewScale();
    private final LabelSheet labels = new LabelSheet(null, null, 0);
    private final AxisLayout layout = new AxisLayout(view, obstacles, labels);
    private final Collider a = world.add("A");
    private final Collider b = world.add("B");

    @BeforeEach
    void look() {
        view.update(TwoShapes.camera(6), false);
        a.setShape(ConvexPolygon.rectangle(2, 1));
        b.setShape(ConvexPolygon.rectangle(1, 1));
        b.setPosition(1.4, 0.1);
        selection.choose(a, b);
    }

    @Test
    void itIsClearOfOtherOutlinesWhereThereIsRoom() {
        Random random = new Random(SEED);
        int placed = 0;
        for (int i = 0; i < 200; i++) {
            SatCollisionState crowded = new SatCollisionState(new Node("root"));
            CollisionWorld crowd = crowded.getWorld();
            Collider first = crowd.add("A");
            first.setShape(ConvexPolygon.rectangle(2, 1));
            first.setAngle(7 * random.nextDouble());
            Collider second = crowd.add("B");
            second.setShape(ConvexPolygon.regular(5, 0.8f));
            second.setPosition(1.4, 0.5);
            for (int k = 0; k < 12; k++) {
                Collider other = crowd.add("other");
                other.setShape(ConvexPolygon.rectangle(0.8f, 0.5f));
                double angle = 7 * random.nextDouble();
                double distance = 2.5 + 5 * random.nextDouble();
                other.setPosition(distance * Math.cos(angle), distance * Math.sin(angle));
                other.setAngle(angle);
            }
            crowd.step();
            selection.reset();
            selection.choose(first, second);
            selection.update(crowded);
            AxisPlace place = place();
            Geometry rectangle = rectangle(place);
            String message = "case " + i + " of seed " + SEED;
            assertTrue(place.isShown(view, 0), message);
            boolean clear = true;
            for (Collider each : crowd.getColliders()) {
                clear &= rectangle.intersection(polygon(each.getPiece(0))).getArea() < 1e-9;
            }
            placed += clear ? 1 : 0;
        }
        // In a few cases the crowd leaves no strip of this length free.
        assertTrue(placed > 190, placed + " of 200 are clear");
    }

    @Test
    void itLeavesTheCoveredAreaFree() {
        step();
        AxisPlace below = place();
        Vector2f start = pixel(below, below.start());
        Vector2f end = pixel(below, below.end());
        assertTrue(start.y < 360, "without a panel it is below the pair");
        layout.clear();
        labels.cover(0, 0, 1280, 340);
        AxisPlace place = place();

        assertTrue(pixel(place, place.start()).y > 340 && pixel(place, place.end()).y > 340, "it is above the panel");
        layout.clear();
        labels.begin(view);
        labels.cover(0, 0, 1280, start.y - 40);
        AxisPlace again = place();
        assertEquals(start.y, pixel(again, again.start()).y, 1e-3, "a panel beside it does not matter");
        assertEquals(end.x, pixel(again, again.end()).x, 1e-3);
    }

    @Test
    void itLeavesTheAreasOfTheHudAndOfThePanelFree() {
        step();
        layout.clear();
        labels.cover(0, 0, 1280, 340);
        float above = pixel(place(), place().start()).y;
        layout.clear();
        labels.begin(view);
        labels.cover(0, 0, 1280, 300);
        labels.cover(0, above - 10, 1280, above + 10);
        AxisPlace place = place();

        float y = pixel(place, place.start()).y;
        assertTrue(y > 300 && Math.abs(y - above) > 10, "at " + y + ", between the two or above both");
    }

    @Test
    void aBackdropBehindThePairDoesNotMatter() {
        step();
        AxisPlace alone = place();
        double y = alone.y(alone.start(), 0);
        Collider backdrop = world.add("backdrop");
        backdrop.setShape(ConvexPolygon.rectangle(30, 20));
        step();
        layout.clear();

        AxisPlace place = place();
        assertEquals(y, place.y(place.start(), 0));
    }

    @Test
    void theBarOfAFloorIsCutOffAroundTheCrateWithinThePicture() {
        a.setShape(ConvexPolygon.rectangle(4000, 1));
        a.setPosition(-1995, 0);
        b.setPosition(5.45, 0);
        step();
        assertEquals(1, selection.report().deciding().x(), 1e-9);
        AxisPlace place = place();

        assertTrue(place.openStart);
        assertFalse(place.openEnd);
        assertTrue(place.isShown(view, 0));
        assertEquals(selection.report().deciding().maxB(), place.to);
        assertTrue(place.from < selection.report().deciding().minB(), "some of the floor is shown");
    }

    @Test
    void whatFitsIntoThePictureIsNotCutOff() {
        a.setShape(ConvexPolygon.rectangle(15, 1));
        b.setPosition(7.9, 0);
        step();
        AxisPlace place = place();

        assertFalse(place.openStart || place.openEnd);
        assertEquals(selection.report().deciding().minA(), place.from);
    }

    @Test
    void anOutlineThatPassesMovesItOnlyAsFarAsNeeded() {
        Collider other = world.add("other");
        other.setShape(ConvexPolygon.rectangle(0.5f, 0.5f));
        double before = Double.NaN;
        int moves = 0;
        for (int i = 0; i <= 100; i++) {
            other.setPosition(-6 + 0.12 * i, -1.4);
            step();
            AxisPlace place = place();
            double y = place.y(place.start(), 0);
            moves += i == 0 || y == before ? 0 : 1;
            before = y;
        }
        assertTrue(moves > 0 && moves <= 3, moves + " moves");
    }

    private void step() {
        world.step();
        selection.update(state);
    }

    private AxisPlace place() {
        assertTrue(pair.find(selection, ProjectionPlane.XY));
        TwoShapes.set(obstacles, selection.world(), pair);
        layout.begin();
        return layout.place(pair.axis, pair, view.pixelAt(0, 0, 0), true);
    }

    private Vector2f pixel(AxisPlace place, double along) {
        Vector2f pixel = new Vector2f();
        assertTrue(view.toPixels(place.x(along, 0), place.y(along, 0), 0, pixel));
        return pixel;
    }

    private static Geometry polygon(PlacedPolygon outline) {
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
