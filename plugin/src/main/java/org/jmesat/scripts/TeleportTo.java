package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;

/**
 * Moves what touches it to another place in the plane: a portal, a fall back to the start. The depth stays. A
 * continuous collider is not swept on the way. What a portal has moved onto another one is not taken by that before it
 * has left it, so that two portals may lead to each other.
 */
public class TeleportTo extends TouchScript {
    private volatile String target = "";
    /** What other scripts have moved, perhaps to here, and in which tick. */
    private Map<Spatial, Long> arrivals = new IdentityHashMap<>(2);
    /** The scripts of a spatial, during the call. */
    private List<CollisionScript> scripts = new ArrayList<>(2);

    /** Creates a script without a target, which does nothing. */
    public TeleportTo() {
    }

    /** {@return the name of the spatial at whose place the other one appears; by default empty} */
    public String getTarget() {
        return target;
    }

    /**
     * Sets the target.
     *
     * @param target the name of a spatial; null is treated as empty
     */
    public void setTarget(String target) {
        this.target = Limits.text(target);
    }

    @Override
    protected void act(Spatial other) {
        Spatial place = find(target);
        if (place == null) {
            note("target: there is no '{}'", target);
            return;
        }
        ScriptContext context = getContext();
        Spatial moved = context.findMovable(other);
        if (!ignores(moved == null, FIXED) && moved.getParent() != null) {
            teleport(moved, place.getWorldTranslation());
            context.getRoot().breadthFirstTraversal(each -> announce(moved, each));
        }
    }

    /** Tells the portals of a spatial that something is moved, perhaps onto one of them. */
    private void announce(Spatial moved, Spatial spatial) {
        for (CollisionScript each : getContext().findScripts(spatial, scripts)) {
            if (each instanceof TeleportTo portal) {
                long tick = getContext().getTick();
                portal.arrivals.values().removeIf(former -> former < tick);
                portal.arrivals.put(moved, tick);
            }
        }
        scripts.clear();
    }

    /** What has arrived by a portal touches this one in the tick after that. */
    @Override
    boolean isTouch(CollisionEvent event, Spatial body) {
        Long arrival = arrivals.isEmpty() ? null : arrivals.remove(body);
        return !ignores(arrival != null && event.getTick() - arrival == 1, "the other one has come here by a portal");
    }

    @Override
    void renew() {
        super.renew();
        arrivals = new IdentityHashMap<>(2);
        scripts = new ArrayList<>(2);
    }
}
