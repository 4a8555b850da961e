package org.jmesat.debug.lemur;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.world.Collider;

/** Names the kind of collider that a spatial is, or why it is none, in a word or two. */
final class SpatialKinds {
    private final List<Spatial> disabled = new ArrayList<>();

    /** Reads what is disabled, as of the last tick. */
    void update(SatCollisionState state) {
        state.getDisabledSpatials(disabled);
    }

    String of(SatCollisionState state, Spatial spatial) {
        Collider collider = state.getCollider(spatial);
        if (collider != null) {
            return collider.isTrigger() ? "trigger" : collider.isFixed() ? "fixed"
                    : collider.isContinuous() ? "continuous" : "body";
        }
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            if (disabled.contains(each)) {
                return "disabled";
            }
        }
        return state.getProblem(spatial) != null ? "no polygon" : "no collider";
    }

    /** Releases the spatials. */
    void clear() {
        disabled.clear();
    }
}
