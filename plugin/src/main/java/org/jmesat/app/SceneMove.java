package org.jmesat.app;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.narrowphase.MoveAndSlide.End;
import org.jmesat.narrowphase.MoveAndSlide.Surface;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.MoveResult;

/**
 * How far a spatial can move, what it slides along and what stops it: the result of {@link SceneQueries#moveAndSlide}.
 * The caller creates an instance and reuses it. It keeps its spatials alive until the next fill or {@link #clear}.
 */
public final class SceneMove {
    private final MoveResult result = new MoveResult();
    private ProjectionPlane plane = ProjectionPlane.XY;

    /** Creates a result without motion. */
    public SceneMove() {
    }

    /** The result to fill by a query in a plane. */
    MoveResult result(ProjectionPlane newPlane) {
        plane = newPlane;
        return result;
    }

    /** Resets this to no motion and no surface, and releases the spatials. */
    public void clear() {
        result.clear();
    }

    /** {@return the result in the plane} */
    public MoveResult getResult() {
        return result;
    }

    /**
     * Returns the way from the start to the place reached.
     *
     * @param store receives plane x and y, in world units
     * @return {@code store}
     */
    public Vector2f getMove(Vector2f store) {
        return store.set((float) result.getMoveX(), (float) result.getMoveY());
    }

    /**
     * Returns the way from the start to the place reached.
     *
     * @param store receives a vector in world space
     * @return {@code store}
     */
    public Vector3f getMove(Vector3f store) {
        return plane.toWorld((float) result.getMoveX(), (float) result.getMoveY(), 0, store);
    }

    /**
     * Returns the motion that was not made.
     *
     * @param store receives a vector in world space; zero if the move arrived
     * @return {@code store}
     */
    public Vector3f getLeft(Vector3f store) {
        return plane.toWorld((float) result.getLeftX(), (float) result.getLeftY(), 0, store);
    }

    /** {@return what ended the move} */
    public End getEnd() {
        return result.getEnd();
    }

    /** {@return the number of surfaces that were slid along or stopped the move} */
    public int getCount() {
        return result.getCount();
    }

    /**
     * Returns the spatial of a surface.
     *
     * @param i the surface, in the order in which they were met (0 ≤ i &lt; count)
     * @return the spatial; null if the game added the collider to the world itself
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public Spatial getSpatial(int i) {
        return CollisionBody.spatialOf(result.getCollider(i));
    }

    /**
     * Returns what a surface is, with the upward direction and the greatest slope of {@link #getResult}.
     *
     * @param i the surface
     * @return the kind
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public Surface getSurface(int i) {
        return result.getSurface(i);
    }

    /**
     * Returns the normal of a surface, which points to the spatial that moves.
     *
     * @param i the surface
     * @param store receives the unit vector in world space
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public Vector3f getNormal(int i, Vector3f store) {
        return plane.toWorld((float) result.getNormalX(i), (float) result.getNormalY(i), 0, store);
    }

    /**
     * Returns the point where the spatial met a surface, at the elevation of the collider that it met.
     *
     * @param i the surface
     * @param store receives the world position
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public Vector3f getPoint(int i, Vector3f store) {
        return plane.toWorld((float) result.getX(i), (float) result.getY(i), result.getCollider(i).getElevation(),
                store);
    }

    /**
     * Returns the share of the motion that was made when the spatial met a surface.
     *
     * @param i the surface
     * @return the share (0 to 1)
     * @throws IndexOutOfBoundsException if there is no such surface
     */
    public float getFraction(int i) {
        return (float) result.getFraction(i);
    }

    @Override
    public String toString() {
        return result.toString();
    }
}
