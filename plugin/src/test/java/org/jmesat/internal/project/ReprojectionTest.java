package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import org.junit.jupiter.api.Test;

/** When a geometry is projected again, and when its last outline is kept. */
class ReprojectionTest extends ProjectionRun {
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
    void rotationsOfAReflectedOrTiltedMeshNeedAProjection() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        geometry.setLocalScale(-1, 1, 1);
        assertTrue(update(geometry));
        geometry.rotate(0, 0, 0.1f);
        assertTrue(update(geometry));
        assertEquals(1, projection.cos());
        geometry.setLocalScale(1);
        assertTrue(update(geometry));
        assertEquals(Math.cos(0.1), projection.cos(), 1e-6);
        geometry.rotate(1e-6f, 0, 0);
        assertTrue(update(geometry));
        assertEquals(1, projection.cos());
        assertEquals(0, projection.sin());
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
    void anInvalidatedMeshIsProjectedAgain() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        update(geometry);
        cache.beginTick();
        assertTrue(projection.update(geometry, cache, true, PieceSettings.HULL, 0));
        cache.beginTick();
        assertFalse(projection.update(geometry, cache, false, PieceSettings.HULL, 0));
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
