package org.jmesat.app.model;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.app.Discovery;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionPlane;

/** Settings and listeners of the app state under test, which the model gets as well. */
final class MirroredSettings {
    private final SatCollisionState state;
    private final ReferenceModel model;
    private final Pool pool;
    private final Layers layers = new Layers();
    private Node root;
    private ReferenceModel.Filter filter;

    MirroredSettings(SatCollisionState state, ReferenceModel model, Pool pool) {
        this.state = state;
        this.model = model;
        this.pool = pool;
    }

    /** What the model needs to know of the state at the start of a tick. */
    ReferenceModel.Sample sample(Node applicationRoot) {
        return new ReferenceModel.Sample(root != null ? root : applicationRoot,
                state.getDiscovery() == Discovery.MARKED_ONLY, state.getTouchPolicy() == TouchPolicy.INCLUSIVE,
                state.isDepthTest(), layers.copy(), filter != null ? filter : (a, b) -> true);
    }

    void register(Registration registration) {
        if (registration.isForAll()) {
            state.addCollisionListener(registration.listener());
        } else {
            state.addCollisionListener(registration.self(), registration.other(), registration.listener());
        }
        model.register(registration);
    }

    void unregister(Registration registration) {
        state.removeCollisionListener(registration.self(), registration.other(), registration.listener());
        model.unregister(registration);
    }

    void unregister(CollisionListener listener) {
        state.removeCollisionListener(listener);
        model.unregister(listener);
    }

    boolean isRoot(Spatial spatial) {
        return root == spatial;
    }

    void setRoot(Node newRoot) {
        root = newRoot;
        state.setRoot(newRoot);
    }

    /** Moves the whole scene to another plane. */
    void setPlane(ProjectionPlane plane) {
        pool.setPlane(plane);
        state.setPlane(plane);
    }

    /** Names a layer; another layer of that name loses it. */
    void setLayerName(int layer, String name) {
        int former = layers.indexOf(name);
        if (former >= 0) {
            state.getLayers().setName(former, null);
            layers.setName(former, null);
        }
        state.getLayers().setName(layer, name);
        layers.setName(layer, name);
    }

    void setLayersApart(int a, int b, boolean apart) {
        state.getLayers().setColliding(a, b, !apart);
        layers.setApart(a, b, apart);
    }

    void setPaused(boolean paused) {
        if (state.isPaused() && !paused) {
            model.resume();
        }
        state.setPaused(paused);
    }

    void teleport(Spatial spatial) {
        pool.move(spatial);
        state.teleport(spatial);
        model.teleport(spatial);
    }

    void setFilter(ReferenceModel.Filter newFilter) {
        filter = newFilter;
        state.getWorld().setPairFilter(newFilter == null ? null
                : (a, b) -> newFilter.allows(Changes.spatialOf(a), Changes.spatialOf(b)));
    }
}
