package org.jmesat.sample.hello;

import java.util.Locale;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.narrowphase.FreePlace;
import org.jmesat.narrowphase.MoveAndSlide;
import org.jmesat.narrowphase.ShapePair;

/** The separating axis theorem on its own: two shapes and two poses, without a world, a scene or a window. */
public class HelloSat {
    private HelloSat() {
    }

    public static void main(String[] args) {
        System.out.println(pushBallOut());
        System.out.println(findTouchingPoints());
        System.out.println(pushBothApart());
        System.out.println(findFreePlace());
        System.out.println(slideOverTiles());
        System.out.println(measureGap());
        System.out.println(lookInside());
    }

    static String pushBallOut() {
        PlacedPolygon crate = PlacedPolygon.of(ConvexPolygon.rectangle(2, 2), 0, 0, 0);
        PlacedPolygon ball = PlacedPolygon.of(ConvexPolygon.circle(0.5f), 1.25, 0.5, 0);
        ShapePair pair = ShapePair.of(crate, ball);

        if (pair.isTouching()) {
            ball.place(1.25 + pair.mtvX(), 0.5 + pair.mtvY(), 1, 0);
        }
        return "The ball is " + number(pair.depth()) + " deep and leaves to x " + number(ball.centerX());
    }

    static String findTouchingPoints() {
        PlacedPolygon floor = PlacedPolygon.of(ConvexPolygon.rectangle(10, 2), 0, 0, 0);
        PlacedPolygon box = PlacedPolygon.of(ConvexPolygon.rectangle(2, 2), 3, 1.75, 0);
        ContactManifold points = new ContactManifold();
        points.compute(floor, box, ShapePair.of(floor, box));

        String text = "The box touches the floor";
        for (int i = 0; i < points.count(); i++) {
            text += " at (" + number(points.x(i)) + ", " + number(points.y(i)) + ")";
        }
        return text;
    }

    static String pushBothApart() {
        PlacedPolygon left = PlacedPolygon.of(ConvexPolygon.regular(6, 1), 0, 0, 0);
        PlacedPolygon right = PlacedPolygon.of(ConvexPolygon.regular(6, 1), 1.5, 0, Math.PI / 6);
        ShapePair pair = ShapePair.of(left, right);

        left.place(-pair.halfMtvX(), -pair.halfMtvY(), left.cos(), left.sin());
        right.place(1.5 + pair.halfMtvX(), pair.halfMtvY(), right.cos(), right.sin());

        boolean inclusive = ShapePair.touch(left, right);
        boolean exclusive = ShapePair.overlap(left, right);
        return "Pushed apart, the hexagons touch: " + inclusive + ", overlap: " + exclusive;
    }

    static String findFreePlace() {
        ConvexPolygon square = ConvexPolygon.rectangle(1, 1);
        PlacedPolygon crate = PlacedPolygon.of(square, 0.4, 0.75, 0);
        FreePlace place = new FreePlace();
        for (int x = 0; x < 3; x++) {
            place.add(crate, PlacedPolygon.of(square, x, 0, 0));
        }
        place.add(crate, PlacedPolygon.of(square, 0, 1, 0));

        boolean found = place.find(2);
        return found ? "The crate moves by " + number(place.x()) + ", " + number(place.y()) : "There is no room";
    }

    static String slideOverTiles() {
        ConvexPolygon square = ConvexPolygon.rectangle(1, 1);
        PlacedPolygon runner = PlacedPolygon.of(square, 0.2, 1, 0);
        MoveAndSlide move = new MoveAndSlide();
        for (int x = 0; x < 3; x++) {
            move.add(runner, PlacedPolygon.of(square, x, 0, 0));
        }

        boolean arrived = move.move(1.5, -0.1);
        return "The runner moves by " + number(move.x()) + ", " + number(move.y()) + ", arrived: " + arrived;
    }

    static String measureGap() {
        PlacedPolygon house = PlacedPolygon.of(ConvexPolygon.of(0, 0, 4, 0, 4, 3, 2, 5, 0, 3), 0, 0, 0);
        PlacedPolygon snake = PlacedPolygon.of(ConvexPolygon.hullOf(-1, 0, 1, 0).rounded(0.25f), 8, 6, 0);
        ShapePair pair = ShapePair.of(house, snake);

        return "The gap is " + number(pair.distance()) + " wide, from ("
                + number(pair.pointAX()) + ", " + number(pair.pointAY()) + ") to ("
                + number(pair.pointBX()) + ", " + number(pair.pointBY()) + ")";
    }

    static String lookInside() {
        PlacedPolygon zone = PlacedPolygon.of(ConvexPolygon.rectangle(10, 10), 0, 0, 0);
        PlacedPolygon player = PlacedPolygon.of(ConvexPolygon.circle(1), 3, 3, 0);

        boolean whole = ShapePair.of(player, zone).isAInB();
        boolean middle = ShapePair.contains(zone, 3, 3);
        return "The player is in the zone, as a whole: " + whole + ", by its middle: " + middle;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
