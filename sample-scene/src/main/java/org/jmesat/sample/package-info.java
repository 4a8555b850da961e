/**
 * The sample application: jMonkeyEngine's test models move through a window and collide.
 *
 * <p>Start with {@link org.jmesat.sample.SampleScene}. {@link org.jmesat.sample.SampleModel} lists the models,
 * {@link org.jmesat.sample.MotionState} moves them before each tick, {@link org.jmesat.sample.CollisionTint} tints them
 * while they collide, and {@link org.jmesat.sample.EventLog} writes the events of a headless run. Only
 * {@link org.jmesat.sample.MouseDragState}, {@link org.jmesat.sample.FramingState},
 * {@link org.jmesat.sample.SceneTextState} and {@link org.jmesat.sample.ScreenshotState} need a window.
 *
 * <p>{@link org.jmesat.sample.Sample} and {@link org.jmesat.sample.SampleApplication} are the command line and the
 * application of this sample and of the one in {@code ground}.
 */
package org.jmesat.sample;
