package org.jmesat.debug;

import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.QueryLog;

/** What all views draw in a frame: the tick of a selection. */
final class Picture {
    final CollisionDebugState settings;
    final PairSelection selection;
    /** What is disabled or faulty, which the world does not know. */
    final TakenOut takenOut = new TakenOut();
    /** The state whose colliders are drawn; null in a test without a scene. */
    SatCollisionState state;
    ProjectionPlane plane = ProjectionPlane.XY;
    /** What the keys do with the camera. */
    final CameraMove cameraMove = new CameraMove();
    /** What is under the cursor; null in a test without a mouse. */
    Hover hover;

    Picture(CollisionDebugState settings, PairSelection selection) {
        this.settings = settings;
        this.selection = selection;
    }

    /** Returns the log of the last queries, or null if they are not shown or not recorded. */
    QueryLog queryLog() {
        return settings.isQueries() && state != null ? state.getWorld().getQueries().getLog() : null;
    }

    /** Releases what was drawn, so that it can be garbage collected. */
    void clear() {
        cameraMove.stop();
        takenOut.clear();
        state = null;
    }
}
