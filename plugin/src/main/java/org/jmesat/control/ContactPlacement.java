package org.jmesat.control;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.geometry.Angles;
import org.jmesat.narrowphase.Motion;
import org.jmesat.projection.WorldTransforms;
import org.jmesat.world.Collider;

/** Puts the spatial of a continuous collider to where it was at a time within the last step. */
final class ContactPlacement {
    /** The first move is off by the rounding of its length, the second by that of the place alone. */
    private static final int MOVES = 2;

    private final CollisionEvent event;
    private final Motion motion = new Motion();
    private final Quaternion turn = new Quaternion();
    private final Quaternion frame = new Quaternion();

    ContactPlacement(CollisionEvent event) {
        this.event = event;
    }

    void place(Collider collider, double time) {
        Spatial spatial = ((CollisionBody) collider.getOwner()).getSpatial();
        collider.computeMotion(motion);
        // What does not turn keeps its angle to the last bit, or the next sweep would take the rounding for a turn.
        boolean turned = motion.turn() != 0;
        if (turned) {
            turn(spatial, motion.angle(time) - motion.angle(1));
        }
        Vector3f place = spatial.getWorldTranslation();
        for (int i = 0; i < MOVES; i++) {
            WorldTransforms.refresh(spatial);
            event.move(spatial, motion.x(time) - place.x, motion.y(time) - place.y);
        }
        WorldTransforms.refresh(spatial);
        double angle = motion.angle(time);
        collider.setSweepStart(place.x, place.y, turned ? Angles.cos(angle) : collider.getCos(),
                turned ? Angles.sin(angle) : collider.getSin());
    }

    /** Turns about world Z. */
    private void turn(Spatial spatial, double angle) {
        turn.set(0, 0, (float) Angles.sin(angle / 2), (float) Angles.cos(angle / 2));
        if (spatial.getParent() != null) {
            WorldTransforms.refresh(spatial.getParent());
            frame.set(spatial.getParent().getWorldRotation());
            turn.set(frame.inverse().multLocal(turn).multLocal(frame));
        }
        spatial.setLocalRotation(turn.multLocal(spatial.getLocalRotation()));
    }
}
