package org.jmesat.app;

import com.jme3.app.state.AppState;
import com.jme3.app.state.AppStateManager;
import com.jme3.scene.Node;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.dispatch.SpatialName;

/**
 * The other collision states of an application, of this class or, after a project was built again, of a class of the
 * same name. Two that are enabled over the same spatials raise all events twice.
 *
 * <p>The engine has no public method that returns all app states, only the first one of a class.
 */
final class OtherStates {
    private static final MethodHandle GET_STATES = findGetStates();
    private static final AppState[] NONE = {};

    /** An app state with its method {@code getRoot}; null if it has our class. */
    private record Other(AppState state, Method getRoot) {
        Node root() throws ReflectiveOperationException {
            return state instanceof SatCollisionState ours ? ours.getRoot() : (Node) getRoot.invoke(state);
        }
    }

    private final SatCollisionState own;
    private AppState[] seen = NONE;
    private final List<Other> others = new ArrayList<>();
    /** The other state that the problem is about, and its root. */
    private AppState rival;
    private Node rivalRoot;
    private String problem;

    OtherStates(SatCollisionState own) {
        this.own = own;
    }

    private static MethodHandle findGetStates() {
        try {
            return MethodHandles.privateLookupIn(AppStateManager.class, MethodHandles.lookup())
                    .findVirtual(AppStateManager.class, "getStates", MethodType.methodType(AppState[].class));
        } catch (ReflectiveOperationException | RuntimeException e) {
            // The engine is a module that is not open to us, or has changed: only the first state of our class is seen.
            return null;
        }
    }

    /** The problem of the root if another state uses the same spatials, as the rest of a sentence; otherwise null. */
    String findProblem(Node root) {
        AppState[] states = states(own.getStateManager());
        if (states != seen) {
            seen = states;
            collect(states);
        }
        for (int i = 0; i < others.size(); i++) {
            Node otherRoot = rootOf(others.get(i));
            if (otherRoot != null && root != null
                    && (otherRoot == root || otherRoot.hasAncestor(root) || root.hasAncestor(otherRoot))) {
                return describe(others.get(i), otherRoot);
            }
        }
        rival = null;
        rivalRoot = null;
        return null;
    }

    private static AppState[] states(AppStateManager manager) {
        try {
            return GET_STATES == null ? firstState(manager) : (AppState[]) GET_STATES.invokeExact(manager);
        } catch (Error | RuntimeException thrown) {
            throw thrown;
        } catch (Throwable thrown) {
            throw new IllegalStateException(thrown);
        }
    }

    private static AppState[] firstState(AppStateManager manager) {
        AppState first = manager.getState(SatCollisionState.class);
        return first == null ? NONE : new AppState[] {first};
    }

    private void collect(AppState[] states) {
        others.clear();
        for (AppState each : states) {
            if (each instanceof SatCollisionState) {
                if (each != own) {
                    others.add(new Other(each, null));
                }
            } else if (each != null && isForeign(each.getClass())) {
                try {
                    others.add(new Other(each, each.getClass().getMethod("getRoot")));
                } catch (ReflectiveOperationException e) {
                    // Another version of the class.
                }
            }
        }
    }

    private static boolean isForeign(Class<?> type) {
        Class<?> each = type;
        while (each != null && !each.getName().equals(SatCollisionState.class.getName())) {
            each = each.getSuperclass();
        }
        return each != null;
    }

    /** The root of another state; null if it raises no events. */
    private static Node rootOf(Other other) {
        try {
            return other.state.isInitialized() && other.state.isEnabled() ? other.root() : null;
        } catch (ReflectiveOperationException | RuntimeException | Error e) {
            // Of a subclass, or of a class loader that is closed: it raises its own problems.
            return null;
        }
    }

    private String describe(Other other, Node otherRoot) {
        if (other.state != rival || otherRoot != rivalRoot) {
            rival = other.state;
            rivalRoot = otherRoot;
            problem = other.getRoot == null
                    ? "another SatCollisionState uses the same spatials, under " + SpatialName.of(otherRoot)
                            + ": disable or remove one of them, or give it a root beside this one"
                    : "another SatCollisionState, under " + SpatialName.of(otherRoot) + ", comes from another class "
                            + "loader: the project was built again since it was made; remove it and add it again";
        }
        return problem;
    }

    /** Releases the other states. */
    void clear() {
        seen = NONE;
        others.clear();
        rival = null;
        rivalRoot = null;
    }
}
