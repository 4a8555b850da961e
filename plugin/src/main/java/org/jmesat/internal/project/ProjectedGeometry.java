package org.jmesat.internal.project;

import com.jme3.math.Transform;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.bake.OutlinePieces;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/**
 * The outline of one geometry: convex pieces, each the hull of world vertices in the plane, cached until mesh, scale,
 * tilt or settings change. It is relative to the geometry's world translation, so that moving costs nothing and loses
 * no precision far from the origin.
 *
 * <p>The outline excludes the turn about the plane's axis, which {@link #cos} and {@link #sin} give. So turning costs
 * nothing. Without a tilt, and if no scale along the plane's x or y is negative, scaling costs only the corners.
 * Corners are rounded to floats before the turn, so three on one line stay on it; compared with turned mesh vertices,
 * they differ only by rounding.
 */
public final class ProjectedGeometry {
    private static final Transform IDENTITY = new Transform();
    private static final String TURNING = "its outline is computed again in each tick, since it turns out of the plane";
    private static final String CHANGING =
            "its outline is computed again in each tick, since its slice or its pose changes";

    private final PlaneTransform plane = new PlaneTransform();
    private final PieceList pieces = new PieceList();
    private MeshShape shape;
    private int shapeVersion = -1;
    /** Null unless the mesh can be skinned or morphed. */
    private PosedMesh posed;
    /** Null as long as the groups are those of the mesh. */
    private OwnGroups own;
    /** All points that the groups come from; they give the range of depths. */
    private PointGroups whole;
    /** Why the groups are not those of the mode, or null. */
    private String modeProblem;
    /** The outline of the last projection; null if its groups were others. */
    private OutlineView outlineView;
    /** Null until the mode is one of sprites. */
    private SpriteGroups sprites;
    private PieceSettings settings = PieceSettings.HULL;
    /** Null unless a shape is set by hand. */
    private HandShape hand;
    private boolean handChanged;
    /** Null as long as no depth of the origin was needed. */
    private SliceOffset originOffset;
    /** The depth of the origin above the collider's position, if the mesh is sliced. */
    private double sliceOffset;
    /** The last tick in which an outline was computed for this geometry. */
    private long outlineTick = -2;
    private boolean translationValid = true;
    private String problem;

    /** Creates an outline without a polygon. */
    public ProjectedGeometry() {
    }

    /**
     * Updates the outline from the geometry, which is the same at each call; its ancestors' world transforms must be up
     * to date. {@code reread} reads the mesh even without a visible change. Returns true if pieces or problem changed;
     * position and angle are not part of them.
     *
     * @param newSettings how it becomes pieces; the same instance as long as nothing changes
     * @param offset the depth of its origin above that from which a slice is measured
     */
    public boolean update(Geometry geometry, ProjectionCache cache, boolean reread, PieceSettings newSettings,
            double offset) {
        boolean turned = plane.update(geometry.isIgnoreTransform() ? IDENTITY : geometry.getWorldTransform(),
                cache.plane());
        boolean reset = plane.isTranslationValid() != translationValid | newSettings != settings;
        translationValid = plane.isTranslationValid();
        settings = newSettings;
        if (sprites != null && !settings.isSprite()) {
            sprites = null;
            cache.abandon();
        }
        if (settings.isSliced()) {
            // NaN that stays NaN is no move, and neither is another sign of zero.
            reset |= offset != sliceOffset && !(Double.isNaN(offset) && Double.isNaN(sliceOffset));
            sliceOffset = offset;
        }
        if (!turned && !reset && !reread && !settings.isSprite() && isUpToDate(geometry.getMesh(), cache)) {
            return false;
        }
        return updateOutline(geometry, cache, turned, reset, reread);
    }

    /**
     * Computes the depth of the geometry's origin above that of its collider, from which a slice is measured. The world
     * transforms must be up to date.
     *
     * @param body the collider's spatial: the geometry or an ancestor
     */
    public double computeSliceOffset(Geometry geometry, Spatial body, ProjectionPlane projectionPlane) {
        originOffset = originOffset == null ? new SliceOffset() : originOffset;
        return originOffset.compute(geometry, body, projectionPlane);
    }

    /** How far the last such depth may differ by rounding. */
    double sliceRounding() {
        return originOffset.rounding();
    }

    /**
     * Sets a shape by hand, as {@link HandShape#update} does. Returns why it gives no shape, as the rest of a sentence
     * about the spatial, or null.
     */
    public String setShape(ColliderShape newShape, Vector2f size, float radius, Vector2f offset, float angle,
            String vertices, List<ConvexPolygon> polygon) {
        hand = hand == null ? new HandShape() : hand;
        handChanged |= hand.update(newShape, size, radius, offset, angle, vertices, polygon);
        return hand.problem();
    }

