/**
 * The debug overlay: draws the colliders, contacts and axes of the last tick, and explains one pair.
 *
 * <p>Attach {@link org.jmesat.debug.CollisionDebugState}. Its {@link org.jmesat.debug.PairSelection} chooses the pair
 * that both the overlay and the panel explain. {@link org.jmesat.debug.DebugPalette} documents the colours.
 *
 * <p>The overlay reads a copy of the last tick and changes nothing in the world; no earlier stage depends on it. It is
 * a separate scene in the viewport, so it is never part of a user's scene or of a saved model.
 *
 * <p>{@code DebugDrawing} draws a tick in this order: the outlines ({@code OutlineDrawing}), the axis of the pair
 * ({@code AxisDrawing}; {@code AxisLayout} places it clear of {@code Obstacles}), its edges and letters
 * ({@code ShapeDrawing}), and its contact ({@code ContactDrawing}). They draw with the pen of {@code internal.draw},
 * whose mesh is the one of {@code DebugScene}.
 *
 * <p>{@code Picking} chooses the pair with the mouse: {@code PickButton} hears the clicks, {@code ScenePick} finds what
 * is under a pixel, and {@code Hover} names it.
 */
package org.jmesat.debug;
