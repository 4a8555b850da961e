package org.jmesat.internal.scan;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.project.BakedOutlines;
import org.jmesat.internal.project.PieceSettings;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.ProjectionRow;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;

/**
 * A spatial that is a collider, with its geometries. It has a {@link Collider} in the world while any geometry has a
 * polygon.
 */
public final class SceneCollider {
    private static final ScenePart[] NO_PARTS = {};
    /** A direction whose part in the plane is at most this share of its length is seen as a point. */
    private static final double EDGE_ON = 1e-5;
    private static final String HOLDS_NOTHING =
            "it is one-way and holds nothing, since its direction has no part in the plane: set up or oneWayUp to one"
                    + " in it";
    private static final String TRIGGER_IGNORED =
            "its setting jmesat.trigger is ignored, since its script makes it one-way";

    final CollisionBody body;
    private final ProjectionPlane plane;
    private ScenePart[] parts = NO_PARTS;
    private ColliderControl settings;
    /** The script that makes this collider one-way, or null. */
    private CollisionScript oneWayScript;
    /** Whether a script makes this collider continuous. */
    private boolean madeContinuous;
    /** Scratch: the up direction of a one-way collider; null if it has never been one. */
    private Vector3f up;
    /** The settings' count of changes when they were read last. */
    private int seenChanges;
    /** Null as long as the settings name no layers. */
    private NamedLayers named;
    /** How the geometries become pieces; another instance after each change. */
    private PieceSettings pieceSettings = PieceSettings.HULL;
    /** Null as long as no shape was set by hand. */
    private ScenePart hand;
    private boolean byHand;
    /** The text of baked outlines that was read last; null outlines if there are none, or if it cannot be read. */
    private String bakedText = "";
    private BakedOutlines baked;
    private String bakedProblem;
    private Collider collider;
    /** The number of parts in the array: those of the last tick, or of this one if they are more. */
    private int heldCount;
    private int partCount;
    private int polygons;
    /** Whether all pieces have the same angle, and turn about the collider's position. */
    private boolean turnedAlike;
    private boolean centred;
    /** The range of depths of the polygons, relative to the spatial. */
    private double minDepth;
    private double maxDepth;
    private boolean changed;
    private boolean turned;
    /** Whether a geometry's offset along the plane's axis has changed. */
    private boolean moved;
    private boolean turnedAsOne;
    /** Whether an unchanged geometry has the same pieces: settings that report changes have had none that matters. */
    boolean steady;
    private boolean explained;
    /** Whether geometries below were left out since their meshes are of lines or points. */
    private boolean hasLines;
    /** A collider below this one, to which its geometries belong, and the problem that names it. */
    private Spatial taker;
    private String taken;
    /** Whether the last tick did not complete, so that the world may have an outdated shape. */
    private boolean incomplete;

    SceneCollider(Spatial spatial, ProjectionPlane plane) {
        this.body = new CollisionBody(spatial, plane);
        this.plane = plane;
    }

    /** The spatial that is the collider. */
    public Spatial spatial() {
        return body.getSpatial();
    }

    /** The collider in the world, or null while there is no polygon. */
    public Collider collider() {
        return collider;
    }

    void teleport() {
        if (collider != null && !collider.isRemoved()) {
            collider.teleport();
        }
    }

    /**
     * Begins a tick; the mode is used by settings that have none of their own. {@code script} makes the collider
     * one-way, or is null; {@code continuous} says whether a script makes it continuous.
     */
    void begin(ColliderControl newSettings, CollisionScript script, boolean continuous, ProjectionMode defaultMode,
            PieceChoice choice, SceneProblems problems) {
        settings = newSettings;
        if (script != oneWayScript && collider != null) {
            setSolidFor(script, problems);
        }
        oneWayScript = script;
        madeContinuous = continuous;
        // Before any setting is read, since another thread may change it.
        seenChanges = settings.changeCount();
        body.setSettings(settings);
        explained = false;
        ProjectionMode mode = settings.getMode();
        mode = mode == ProjectionMode.DEFAULT ? defaultMode : mode;
        PieceSettings last = pieceSettings;
        boolean wasByHand = byHand;
        beginParts(mode != last.mode() || incomplete);
        pieceSettings = choice.choose(last, mode, settings, updateBaked());
        updateHandShape(choice, problems);
        // A subclass of the game's own may return other settings at any time.
        steady = settings.getClass() == ColliderControl.class && !settings.isDynamic() && script == null
                && pieceSettings == last && byHand == wasByHand;
    }