    /**
     * Updates the outline from the shape set by hand, which must be valid, instead of the mesh of a geometry: at the
     * world transform of a spatial, which is the same at each call. Its ancestors' world transforms must be up to date.
     * Returns true if pieces or problem changed; position and angle are not part of them.
     */
    public boolean update(Spatial spatial, ProjectionCache cache) {
        boolean ignored = spatial instanceof Geometry geometry && geometry.isIgnoreTransform();
        boolean turned = plane.update(ignored ? IDENTITY : spatial.getWorldTransform(), cache.plane());
        boolean reset = plane.isTranslationValid() != translationValid | handChanged;
        handChanged = false;
        translationValid = plane.isTranslationValid();
        if (!reset && !turned) {
            return false;
        }
        whole = hand.groups();
        return projectShared(whole, null, cache);
    }

    /** Whether the mesh was checked in this tick, mostly by another geometry that shares it, and is unchanged. */
    private boolean isUpToDate(Mesh mesh, ProjectionCache cache) {
        return shape != null && shape.isChecked(mesh, cache.tick()) && shape.version() == shapeVersion;
    }

    private boolean updateOutline(Geometry geometry, ProjectionCache cache, boolean turned, boolean reset,
            boolean reread) {
        Mesh mesh = geometry.getMesh();
        if (mesh == null) {
            share(null, cache);
            releasePose(cache);
            return fail("it has no mesh");
        }
        try {
            return PosedMesh.isPosed(mesh)
                    ? updatePosed(geometry, cache, turned || reset, reread)
                    : updateShared(geometry, cache, turned, reset, reread);
        } catch (RuntimeException e) {
            // Thrown by a subclass of the game's own, or since another thread changes the mesh: the scan goes on.
            share(null, cache);
            releasePose(cache);
            return fail("its mesh cannot be read: " + e);
        }
    }

    /** Sets the shared shape that the vertices come from; null to release it. */
    private void share(MeshShape next, ProjectionCache cache) {
        if (shape != null && shape != next) {
            cache.abandon();
        }
        shape = next;
    }

    private boolean updateShared(Geometry geometry, ProjectionCache cache, boolean turned, boolean reset,
            boolean reread) {
        releasePose(cache);
        Mesh mesh = geometry.getMesh();
        MeshShape current = cache.shape(mesh, shape, reread);
        boolean sameMesh = current == shape && current.version() == shapeVersion;
        boolean sameTexture = !settings.isSprite() || isSameTexture(geometry, current, reread, cache);
        if (sameMesh && sameTexture && !reset && !turned) {
            return false;
        }
        share(current, cache);
        shapeVersion = current.version();
        return projectShared(groups(mesh, current, cache), current.problem(), cache);
    }

    /** Projects groups that more projections will use: without a tilt, only the corners of their hulls. */
    private boolean projectShared(PointGroups groups, String meshProblem, ProjectionCache cache) {
        boolean flat = plane.isPlanar() && plane.problem() == null;
        return project(flat ? groups.corners(cache) : groups, meshProblem, cache);
    }

    private boolean isSameTexture(Geometry geometry, MeshShape current, boolean reread, ProjectionCache cache) {
        sprites = sprites == null ? new SpriteGroups() : sprites;
        return !sprites.check(geometry, current, reread, cache);
    }

    private PointGroups groups(Mesh mesh, MeshShape current, ProjectionCache cache) {
        if (!settings.isSprite()) {
            return meshGroups(mesh, current, cache);
        }
        PointGroups groups = sprites.update(mesh, current.version(), settings.mode(), cache);
        if (!sprites.isSprite()) {
            groups = meshGroups(mesh, current, cache);
        } else {
            groups = settings.isSliced() ? sprites.slice(plane, sliceOffset, settings) : groups;
            whole = groups;
        }
        modeProblem = sprites.problem();
        return groups;
    }

    private PointGroups meshGroups(Mesh mesh, MeshShape current, ProjectionCache cache) {
        if (settings.isSliced()) {
            return ownGroups(cache.readMesh(mesh), mesh, cache);
        }
        whole = current.points();
        modeProblem = null;
        outlineView = null;
        if (settings.isHull() || whole.count() == 0) {
            return whole;
        }
        double[] matrix = plane.computeMatrix();
        double[] direction = settings.mode() == ProjectionMode.OUTLINE && plane.problem() == null
                ? OutlineView.direction(matrix) : null;
        if (direction != null) {
            outlineView = current.outline(direction, matrix, settings, cache);
            noteOutline(settings.baked(), TURNING, cache.tick());
            if (outlineView.groups().count() > 0) {
                return outlineView.groups();
            }
        }
        return current.parts(cache);
    }

    /** Sets the problem of an outline, also if it has to be computed in each tick, which takes long and allocates. */
    private void noteOutline(BakedOutlines baked, String repeated, long tick) {
        modeProblem = outlineView.problem(baked);
        if (outlineView.tick() == tick) {
            modeProblem = modeProblem == null && outlineTick == tick - 1 ? repeated : modeProblem;
            outlineTick = tick;
        }
    }

