package org.jmesat.sample.movers;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.projection.ProjectionPlane;

/** The hulls of geometries, and where they are now: what a game looks like, without the colliders. */
final class Bodies {
    private final ProjectionPlane plane;
    private final List<Geometry> geometries = new ArrayList<>();
    private final List<ConvexPolygon> hulls = new ArrayList<>();

    Bodies(ProjectionPlane plane) {
        this.plane = plane;
    }

    /** Adds a geometry, which turns no more. */
    void add(Geometry geometry) {
        Vector3f[] vertices = BufferUtils.getVector3Array(geometry.getMesh().getFloatBuffer(Type.Position));
        Vector3f place = geometry.getWorldTranslation();
        float[] xy = new float[2 * vertices.length];
        for (int i = 0; i < vertices.length; i++) {
            Vector3f way = geometry.localToWorld(vertices[i], null).subtractLocal(place);
            xy[2 * i] = plane.x(way);
            xy[2 * i + 1] = plane.y(way);
        }
        geometries.add(geometry);
        hulls.add(ConvexPolygon.hullOf(xy));
    }

    List<Geometry> geometries() {
        return geometries;
    }

    /** The polygon of a body at its place, or at a distance from it. */
    private PlacedPolygon at(int i, double dx, double dy) {
        Vector3f place = geometries.get(i).getWorldTranslation();
        return PlacedPolygon.of(hulls.get(i), plane.x(place) + dx, plane.y(place) + dy, 0);
    }

    /** How deep a body is in another one, at the most, as a multiple of the tolerance; less than 0 beside all. */
    double depth(Geometry body, Predicate<Geometry> others) {
        int index = geometries.indexOf(body);
        double depth = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < geometries.size(); i++) {
            if (i != index && others.test(geometries.get(i))) {
                ShapePair pair = ShapePair.of(at(index, 0, 0), at(i, 0, 0));
                depth = Math.max(depth, -pair.separation() / pair.tolerance());
            }
        }
        return depth;
    }

    /** Whether a body would be in another one at a distance from its place. */
    boolean isBlocked(Geometry body, double dx, double dy) {
        int index = geometries.indexOf(body);
        boolean blocked = false;
        for (int i = 0; i < geometries.size(); i++) {
            blocked |= i != index && ShapePair.overlap(at(index, dx, dy), at(i, 0, 0));
        }
        return blocked;
    }
}
