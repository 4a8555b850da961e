package org.jmesat.debug;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;

/** The hull of a spatial's vertices on the screen by JTS, in pixels from the upper left corner. */
final class ScreenHull {
    private static final GeometryFactory JTS = new GeometryFactory();

    private final org.locationtech.jts.geom.Geometry hull;

    ScreenHull(Camera camera, Spatial spatial) {
        List<Coordinate> points = new ArrayList<>();
        spatial.depthFirstTraversal(each -> {
            if (each instanceof Geometry geometry) {
                FloatBuffer positions = geometry.getMesh().getFloatBuffer(Type.Position);
                for (int i = 0; i + 2 < positions.limit(); i += 3) {
                    Vector3f world = geometry.localToWorld(
                            new Vector3f(positions.get(i), positions.get(i + 1), positions.get(i + 2)), null);
                    Vector3f screen = onScreen(camera, world);
                    points.add(new Coordinate(screen.x, screen.y));
                }
            }
        });
        hull = new ConvexHull(points.toArray(Coordinate[]::new), JTS).getConvexHull();
    }

    /** Projects a point of the scene to pixels from the upper left corner. */
    static Vector3f onScreen(Camera camera, Vector3f world) {
        Vector3f screen = camera.getScreenCoordinates(world);
        return screen.setY(camera.getHeight() - screen.y);
    }

    /** Visits points along all edges, one pixel apart. */
    void walk(BiConsumer<Double, Double> visitor) {
        Coordinate[] ring = hull.getBoundary().getCoordinates();
        for (int i = 1; i < ring.length; i++) {
            int steps = (int) Math.ceil(ring[i].distance(ring[i - 1]));
            for (int k = 0; k < steps; k++) {
                double part = (double) k / steps;
                visitor.accept(ring[i - 1].x + part * (ring[i].x - ring[i - 1].x),
                        ring[i - 1].y + part * (ring[i].y - ring[i - 1].y));
            }
        }
    }

    /** The distance from the outline. */
    double distanceFromEdge(double x, double y) {
        return hull.getBoundary().distance(point(x, y));
    }

    /** The distance from the area, 0 inside. */
    double distance(double x, double y) {
        return hull.distance(point(x, y));
    }

    private static Point point(double x, double y) {
        return JTS.createPoint(new Coordinate(x, y));
    }
}
