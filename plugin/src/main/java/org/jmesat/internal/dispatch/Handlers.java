package org.jmesat.internal.dispatch;

import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/**
 * The handlers that a class of listeners overrides. A script may have none, such as one that only moves its spatial.
 * Holds no reference to the class, so that whoever keeps this does not keep the class loader of a replaced script.
 */
final class Handlers {
    /** What an event is for its handler, in the order in which a contact raises them. */
    enum Kind {
        ENTER("onCollisionEnter"), STAY("onCollisionStay"), EXIT("onCollisionExit");

        private final String handler;

        Kind(String handler) {
            this.handler = handler;
        }
    }

    private static final ClassValue<Handlers> BY_CLASS = new ClassValue<>() {
        @Override
        protected Handlers computeValue(Class<?> type) {
            return new Handlers(type);
        }
    };

    /** The name of the class without its package. */
    final String className;
    private final boolean[] overridden = new boolean[Kind.values().length];
    final boolean any;

    private Handlers(Class<?> type) {
        className = type.getName().substring(type.getName().lastIndexOf('.') + 1);
        boolean found = false;
        for (Kind each : Kind.values()) {
            overridden[each.ordinal()] = isOverridden(type, each.handler);
            found |= overridden[each.ordinal()];
        }
        any = found;
    }

    static Handlers of(CollisionListener listener) {
        return BY_CLASS.get(listener.getClass());
    }

    boolean has(Kind kind) {
        return overridden[kind.ordinal()];
    }

    private static boolean isOverridden(Class<?> type, String handler) {
        try {
            return type.getMethod(handler, CollisionEvent.class).getDeclaringClass() != CollisionListener.class;
        } catch (NoSuchMethodException | LinkageError e) {
            // A class that another method of it needs is missing.
            return true;
        }
    }
}
