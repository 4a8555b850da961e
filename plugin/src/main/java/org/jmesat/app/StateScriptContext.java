package org.jmesat.app;

import com.jme3.app.SimpleApplication;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.SpatialMover;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/** The context of the scripts of an app state. */
final class StateScriptContext implements ScriptContext {
    private final SatCollisionState state;
    private final SceneTick tick;
    private final SpatialMover mover = new SpatialMover();
    /** What was found by name since the last {@link #forgetFound}: thousands of scripts may start in one frame. */
    private final Map<String, Spatial> found = new HashMap<>();

    StateScriptContext(SatCollisionState state, SceneTick tick) {
        this.state = state;
        this.tick = tick;
    }

    @Override
    public AssetManager getAssetManager() {
        return state.getApplication() == null ? null : state.getApplication().getAssetManager();
    }

    @Override
    public Node getRoot() {
        return state.getRoot();
    }

    @Override
    public Node getGuiNode() {
        return state.getApplication() instanceof SimpleApplication simple ? simple.getGuiNode() : null;
    }

    @Override
    public Camera getCamera() {
        return state.getApplication() == null ? null : state.getApplication().getCamera();
    }

    @Override
    public ProjectionPlane getPlane() {
        return tick.settings.plane();
    }

    @Override
    public long getTick() {
        return tick.world.getTick();
    }

    @Override
    public boolean isPaused() {
        return state.isPaused() || !state.isEnabled() || tick.isEnded();
    }

    @Override
    public Spatial find(String name) {
        Objects.requireNonNull(name, "name");
        Node root = state.getRoot();
        if (root == null || name.equals(root.getName())) {
            return root;
        }
        Spatial known = found.get(name);
        if (known == null || !name.equals(known.getName()) || !known.hasAncestor(root)) {
            known = root.getChild(name);
            if (known != null) {
                found.put(name, known);
            }
        }
        return known;
    }

    /** Forgets what was found by name, since an earlier spatial may get the name. */
    void forgetFound() {
        if (!found.isEmpty()) {
            found.clear();
        }
    }

    @Override
    public List<CollisionScript> findScripts(Spatial spatial, List<CollisionScript> store) {
        store.clear();
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (spatial.getControl(i) instanceof CollisionScript script) {
                store.add(script);
            }
        }
        List<CollisionScript> named = tick.scanner.scriptsOn(spatial);
        for (int i = 0; i < named.size(); i++) {
            store.add(named.get(i));
        }
        return store;
    }

    @Override
    public boolean isInLayer(Spatial spatial, String layer) {
        Collider collider = tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
        int bit = collider == null ? -1 : tick.world.getLayers().indexOf(Objects.requireNonNull(layer, "layer"));
        return bit >= 0 && (collider.getCategory() >>> bit & 1) != 0;
    }

    @Override
    public Spatial findMovable(Spatial spatial) {
        Collider collider = tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
        if (collider == null || collider.isFixed()) {
            return null;
        }
        Spatial pushed = spatial;
        while (pushed != null && !tick.canBePushed(pushed)) {
            pushed = pushed.getParent();
        }
        return pushed != null ? pushed : CollisionBody.spatialOf(collider);
    }

    @Override
    public boolean isPushed(Spatial spatial) {
        return tick.canBePushed(Objects.requireNonNull(spatial, "spatial"));
    }

    @Override
    public void move(Spatial spatial, Vector3f displacement) {
        Objects.requireNonNull(spatial, "spatial");
        ProjectionPlane plane = getPlane();
        mover.move(spatial, plane, plane.x(displacement), plane.y(displacement));
    }

    @Override
    public Vector3f computeDisplacement(Spatial spatial, Vector3f store) {
        Collider collider = tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
        if (collider == null) {
            return store.set(0, 0, 0);
        }
        Spatial moved = CollisionBody.spatialOf(collider);
        WorldTransforms.refresh(moved);
        ProjectionPlane plane = getPlane();
        Vector3f place = moved.getWorldTranslation();
        return plane.toWorld((float) (plane.x(place) - collider.getX()), (float) (plane.y(place) - collider.getY()), 0,
                store);
    }

    @Override
    public void teleport(Spatial spatial) {
        state.teleport(spatial);
    }

    @Override
    public void pause() {
        tick.pauseAsked = true;
    }

    @Override
    public void signal(String signal, Spatial spatial) {
        for (SignalListener each : tick.signalListeners) {
            try {
                each.onSignal(signal, spatial);
            } catch (RuntimeException | Error thrown) {
                tick.failures.record(each, thrown);
            }
        }
    }

    @Override
    public void note(CollisionScript script, String reason, Object value) {
        tick.dispatcher.note(script, Objects.requireNonNull(reason, "reason"), value);
    }

    @Override
    public void report(CollisionScript script, String problem) {
        tick.scanner.reportScript(script, script.getSpatial(), problem);
    }
}
