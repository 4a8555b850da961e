/**
 * Which bounding boxes overlap. It exists so that the narrow phase sees only pairs that may touch.
 *
 * <p>It trusts the boxes to be finite and already widened by whatever tolerance later stages apply.
 */
package org.jmesat.internal.broadphase;