    private PointGroups ownGroups(MeshVertices vertices, Mesh mesh, ProjectionCache cache) {
        own = own == null ? new OwnGroups() : own;
        PointGroups groups = own.update(vertices, mesh, settings, plane, sliceOffset, cache);
        whole = own.whole();
        modeProblem = null;
        outlineView = own.view();
        if (outlineView != null) {
            noteOutline(posed == null ? settings.baked() : null, CHANGING, cache.tick());
        }
        return groups;
    }

    private void releasePose(ProjectionCache cache) {
        if (posed != null) {
            posed = null;
            cache.abandon();
        }
    }

    private boolean updatePosed(Geometry geometry, ProjectionCache cache, boolean moved, boolean reread) {
        share(null, cache);
        if (posed == null) {
            posed = new PosedMesh();
        }
        Mesh mesh = geometry.getMesh();
        if (!posed.update(geometry, reread, cache) && !moved) {
            return false;
        }
        own = own == null ? new OwnGroups() : own;
        own.findParts(mesh, settings, posed.hasSameMesh(), cache);
        if (settings.isHull() && !settings.isSliced() && posed.computeHull(plane, cache)) {
            modeProblem = null;
            outlineView = null;
            problem = null;
            pieces.set(cache.hull);
            return true;
        }
        MeshVertices vertices = cache.readPose(geometry);
        PointGroups groups = ownGroups(vertices, mesh, cache);
        if (settings.isSprite()) {
            modeProblem = "its mesh is animated, so that the hulls of its parts collide instead of visible pixels";
        }
        return project(groups, vertices.problem(), cache);
    }

    private boolean project(PointGroups groups, String meshProblem, ProjectionCache cache) {
        String transformProblem = plane.problem();
        if (transformProblem != null) {
            return fail(transformProblem);
        }
        if (groups.pointCount() == 0) {
            return fail(meshProblem != null ? meshProblem : groups.problem());
        }
        String collapse = plane.collapse(whole.xyz(), whole.pointCount(), groups.isRounded());
        if (collapse != null) {
            return fail(collapse);
        }
        float[] points = cache.projected(groups.pointCount());
        if (!plane.project(groups.xyz(), groups.pointCount(), points)) {
            return fail("its vertices project to coordinates too large for a float");
        }
        if (!pieces.enclose(points, groups, plane.largestScale(), cache.hull)) {
            return fail("its radius is too large for a float");
        }
        plane.findDepths(whole.xyz(), whole.pointCount());
        problem = meshProblem != null ? meshProblem : modeProblem != null ? modeProblem : groups.problem();
        return true;
    }

    private boolean fail(String reason) {
        boolean changed = pieces.count() > 0 || !reason.equals(problem);
        pieces.clear();
        problem = reason;
        return changed;
    }

    /** The shape of this outline, if it depends only on mesh and transform and has no problem; otherwise null. */
    MeshShape plainShape() {
        boolean shared = problem == null && shape != null && shape.version() == shapeVersion && !settings.isSliced();
        return shared && !settings.isSprite() ? shape : null;
    }

    /** {@return by what share of its exact area a limit of vertices has enlarged the outline; 0 if it has not} */
    public float areaError() {
        return outlineView == null ? 0 : outlineView.areaError();
    }

    /** The outline of the last projection; null if there was none. */
    OutlineView outlineView() {
        return outlineView;
    }

    PlaneTransform plane() {
        return plane;
    }

    /** {@return the number of convex pieces; 0 if there is no polygon} */
    public int pieceCount() {
        return pieces.count();
    }

    /**
     * {@return a convex piece (0 ≤ i &lt; {@link #pieceCount()}, checked) in world units, relative to
     * ({@link #originX()}, {@link #originY()}), before it is turned} The next update changes it.
     */
    public PolygonBuffer piece(int i) {
        return pieces.get(i);
    }

    /** {@return whether the last {@link #update} has changed the angle} */
    public boolean isTurned() {
        return plane.isTurned();
    }

    /** {@return the cosine of the angle to turn the outline by about its origin} */
    public double cos() {
        return plane.cos();
    }

    /** {@return the sine of the angle to turn the outline by about its origin} */
    public double sin() {
        return plane.sin();
    }

    /** {@return the plane x that the outline is relative to} */
    public double originX() {
        return plane.translationX();
    }

    /** {@return the plane y that the outline is relative to} */
    public double originY() {
        return plane.translationY();
    }

    /** {@return the coordinate along the plane's axis that the depths are relative to} */
    public double originDepth() {
        return plane.translationZ();
    }

    /** {@return the least coordinate of the vertices along the plane's axis, relative to {@link #originDepth()}} */
    public float minDepth() {
        return plane.minDepth();
    }

    /** {@return the greatest coordinate of the vertices along the plane's axis, relative to {@link #originDepth()}} */
    public float maxDepth() {
        return plane.maxDepth();
    }

    /**
     * {@return the defect of the geometry, as the rest of a sentence about it; null if there is none} A geometry with a
     * defect has no polygon, except where only some vertices are unusable.
     */
    public String problem() {
        return problem;
    }

    /** Whether the problem is that an optional library is missing. */
    public boolean lacksLibrary() {
        return problem != null && problem.contains(OutlinePieces.MISSING);
    }
}
