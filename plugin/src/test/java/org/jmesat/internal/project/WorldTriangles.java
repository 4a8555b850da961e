package org.jmesat.internal.project;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/** The triangles of a geometry, transformed by the engine and seen along −Z: what the projection is compared with. */
final class WorldTriangles {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private final Geometry geometry;
    private final FloatBuffer positions;
    /** Three vertices of each triangle. */
    private final int[] corners;
    private final Coordinate[] seen;
    /** For each vertex its connected part; −1 if no triangle has it. */
    private final int[] parts;
    private int partCount;
    private double largest;

    WorldTriangles(Geometry geometry) {
        this.geometry = geometry;
        Mesh mesh = geometry.getMesh();
        positions = mesh.getFloatBuffer(Type.Position);
        corners = new int[3 * mesh.getTriangleCount()];
        int[] triangle = new int[3];
        for (int t = 0; t < mesh.getTriangleCount(); t++) {
            mesh.getTriangle(t, triangle);
            System.arraycopy(triangle, 0, corners, 3 * t, 3);
        }
        seen = new Coordinate[mesh.getVertexCount()];
        parts = findParts();
    }

    /** Gives neighbours the least number among them, until nothing changes. */
    private int[] findParts() {
        Map<Vector3f, Integer> places = new HashMap<>();
        int[] place = new int[seen.length];
        for (int i = 0; i < place.length; i++) {
            // 0 and −0 are one position.
            Vector3f at = local(i).addLocal(0, 0, 0);
            place[i] = places.computeIfAbsent(at, each -> places.size());
        }
        int[] least = new int[places.size()];
        for (int i = 0; i < least.length; i++) {
            least[i] = i;
        }
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int i = 0; i < corners.length; i += 3) {
                int a = place[corners[i]];
                int b = place[corners[i + 1]];
                int c = place[corners[i + 2]];
                int lowest = Math.min(least[a], Math.min(least[b], least[c]));
                changed |= least[a] != lowest || least[b] != lowest || least[c] != lowest;
                least[a] = lowest;
                least[b] = lowest;
                least[c] = lowest;
            }
            for (int i = 0; i < least.length; i++) {
                least[i] = least[least[i]];
            }
        }
        Map<Integer, Integer> numbers = new HashMap<>();
        int[] found = new int[seen.length];
        Arrays.fill(found, -1);
        for (int corner : corners) {
            found[corner] = numbers.computeIfAbsent(least[place[corner]], each -> numbers.size());
        }
        partCount = numbers.size();
        return found;
    }

    private Vector3f local(int vertex) {
        return new Vector3f(positions.get(3 * vertex), positions.get(3 * vertex + 1), positions.get(3 * vertex + 2));
    }

    /** Transforms the vertices as the geometry is placed now. */
    void update() {
        largest = 0;
        for (int i = 0; i < seen.length; i++) {
            Vector3f world = geometry.localToWorld(local(i), null);
            seen[i] = new Coordinate(world.x, world.y);
            largest = Math.max(largest, world.length());
        }
    }

    /** The greatest distance of a vertex from the origin in space, in which the engine's transforms round. */
    double largest() {
        return largest;
    }

    int count() {
        return corners.length / 3;
    }

    int partCount() {
        return partCount;
    }

    /** The three corners of a triangle. */
    Coordinate[] triangle(int t) {
        return new Coordinate[] {seen[corners[3 * t]], seen[corners[3 * t + 1]], seen[corners[3 * t + 2]]};
    }

    /** The triangles with an area, as polygons. */
    List<org.locationtech.jts.geom.Geometry> polygons() {
        List<org.locationtech.jts.geom.Geometry> polygons = new ArrayList<>();
        for (int t = 0; t < count(); t++) {
            Coordinate[] c = triangle(t);
            Polygon polygon = FACTORY.createPolygon(new Coordinate[] {c[0], c[1], c[2], c[0]});
            if (polygon.getArea() > 0) {
                polygons.add(polygon);
            }
        }
        return polygons;
    }

    /** The hull of all vertices that triangles have. */
    org.locationtech.jts.geom.Geometry hull() {
        return hulls(1, new int[seen.length]).get(0);
    }

    /** The hull of each connected part. */
    List<org.locationtech.jts.geom.Geometry> partHulls() {
        return hulls(partCount, parts);
    }

    private List<org.locationtech.jts.geom.Geometry> hulls(int count, int[] numbers) {
        List<List<Coordinate>> groups = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            groups.add(new ArrayList<>());
        }
        for (int i = 0; i < seen.length; i++) {
            if (parts[i] >= 0) {
                groups.get(numbers[i]).add(seen[i]);
            }
        }
        List<org.locationtech.jts.geom.Geometry> hulls = new ArrayList<>();
        for (List<Coordinate> group : groups) {
            hulls.add(new ConvexHull(group.toArray(Coordinate[]::new), FACTORY).getConvexHull());
        }
        return hulls;
    }
}
