package org.jmesat.internal.dispatch;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.geometry.Motion;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.project.PlaneTurn;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Places the spatial of a continuous collider at its pose at a time within the last step. */
final class ContactPlacement {
    /** The error of the first move is the rounding of its length; the second leaves only that of the position. */
    private static final int MOVES = 2;

    private final SpatialMover mover;
    private final Motion motion = new Motion();
    private final Vector3f axis = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion frame = new Quaternion();
    private final PlaneTurn inPlane = new PlaneTurn();

    ContactPlacement(SpatialMover mover) {
        this.mover = mover;
    }

    /**
     * Places a continuous collider. Its next sweep starts there, and so do those of continuous colliders below it in
     * the scene.
     */
    void place(Collider collider, double time, List<Collider> continuous) {
        ProjectionPlane plane = mover.plane();
        CollisionBody body = (CollisionBody) collider.getOwner();
        Spatial spatial = body.getSpatial();
        collider.computeMotion(motion);
        boolean turned = motion.turn() != 0;
        turn(spatial, body.getRotation(), turned ? motion.angle(time) - motion.angle(1) : 0);
        Vector3f place = spatial.getWorldTranslation();
        for (int i = 0; i < MOVES; i++) {
            WorldTransforms.refresh(spatial);
            mover.move(spatial, motion.x(time) - plane.x(place), motion.y(time) - plane.y(place));
        }
        WorldTransforms.refresh(spatial);
        // Without a turn, keep the angle to the last bit; a rounded one would look like a turn to the next sweep.
        double angle = motion.angle(time);
        WorldAccess.<CollisionWorld, Collider>get().setSweepStart(collider, plane.x(place), plane.y(place),
                turned ? Angles.cos(angle) : collider.getCos(), turned ? Angles.sin(angle) : collider.getSin());
        for (int i = 0; i < continuous.size(); i++) {
            Collider other = continuous.get(i);
            if (other != collider && !other.isRemoved() && other.getOwner() instanceof CollisionBody carried
                    && spatial instanceof Node top && carried.getSpatial().hasAncestor(top)) {
                startHere(other, carried);
            }
        }
    }

    private void startHere(Collider collider, CollisionBody body) {
        WorldTransforms.refresh(body.getSpatial());
        Vector3f place = body.getSpatial().getWorldTranslation();
        inPlane.set(0, 0, 0, 1);
        if (!body.getSpatial().getWorldRotation().equals(body.getRotation())) {
            turn.set(body.getRotation()).inverseLocal();
            frame.set(body.getSpatial().getWorldRotation()).multLocal(turn);
            inPlane.set(0, 0, mover.plane().depth(frame.getX(), frame.getY(), frame.getZ()), frame.getW());
        }
        WorldAccess.<CollisionWorld, Collider>get().setSweepStart(collider, mover.plane().x(place),
                mover.plane().y(place),
                inPlane.cos() * collider.getCos() - inPlane.sin() * collider.getSin(),
                inPlane.sin() * collider.getCos() + inPlane.cos() * collider.getSin());
    }

    /** Sets a spatial's world rotation to that of the tick's start, turned about the plane's axis by an angle. */
    private void turn(Spatial spatial, Quaternion rotation, double angle) {
        WorldTransforms.refresh(spatial);
        if (angle == 0 && spatial.getWorldRotation().equals(rotation)) {
            return;
        }
        mover.plane().toWorld(0, 0, (float) Angles.sin(angle / 2), axis);
        turn.set(axis.x, axis.y, axis.z, (float) Angles.cos(angle / 2)).multLocal(rotation);
        if (spatial.getParent() != null) {
            frame.set(spatial.getParent().getWorldRotation()).inverseLocal();
            turn.set(frame.multLocal(turn));
        }
        spatial.setLocalRotation(turn);
    }
}
