package org.jmesat.internal.dispatch;

import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** Tells which listeners have handlers. A script may have none, such as one that only moves its spatial. */
public final class Handlers {
    private static final List<String> NAMES = List.of("onCollisionEnter", "onCollisionStay", "onCollisionExit");
    private static final ClassValue<Boolean> BY_CLASS = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return find(type);
        }
    };

    private Handlers() {
    }

    /** Whether the class of a listener overrides a handler. */
    public static boolean isAnyIn(CollisionListener listener) {
        return BY_CLASS.get(listener.getClass());
    }

    private static boolean find(Class<?> type) {
        try {
            for (String each : NAMES) {
                if (type.getMethod(each, CollisionEvent.class).getDeclaringClass() != CollisionListener.class) {
                    return true;
                }
            }
            return false;
        } catch (NoSuchMethodException | LinkageError e) {
            // A class that another method of it needs is missing.
            return true;
        }
    }
}
