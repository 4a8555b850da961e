/**
 * The debug overlay: draws the colliders, contacts and axes of the last tick, and explains one pair.
 *
 * <p>Attach {@link org.jmesat.debug.CollisionDebugState}. Its {@link org.jmesat.debug.PairSelection} chooses the pair
 * that both the overlay and the panel explain. {@link org.jmesat.debug.DebugColor} says what each colour means, and
 * {@link org.jmesat.debug.DebugPalette} has their values.
 *
 * <p>The overlay draws the world as it was at the last step, which the colliders keep until the next one. It also reads
 * the record of queries, and the meshes of disabled and faulty spatials. It never changes a result; the only setting of
 * the world that it sets is the record of queries. No earlier stage depends on it. It is a separate scene in
 * the viewport, so it is never part of a user's scene or of a saved model.
 *
 * <p><b>When a pair is explained:</b> when {@code PairSelection.update} has another tick, pair or part of the plane to
 * show; and while it is in contact, at each tick that no frame shows ({@code PairSelection.watch}), to notice a jump of
 * its normal. Both call {@code CollisionWorld.explain}, and so do the checks of the pair in the texts and in the panel.
 * The text of an editor's sheet ({@code SheetTexts}) is composed while somebody reads it, about twice a second.
 *
 * <p>{@code DebugOverlay} does the state's work in each frame. In a game it draws when app states are rendered. An
 * editor renders none; there a probe, a Control on an empty node beside the user's scene, gets the render manager and
 * the view port while the scene is drawn, and the overlay is drawn with it: nothing is attached to the view port.
 * {@code NamedPair} chooses the pair by the names in an editor's property sheet; {@code SheetTexts} are the texts for
 * it.
 *
 * <p>{@code FollowedState} updates the selection from the collision state, and with it the list of the pairs that are
 * in contact or near ({@code NearPairs}). {@code DebugViews} has a view for each view port that shows the root. A
 * {@code Picture} is what they draw: the tick, the disabled and faulty spatials ({@code TakenOut}), and the settings
 * with their {@code Layer}s.
 *
 * <p>Each {@code DebugDrawing} draws for the camera of its view port, the most important last:
 * <ol>
 * <li>boxes ({@code BoxDrawing});
 * <li>the outlines of disabled and faulty spatials, and of all others ({@code OutlineDrawing} with the
 * {@code KindPen}, and {@code BodyOutline} for bodies of several pieces);
 * <li>the motions of continuous colliders ({@code MotionDrawing}), queries ({@code QueryDrawing}), and the marks of
 * what sleeps ({@code BoxDrawing});
 * <li>of the explained pair the fill, the outlines, the axis ({@code AxisDrawing}; {@code AxisLayout} places it clear
 * of {@code Obstacles} and labels), and the letters and edges ({@code ShapeDrawing});
 * <li>the contacts of the others and that of the pair ({@code ContactDrawing}).
 * </ol>
 * They draw with the pens and labels of {@code internal.draw}, whose meshes are in the scene of the view. Labels do not
 * cover each other: those of the pair are placed first, then the name under the mouse, and all other names
 * ({@code NameDrawing}) last, where there is room. All is drawn again in each frame.
 *
 * <p>Before it draws, {@code CameraMove} places the camera of the first view port while a key wants it.
 *
 * <p>{@code Picking} hears clicks and chooses the pair with them, {@code ScenePick} finds what is under a pixel, and
 * {@code Hover} names it.
 */
package org.jmesat.debug;
