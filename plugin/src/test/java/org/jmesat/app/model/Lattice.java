package org.jmesat.app.model;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionPlane;

/**
 * The shapes and positions of the storm, in units of 1/128. All translations are whole units and all rotations quarter
 * turns, and each half side is 65/128 more than a whole unit. So no two shapes or hulls just touch at a tick. All
 * values are exact in floats, except under odd quarter turns.
 */
final class Lattice {
    static final int UNIT = 128;

    /**
     * The position of a spatial, and its rotation in quarter turns; exact if the engine computes the position without
     * rounding.
     */
    record Place(int x, int y, int depth, int turns, boolean exact) {
    }

    /** A mesh whose projection is a rectangle. */
    record Shape(Mesh mesh, int halfX, int halfY) {
        /** In depth, neighbours overlap, and others are apart. */
        static final int HALF_DEPTH = 65;

        static Shape of(int halfX, int halfY, ProjectionPlane plane) {
            Vector3f half = plane.toWorld((float) halfX / UNIT, (float) halfY / UNIT,
                    (float) HALF_DEPTH / UNIT, new Vector3f());
            return new Shape(new Box(Math.abs(half.x), Math.abs(half.y), Math.abs(half.z)), halfX, halfY);
        }
    }

    private static final float HALF = FastMath.sqrt(0.5f);

    private ProjectionPlane plane = ProjectionPlane.XY;
    private List<Shape> shapes;

    Lattice() {
        setPlane(ProjectionPlane.XY);
    }

    /** A copy with the same plane and meshes. */
    Lattice(Lattice other) {
        plane = other.plane;
        shapes = other.shapes;
    }

    ProjectionPlane plane() {
        return plane;
    }

    /** Changes the plane; the caller {@linkplain #convert converts} the spatials of the former plane. */
    void setPlane(ProjectionPlane newPlane) {
        plane = newPlane;
        shapes = List.of(Shape.of(65, 65, plane), Shape.of(193, 65, plane), Shape.of(193, 193, plane));
    }

    /** Moves a spatial of another lattice to the same place in this one, with the same rotation and shape. */
    void convert(Spatial spatial, Lattice from) {
        Vector3f place = spatial.getLocalTranslation();
        spatial.setLocalTranslation(
                plane.toWorld(from.plane.x(place), from.plane.y(place), from.plane.depth(place), new Vector3f()));
        spatial.setLocalRotation(rotation(quarters(spatial.getLocalRotation(), from.plane)));
        ColliderControl control = Settings.control(spatial);
        if (control != null && control.isOneWay()) {
            control.setOneWayUp(direction(from.quarters(control.getOneWayUp())));
        }
        if (spatial instanceof Geometry geometry) {
            geometry.setMesh(mesh(from.shapes.indexOf(from.shape(geometry.getMesh()))));
        }
    }

    Mesh mesh(int which) {
        return shapes.get(which).mesh();
    }

    int shapeCount() {
        return shapes.size();
    }

    Shape shape(Mesh mesh) {
        return shapes.stream().filter(shape -> shape.mesh() == mesh).findFirst().orElseThrow();
    }

    /** A rotation about the plane's axis. */
    Quaternion rotation(int quarters) {
        return switch (quarters & 3) {
            case 0 -> rotation(0, 1);
            case 1 -> rotation(HALF, HALF);
            case 2 -> rotation(1, 0);
            default -> rotation(-HALF, HALF);
        };
    }

    /** The direction +X after quarter turns: its x, which is the y after one more. */
    static int quarterX(int quarters) {
        return switch (quarters & 3) {
            case 0 -> 1;
            case 2 -> -1;
            default -> 0;
        };
    }

    /** The direction +X of the plane after quarter turns, in space. */
    Vector3f direction(int quarters) {
        return plane.toWorld(quarterX(quarters), quarterX(quarters - 1), 0, new Vector3f());
    }

    /** The quarter turns from +X to a direction in space. */
    int quarters(Vector3f direction) {
        for (int i = 0; i < 4; i++) {
            if (direction(i).distance(direction) < 0.1f) {
                return i;
            }
        }
        throw new AssertionError("not along an axis of the plane: " + direction);
    }

    private Quaternion rotation(float sin, float cos) {
        Vector3f axis = plane.toWorld(0, 0, sin, new Vector3f());
        return new Quaternion(axis.x, axis.y, axis.z, cos);
    }

    private static int quarters(Quaternion rotation, ProjectionPlane plane) {
        double sin = plane.depth(rotation.getX(), rotation.getY(), rotation.getZ());
        if (Math.abs(sin) < 0.1) {
            return 0;
        }
        if (Math.abs(rotation.getW()) < 0.1f) {
            return 2;
        }
        return sin * rotation.getW() > 0 ? 1 : 3;
    }

    /** The place of a spatial, or null if its world scale is 0. */
    Place place(Spatial spatial) {
        int x = 0;
        int y = 0;
        int depth = 0;
        int turns = 0;
        boolean exact = true;
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            Vector3f scale = each.getLocalScale();
            if (scale.x == 0) {
                return null;
            }
            int quarters = quarters(each.getLocalRotation(), plane);
            for (int i = 0; i < quarters; i++) {
                int swap = x;
                x = -y;
                y = swap;
            }
            turns += quarters;
            exact &= quarters % 2 == 0;
            x += UNIT * Math.round(plane.x(each.getLocalTranslation()));
            y += UNIT * Math.round(plane.y(each.getLocalTranslation()));
            depth += UNIT * Math.round(plane.depth(each.getLocalTranslation()));
        }
        return new Place(x, y, depth, turns % 4, exact);
    }

    /** The projection of a geometry at a place. */
    static Rectangle rectangle(Place place, Shape shape) {
        boolean upright = place.turns() % 2 == 0;
        return new Rectangle(place.x(), place.y(), upright ? shape.halfX() : shape.halfY(),
                upright ? shape.halfY() : shape.halfX());
    }
}
