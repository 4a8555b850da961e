package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.internal.geometry.ConvexMerge;

/** One search for the pieces of an outline, step by step; the package's page explains the steps. */
final class OutlineSearch {
    /** Beyond one of these limits a search would take many seconds, and give more pieces than a tick can test. */
    private static final int MOST_SIDES = 200_000;
    private static final int MOST_CROSSINGS = 100_000;
    private static final int MOST_CORNERS = 20_000;

    private static final int ROUNDS = 3;

    private OutlineSearch() {
    }

    static OutlinePieces run(float[] xy, int count, int maxVertices) {
        GridTriangles triangles = GridTriangles.of(xy, count, GridTriangles.BITS - (maxVertices > 0 ? 1 : 0));
        if (triangles == null) {
            return OutlinePieces.none("its outline has a coordinate that is not finite");
        }
        if (count == 0) {
            return OutlinePieces.none("its outline has no triangle");
        }
        try {
            return withThin(triangles.count() == 0 ? OutlinePieces.NO_AREA
                    : find(sides(triangles), triangles.spacing(), maxVertices), xy, count, triangles.spacing());
        } catch (RuntimeException failed) {
            return failure(failed);
        }
    }

    /** The same for what rings surround, whose corners are whole numbers. */
    static OutlinePieces run(List<int[]> rings, double unit) {
        int largest = 1;
        for (int[] ring : rings) {
            for (int coordinate : ring) {
                largest = Math.max(largest, Math.abs(coordinate));
            }
        }
        int shift = Math.max(0, GridTriangles.BITS - Integer.SIZE + Integer.numberOfLeadingZeros(largest));
        EdgeSum sides = new EdgeSum();
        for (int[] ring : rings) {
            for (int i = 0; i < ring.length; i += 2) {
                int next = (i + 2) % ring.length;
                sides.add(ring[i] << shift, ring[i + 1] << shift, ring[next] << shift, ring[next + 1] << shift, 1);
            }
        }
        sides.sum();
        try {
            return find(sides, Math.scalb(unit, -shift), 0);
        } catch (RuntimeException failed) {
            return failure(failed);
        }
    }

    /** JTS states its failures as runtime exceptions of several kinds. */
    private static OutlinePieces failure(RuntimeException failed) {
        return OutlinePieces.none("its outline cannot be computed (" + failed + ")");
    }

    /** Adds the segments of triangles that are seen edge-on. */
    private static OutlinePieces withThin(OutlinePieces outline, float[] xy, int count, double spacing) {
        if (outline.problem() != null) {
            return outline;
        }
        List<float[]> pieces = new ArrayList<>(List.of(outline.pieces()));
        pieces.addAll(ThinTriangles.find(xy, count, RoundingNoise.WIDTH * spacing, outline.pieces()));
        return OutlinePieces.of(pieces.toArray(float[][]::new), outline.areaError());
    }

    private static OutlinePieces find(EdgeSum sides, double spacing, int maxVertices) {
        if (sides.count() > MOST_SIDES) {
            return OutlinePieces.none("its triangles have more than " + MOST_SIDES + " sides that no neighbour shares");
        }
        EdgeSum edges = EdgeNoding.split(sides, MOST_CROSSINGS);
        if (edges == null) {
            return OutlinePieces.none("the sides of its triangles cross more than " + MOST_CROSSINGS + " times");
        }
        EdgeSum boundary = WindingSweep.boundary(edges);
        if (boundary == null) {
            return OutlinePieces.none("its outline cannot be computed (edges cross)");
        }
        if (boundary.count() > MOST_CORNERS) {
            return OutlinePieces.none("its outline has more than " + MOST_CORNERS + " corners");
        }
        List<List<long[]>> polygons = RoundingNoise.remove(GridPolygons.of(boundary));
        if (polygons.isEmpty()) {
            return OutlinePieces.NO_AREA;
        }
        if (maxVertices == 0) {
            return pieces(polygons, spacing, 0);
        }
        List<List<long[]>> simple = simplify(polygons, maxVertices);
        double added = (double) (doubledAreaOf(simple) - doubledAreaOf(polygons)) / 2;
        return pieces(simple, spacing, added * spacing * spacing);
    }

