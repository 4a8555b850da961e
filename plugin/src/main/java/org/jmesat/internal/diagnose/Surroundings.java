package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;

/**
 * Inputs of the search for likely mistakes: whether only marked spatials are colliders, and the application's GUI node
 * (null if none).
 */
public record Surroundings(boolean markedOnly, Node guiNode) {
}