    private void beginParts(boolean isChanged) {
        partCount = 0;
        changed = isChanged;
        turned = false;
        moved = false;
        hasLines = false;
        incomplete = true;
    }

    private BakedOutlines updateBaked() {
        if (!settings.getBaked().equals(bakedText)) {
            bakedText = settings.getBaked();
            baked = null;
            bakedProblem = null;
            try {
                baked = bakedText.isBlank() ? null : BakedOutlines.read(bakedText);
            } catch (IllegalArgumentException e) {
                bakedProblem = "its baked outlines " + e.getMessage();
            }
        }
        return baked;
    }

    /** Whether the shape is set by hand, so that geometries give no pieces. */
    public boolean isByHand() {
        return byHand;
    }

    /** How its geometries become pieces, as of the last full scan. */
    public ProjectionMode mode() {
        return pieceSettings.mode();
    }

    /** Copies the geometries that have pieces. */
    public List<Geometry> copyGeometries() {
        List<Geometry> geometries = new ArrayList<>();
        if (isOutlineDropped() && spatial() instanceof Geometry geometry) {
            geometries.add(geometry);
        }
        for (int i = 0; i < heldCount; i++) {
            if (parts[i].spatial instanceof Geometry geometry && parts[i].projection.pieceCount() > 0) {
                geometries.add(geometry);
            }
        }
        return geometries;
    }

    /** Reads the shape set by hand, if there is one. If it is invalid, reports why; then geometries give the pieces. */
    private void updateHandShape(PieceChoice choice, SceneProblems problems) {
        byHand = false;
        if (settings.getShape() == ColliderShape.MESH) {
            return;
        }
        hand = hand == null ? new ScenePart(spatial()) : hand;
        String problem = choice.setShape(hand.projection, settings);
        byHand = problem == null;
        if (!byHand) {
            explain(problem, problems);
        }
    }

    /** Projects the shape set by hand and adds it. */
    void addHandShape(ProjectionCache cache, SceneProblems problems) {
        add(hand, hand.projection.update(spatial(), cache), problems);
    }

    /** Projects a geometry and adds it; {@code reread} reads its mesh even without a visible change. */
    void add(ScenePart part, Geometry geometry, boolean reread, ProjectionCache cache, SceneProblems problems) {
        double offset = pieceSettings.isSliced() ? part.projection.computeSliceOffset(geometry, spatial(), plane) : 0;
        add(part, part.projection.update(geometry, cache, reread || settings.isDynamic(), pieceSettings, offset),
                problems);
    }

    private void add(ScenePart part, boolean projectionChanged, SceneProblems problems) {
        add(part);
        changed |= projectionChanged;
        if (part.projection.problem() != null) {
            problems.report(part.spatial, part.projection.problem(), part.projection.lacksLibrary());
        }
        if (part.hasPieces()) {
            place(part);
        }
    }

    private void add(ScenePart part) {
        if (partCount == parts.length) {
            parts = Arrays.copyOf(parts, Math.max(1, 2 * partCount));
        }
        if (parts[partCount] != part) {
            parts[partCount] = part;
            changed = true;
        }
        partCount++;
        heldCount = Math.max(heldCount, partCount);
    }

