package org.jmesat.app;

import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** Throws an exception whose class comes from the same loader. */
public class OwnFailureScript extends CollisionScript {
    /** Its exception. */
    public static class OwnFailure extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        throw new OwnFailure();
    }
}
