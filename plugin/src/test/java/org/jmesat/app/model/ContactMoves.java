package org.jmesat.app.model;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionEvent;

/** Moves of continuous colliders to where they hit, in the scene and in the model. */
final class ContactMoves {
    private static final double ROUNDING = 1e-5 * Lattice.UNIT;

    private final Lattice lattice;
    private final ReferenceModel model;
    private final FirstFailure failure;
    private final Trace trace;
    private long count;

    ContactMoves(Lattice lattice, ReferenceModel model, FirstFailure failure, Trace trace) {
        this.lattice = lattice;
        this.model = model;
        this.failure = failure;
        this.trace = trace;
    }

    long count() {
        return count;
    }

    void moveToContact(HandlerCall call, CollisionEvent event) {
        Body body = model.bodyToMove(call);
        event.moveToContact();
        if (body == null || !failure.isNone()) {
            return;
        }
        count++;
        trace.add(() -> "  move " + body.spatial + " to the contact");
        Vector3f place = body.spatial.getWorldTranslation();
        double x = Lattice.UNIT * (double) lattice.plane().x(place);
        double y = Lattice.UNIT * (double) lattice.plane().y(place);
        failure.expect(!isUnscaled(body.spatial) || Math.abs(x - body.motion.xAt(call.fraction())) < ROUNDING
                && Math.abs(y - body.motion.yAt(call.fraction())) < ROUNDING, "moved to " + place + " by " + call);
        body.motion.putTo(x, y);
        for (Body carried : model.continuousBelow(body)) {
            Vector3f carriedTo = carried.spatial.getWorldTranslation();
            carried.motion.putTo(Lattice.UNIT * (double) lattice.plane().x(carriedTo),
                    Lattice.UNIT * (double) lattice.plane().y(carriedTo));
        }
    }

    private boolean isUnscaled(Spatial spatial) {
        return spatial.getParent() == null || lattice.place(spatial.getParent()) != null;
    }
}
