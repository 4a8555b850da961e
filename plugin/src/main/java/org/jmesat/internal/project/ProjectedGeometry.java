package org.jmesat.internal.project;

import com.jme3.math.Transform;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * The silhouette of one geometry: the convex hull of its world vertices in the XY plane, kept until mesh, scale or
 * rotation change. It is relative to the geometry's world translation, so that moving costs nothing and loses no digits
 * far from the origin.
 *
 * <p>Where the world rotation is one about Z and no scale along X or Y is negative, the outline is that before the
 * turn, which {@link #cos} and {@link #sin} tell: turning costs nothing either, and scaling takes the corners alone.
 * World vertices from an outline that is turned differ from those of the mesh, each turned by itself, by the rounding
 * of floats only: the corners are rounded to floats before the turn and not after it, so that three on one line stay on
 * it.
 */
public final class ProjectedGeometry {
    private static final Transform IDENTITY = new Transform();

    private final PlaneTransform plane = new PlaneTransform();
    private final PolygonBuffer outline = new PolygonBuffer();
    private MeshShape shape;
    private int shapeVersion = -1;
    private PosedMesh posed;
    private boolean translationValid = true;
    private String problem;

    /** Creates a silhouette without a polygon. */
    public ProjectedGeometry() {
    }

    /**
     * Updates the silhouette of the geometry, which is always the same and whose ancestors' world transforms must be
     * fresh. {@code anew} makes it read the mesh although no change can be seen. Returns true when outline or problem
     * changed; neither position nor angle is part of them.
     */
    public boolean update(Geometry geometry, ProjectionCache cache, boolean anew) {
        boolean turned = plane.update(geometry.isIgnoreTransform() ? IDENTITY : geometry.getWorldTransform());
        boolean jumped = plane.isTranslationValid() != translationValid;
        translationValid = plane.isTranslationValid();
        if (!turned && !jumped && !anew && isUpToDate(geometry.getMesh(), cache)) {
            return false;
        }
        return updateOutline(geometry, cache, turned || jumped, anew);
    }

    /** Most often another geometry with this mesh has had the mesh looked at in this tick. */
    private boolean isUpToDate(Mesh mesh, ProjectionCache cache) {
        return shape != null && shape.isCurrent(mesh, cache.tick()) && shape.version() == shapeVersion;
    }

    private boolean updateOutline(Geometry geometry, ProjectionCache cache, boolean moved, boolean anew) {
        Mesh mesh = geometry.getMesh();
        if (mesh == null) {
            share(null, cache);
            posed = null;
            return fail("it has no mesh");
        }
        try {
            return PosedMesh.isPosed(mesh)
                    ? updatePosed(geometry, cache, moved || anew)
                    : updateShared(mesh, cache, moved, anew);
        } catch (RuntimeException e) {
            // A mesh of somebody's own class, or one that another thread is at work on: no reason to lose the others.
            share(null, cache);
            posed = null;
            return fail("its mesh cannot be read: " + e);
        }
    }

    /** Takes the vertices from now on from what all geometries of a mesh share; null to let go. */
    private void share(MeshShape next, ProjectionCache cache) {
        if (shape != null && shape != next) {
            cache.abandon();
        }
        shape = next;
    }

    private boolean updateShared(Mesh mesh, ProjectionCache cache, boolean moved, boolean anew) {
        posed = null;
        MeshShape current = cache.shape(mesh, shape, anew);
        if (current == shape && current.version() == shapeVersion && !moved) {
            return false;
        }
        share(current, cache);
        shapeVersion = current.version();
        plane.separateTurn();
        DrawnShape drawn = current.drawn();
        if (plane.isPlanar() && plane.problem() == null && drawn.count() > 0
                && plane.collapse(drawn.xyz(), drawn.count()) == null) {
            drawn.findCorners(cache);
            float[] points = cache.projected(drawn.cornerCount());
            if (plane.scale(drawn.corners(), drawn.cornerCount(), points)) {
                return enclose(points, drawn.cornerCount(), drawn.problem(), cache);
            }
        }
        return project(drawn.xyz(), drawn.count(), drawn.problem(), cache);
    }

    private boolean updatePosed(Geometry geometry, ProjectionCache cache, boolean moved) {
        share(null, cache);
        if (posed == null) {
            posed = new PosedMesh();
        }
        if (!posed.update(geometry) && !moved) {
            return false;
        }
        MeshVertices vertices = cache.readPose(geometry);
        return project(vertices.xyz(), vertices.count(), vertices.problem(), cache);
    }

    private boolean project(float[] xyz, int count, String meshProblem, ProjectionCache cache) {
        String transformProblem = plane.problem();
        if (transformProblem != null) {
            return fail(transformProblem);
        }
        if (count == 0) {
            return fail(meshProblem);
        }
        String collapse = plane.collapse(xyz, count);
        if (collapse != null) {
            return fail(collapse);
        }
        plane.includeTurn();
        float[] points = cache.projected(count);
        if (!plane.project(xyz, count, points)) {
            return fail("its vertices project to coordinates too large for a float");
        }
        return enclose(points, count, meshProblem, cache);
    }

    private boolean enclose(float[] points, int count, String meshProblem, ProjectionCache cache) {
        ConvexHull hull = cache.hull();
        hull.compute(points, count);
        outline.set(hull, 0, 0);
        problem = meshProblem;
        return true;
    }

    private boolean fail(String reason) {
        boolean changed = outline.count() > 0 || !reason.equals(problem);
        outline.clear();
        problem = reason;
        return changed;
    }

    /** The shape that this is the outline of, if nothing but mesh and transform decides on it; otherwise null. */
    MeshShape plainShape() {
        return problem == null && shape != null && shape.version() == shapeVersion ? shape : null;
    }

    PlaneTransform plane() {
        return plane;
    }

    /**
     * {@return the polygon in world units, relative to ({@link #originX()}, {@link #originY()}), before it is turned;
     * empty when there is none} This instance owns the buffer, and {@link #update} changes it.
     */
    public PolygonBuffer outline() {
        return outline;
    }

    /** {@return the cosine of the angle to turn the outline by about its origin; 1 if it is in world orientation} */
    public double cos() {
        return plane.cos();
    }

    /** {@return the sine of the angle to turn the outline by about its origin; 0 if it is in world orientation} */
    public double sin() {
        return plane.sin();
    }

    /** {@return the world x that the outline is relative to} */
    public double originX() {
        return plane.translationX();
    }

    /** {@return the world y that the outline is relative to} */
    public double originY() {
        return plane.translationY();
    }

    /**
     * {@return the defect of the geometry, as the rest of a sentence about it; null if there is none} A geometry with a
     * defect has no polygon, except where only some vertices are unusable.
     */
    public String problem() {
        return problem;
    }
}
