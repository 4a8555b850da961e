package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.projection.ProjectionPlane;

/**
 * One geometry projected twice: as in a game, and with {@code reread}, which reads, skins and projects all vertices in
 * each tick. Both must be the same to the bit.
 */
final class TwinProjection {
    private final ProjectionCache cache = new ProjectionCache();
    private final ProjectionCache cacheOfAll = new ProjectionCache();
    private final ProjectedGeometry outline = new ProjectedGeometry();
    private final ProjectedGeometry outlineOfAll = new ProjectedGeometry();
    private long skinned;
    private long drawn;

    TwinProjection(ProjectionPlane plane) {
        cache.setPlane(plane);
        cacheOfAll.setPlane(plane);
    }

    /** Projects the geometry in one tick; {@code reread} for both. */
    void assertSame(Geometry geometry, boolean reread, String label) {
        WorldTransforms.refresh(geometry);
        update(geometry, cache, outline, reread);
        update(geometry, cacheOfAll, outlineOfAll, true);
        if (cache.culling.count() > 0) {
            skinned += cache.culling.count();
            drawn += cacheOfAll.readPose(geometry).count();
        }
        assertEquals(outlineOfAll.problem(), outline.problem(), label);
        assertEquals(outlineOfAll.pieceCount(), outline.pieceCount(), label);
        for (int i = 0; i < outline.pieceCount(); i++) {
            assertSame(outlineOfAll.piece(i), outline.piece(i), label);
        }
        if (outline.pieceCount() > 0) {
            assertEquals(bits(outlineOfAll.minDepth()), bits(outline.minDepth()), label);
            assertEquals(bits(outlineOfAll.maxDepth()), bits(outline.maxDepth()), label);
            assertEquals(bits(outlineOfAll.cos()), bits(outline.cos()), label);
            assertEquals(bits(outlineOfAll.sin()), bits(outline.sin()), label);
        }
    }

    private static void update(Geometry geometry, ProjectionCache cache, ProjectedGeometry outline, boolean reread) {
        cache.beginTick();
        outline.update(geometry, cache, reread, PieceSettings.HULL, 0);
        cache.endTick();
    }

    private static void assertSame(PolygonBuffer expected, PolygonBuffer actual, String label) {
        assertEquals(expected.count(), actual.count(), label);
        for (int i = 0; i < expected.count(); i++) {
            assertEquals(bits(expected.x(i)), bits(actual.x(i)), label);
            assertEquals(bits(expected.y(i)), bits(actual.y(i)), label);
        }
    }

    private static long bits(double value) {
        return Double.doubleToRawLongBits(value);
    }

    /** The part of the vertices that was skinned in the ticks in which some were left out, or all of a bind pose. */
    double skinnedPart() {
        return drawn == 0 ? 1 : (double) skinned / drawn;
    }

    /** The vertices of all ticks in which a bind pose was used. */
    long drawn() {
        return drawn;
    }

    ProjectedGeometry outline() {
        return outline;
    }

    ProjectionCache cache() {
        return cache;
    }
}
