package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import com.jme3.util.BufferUtils;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

/** When a geometry is projected again, and when its last outline is kept. */
class ReprojectionTest extends ProjectionRun {
    /** An orientation of a child below a node that turns about Z, and the scales of the two. */
    private static final Object[][] TILTS = {
        {new Quaternion().fromAngles(-FastMath.HALF_PI, 0, 0), 1f, 1f, 1f},
        {new Quaternion().fromAngles(FastMath.HALF_PI, 0, 0), -1f, 2f, 1f},
        {new Quaternion().fromAngles(0, FastMath.PI, 0), 1f, 1f, 1f},
        {new Quaternion().fromAngles(3.12f, 0.3f, 0), 1f, 1f, 1f},
        {new Quaternion().fromAngles(0.3f, -2, 1), 3f, 1f, 0.5f},
        {new Quaternion(), -1f, 1f, 1f}};

    @Test
    void rotationsAndScalesNeedAProjectionAndTranslationsDoNot() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        assertTrue(update(geometry));
        assertFalse(update(geometry));
        geometry.setLocalTranslation(3, 4, 5);
        assertFalse(update(geometry));
        assertEquals(3, projection.originX());
        geometry.rotate(0.1f, 0, 0);
        assertTrue(update(geometry));
        geometry.scale(1.1f);
        assertTrue(update(geometry));
        assertFalse(update(geometry));
    }

    @Test
    void rotationsAboutZNeedNoProjection() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        for (int degrees = 15; degrees <= 360; degrees += 15) {
            double angle = Math.toRadians(degrees);
            geometry.setLocalRotation(new Quaternion().fromAngleAxis((float) angle, Vector3f.UNIT_Z));
            assertFalse(update(geometry));
            assertEquals(Math.cos(angle), projection.cos(), 1e-6);
            assertEquals(Math.sin(angle), projection.sin(), 1e-6);
            assertEquals(1, Math.hypot(projection.cos(), projection.sin()), 1e-15);
        }
        assertEquals(1, outline().getArea(), 1e-6);
    }

    @Test
    void aTiltedGeometryThatTurnsInThePlaneKeepsItsOutline() {
        Random random = new Random(4);
        for (Object[] tilt : TILTS) {
            Geometry geometry = new Geometry("g", new Box(0.5f, 0.25f, 2));
            Node inner = new Node("inner");
            Node outer = new Node("outer");
            inner.attachChild(geometry);
            outer.attachChild(inner);
            geometry.setLocalRotation((Quaternion) tilt[0]);
            outer.setLocalScale((float) tilt[1], (float) tilt[2], (float) tilt[3]);
            ProjectedGeometry turning = new ProjectedGeometry();
            assertTrue(update(geometry, turning));
            for (int i = 0; i < 500; i++) {
                inner.setLocalRotation(new Quaternion().fromAngles(0, 0, 9 * random.nextFloat()));
                outer.setLocalRotation(new Quaternion().fromAngles(0, 0, 9 * random.nextFloat()));
                assertFalse(update(geometry, turning), tilt[0] + ", turn " + i);
                Coordinate[] expected = worldHull(geometry);
                org.locationtech.jts.geom.Geometry found = FACTORY.createPolygon(ring(turning));
                assertTrue(FACTORY.createMultiPointFromCoords(expected).convexHull().buffer(2e-5).contains(found));
                assertTrue(found.buffer(2e-5).contains(FACTORY.createMultiPointFromCoords(expected)));
            }
            geometry.rotate(3e-6f, 0, 0);
            assertTrue(update(geometry, turning), "another tilt of " + tilt[0]);
        }
    }

    private boolean update(Geometry geometry, ProjectedGeometry of) {
        cache.beginTick();
        WorldTransforms.refresh(geometry);
        return of.update(geometry, cache, false, PieceSettings.HULL, 0);
    }

    private static Coordinate[] worldHull(Geometry geometry) {
        geometry.computeWorldMatrix();
        float[] xyz = BufferUtils.getFloatArray(geometry.getMesh().getFloatBuffer(Type.Position));
        Coordinate[] corners = new Coordinate[xyz.length / 3];
        for (int i = 0; i < corners.length; i++) {
            Vector3f corner = new Vector3f(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]);
            geometry.getWorldMatrix().mult(corner, corner);
            corners[i] = new Coordinate(corner.x, corner.y);
        }
        return corners;
    }

    /** A slow tilt adds up: each step is below the tolerance, their sum is not. */
    @Test
    void aTiltThatChangesSlowlyIsProjectedAgain() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        geometry.setLocalRotation(new Quaternion().fromAngles(1, 0, 0));
        update(geometry);
        int projected = 0;
        for (int i = 1; i <= 100; i++) {
            geometry.setLocalRotation(new Quaternion().fromAngles(1 + 4e-7f * i, 0, 0.1f * i));
            projected += update(geometry) ? 1 : 0;
        }
        assertTrue(projected > 20 && projected < 60, "" + projected);
    }

    @Test
    void anotherScaleOrTiltNeedsAProjection() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        geometry.setLocalScale(-1, 1, 1);
        assertTrue(update(geometry));
        geometry.setLocalScale(1);
        assertTrue(update(geometry));
        geometry.rotate(1e-6f, 0, 0);
        assertTrue(update(geometry));
    }

    @Test
    void anotherMeshIsProjected() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        geometry.setMesh(new Quad(3, 1));
        assertTrue(update(geometry));
        assertEquals(3, outline().getArea(), 1e-6);
        assertFalse(update(geometry));
    }

    @Test
    void anInvalidatedMeshIsProjectedAgainIfItsContentsHaveChanged() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        geometry.getMesh().getBuffer(Type.Position).clearUpdateNeeded();
        geometry.getMesh().getFloatBuffer(Type.Position).put(0, -3);
        cache.beginTick();
        assertTrue(projection.update(geometry, cache, true, PieceSettings.HULL, 0));
        cache.beginTick();
        assertFalse(projection.update(geometry, cache, true, PieceSettings.HULL, 0));
    }

    @Test
    void aSharedMeshInvalidatedTwiceInATickIsReadOnce() {
        Mesh shared = new Box(0.5f, 0.5f, 0.5f);
        Geometry one = new Geometry("one", shared);
        Geometry two = new Geometry("two", shared);
        ProjectedGeometry other = new ProjectedGeometry();
        cache.beginTick();
        projection.update(one, cache, true, PieceSettings.HULL, 0);
        other.update(two, cache, true, PieceSettings.HULL, 0);
        cache.beginTick();
        assertFalse(projection.update(one, cache, false, PieceSettings.HULL, 0));
        assertFalse(other.update(two, cache, false, PieceSettings.HULL, 0));
    }

    /** A skinned mesh. Its shape may depend on its geometry, so its projection is not shared. */
    private static Mesh posed() {
        Mesh mesh = new Box(0.5f, 0.5f, 0.5f);
        mesh.setBuffer(Type.BoneIndex, 4, new byte[4 * mesh.getVertexCount()]);
        return mesh;
    }

    @Test
    void aPosedMeshIsProjectedWhenItRotatesRecoversOrIsInvalidated() {
        Geometry geometry = new Geometry("g", posed());
        assertTrue(update(geometry));
        geometry.setLocalTranslation(1, 2, 3);
        assertFalse(update(geometry));
        geometry.rotate(0.5f, 0, 0);
        assertTrue(update(geometry));
        geometry.move(Float.NaN, 0, 0);
        assertTrue(update(geometry));
        assertEquals(0, ProjectionRun.outline(projection).count());
        geometry.setLocalTranslation(1, 2, 3);
        assertTrue(update(geometry));
        assertEquals(4, ProjectionRun.outline(projection).count());
        assertFalse(update(geometry));
        assertTrue(projection.update(geometry, cache, true, PieceSettings.HULL, 0));
    }

    @Test
    void changingBetweenAPosedAndAPlainMeshNeedsAProjection() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        geometry.setMesh(posed());
        assertTrue(update(geometry));
        assertFalse(update(geometry));
        geometry.setMesh(new Quad(3, 3));
        assertTrue(update(geometry));
        assertEquals(9, outline().getArea(), 1e-6);
    }

    @Test
    void aForgottenMeshIsProjectedForAllItsGeometries() {
        Mesh shared = new Box(0.5f, 0.5f, 0.5f);
        Geometry one = new Geometry("one", shared);
        Geometry two = new Geometry("two", shared);
        ProjectedGeometry other = new ProjectedGeometry();
        update(one);
        other.update(two, cache, false, PieceSettings.HULL, 0);
        cache.beginTick();
        cache.forget(shared);
        assertTrue(projection.update(one, cache, false, PieceSettings.HULL, 0));
        assertTrue(other.update(two, cache, false, PieceSettings.HULL, 0));
    }

    @Test
    void anInvalidScaleGivesAProblemAndNoOutlineUntilItIsValid() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        geometry.scale(Float.NaN, 1, 1);
        assertTrue(update(geometry));
        assertEquals(0, ProjectionRun.outline(projection).count());
        assertEquals("its world scale is (NaN, 1.0, 1.0)", projection.problem());
        assertFalse(update(geometry));
        geometry.setLocalScale(1);
        assertTrue(update(geometry));
        assertNull(projection.problem());
        assertEquals(4, ProjectionRun.outline(projection).count());
    }

    @Test
    void anotherProblemIsAChange() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        geometry.setLocalScale(0);
        update(geometry);
        geometry.setLocalScale(1);
        geometry.scale(1, Float.POSITIVE_INFINITY, 1);
        assertTrue(update(geometry));
        assertEquals("its world scale is (1.0, Infinity, 1.0)", projection.problem());
    }

    @Test
    void aTranslationThatBecomesInvalidOrValidIsAChange() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        geometry.move(Float.NaN, 0, 0);
        assertTrue(update(geometry));
        assertNotNull(projection.problem());
        geometry.setLocalTranslation(1, 0, 0);
        assertTrue(update(geometry));
        assertNull(projection.problem());
    }

    @Test
    void aGeometryWithoutAMeshHasNoOutlineUntilItGetsOne() {
        Geometry geometry = new Geometry("g");
        assertTrue(update(geometry));
        assertEquals("it has no mesh", projection.problem());
        assertFalse(update(geometry));
        geometry.setMesh(new Quad(1, 1));
        assertTrue(update(geometry));
        assertEquals(4, ProjectionRun.outline(projection).count());
    }
}
