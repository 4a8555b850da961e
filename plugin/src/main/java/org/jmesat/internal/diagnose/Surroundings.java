package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;

/**
 * What the likely mistakes in a set-up depend on beside the scene.
 *
 * @param markedOnly whether only marked spatials are colliders
 * @param guiNode the application's GUI node; null when there is none
 * @param otherRoot the root of another enabled app state; null when there is none
 */
public record Surroundings(boolean markedOnly, Node guiNode, Node otherRoot) {
}
