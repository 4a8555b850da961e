/**
 * The debug overlay: draws the colliders, contacts and axes of the last tick, and explains one pair.
 *
 * <p>Attach {@link org.jmesat.debug.CollisionDebugState}. Its {@link org.jmesat.debug.PairSelection} chooses the pair
 * that both the overlay and the panel explain. {@link org.jmesat.debug.DebugPalette} documents the colours.
 *
 * <p>The overlay reads a copy of the last tick and changes nothing in the world; no earlier stage depends on it. It is
 * a separate scene in the viewport, so it is never part of a user's scene or of a saved model.
 *
 * <p>{@code DebugOverlay} is what the state does in a frame. In a game it draws when app states are rendered. An editor
 * renders none; there a {@code DebugProbe}, a Control on an empty node beside the user's scene, gets the render manager
 * and the view port while the scene is drawn, and the overlay is drawn with it: nothing is attached to the view port.
 * {@code DebugStatus}, {@code NamedPair} and {@code PairExplanation} are the part of it that an editor's sheet shows.
 *
 * <p>{@code FollowedState} updates the selection from the collision state. {@code DebugViews} has a {@code DebugView}
 * for each view port that {@code ViewPorts} finds, and {@code NeededWindow} is the part of the plane that they show:
 * the snapshot copies no other outlines. A {@code Picture} is what they draw: the tick, what is {@code TakenOut} of it,
 * and the settings with their {@code Layer}s.
 *
 * <p>Each {@code DebugDrawing} draws for the camera of its view port, the most important last: the boxes ({@code
 * BoxDrawing}), the outlines ({@code TakenOutDrawing}; {@code OutlineDrawing} with the {@code KindPen}, and {@code
 * BodyOutline} for bodies of several pieces), steps and queries ({@code MotionDrawing}, {@code QueryDrawing}), the axis
 * of the pair ({@code AxisDrawing}; {@code AxisLayout} places it clear of {@code Obstacles}), its edges and letters
 * ({@code ShapeDrawing}), the contacts of the others ({@code MarkDrawing}) and its own ({@code ContactDrawing}), and
 * names ({@code NameDrawing}). They draw with the pens and labels of {@code internal.draw}, whose meshes are those of a
 * {@code DebugScene}. It draws nothing while neither the picture nor the camera has changed.
 *
 * <p>{@code Picking} chooses the pair with the mouse: {@code PickButton} hears the clicks, {@code ScenePick} finds what
 * is under a pixel, and {@code Hover} names it.
 */
package org.jmesat.debug;
