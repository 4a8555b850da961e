/**
 * The sample application: a launcher and the scenes that it opens.
 *
 * <p>Start with {@link org.jmesat.sample.SampleScene}, which lists the scenes. A {@link org.jmesat.sample.Sample} says
 * what a scene is and reads its command line. {@link org.jmesat.sample.SampleApplication} is the base of their
 * applications and of the {@link org.jmesat.sample.Launcher}, {@link org.jmesat.sample.SceneTextState} shows title,
 * sentence and keys, and {@link org.jmesat.sample.EventLog} writes the events of a headless run.
 *
 * <p>The scene of models is here: {@link org.jmesat.sample.SampleModel} lists them,
 * {@link org.jmesat.sample.MotionState} moves them before each tick, and {@link org.jmesat.sample.CollisionTint} tints
 * them while they collide. Only {@link org.jmesat.sample.MouseDragState} and {@link org.jmesat.sample.FramingState}
 * need a window. The other scenes have a package each.
 */
package org.jmesat.sample;