    /** Updates a part's pose relative to the collider's position, which is the spatial's world translation. */
    private void place(ScenePart part) {
        Vector3f position = spatial().getWorldTranslation();
        double dx = part.projection.originX() - plane.x(position);
        double dy = part.projection.originY() - plane.y(position);
        double dz = part.projection.originDepth() - plane.depth(position);
        changed |= dx != part.dx || dy != part.dy;
        moved |= dz != part.dz;
        turned |= part.projection.isTurned();
        part.dx = dx;
        part.dy = dy;
        part.dz = dz;
    }

    /** Reports why this collider has no geometry or no shape set by hand. */
    void explain(String reason, SceneProblems problems) {
        explained = true;
        problems.report(spatial(), reason);
    }

    private String describeMissing() {
        Spatial found = findMarkedBelow(spatial());
        if (found != null && found != taker) {
            taker = found;
            taken = "it is marked as a collider but has no geometry of its own, since " + SpatialName.of(found)
                    + " below it is marked, too, and is a collider by itself: remove the marks of one of them";
        }
        return found == null ? "it is marked as a collider but has no geometry" : taken;
    }

    /** The first collider below a spatial that has any vertices; null if there is none. */
    private static Spatial findMarkedBelow(Spatial spatial) {
        Spatial found = null;
        if (spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity() && found == null; i++) {
                Spatial child = node.getChild(i);
                found = LeftOut.isDisabled(child) ? null : !LeftOut.isMarked(child) ? findMarkedBelow(child)
                        : child.getVertexCount() > 0 ? child : null;
            }
        }
        return found;
    }

    void noteLines() {
        hasLines = true;
    }

    /** Why there is no polygon, as the rest of a sentence; or null. */
    public String problem(SceneProblems problems) {
        String reason = problems.reason(spatial());
        for (int i = 0; i < heldCount && reason == null; i++) {
            reason = problems.reason(parts[i].spatial);
            reason = reason == null ? null : "of " + SpatialName.of(parts[i].spatial) + ", " + reason;
        }
        return reason;
    }

    /** Measures the parts that have pieces, and returns the first of these, or null. */
    private ScenePart measure() {
        ScenePart first = null;
        polygons = 0;
        minDepth = Double.POSITIVE_INFINITY;
        maxDepth = Double.NEGATIVE_INFINITY;
        turnedAlike = true;
        centred = true;
        for (int i = 0; i < partCount; i++) {
            ScenePart part = parts[i];
            if (part.hasPieces()) {
                polygons += part.projection.pieceCount();
                minDepth = Math.min(minDepth, part.dz + part.projection.minDepth());
                maxDepth = Math.max(maxDepth, part.dz + part.projection.maxDepth());
                first = first == null ? part : first;
                turnedAlike &= part.isTurned(first.projection.cos(), first.projection.sin());
                centred &= part.dx == 0 && part.dy == 0;
            }
        }
        return first;
    }

    /** Drops the outline of a geometry that has not needed a full scan for long; the world keeps the polygon. */
    void dropOutline() {
        parts = NO_PARTS;
        heldCount = 0;
    }

    /** Whether the outline was dropped. Then {@link SceneWalk} updates the collider from the table. */
    boolean isOutlineDropped() {
        return collider != null && parts == NO_PARTS;
    }

    /** Follows a settled geometry; false if it needs a full scan. */
    boolean follow(ProjectionRow projections) {
        if (!isUpToDate()) {
            return false;
        }
        setPosition(projections.place());
        if (projections.isTurned()) {
            collider.setRotation(projections.cos(), projections.sin());
            noteRotation();
            if (collider.isOneWay() && !turnOneWay(findUp())) {
                return false;
            }
        }
        return true;
    }

    /** Follows a settled spatial, before its geometries or its shape set by hand; false if it needs a full scan. */
    boolean follow(PieceUpload upload) {
        Vector3f position = spatial().getWorldTranslation();
        if (!isUpToDate() || !Vector3f.isValidVector(position)) {
            return false;
        }
        setPosition(position);
        beginParts(false);
        noteRotation();
        if (collider.isOneWay() && !turnOneWay(findUp())) {
            return false;
        }
        turned = !turnedAsOne && upload.rotate(collider, spatial().getWorldRotation(), plane);
        return true;
    }

    /** Adds a settled geometry below its spatial, which may have moved or turned; returns true. */
    boolean follow(ScenePart part, Geometry geometry, ProjectionRow projections, ProjectionCache cache) {
        Vector3f place = projections.place();
        Vector3f position = spatial().getWorldTranslation();
        if (projections.isTurned() || (double) plane.x(place) - plane.x(position) != part.dx
                || (double) plane.y(place) - plane.y(position) != part.dy
                || (double) plane.depth(place) - plane.depth(position) != part.dz) {
            changed |= part.projection.update(geometry, cache, false, pieceSettings, 0);
            place(part);
        }
        add(part);
        return true;
    }

    /** Whether it was followed and must be finished, since its geometries have changed or moved relative to it. */
    boolean isUnfinished() {
        incomplete &= changed || turned || moved || partCount != heldCount;
        return incomplete;
    }

    /** Keeps the rotation of a continuous collider, which handlers may move to a contact. */
    private void noteRotation() {
        body.setRotation(isContinuous() ? spatial().getWorldRotation() : null);
    }

    private boolean isContinuous() {
        return madeContinuous || settings.isContinuous();
    }

    private void setPosition(Vector3f position) {
        collider.setPosition(plane.x(position), plane.y(position));
        float elevation = plane.depth(position);
        if (collider.getElevation() != elevation) {
            collider.setElevation(elevation);
        }
    }

    /** Whether the world has the present settings: a user may change them here and there. */
    private boolean isUpToDate() {
        return collider != null && settings.changeCount() == seenChanges && !collider.isRemoved()
                && collider.isFixed() == settings.isFixed() && collider.isTrigger() == settings.isTrigger()
                && collider.isOneWay() == settings.isOneWay()
                && collider.isContinuous() == isContinuous() && collider.getGroup() == settings.getGroup()
                && collider.getCategory() == category() && collider.getMask() == mask();
    }

    /** Passes the tick's shape and settings to the world. */
    void finish(CollisionWorld world, ProjectionCache cache, PieceUpload upload, SceneProblems problems) {
        if (bakedProblem != null) {
            problems.report(spatial(), bakedProblem);
        }
        dropSurplus(cache);
        Vector3f position = spatial().getWorldTranslation();
        ScenePart first = measure();
        // What each collider in the world has: a polygon and a finite position.
        if (first == null || !Vector3f.isValidVector(position)) {
            if (partCount == 0 && !explained) {
                problems.report(spatial(), hasLines
                        ? "it is marked as a collider but has only lines or points, which must be marked themselves"
                        : describeMissing());
            } else if (first != null) {
                problems.report(spatial(), "its world translation is " + position);
            }
            leave(world, ExitReason.INVALID);
            return;
        }
        if (collider == null || collider.isRemoved()) {
            // The game may have removed it from the world directly: a collider in the scene is added again.
            collider = world.add(body);
            changed = true;
            setSolidFor(oneWayScript, problems);
        }
        setPosition(position);
        setDepthRange();
        if (body.takeTeleport()) {
            collider.teleport();
        }
        collider.setContinuous(isContinuous());
        collider.setFixed(settings.isFixed());
        setOneWay(problems);
        setFilter(world.getLayers(), problems);
        noteRotation();
        upload(first, upload);
        incomplete = false;
    }

    /** Sets from which side the collider is solid. If that is seen as a point, it holds nothing, like a trigger. */
    private void setOneWay(SceneProblems problems) {
        Vector3f direction = findUp();
        boolean seen = direction == null || turnOneWay(direction);
        if (direction == null || !seen) {
            collider.setOneWay(0, 0);
        }
        collider.setTrigger(!seen || oneWayScript == null && settings.isTrigger());
        if (!seen && !direction.equals(Vector3f.ZERO)) {
            problems.report(spatial(), HOLDS_NOTHING);
        }
        if (oneWayScript != null && settings.isTrigger()) {
            problems.report(spatial(), TRIGGER_IGNORED);
        }
    }

    /** The direction to the solid side in world space, an instance of this collider; null if it is not one-way. */
    private Vector3f findUp() {
        if (oneWayScript == null && !settings.isOneWay()) {
            return null;
        }
        up = up == null ? new Vector3f() : up;
        return oneWayScript != null ? oneWayScript.oneWayUp(up)
                : spatial().getWorldRotation().multLocal(settings.getOneWayUp(up));
    }

    /** Makes the collider one-way; returns false if the direction is seen as a point. */
    private boolean turnOneWay(Vector3f direction) {
        double x = plane.x(direction);
        double y = plane.y(direction);
        boolean seen = Math.sqrt(x * x + y * y) > EDGE_ON * direction.length();
        if (seen) {
            collider.setOneWay(x, y);
        }
        return seen;
    }

    private void setSolidFor(CollisionScript script, SceneProblems problems) {
        Predicate<Collider> others = script == null ? null : other -> {
            try {
                return script.isSolidFor(CollisionBody.spatialOf(other));
            } catch (RuntimeException | Error e) {
                problems.reportFailure(spatial(), "its script failed to tell for whom it is solid: ", e);
                return false;
            }
        };
        WorldAccess.<CollisionWorld, Collider>get().setSolidFor(collider, others);
    }

    private void setDepthRange() {
        double low = finite(minDepth);
        double high = finite(maxDepth);
        // A negative margin shortens the range at most to its middle.
        double margin = Math.max(settings.getDepthMargin(), (low - high) / 2);
        float min = finite(low - margin);
        collider.setDepthRange(min, Math.max(min, finite(high + margin)));
    }

    /** A scale along the plane's axis may make depths overflow, which is no reason to have no outline. */
    private static float finite(double depth) {
        return (float) Math.max(-Float.MAX_VALUE, Math.min(depth, Float.MAX_VALUE));
    }

    private void setFilter(CollisionLayers layers, SceneProblems problems) {
        if (named == null && NamedLayers.areIn(settings)) {
            named = new NamedLayers();
        }
        if (named != null) {
            named.update(settings, layers, spatial(), problems);
        }
        collider.setFilter(category(), mask(), settings.getGroup());
    }

    private long category() {
        return named == null ? settings.getCategory() : named.category(settings);
    }

    private long mask() {
        return named == null ? settings.getMask() : named.mask(settings);
    }

    private void dropSurplus(ProjectionCache cache) {
        while (heldCount > partCount) {
            parts[--heldCount] = null;
            changed = true;
            cache.abandon();
        }
    }

    /**
     * If all pieces have the same angle, the collider has that angle. Otherwise the collider has the spatial's angle,
     * and the pieces are uploaded relative to it: a sweep would else take the turn of the body for a change of shape.
     */
    private void upload(ScenePart first, PieceUpload upload) {
        boolean merged = !byHand && mode() == ProjectionMode.SINGLE_HULL && polygons > 1;
        boolean wasAsOne = turnedAsOne;
        turnedAsOne = !merged && turnedAlike;
        boolean anyChange = changed | turned | (turnedAsOne
                ? upload.rotate(collider, first.projection.cos(), first.projection.sin())
                : upload.rotate(collider, spatial().getWorldRotation(), plane));
        if (anyChange && merged) {
            upload.merge(parts, partCount, collider);
        } else if (anyChange && (changed || !(turnedAsOne && wasAsOne && centred))) {
            upload.copy(parts, partCount, polygons, collider);
        }
    }

    void leave(CollisionWorld world, ExitReason reason) {
        if (collider != null) {
            world.remove(collider, reason);
            collider = null;
        }
    }
}
