package org.jmesat.app.model;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.List;

/**
 * The shapes and places of the storm, in 128ths. Everything is moved by whole units and turned by quarters, and each half
 * side is 65/128 more than a whole unit, so that no two shapes, nor their hulls, ever just touch at a tick. All of it is
 * exact in floats as well, but for odd quarters of a turn.
 */
final class Lattice {
    static final int UNIT = 128;

    /** Where a spatial is and how many quarters it is turned by; exact where the engine finds it without rounding. */
    record Place(int x, int y, int turns, boolean exact) {
    }

    /** A mesh that is seen as a rectangle. */
    record Shape(Mesh mesh, int halfX, int halfY) {
        static Shape of(int halfX, int halfY) {
            return new Shape(new Box((float) halfX / UNIT, (float) halfY / UNIT, 0.5f), halfX, halfY);
        }
    }

    private static final float HALF = FastMath.sqrt(0.5f);

    private final List<Shape> shapes = List.of(Shape.of(65, 65), Shape.of(193, 65), Shape.of(193, 193));

    Mesh mesh(int which) {
        return shapes.get(which).mesh();
    }

    int shapeCount() {
        return shapes.size();
    }

    Shape shape(Mesh mesh) {
        return shapes.stream().filter(shape -> shape.mesh() == mesh).findFirst().orElseThrow();
    }

    static Quaternion quarters(int count) {
        return switch (count & 3) {
            case 0 -> new Quaternion(0, 0, 0, 1);
            case 1 -> new Quaternion(0, 0, HALF, HALF);
            case 2 -> new Quaternion(0, 0, 1, 0);
            default -> new Quaternion(0, 0, -HALF, HALF);
        };
    }

    private static int quarters(Quaternion rotation) {
        if (Math.abs(rotation.getZ()) < 0.1f) {
            return 0;
        }
        if (Math.abs(rotation.getW()) < 0.1f) {
            return 2;
        }
        return rotation.getZ() * rotation.getW() > 0 ? 1 : 3;
    }

    /** Where a spatial is, or null when something above it or it itself is scaled to nothing. */
    Place place(Spatial spatial) {
        int x = 0;
        int y = 0;
        int turns = 0;
        boolean exact = true;
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            Vector3f scale = each.getLocalScale();
            if (scale.x == 0) {
                return null;
            }
            int quarters = quarters(each.getLocalRotation());
            for (int i = 0; i < quarters; i++) {
                int swap = x;
                x = -y;
                y = swap;
            }
            turns += quarters;
            exact &= quarters % 2 == 0;
            x += UNIT * Math.round(each.getLocalTranslation().x);
            y += UNIT * Math.round(each.getLocalTranslation().y);
        }
        return new Place(x, y, turns % 4, exact);
    }

    /** The rectangle that a geometry at some place is seen as. */
    static Rectangle rectangle(Place place, Shape shape) {
        boolean upright = place.turns() % 2 == 0;
        return new Rectangle(place.x(), place.y(), upright ? shape.halfX() : shape.halfY(),
                upright ? shape.halfY() : shape.halfX());
    }
}
