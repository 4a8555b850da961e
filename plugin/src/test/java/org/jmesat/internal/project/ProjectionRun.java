package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** The projection of one geometry, tick by tick, and its outline in world coordinates. */
abstract class ProjectionRun {
    static final GeometryFactory FACTORY = new GeometryFactory();
    final ProjectionCache cache = new ProjectionCache();
    final ProjectedGeometry projection = new ProjectedGeometry();

    boolean update(Geometry geometry) {
        cache.beginTick();
        WorldTransforms.refresh(geometry);
        return projection.update(geometry, cache, false, PieceSettings.HULL, 0);
    }

    org.locationtech.jts.geom.Geometry outline() {
        return FACTORY.createPolygon(ring());
    }

    /** The only piece of a projection; empty if it has none. */
    static PolygonBuffer outline(ProjectedGeometry projection) {
        assertTrue(projection.pieceCount() <= 1, "several pieces");
        return projection.pieceCount() == 0 ? new PolygonBuffer() : projection.piece(0);
    }

    Coordinate[] ring() {
        return ring(projection);
    }

    static Coordinate[] ring(ProjectedGeometry projection) {
        PolygonBuffer outline = outline(projection);
        Coordinate[] ring = new Coordinate[outline.count() + 1];
        for (int i = 0; i < ring.length; i++) {
            double x = outline.x(i % outline.count());
            double y = outline.y(i % outline.count());
            ring[i] = new Coordinate(projection.originX() + projection.cos() * x - projection.sin() * y,
                    projection.originY() + projection.sin() * x + projection.cos() * y);
        }
        return ring;
    }
}
