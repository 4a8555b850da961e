package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionListener;

/**
 * A listener from user data that gives way to one of another class.
 *
 * @param spatial the spatial of both
 * @param old the listener that ends
 * @param successor the listener that takes over its contacts; null if it could not be made
 */
public record Replacement(Spatial spatial, CollisionListener old, CollisionListener successor) {
}
