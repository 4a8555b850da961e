package org.jmesat.internal.diagnose;

import java.util.List;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.internal.text.NumberText;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/** Finds out whether a scene is thin along another axis than that of the plane, and names the plane that fits it. */
final class PlaneGuess {
    /** The guess needs at least this many colliders. */
    private static final int COLLIDERS = 4;
    /** The least spread along the plane's axis, as a multiple of the narrower spread in the plane. */
    private static final double THIN = 10;
    /** The greatest height of a shape seen edge-on, relative to its length; rotations in jME leave about 10⁻⁷. */
    private static final double EDGE_ON = 1e-5;

    private final ProjectionPlane plane;
    private final boolean byScene;
    private final List<Collider> colliders;
    private final double[][] boxes;

    /**
     * Each box has least x and y, greatest x and y of a collider, in plane coordinates. {@code byScene} means that user
     * data of the scene sets the plane, so that the app state's setter has no effect.
     */
    PlaneGuess(ProjectionPlane plane, boolean byScene, List<Collider> colliders, double[][] boxes) {
        this.plane = plane;
        this.byScene = byScene;
        this.colliders = colliders;
        this.boxes = boxes;
    }

    /** A clause that names the better plane; null if the plane fits. */
    String write() {
        if (colliders.size() < COLLIDERS) {
            return null;
        }
        double[] least = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
        double[] greatest = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
        double sizes = 0;
        boolean noHeight = true;
        boolean noWidth = true;
        boolean edgeOn = true;
        for (int i = 0; i < boxes.length; i++) {
            Collider each = colliders.get(i);
            double width = boxes[i][2] - boxes[i][0];
            double height = boxes[i][3] - boxes[i][1];
            double[] position = {each.getX(), each.getY(), each.getElevation()};
            for (int axis = 0; axis < 3; axis++) {
                least[axis] = Math.min(least[axis], position[axis]);
                greatest[axis] = Math.max(greatest[axis], position[axis]);
            }
            sizes += Math.max(width, height);
            noHeight &= height <= EDGE_ON * width;
            noWidth &= width <= EDGE_ON * height;
            edgeOn &= Math.min(width, height) <= EDGE_ON * Math.max(width, height);
        }
        double acrossX = greatest[0] - least[0];
        double acrossY = greatest[1] - least[1];
        double deep = greatest[2] - least[2];
        if (edgeOn) {
            return "all colliders are seen edge-on along " + AxisNames.depth(plane) + " and have no area: "
                    + (noHeight == noWidth ? "another plane may fit the scene" : suggest(noHeight));
        }
        boolean thin = deep >= THIN * Math.min(acrossX, acrossY) && 2 * deep >= Math.max(acrossX, acrossY)
                && deep * colliders.size() > sizes;
        return !thin ? null : "the colliders are spread over " + NumberText.of(deep) + " along "
                + AxisNames.depth(plane) + ", which collisions ignore, and over " + NumberText.of(acrossX) + " by "
                + NumberText.of(acrossY) + " along " + AxisNames.x(plane) + " and " + AxisNames.y(plane) + ": "
                + suggest(acrossY <= acrossX);
    }

    /** Suggests the plane whose axis is the plane's present y, or else x. */
    private String suggest(boolean alongY) {
        String thin = alongY ? AxisNames.y(plane) : AxisNames.x(plane);
        ProjectionPlane better = switch (thin) {
            case "x" -> ProjectionPlane.YZ;
            case "y" -> ProjectionPlane.XZ;
            default -> ProjectionPlane.XY;
        };
        return "the plane is " + plane + (byScene
                ? " by the user data " + SceneSetting.PLANE.key() + ", and " + better + " may fit the scene"
                : ", and setPlane(ProjectionPlane." + better + ") may fit the scene");
    }
}
