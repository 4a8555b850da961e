package org.jmesat.internal.dispatch;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/**
 * What moves as a whole before the pairs are tested: a spatial with a {@link CharacterMover}, or with a {@link
 * PushApart}, which can only be carried and pushed; with its colliders. What the last move has found is in the plane.
 */
final class MovedBody implements CharacterMover.Report {
    Spatial spatial;
    /** Null for a body that does not move by itself. */
    CharacterMover control;
    /** Null for one that does. */
    PushApart push;
    final List<Collider> colliders = new ArrayList<>();
    ProjectionPlane plane = ProjectionPlane.XY;
    /** The greater of width and height, 0 before the first move. */
    double extent;
    /** The counts of teleports and drops in the last tick. */
    int teleports;
    int drops;

    // Of the present tick.
    /** Its upward direction in the plane, of unit length; (0, 0) if it is across the plane. */
    double upX;
    double upY;
    /** What it rests on, or null; the body of that, or null if no one moves it. */
    Collider carrier;
    MovedBody support;
    /** The cosine of the slope of that; without it, of the steepest slope that it rests on, or infinite. */
    double cosine;
    final List<MovedBody> riders = new ArrayList<>();
    boolean isTeleported;
    /** Whether it drops through one-way colliders that it is in contact with. */
    boolean isDropping;
    boolean isCarried;
    double carriedX;
    double carriedY;
    /** Whether it follows what moves at present, as it rests on that. */
    boolean follows;
    boolean isMoved;
    /** Whether the present mover has pushed it, and how far. */
    boolean isPushed;
    double pushedX;
    double pushedY;

    Collider ground;
    boolean onGround;
    boolean onWall;
    boolean onCeiling;
    boolean crushed;
    double groundX;
    double groundY;
    double wallX;
    double wallY;
    double ceilingX;
    double ceilingY;
    double leftX;
    double leftY;
    double groundVelocityX;
    double groundVelocityY;

    /** Begins a tick. */
    void begin(ProjectionPlane newPlane) {
        plane = newPlane;
        carrier = null;
        support = null;
        riders.clear();
        isTeleported = control != null && control.getTeleportCount() != teleports;
        teleports = control == null ? 0 : control.getTeleportCount();
        isDropping = control != null && control.getDropCount() != drops;
        drops = control == null ? 0 : control.getDropCount();
        isCarried = false;
        carriedX = 0;
        carriedY = 0;
        isMoved = false;
        for (int i = colliders.size() - 1; i >= 0; i--) {
            if (colliders.get(i).isRemoved()) {
                colliders.remove(i);
            }
        }
        if (ground != null && ground.isRemoved()) {
            ground = null;
        }
    }

    /** Forgets what it was in a scene, which it has left. */
    void forget() {
        colliders.clear();
        riders.clear();
        spatial = null;
        carrier = null;
        support = null;
        ground = null;
        onGround = false;
        onWall = false;
        onCeiling = false;
        crushed = false;
    }

    /** Whether it is moved in this tick. */
    boolean isMovable() {
        return !colliders.isEmpty() && !colliders.get(0).isFixed()
                && (control == null ? push.isEnabled() && push.getWeight() < Float.POSITIVE_INFINITY
                        : control.isEnabled());
    }

    float weight() {
        return control == null ? push.getWeight() : control.getWeight();
    }

    @Override
    public boolean isOnGround() {
        return onGround;
    }

    @Override
    public boolean isOnWall() {
        return onWall;
    }

    @Override
    public boolean isOnCeiling() {
        return onCeiling;
    }

    @Override
    public boolean isCrushed() {
        return crushed;
    }

    @Override
    public Spatial getGround() {
        return CollisionBody.spatialOf(ground);
    }

    @Override
    public void copyGroundNormal(Vector3f store) {
        plane.toWorld((float) groundX, (float) groundY, 0, store);
    }

    @Override
    public void copyWallNormal(Vector3f store) {
        plane.toWorld((float) wallX, (float) wallY, 0, store);
    }

    @Override
    public void copyCeilingNormal(Vector3f store) {
        plane.toWorld((float) ceilingX, (float) ceilingY, 0, store);
    }

    @Override
    public void copyRemainingVelocity(Vector3f store) {
        plane.toWorld((float) leftX, (float) leftY, 0, store);
    }

    @Override
    public void copyGroundVelocity(Vector3f store) {
        plane.toWorld((float) groundVelocityX, (float) groundVelocityY, 0, store);
    }
}
