/**
 * A window full of models that nobody here made, meeting and parting, with the collisions found by jme-sat.
 *
 * <p>{@link org.jmesat.sample.SampleScene} is where it starts. {@link org.jmesat.sample.SampleModel} lists the models,
 * {@link org.jmesat.sample.MotionState} moves them before each tick,
 * {@link org.jmesat.sample.CollisionTint} colours them while they collide, and
 * {@link org.jmesat.sample.EventLog} writes the events down when there is no display. Nothing but
 * {@link org.jmesat.sample.MouseDragState}, {@link org.jmesat.sample.FramingState},
 * {@link org.jmesat.sample.KeyHintState} and {@link org.jmesat.sample.ScreenshotState} needs a window.
 */
package org.jmesat.sample;