    /** Simplifies; where prolonged sides cross, uniting the rings adds corners, and another round removes some. */
    private static List<List<long[]>> simplify(List<List<long[]>> polygons, int maxVertices) {
        long exact = doubledAreaOf(polygons);
        long most = exact + (long) (OutlinePieces.MOST_AREA_ERROR * exact);
        List<List<long[]>> simple = polygons;
        for (int round = 0; round < ROUNDS; round++) {
            long left = most - doubledAreaOf(simple);
            EdgeSum rings = new EdgeSum();
            for (List<long[]> polygon : OutwardSimplifier.simplify(simple, maxVertices, left)) {
                polygon.forEach(ring -> addSides(ring, rings));
            }
            rings.sum();
            simple = GridPolygons.of(WindingSweep.boundary(EdgeNoding.split(rings, MOST_CROSSINGS)));
        }
        return simple;
    }

    private static void addSides(long[] ring, EdgeSum sides) {
        for (int i = 0; i < ring.length; i++) {
            long a = ring[i];
            long b = ring[(i + 1) % ring.length];
            sides.add(EdgeSum.x(a), EdgeSum.y(a), EdgeSum.x(b), EdgeSum.y(b), 1);
        }
    }

    private static long doubledAreaOf(List<List<long[]>> polygons) {
        return polygons.stream().mapToLong(OutlineSearch::doubledArea).sum();
    }

    private static EdgeSum sides(GridTriangles triangles) {
        EdgeSum sides = new EdgeSum();
        for (int t : CoveredCells.keep(triangles)) {
            for (int i = 0; i < 3; i++) {
                int j = (i + 1) % 3;
                sides.add(triangles.x(t, i), triangles.y(t, i), triangles.x(t, j), triangles.y(t, j), 1);
            }
        }
        sides.sum();
        return sides;
    }

    private static OutlinePieces pieces(List<List<long[]>> polygons, double spacing, double areaError) {
        long[][] parts = new long[polygons.size()][];
        int length = 0;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = GridPolygons.triangulate(polygons.get(i));
            if (doubledArea(polygons.get(i)) != doubledAreaOfTriangles(parts[i])) {
                return OutlinePieces.none("its outline cannot be computed (triangles of the wrong area)");
            }
            length += parts[i].length;
        }
        long[] corners = new long[length];
        int at = 0;
        for (long[] part : parts) {
            System.arraycopy(part, 0, corners, at, part.length);
            at += part.length;
        }
        long[] points = Arrays.stream(corners).sorted().distinct().toArray();
        int[] indices = new int[length];
        for (int i = 0; i < length; i++) {
            indices[i] = Arrays.binarySearch(points, corners[i]);
        }
        float[] xy = new float[2 * points.length];
        for (int i = 0; i < points.length; i++) {
            xy[2 * i] = (float) (EdgeSum.x(points[i]) * spacing);
            xy[2 * i + 1] = (float) (EdgeSum.y(points[i]) * spacing);
        }
        return OutlinePieces.of(ConvexMerge.merge(xy, indices), areaError);
    }

    private static long doubledArea(List<long[]> rings) {
        long area = 0;
        for (long[] ring : rings) {
            for (int i = 2; i < ring.length; i++) {
                area += EdgeSum.side(ring[0], ring[i - 1], ring[i]);
            }
        }
        return area;
    }

    private static long doubledAreaOfTriangles(long[] corners) {
        long area = 0;
        for (int i = 0; i < corners.length; i += 3) {
            area += EdgeSum.side(corners[i], corners[i + 1], corners[i + 2]);
        }
        return area;
    }
}
