/**
 * Convex polygons in the plane: how they are made, stored, placed in the world and measured.
 *
 * <p>This stage trusts nobody: what enters is checked, so that every later stage may rely on finite, convex,
 * counter-clockwise shapes. A segment and a point are shapes too, namely the limits of a rectangle as its sides go to
 * zero, and need no special case afterwards.
 */
package org.jmesat.geometry;
